//! The chat assistant (design section 8): one question up, a stream of lines down.

mod pipe;

use std::time::Duration;

use futures::future::join;
use wasm_bindgen::JsValue;

use super::runtime::answer::{self, Headers};
use super::runtime::incoming::Incoming;
use super::runtime::platform::{self, UpstreamRequest};
use super::runtime::site::Site;
use super::runtime::stream::{self, Read};
use super::runtime::{body, js, rate_limit, relay};
use crate::gateway::catalogue::Body;
use crate::gateway::chat::{ANSWER_CACHE_CONTROL, ANSWER_TYPE, FIRST_BYTE_MS, Question};
use crate::gateway::fault::Fault;

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
    // Counting and reading do not wait for each other: the first byte is what the visitor sees.
    let counting = rate_limit::count(site, incoming, request.call.limit);
    let (allowed, body) = join(counting, body::bytes(incoming, Body::Json)).await;
    allowed?;
    let question = Question::parse(&body?)?;
    request.body = JsValue::from_str(&question.upstream_body(&site.found.tenant.workspace_id));
    request.content_type = Some("application/json".to_owned());
    request.timeout = Duration::from_millis(FIRST_BYTE_MS);
    let asked_at = js::now_ms();
    let answered = platform::send(site, &request).await?;
    if !answered.response.ok() {
        return relay::response(site, &request, answered, headers);
    }
    relay::status_and_headers(site, &request, &answered.response)?;
    let mut all = headers.clone();
    all.push(("content-type", ANSWER_TYPE.to_owned()));
    all.push(("cache-control", ANSWER_CACHE_CONTROL.to_owned()));
    let waited = js::now_ms().saturating_sub(asked_at);
    let left = Duration::from_millis(FIRST_BYTE_MS.saturating_sub(waited));
    let transform = js::IdentityTransformStream::new();
    let target = transform.writable();
    let Some(source) = answered.response.body() else {
        return Err(Fault::BadGateway);
    };
    let first = first_chunk(&source, left).await.inspect_err(|_| {
        if let Some(abort) = &answered.abort {
            abort.abort();
        }
    })?;
    let upstream = answered.abort;
    site.wait_until(async move {
        pipe::pump(source, first, target, upstream).await;
    });
    Ok(answer::with_body(
        200,
        &js::header_init(&all),
        &transform.readable(),
    ))
}

/// The stream's first chunk; none when it ends without any.
async fn first_chunk(
    source: &web_sys::ReadableStream,
    limit: Duration,
) -> Result<Option<JsValue>, Fault> {
    let reader = stream::reader(source).ok_or(Fault::BadGateway)?;
    let first = match stream::read(&reader, limit).await {
        Read::Chunk(chunk) => Some(chunk),
        Read::End => None,
        Read::Broken => return Err(Fault::BadGateway),
        Read::Silent => return Err(Fault::Timeout),
    };
    reader.release_lock();
    Ok(first)
}
