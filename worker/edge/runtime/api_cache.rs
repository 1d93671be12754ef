//! Public answers kept at the edge (design section 6): fresh for 60 s, then given at once while one
//! request fetches a new one behind its answer. The rules are in `upstream::cache`; this is the
//! asking, `kept_answers` the storing. The gateway and the edge's own reads go through here alike.

use crate::text::header::Headers;
use std::time::Duration;

use wasm_bindgen::JsValue;

use super::answer;
use super::fetch::FetchResponse;
use super::kept_answers::{self, KeptAnswer};
use super::platform::{self, UpstreamRequest};
use super::site::Site;
use super::{headers, js, memory, relay, stream};
use crate::gateway::catalogue::{self, Call, Matched};
use crate::gateway::fault::Fault;
use crate::gateway::upstream::answer::{ANSWER_TYPE, KEPT};
use crate::gateway::upstream::cache::{self, CacheStatus, Ended, FRESH_MS, Freshness, Plan};

/// Answers a public read, from the cache where that is good enough.
///
/// # Errors
/// As [`relay::response`], and when no answer came.
pub async fn answer(
    site: &Site,
    request: UpstreamRequest,
    headers: &Headers,
) -> Result<web_sys::Response, Fault> {
    let Answer {
        response, status, ..
    } = ask(site, request).await?;
    site.trace.note(|trace| trace.cached(status));
    let mut all = headers.clone();
    let values = headers::values(&response.headers(), &KEPT);
    let kept = KEPT.into_iter().zip(values);
    all.extend(kept.filter_map(|(name, value)| Some((name, value?))));
    all.push(("content-type", ANSWER_TYPE.to_owned()));
    all.push(("cache-control", "no-store".to_owned()));
    all.push(("x-edge-cache", status.name().to_owned()));
    let body = response.body().map_or(JsValue::NULL, JsValue::from);
    let headers = headers::init(&all);
    Ok(answer::with_body(response.status(), &headers, &body))
}

/// An answer, and how it was come by.
pub struct Answer {
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
/// As [`answer`].
pub async fn ask(site: &Site, request: UpstreamRequest) -> Result<Answer, Fault> {
    let key = key_of(site, request.call, &request.path, &request.query);
    let began = js::now_ms();
    loop {
        let kept = kept_answers::look_up(&key).await;
        let now = js::now_ms();
        let freshness = kept.as_ref().map_or(Freshness::Gone, |kept| {
            cache::freshness(now.saturating_sub(kept.stored_at_ms))
        });
        let waited = now.saturating_sub(began);
        let plan = memory::with(|memory| cache::plan(memory, &key, freshness, waited, now));
        match (plan, kept) {
            (Plan::Give, Some(kept)) => return Ok(Answer::of(kept, now)),
            (Plan::GiveAndRefresh, Some(kept)) => {
                let owned = site.clone();
                site.wait_until(async move { refresh(&owned, anonymous(request), &key).await });
                return Ok(Answer::of(kept, now));
            }
            (Plan::Wait { at_most_ms }, _) => {
                memory::idle(&key, Duration::from_millis(at_most_ms)).await;
            }
            _ => return fetch(site, &request, &key).await,
        }
    }
}

impl Answer {
    fn of(kept: KeptAnswer, now_ms: u64) -> Self {
        let (status, fresh_until_ms) = cache::fresh_until(kept.stored_at_ms, now_ms);
        Self {
            response: kept.response,
            fresh_until_ms,
            status,
        }
    }
}

/// Forgets what is kept of a public read of the services host, made without a query.
pub async fn forget(site: &Site, path: &str) {
    if let Ok(Matched { call, path, .. }) = catalogue::find("GET", "services", path) {
        kept_answers::forget(&key_of(site, call, &path, "")).await;
    }
}

/// The name under which an answer is kept.
fn key_of(site: &Site, call: &Call, path: &str, query: &str) -> String {
    let shown = (&*site.found.tenant.key, site.domain());
    cache::key(&site.config.deployment.id, shown, call, path, query)
}

/// Work behind the answer outlives the visitor, so it must not hang on the visitor's signal.
fn anonymous(mut request: UpstreamRequest) -> UpstreamRequest {
    request.visitor = None;
    request
}

/// Asks the platform for a visitor, who gets the answer as it streams. A copy is made behind it.
async fn fetch(site: &Site, request: &UpstreamRequest, key: &str) -> Result<Answer, Fault> {
    let passable = passable(site, request).await;
    let Passable {
        answered,
        status,
        headers,
        is_storable,
    } = passable.inspect_err(|_| memory::with(|memory| memory.release(key)))?;
    // A copy that nobody reads would hold all that the visitor reads.
    let copy = is_storable
        .then(|| answered.response.clone().ok())
        .flatten();
    let init = headers::init(&headers);
    let (body, fresh_until_ms) = if let Some(copy) = copy {
        let until = js::now_ms() + FRESH_MS;
        (copied(site, answered, copy, headers, key), until)
    } else {
        memory::with(|memory| cache::passed_on(memory, key, status, js::now_ms()));
        (relay::body(site, answered, relay::alone()), 0)
    };
    Ok(Answer {
        response: answer::with_body(status, &init, &body),
        fresh_until_ms,
        status: CacheStatus::Miss,
    })
}

/// The body for the visitor, while its copy is being kept. The copy is taken before the visitor's
/// pipe, so that either reader may leave; once both have, nothing holds the upstream's connection.
fn copied(
    site: &Site,
    answered: FetchResponse,
    copy: web_sys::Response,
    headers: Headers,
    key: &str,
) -> JsValue {
    let key = key.to_owned();
    let keeping = async move {
        let is_kept = kept_answers::keep(&key, &copy, headers).await;
        memory::with(|memory| memory.release(&key));
        is_kept
    };
    relay::body(site, answered, Box::pin(keeping))
}

/// Asks the platform behind an answer.
async fn refresh(site: &Site, request: UpstreamRequest, key: &str) {
    let ended = match passable(site, &request).await {
        Ok(Passable {
            answered,
            headers,
            is_storable: true,
            ..
        }) => {
            if kept_answers::keep(key, &answered.response, headers).await {
                Ended::Kept
            } else {
                Ended::Failed
            }
        }
        Ok(Passable { answered, .. }) => {
            stream::cancel(&answered.response);
            Ended::unkept(answered.response.status())
        }
        Err(_) => Ended::Failed,
    };
    if ended == Ended::Gone {
        kept_answers::forget(key).await;
    }
    memory::with(|memory| cache::ended(memory, key, ended, js::now_ms()));
}

/// An answer of the platform that may be passed on.
struct Passable {
    answered: FetchResponse,
    status: u16,
    headers: Headers,
    is_storable: bool,
}

async fn passable(site: &Site, request: &UpstreamRequest) -> Result<Passable, Fault> {
    let answered = platform::send(site, request).await?;
    let (status, headers) = relay::status_and_headers(site, request, &answered.response)?;
    let upstream_headers = answered.response.headers();
    let cache_control = upstream_headers.get("cache-control").ok().flatten();
    Ok(Passable {
        answered,
        status,
        headers,
        is_storable: cache::storable(status, cache_control.as_deref()),
    })
}
