//! Edge cache of public responses (design section 6): fresh for 60 s, then sent at once while one request
//! fetches a new one in the background. The gateway and the edge's own reads go through here alike. The
//! rules are in `upstream::cache_rules`; [`fill`] asks the platform, [`edge_copy`] caches the response.

mod fill;
mod edge_copy;

pub use edge_copy::COPY;

use wasm_bindgen::JsValue;

use crate::context::RequestContext;
use crate::loader::{self, LoadOutcome};
use crate::platform::{clock, headers};
use crate::response;
use crate::services::upstream_call::UpstreamRequest;
use belajar_core::api::catalogue::{self, Call, Matched};
use belajar_core::api::upstream::cache_rules::{self, CacheStatus, Freshness};
use belajar_core::api::upstream::response::{CONTENT_TYPE, FORWARDED_HEADERS};
use belajar_core::cache::policy::RESPONSE;
use belajar_core::error::Error;
use belajar_core::http::header::Headers;
use edge_copy::CachedResponse;
use fill::SharedOutcome;

/// Responds to a public read, from the cache where that is good enough.
///
/// # Errors
/// As [`load`].
pub async fn respond(
    context: &RequestContext,
    request: UpstreamRequest,
    headers: &Headers,
) -> Result<web_sys::Response, Error> {
    let ApiResponse {
        response, status, ..
    } = load(context, request).await?;
    context.trace.note(|trace| trace.cached(status));
    let mut all = headers.clone();
    let got = response.headers();
    all.extend(
        FORWARDED_HEADERS
            .into_iter()
            .filter_map(|name| Some((name, headers::get(&got, name)?))),
    );
    all.push(("content-type", CONTENT_TYPE.to_owned()));
    all.push(("cache-control", "no-store".to_owned()));
    all.push(("x-edge-cache", status.name().to_owned()));
    let body = response.body().map_or(JsValue::NULL, JsValue::from);
    Ok(response::with_body(response.status(), &all, &body))
}

/// A response, and where it came from.
pub struct ApiResponse {
    /// Status, the headers that may pass, and the body.
    pub response: web_sys::Response,
    /// Until when nobody needs to look for it again, Unix milliseconds; 0 when it may not be cached.
    pub fresh_until_ms: u64,
    /// Where it came from.
    pub status: CacheStatus,
}

/// Loads a response, from the cache or the platform.
///
/// # Errors
/// [`Error`] when no response came that is passed on, and [`Error::Timeout`] where the one that was waited
/// for took longer than a call may.
pub async fn load(
    context: &RequestContext,
    request: UpstreamRequest,
) -> Result<ApiResponse, Error> {
    let key = key_of(context, request.call, &request.path, &request.query);
    if let Some(cached) = edge_copy::look_up(&key).await {
        let now_ms = clock::now_ms();
        match cache_rules::freshness(now_ms.saturating_sub(cached.stored_at_ms)) {
            Freshness::Fresh => return Ok(ApiResponse::of(cached, now_ms)),
            Freshness::Stale => {
                let make =
                    |lease| fill::refresh(context.clone(), anonymous(request.clone()), lease);
                loader::refresh(context, &key, &RESPONSE, make);
                return Ok(ApiResponse::of(cached, now_ms));
            }
            Freshness::Gone => {}
        }
    }
    let make = |lease| fill::fetch_and_fill(context.clone(), request.clone(), lease);
    match loader::load::<SharedOutcome, _, _>(context, &key, &RESPONSE, make).await {
        LoadOutcome::Loaded(loaded) => loaded,
        LoadOutcome::Cached(outcome) => match &*outcome {
            SharedOutcome::Cached => match edge_copy::look_up(&key).await {
                Some(cached) => Ok(ApiResponse::of(cached, clock::now_ms())),
                None => fill::fetch_uncached(context, &request).await,
            },
            SharedOutcome::Uncacheable => fill::fetch_uncached(context, &request).await,
            SharedOutcome::Copied(copy) => Ok(copy.response()),
            SharedOutcome::Failed(error) => Err(*error),
        },
        LoadOutcome::Nothing => Err(Error::Timeout),
    }
}

impl ApiResponse {
    fn of(cached: CachedResponse, now_ms: u64) -> Self {
        let (status, fresh_until_ms) = cache_rules::fresh_until(cached.stored_at_ms, now_ms);
        Self {
            response: cached.response,
            fresh_until_ms,
            status,
        }
    }
}

/// Deletes what is cached of a public read of the services host, made without a query.
pub async fn forget(context: &RequestContext, path: &str) {
    if let Ok(Matched { call, path, .. }) = catalogue::find("GET", "services", path) {
        edge_copy::delete(&key_of(context, call, &path, "")).await;
    }
}

/// The name under which a response is cached.
fn key_of(context: &RequestContext, call: &Call, path: &str, query: &str) -> String {
    let shown = (&*context.tenant().row.key, context.domain());
    cache_rules::key(&context.config.deployment.id, shown, call, path, query)
}

/// Work after the response outlives the visitor, so it must not hang on the visitor's signal.
fn anonymous(mut request: UpstreamRequest) -> UpstreamRequest {
    request.visitor = None;
    request
}
