//! Sends the mail that confirms a form, after its response (design section 6).

use futures::future::LocalBoxFuture;
use wasm_bindgen::JsValue;

use crate::context::RequestContext;
use crate::platform::fetch::{self, FetchResponse};
use crate::platform::stream;
use crate::services::relay;
use crate::services::upstream_call::{self, UpstreamRequest};
use belajar_core::api::catalogue::{Upstream, calls};
use belajar_core::api::notice;

/// A second reader of the platform's response, which confirms `request` once the whole response says that it
/// was accepted. The visitor may leave before that. Neither the response to the visitor nor the form depends on it; a mailer that fails
/// is logged.
pub fn reader(
    context: &RequestContext,
    request: &UpstreamRequest,
    fetched: &FetchResponse,
) -> LocalBoxFuture<'static, bool> {
    let is_confirmed = fetched.response.ok() && notice::confirms(request.call);
    let copy = is_confirmed
        .then(|| fetched.response.clone().ok())
        .flatten();
    let Some(copy) = copy else {
        return relay::no_tee();
    };
    let (owned, request) = (context.clone(), request.clone());
    Box::pin(async move {
        let Ok(response) = fetch::text(&copy, stream::TIMEOUT).await else {
            return false;
        };
        if let Some(mail) = mail(&owned, &request, &response) {
            send(&owned, &mail).await;
        }
        true
    })
}

/// The call that has a mail sent; `None` if the form was not accepted, or its sender left no mail address.
fn mail(
    context: &RequestContext,
    request: &UpstreamRequest,
    response: &str,
) -> Option<UpstreamRequest> {
    if !notice::is_accepted(response) {
        return None;
    }
    let mailer = calls(Upstream::Mailer).first()?;
    let accepted = notice::Accepted {
        call: request.call,
        query: &request.query,
        body: &request.body.as_string().unwrap_or_default(),
        response,
    };
    let notice = notice::notice(&accepted, &context.tenant().row.name, context.domain())?;
    Some(UpstreamRequest {
        body: JsValue::from_str(&notice),
        content_type: Some("application/json".to_owned()),
        access_token: request.access_token.clone(),
        ..UpstreamRequest::get(mailer, mailer.path.to_owned(), String::new())
    })
}

async fn send(context: &RequestContext, mail: &UpstreamRequest) {
    // A failure has been logged where it happened.
    let Ok(sent) = upstream_call::send(context, mail).await else {
        return;
    };
    stream::cancel(&sent.response);
    let status = sent.response.status();
    if !(200..300).contains(&status) {
        let name = mail.call.name();
        context
            .trace
            .problem(format_args!("{name}: answered {status}"));
    }
}
