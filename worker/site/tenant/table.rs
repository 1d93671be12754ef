//! The table, and what it is looked up by.

use std::sync::Arc;

use super::report::{CHECKED, TableError};
use super::row::Tenant;
use super::{check, read};
use crate::site::named::Named;
use crate::site::page::PageTable;

/// Every tenant, and the tables that find one by host.
#[derive(Debug)]
pub struct Tenants {
    pub(super) rows: Vec<Arc<Tenant>>,
    pub(super) by_key: Named<Arc<Tenant>>,
    pub(super) by_host: Named<Arc<Tenant>>,
    /// By what follows the `*.` of a wildcard.
    pub(super) by_suffix: Named<Arc<Tenant>>,
    pub(super) by_layout: Named<Arc<Tenant>>,
    pub(super) default: Arc<Tenant>,
    pub(super) local: Arc<Tenant>,
}

impl Tenants {
    /// Reads and checks the table.
    ///
    /// # Errors
    /// Every problem found, in the table's order.
    pub fn parse(json: &str, pages: &PageTable) -> Result<Self, Vec<TableError>> {
        let mut problems = Vec::new();
        let file = read::file(json, pages, &mut problems);
        if CHECKED {
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
