//! Public answers kept at the edge (design section 6): fresh for 60 s, then given at once while a
//! new one is fetched in the background. The rules are in `upstream::cache`; this is the storing.

use wasm_bindgen::{JsCast, JsValue};

use super::answer::{self, Headers};
use super::platform::{self, UpstreamRequest};
use super::site::Site;
use super::{js, relay};
use crate::gateway::fault::Fault;
use crate::gateway::upstream::answer::ANSWER_TYPE;
use crate::gateway::upstream::cache::{self, FRESH_MS, Freshness, STALE_MS};

/// When the answer was stored, Unix milliseconds. Never shown to a visitor.
const STORED_AT: &str = "x-stored-at";

/// Where an answer came from, told in `x-edge-cache`.
#[derive(Clone, Copy)]
enum CacheStatus {
    Hit,
    Stale,
    Miss,
}

/// Answers a public read, from the cache where that is good enough.
///
/// # Errors
/// As [`relay::response`], and when no answer came.
pub async fn answer(
    site: &Site,
    request: UpstreamRequest,
    headers: &Headers,
) -> Result<web_sys::Response, Fault> {
    let key = cache::cache_key(site.domain(), request.call, &request.path, &request.query);
    if let Some((kept, freshness)) = look_up(&key).await {
        let status = match freshness {
            Freshness::Fresh => CacheStatus::Hit,
            _ => CacheStatus::Stale,
        };
        if freshness == Freshness::Stale {
            let owned = site.clone();
            site.wait_until(async move {
                // A failure leaves the stale answer where it is, which is what it is for.
                let _ = fetch(&owned, &anonymous(request), &key).await;
            });
        }
        return Ok(shown(&kept, headers, status));
    }
    let response = fetch(site, &request, &key).await?;
    Ok(shown(&response, headers, CacheStatus::Miss))
}

/// Work in the background outlives the visitor, so it must not hang on the visitor's signal.
fn anonymous(mut request: UpstreamRequest) -> UpstreamRequest {
    request.visitor = None;
    request
}

async fn look_up(key: &str) -> Option<(web_sys::Response, Freshness)> {
    let kept: web_sys::Response =
        match js::settled(js::DEFAULT_CACHE.with(|c| c.look_up(key))).await {
            Ok(kept) if kept.is_undefined() => return None,
            Ok(kept) => kept.unchecked_into(),
            Err(error) => {
                js::log(format_args!("the cache failed: {error:?}"));
                return None;
            }
        };
    let stored_at: u64 = kept.headers().get(STORED_AT).ok()??.parse().ok()?;
    match cache::freshness(js::now_ms().saturating_sub(stored_at)) {
        Freshness::Gone => None,
        freshness => Some((kept, freshness)),
    }
}

/// Asks the platform, and stores a copy of a good answer in the background.
async fn fetch(
    site: &Site,
    request: &UpstreamRequest,
    key: &str,
) -> Result<web_sys::Response, Fault> {
    let answered = platform::send(site, request).await?;
    let (status, mut headers) = relay::status_and_headers(request, &answered.response)?;
    let body = answered
        .response
        .body()
        .map_or(JsValue::NULL, JsValue::from);
    let response = answer::with_body(status, &js::header_pairs(&headers), &body);
    if cache::storable(status)
        && let Ok(copy) = response.clone()
    {
        let seconds = (FRESH_MS + STALE_MS) / 1000;
        headers.push(("cache-control", format!("public, max-age={seconds}")));
        headers.push((STORED_AT, js::now_ms().to_string()));
        let body = copy.body().map_or(JsValue::NULL, JsValue::from);
        let kept = answer::with_body(status, &js::header_pairs(&headers), &body);
        let key = key.to_owned();
        site.wait_until(async move {
            if let Err(error) = js::settled(js::DEFAULT_CACHE.with(|c| c.keep(&key, &kept))).await {
                js::log(format_args!("the cache refused an answer: {error:?}"));
            }
        });
    }
    Ok(response)
}

fn shown(
    response: &web_sys::Response,
    headers: &Headers,
    status: CacheStatus,
) -> web_sys::Response {
    let mut all = headers.clone();
    let header = |name: &str| response.headers().get(name).ok().flatten();
    for name in crate::gateway::upstream::answer::KEPT {
        all.extend(header(name).map(|value| (name, value)));
    }
    all.push(("content-type", ANSWER_TYPE.to_owned()));
    all.push(("cache-control", "no-store".to_owned()));
    let status = match status {
        CacheStatus::Hit => "hit",
        CacheStatus::Stale => "stale",
        CacheStatus::Miss => "miss",
    };
    all.push(("x-edge-cache", status.to_owned()));
    let body = response.body().map_or(JsValue::NULL, JsValue::from);
    answer::with_body(response.status(), &js::header_pairs(&all), &body).unchecked_into()
}
