//! The chat assistant (design section 8): one question up, a stream of lines down.

mod pipe;

use std::time::Duration;

use wasm_bindgen::JsValue;
use web_sys::{AbortController, ReadableStream};

use super::runtime::answer::{self, Headers};
use super::runtime::incoming::Incoming;
use super::runtime::js::{self, Late};
use super::runtime::platform::{self, UpstreamRequest};
use super::runtime::site::Site;
use super::runtime::stream::Read;
use super::runtime::together::{First, first};
use super::runtime::{body, memory, rate_limit, relay};
use crate::gateway::catalogue::{Body, Limit};
use crate::gateway::chat::{
    ANSWER_CACHE_CONTROL, ANSWER_TYPE, FIRST_BYTE_MS, Question, may_go_ahead,
};
use crate::gateway::fault::Fault;
use crate::gateway::upstream::guard;

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
    let mut verdict = rate_limit::verdict(site, &visitor, Limit::Chat);
    let question = Question::parse(&body::bytes(incoming, Body::Json).await?)?;
    request.body = JsValue::from_str(&question.upstream_body(&site.found.tenant.workspace_id));
    request.content_type = Some("application/json".to_owned());
    request.timeout = Duration::from_millis(FIRST_BYTE_MS);
    let refusal = AbortController::new().map_err(|_| Fault::Internal)?;
    request.abort = Some(refusal.clone());
    let mut begun = Box::pin(begun(site, &request, headers));
    // The first byte is what the visitor sees: who asks little does not wait for the verdict.
    let goes_ahead = memory::with(|memory| may_go_ahead(memory, &visitor, js::now_ms()));
    let (begun, verdict) = if goes_ahead {
        match first(&mut begun, &mut verdict).await {
            First::One(begun) => (begun?, Some(verdict)),
            First::Other(Ok(())) => (begun.await?, None),
            First::Other(Err(fault)) => {
                refusal.abort();
                return Err(fault);
            }
        }
    } else {
        verdict.await?;
        (begun.await?, None)
    };
    let stream = match begun {
        Begun::Answer(response) => return Ok(response),
        Begun::Stream(stream) => stream,
    };
    let mut all = headers.clone();
    all.push(("content-type", ANSWER_TYPE.to_owned()));
    all.push(("cache-control", ANSWER_CACHE_CONTROL.to_owned()));
    let transform = js::IdentityTransformStream::new();
    let target = transform.writable();
    site.wait_until(async move {
        pipe::pump(stream, target, &refusal, verdict).await;
    });
    Ok(answer::with_body(
        200,
        &js::header_init(&all),
        &transform.readable(),
    ))
}

/// What the assistant begins with.
enum Begun {
    /// An error, as it is passed on.
    Answer(web_sys::Response),
    Stream(AnswerStream),
}

/// An answer that has begun.
struct AnswerStream {
    source: ReadableStream,
    /// The first chunk; none where it has ended without any.
    first: Option<JsValue>,
}

async fn begun(site: &Site, request: &UpstreamRequest, headers: &Headers) -> Result<Begun, Fault> {
    let asked_at = js::now_ms();
    let answered = platform::send(site, request).await?;
    if !answered.response.ok() {
        return relay::response(site, request, answered, headers).map(Begun::Answer);
    }
    relay::status_and_headers(site, request, &answered.response)?;
    let source = answered.response.body().ok_or(Fault::BadGateway)?;
    let waited = js::now_ms().saturating_sub(asked_at);
    let left = Duration::from_millis(FIRST_BYTE_MS.saturating_sub(waited));
    let first = match js::first_chunk(&source, left).await.map(Read::of) {
        Ok(Read::Chunk(chunk)) => Ok(Some(chunk)),
        Ok(Read::End) => Ok(None),
        Ok(Read::Broken | Read::Silent) => Err(Fault::BadGateway),
        Err(Late) => Err(Fault::Timeout),
    };
    if let (Err(_), Some(upstream)) = (&first, &answered.abort) {
        upstream.abort();
    }
    let first = first?;
    Ok(Begun::Stream(AnswerStream { source, first }))
}
