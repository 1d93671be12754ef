//! The tenants that are compiled in.

use std::sync::LazyLock;

use belajar_core::sites::tenant::{TableRow, Tenants};

/// Every tenant of `tenants.json`, as the build script has written it out.
pub static TENANTS: LazyLock<Tenants> =
    LazyLock::new(|| include!(concat!(env!("OUT_DIR"), "/tenants.rs")));
