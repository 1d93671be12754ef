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

/// Makes the page's calls side by side through the gateway's own cache; those that need something of
/// the first one's response follow it, within the same time. One that is slow is left to the app, which
/// finds the response in the cache then. The lean document is rendered from these responses, but does not
/// carry them.
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
    let read = |call_key| read(context, region, began, call_key);
    let mut call_keys = calls.call_keys(None).into_iter();
    let chain = {
        let first = call_keys.next().flatten();
        async {
            let first = read(first).await;
            let other = read(calls.other_list(&first)).await;
            let sought = calls.sought(first, other);
            let after = join_all(calls.after(&sought).into_iter().map(&read)).await;
            (sought, after)
        }
    };
    let ((sought, after), beside) = join!(chain, join_all(call_keys.map(&read)));
    let prefetched = calls.gathered(sought, beside, after);
    if region != page_request.region(&prefetched) {
        settle(context, &prefetched);
    }
    let unlisted = prefetched.unlisted.as_ref();
    if let Some(drift) = unlisted.and_then(|(call_key, list)| Drift::unlisted(call_key, list)) {
        drifts::log(context, &drift);
    }
    prefetched
}

/// Moves responses to the site's own memory: what the visitor has asked for is what the page is about, by
/// its own name.
fn settle(context: &RequestContext, prefetched: &Prefetched) {
    memory::with_both_regions(|memories| {
        for (call_key, _) in &prefetched.responses {
            memories.settle(&calls::text_key(context.tenant(), call_key));
        }
    });
}

/// What came of one call, within what is left of the time.
async fn read(
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
