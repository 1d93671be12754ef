//! `/_edge/health` (design section 4): what operators read.

use super::document::page_html;
use super::runtime::site::Site;
use super::runtime::{answer, kv, template_store};
use crate::config::Deployment;
use crate::site::tables::TENANTS;
use crate::text::json::{self, Field};

/// `/_edge/health`: what is deployed and whether what it stands on answers.
pub async fn handle(site: &Site) -> web_sys::Response {
    let tenants = TENANTS.iter().len();
    let assets = template_store::template(site).await.is_ok();
    let kv = kv::reachable(site).await;
    let token_key = site.config.keys.is_some();
    let healthy = assets && kv && token_key;
    let bindings = json::object(&[
        ("assets", assets.into()),
        ("kv", kv.into()),
        ("tokenKey", token_key.into()),
    ]);
    let Deployment { id, tag } = &site.config.deployment;
    let deployment = json::object(&[("id", id.into()), ("tag", tag.into())]);
    let counts = page_html::counts();
    let pages = json::object(&[
        ("rendered", u64::from(counts.rendered).into()),
        ("kept", u64::from(counts.kept).into()),
        ("failed", u64::from(counts.failed).into()),
    ]);
    let body = json::object(&[
        ("status", healthy.into()),
        ("version", env!("CARGO_PKG_VERSION").into()),
        ("deployment", Field::Json(&deployment)),
        ("tenants", (tenants as u64).into()),
        ("bindings", Field::Json(&bindings)),
        ("pages", Field::Json(&pages)),
    ]);
    let mut headers = site.headers();
    headers.push(("cache-control", "no-store".to_owned()));
    answer::json(if healthy { 200 } else { 503 }, headers, &body)
}
