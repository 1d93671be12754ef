//! The chat assistant (design section 8): one question up, a stream of lines down.

mod transport;

use std::time::Duration;

use wasm_bindgen::JsValue;
use web_sys::AbortController;

use super::runtime::answer;
use super::runtime::fetch::FetchResponse;
use super::runtime::incoming::Incoming;
use super::runtime::js;
use super::runtime::platform::{self, UpstreamRequest};
use super::runtime::rate_limit::{self, Verdict};
use super::runtime::site::Site;
use super::runtime::{body, headers, memory, relay};
use crate::gateway::catalogue::{Body, Limit};
use crate::gateway::chat::{
    ANSWER_CACHE_CONTROL, ANSWER_TYPE, COUNTED_AFTER_MS, FIRST_BYTE_MS, LONGEST_ANSWER_MS,
    Question, last_line_ms, may_go_ahead,
};
use crate::gateway::fault::Fault;
use crate::gateway::upstream::guard::{self, TOO_MANY};
use crate::text::header::Headers;
use transport::Begun;

/// Answers a question. An error before the first byte is an error answer; after it, the stream
/// says itself how it ended.
///
/// # Errors
/// [`Fault`] before the stream has begun.
pub async fn answer(
    site: &Site,
    incoming: &Incoming,
    mut request: UpstreamRequest,
    headers: &Headers,
) -> Result<web_sys::Response, Fault> {
    let visitor = guard::limit_key(&site.found.tenant.key, &incoming.address());
    // The first byte is what the visitor sees: who asks little does not wait for the verdict.
    let goes_ahead = memory::with(|memory| may_go_ahead(memory, &visitor, js::now_ms()));
    if !goes_ahead {
        rate_limit::count(site, incoming, Some(Limit::Chat)).await?;
    }
    let question = Question::parse(&body::bytes(incoming, Body::Json).await?)?;
    request.body = JsValue::from_str(&question.upstream_body(&site.found.tenant.workspace_id));
    request.content_type = Some("application/json".to_owned());
    request.timeout = Duration::from_millis(FIRST_BYTE_MS);
    let upstream = AbortController::new().map_err(|_| Fault::Internal)?;
    let call = platform::fetch_request(site, &request, None)?;
    let after = Duration::from_millis(COUNTED_AFTER_MS);
    let pending = goes_ahead.then(|| rate_limit::verdict(site, &visitor, Limit::Chat, after));
    let beside = pending.as_ref().and_then(Verdict::promise);
    let began_ms = js::now_ms();
    let begun = transport::begun(&call, beside, &upstream).await;
    let begun = platform::noted(site, &request, began_ms, begun)?.ok_or(TOO_MANY)?;
    if !begun.response.ok() {
        let answered = FetchResponse {
            response: begun.response,
            abort: upstream,
        };
        return relay::response(site, &request, answered, headers);
    }
    relay::status_and_headers(site, &request, &begun.response)?;
    passed_on(site, &begun, headers, pending, &upstream)
}

/// The answer for the visitor, whose body goes on behind it.
fn passed_on(
    site: &Site,
    begun: &Begun,
    headers: &Headers,
    pending: Option<Verdict>,
    upstream: &AbortController,
) -> Result<web_sys::Response, Fault> {
    let source = begun.response.body().ok_or(Fault::BadGateway)?;
    let transform = js::IdentityTransformStream::new();
    let target = transform.writable();
    let beside = pending.as_ref().and_then(Verdict::promise);
    let passing = transport::pass_on(begun, &source, &target, beside, upstream);
    let ends_ms = js::now_ms() + LONGEST_ANSWER_MS;
    site.wait_until(async move {
        let line = passing.await.last_line();
        let left = Duration::from_millis(last_line_ms(ends_ms, js::now_ms()));
        transport::end_with(&target, &line, left).await;
        if let Some(verdict) = pending {
            // Operators are told of a limiter that fails; the answer is through.
            let _ = verdict.wait().await;
        }
    });
    let mut all = headers.clone();
    all.push(("content-type", ANSWER_TYPE.to_owned()));
    all.push(("cache-control", ANSWER_CACHE_CONTROL.to_owned()));
    let body = transform.readable();
    Ok(answer::with_body(200, &headers::init(&all), &body))
}
