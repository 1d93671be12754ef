//! Both tables of a build, pages and tenants: `worker/build.rs` has checked `app/pages.json` and
//! `tenants.json` and written out what they hold; a worker reads that once, when it is first asked.

use std::sync::LazyLock;

use super::packed::{Packed, Packing};
use super::page::PageTable;
use super::tenant::Tenants;

/// Every page.
pub static PAGES: LazyLock<PageTable> = LazyLock::new(|| {
    PageTable::unpack(&mut Packing::new(include_str!(concat!(
        env!("OUT_DIR"),
        "/pages"
    ))))
});

/// Every tenant.
pub static TENANTS: LazyLock<Tenants> = LazyLock::new(|| {
    Tenants::unpack(&mut Packing::new(include_str!(concat!(
        env!("OUT_DIR"),
        "/tenants"
    ))))
});

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::{PAGES, PageTable, TENANTS, Tenants};

    /// `tenants.json` without the tenants' own words, which come with files of their own.
    fn without_words(pages: &PageTable) -> String {
        let mut file: Value = serde_json::from_str(include_str!("../../tenants.json")).unwrap();
        for row in file["tenants"].as_array_mut().unwrap() {
            let Some(listed) = row.get_mut("pages").and_then(Value::as_array_mut) else {
                continue;
            };
            for item in listed.iter_mut().filter(|item| item.is_object()) {
                *item = item["name"].take();
            }
            let everyones = |item: &Value| pages.get(item.as_str().unwrap()).unwrap().everyone;
            listed.retain(|item| !everyones(item));
        }
        file.to_string()
    }

    #[test]
    fn the_rows_are_the_files() {
        let pages = PageTable::parse(include_str!("../../app/pages.json")).unwrap();
        let tenants = Tenants::parse(&without_words(&pages), &pages).unwrap();
        assert_eq!(format!("{:?}", *PAGES), format!("{pages:?}"));
        assert_eq!(format!("{:?}", *TENANTS), format!("{tenants:?}"));
    }
}
