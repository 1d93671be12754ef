//! `POST /CallbackPayment`: the form by which a payment site sends its visitors back.

use std::time::Duration;

use wasm_bindgen::JsValue;

use super::runtime::incoming::Incoming;
use super::runtime::platform::{self, UpstreamRequest};
use super::runtime::site::Site;
use super::runtime::{answer, body, rate_limit, stream};
use crate::gateway::catalogue::{Body, Call, Limit};
use crate::gateway::fault::Fault;
use crate::gateway::payment_return::PaymentReturn;

/// How long the visitor waits for the platform to hear of it; it is told all the same.
const WAIT: Duration = Duration::from_millis(1_500);

/// Tells the platform what the form says, and leads to the page that asks what has become of it.
///
/// # Errors
/// [`Fault::TooMany`] over the limit of forms, and those of a body that is too large or breaks off.
pub async fn handle(site: &Site, incoming: &Incoming) -> Result<web_sys::Response, Fault> {
    rate_limit::count(site, incoming, Some(Limit::Form)).await?;
    let sent = body::bytes(incoming, Body::Json).await?;
    let kind = incoming.header("content-type").unwrap_or_default();
    let returned = PaymentReturn::read(&incoming.query, &kind, &String::from_utf8_lossy(&sent));
    if let Some((call, told)) = returned.call() {
        let owned = site.clone();
        // What is late, or fails, is logged where it happens; the page asks by itself.
        let _ = site
            .shared(async move { tell(&owned, call, &told).await }, WAIT)
            .await;
    }
    Ok(answer::redirect(303, &returned.address(), site.headers()))
}

async fn tell(site: &Site, call: &'static Call, told: &str) {
    let request = UpstreamRequest {
        body: JsValue::from_str(told),
        content_type: Some("application/json".to_owned()),
        ..UpstreamRequest::get(call, call.path.to_owned(), String::new())
    };
    if let Ok(answered) = platform::send(site, &request).await {
        stream::cancel(&answered.response);
    }
}
