//! `POST /CallbackPayment`: visitors returning from a payment site, and notifications of its server.

use wasm_bindgen::JsValue;

use crate::context::RequestContext;
use crate::platform::{body, stream};
use crate::response;
use crate::services::rate_limit;
use crate::services::upstream_call::{self, UpstreamRequest};
use belajar_core::api::catalogue::{Body, Call, Limit};
use belajar_core::api::envelope;
use belajar_core::api::payment_return::PaymentReport;
use belajar_core::api::upstream::response::error_for_status;
use belajar_core::error::Error;
use belajar_core::http::request_head::Header;
use belajar_core::timeouts;

/// Leads a visitor to the page that asks what has become of the payment; passes a notification on.
///
/// # Errors
/// [`Error::TooMany`] over the limit, and those of a body that is too large or breaks off; for a
/// notification also what the platform says against it.
pub async fn handle(context: &RequestContext) -> Result<web_sys::Response, Error> {
    let is_visitor = context.request.is_of_browser();
    // A payment site reports everybody's payments from a few addresses.
    let limit = if is_visitor {
        Limit::Form
    } else {
        Limit::Record
    };
    rate_limit::count(context, Some(limit)).await?;
    let sent = body::bytes(&context.request, Body::Json).await?;
    let sent = String::from_utf8_lossy(&sent);
    let kind = context
        .request
        .header(Header::ContentType)
        .unwrap_or_default();
    let report = PaymentReport::read(&context.request.query, kind, &sent);
    if !is_visitor && let Some((call, payload)) = report.notification() {
        return notified(context, call, &payload).await;
    }
    if let Some((call, payload)) = report.hint() {
        let owned = context.clone();
        // What is late, or fails, is logged where it happens; the page asks by itself.
        let forwarding = async move { forward(&owned, call, &payload).await.is_ok() };
        let _ = context.shared(forwarding, timeouts::PAYMENT_RETURN).await;
    }
    Ok(response::redirect(
        303,
        &report.address(),
        context.tenant_headers(),
    ))
}

/// What the platform makes of a notification, without what it knows of the invoice.
async fn notified(
    context: &RequestContext,
    call: &'static Call,
    payload: &str,
) -> Result<web_sys::Response, Error> {
    let status = forward(context, call, payload).await?;
    if let Some(error) = error_for_status(status) {
        return Err(error);
    }
    let body = envelope::good("Pemberitahuan diterima.", ());
    let response = response::json(200, context.tenant_headers(), &body);
    Ok(response::no_store(response))
}

/// The status of the platform's response.
async fn forward(
    context: &RequestContext,
    call: &'static Call,
    payload: &str,
) -> Result<u16, Error> {
    let request = UpstreamRequest {
        body: JsValue::from_str(payload),
        content_type: Some("application/json".to_owned()),
        ..UpstreamRequest::get(call, call.path.to_owned(), String::new())
    };
    let fetched = upstream_call::send(context, &request).await?;
    stream::cancel(&fetched.response);
    Ok(fetched.response.status())
}
