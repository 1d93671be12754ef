//! Reading a native stream: chunk by chunk, where a chunk stays a JavaScript value, or whole, but
//! never more of it than a limit.

use std::time::Duration;

use js_sys::Uint8Array;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    AbortController, ReadableStream, ReadableStreamDefaultReader, StreamPipeOptions, WritableStream,
};

use super::js::{self, Late};
use crate::gateway::upstream::guard::TIMEOUT_MS;

/// How long whoever is waited for may say nothing: an upstream before its headers, and anybody
/// between two pieces of a body, or for a short one as a whole.
pub const PATIENCE: Duration = Duration::from_millis(TIMEOUT_MS);

/// What one read brought.
pub enum Read {
    /// A chunk, still a JavaScript value.
    Chunk(JsValue),
    /// The upstream ended its body.
    End,
    /// The body broke off.
    Broken,
    /// Nothing came within the time limit.
    Silent,
}

/// Reads one chunk, waiting no longer than `limit`.
pub async fn read(reader: &ReadableStreamDefaultReader, limit: Duration) -> Read {
    match js::within(&reader.read(), limit).await {
        Ok(result) => Read::of(result),
        Err(Late) => Read::Silent,
    }
}

impl Read {
    /// What the promise of a read was settled with.
    pub fn of(result: Result<JsValue, JsValue>) -> Self {
        match result {
            Ok(result) if js::get(&result, "done").is_truthy() => Self::End,
            Ok(result) => Self::Chunk(js::get(&result, "value")),
            Err(_) => Self::Broken,
        }
    }
}

/// A reader of the stream, unless somebody else holds it.
pub fn reader(source: &ReadableStream) -> Option<ReadableStreamDefaultReader> {
    if source.locked() {
        return None;
    }
    source.get_reader().dyn_into().ok()
}

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
    let moving = source.pipe_to_with_options(target, options);
    match js::within(&moving, limit).await {
        Ok(Ok(_)) => Ok(()),
        Ok(Err(_)) => Err(PipeError::Broken),
        Err(Late) => {
            ending.abort();
            // Both sides are free once the pipe has let go of them.
            let _ = JsFuture::from(moving).await;
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unread {
    /// It is longer than the limit.
    TooLarge,
    /// It did not come in time.
    Slow,
    /// It broke off, or somebody else is reading it.
    Broken,
}

/// The bytes of a whole body. One that is not read to its end, also because nobody waits for it
/// any more, is cancelled, which closes the connection it comes from.
///
/// # Errors
/// [`Unread`] where it is longer than `limits` has it, slower, or broken.
pub async fn bytes(source: &ReadableStream, limits: &Limits) -> Result<Vec<u8>, Unread> {
    let mut reading = Reading {
        reader: reader(source).ok_or(Unread::Broken)?,
        is_over: false,
    };
    let began_at = js::now_ms();
    let mut all = Vec::new();
    loop {
        let spent = Duration::from_millis(js::now_ms().saturating_sub(began_at));
        let patience = limits.silence.min(limits.whole.saturating_sub(spent));
        match read(&reading.reader, patience).await {
            Read::Chunk(chunk) => {
                let chunk: Uint8Array = chunk.dyn_into().map_err(|_| Unread::Broken)?;
                // The runtime's chunks are far below 4 GiB.
                let (had, more) = (all.len(), chunk.length() as usize);
                if more > limits.bytes.saturating_sub(had) {
                    return Err(Unread::TooLarge);
                }
                all.resize(had + more, 0);
                if let Some(room) = all.get_mut(had..) {
                    chunk.copy_to(room);
                }
            }
            Read::End => {
                reading.is_over = true;
                return Ok(all);
            }
            Read::Broken => {
                reading.is_over = true;
                return Err(Unread::Broken);
            }
            Read::Silent => return Err(Unread::Slow),
        }
    }
}

/// A body that is being read, and is cancelled if that stops before its end.
struct Reading {
    reader: ReadableStreamDefaultReader,
    is_over: bool,
}

impl Drop for Reading {
    fn drop(&mut self) {
        if !self.is_over {
            let cancelling = JsFuture::from(self.reader.cancel());
            wasm_bindgen_futures::spawn_local(async move {
                // A body that breaks off meanwhile needs no cancelling.
                let _ = cancelling.await;
            });
        }
    }
}
