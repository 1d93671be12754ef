//! `/_edge/health` (design section 4).

use crate::context::RequestContext;
use crate::loader::{self, Lease, LoadOutcome};
use crate::platform::{kv, memory};
use crate::services::{drifts, template};
use crate::tenants::TENANTS;
use crate::{request_trace, response};
use std::rc::Rc;

use belajar_core::cache::policy::STORE;
use belajar_core::health::Health;

/// `/_edge/health`: what is deployed and whether what it stands on responds.
pub async fn handle(context: &RequestContext) -> web_sys::Response {
    let health = Health {
        deployment: &context.config.deployment,
        tenants: TENANTS.count(),
        assets: template::load(context).await.is_ok(),
        kv: has_store(context).await,
        token_key: context.config.keys.is_some(),
        config: &context.config.problems,
        pages: request_trace::page_counts(),
        drifts: drifts::count(),
        memory: memory::counts(),
    };
    let mut headers = context.tenant_headers();
    headers.push(("cache-control", "no-store".to_owned()));
    response::json(health.status(), headers, &health.json())
}

/// Whether the key-value store responds. Anybody may ask, so that it is read no more than every few
/// seconds.
async fn has_store(context: &RequestContext) -> bool {
    let owned = context.clone();
    let make = |lease: Lease| async move {
        lease.insert(Rc::new(kv::reachable(&owned).await), size_of::<bool>());
    };
    let found: LoadOutcome<bool, ()> = loader::load(context, "store", &STORE, make).await;
    let reached = found.or_cached(|| loader::cached("store", &STORE));
    reached.is_some_and(|reached| *reached)
}
