//! Both tables of a build, pages and tenants, which `worker/build.rs` has checked.

use std::sync::LazyLock;

use super::page::PageTable;
use super::tenant::{TableRow, Tenants};

/// Every page, as `app/pages.json` has them.
pub static PAGES: LazyLock<PageTable> = LazyLock::new(|| {
    let pages = PageTable::parse(include_str!("../../app/pages.json"));
    pages.unwrap_or_default()
});

/// Every tenant, as the build has written `tenants.json` out.
pub static TENANTS: LazyLock<Tenants> =
    LazyLock::new(|| include!(concat!(env!("OUT_DIR"), "/tenants.rs")));

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
        let tenants = Tenants::parse(&without_words(&PAGES), &PAGES).unwrap();
        let all = |tenants: &Tenants| tenants.iter().collect::<Vec<_>>();
        assert_eq!(
            format!("{:?}", all(&TENANTS)),
            format!("{:?}", all(&tenants))
        );
        assert_eq!(
            (TENANTS.default_layout(), TENANTS.count()),
            (tenants.default_layout(), tenants.count())
        );
        assert!(PAGES.iter().len() > 0);
    }
}
