//! Calls that change something, and the assistant's.

use wasm_bindgen::JsValue;

use crate::context::Site;
use crate::handlers::chat;
use crate::incoming::Incoming;
use crate::platform::body;
use crate::services::upstream_call::{self, UpstreamRequest};
use crate::services::{assistant_login, confirmation, rate_limit, relay, settings_store};
use belajar_core::gateway::catalogue::{self, Body, Call, Limit};
use belajar_core::gateway::click;
use belajar_core::gateway::fault::{BadRequestReason, Fault};
use belajar_core::gateway::notice;
use belajar_core::text::header::Headers;

/// Answers a call that changes something, once the door has let it in.
///
/// # Errors
/// [`Fault`], as the platform or a limit has it.
pub async fn respond(
    site: &Site,
    incoming: &Incoming,
    mut request: UpstreamRequest,
    headers: &Headers,
) -> Result<web_sys::Response, Fault> {
    let call = request.call;
    if call.limit == Some(Limit::Chat) {
        return chat::answer(site, incoming, request, headers).await;
    }
    rate_limit::count(site, incoming, call.limit).await?;
    match call.body {
        Body::None => {}
        Body::Json | Body::OptionalJson => request.body = body::json(incoming, call.body).await?,
        Body::Multipart => request.body = body::stream(incoming)?,
    }
    if call.is_posted_by(&incoming.method) {
        let sent = body::json(incoming, Body::Json).await?;
        let query = catalogue::posted_query(call, &sent.as_string().unwrap_or_default());
        request.query = query.map_err(|_| Fault::BadRequest(BadRequestReason::Body))?;
    }
    if call.fields.is_some() {
        request.body = kept_fields(call, &request.body)?;
    }
    if call.path == click::PATH {
        request.body = click_record(&request.body)?;
    }
    if call.path == assistant_login::PATH {
        return assistant_login::answer(site, incoming, request, headers).await;
    }
    if notice::confirms(call) {
        // Who leaves is sent the mail all the same.
        request.visitor = None;
    }
    let answered = upstream_call::send(site, &request).await?;
    if call.changes_settings && answered.response.ok() {
        // Before the answer: the next picture or file that who has saved asks for is made of what was
        // saved.
        settings_store::renew(site).await;
    }
    let reader = confirmation::reader(site, &request, &answered);
    relay::response_beside(site, &request, answered, headers, reader)
}

/// What the call's row keeps of a body.
fn kept_fields(call: &Call, body: &JsValue) -> Result<JsValue, Fault> {
    let kept = catalogue::kept_body(call, &body.as_string().unwrap_or_default());
    let kept = kept.ok_or(Fault::BadRequest(BadRequestReason::Body))?;
    Ok(JsValue::from_str(&kept))
}

/// A click as the platform is told of it.
fn click_record(body: &JsValue) -> Result<JsValue, Fault> {
    let sent = body.as_string().unwrap_or_default();
    let record = click::record(&sent).ok_or(Fault::BadRequest(BadRequestReason::Body))?;
    Ok(JsValue::from_str(&record))
}
