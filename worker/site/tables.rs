//! Both tables of a build, pages and tenants, as static rows: `worker/build.rs` has checked
//! `app/pages.json` and `tenants.json` and written them out, so that nothing is read at a start.

use std::borrow::Cow::Borrowed;

use super::page::rows::{
    CallValue, Half, ItemFields, Kind, Listed, Page, PageCall, PageTable, PathTemplate, Portal,
    QueryShape, Segment, Shape,
};
use super::tenant::{Index, PageOverride, PageSet, Pesilat, Tenant, Tenants};

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

#[cfg(test)]
mod tests {
    use super::{PAGES, TENANTS, Tenants};
    use crate::site::page::PageTable;

    #[test]
    fn the_rows_are_the_files() {
        let pages = PageTable::parse(include_str!("../../app/pages.json")).unwrap();
        let tenants = Tenants::parse(include_str!("../../tenants.json"), &pages).unwrap();
        assert_eq!(format!("{PAGES:?}"), format!("{pages:?}"));
        assert_eq!(format!("{TENANTS:?}"), format!("{tenants:?}"));
    }
}
