//! The REST gateway (design section 6): `/api/<host>/<path>`, checked against the catalogue, and
//! the upstream's answer handed back with its body untouched. Calls that read are [`read`], those that
//! change something [`change`].

mod change;
mod read;

use std::time::Duration;

use super::person;
use super::runtime::incoming::Incoming;
use super::runtime::platform::UpstreamRequest;
use super::runtime::site::Site;
use super::runtime::{answer, js};
use crate::gateway::door::{self, Visit};
use crate::gateway::fault::Fault;
use crate::gateway::session::{self, ACCESS_COOKIE, ASSISTANT_COOKIE};
use crate::gateway::upstream::answer::DATA_ONLY;
use crate::gateway::upstream::headers::Credentials;
use crate::text::header::Headers;

/// Answers a call; its address is the gateway's name of the upstream, and the path. The fault in its
/// place carries what every answer of the gateway does.
pub async fn handle(site: &Site, incoming: &Incoming, address: (&str, &str)) -> web_sys::Response {
    let mut headers = site.headers();
    headers.push(("x-request-id", site.trace.request_id()));
    headers.extend(DATA_ONLY.map(|(name, value)| (name, value.to_owned())));
    let answered = answered(site, incoming, address, &headers).await;
    answered.unwrap_or_else(|fault| {
        site.trace.fault(&fault);
        answer::fault(&fault, headers)
    })
}

async fn answered(
    site: &Site,
    incoming: &Incoming,
    address: (&str, &str),
    headers: &Headers,
) -> Result<web_sys::Response, Fault> {
    let request = admitted(site, incoming, address)?;
    person::admit(site, &request).await?;
    if request.call.changes_state() {
        change::respond(site, incoming, request, headers).await
    } else {
        read::respond(site, request, headers).await
    }
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
    let (transport, now_ms) = (incoming.transport(), js::now_ms());
    let session = |of| session::session_token(&cookies, of, transport, now_ms);
    let (access_token, assistant_token) = (session(ACCESS_COOKIE), session(ASSISTANT_COOKIE));
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
    let call = admitted.call;
    site.trace.note(|trace| trace.subject = call.name());
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
