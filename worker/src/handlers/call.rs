//! The REST gateway (design section 6): `/api/<host>/<path>`, checked against the catalogue, and
//! the upstream's answer handed back with its body untouched. Calls that read are [`read`], those that
//! change something [`change`].

mod change;
mod read;

use std::time::Duration;

use crate::context::Site;
use crate::incoming::Incoming;
use crate::platform::clock;
use crate::response;
use crate::services::person;
use crate::services::upstream_call::UpstreamRequest;
use belajar_core::gateway::door;
use belajar_core::gateway::fault::Fault;
use belajar_core::gateway::session::{self, ACCESS_COOKIE, ASSISTANT_COOKIE};
use belajar_core::gateway::upstream::answer::DATA_ONLY;
use belajar_core::gateway::upstream::credentials::{Credentials, is_idempotency_key};
use belajar_core::request_head::Header;
use belajar_core::text::header::Headers;

/// Answers a call. The fault in its place carries what every answer of the gateway does.
pub async fn handle(site: &Site, incoming: &Incoming) -> web_sys::Response {
    let mut headers = site.headers();
    headers.push(("x-request-id", site.trace.request_id()));
    headers.extend(DATA_ONLY.map(|(name, value)| (name, value.to_owned())));
    let answered = answered(site, incoming, &headers).await;
    answered.unwrap_or_else(|fault| {
        site.trace.fault(&fault);
        response::fault(&fault, headers)
    })
}

async fn answered(
    site: &Site,
    incoming: &Incoming,
    headers: &Headers,
) -> Result<web_sys::Response, Fault> {
    let request = admitted(site, incoming)?;
    person::admit(site, &request).await?;
    if request.call.changes_state() {
        change::respond(site, incoming, request, headers).await
    } else {
        read::respond(site, incoming, request, headers).await
    }
}

/// The call as the door lets it in.
fn admitted(site: &Site, incoming: &Incoming) -> Result<UpstreamRequest, Fault> {
    let (transport, now_ms) = (incoming.transport(), clock::now_ms());
    let session = |of| session::session_token(incoming.cookies(), of, transport, now_ms);
    let (access_token, assistant_token) = (session(ACCESS_COOKIE), session(ASSISTANT_COOKIE));
    let sessions = Credentials {
        access_token,
        assistant_token,
        ..Credentials::default()
    };
    let lms_key = &site.found.tenant.lms_key;
    let admitted = door::admit(incoming, &incoming.call, &sessions, lms_key)?;
    let call = admitted.call;
    site.trace.note(|trace| trace.subject = call.name());
    let timeout = Duration::from_millis(admitted.call.body.timeout_ms());
    Ok(UpstreamRequest {
        content_type: incoming.header(Header::ContentType).map(str::to_owned),
        idempotency_key: incoming
            .header(Header::IdempotencyKey)
            .filter(|key| is_idempotency_key(key))
            .map(str::to_owned),
        access_token: access_token.map(str::to_owned),
        assistant_token: assistant_token.map(str::to_owned),
        visitor: incoming.signal(),
        timeout,
        ..UpstreamRequest::get(admitted.call, admitted.path, admitted.query)
    })
}
