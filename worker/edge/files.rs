//! The edge's own files, per tenant (design section 4): what robots, browsers and operators read.

use serde_json::Value;

use super::answer::{self, Headers};
use super::incoming::Incoming;
use super::platform;
use super::site::Site;
use super::{settings_store, store, tables};
use crate::document::discovery::manifest;
use crate::document::discovery::robots::{Robots, robots_txt};
use crate::document::discovery::sitemap::{self, Entry, Part};
use crate::gateway::fault::Fault;
use crate::text::json;

/// How long browsers and caches may keep one of these files.
const CACHE: &str = "public, max-age=300";

/// The page whose items the sitemap lists besides the pages themselves.
const CLASS_DETAIL: &str = "class-detail";
const CLASS_LIST: &str = "v1/class/active";
/// The most classes listed: one call's worth.
const CLASSES: u16 = 500;

/// `/robots.txt`
pub fn robots(site: &Site) -> web_sys::Response {
    let noindex: Vec<&str> = pages(site)
        .filter(|page| page.noindex)
        .map(|page| page.path.as_str())
        .collect();
    let text = robots_txt(&Robots {
        domain: site.domain(),
        may_index: site.found.may_index(),
        noindex_paths: &noindex,
    });
    file(site, "text/plain; charset=utf-8", &text)
}

/// `/sitemap.xml`, or with `?part=<n>` one file of its index.
pub async fn sitemap(site: &Site, incoming: &Incoming) -> web_sys::Response {
    let part = match incoming.query_param("part").map(|part| part.parse()) {
        None => Part::Whole,
        Some(Ok(number)) => Part::File(number),
        Some(Err(_)) => return answer::fault(&Fault::NotFound, site.headers()),
    };
    let mut entries: Vec<Entry> = pages(site)
        .filter(|page| !page.noindex && !page.path.contains('{'))
        .map(|page| Entry {
            path: page.path.clone(),
            last_modified: None,
        })
        .collect();
    entries.extend(classes(site).await);
    match sitemap::sitemap_xml(site.domain(), &entries, part) {
        Some(xml) => file(site, "application/xml; charset=utf-8", &xml),
        None => answer::fault(&Fault::NotFound, site.headers()),
    }
}

/// `/manifest.webmanifest`
pub async fn manifest(site: &Site) -> web_sys::Response {
    let data = settings_store::load(site).await;
    let json = manifest::manifest_json(&data.settings, &site.found.tenant.name);
    file(site, "application/manifest+json; charset=utf-8", &json)
}

/// `/favicon.ico`, which old browsers ask for by themselves: the tenant's icon.
pub async fn favicon(site: &Site) -> web_sys::Response {
    let data = settings_store::load(site).await;
    answer::redirect(302, &data.settings.favicon, site.headers())
}

/// `/_edge/health`: what is deployed and whether what it stands on answers.
pub async fn health(site: &Site) -> web_sys::Response {
    let tenants = tables::tables().map_or(0, |(_, tenants)| tenants.iter().len());
    let assets = super::template_store::template(site).await.is_ok();
    let kv = store::reachable(site).await;
    let token_key = site.config.key.is_some();
    let healthy = assets && kv && token_key;
    let bindings = json::object(vec![
        ("assets", assets.into()),
        ("kv", kv.into()),
        ("tokenKey", token_key.into()),
    ]);
    let body = json::object(vec![
        ("status", healthy.into()),
        ("version", env!("CARGO_PKG_VERSION").into()),
        ("tenants", tenants.into()),
        ("bindings", bindings),
    ]);
    let mut headers = site.headers();
    headers.push(("cache-control", "no-store".to_owned()));
    answer::json(if healthy { 200 } else { 503 }, headers, &json::text(&body))
}

/// A file that robots, browsers or readers fetch, kept by caches for minutes.
pub fn file(site: &Site, content_type: &str, text: &str) -> web_sys::Response {
    let mut headers: Headers = site.headers();
    headers.push(("cache-control", CACHE.to_owned()));
    headers.push(("x-content-type-options", "nosniff".to_owned()));
    answer::text(200, content_type, headers, text)
}

/// The pages in the tenant's set.
pub fn pages(site: &Site) -> impl Iterator<Item = &'static crate::site::page::Page> {
    let tenant = site.found.tenant;
    let table = tables::tables().map(|(pages, _)| pages.iter());
    table
        .into_iter()
        .flatten()
        .filter(move |page| tenant.has(page))
}

/// The classes' own pages. Without the platform the sitemap lists the pages alone.
async fn classes(site: &Site) -> Vec<Entry> {
    let Some(page) = pages(site).find(|page| page.name == CLASS_DETAIL) else {
        return Vec::new();
    };
    let query = format!("page=1&pageSize={CLASSES}");
    let patience = std::time::Duration::from_secs(5);
    let answer = platform::get_json(site, CLASS_LIST, &query, patience)
        .await
        .unwrap_or_default();
    let items = answer.pointer("/data/items").and_then(Value::as_array);
    let entry = |item: &Value| {
        let text = |name: &str| item.get(name)?.as_str().map(str::to_owned);
        let params = [("slug", text("slug")?)];
        Some(Entry {
            path: page.path_of(&params)?,
            last_modified: text("updatedAt"),
        })
    };
    items.into_iter().flatten().filter_map(entry).collect()
}
