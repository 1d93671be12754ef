//! The tables of pages and tenants, as the build carries them.

use std::sync::LazyLock;

use super::page::PageTable;
#[cfg(not(target_arch = "wasm32"))]
use super::tenant::Tenants;

/// Every page, as `app/pages.json` has them, with the calls of `app/first-views.json`. The build has checked the file with [`checked_pages`].
pub static PAGES: LazyLock<PageTable> = LazyLock::new(|| read_pages().unwrap_or_default());

fn read_pages() -> Result<PageTable, Vec<String>> {
    PageTable::parse(include_str!(concat!(env!("OUT_DIR"), "/pages.json")))
}

/// Reads and checks `app/pages.json` with `app/first-views.json`.
///
/// # Errors
/// One line for each problem of the file, with its name.
#[cfg(not(target_arch = "wasm32"))]
pub fn checked_pages() -> Result<PageTable, Vec<String>> {
    read_pages()
}

/// Reads and checks `tenants.json`, and leaves out the tenants' own titles and descriptions, which
/// reach the edge as files. The worker carries the result as source (`Tenants::source`).
///
/// # Errors
/// One line for each problem of the file, with its name.
#[cfg(not(target_arch = "wasm32"))]
pub fn checked_tenants(pages: &PageTable) -> Result<Tenants, Vec<String>> {
    let tenants = Tenants::parse(include_str!("../../../../tenants.json"), pages);
    let lines = |problems: Vec<_>| problems.iter().map(ToString::to_string).collect::<Vec<_>>();
    Ok(tenants.map_err(lines)?.without_words())
}

/// The checked table, for tests.
#[cfg(test)]
pub static TENANTS: LazyLock<Tenants> = LazyLock::new(|| checked_tenants(&PAGES).unwrap());

#[cfg(test)]
mod tests {
    use super::{TENANTS, checked_pages};
    use crate::sites::tenant::PageWords;

    #[test]
    fn both_files_are_right() {
        assert!(checked_pages().unwrap().iter().len() > 0);
        assert!(TENANTS.count() > 0);
        assert!(TENANTS.iter().all(|tenant| tenant.words == PageWords::NONE));
    }
}
