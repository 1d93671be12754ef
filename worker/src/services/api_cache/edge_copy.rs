//! Public responses in the edge cache: looked up, inserted and deleted, and done without whenever
//! it fails or hangs.

use std::time::Duration;

use js_sys::Uint8Array;
use worker::console_error;

use crate::platform::fetch::READ_LIMIT;
use crate::platform::stream::{self, Limits, Unread};
use crate::platform::{clock, edge_cache, headers, timeout};
use crate::response;
use belajar_core::api::upstream::cache_rules::{CACHE_SECONDS, is_good};
use belajar_core::http::header::Headers;

/// When the response was stored, Unix milliseconds. Never shown to a visitor.
const STORED_AT: &str = "x-stored-at";

/// What is read of a response that is to be cached.
pub const COPY: Limits = Limits {
    bytes: READ_LIMIT,
    silence: stream::TIMEOUT,
    whole: Duration::from_mins(1),
};

/// A response that was cached.
pub struct CachedResponse {
    /// Status, the headers that may pass, and the body.
    pub response: web_sys::Response,
    /// When, in Unix milliseconds.
    pub stored_at_ms: u64,
}

/// A cached response, however old.
pub async fn look_up(key: &str) -> Option<CachedResponse> {
    let got = edge_cache::get(key).await;
    let response = got.unwrap_or_else(|error| {
        console_error!("the cache failed: {error}");
        None
    })?;
    let stored_at_ms = headers::get(&response.headers(), STORED_AT)?.parse().ok()?;
    Some(CachedResponse {
        response,
        stored_at_ms,
    })
}

/// What has become of a response that was copied.
pub enum Copied {
    /// It is cached.
    Cached,
    /// It has come whole, but is not good, or the cache does not take it.
    Uncached(Uint8Array),
    /// It is longer than anything that is cached.
    TooLong,
    /// It has not come to its end.
    Cut,
}

/// Reads a response whole and caches it, if it is good.
pub async fn insert(key: &str, response: &web_sys::Response, mut headers: Headers) -> Copied {
    let body = match read(response).await {
        Copied::Uncached(body) if is_good(&body.to_vec()) => body,
        other => return other,
    };
    headers.push(("cache-control", format!("public, max-age={CACHE_SECONDS}")));
    headers.push((STORED_AT, clock::now_ms().to_string()));
    let cached = response::with_body(200, &headers, &body);
    // Others wait for it, so it is waited for no longer than a look is.
    match edge_cache::put(key, cached, timeout::BINDING).await {
        Ok(()) => Copied::Cached,
        Err(error) => {
            console_error!("the cache refused a response: {error}");
            Copied::Uncached(body)
        }
    }
}

/// Reads a response whole, and does not cache it.
pub async fn read(response: &web_sys::Response) -> Copied {
    let Some(body) = response.body() else {
        return Copied::Uncached(Uint8Array::new_with_length(0));
    };
    match stream::whole(&body, 0, &COPY).await {
        Ok(body) => Copied::Uncached(body),
        Err(Unread::TooLarge) => Copied::TooLong,
        Err(Unread::Slow | Unread::Broken) => Copied::Cut,
    }
}

/// Deletes a cached response.
pub async fn delete(key: &str) {
    if let Err(error) = edge_cache::delete(key).await {
        console_error!("the cache kept a response: {error}");
    }
}
