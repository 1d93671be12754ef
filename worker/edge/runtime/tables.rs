//! The tenant and page tables, parsed once per isolate out of the files built into the module.

use std::sync::LazyLock;

use super::js;
use crate::site;
use crate::site::tables::Tables;

static TABLES: LazyLock<Option<Tables>> = LazyLock::new(|| {
    let read = site::tables::read(
        include_str!("../../../app/pages.json"),
        include_str!("../../../tenants.json"),
    );
    read.inspect_err(|problem| js::log(format_args!("{problem}")))
        .ok()
});

/// Both tables; none when the build's own files are broken, which the log tells.
pub fn tables() -> Option<&'static Tables> {
    TABLES.as_ref()
}
