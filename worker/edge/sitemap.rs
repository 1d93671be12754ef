//! `/sitemap.xml` (design section 4): the tenant's pages, and those of every item that the platform
//! lists.
//!
//! Lists are read page by page behind the answers, through the edge's cache, and what they hold is
//! remembered: a visitor waits only where nothing is known yet, and is told what has come by then.

use std::rc::Rc;
use std::time::Duration;

use super::runtime::incoming::Incoming;
use super::runtime::loader::{self, Found, Lease};
use super::runtime::site::Site;
use super::runtime::together::all;
use super::runtime::{answer, texts};
use crate::document::discovery::list_reading::{KnownItems, Reading};
use crate::document::discovery::listed::{self, List, ListPage};
use crate::document::discovery::sitemap::{self, Part};
use crate::gateway::fault::Fault;
use crate::memory::policy::LIST;

/// How long one page of a list may take.
const PAGE_WAIT: Duration = Duration::from_secs(5);

/// `/sitemap.xml`, or with `?part=<n>` one file of its index.
///
/// # Errors
/// [`Fault::NotFound`] for a part that there is not.
pub async fn handle(site: &Site, incoming: &Incoming) -> Result<web_sys::Response, Fault> {
    let tenant = &site.found.tenant;
    let part = incoming.query_param("part");
    let part = Part::asked_for(part.as_deref(), tenant.developer).ok_or(Fault::NotFound)?;
    let shown: Vec<_> = site.pages().collect();
    let pages = listed::findable(&shown, tenant.pesilat.is_some());
    let lists = listed::lists(&shown, &pages);
    let mut entries = Vec::new();
    for page in pages {
        listed::add_own(&mut entries, page);
    }
    let known = all(lists.into_iter().map(|list| items(site, list))).await;
    let is_whole = known.iter().all(|known| known.is_whole);
    entries.extend(known.iter().flat_map(|known| known.entries().cloned()));
    let xml = sitemap::sitemap_xml(site.domain(), &entries, part).ok_or(Fault::NotFound)?;
    let file = answer::file(site.headers(), "application/xml; charset=utf-8", &xml);
    Ok(if is_whole { file } else { answer::unkept(file) })
}

/// Under which a list is remembered.
fn key(site: &Site, list: &List) -> String {
    [&site.key("listed"), list.call].join("\n")
}

/// What is known of a list. What is being read is waited for, and what has come of it then is told.
async fn items(site: &Site, list: List) -> Rc<KnownItems> {
    let key = key(site, &list);
    let make = |lease| read(site.clone(), list, lease);
    let found: Found<KnownItems, ()> = loader::load(site, &key, &LIST, make).await;
    found
        .known(|| loader::known(&key, &LIST))
        .unwrap_or_default()
}

async fn read(site: Site, list: List, lease: Lease) {
    let known: Option<Rc<KnownItems>> = loader::known(lease.key(), &LIST);
    let mut reading = Reading::begin(known.as_deref());
    while let Some(number) = reading.next_page() {
        reading.take(list_page(&site, &list, number).await);
        if let Some(so_far) = reading.so_far() {
            lease.lend(Rc::new(so_far.clone()), so_far.bytes(), 0);
        }
    }
    match reading.whole() {
        Some(items) => {
            let bytes = items.bytes();
            lease.keep(Rc::new(items), bytes);
        }
        None => lease.fail(),
    }
}

async fn list_page(site: &Site, list: &List, number: u32) -> Option<ListPage> {
    let address = listed::address(list.call, number);
    let text = texts::text(site, &address, PAGE_WAIT).await.ok()??;
    listed::read(text.json(), number, &list.pages)
}
