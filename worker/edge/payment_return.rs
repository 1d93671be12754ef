//! `POST /CallbackPayment`: visitors who come back from a payment site, and the site's own server.

use std::time::Duration;

use wasm_bindgen::JsValue;

use super::runtime::incoming::Incoming;
use super::runtime::platform::{self, UpstreamRequest};
use super::runtime::site::Site;
use super::runtime::{answer, body, rate_limit, stream};
use crate::gateway::catalogue::{Body, Call, Limit};
use crate::gateway::fault::Fault;
use crate::gateway::payment_return::{Report, is_of_browser};
use crate::gateway::upstream::answer::unreadable;

/// How long the visitor waits for the platform to hear of it; it is told all the same.
const WAIT: Duration = Duration::from_millis(1_500);

/// Leads a visitor to the page that asks what has become of the payment; passes a notification on.
///
/// # Errors
/// [`Fault::TooMany`] over the limit, and those of a body that is too large or breaks off; for a
/// notification also what the platform says against it.
pub async fn handle(site: &Site, incoming: &Incoming) -> Result<web_sys::Response, Fault> {
    let (origin, from) = (incoming.header("origin"), incoming.header("sec-fetch-site"));
    let is_visitor = is_of_browser(origin.as_deref(), from.as_deref(), incoming.is_navigation());
    // A payment site tells of everybody's payments from a few addresses.
    let limit = if is_visitor {
        Limit::Form
    } else {
        Limit::Record
    };
    rate_limit::count(site, incoming, Some(limit)).await?;
    let sent = body::bytes(incoming, Body::Json).await?;
    let sent = String::from_utf8_lossy(&sent);
    let kind = incoming.header("content-type").unwrap_or_default();
    let report = Report::read(&incoming.query, &kind, &sent);
    if !is_visitor && let Some((call, told)) = report.notification() {
        return notified(site, call, &told).await;
    }
    if let Some((call, told)) = report.hint() {
        let owned = site.clone();
        // What is late, or fails, is logged where it happens; the page asks by itself.
        let telling = async move { tell(&owned, call, &told).await.is_ok() };
        let _ = site.shared(telling, WAIT).await;
    }
    Ok(answer::redirect(303, &report.address(), site.headers()))
}

/// What the platform makes of a notification, without what it knows of the invoice.
async fn notified(
    site: &Site,
    call: &'static Call,
    told: &str,
) -> Result<web_sys::Response, Fault> {
    let status = tell(site, call, told).await?;
    if let Some(fault) = unreadable(status) {
        return Err(fault);
    }
    let body = r#"{"status":true,"message":"Pemberitahuan diterima.","data":null}"#;
    let answer = answer::json(200, site.headers(), body);
    Ok(answer::unkept(answer))
}

/// The status that the platform answers with.
async fn tell(site: &Site, call: &'static Call, told: &str) -> Result<u16, Fault> {
    let request = UpstreamRequest {
        body: JsValue::from_str(told),
        content_type: Some("application/json".to_owned()),
        ..UpstreamRequest::get(call, call.path.to_owned(), String::new())
    };
    let answered = platform::send(site, &request).await?;
    stream::cancel(&answered.response);
    Ok(answered.response.status())
}
