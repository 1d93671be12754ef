//! The visitor's body: JSON read whole within its limit, an upload handed on as a stream.

use std::time::Duration;

use crate::text::json;
use js_sys::Uint8Array;
use wasm_bindgen::JsValue;

use super::incoming::Incoming;
use super::js::{self, Late};
use super::stream::{self, Limits, Unread};
use crate::gateway::catalogue::Body;
use crate::gateway::fault::{BadRequestReason, Fault};
use crate::gateway::upstream::guard;

/// How long a whole body may take: 256 KiB at the pace of the slowest phone, and no more.
const WHOLE: Duration = Duration::from_mins(2);

/// A body of so many bytes comes in one piece or in a few: it is read at once, not piece by piece, and
/// even the slowest line has it in the time that others have for the next piece.
const SHORT: u64 = 16 * 1024;

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
    json::parsed(text).ok_or(Fault::BadRequest(BadRequestReason::Body))?;
    Ok(JsValue::from_str(text))
}

/// The body's bytes, never holding more than the limit and one chunk. What counts is that it goes
/// on coming: a slow line may take longer than a fast one.
///
/// # Errors
/// [`Fault::TooLarge`] over the limit, [`Fault::BadRequest`] for a body that breaks off or stalls.
pub async fn bytes(incoming: &Incoming, kind: Body) -> Result<Vec<u8>, Fault> {
    if length(incoming).is_some_and(|length| length <= SHORT) {
        return short(incoming).await;
    }
    let Some(source) = incoming.raw.body() else {
        return Ok(Vec::new());
    };
    let limits = Limits {
        bytes: usize::try_from(kind.limit()).unwrap_or(usize::MAX),
        silence: stream::PATIENCE,
        whole: WHOLE,
    };
    let whole = stream::whole(&source, &limits).await;
    whole
        .map(|bytes| bytes.to_vec())
        .map_err(|reason| match reason {
            Unread::TooLarge => Fault::TooLarge,
            Unread::Slow | Unread::Broken => Fault::BadRequest(BadRequestReason::Body),
        })
}

/// A body of a told length, which the runtime holds the visitor to.
async fn short(incoming: &Incoming) -> Result<Vec<u8>, Fault> {
    let bad = || Fault::BadRequest(BadRequestReason::Body);
    let reading = incoming.raw.array_buffer().map_err(|_| bad())?;
    match js::within(&reading, stream::PATIENCE).await {
        Ok(Ok(buffer)) => Ok(Uint8Array::new(&buffer).to_vec()),
        Ok(Err(_)) | Err(Late) => Err(bad()),
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
