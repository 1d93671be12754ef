//! Passing the assistant's stream on, and ending it so that a cut answer never looks whole.
//!
//! The runtime's own pipe moves the bytes, untouched and at the visitor's pace; the edge writes the
//! last line and sees to it that no answer goes on for ever. A silence in mid-answer is the app's to
//! notice: a read that is watched here would cost every line three times as much.

use std::time::Duration;

use js_sys::Promise;
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortController, WritableStream};

use super::AnswerStream;
use crate::edge::runtime::js::{self, Late};
use crate::edge::runtime::rate_limit::Verdict;
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
    let last_line = match moved(stream, &target, upstream, verdict).await {
        Ok(()) => chat::DONE_LINE.to_owned(),
        Err(fault) => {
            upstream.abort();
            chat::error_line(&fault)
        }
    };
    // A visitor who has left gets nothing: there is nobody to tell.
    let _ = js::settled(js::end(&target, &js::bytes(&last_line))).await;
}

/// The stream from its first chunk to its end.
///
/// # Errors
/// [`Fault::Timeout`] for an answer that is too long for anybody, [`Fault::BadGateway`] when either
/// side broke, and the verdict's. The target is free then.
async fn moved(
    AnswerStream {
        source,
        first: chunk,
    }: AnswerStream,
    target: &WritableStream,
    upstream: &AbortController,
    verdict: Option<Verdict>,
) -> Result<(), Fault> {
    let passing = chunk.map(|chunk| js::pass_on(&chunk, &source, target));
    let passing = passing.transpose().map_err(|_| Fault::BadGateway)?;
    let mut moving = Box::pin(async {
        let Some(passing) = &passing else {
            return Ok(());
        };
        match js::within(passing, Duration::from_millis(LONGEST_ANSWER_MS)).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(_)) => Err(Fault::BadGateway),
            Err(Late) => {
                stopped(passing, upstream).await;
                Err(Fault::Timeout)
            }
        }
    });
    let mut verdict = verdict.unwrap_or_else(|| Box::pin(async { Ok(()) }));
    match first(&mut moving, &mut verdict).await {
        First::One(moved) => moved,
        First::Other(Ok(())) => moving.await,
        First::Other(Err(fault)) => {
            if let Some(passing) = &passing {
                stopped(passing, upstream).await;
            }
            Err(fault)
        }
    }
}

/// Ends a pipe by its source; both sides are free once it has let go of them.
async fn stopped(passing: &Promise, upstream: &AbortController) {
    upstream.abort();
    let _ = JsFuture::from(passing.clone()).await;
}
