//! The chat assistant (design section 8): one question up, a stream of lines down.

mod transport;

use std::future::pending;
use std::time::Duration;

use wasm_bindgen::JsValue;
use web_sys::AbortController;

use crate::context::RequestContext;
use crate::platform::fetch::FetchResponse;
use crate::platform::stream::IdentityTransformStream;
use crate::platform::{body, clock, memory};
use crate::response;
use crate::services::upstream_call::{self, UpstreamRequest};
use crate::services::{rate_limit, relay};
use belajar_core::api::catalogue::{Body, Limit};
use belajar_core::api::chat::{
    ANSWER_CACHE_CONTROL, ANSWER_TYPE, COUNTED_AFTER_MS, FIRST_BYTE_MS, LONGEST_ANSWER_MS,
    Question, last_line_ms, may_go_ahead,
};
use belajar_core::api::upstream::limits::{self, TOO_MANY};
use belajar_core::cache::memory::Region;
use belajar_core::error::Error;
use belajar_core::http::header::Headers;
use transport::{Begun, LimitReached};

/// Answers a question. An error before the first byte is an error answer; after it, the stream
/// says itself how it ended.
///
/// # Errors
/// [`Error`] before the stream has begun.
pub async fn respond(
    context: &RequestContext,
    mut request: UpstreamRequest,
    headers: &Headers,
) -> Result<web_sys::Response, Error> {
    let visitor = limits::limit_key(&context.tenant().row.key, context.request.client_ip());
    // The first byte is what the visitor sees: who asks little does not wait for the verdict.
    let goes_ahead = memory::in_region(Region::Visitors, |memory| {
        may_go_ahead(memory, &visitor, clock::now_ms())
    });
    if !goes_ahead {
        rate_limit::count(context, Some(Limit::Chat)).await?;
    }
    let question = Question::parse(&body::bytes(&context.request, Body::Json).await?)?;
    request.body = JsValue::from_str(&question.upstream_body(&context.tenant().row.workspace_id));
    request.content_type = Some("application/json".to_owned());
    request.timeout = Duration::from_millis(FIRST_BYTE_MS);
    let upstream = AbortController::new().map_err(|_| Error::Internal)?;
    let call = upstream_call::fetch_request(context, &request, None)?;
    let mut refusal = refusal(context, goes_ahead.then_some(visitor));
    let began_ms = clock::now_ms();
    let begun = transport::begun(&call, &mut refusal, &upstream).await;
    let begun =
        upstream_call::record_outcome(context, &request, began_ms, begun)?.ok_or(TOO_MANY)?;
    if !begun.response.ok() {
        let fetched = FetchResponse {
            response: begun.response,
            abort: upstream,
        };
        return relay::response(context, &request, fetched, headers);
    }
    relay::status_and_headers(context, &request, &begun.response)?;
    passed_on(context, begun, headers, refusal, upstream)
}

/// Counts the question of a visitor who goes ahead of the rate limit's verdict.
fn refusal(context: &RequestContext, visitor: Option<String>) -> LimitReached {
    let Some(visitor) = visitor else {
        return Box::pin(pending());
    };
    let after = Duration::from_millis(COUNTED_AFTER_MS);
    let verdict = rate_limit::verdict(context, visitor, Limit::Chat, after);
    Box::pin(async {
        // A limiter that fails has been logged, and refuses nobody.
        if !matches!(verdict.await, Ok(Err(_))) {
            pending::<()>().await;
        }
    })
}

/// The response for the visitor, whose body is streamed in the background.
fn passed_on(
    context: &RequestContext,
    Begun { response, first }: Begun,
    headers: &Headers,
    refusal: LimitReached,
    upstream: AbortController,
) -> Result<web_sys::Response, Error> {
    let source = response.body().ok_or(Error::BadGateway)?;
    let transform = IdentityTransformStream::new();
    let target = transform.writable();
    let ends_ms = clock::now_ms() + LONGEST_ANSWER_MS;
    context.wait_until(async move {
        let ended = transport::pass_on((first, source), &target, refusal, &upstream).await;
        let left = Duration::from_millis(last_line_ms(ends_ms, clock::now_ms()));
        transport::end_with(&target, &ended.last_line(), left).await;
    });
    let mut all = headers.clone();
    all.push(("content-type", ANSWER_TYPE.to_owned()));
    all.push(("cache-control", ANSWER_CACHE_CONTROL.to_owned()));
    Ok(response::with_body(200, &all, &transform.readable()))
}
