//! `/sitemap.xml` (design section 4): the tenant's pages, and those of every item that the platform
//! lists.
//!
//! Lists are read page by page behind the answers, through the edge's cache, and what they hold is
//! remembered: a visitor waits only where nothing is known yet, and is told what has come by then.

use std::rc::Rc;
use std::time::Duration;

use super::runtime::incoming::Incoming;
use super::runtime::site::Site;
use super::runtime::{answer, js, memory, texts};
use crate::document::discovery::listed::{self, ListPage};
use crate::document::discovery::sitemap::{self, Entry, Part};
use crate::gateway::fault::Fault;
use crate::memory::{Look, Turn};
use crate::site::page::{Listed, Page};
use crate::site::tenant::after_pesilat;
use crate::text::json;

/// How long a visitor waits for what nobody remembers.
const WAIT: Duration = Duration::from_secs(5);
/// How long one page of a list may take.
const PAGE_WAIT: Duration = Duration::from_secs(5);
/// How long what was read is fresh.
const FRESH_MS: u64 = 60_000;
/// How long one reading may keep others from reading: longer than the runtime lets it go on.
const LEASE_MS: u64 = 60_000;
/// How soon a list that could not be read whole is read again.
const RETRY_MS: u64 = 10_000;
/// After so many pages that could not be had the others are not asked for.
const MOST_FAILURES: u32 = 3;

/// The pages of a list's items, as far as they are known.
struct Known {
    entries: Vec<Entry>,
    is_whole: bool,
}

/// A list of the platform, and the pages that show its items.
#[derive(Clone)]
struct List {
    /// Under which it is remembered.
    key: String,
    call: &'static str,
    pages: Vec<(&'static Page, &'static Listed)>,
}

/// `/sitemap.xml`, or with `?part=<n>` one file of its index.
pub async fn handle(site: &Site, incoming: &Incoming) -> web_sys::Response {
    let part = match incoming.query_param("part").map(|part| part.parse()) {
        None => Some(Part::Whole),
        Some(Ok(number)) => Some(Part::File(number)),
        Some(Err(_)) => None,
    };
    // A developer's layouts are nobody's to find.
    let part = part.filter(|_| !site.found.tenant.developer);
    let Some(part) = part else {
        return answer::fault(&Fault::NotFound, site.headers());
    };
    let lists = lists(site);
    for list in &lists {
        read_if_old(site, list);
    }
    let mut entries = Vec::new();
    for page in pages(site) {
        listed::add_own(&mut entries, page);
    }
    let is_whole = add_known(&lists, &mut entries).await;
    let Some(xml) = sitemap::sitemap_xml(site.domain(), &entries, part) else {
        return answer::fault(&Fault::NotFound, site.headers());
    };
    let file = answer::file(site.headers(), "application/xml; charset=utf-8", &xml);
    if is_whole { file } else { answer::unkept(file) }
}

/// The pages that others may find. Those under the path rule are the special domain's.
fn pages(site: &Site) -> impl Iterator<Item = &'static Page> {
    let is_elsewhere = site.found.tenant.pesilat.is_some();
    let pages = site.pages().filter(|page| !page.noindex);
    pages.filter(move |page| !is_elsewhere || after_pesilat(page.path).is_none())
}

/// The lists whose items have pages here.
fn lists(site: &Site) -> Vec<List> {
    let has = |name: &str| site.pages().any(|page| page.name == name);
    let mut lists: Vec<List> = Vec::new();
    for page in pages(site) {
        let Some(listed) = listed::listed(page, has) else {
            continue;
        };
        match lists.iter_mut().find(|list| list.call == listed.call) {
            Some(list) => list.pages.push((page, listed)),
            None => lists.push(List {
                key: [&site.key("listed"), listed.call].join("\n"),
                call: listed.call,
                pages: vec![(page, listed)],
            }),
        }
    }
    lists
}

/// Has a list read anew, behind the answer, where what is known of it is old.
fn read_if_old(site: &Site, list: &List) {
    let look = memory::with(|memory| memory.look::<Known>(&list.key, js::now_ms(), LEASE_MS));
    if let Look::Stale(_, Turn::Yours) | Look::Nothing(Turn::Yours) = look {
        let (owned, list) = (site.clone(), list.clone());
        site.wait_until(async move { read(&owned, &list).await });
    }
}

/// Adds what is known of the lists. Where that is not all, what is being read is waited for, but for
/// all of them together no longer than a visitor waits. Whether it is all there.
async fn add_known(lists: &[List], entries: &mut Vec<Entry>) -> bool {
    let began = js::now_ms();
    let mut is_whole = true;
    for list in lists {
        let known = || memory::with(|memory| memory.get::<Known>(&list.key));
        if known().is_none_or(|known| !known.is_whole) {
            let waited = Duration::from_millis(js::now_ms().saturating_sub(began));
            memory::idle(&list.key, WAIT.saturating_sub(waited)).await;
        }
        let known = known();
        is_whole &= known.as_ref().is_some_and(|known| known.is_whole);
        if let Some(known) = known {
            entries.extend_from_slice(&known.entries);
        }
    }
    is_whole
}

/// Reads a list page by page. What has come is lent to those who wait, unless more is known from
/// before; a page that cannot be had is left out.
async fn read(site: &Site, list: &List) {
    let key = &list.key;
    let before: Option<Rc<Known>> = memory::with(|memory| memory.get(key));
    let before = before.map_or(0, |known| known.entries.len());
    let (mut entries, mut failures) = (Vec::new(), 0);
    for number in 1..=listed::MOST_PAGES {
        let Some(page) = list_page(site, list, number).await else {
            failures += 1;
            // Without its first page nobody knows how long the list is.
            if number == 1 || failures == MOST_FAILURES {
                break;
            }
            continue;
        };
        // An upstream that does not count pages gives the first one for ever.
        if page
            .entries
            .first()
            .is_some_and(|first| entries.first() == Some(first))
        {
            break;
        }
        entries.extend(page.entries);
        if !page.has_more {
            break;
        }
        if entries.len() > before {
            lend(key, &entries, false);
        }
    }
    let is_whole = failures == 0;
    if is_whole || entries.len() > before {
        lend(key, &entries, is_whole);
    }
    memory::with(|memory| {
        let known: Option<Rc<Known>> = memory.get(key);
        match known.filter(|_| is_whole) {
            Some(known) => memory.keep(key, known, cost(&entries), js::now_ms() + FRESH_MS),
            None => memory.pause(key, js::now_ms(), RETRY_MS),
        }
    });
}

fn lend(key: &str, entries: &[Entry], is_whole: bool) {
    let known = Known {
        entries: entries.to_vec(),
        is_whole,
    };
    memory::with(|memory| memory.lend(key, Rc::new(known), cost(entries)));
}

fn cost(entries: &[Entry]) -> usize {
    entries.iter().map(|entry| 64 + entry.path.len()).sum()
}

async fn list_page(site: &Site, list: &List, number: u32) -> Option<ListPage> {
    let address = listed::address(list.call, number);
    let text = texts::text(site, &address, PAGE_WAIT).await.ok()??;
    listed::read(&json::parsed(text.json())?, number, &list.pages)
}
