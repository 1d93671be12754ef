//! The REST gateway (design section 6): `/api/<host>/<path>`, checked against the catalogue, and
//! the upstream's answer handed back with its body untouched.

use crate::text::header::Headers;
use std::time::Duration;

use wasm_bindgen::JsValue;

use super::runtime::answer;
use super::runtime::incoming::Incoming;
use super::runtime::platform::{self, UpstreamRequest};
use super::runtime::site::Site;
use super::runtime::{api_cache, body, rate_limit, relay, settings_store};
use super::{assistant_login, chat, confirmation};
use crate::gateway::catalogue::{Body, Limit};
use crate::gateway::click;
use crate::gateway::door::{self, Visit};
use crate::gateway::fault::{BadRequestReason, Fault};
use crate::gateway::session::{self, ACCESS_COOKIE, ASSISTANT_COOKIE};
use crate::gateway::upstream::answer::DATA_ONLY;
use crate::gateway::upstream::cache::{self, Visitor};
use crate::gateway::upstream::headers::Credentials;
use crate::text::json;

/// Answers one call.
pub async fn handle(
    site: &Site,
    incoming: &Incoming,
    upstream: &str,
    path: &str,
) -> web_sys::Response {
    let mut headers = site.headers();
    headers.push(("x-request-id", site.trace.request_id()));
    headers.extend(DATA_ONLY.map(|(name, value)| (name, value.to_owned())));
    match respond(site, incoming, (upstream, path), &headers).await {
        Ok(response) => response,
        Err(fault) => {
            site.trace.fault(&fault);
            answer::fault(&fault, headers)
        }
    }
}

async fn respond(
    site: &Site,
    incoming: &Incoming,
    (upstream, path): (&str, &str),
    headers: &Headers,
) -> Result<web_sys::Response, Fault> {
    let mut request = admitted(site, incoming, (upstream, path))?;
    let call = request.call;
    site.trace.note(|trace| trace.subject = call.name());
    if call.limit == Some(Limit::Chat) {
        return chat::answer(site, incoming, request, headers).await;
    }
    rate_limit::count(site, incoming, call.limit).await?;
    let tokens = (&request.access_token, &request.assistant_token);
    let visitor = Visitor::of(tokens.0.as_ref(), tokens.1.as_ref());
    if cache::cacheable(call, visitor) {
        return api_cache::answer(site, request, headers).await;
    }
    match call.body {
        Body::None => {}
        Body::Json | Body::OptionalJson => request.body = body::json(incoming, call.body).await?,
        Body::Multipart => request.body = body::stream(incoming)?,
    }
    if call.path == click::PATH {
        request.body = click_record(&request.body)?;
    }
    if call.path == assistant_login::PATH {
        return assistant_login::answer(site, incoming, request, headers).await;
    }
    let answered = platform::send(site, &request).await?;
    if call.changes_settings && answered.response.ok() {
        // Before the answer: the next page that who has saved asks for is made of what was saved.
        settings_store::renew(site).await;
    }
    confirmation::send_later(site, &request, &answered);
    relay::response(site, &request, answered, headers)
}

/// A click as the platform is told of it.
fn click_record(body: &JsValue) -> Result<JsValue, Fault> {
    let sent = body.as_string().unwrap_or_default();
    let record = json::parsed(&sent)
        .and_then(|value| click::record(&value))
        .ok_or(Fault::BadRequest(BadRequestReason::Body))?;
    Ok(JsValue::from_str(&record))
}

/// The call as the door lets it in.
fn admitted(
    site: &Site,
    incoming: &Incoming,
    (upstream, path): (&str, &str),
) -> Result<UpstreamRequest, Fault> {
    let header = |name: &str| incoming.header(name);
    let (origin, sec_fetch_site) = (header("origin"), header("sec-fetch-site"));
    let (content_type, content_length) = (header("content-type"), header("content-length"));
    let cookies = header("cookie").unwrap_or_default();
    let access_token = session::session_token(&cookies, ACCESS_COOKIE);
    let assistant_token = session::session_token(&cookies, ASSISTANT_COOKIE);
    let admitted = door::admit(&Visit {
        method: &incoming.method,
        upstream,
        path,
        query: &incoming.query,
        own_origin: &incoming.origin(),
        origin: origin.as_deref(),
        sec_fetch_site: sec_fetch_site.as_deref(),
        content_type: content_type.as_deref(),
        content_length: content_length.as_deref(),
        sessions: Credentials {
            access_token,
            assistant_token,
            ..Credentials::default()
        },
        lms_key: &site.found.tenant.lms_key,
    })?;
    let timeout = Duration::from_millis(admitted.call.body.timeout_ms());
    Ok(UpstreamRequest {
        content_type,
        access_token: access_token.map(str::to_owned),
        assistant_token: assistant_token.map(str::to_owned),
        visitor: incoming.signal(),
        timeout,
        replayable: admitted.call.body.replayable(),
        ..UpstreamRequest::get(admitted.call, admitted.path, admitted.query)
    })
}
