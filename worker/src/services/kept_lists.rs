//! The items that the platform lists, by which sitemaps and searches know a site's pages.
//!
//! Lists are read page by page behind the answers, through the edge's cache, and what they hold is
//! remembered: a visitor waits only where nothing is known yet, and is told what has come by then.

use std::rc::Rc;

use futures::future::join_all;

use crate::context::Site;
use crate::loader::{self, Lease, LoadOutcome};
use crate::services::texts;
use belajar_core::document::discovery::list_reading::{KnownItems, Reading};
use belajar_core::document::discovery::listed::{self, List, ListPage};
use belajar_core::document::discovery::sitemap::Entry;
use belajar_core::gateway::catalogue::timeouts;
use belajar_core::memory::Region;
use belajar_core::memory::policy::LIST;
use belajar_core::site::page::Page;
use belajar_core::site::tenant::PageWords;

/// The addresses that the site's pages have by themselves, told of in the tenant's own words.
pub fn own(site: &Site, words: &PageWords) -> Vec<Entry> {
    let mut own = Vec::new();
    for page in findable(site) {
        listed::add_own(&mut own, page, words.get(page.name));
    }
    own
}

/// What is known of each of the site's lists, read side by side where it is not known yet.
pub async fn all(site: &Site) -> Vec<Rc<KnownItems>> {
    join_all(lists(site).into_iter().map(|list| items(site, list))).await
}

/// The same of what has come so far, without reading any.
pub fn so_far(site: &Site) -> Vec<Rc<KnownItems>> {
    let known = |list: List| loader::known(&key(site, &list), &LIST).unwrap_or_default();
    lists(site).into_iter().map(known).collect()
}

fn findable(site: &Site) -> Vec<&'static Page> {
    listed::findable(&site.pages().collect::<Vec<_>>(), &site.found.tenant)
}

fn lists(site: &Site) -> Vec<List> {
    listed::lists(&site.pages().collect::<Vec<_>>(), &findable(site))
}

/// Under which a list is remembered.
fn key(site: &Site, list: &List) -> String {
    [&site.key("listed"), list.call].join("\n")
}

/// What is known of a list. What is being read is waited for, and what has come of it then is told.
async fn items(site: &Site, list: List) -> Rc<KnownItems> {
    let key = key(site, &list);
    let make = |lease| read(site.clone(), list, lease);
    let found: LoadOutcome<KnownItems, ()> = loader::load(site, &key, &LIST, make).await;
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
            lease.keep_stale(Rc::new(so_far.clone()), so_far.bytes(), 0);
        }
    }
    if reading.is_cut {
        let count = reading.so_far().map_or(0, KnownItems::count);
        site.trace.problem(format_args!(
            "the list {} is longer than the {count} items that are known of it",
            list.call
        ));
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
    let text = texts::text(site, Region::Sites, &address, timeouts::LIST)
        .await
        .ok()?
        .ok()?;
    listed::read(text.json(), number, &list.pages)
}
