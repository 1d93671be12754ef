//! Calls that change something, chat included.

use wasm_bindgen::JsValue;

use super::assistant_login;
use super::chat;
use crate::context::RequestContext;
use crate::platform::body;
use crate::services::upstream_call::{self, UpstreamRequest};
use crate::services::{confirmation, rate_limit, relay, site_data};
use belajar_core::api::catalogue::{self, Body, Call, Handler};
use belajar_core::api::click;
use belajar_core::error::{BadRequestReason, Error};
use belajar_core::http::header::Headers;

/// Responds to a call that changes something, once the guard has authorized it.
///
/// # Errors
/// [`Error`], as the platform or a limit has it.
pub async fn respond(
    context: &RequestContext,
    mut request: UpstreamRequest,
    headers: &Headers,
) -> Result<web_sys::Response, Error> {
    let call = request.call;
    if call.handler == Handler::Chat {
        return chat::respond(context, request, headers).await;
    }
    rate_limit::count(context, call.limit).await?;
    match call.body {
        Body::None => {}
        Body::Json | Body::OptionalJson => {
            request.body = body::json(&context.request, call.body).await?;
        }
        Body::Multipart => request.body = body::stream(&context.request)?,
    }
    if call.has_query_in_body(&context.request.method) {
        let sent = body::json(&context.request, Body::Json).await?;
        let query = catalogue::posted_query(call, &sent.as_string().unwrap_or_default());
        request.query = query.map_err(|_| Error::BadRequest(BadRequestReason::Body))?;
    }
    if call.fields.is_some() {
        request.body = accepted_fields(call, &request.body)?;
    }
    match call.handler {
        Handler::Click => request.body = click_record(&request.body)?,
        Handler::AssistantLogin => {
            return assistant_login::respond(context, request, headers).await;
        }
        Handler::Relay | Handler::Chat => {}
    }
    let fetched = upstream_call::send(context, &request).await?;
    if call.changes_settings && fetched.response.ok() {
        // Before the response: the next picture or file that who has saved asks for is made of what was
        // saved.
        site_data::reload(context).await;
    }
    let reader = confirmation::reader(context, &request, &fetched);
    relay::response_with_tee(context, &request, fetched, headers, reader)
}

/// The fields of a body that the call's row accepts.
fn accepted_fields(call: &Call, body: &JsValue) -> Result<JsValue, Error> {
    let accepted = catalogue::accepted_body(call, &body.as_string().unwrap_or_default());
    let accepted = accepted.ok_or(Error::BadRequest(BadRequestReason::Body))?;
    Ok(JsValue::from_str(&accepted))
}

/// A click as it is sent to the platform.
fn click_record(body: &JsValue) -> Result<JsValue, Error> {
    let sent = body.as_string().unwrap_or_default();
    let record = click::record(&sent).ok_or(Error::BadRequest(BadRequestReason::Body))?;
    Ok(JsValue::from_str(&record))
}
