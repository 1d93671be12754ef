//! Prefetches the calls that a page's first byte carries (spec section 2, first-load detail prefetch).

use std::time::Duration;

use futures::future::join_all;
use futures::join;

use crate::context::RequestContext;
use crate::platform::{clock, memory};
use crate::services::{api_text, drifts, site_index, template_store};
use belajar_core::api::drift::Drift;
use belajar_core::cache::memory::Region;
use belajar_core::document::calls::{self, Calls};
use belajar_core::document::page_request::PageRequest;
use belajar_core::document::prefetched::{CallResult, Outcome, Prefetched};
use belajar_core::timeouts;

/// Makes the page's calls side by side through the gateway's own cache; those that need something of
/// the first one's response follow it, within the same time. One that is slow is left to the app, which
/// finds the response in the cache then. The lean document is rendered from these responses, but does not
/// carry them.
pub async fn prefetch(context: &RequestContext, request: &PageRequest<'_>) -> Prefetched {
    let Some(matched) = request.page_with_calls() else {
        return Prefetched::default();
    };
    let template = if calls::shows_landing(matched) {
        template_store::template(context).await.ok()
    } else {
        None
    };
    let calls = Calls::of(matched, request.visit, template.as_deref());
    let began = clock::now_ms();
    let region = request.calls_region();
    let read = |address| read(context, region, began, address);
    let mut addresses = calls.addresses(None).into_iter();
    let chain = {
        let first = addresses.next().flatten();
        async {
            let first = read(first).await;
            let other = read(calls.other_list(&first)).await;
            let sought = calls.sought(first, other);
            let after = join_all(calls.after(&sought).into_iter().map(&read)).await;
            (sought, after)
        }
    };
    let ((sought, after), beside) = join!(chain, join_all(addresses.map(&read)));
    let prefetched = calls.gathered(sought, beside, after);
    if region != request.region(&prefetched) {
        settle(context, &prefetched);
    }
    let unlisted = prefetched.unlisted.as_ref();
    if let Some(drift) = unlisted.and_then(|(address, list)| Drift::unlisted(address, list)) {
        drifts::log(context, &drift);
    }
    prefetched
}

/// Moves responses to the site's own memory: what the visitor has asked for is what the page is about, by
/// its own name.
fn settle(context: &RequestContext, prefetched: &Prefetched) {
    memory::with_both_regions(|memories| {
        for (address, _) in &prefetched.responses {
            memories.settle(&calls::text_key(context.tenant(), address));
        }
    });
}

/// What came of one call, within what is left of the time.
async fn read(
    context: &RequestContext,
    region: Region,
    began: u64,
    address: Option<String>,
) -> CallResult {
    let address = address?;
    if address.starts_with(site_index::CALL) {
        let found = site_index::search(context, &address).await;
        return Some((address, Outcome::Response(found)));
    }
    let spent = Duration::from_millis(clock::now_ms().saturating_sub(began));
    let left = timeouts::DOCUMENT.saturating_sub(spent);
    let outcome = match api_text::load(context, region, &address, left).await {
        Ok(Ok(response)) => Outcome::Response(response),
        Ok(Err(absence)) => Outcome::NotThere(absence),
        Err(_) => Outcome::Failed,
    };
    Some((address, outcome))
}
