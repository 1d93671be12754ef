//! Prefetches the calls that a page's first byte carries (spec section 2, first-load detail prefetch).

use std::time::Duration;

use futures::future::join_all;
use futures::join;

use crate::context::RequestContext;
use crate::platform::{clock, memory};
use crate::services::{api_text, drifts, site_index, template};
use belajar_core::api::drift::Drift;
use belajar_core::cache::memory::Region;
use belajar_core::document::calls::{self, Calls};
use belajar_core::document::page_request::PageRequest;
use belajar_core::document::prefetched::{CallResult, Outcome, Prefetched};
use belajar_core::timeouts;

/// Makes the page's calls at the same time through the gateway's own cache; those that need something of
/// the first one's response follow it, within the same time. One that is slow is left to the app, which
/// finds the response in the cache then. The lean document is rendered from these responses, but does not
/// carry them. [`calls::cached_parts`] goes through the same steps in memory: a step that changes here
/// changes there too.
pub async fn prefetch(context: &RequestContext, page_request: &PageRequest<'_>) -> Prefetched {
    let Some(matched) = page_request.page_with_calls() else {
        return Prefetched::default();
    };
    let template = if calls::shows_landing(matched) {
        template::load(context).await.ok()
    } else {
        None
    };
    let calls = Calls::of(matched, page_request.request, template.as_deref());
    let began = clock::now_ms();
    let region = page_request.calls_region();
    let load = |call_key| load_call(context, region, began, call_key);
    let mut call_keys = calls.call_keys(None).into_iter();
    let chain = {
        let first = call_keys.next().flatten();
        async {
            let first = load(first).await;
            let other = load(calls.other_list(&first)).await;
            let lookup = calls.look_up_item(first, other);
            let dependent = join_all(calls.dependent(&lookup).into_iter().map(&load)).await;
            (lookup, dependent)
        }
    };
    let ((lookup, dependent), independent) = join!(chain, join_all(call_keys.map(&load)));
    let prefetched = calls.gather(lookup, independent, dependent);
    if region != page_request.region(&prefetched) {
        move_to_sites(context, &prefetched);
    }
    let unlisted = prefetched.unlisted.as_ref();
    if let Some(drift) = unlisted.and_then(|(call_key, list)| Drift::unlisted(call_key, list)) {
        drifts::log(context, &drift);
    }
    prefetched
}

/// Moves the responses from the region of visitors' URLs to that of sites: the URL that the visitor asked for
/// has turned out to name the item as the item itself does.
fn move_to_sites(context: &RequestContext, prefetched: &Prefetched) {
    memory::in_document_regions(|memories| {
        for (call_key, _) in &prefetched.responses {
            memories.move_to_sites(&calls::text_key(context.tenant(), call_key));
        }
    });
}

/// Loads the response to one call, within what is left of the time; `None` for a call that is not made.
async fn load_call(
    context: &RequestContext,
    region: Region,
    began: u64,
    call_key: Option<String>,
) -> CallResult {
    let call_key = call_key?;
    if call_key.starts_with(site_index::CALL) {
        let found = site_index::search(context, &call_key).await;
        return Some((call_key, Outcome::Response(found)));
    }
    let spent = Duration::from_millis(clock::now_ms().saturating_sub(began));
    let left = timeouts::DOCUMENT.saturating_sub(spent);
    let outcome = match api_text::load(context, region, &call_key, left).await {
        Ok(Ok(response)) => Outcome::Response(response),
        Ok(Err(absence)) => Outcome::Absent(absence),
        Err(_) => Outcome::Failed,
    };
    Some((call_key, outcome))
}
