//! `/sitemap.xml` (design section 4): the tenant's pages, and those of every item that the platform
//! lists.
//!
//! Lists are read page by page behind the answers, through the edge's cache, and what they hold is
//! remembered: a visitor waits only where nothing is known yet, and is told what has come by then.

use std::time::Duration;

use super::runtime::incoming::Incoming;
use super::runtime::site::Site;
use super::runtime::{answer, js, memory, texts};
use crate::document::discovery::list_reading::{self, Reading};
use crate::document::discovery::listed::{self, List, ListPage};
use crate::document::discovery::sitemap::{self, Entry, Part};
use crate::gateway::fault::Fault;

/// How long a visitor waits for what nobody remembers.
const WAIT: Duration = Duration::from_secs(5);
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
    let all: Vec<_> = site.pages().collect();
    let pages = listed::findable(&all, tenant.pesilat.is_some());
    let lists = listed::lists(&all, &pages);
    for list in &lists {
        let key = key(site, list);
        if memory::with(|memory| list_reading::is_mine_to_read(memory, &key, js::now_ms())) {
            let (owned, list) = (site.clone(), list.clone());
            site.wait_until(async move { read(&owned, &list, key).await });
        }
    }
    let mut entries = Vec::new();
    for page in pages {
        listed::add_own(&mut entries, page);
    }
    let is_whole = add_known(site, &lists, &mut entries).await;
    let xml = sitemap::sitemap_xml(site.domain(), &entries, part).ok_or(Fault::NotFound)?;
    let file = answer::file(site.headers(), "application/xml; charset=utf-8", &xml);
    Ok(if is_whole { file } else { answer::unkept(file) })
}

/// Under which a list is remembered.
fn key(site: &Site, list: &List) -> String {
    [&site.key("listed"), list.call].join("\n")
}

/// Adds what is known of the lists. Where that is not all, what is being read is waited for, but for
/// all of them together no longer than a visitor waits. Whether it is all there.
async fn add_known(site: &Site, lists: &[List], entries: &mut Vec<Entry>) -> bool {
    let began = js::now_ms();
    let mut is_whole = true;
    for list in lists {
        let key = key(site, list);
        let known = || memory::with(|memory| list_reading::known(memory, &key));
        if known().is_none_or(|known| !known.is_whole) {
            let waited = Duration::from_millis(js::now_ms().saturating_sub(began));
            memory::idle(&key, WAIT.saturating_sub(waited)).await;
        }
        let known = known().unwrap_or_default();
        is_whole &= known.is_whole;
        entries.extend_from_slice(&known.entries);
    }
    is_whole
}

async fn read(site: &Site, list: &List, key: String) {
    let mut reading = memory::with(|memory| Reading::begin(memory, key));
    while let Some(number) = reading.next_page() {
        let page = list_page(site, list, number).await;
        memory::with(|memory| reading.take(memory, page));
    }
    memory::with(|memory| reading.end(memory, js::now_ms()));
}

async fn list_page(site: &Site, list: &List, number: u32) -> Option<ListPage> {
    let address = listed::address(list.call, number);
    let text = texts::text(site, &address, PAGE_WAIT).await.ok()??;
    listed::read(text.json(), number, &list.pages)
}
