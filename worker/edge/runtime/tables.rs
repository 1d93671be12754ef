//! The tenant and page tables, parsed once per isolate out of the files built into the module.

use std::sync::LazyLock;

use crate::site::page::PageTable;
use crate::site::tenant::Tenants;

/// Both tables, or what is wrong with them: a build that reaches production has neither problem,
/// since the tests parse the same files.
type Tables = (PageTable, Tenants);

static TABLES: LazyLock<Option<Tables>> = LazyLock::new(|| {
    let pages = PageTable::parse(include_str!("../../../app/pages.json")).ok()?;
    let tenants = Tenants::parse(include_str!("../../../tenants.json"), &pages).ok()?;
    Some((pages, tenants))
});

/// Both tables; none when the build's own files are broken.
pub fn tables() -> Option<&'static Tables> {
    TABLES.as_ref()
}
