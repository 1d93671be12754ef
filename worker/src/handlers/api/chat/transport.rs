//! Streaming a chat response: waits for the first byte, then pipes.
//!
//! The runtime's own pipe moves the bytes, untouched and at the visitor's pace. A silence in mid-answer
//! is the app's to notice: a read that is watched here would cost every line three times as much.

use std::pin::pin;
use std::time::Duration;

use futures::future::{Either, LocalBoxFuture, select};
use js_sys::{IteratorNext, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    AbortController, AbortSignal, ReadableStream, ReadableStreamDefaultReader, StreamPipeOptions,
    WritableStream,
};

use crate::platform::fetch::{self, FetchError, FetchRequest};
use crate::platform::timeout::{Elapsed, timeout};
use belajar_core::api::chat::{Ended, LONGEST_ANSWER_MS};

/// How long an answer that is ended early has to let go of the visitor by itself.
const GRACE: Duration = Duration::from_secs(2);

/// Comes once the rate limit has said no; else never.
pub type LimitReached = LocalBoxFuture<'static, ()>;

/// An answer that has begun.
pub struct Begun {
    /// Its status and headers, whose body nobody holds.
    pub response: web_sys::Response,
    /// The first chunk; undefined where the answer is an error, or has ended without any.
    pub first: JsValue,
}

/// Asks, and waits for the first chunk. `None` if there was a refusal before that.
///
/// # Errors
/// [`FetchError::Slow`] after the call's time limit, [`FetchError::Broken`].
pub async fn begun(
    call: &FetchRequest,
    refusal: &mut LimitReached,
    upstream: &AbortController,
) -> Result<Option<Begun>, FetchError> {
    let beginning = pin!(timeout(call.timeout, first_of(call, upstream)));
    let begun = match select(beginning, refusal).await {
        Either::Left((Ok(begun), _)) => return begun.map(Some),
        Either::Left((Err(Elapsed), _)) => Err(FetchError::Slow),
        Either::Right(_) => Ok(None),
    };
    // What does not go on to its end is aborted: that closes the connection it comes from.
    upstream.abort();
    begun
}

async fn first_of(call: &FetchRequest, upstream: &AbortController) -> Result<Begun, FetchError> {
    let response = fetch::sent(call, upstream).await?;
    let body = response.body().filter(|_| response.ok());
    let Some(body) = body else {
        let first = JsValue::UNDEFINED;
        return Ok(Begun { response, first });
    };
    let reader: ReadableStreamDefaultReader = body.get_reader().unchecked_into();
    let read = JsFuture::from(reader.read()).await;
    let read: IteratorNext = read.map_err(|_| FetchError::Broken)?.unchecked_into();
    reader.release_lock();
    let first = read.value();
    Ok(Begun { response, first })
}

/// Pipes the answer to the visitor and reports how it ended, once both sides are free; the target stays
/// open.
pub async fn pass_on(
    (first, source): (JsValue, ReadableStream),
    target: &WritableStream,
    refusal: LimitReached,
    upstream: &AbortController,
) -> Ended {
    let Ok(pipe) = AbortController::new() else {
        return Ended::Broken;
    };
    let mut moving = pin!(moved(&first, &source, target, pipe.signal()));
    let longest = Duration::from_millis(LONGEST_ANSWER_MS);
    let ended = match select(pin!(timeout(longest, &mut moving)), refusal).await {
        Either::Left((Ok(Ok(())), _)) => return Ended::Whole,
        Either::Left((Ok(Err(_)), _)) => Ended::Broken,
        Either::Left((Err(Elapsed), _)) => Ended::Late,
        Either::Right(_) => Ended::Refused,
    };
    upstream.abort();
    // A pipe lets go of its sides by itself unless its reader takes nothing of what was written.
    if ended != Ended::Broken && timeout(GRACE, &mut moving).await.is_err() {
        pipe.abort();
        let _ = timeout(GRACE, moving).await;
    }
    ended
}

async fn moved(
    first: &JsValue,
    source: &ReadableStream,
    target: &WritableStream,
    signal: AbortSignal,
) -> Result<(), JsValue> {
    if first.is_undefined() {
        return Ok(());
    }
    let writer = target.get_writer()?;
    JsFuture::from(writer.write_with_chunk(first)).await?;
    writer.release_lock();
    let options = StreamPipeOptions::new();
    options.set_prevent_close(true);
    options.set_prevent_abort(true);
    options.set_signal(&signal);
    JsFuture::from(source.pipe_to_with_options(target, &options)).await?;
    Ok(())
}

/// Writes the last line, after all that has been passed on. A reader who does not take it in that time is
/// cut off, so that none holds an answer without end.
pub async fn end_with(target: &WritableStream, line: &str, limit: Duration) {
    // A visitor who has left gets nothing.
    let Ok(writer) = target.get_writer() else {
        return;
    };
    let line = Uint8Array::from(line.as_bytes());
    let ending = async {
        JsFuture::from(writer.write_with_chunk(&line)).await?;
        JsFuture::from(writer.close()).await
    };
    if timeout(limit, ending).await.is_err() {
        let _ = JsFuture::from(writer.abort()).await;
    }
}
