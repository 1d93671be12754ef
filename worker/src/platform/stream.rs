//! Pipes a native stream, or reads it whole, within limits of size and time.

use std::time::Duration;

use js_sys::{Promise, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortController, ReadableStream, StreamPipeOptions, WritableStream};

use crate::platform::timeout::{Elapsed, timeout};
use belajar_core::api::catalogue::body::TIMEOUT_MS;

/// How long whoever is waited for may say nothing: an upstream before its headers, and anybody
/// between two pieces of a body, or for a short one as a whole.
pub const TIMEOUT: Duration = Duration::from_millis(TIMEOUT_MS);

/// Leaves a body that nobody reads, which closes the connection it comes from.
pub fn cancel(response: &web_sys::Response) {
    let Some(body) = response.body().filter(|body| !body.locked()) else {
        return;
    };
    let cancelling = JsFuture::from(body.cancel());
    wasm_bindgen_futures::spawn_local(async move {
        // A body that breaks off meanwhile needs no cancelling.
        let _ = cancelling.await;
    });
}

#[wasm_bindgen]
extern "C" {
    /// The runtime's own identity stream, which the framework lacks: piping into it stays native when the
    /// source is native, where the standard's `TransformStream` is called for each chunk.
    pub type IdentityTransformStream;

    #[wasm_bindgen(constructor)]
    pub fn new() -> IdentityTransformStream;

    #[wasm_bindgen(method, getter)]
    pub fn readable(this: &IdentityTransformStream) -> ReadableStream;

    #[wasm_bindgen(method, getter)]
    pub fn writable(this: &IdentityTransformStream) -> WritableStream;
}

/// Why a pipe ended before its source did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PipeError {
    /// One of its sides broke: the upstream, or the visitor who left.
    Broken,
    /// The time was up.
    Slow,
}

/// The runtime's own pipe, which moves bytes untouched and at the reader's pace, for no longer than
/// `limit`. What becomes of the target at either end is for `options` to say.
///
/// # Errors
/// [`PipeError`].
pub async fn pipe(
    source: &ReadableStream,
    target: &WritableStream,
    options: &StreamPipeOptions,
    limit: Duration,
) -> Result<(), PipeError> {
    let ending = AbortController::new().map_err(|_| PipeError::Broken)?;
    options.set_signal(&ending.signal());
    let mut moving = JsFuture::from(source.pipe_to_with_options(target, options));
    match timeout(limit, &mut moving).await {
        Ok(Ok(_)) => Ok(()),
        Ok(Err(_)) => Err(PipeError::Broken),
        Err(Elapsed) => {
            ending.abort();
            // Both sides are free once the pipe has let go of them.
            let _ = moving.await;
            Err(PipeError::Slow)
        }
    }
}

/// How much of a body is read, and for how long.
pub struct Limits {
    /// The most bytes that are held.
    pub bytes: usize,
    /// How long the next chunk may take.
    pub silence: Duration,
    /// How long all of it may take: what comes byte by byte is never silent.
    pub whole: Duration,
}

/// Why a body was not read to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Unread {
    /// It is longer than the limit.
    #[error("longer than the limit")]
    TooLarge,
    /// It did not come in time.
    #[error("not in time")]
    Slow,
    /// It broke off, or somebody else is reading it.
    #[error("broken off")]
    Broken,
}

// The loop is JavaScript's: one on this side is called for each chunk, which takes 255 µs of the processor
// where a loop there takes 185 and the runtime's own pipe 71, and the framework's stream
// copies each chunk in and what only passes through out again.
#[wasm_bindgen(module = "/js/stream.js")]
extern "C" {
    #[wasm_bindgen(js_name = whole)]
    fn whole_within(
        body: &ReadableStream,
        length: u32,
        most: f64,
        silence: u32,
        limit: u32,
    ) -> Promise;
}

/// A whole body, which stays on JavaScript's side. One that is not read to its end is cancelled, which
/// closes the connection it comes from. One of the `length` that was said, 0 where none was, is in memory
/// once.
///
/// # Errors
/// [`Unread`] where it is longer than `limits` has it, slower, or broken.
pub async fn whole(
    source: &ReadableStream,
    length: u32,
    limits: &Limits,
) -> Result<Uint8Array, Unread> {
    if source.locked() {
        return Err(Unread::Broken);
    }
    #[expect(clippy::cast_precision_loss)] // Limits are far below 2^53.
    let most = limits.bytes as f64;
    let ms = |time: Duration| u32::try_from(time.as_millis()).unwrap_or(u32::MAX);
    let (silence, limit) = (ms(limits.silence), ms(limits.whole));
    let read = JsFuture::from(whole_within(source, length, most, silence, limit)).await;
    match read.map(JsCast::dyn_into::<Uint8Array>) {
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(reason)) => Err(match reason.as_string().as_deref() {
            Some("large") => Unread::TooLarge,
            Some("slow") => Unread::Slow,
            _ => Unread::Broken,
        }),
        Err(_) => Err(Unread::Broken),
    }
}
