//! The tenant table, `tenants.json`, and the lookup of a request's tenant.
//!
//! The build reads and checks the table; a request then costs a few hash lookups, however many
//! tenants there are. Host rules, in their order: an exact host, the longest wildcard,
//! `<key>.localhost`, a local-network host, a published row ([`published`]), else the default tenant. When the first segment of the
//! path is `pesilat`, a tenant with a special domain is served under that domain.

mod find;
mod host;
pub mod published;
#[cfg(not(target_arch = "wasm32"))]
mod read;
mod row;
mod table;

pub use find::{HostRule, Published, ResolvedTenant};
pub use host::{BadHost, Host};
#[cfg(not(target_arch = "wasm32"))]
pub use read::TableError;
pub use row::{PageOverride, PageSet, PageWords, Pesilat, Tenant, Text, is_measurement_id};
pub use table::{TableRow, Tenants};

pub(crate) use find::after_pesilat;

#[cfg(test)]
mod problem_tests;
#[cfg(test)]
mod tests;
