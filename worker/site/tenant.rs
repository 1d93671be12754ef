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
mod report;
mod row;
mod table;

pub use find::{Found, HostRule};
pub use host::{BadHost, Host};
pub use report::TableError;
pub use row::{PageOverride, Pesilat, Tenant, is_measurement_id};
pub use table::Tenants;

pub(crate) use find::after_pesilat;

#[cfg(test)]
mod problem_tests;
#[cfg(test)]
mod tests;
