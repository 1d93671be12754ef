//! `/_edge/health` (design section 4): what operators read.

use super::document::page_html;
use super::runtime::site::Site;
use super::runtime::{answer, kv, template_store};
use crate::config::Deployment;
use crate::site::tables::TENANTS;
use crate::text::json;

/// `/_edge/health`: what is deployed and whether what it stands on answers.
pub async fn handle(site: &Site) -> web_sys::Response {
    let tenants = TENANTS.iter().len();
    let assets = template_store::template(site).await.is_ok();
    let kv = kv::reachable(site).await;
    let token_key = site.config.keys.is_some();
    let healthy = assets && kv && token_key;
    let bindings = json::object(vec![
        ("assets", assets.into()),
        ("kv", kv.into()),
        ("tokenKey", token_key.into()),
    ]);
    let Deployment { id, tag } = &site.config.deployment;
    let deployment = json::object(vec![
        ("id", id.as_str().into()),
        ("tag", tag.as_str().into()),
    ]);
    let counts = page_html::counts();
    let pages = json::object(vec![
        ("rendered", counts.rendered.into()),
        ("kept", counts.kept.into()),
        ("failed", counts.failed.into()),
    ]);
    let body = json::object(vec![
        ("status", healthy.into()),
        ("version", env!("CARGO_PKG_VERSION").into()),
        ("deployment", deployment),
        ("tenants", tenants.into()),
        ("bindings", bindings),
        ("pages", pages),
    ]);
    let mut headers = site.headers();
    headers.push(("cache-control", "no-store".to_owned()));
    answer::json(if healthy { 200 } else { 503 }, headers, &json::text(&body))
}
