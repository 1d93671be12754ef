//! `/_edge/health` (design section 4): what operators read.

use crate::context::Site;
use crate::handlers::document::page_html;
use crate::loader::{self, Lease, LoadOutcome};
use crate::platform::{kv, memory};
use crate::response;
use crate::services::{drifts, template_store};
use crate::tenants::TENANTS;
use std::rc::Rc;

use belajar_core::health::Health;
use belajar_core::memory::policy::STORE;

/// `/_edge/health`: what is deployed and whether what it stands on answers.
pub async fn handle(site: &Site) -> web_sys::Response {
    let health = Health {
        deployment: &site.config.deployment,
        tenants: TENANTS.count(),
        assets: template_store::template(site).await.is_ok(),
        kv: has_store(site).await,
        token_key: site.config.keys.is_some(),
        config: &site.config.problems,
        pages: page_html::counts(),
        drifts: drifts::count(),
        memory: memory::counts(),
    };
    let mut headers = site.headers();
    headers.push(("cache-control", "no-store".to_owned()));
    response::json(health.status(), headers, &health.json())
}

/// Whether the key-value store answers. Anybody may ask, so that it is read no more than every few
/// seconds.
async fn has_store(site: &Site) -> bool {
    let owned = site.clone();
    let make = |lease: Lease| async move {
        lease.keep(Rc::new(kv::reachable(&owned).await), size_of::<bool>());
    };
    let found: LoadOutcome<bool, ()> = loader::load(site, "store", &STORE, make).await;
    let reached = found.known(|| loader::known("store", &STORE));
    reached.is_some_and(|reached| *reached)
}
