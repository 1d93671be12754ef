//! Edge cache of public responses (design section 6): fresh for 60 s, then sent at once while one request
//! fetches a new one in the background. The gateway and the edge's own reads go through here alike. The
//! rules are in `upstream::cache`; [`fill`] asks the platform, [`store`] keeps the response.

mod fill;
mod store;

pub use store::COPY;

use wasm_bindgen::JsValue;

use crate::context::RequestContext;
use crate::loader::{self, LoadOutcome};
use crate::platform::{clock, headers};
use crate::response;
use crate::services::upstream_call::UpstreamRequest;
use belajar_core::gateway::catalogue::{self, Call, Matched};
use belajar_core::gateway::error::Error;
use belajar_core::gateway::upstream::answer::{ANSWER_TYPE, KEPT};
use belajar_core::gateway::upstream::cache::{self, CacheStatus, Freshness};
use belajar_core::memory::policy::ANSWER;
use belajar_core::text::header::Headers;
use fill::SharedOutcome;
use store::CachedResponse;

/// Answers a public read, from the cache where that is good enough.
///
/// # Errors
/// As [`ask`].
pub async fn answer(
    context: &RequestContext,
    request: UpstreamRequest,
    headers: &Headers,
) -> Result<web_sys::Response, Error> {
    let ApiAnswer {
        response, status, ..
    } = ask(context, request).await?;
    context.trace.note(|trace| trace.cached(status));
    let mut all = headers.clone();
    let got = response.headers();
    all.extend({ KEPT.into_iter() }.filter_map(|name| Some((name, headers::get(&got, name)?))));
    all.push(("content-type", ANSWER_TYPE.to_owned()));
    all.push(("cache-control", "no-store".to_owned()));
    all.push(("x-edge-cache", status.name().to_owned()));
    let body = response.body().map_or(JsValue::NULL, JsValue::from);
    Ok(response::with_body(response.status(), &all, &body))
}

/// An answer, and how it was come by.
pub struct ApiAnswer {
    /// Status, the headers that may pass, and the body.
    pub response: web_sys::Response,
    /// Until when nobody needs to look for it again, Unix milliseconds; 0 when it may not be kept.
    pub fresh_until_ms: u64,
    /// Where it came from.
    pub status: CacheStatus,
}

/// Finds an answer, or has one found.
///
/// # Errors
/// [`Error`] when no answer came that is passed on, and [`Error::Timeout`] where the one that was waited
/// for took longer than a call may.
pub async fn ask(context: &RequestContext, request: UpstreamRequest) -> Result<ApiAnswer, Error> {
    let key = key_of(context, request.call, &request.path, &request.query);
    if let Some(kept) = store::look_up(&key).await {
        let now_ms = clock::now_ms();
        match cache::freshness(now_ms.saturating_sub(kept.stored_at_ms)) {
            Freshness::Fresh => return Ok(ApiAnswer::of(kept, now_ms)),
            Freshness::Stale => {
                let make =
                    |lease| fill::refresh(context.clone(), anonymous(request.clone()), lease);
                loader::refresh(context, &key, &ANSWER, make);
                return Ok(ApiAnswer::of(kept, now_ms));
            }
            Freshness::Gone => {}
        }
    }
    let make = |lease| fill::fetch_and_fill(context.clone(), request.clone(), lease);
    match loader::load::<SharedOutcome, _, _>(context, &key, &ANSWER, make).await {
        LoadOutcome::Made(answer) => answer,
        LoadOutcome::Known(outcome) => match &*outcome {
            SharedOutcome::Kept => match store::look_up(&key).await {
                Some(kept) => Ok(ApiAnswer::of(kept, clock::now_ms())),
                None => fill::fetch_uncached(context, &request).await,
            },
            SharedOutcome::Uncacheable => fill::fetch_uncached(context, &request).await,
            SharedOutcome::Copied(copy) => Ok(copy.answer()),
            SharedOutcome::Failed(error) => Err(*error),
        },
        LoadOutcome::Nothing => Err(Error::Timeout),
    }
}

impl ApiAnswer {
    fn of(kept: CachedResponse, now_ms: u64) -> Self {
        let (status, fresh_until_ms) = cache::fresh_until(kept.stored_at_ms, now_ms);
        Self {
            response: kept.response,
            fresh_until_ms,
            status,
        }
    }
}

/// Forgets what is kept of a public read of the services host, made without a query.
pub async fn forget(context: &RequestContext, path: &str) {
    if let Ok(Matched { call, path, .. }) = catalogue::find("GET", "services", path) {
        store::delete(&key_of(context, call, &path, "")).await;
    }
}

/// The name under which an answer is kept.
fn key_of(context: &RequestContext, call: &Call, path: &str, query: &str) -> String {
    let shown = (&*context.tenant().row.key, context.domain());
    cache::key(&context.config.deployment.id, shown, call, path, query)
}

/// Work behind the answer outlives the visitor, so it must not hang on the visitor's signal.
fn anonymous(mut request: UpstreamRequest) -> UpstreamRequest {
    request.visitor = None;
    request
}
