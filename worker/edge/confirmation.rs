//! Sends the mail that confirms a form, behind the answer to it (design section 6).

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
    let Some(mailer) = calls(Upstream::Mailer).first() else {
        return;
    };
    let body = request.body.as_string().unwrap_or_default();
    let (call, query) = (request.call, request.query.clone());
    let access_token = request.access_token.clone();
    let owned = site.clone();
    site.wait_until(async move {
        let Ok(answer) = fetch::text(&copy, stream::PATIENCE).await else {
            return;
        };
        if !notice::is_accepted(&answer) {
            return;
        }
        let accepted = notice::Accepted {
            call,
            query: &query,
            body: &body,
            answer: &answer,
        };
        let brand = &owned.found.tenant.name;
        let Some(told) = notice::notice(&accepted, brand, owned.domain()) else {
            return;
        };
        let mail = UpstreamRequest {
            body: JsValue::from_str(&told),
            content_type: Some("application/json".to_owned()),
            access_token,
            ..UpstreamRequest::get(mailer, mailer.path.to_owned(), String::new())
        };
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
