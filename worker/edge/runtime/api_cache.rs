//! Public answers kept at the edge (design section 6): fresh for 60 s, then given at once while one
//! request fetches a new one behind its answer. The rules are in `upstream::cache`; this is the
//! asking, `kept_answers` the storing. The gateway and the edge's own reads go through here alike.

use std::rc::Rc;
use std::time::Duration;

use wasm_bindgen::{JsCast, JsValue};

use super::answer::{self, Headers};
use super::fetch::FetchResponse;
use super::kept_answers::{self, Kept};
use super::platform::{self, UpstreamRequest};
use super::site::Site;
use super::{js, memory, relay, stream};
use crate::gateway::catalogue::{self, Call, Matched};
use crate::gateway::fault::Fault;
use crate::gateway::upstream::answer::{ANSWER_TYPE, KEPT};
use crate::gateway::upstream::cache::{self, CacheStatus, FRESH_MS, Freshness, Plan};

/// How long a request waits for what another one is asking.
const WAIT_MS: u64 = 1_500;
/// How long one request may keep others from asking: about as long as it takes.
const LEASE_MS: u64 = 15_000;
/// How soon after a failure a stale answer is asked for again.
const RETRY_MS: u64 = 10_000;

/// How soon after a look a stale answer is looked up again by those who remember it.
const LOOK_AGAIN_MS: u64 = 1_000;

/// The upstream forbids to keep this answer, so nobody waits for another's.
struct Unkept;

/// Answers a public read, from the cache where that is good enough.
///
/// # Errors
/// As [`relay::response`], and when no answer came.
pub async fn answer(
    site: &Site,
    request: UpstreamRequest,
    headers: &Headers,
) -> Result<web_sys::Response, Fault> {
    let answer = ask(site, request).await?;
    site.trace.note(|trace| trace.cached(answer.status));
    Ok(shown(&answer, headers))
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
        let is_unkept = memory::with(|memory| memory.fresh::<Unkept>(&key, now).is_some());
        let plan = if is_unkept && freshness == Freshness::Gone {
            Plan::Ask
        } else {
            cache::plan(freshness, || {
                memory::with(|memory| memory.turn(&key, now, LEASE_MS))
            })
        };
        let waited = now.saturating_sub(began);
        match (plan, kept) {
            (Plan::Give, Some(kept)) => return Ok(Answer::of(kept, freshness, now)),
            (Plan::GiveAndRefresh, Some(kept)) => {
                let owned = site.clone();
                site.wait_until(async move { refresh(&owned, anonymous(request), &key).await });
                return Ok(Answer::of(kept, freshness, now));
            }
            (Plan::Wait, _) if waited < WAIT_MS => {
                let left = Duration::from_millis(WAIT_MS - waited);
                memory::idle(&key, left).await;
            }
            _ => return fetch(site, &request, &key).await,
        }
    }
}

impl Answer {
    fn of(kept: Kept, freshness: Freshness, now_ms: u64) -> Self {
        let (status, fresh_until_ms) = match freshness {
            Freshness::Fresh => (CacheStatus::Hit, kept.stored_at_ms + FRESH_MS),
            // A new one is on its way, or none can be had: whoever asks often may look less often.
            _ => (CacheStatus::Stale, now_ms + LOOK_AGAIN_MS),
        };
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
    let asked = asked(site, request).await;
    let Asked {
        answered,
        status,
        headers,
        is_storable,
    } = asked.inspect_err(|_| memory::with(|memory| memory.release(key)))?;
    // A copy that nobody reads would hold all that the visitor reads.
    let copy = is_storable
        .then(|| answered.response.clone().ok())
        .flatten();
    let init = js::header_init(&headers);
    let until = js::now_ms() + FRESH_MS;
    let (body, fresh_until_ms) = if let Some(copy) = copy {
        (copied(site, answered, copy, headers, key), until)
    } else {
        memory::with(|memory| match status {
            200 => memory.keep(key, Rc::new(Unkept), 0, until),
            _ => memory.release(key),
        });
        (relay::body(site, answered), 0)
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
    relay::body_beside(site, answered, Box::pin(keeping))
}

/// Asks the platform behind an answer. While it fails, the stale answer stays where it is, which is
/// what it is for; what the platform no longer has goes.
async fn refresh(site: &Site, request: UpstreamRequest, key: &str) {
    let is_done = match asked(site, &request).await {
        Ok(Asked {
            answered,
            headers,
            is_storable: true,
            ..
        }) => kept_answers::keep(key, &answered.response, headers).await,
        Ok(Asked { answered, .. }) => {
            stream::cancel(&answered.response);
            let is_gone = matches!(answered.response.status(), 404 | 410);
            if is_gone {
                kept_answers::forget(key).await;
            }
            is_gone
        }
        Err(_) => false,
    };
    memory::with(|memory| {
        if is_done {
            memory.release(key);
        } else {
            memory.pause(key, js::now_ms(), RETRY_MS);
        }
    });
}

/// An answer of the platform that may be passed on.
struct Asked {
    answered: FetchResponse,
    status: u16,
    headers: Headers,
    is_storable: bool,
}

async fn asked(site: &Site, request: &UpstreamRequest) -> Result<Asked, Fault> {
    let answered = platform::send(site, request).await?;
    let (status, headers) = relay::status_and_headers(site, request, &answered.response)?;
    let upstream_headers = answered.response.headers();
    let cache_control = upstream_headers.get("cache-control").ok().flatten();
    Ok(Asked {
        answered,
        status,
        headers,
        is_storable: cache::storable(status, cache_control.as_deref()),
    })
}

fn shown(answer: &Answer, headers: &Headers) -> web_sys::Response {
    let response = &answer.response;
    let mut all = headers.clone();
    let values = js::header_values(&response.headers(), &KEPT);
    let kept = KEPT.into_iter().zip(values);
    all.extend(kept.filter_map(|(name, value)| Some((name, value?))));
    all.push(("content-type", ANSWER_TYPE.to_owned()));
    all.push(("cache-control", "no-store".to_owned()));
    all.push(("x-edge-cache", answer.status.name().to_owned()));
    let body = response.body().map_or(JsValue::NULL, JsValue::from);
    answer::with_body(response.status(), &js::header_init(&all), &body).unchecked_into()
}
