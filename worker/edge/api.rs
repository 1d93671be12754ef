//! The REST gateway (design section 6): `/api/<host>/<path>`, checked against the catalogue, and
//! the upstream's answer handed back with its body untouched.

use std::time::Duration;

use super::runtime::answer::{self, Headers};
use super::runtime::incoming::Incoming;
use super::runtime::platform::{self, UpstreamRequest};
use super::runtime::site::Site;
use super::runtime::{api_cache, body, rate_limit, relay};
use super::{assistant_login, chat};
use crate::gateway::catalogue::{self, Access, Body, Call, Limit, Matched};
use crate::gateway::fault::{BadRequestReason, Fault};
use crate::gateway::session::{ACCESS_COOKIE, ASSISTANT_COOKIE};
use crate::gateway::upstream::cache::{self, Visitor};
use crate::gateway::upstream::guard;
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
    let mut request = prepare(incoming, matched, request_id)?;
    if !sufficient(&request) {
        return Err(Fault::Unauthorized);
    }
    if call.limit == Some(Limit::Chat) {
        return chat::answer(site, incoming, request, headers).await;
    }
    rate_limit::count(site, incoming, call.limit).await?;
    match call.limit {
        Some(Limit::Login) if call.path == assistant_login::PATH => {
            request.body = body::json(incoming, call.body).await?;
            return assistant_login::answer(site, incoming, request, headers).await;
        }
        _ => {}
    }
    let visitor = match (&request.access_token, &request.assistant_token) {
        (None, None) => Visitor::Anonymous,
        _ => Visitor::SignedIn,
    };
    if cache::cacheable(call, visitor) {
        return api_cache::answer(site, request, headers).await;
    }
    match call.body {
        Body::None => {}
        Body::Json | Body::OptionalJson => request.body = body::json(incoming, call.body).await?,
        Body::Multipart => {
            request.body = body::stream(incoming)?;
        }
    }
    let answered = platform::send(site, &request).await?;
    relay::response(&request, &answered, headers)
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

fn prepare(
    incoming: &Incoming,
    matched: Matched,
    request_id: String,
) -> Result<UpstreamRequest, Fault> {
    let query = catalogue::kept_query(matched.call, &incoming.query)
        .map_err(|_| Fault::BadRequest(BadRequestReason::Query))?;
    let cookies = incoming.header("cookie").unwrap_or_default();
    let token = |name| crate::gateway::session::session_token(&cookies, name).map(str::to_owned);
    let timeout = Duration::from_millis(matched.call.body.timeout_ms());
    Ok(UpstreamRequest {
        content_type: incoming.header("content-type"),
        access_token: token(ACCESS_COOKIE),
        assistant_token: token(ASSISTANT_COOKIE),
        visitor: incoming.signal(),
        timeout,
        replayable: matched.call.body.replayable(),
        request_id,
        ..UpstreamRequest::get(matched.call, matched.path, query)
    })
}

fn sufficient(request: &UpstreamRequest) -> bool {
    let credentials = Credentials {
        access_token: request.access_token.as_deref(),
        assistant_token: request.assistant_token.as_deref(),
        ..Credentials::default()
    };
    request.call.access != Access::SignedIn || credentials.suffice_for(request.call)
}
