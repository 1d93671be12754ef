//! Fills the edge cache with a public response, and serves the requests that wait for it.

use std::rc::Rc;

use js_sys::Uint8Array;
use wasm_bindgen::JsValue;

use super::edge_copy::{self, Copied};
use crate::context::RequestContext;
use crate::loader::Lease;
use crate::platform::fetch::FetchResponse;
use crate::platform::{clock, headers, stream};
use crate::response;
use crate::services::api_cache::ApiResponse;
use crate::services::relay;
use crate::services::upstream_call::{self, UpstreamRequest};
use belajar_core::api::upstream::cache_rules::{
    self, CacheDirectives, CacheStatus, FRESH_MS, LONGEST_SHARED, Sharing,
};
use belajar_core::cache::lease::Loaded;
use belajar_core::error::Error;
use belajar_core::http::header::Headers;

/// Outcome of a fill, for the requests that have waited for it.
pub enum SharedOutcome {
    /// The response is in the edge cache.
    Cached,
    /// It must not be shared: each request fetches its own.
    Uncacheable,
    /// A response for the waiters alone, which is not cached.
    Copied(BufferedResponse),
    /// The platform gave no response that may be passed on.
    Failed(Error),
}

/// A response in memory. Its body lies outside wasm.
pub struct BufferedResponse {
    status: u16,
    headers: Headers,
    body: Uint8Array,
}

impl BufferedResponse {
    /// The response as the first requester got it.
    pub fn response(&self) -> ApiResponse {
        ApiResponse::missed(self.status, &self.headers, &self.body)
    }
}

/// Fetches a response for a visitor, who gets it as it streams, and for all requests that wait for it. A copy
/// is cached in the background.
pub async fn fetch_and_fill(
    context: RequestContext,
    request: UpstreamRequest,
    lease: Lease,
) -> Result<ApiResponse, Error> {
    let passable = passable(&context, &request).await.inspect_err(|error| {
        // If the visitor left, the error may be theirs: another request retries.
        if !request
            .visitor
            .as_ref()
            .is_some_and(web_sys::AbortSignal::aborted)
        {
            publish(&lease, SharedOutcome::Failed(*error), 0);
        }
    })?;
    let is_copied =
        passable.is_storable || cache_rules::sharing_for(passable.status) == Sharing::Copy;
    // A copy that nobody reads would hold all that the visitor reads.
    let copy = is_copied
        .then(|| passable.fetched.response.clone().ok())
        .flatten();
    let fresh_until_ms = match copy {
        Some(_) if passable.is_storable => clock::now_ms() + FRESH_MS,
        _ => 0,
    };
    Ok(ApiResponse {
        fresh_until_ms,
        ..passable.streamed(&context, copy, lease)
    })
}

/// Fetches a response for one visitor alone.
pub async fn fetch_uncached(
    context: &RequestContext,
    request: &UpstreamRequest,
) -> Result<ApiResponse, Error> {
    let passable = passable(context, request).await?;
    let body = relay::body(context, passable.fetched, relay::no_tee());
    Ok(ApiResponse::missed(
        passable.status,
        &passable.headers,
        &body,
    ))
}

/// Refreshes the cached response in the background, for later requests.
pub async fn refresh(context: RequestContext, request: UpstreamRequest, lease: Lease) {
    let Ok(passable) = passable(&context, &request).await else {
        return lease.fail();
    };
    let response = passable.fetched.response;
    if passable.is_storable {
        let copied = edge_copy::insert(lease.key(), &response, passable.headers).await;
        if !matches!(copied, Copied::Cached) {
            lease.fail();
        }
    } else {
        stream::cancel(&response);
        if cache_rules::is_gone(passable.status) {
            edge_copy::delete(lease.key()).await;
        } else {
            lease.fail();
        }
    }
}

impl ApiResponse {
    fn missed(status: u16, headers: &Headers, body: &JsValue) -> Self {
        Self {
            response: response::with_body(status, headers, body),
            fresh_until_ms: 0,
            status: CacheStatus::Miss,
        }
    }
}

/// A response of the platform that may be passed on.
struct Passable {
    fetched: FetchResponse,
    status: u16,
    headers: Headers,
    is_storable: bool,
}

impl Passable {
    /// The response for the visitor, while its copy is being cached. The copy is taken before the visitor's
    /// pipe, so that either reader may leave; once both have, nothing holds the upstream's connection.
    fn streamed(
        self,
        context: &RequestContext,
        copy: Option<web_sys::Response>,
        lease: Lease,
    ) -> ApiResponse {
        let Self {
            fetched,
            status,
            headers,
            is_storable,
        } = self;
        let Some(copy) = copy else {
            publish(&lease, SharedOutcome::Uncacheable, FRESH_MS);
            let body = relay::body(context, fetched, relay::no_tee());
            return ApiResponse::missed(status, &headers, &body);
        };
        let copied_headers = headers.clone();
        let copying = async move {
            let copied = if is_storable {
                edge_copy::insert(lease.key(), &copy, copied_headers.clone()).await
            } else {
                edge_copy::read(&copy).await
            };
            let is_whole = !matches!(copied, Copied::Cut);
            share_copy(&lease, copied, status, copied_headers);
            is_whole
        };
        let body = relay::body(context, fetched, Box::pin(copying));
        ApiResponse::missed(status, &headers, &body)
    }
}

/// Shares a copy with the waiters. One that was cut shares nothing: another request fetches the response.
fn share_copy(lease: &Lease, copied: Copied, status: u16, headers: Headers) {
    match copied {
        Copied::Cached => publish(lease, SharedOutcome::Cached, 0),
        Copied::TooLong => publish(lease, SharedOutcome::Uncacheable, FRESH_MS),
        Copied::Uncached(body) if body.length() as usize > LONGEST_SHARED => {
            publish(lease, SharedOutcome::Uncacheable, 0);
        }
        Copied::Uncached(body) => {
            let copy = BufferedResponse {
                status,
                headers,
                body,
            };
            publish(lease, SharedOutcome::Copied(copy), 0);
        }
        Copied::Cut => {}
    }
}

/// Shares an outcome with the waiters, and for so long with later requests.
fn publish(lease: &Lease, outcome: SharedOutcome, fresh_ms: u64) {
    let now_ms = clock::now_ms();
    let bytes = match &outcome {
        SharedOutcome::Copied(copy) => copy.body.length() as usize,
        _ => 0,
    };
    lease.insert_loaded(Loaded {
        value: Rc::new(outcome),
        bytes,
        as_of_ms: 0,
        fresh_until_ms: if fresh_ms > 0 { now_ms + fresh_ms } else { 0 },
    });
}

async fn passable(context: &RequestContext, request: &UpstreamRequest) -> Result<Passable, Error> {
    let fetched = upstream_call::send(context, request).await?;
    let (status, headers) = relay::status_and_headers(context, request, &fetched.response)?;
    let got = fetched.response.headers();
    let values = ["cache-control", "vary", "set-cookie"].map(|name| headers::get(&got, name));
    let [cache_control, vary, set_cookie] = values.each_ref().map(Option::as_deref);
    let directives = CacheDirectives {
        cache_control,
        vary,
        set_cookie,
    };
    Ok(Passable {
        fetched,
        status,
        headers,
        is_storable: cache_rules::storable(status, &directives),
    })
}
