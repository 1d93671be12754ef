//! The tenant table as source of Rust.

use std::fmt::Write;

use super::row::{PageOverride, PageSet, Pesilat, Tenant};
use super::table::{Named, Tenants};
use crate::site::literal::{literal, literals};

literals! {
    struct Tenant { key, layout, developer, name, tagline, hosts, domain, pesilat, app_id, lms_id, lms_key, workspace_id, settings, pages, overrides, analytics }
    struct Pesilat { domain, layout }
    struct PageOverride { title, description }
    enum PageSet { All, Listed(names) }
}

impl Tenants {
    /// The source of statics with this table.
    #[must_use]
    pub fn source(&self) -> String {
        let row = |tenant: &Tenant| {
            let place = self.rows.iter().position(|row| row.key == tenant.key);
            format!("&ROWS[{}]", place.unwrap_or_default())
        };
        let named = |names: &[Named]| {
            names
                .iter()
                .fold(String::new(), |mut source, (name, tenant)| {
                    // Writing to a String cannot fail.
                    let _ = write!(source, "({name:?},{}),", row(tenant));
                    source
                })
        };
        let rows = literal(&self.rows);
        format!(
            "static ROWS: [Tenant; {}] = {};\n\
             /// Every tenant.\n\
             pub static TENANTS: Tenants = Tenants {{ rows: &ROWS, hosts: &[{}], suffixes: &[{}], \
             layouts: {}, default: {}, local: {} }};\n",
            self.rows.len(),
            rows.trim_start_matches('&'),
            named(self.hosts),
            named(self.suffixes),
            literal(&self.layouts),
            row(self.default),
            row(self.local),
        )
    }
}
