//! The REST gateway (design section 6): `/api/<host>/<path>`, checked against the catalogue, and
//! the upstream's answer handed back with its body untouched.

use std::time::Duration;

use js_sys::Object;
use wasm_bindgen::JsValue;

use super::answer::{self, Headers};
use super::fetch::Answered;
use super::incoming::Incoming;
use super::platform::{self, Ask};
use super::site::Site;
use super::{api_cache, body, chat, js, session};
use crate::gateway::catalogue::{self, Access, Body, Call, Limit, Matched};
use crate::gateway::fault::{Fault, Problem};
use crate::gateway::session::{ACCESS_COOKIE, ASSISTANT_COOKIE};
use crate::gateway::upstream::answer::{self as rules, Verdict};
use crate::gateway::upstream::cache::{self, Visitor};
use crate::gateway::upstream::guard::{self, RETRY_AFTER_SECONDS};
use crate::gateway::upstream::headers::Credentials;

/// Answers one call.
pub async fn handle(site: &Site, incoming: &Incoming, host: &str, path: &str) -> web_sys::Response {
    let request_id = platform::request_id(incoming.header("x-request-id").as_deref());
    let mut headers = site.headers();
    headers.push(("x-request-id", request_id.clone()));
    match respond(site, incoming, (host, path), request_id, &headers).await {
        Ok(response) => response,
        Err(fault) => answer::fault(&fault, headers),
    }
}

async fn respond(
    site: &Site,
    incoming: &Incoming,
    (host, path): (&str, &str),
    request_id: String,
    headers: &Headers,
) -> Result<web_sys::Response, Fault> {
    let matched = catalogue::find(&incoming.method, host, path)?;
    let call = matched.call;
    check(incoming, call)?;
    let mut ask = prepare(incoming, matched, request_id)?;
    if !sufficient(&ask) {
        return Err(Fault::Unauthorized);
    }
    if call.limit == Some(Limit::Chat) {
        return chat::answer(site, incoming, ask, headers).await;
    }
    limit(site, incoming, call.limit).await?;
    match call.limit {
        Some(Limit::Login) if call.path == session::ASSISTANT_LOGIN => {
            ask.body = body::json(incoming, call.body).await?;
            return session::assistant_login(site, incoming, ask, headers).await;
        }
        _ => {}
    }
    let visitor = match (&ask.access_token, &ask.assistant_token) {
        (None, None) => Visitor::Anonymous,
        _ => Visitor::SignedIn,
    };
    if cache::cacheable(call, visitor) {
        return api_cache::answer(site, ask, headers).await;
    }
    match call.body {
        Body::None => {}
        Body::Json | Body::OptionalJson => ask.body = body::json(incoming, call.body).await?,
        Body::Multipart => {
            ask.body = body::stream(incoming)?;
        }
    }
    let answered = platform::ask(site, &ask).await?;
    hand_back(&ask, &answered, headers)
}

/// The upstream's answer for the visitor: its status, the headers that may pass, its body as a
/// native stream.
///
/// # Errors
/// The [`Fault`] that stands in for an answer the gateway does not pass on ([`Verdict`]).
pub fn hand_back(
    ask: &Ask,
    answered: &Answered,
    headers: &Headers,
) -> Result<web_sys::Response, Fault> {
    let mut all = headers.clone();
    all.push(("cache-control", "no-store".to_owned()));
    let (status, kept) = checked(ask, &answered.response)?;
    all.extend(kept);
    let body = answered
        .response
        .body()
        .map_or(JsValue::NULL, JsValue::from);
    Ok(answer::with_body(status, &js::header_pairs(&all), &body))
}

/// Status and headers of an upstream's answer, if it is one the gateway passes on.
///
/// # Errors
/// As [`hand_back`].
pub fn checked(ask: &Ask, response: &web_sys::Response) -> Result<(u16, Headers), Fault> {
    let header = |name: &str| response.headers().get(name).ok().flatten();
    let status = response.status();
    let verdict = rules::verdict(ask.call.host, status, header("content-type").as_deref());
    if let Verdict::Refuse(fault) = verdict {
        js::log(format_args!(
            "{} {}: answered {status}, which cannot be passed on",
            ask.request_id,
            ask.call.name()
        ));
        return Err(fault);
    }
    let connection = header("connection").unwrap_or_default();
    let kept = rules::KEPT
        .iter()
        .filter(|name| rules::response_header_kept(name, &connection))
        .filter_map(|name| header(name).map(|value| (*name, value)))
        .collect();
    Ok((status, kept))
}

fn check(incoming: &Incoming, call: &Call) -> Result<(), Fault> {
    let header = |name: &str| incoming.header(name);
    if call.changes_state() {
        let (origin, site) = (header("origin"), header("sec-fetch-site"));
        if !guard::same_origin(origin.as_deref(), site.as_deref(), &incoming.origin()) {
            return Err(Fault::Forbidden);
        }
    }
    let (kind, length) = (header("content-type"), header("content-length"));
    call.body.check(kind.as_deref(), length.as_deref())
}

fn prepare(incoming: &Incoming, matched: Matched, request_id: String) -> Result<Ask, Fault> {
    let query = catalogue::kept_query(matched.call, &incoming.query)
        .map_err(|_| Fault::BadRequest(Problem::Query))?;
    let cookies = incoming.header("cookie").unwrap_or_default();
    let token = |name| crate::gateway::session::session_token(&cookies, name).map(str::to_owned);
    let timeout = Duration::from_millis(matched.call.body.timeout_ms());
    Ok(Ask {
        content_type: incoming.header("content-type"),
        access_token: token(ACCESS_COOKIE),
        assistant_token: token(ASSISTANT_COOKIE),
        visitor: incoming.signal(),
        timeout,
        replayable: matched.call.body.replayable(),
        request_id,
        ..Ask::reading(matched.call, matched.path, query)
    })
}

fn sufficient(ask: &Ask) -> bool {
    let credentials = Credentials {
        access_token: ask.access_token.as_deref(),
        assistant_token: ask.assistant_token.as_deref(),
        ..Credentials::default()
    };
    ask.call.access != Access::SignedIn || credentials.suffice_for(ask.call)
}

/// Counts the call towards its limit, by visitor address and tenant. A platform whose limiter
/// fails lets the visitor through: the limit protects upstreams, which protect themselves too.
///
/// # Errors
/// [`Fault::TooMany`] over the limit.
pub async fn limit(site: &Site, incoming: &Incoming, limit: Option<Limit>) -> Result<(), Fault> {
    let Some(limiter) = limit.and_then(|limit| site.limiter(limit.binding())) else {
        return Ok(());
    };
    let key = format!("{}:{}", site.domain(), incoming.address());
    let options = Object::new();
    js::set(&options, "key", &JsValue::from_str(&key));
    match js::settled(limiter.limit(&options)).await {
        Ok(outcome) if js::get(&outcome, "success").is_falsy() => Err(Fault::TooMany {
            retry_after: RETRY_AFTER_SECONDS,
        }),
        Ok(_) => Ok(()),
        Err(error) => {
            js::log(format_args!("the rate limiter failed: {error:?}"));
            Ok(())
        }
    }
}
