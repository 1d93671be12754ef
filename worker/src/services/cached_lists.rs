//! Items of the platform's lists, for sitemaps and searches.
//!
//! Lists are read page by page behind the answers, through the edge's cache, and what they hold is
//! remembered: a visitor waits only where nothing is known yet, and is told what has come by then.

use std::rc::Rc;

use futures::future::join_all;

use crate::context::RequestContext;
use crate::loader::{self, Lease, LoadOutcome};
use crate::services::page_answers;
use belajar_core::document::discovery::list_reading::{KnownItems, Reading};
use belajar_core::document::discovery::listed::{self, List, ListPage};
use belajar_core::document::discovery::sitemap::Entry;
use belajar_core::memory::Region;
use belajar_core::memory::policy::LIST;
use belajar_core::site::page::Page;
use belajar_core::site::tenant::PageWords;
use belajar_core::timeouts;

/// The addresses that the site's pages have by themselves, told of in the tenant's own words.
pub fn own(context: &RequestContext, words: &PageWords) -> Vec<Entry> {
    let mut own = Vec::new();
    for page in findable(context) {
        listed::add_own(&mut own, page, words.get(page.name));
    }
    own
}

/// What is known of each of the site's lists, read side by side where it is not known yet.
pub async fn all(context: &RequestContext) -> Vec<Rc<KnownItems>> {
    join_all(lists(context).into_iter().map(|list| items(context, list))).await
}

/// The same of what has come so far, without reading any.
pub fn so_far(context: &RequestContext) -> Vec<Rc<KnownItems>> {
    let known = |list: List| loader::known(&key(context, &list), &LIST).unwrap_or_default();
    lists(context).into_iter().map(known).collect()
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

/// What is known of a list. What is being read is waited for, and what has come of it then is told.
async fn items(context: &RequestContext, list: List) -> Rc<KnownItems> {
    let key = key(context, &list);
    let make = |lease| read(context.clone(), list, lease);
    let found: LoadOutcome<KnownItems, ()> = loader::load(context, &key, &LIST, make).await;
    found
        .known(|| loader::known(&key, &LIST))
        .unwrap_or_default()
}

async fn read(context: RequestContext, list: List, lease: Lease) {
    let known: Option<Rc<KnownItems>> = loader::known(lease.key(), &LIST);
    let mut reading = Reading::begin(known.as_deref());
    while let Some(number) = reading.next_page() {
        reading.take(list_page(&context, &list, number).await);
        if let Some(so_far) = reading.so_far() {
            lease.insert_stale(Rc::new(so_far.clone()), so_far.bytes(), 0);
        }
    }
    if reading.is_cut {
        let count = reading.so_far().map_or(0, KnownItems::count);
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
    let address = listed::address(list.call, number);
    let text = page_answers::text(context, Region::Sites, &address, timeouts::LIST)
        .await
        .ok()?
        .ok()?;
    listed::read(text.json(), number, &list.pages)
}
