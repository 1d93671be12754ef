//! The tenant table, `tenants.json`, and which tenant a request is for.
//!
//! The table is read and checked once; a request then costs a few hash lookups, however many
//! tenants there are. Host rules, in their order: an exact host, the longest wildcard,
//! `<key>.localhost`, a local-network host, else the default tenant. When the first segment of the
//! path is `pesilat`, a tenant with a special domain is served under that domain.

mod check;
mod domain;
mod fallback;
mod fields;
mod find;
mod host;
mod json;
mod pages;
mod read;
mod row;

pub use find::{Found, HostRule};
pub use host::{BadHost, Host};
pub use row::{PageOverride, Pesilat, Tenant};

pub(crate) use find::after_pesilat;

use std::fmt;
use std::sync::Arc;

use crate::site::named::Named;
use crate::site::page::PageTable;

/// Every tenant, and the tables that find one by host.
#[derive(Debug)]
pub struct Tenants {
    rows: Vec<Arc<Tenant>>,
    by_key: Named<Arc<Tenant>>,
    by_host: Named<Arc<Tenant>>,
    /// By what follows the `*.` of a wildcard.
    by_suffix: Named<Arc<Tenant>>,
    by_layout: Named<Arc<Tenant>>,
    default: Arc<Tenant>,
    local: Arc<Tenant>,
}

/// Something wrong in `tenants.json`, told so that its author knows what to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableError {
    /// The row's key, `row <n>` where it has none, empty when it is no single row's.
    pub tenant: String,
    /// The field, with dots for nested ones, empty when it is no single field's.
    pub field: String,
    /// What is wrong and what to do.
    pub message: String,
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tenants.json: ")?;
        for place in [&self.tenant, &self.field] {
            if !place.is_empty() {
                write!(f, "{place}: ")?;
            }
        }
        f.write_str(&self.message)
    }
}

impl Tenants {
    /// Reads and checks the table.
    ///
    /// # Errors
    /// Every problem found, in the table's order.
    pub fn parse(json: &str, pages: &PageTable) -> Result<Self, Vec<TableError>> {
        let mut problems = Vec::new();
        let file = read::file(json, pages, &mut problems);
        if read::CHECKED {
            check::across(&file, &mut problems);
        }
        let rows: Vec<_> = file.tenants.into_iter().map(Arc::new).collect();
        let mut by_key = Named::default();
        let mut by_host = Named::default();
        let mut by_suffix = Named::default();
        let mut by_layout = Named::default();
        for row in &rows {
            by_key.insert(&row.key, Arc::clone(row));
            by_layout.insert(&row.layout, Arc::clone(row));
            for host in &row.hosts {
                match host.strip_prefix("*.") {
                    Some(suffix) => by_suffix.insert(suffix, Arc::clone(row)),
                    None => by_host.insert(host, Arc::clone(row)),
                }
            }
        }
        let (Some(default), Some(local)) = (by_key.get(&file.default), by_key.get(&file.local))
        else {
            return Err(problems);
        };
        if !problems.is_empty() {
            return Err(problems);
        }
        Ok(Self {
            default: Arc::clone(default),
            local: Arc::clone(local),
            by_host,
            by_suffix,
            by_layout,
            by_key,
            rows,
        })
    }

    /// The tenants in the table's order, which is by key.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Tenant> {
        self.rows.iter().map(AsRef::as_ref)
    }

    /// The tenant of that key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&Tenant> {
        self.by_key.get(key).map(AsRef::as_ref)
    }

    /// The tenant shown where no rule finds one.
    #[must_use]
    pub fn default_tenant(&self) -> &Tenant {
        &self.default
    }

    /// The layout shown where the one asked for is missing or unknown.
    #[must_use]
    pub fn default_layout(&self) -> &str {
        &self.default.layout
    }

    /// Whether some tenant has that layout.
    #[must_use]
    pub fn knows_layout(&self, layout: &str) -> bool {
        self.by_layout.get(layout).is_some()
    }
}

#[cfg(test)]
mod problem_tests;
#[cfg(test)]
mod tests;
