//! Passing the assistant's stream on, and ending it so that a cut answer never looks whole.
//!
//! A chunk is moved as a JavaScript handle, never copied into wasm memory. Two ways share the
//! work: while the answer comes at a model's pace each read is watched, so that a silence of 60 s
//! is noticed; a stream that floods is handed to the runtime's native pipe, which is several
//! times as fast but tells nobody what passes through it (measured: `npm run bench`).

use std::time::Duration;

use futures::future::{Either, select};
use js_sys::Uint8Array;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortController, WritableStreamDefaultWriter};
use web_sys::{ReadableStream, ReadableStreamDefaultReader, StreamPipeOptions, WritableStream};

use crate::edge::runtime::js;
use crate::edge::runtime::stream::{Read, reader};
use crate::gateway::chat::{self, SILENCE_MS};
use crate::gateway::fault::Fault;

/// So many chunks or bytes within [`FLOOD_WINDOW_MS`] are no longer a model thinking.
const FLOOD_CHUNKS: u32 = 64;
const FLOOD_BYTES: u32 = 256 * 1024;
const FLOOD_WINDOW_MS: u64 = 100;

/// How often the watchdog looks.
const TICK: Duration = Duration::from_secs(2);

/// How a watched stretch of the stream ended.
enum Stretch {
    Finished,
    Flooding,
    Failed(Fault),
    VisitorLeft,
}

/// Notices silence with one timer, however many chunks come: a timer a chunk would pile up memory
/// while hundreds of answers stream.
struct Watchdog {
    tick: worker::Delay,
}

impl Watchdog {
    fn new() -> Self {
        Self { tick: TICK.into() }
    }

    /// Reads one chunk, waiting [`SILENCE_MS`] and no more than a tick longer.
    async fn read(&mut self, reader: &ReadableStreamDefaultReader) -> Read {
        let since = js::now_ms();
        let mut reading = JsFuture::from(reader.read());
        loop {
            match select(&mut reading, &mut self.tick).await {
                Either::Left((result, _)) => return Read::of(result),
                Either::Right(((), _)) => self.tick = TICK.into(),
            }
            if js::now_ms().saturating_sub(since) >= SILENCE_MS {
                return Read::Silent;
            }
        }
    }
}

/// Moves the stream to the visitor, after a first chunk that has already been read, and ends it
/// with the line that tells how it went. Runs in the background.
pub async fn pump(
    source: ReadableStream,
    first: Option<JsValue>,
    target: WritableStream,
    upstream: Option<AbortController>,
) {
    let stretch = match first {
        None => Stretch::Finished,
        Some(first) => match watched(&source, first, &target).await {
            Stretch::Flooding => piped(&source, &target).await,
            other => other,
        },
    };
    let last_line = match stretch {
        Stretch::Finished => chat::DONE_LINE.to_owned(),
        Stretch::Failed(fault) => chat::error_line(&fault),
        Stretch::Flooding | Stretch::VisitorLeft => {
            stop(upstream);
            return;
        }
    };
    if last_line != chat::DONE_LINE {
        stop(upstream);
    }
    finish(&target, &last_line).await;
}

/// Chunk by chunk, with the silence limit, until the stream ends or floods.
async fn watched(source: &ReadableStream, first: JsValue, target: &WritableStream) -> Stretch {
    let (Some(reader), Ok(writer)) = (reader(source), target.get_writer()) else {
        return Stretch::Failed(Fault::BadGateway);
    };
    let stretch = watch(&reader, &writer, first).await;
    if matches!(stretch, Stretch::Flooding) {
        // Only here is no read outstanding for certain, and only here is the source used again.
        reader.release_lock();
    }
    writer.release_lock();
    stretch
}

async fn watch(
    reader: &ReadableStreamDefaultReader,
    writer: &WritableStreamDefaultWriter,
    first: JsValue,
) -> Stretch {
    let mut chunk = first;
    let mut watchdog = Watchdog::new();
    let mut flow = Flow::new();
    loop {
        if JsFuture::from(writer.write_with_chunk(&chunk))
            .await
            .is_err()
        {
            return Stretch::VisitorLeft;
        }
        if flow.floods(&chunk) {
            return Stretch::Flooding;
        }
        chunk = match watchdog.read(reader).await {
            Read::Chunk(chunk) => chunk,
            Read::End => return Stretch::Finished,
            Read::Broken => return Stretch::Failed(Fault::BadGateway),
            Read::Silent => return Stretch::Failed(Fault::Timeout),
        };
    }
}

/// Tells a flood from an answer that is being thought up.
struct Flow {
    since: u64,
    chunks: u32,
    bytes: u32,
}

impl Flow {
    fn new() -> Self {
        Self {
            since: js::now_ms(),
            chunks: 0,
            bytes: 0,
        }
    }

    /// Counts a chunk that has passed.
    fn floods(&mut self, chunk: &JsValue) -> bool {
        self.chunks += 1;
        self.bytes = self
            .bytes
            .saturating_add(chunk.unchecked_ref::<Uint8Array>().length());
        if self.chunks < FLOOD_CHUNKS && self.bytes < FLOOD_BYTES {
            return false;
        }
        let began = std::mem::replace(self, Self::new()).since;
        self.since.saturating_sub(began) < FLOOD_WINDOW_MS
    }
}

/// The runtime's own pipe, for the rest of a stream that floods.
async fn piped(source: &ReadableStream, target: &WritableStream) -> Stretch {
    let options = StreamPipeOptions::new();
    options.set_prevent_close(true);
    options.set_prevent_abort(true);
    match JsFuture::from(source.pipe_to_with_options(target, &options)).await {
        Ok(_) => Stretch::Finished,
        // Either side may have broken: the visitor who left does not get the line written.
        Err(_) => Stretch::Failed(Fault::BadGateway),
    }
}

async fn finish(target: &WritableStream, line: &str) {
    let Ok(writer) = target.get_writer() else {
        return;
    };
    let line = Uint8Array::from(line.as_bytes());
    // A visitor who has left gets nothing: there is nobody to tell.
    if JsFuture::from(writer.write_with_chunk(&line)).await.is_ok() {
        let _ = JsFuture::from(writer.close()).await;
    }
}

fn stop(upstream: Option<AbortController>) {
    if let Some(upstream) = upstream {
        upstream.abort();
    }
}
