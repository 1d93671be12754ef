//! The table, and what it is looked up by.

use super::index::Index;
use super::row::Tenant;

/// Every tenant, and what finds one by host. The build checks `tenants.json` and writes it out as
/// static rows, hosts as hash tables and lists sorted for a binary search, so that there is nothing to
/// read at a start.
#[derive(Clone, Copy, Debug)]
pub struct Tenants {
    /// Sorted by key.
    pub(in crate::site) rows: &'static [Tenant],
    /// By exact host.
    pub(in crate::site) hosts: Index,
    /// By what follows the `*.` of a wildcard.
    pub(in crate::site) suffixes: Index,
    /// Every layout that a row has.
    pub(in crate::site) layouts: &'static [&'static str],
    pub(in crate::site) default: &'static Tenant,
    pub(in crate::site) local: &'static Tenant,
}

impl Tenants {
    /// The tenants in the table's order, which is by key.
    #[must_use]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &'static Tenant> + use<> {
        self.rows.iter()
    }

    /// The tenant of that key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&'static Tenant> {
        let place = self.rows.binary_search_by_key(&key, |row| &row.key).ok()?;
        self.rows.get(place)
    }

    /// The tenant shown where no rule finds one.
    #[must_use]
    pub const fn default_tenant(&self) -> &'static Tenant {
        self.default
    }

    /// The layout shown where the one asked for is missing or unknown.
    #[must_use]
    pub fn default_layout(&self) -> &'static str {
        &self.default.layout
    }

    /// Whether some tenant has that layout.
    #[must_use]
    pub fn knows_layout(&self, layout: &str) -> bool {
        self.layouts.binary_search(&layout).is_ok()
    }
}
