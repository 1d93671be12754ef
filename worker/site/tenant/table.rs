//! The table, and what it is looked up by.

use std::collections::BinaryHeap;

use super::index::Index;
use super::row::Tenant;

/// Every tenant, and what finds one by host: hosts as hash tables, lists sorted for a binary search.
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
    /// The rows, with what they are looked up by.
    pub(super) fn of(
        rows: &'static [Tenant],
        default: &'static Tenant,
        local: &'static Tenant,
    ) -> Self {
        let (mut hosts, mut suffixes) = (Vec::new(), Vec::new());
        for row in rows {
            for host in row.hosts.iter() {
                match host.strip_prefix("*.") {
                    Some(suffix) => suffixes.push((suffix, row)),
                    None => hosts.push((&**host, row)),
                }
            }
        }
        // By a heap, which is a tenth of a sort's code.
        let layouts: BinaryHeap<&str> = rows.iter().map(|row| &*row.layout).collect();
        let mut layouts = layouts.into_sorted_vec();
        layouts.dedup();
        Self {
            rows,
            hosts: Index::of(&hosts),
            suffixes: Index::of(&suffixes),
            layouts: layouts.leak(),
            default,
            local,
        }
    }

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
