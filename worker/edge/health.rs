//! `/_edge/health` (design section 4): what operators read.

use super::document::page_html;
use super::runtime::site::Site;
use super::runtime::{answer, kv, template_store};
use crate::health::Health;
use crate::site::tables::TENANTS;

/// `/_edge/health`: what is deployed and whether what it stands on answers.
pub async fn handle(site: &Site) -> web_sys::Response {
    let health = Health {
        deployment: &site.config.deployment,
        tenants: TENANTS.iter().len(),
        assets: template_store::template(site).await.is_ok(),
        kv: kv::reachable(site).await,
        token_key: site.config.keys.is_some(),
        pages: page_html::counts(),
    };
    let mut headers = site.headers();
    headers.push(("cache-control", "no-store".to_owned()));
    answer::json(health.status(), headers, &health.json())
}
