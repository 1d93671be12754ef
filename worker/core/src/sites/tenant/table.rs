//! `Tenants`: the table with its lookups.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, OnceLock};

use super::published::stored_row;
use super::row::Tenant;

/// A row of the table as the build writes it.
#[derive(Clone, Copy, Debug)]
pub struct TableRow {
    /// The tenant's key.
    pub key: &'static str,
    /// Its layout.
    pub layout: &'static str,
    /// Its hosts and wildcards.
    pub hosts: &'static [&'static str],
    /// The whole row, in the form that rows have in the key-value store.
    pub text: &'static str,
}

/// Every tenant, and what finds one by host in the same time however many there are. A row's text is
/// read when the tenant is first asked for, and what it says is cached as long as the table.
#[derive(Debug)]
pub struct Tenants {
    /// Sorted by key.
    rows: Vec<(TableRow, OnceLock<Arc<Tenant>>)>,
    /// Rows by exact host.
    pub(super) hosts: HashMap<&'static str, usize>,
    /// Rows by what follows the `*.` of a wildcard.
    pub(super) suffixes: HashMap<&'static str, usize>,
    /// Every layout that a row has.
    layouts: HashSet<&'static str>,
    default_layout: &'static str,
    pub(super) default: usize,
    pub(super) local: usize,
}

impl Tenants {
    /// A table of these rows, sorted by key, of which `default` and `local` name two.
    #[must_use]
    pub fn of(rows: &[TableRow], default: &str, local: &str) -> Self {
        let (mut hosts, mut suffixes) = (HashMap::new(), HashMap::new());
        for (place, row) in rows.iter().enumerate() {
            for host in row.hosts {
                match host.strip_prefix("*.") {
                    Some(suffix) => suffixes.insert(suffix, place),
                    None => hosts.insert(*host, place),
                };
            }
        }
        let place = |key: &str| rows.iter().position(|row| row.key == key);
        let default = place(default).unwrap_or_default();
        Self {
            hosts,
            suffixes,
            layouts: rows.iter().map(|row| row.layout).collect(),
            default_layout: rows.get(default).map_or("", |row| row.layout),
            default,
            local: place(local).unwrap_or_default(),
            rows: rows.iter().map(|row| (*row, OnceLock::new())).collect(),
        }
    }

    /// The tenants in the table's order, which is by key.
    pub fn iter(&self) -> impl Iterator<Item = Arc<Tenant>> {
        (0..self.rows.len()).map(|place| self.tenant(place))
    }

    /// How many there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.rows.len()
    }

    /// The tenant of that key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<Arc<Tenant>> {
        self.place(key).map(|place| self.tenant(place))
    }

    /// The layout shown where the one asked for is missing or unknown.
    #[must_use]
    pub const fn default_layout(&self) -> &'static str {
        self.default_layout
    }

    /// Whether some tenant has that layout.
    #[must_use]
    pub fn has_layout(&self, layout: &str) -> bool {
        self.layouts.contains(layout)
    }

    /// The place of the row of that key.
    pub(super) fn place(&self, key: &str) -> Option<usize> {
        self.rows
            .binary_search_by_key(&key, |(row, _)| row.key)
            .ok()
    }

    /// The tenant whose row stands at a place. The build has seen to it that each can be read.
    pub(super) fn tenant(&self, place: usize) -> Arc<Tenant> {
        let read = |row: &TableRow| Arc::new(stored_row::parsed(row.text).unwrap_or_default());
        let row = self.rows.get(place);
        row.map_or_else(Arc::default, |(row, tenant)| {
            Arc::clone(tenant.get_or_init(|| read(row)))
        })
    }
}
