//! The REST gateway (design section 6): `/api/<host>/<path>`, checked against the catalogue, and
//! the upstream's response handed back with its body untouched. Calls that read are [`read`], those that
//! change something [`change`].

mod assistant_login;
mod change;
mod chat;
mod read;

use std::time::Duration;

use crate::context::RequestContext;
use crate::platform::clock;
use crate::response;
use crate::services::person;
use crate::services::upstream_call::UpstreamRequest;
use belajar_core::api::guard;
use belajar_core::api::upstream::credentials::{Credentials, is_idempotency_key};
use belajar_core::api::upstream::response::DATA_ONLY;
use belajar_core::auth::session::{self, ACCESS_COOKIE, ASSISTANT_COOKIE};
use belajar_core::error::Error;
use belajar_core::http::header::Headers;
use belajar_core::http::request_head::Header;

/// Responds to a call. The error in its place carries what every response of the gateway does.
pub async fn handle(context: &RequestContext) -> web_sys::Response {
    let mut headers = context.tenant_headers();
    headers.push(("x-request-id", context.trace.request_id()));
    headers.extend(DATA_ONLY.map(|(name, value)| (name, value.to_owned())));
    let response = respond(context, &headers).await;
    response.unwrap_or_else(|error| {
        context.trace.error(&error);
        response::error(&error, headers)
    })
}

async fn respond(context: &RequestContext, headers: &Headers) -> Result<web_sys::Response, Error> {
    let request = build_upstream_request(context)?;
    person::check_kind(context, &request).await?;
    if request.call.changes_state() {
        change::respond(context, request, headers).await
    } else {
        read::respond(context, request, headers).await
    }
}

/// The call as the guard authorizes it.
fn build_upstream_request(context: &RequestContext) -> Result<UpstreamRequest, Error> {
    let (transport, now_ms) = (context.request.transport(), clock::now_ms());
    let session = |of| session::session_token(context.request.cookies(), of, transport, now_ms);
    let (access_token, assistant_token) = (session(ACCESS_COOKIE), session(ASSISTANT_COOKIE));
    let sessions = Credentials {
        access_token,
        assistant_token,
        ..Credentials::default()
    };
    let lms_key = &context.tenant().row.lms_key;
    let called = context.request.call.as_ref().ok_or(Error::NotFound)?;
    let admitted = guard::admit(&context.request, called, &sessions, lms_key)?;
    let call = admitted.call;
    context.trace.note(|trace| trace.subject = call.name());
    let timeout = Duration::from_millis(admitted.call.body.timeout_ms());
    Ok(UpstreamRequest {
        content_type: context
            .request
            .header(Header::ContentType)
            .map(str::to_owned),
        idempotency_key: context
            .request
            .header(Header::IdempotencyKey)
            .filter(|key| is_idempotency_key(key))
            .map(str::to_owned),
        access_token: access_token.map(str::to_owned),
        assistant_token: assistant_token.map(str::to_owned),
        visitor: context
            .request
            .signal()
            .filter(|_| admitted.call.ends_with_visitor()),
        timeout,
        ..UpstreamRequest::get(admitted.call, admitted.path, admitted.query)
    })
}
