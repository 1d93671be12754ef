//! Sends the mail that confirms a form, behind the answer to it (design section 6).

use crate::text::json::{self, Value};
use wasm_bindgen::JsValue;

use super::runtime::fetch::{self, FetchResponse};
use super::runtime::platform::{self, UpstreamRequest};
use super::runtime::site::Site;
use super::runtime::stream;
use crate::gateway::catalogue::{Upstream, calls};
use crate::gateway::notice;

/// Confirms `request` once the platform's whole answer says that it has been accepted. Neither the
/// visitor's answer nor the form depends on it; a mailer that fails is logged.
pub fn send_later(site: &Site, request: &UpstreamRequest, answered: &FetchResponse) {
    if !answered.response.ok() || !notice::confirms(request.call) {
        return;
    }
    let Ok(copy) = answered.response.clone() else {
        return;
    };
    let body = request.body.as_string().unwrap_or_default();
    let tenant = &site.found.tenant;
    let told = notice::notice(
        request.call,
        &request.query,
        &body,
        &tenant.name,
        site.domain(),
    );
    let (Some(told), Some(call)) = (told, calls(Upstream::Mailer).first()) else {
        return;
    };
    let mail = UpstreamRequest {
        body: JsValue::from_str(&told),
        content_type: Some("application/json".to_owned()),
        access_token: request.access_token.clone(),
        ..UpstreamRequest::get(call, call.path.to_owned(), String::new())
    };
    let owned = site.clone();
    site.wait_until(async move {
        if !is_accepted(&copy).await {
            return;
        }
        // A failure has been logged where it happened.
        let Ok(sent) = platform::send(&owned, &mail).await else {
            return;
        };
        stream::cancel(&sent.response);
        let status = sent.response.status();
        if !(200..300).contains(&status) {
            let name = mail.call.name();
            let told = format_args!("{name}: answered {status}");
            owned.trace.problem(told);
        }
    });
}

/// An answer may say `"status":false` with a status of 200.
async fn is_accepted(response: &web_sys::Response) -> bool {
    let Ok(text) = fetch::text(response, stream::PATIENCE).await else {
        return false;
    };
    let answer = json::field_of(&text, "status");
    answer.is_none_or(|answer| answer.get("status") != Some(&Value::Bool(false)))
}
