//! Passing the assistant's stream on, and ending it so that a cut answer never looks whole.
//!
//! The runtime's own pipe moves the bytes, untouched and at the visitor's pace; the edge writes the
//! last line and sees to it that no answer goes on for ever. A silence in mid-answer is the app's to
//! notice: a read that is watched here would cost every line three times as much.

use std::time::Duration;

use js_sys::Uint8Array;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortController, ReadableStream, StreamPipeOptions, WritableStream};

use super::AnswerStream;
use crate::edge::runtime::rate_limit::Verdict;
use crate::edge::runtime::stream::{self, PipeError};
use crate::edge::runtime::together::{First, first};
use crate::gateway::chat::{self, LONGEST_ANSWER_MS};
use crate::gateway::fault::Fault;

/// Moves the stream to the visitor, after a first chunk that has already been read, and ends it
/// with the line that tells how it went. Runs in the background. `upstream` closes the connection it
/// comes from, which a verdict that is still to come may ask for.
pub async fn pump(
    stream: AnswerStream,
    target: WritableStream,
    upstream: &AbortController,
    verdict: Option<Verdict>,
) {
    let AnswerStream {
        source,
        first: chunk,
    } = stream;
    let mut moving = Box::pin(async {
        match chunk {
            None => Ok(()),
            Some(chunk) => moved(&source, chunk, &target).await,
        }
    });
    let mut verdict = verdict.unwrap_or_else(|| Box::pin(async { Ok(()) }));
    let outcome = match first(&mut moving, &mut verdict).await {
        First::One(moved) => moved,
        First::Other(Ok(())) => moving.await,
        First::Other(Err(fault)) => {
            upstream.abort();
            // The target is free once the pipe has let go of it.
            let _ = moving.await;
            Err(fault)
        }
    };
    if outcome.is_err() {
        upstream.abort();
    }
    let last_line = match outcome {
        Ok(()) => chat::DONE_LINE.to_owned(),
        Err(fault) => chat::error_line(&fault),
    };
    // A visitor who has left gets nothing: there is nobody to tell.
    if write(&target, &Uint8Array::from(last_line.as_bytes())).await
        && let Ok(writer) = target.get_writer()
    {
        let _ = JsFuture::from(writer.close()).await;
    }
}

/// The stream from its first chunk to its end.
///
/// # Errors
/// [`Fault::Timeout`] for an answer that is too long for anybody, [`Fault::BadGateway`] when either
/// side broke.
async fn moved(
    source: &ReadableStream,
    first: JsValue,
    target: &WritableStream,
) -> Result<(), Fault> {
    if !write(target, &first).await {
        return Err(Fault::BadGateway);
    }
    let options = StreamPipeOptions::new();
    options.set_prevent_close(true);
    options.set_prevent_abort(true);
    let limit = Duration::from_millis(LONGEST_ANSWER_MS);
    stream::pipe(source, target, &options, limit)
        .await
        .map_err(|reason| match reason {
            PipeError::Slow => Fault::Timeout,
            PipeError::Broken => Fault::BadGateway,
        })
}

/// Writes one chunk; false when the visitor has left.
async fn write(target: &WritableStream, chunk: &JsValue) -> bool {
    let Ok(writer) = target.get_writer() else {
        return false;
    };
    let written = JsFuture::from(writer.write_with_chunk(chunk)).await.is_ok();
    writer.release_lock();
    written
}
