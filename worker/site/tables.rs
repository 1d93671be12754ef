//! Both tables of a build, pages and tenants, as static rows: `worker/build.rs` has checked
//! `app/pages.json` and `tenants.json` and written them out, so that nothing is read at a start.

use std::borrow::Cow::Borrowed;

use super::page::rows::{
    CallValue, Half, ItemFields, Kind, Listed, Page, PageCall, PageTable, PathTemplate, Portal,
    QueryShape, Segment, Shape,
};
use super::tenant::{Index, PageSet, PageWords, Pesilat, Tenant, Tenants};

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::{PAGES, TENANTS, Tenants};
    use crate::site::page::PageTable;

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
        assert_eq!(format!("{PAGES:?}"), format!("{pages:?}"));
        assert_eq!(format!("{TENANTS:?}"), format!("{tenants:?}"));
    }
}
