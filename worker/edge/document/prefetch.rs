//! Fetching what a page's first byte carries besides the page (spec section 2, first-load detail
//! prefetch).

use std::iter;
use std::time::Duration;

use crate::document::page_request::PageRequest;
use crate::document::prefetched::{Called, Outcome, Prefetched};
use crate::document::template::Template;
use crate::edge::runtime::incoming::Incoming;
use crate::edge::runtime::js;
use crate::edge::runtime::site::Site;
use crate::edge::runtime::template_store;
use crate::edge::runtime::texts;
use crate::edge::runtime::together::{all, both};
use crate::site::page::{Half, PageMatch};

/// How long the first byte waits for data.
const WAIT: Duration = Duration::from_millis(1_500);

/// Makes the page's calls side by side through the gateway's own cache; those that need something of
/// the first one's answer follow it, within the same time. One that is slow is left to the app, which
/// finds the answer in the cache then. Visitors who save data get the page without any (spec
/// section 2).
pub async fn prefetch(site: &Site, incoming: &Incoming, request: &PageRequest<'_>) -> Prefetched {
    let Some(matched) = request.called() else {
        return Prefetched::default();
    };
    let own = match matched.page.design {
        Some(Half::Landing) => template_store::template(site).await.ok(),
        _ => None,
    };
    let calls = match own
        .as_deref()
        .and_then(|template| of_landing(site, template))
    {
        Some(own) => {
            let began = js::now_ms();
            all(own.iter().map(|call| read(site, began, Some(call.clone())))).await
        }
        None => calls(site, &incoming.query, matched).await,
    };
    Prefetched::of(matched.page.item.is_some(), calls)
}

/// The calls of the layout's own landing; none where it has the page table's. What the settings may
/// still change about the layout is not waited for: the app makes the calls that are missing then.
fn of_landing<'t>(site: &Site, template: &'t Template) -> Option<&'t [String]> {
    let look = template.look(site.found.layout())?;
    Some(look.calls.as_slice()).filter(|calls| !calls.is_empty())
}

/// What came of one call, within what is left of the time.
async fn read(site: &Site, began: u64, address: Option<String>) -> Called {
    let address = address?;
    let spent = Duration::from_millis(js::now_ms().saturating_sub(began));
    let outcome = match texts::text(site, &address, WAIT.saturating_sub(spent)).await {
        Ok(Some(answer)) => Outcome::Answer(answer),
        Ok(None) => Outcome::NotThere,
        Err(_) => Outcome::Failed,
    };
    Some((address, outcome))
}

/// The same of what is in memory; none where a call would have to be made.
pub fn kept(site: &Site, incoming: &Incoming, request: &PageRequest<'_>) -> Option<Prefetched> {
    let Some(matched) = request.called() else {
        return Some(Prefetched::default());
    };
    let read = |address: Option<String>| match address {
        Some(address) => {
            let text = texts::kept(site, &address)?;
            Some(Some((address, Outcome::Answer(text))))
        }
        None => Some(None),
    };
    let query = &incoming.query;
    if matched.page.design == Some(Half::Landing)
        && let Some(own) = of_landing(site, &*template_store::kept()?)
    {
        let calls: Option<Vec<Called>> = own.iter().map(|call| read(Some(call.clone()))).collect();
        return Some(Prefetched::of(matched.page.item.is_some(), calls?));
    }
    let mut addresses = addresses(query, matched, &|_| None);
    if let Some(Some(first)) = addresses.first() {
        let first = texts::kept(site, first)?;
        addresses = self::addresses(query, matched, &|path| first.at(path));
    }
    let calls: Option<Vec<Called>> = addresses.into_iter().map(read).collect();
    Some(Prefetched::of(matched.page.item.is_some(), calls?))
}

/// What came of the page's calls, in the row's order.
async fn calls(site: &Site, query: &str, matched: &PageMatch) -> Vec<Called> {
    let began = js::now_ms();
    let addresses = |first: &dyn Fn(&str) -> Option<String>| addresses(query, matched, first);
    let read = |address| read(site, began, address);
    let mut known = addresses(&|_| None);
    let is_made: Vec<bool> = known.iter().map(Option::is_some).collect();
    let others = known.split_off(known.len().min(1));
    let chain = async {
        let first = read(known.pop().flatten()).await;
        let Some((_, Outcome::Answer(answer))) = &first else {
            return (first, Vec::new());
        };
        let later = addresses(&|path| answer.at(path)).into_iter().zip(is_made);
        let later = later.map(|(address, is_made)| read(address.filter(|_| !is_made)));
        let later = all(later.skip(1)).await;
        (first, later)
    };
    let ((first, later), others) = both(chain, all(others.into_iter().map(&read))).await;
    let mut later = later.into_iter();
    let others = others.into_iter().map(|outcome| {
        let later = later.next().flatten();
        outcome.or(later)
    });
    iter::once(first).chain(others).collect()
}

/// Where the page's calls go, as [`crate::site::page::Page::addresses`] has it.
fn addresses(
    query: &str,
    matched: &PageMatch,
    first: &dyn Fn(&str) -> Option<String>,
) -> Vec<Option<String>> {
    matched.page.addresses(&matched.params, query, first)
}
