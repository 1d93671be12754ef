//! `/_edge/health` (design section 4): what operators read.

use super::document::page_html;
use std::rc::Rc;

use super::runtime::loader::{self, Lease, LoadOutcome};
use super::runtime::site::Site;
use super::runtime::tenants::TENANTS;
use super::runtime::{drifts, kv, memory, response, template_store};
use crate::health::Health;
use crate::memory::policy::STORE;

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
