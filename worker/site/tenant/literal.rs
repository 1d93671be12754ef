//! The tenant table as source of Rust.

use std::fmt::Write;

use super::index::Index;
use super::row::{PageSet, PageWords, Pesilat, Tenant};
use super::table::Tenants;
use crate::site::literal::{Literal, literal, literals};

literals! {
    struct Tenant { key, layout, developer, name, tagline, hosts, domain, pesilat, app_id, lms_id, lms_key, workspace_id, settings, pages, words, analytics }
    struct Pesilat { domain, layout }
    enum PageSet { All, Listed(names) }
}

/// They come with a file of their own.
impl Literal for PageWords {
    fn write(&self, source: &mut String) {
        source.push_str("PageWords::NONE");
    }
}

impl Tenants {
    /// The source of statics with this table.
    #[must_use]
    pub fn source(&self) -> String {
        let row = |tenant: &Tenant| {
            let place = self.rows.iter().position(|row| row.key == tenant.key);
            format!("&ROWS[{}]", place.unwrap_or_default())
        };
        let index = |index: Index| {
            let slots = index.slots.iter();
            slots.fold(String::new(), |mut source, slot| {
                // Writing to a String cannot fail.
                let _ = match slot {
                    None => write!(source, "None,"),
                    Some((name, tenant)) => write!(source, "Some(({name:?},{})),", row(tenant)),
                };
                source
            })
        };
        let rows = literal(&self.rows);
        format!(
            "static ROWS: [Tenant; {}] = {};\n\
             /// Every tenant.\n\
             pub static TENANTS: Tenants = Tenants {{ rows: &ROWS, hosts: Index {{ slots: &[{}] }}, \
             suffixes: Index {{ slots: &[{}] }}, \
             layouts: {}, default: {}, local: {} }};\n",
            self.rows.len(),
            rows.trim_start_matches('&'),
            index(self.hosts),
            index(self.suffixes),
            literal(&self.layouts),
            row(self.default),
            row(self.local),
        )
    }
}
