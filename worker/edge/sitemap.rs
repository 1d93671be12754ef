//! `/sitemap.xml` (design section 4): the tenant's pages, and its classes' own.

use std::time::Duration;

use serde_json::Value;

use super::runtime::incoming::Incoming;
use super::runtime::site::Site;
use super::runtime::{answer, platform};
use crate::document::discovery::sitemap::{self, Entry, Part};
use crate::gateway::fault::Fault;
use crate::text::limit::capped;

/// The page whose items the sitemap lists besides the pages themselves.
const CLASS_DETAIL: &str = "class-detail";
const CLASS_LIST: &str = "v1/class/active";
/// The most classes listed: one call's worth.
const CLASSES: usize = 500;

/// `/sitemap.xml`, or with `?part=<n>` one file of its index.
pub async fn handle(site: &Site, incoming: &Incoming) -> web_sys::Response {
    let part = match incoming.query_param("part").map(|part| part.parse()) {
        None => Part::Whole,
        Some(Ok(number)) => Part::File(number),
        Some(Err(_)) => return answer::fault(&Fault::NotFound, site.headers()),
    };
    let mut entries: Vec<Entry> = site
        .pages()
        .filter(|page| !page.noindex && !page.path.contains('{'))
        .map(|page| Entry {
            path: page.path.to_owned(),
            last_modified: None,
        })
        .collect();
    entries.extend(classes(site).await);
    match sitemap::sitemap_xml(site.domain(), &entries, part) {
        Some(xml) => answer::file(site.headers(), "application/xml; charset=utf-8", &xml),
        None => answer::fault(&Fault::NotFound, site.headers()),
    }
}

/// The classes' own pages. Without the platform the sitemap lists the pages alone.
async fn classes(site: &Site) -> Vec<Entry> {
    let Some(page) = site.pages().find(|page| page.name == CLASS_DETAIL) else {
        return Vec::new();
    };
    let query = format!("page=1&pageSize={CLASSES}");
    let patience = Duration::from_secs(5);
    let answer = platform::get_json(site, CLASS_LIST, &query, patience)
        .await
        .unwrap_or_default();
    let items = answer.pointer("/data/items").and_then(Value::as_array);
    let entry = |item: &Value| {
        let text = |name: &str| Some(capped(item.get(name)?.as_str()?).to_owned());
        let params = [("slug", text("slug")?)];
        Some(Entry {
            path: page.path_of(&params)?,
            last_modified: text("updatedAt"),
        })
    };
    let listed = items.into_iter().flatten().take(CLASSES);
    listed.filter_map(entry).collect()
}
