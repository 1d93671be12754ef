//! The tenant and page tables, parsed once per isolate out of the files built into the module.

use std::sync::LazyLock;

use super::js;
use crate::page::PageTable;
use crate::tenant::Tenants;

/// Both tables, or what is wrong with them: a build that reaches production has neither problem,
/// since the tests parse the same files.
type Tables = (PageTable, Tenants);

static TABLES: LazyLock<Option<Tables>> = LazyLock::new(|| {
    let pages = PageTable::parse(include_str!("../../app/pages.json"))
        .inspect_err(|problems| js::log(format_args!("app/pages.json: {}", problems.join("; "))))
        .ok()?;
    let tenants = Tenants::parse(include_str!("../../tenants.json"), &pages)
        .inspect_err(|problems| {
            for problem in problems {
                js::log(format_args!("{problem}"));
            }
        })
        .ok()?;
    Some((pages, tenants))
});

/// Both tables; none when the build's own files are broken.
pub fn tables() -> Option<&'static Tables> {
    TABLES.as_ref()
}
