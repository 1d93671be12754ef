//! The visitor's body: JSON read whole within its limit, an upload handed on as a stream.

use futures::future::{Either, select};
use js_sys::Uint8Array;
use serde_json::Value;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::ReadableStreamDefaultReader;

use super::incoming::Incoming;
use super::stream::{self, Read};
use crate::gateway::catalogue::Body;
use crate::gateway::fault::{BadRequestReason, Fault};
use crate::gateway::upstream::guard;

/// How long the next piece of a body may take.
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(10);

/// A JSON body as text, checked to be JSON; undefined where the call does without and none came.
///
/// # Errors
/// [`Fault::TooLarge`] over the limit, [`Fault::BadRequest`] for what is no JSON.
pub async fn json(incoming: &Incoming, kind: Body) -> Result<JsValue, Fault> {
    let bytes = bytes(incoming, kind).await?;
    if bytes.is_empty() && kind == Body::OptionalJson {
        return Ok(JsValue::UNDEFINED);
    }
    let text =
        std::str::from_utf8(&bytes).map_err(|_| Fault::BadRequest(BadRequestReason::Body))?;
    serde_json::from_str::<Value>(text).map_err(|_| Fault::BadRequest(BadRequestReason::Body))?;
    Ok(JsValue::from_str(text))
}

/// The body's bytes, never holding more than the limit and one chunk.
///
/// # Errors
/// [`Fault::TooLarge`] over the limit, [`Fault::BadRequest`] for a body that breaks off.
pub async fn bytes(incoming: &Incoming, kind: Body) -> Result<Vec<u8>, Fault> {
    if length(incoming).is_some_and(|length| length <= kind.limit()) {
        return whole(incoming).await;
    }
    let Some(stream) = incoming.raw.body() else {
        return Ok(Vec::new());
    };
    let reader: ReadableStreamDefaultReader = stream
        .get_reader()
        .dyn_into()
        .map_err(|_| Fault::BadRequest(BadRequestReason::Body))?;
    let mut all = Vec::new();
    loop {
        match stream::read(&reader, PATIENCE).await {
            Read::Chunk(chunk) => {
                let chunk: Uint8Array = chunk.unchecked_into();
                if all.len() as u64 + u64::from(chunk.length()) > kind.limit() {
                    return Err(Fault::TooLarge);
                }
                all.extend(chunk.to_vec());
            }
            Read::End => return Ok(all),
            Read::Broken | Read::Silent => return Err(Fault::BadRequest(BadRequestReason::Body)),
        }
    }
}

/// A body whose told length fits: the runtime holds the visitor to it, so it is read in one go.
async fn whole(incoming: &Incoming) -> Result<Vec<u8>, Fault> {
    let broken = Fault::BadRequest(BadRequestReason::Body);
    let Ok(promise) = incoming.raw.array_buffer() else {
        return Err(broken);
    };
    match select(JsFuture::from(promise), worker::Delay::from(PATIENCE)).await {
        Either::Left((Ok(buffer), _)) => Ok(Uint8Array::new(&buffer).to_vec()),
        _ => Err(broken),
    }
}

fn length(incoming: &Incoming) -> Option<u64> {
    incoming.header("content-length")?.parse().ok()
}

/// An upload's body, to be streamed through. Its length must be told, since it is checked against
/// the limit before the first byte is read; the runtime holds the visitor to it.
///
/// # Errors
/// [`Fault::TooLarge`] without a length, or with one over the limit.
pub fn stream(incoming: &Incoming) -> Result<JsValue, Fault> {
    match (length(incoming), incoming.raw.body()) {
        (Some(length), Some(stream)) if length <= guard::UPLOAD_LIMIT => Ok(stream.into()),
        (_, None) => Err(Fault::BadRequest(BadRequestReason::Body)),
        _ => Err(Fault::TooLarge),
    }
}
