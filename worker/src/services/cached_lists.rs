//! Items of the platform's lists, for sitemaps and searches.
//!
//! Lists are read page by page in the background, through the edge's cache, and what they hold is
//! cached: a visitor waits only where nothing is cached yet, and gets what has come by then.

use std::rc::Rc;

use futures::future::join_all;

use crate::context::RequestContext;
use crate::loader::{self, Lease, LoadOutcome};
use crate::services::api_text;
use belajar_core::cache::memory::Region;
use belajar_core::cache::policy::LIST;
use belajar_core::document::discovery::list_reading::{CachedItems, ListReading};
use belajar_core::document::discovery::listed::{self, List, ListPage};
use belajar_core::document::discovery::sitemap::SitemapEntry;
use belajar_core::sites::page::Page;
use belajar_core::sites::tenant::PageWords;
use belajar_core::timeouts;

/// The URLs that the site's pages have by themselves, described in the tenant's own words.
pub fn own(context: &RequestContext, words: &PageWords) -> Vec<SitemapEntry> {
    let mut own = Vec::new();
    for page in findable(context) {
        listed::add_own(&mut own, page, words.get(page.name));
    }
    own
}

/// The items of each of the site's lists, read side by side where they are not cached yet.
pub async fn all(context: &RequestContext) -> Vec<Rc<CachedItems>> {
    join_all(lists(context).into_iter().map(|list| items(context, list))).await
}

/// The same of what has come so far, without reading any.
pub fn so_far(context: &RequestContext) -> Vec<Rc<CachedItems>> {
    let cached = |list: List| loader::cached(&key(context, &list), &LIST).unwrap_or_default();
    lists(context).into_iter().map(cached).collect()
}

fn findable(context: &RequestContext) -> Vec<&'static Page> {
    listed::findable(&context.pages().collect::<Vec<_>>(), &context.tenant().row)
}

fn lists(context: &RequestContext) -> Vec<List> {
    listed::lists(&context.pages().collect::<Vec<_>>(), &findable(context))
}

/// Under which a list is remembered.
fn key(context: &RequestContext, list: &List) -> String {
    [&context.key("listed"), list.call].join("\n")
}

/// The items of a list. A list that is being read is waited for; its items are those that have come then.
async fn items(context: &RequestContext, list: List) -> Rc<CachedItems> {
    let key = key(context, &list);
    let make = |lease| read(context.clone(), list, lease);
    let found: LoadOutcome<CachedItems, ()> = loader::load(context, &key, &LIST, make).await;
    found
        .or_cached(|| loader::cached(&key, &LIST))
        .unwrap_or_default()
}

async fn read(context: RequestContext, list: List, lease: Lease) {
    let cached: Option<Rc<CachedItems>> = loader::cached(lease.key(), &LIST);
    let mut reading = ListReading::begin(cached.as_deref());
    while let Some(number) = reading.next_page() {
        reading.take(list_page(&context, &list, number).await);
        if let Some(so_far) = reading.so_far() {
            lease.insert_stale(Rc::new(so_far.clone()), so_far.bytes(), 0);
        }
    }
    if reading.is_cut {
        let count = reading.so_far().map_or(0, CachedItems::count);
        context.trace.problem(format_args!(
            "the list {} is longer than the {count} items that are known of it",
            list.call
        ));
    }
    match reading.whole() {
        Some(items) => {
            let bytes = items.bytes();
            lease.insert(Rc::new(items), bytes);
        }
        None => lease.fail(),
    }
}

async fn list_page(context: &RequestContext, list: &List, number: u32) -> Option<ListPage> {
    let call_key = listed::call_key(list.call, number);
    let text = api_text::load(context, Region::Sites, &call_key, timeouts::LIST)
        .await
        .ok()?
        .ok()?;
    listed::read(text.json(), number, &list.pages)
}
