//! Reading a native stream chunk by chunk; a chunk stays a JavaScript value.

use std::time::Duration;

use futures::future::{Either, select};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{ReadableStream, ReadableStreamDefaultReader};

use super::js;

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
    match select(JsFuture::from(reader.read()), worker::Delay::from(limit)).await {
        Either::Left((result, _)) => Read::of(result),
        Either::Right(((), _)) => Read::Silent,
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
