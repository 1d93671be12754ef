//! Fetching what a page's first byte carries besides the page (spec section 2, first-load detail
//! prefetch).

use std::time::Duration;

use crate::document::calls::{self, Calls};
use crate::document::page_request::PageRequest;
use crate::document::prefetched::{Called, Outcome, Prefetched};
use crate::edge::runtime::incoming::Incoming;
use crate::edge::runtime::js;
use crate::edge::runtime::site::Site;
use crate::edge::runtime::template_store;
use crate::edge::runtime::texts;
use crate::edge::runtime::together::{all, both};

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
    let template = if calls::shows_landing(matched) {
        template_store::template(site).await.ok()
    } else {
        None
    };
    let calls = Calls::of(matched, &incoming.query, &site.found, template.as_deref());
    let began = js::now_ms();
    let read = |address| read(site, began, address);
    let mut addresses = calls.addresses(None).into_iter();
    let chain = {
        let first = addresses.next().flatten();
        async {
            let first = read(first).await;
            let after = all(calls.after(&first).into_iter().map(&read)).await;
            (first, after)
        }
    };
    let ((first, after), beside) = both(chain, all(addresses.map(&read))).await;
    calls.gathered(first, beside, after)
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
