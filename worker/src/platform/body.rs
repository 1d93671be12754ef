//! The visitor's body: JSON read whole within its limit, an upload passed on as a stream.

use std::time::Duration;

use wasm_bindgen::JsValue;

use crate::context::IncomingRequest;
use crate::platform::stream::{self, Limits, Unread};
use belajar_core::api::catalogue::Body;
use belajar_core::error::{BadRequestReason, Error};
use belajar_core::http::request_head::Header;
use belajar_core::text::json;

/// How long a whole body may take: 256 KiB at the pace of the slowest phone, and no more.
const WHOLE: Duration = Duration::from_mins(2);

/// The same for one of no more bytes than this: even the slowest line has it in the time that others have
/// for the next piece.
const SHORT: u64 = 16 * 1024;

/// A JSON body as text, checked to be JSON; undefined where the call does without and none came.
///
/// # Errors
/// [`Error::TooLarge`] over the limit, [`Error::BadRequest`] for what is no JSON.
pub async fn json(incoming: &IncomingRequest, kind: Body) -> Result<JsValue, Error> {
    let bytes = bytes(incoming, kind).await?;
    if bytes.is_empty() && kind == Body::OptionalJson {
        return Ok(JsValue::UNDEFINED);
    }
    let text =
        std::str::from_utf8(&bytes).map_err(|_| Error::BadRequest(BadRequestReason::Body))?;
    if json::is_json(text) {
        Ok(JsValue::from_str(text))
    } else {
        Err(Error::BadRequest(BadRequestReason::Body))
    }
}

/// The body's bytes, never holding more than the limit and one chunk. What counts is that it goes
/// on coming: a slow line may take longer than a fast one.
///
/// # Errors
/// [`Error::TooLarge`] over the limit, [`Error::BadRequest`] for a body that breaks off or stalls.
pub async fn bytes(incoming: &IncomingRequest, kind: Body) -> Result<Vec<u8>, Error> {
    let Some(source) = incoming.raw.body() else {
        return Ok(Vec::new());
    };
    let limits = Limits {
        bytes: usize::try_from(kind.limit()).unwrap_or(usize::MAX),
        silence: stream::TIMEOUT,
        whole: match length(incoming) {
            Some(length) if length <= SHORT => stream::TIMEOUT,
            _ => WHOLE,
        },
    };
    let whole = stream::whole(&source, 0, &limits).await;
    whole
        .map(|bytes| bytes.to_vec())
        .map_err(|reason| match reason {
            Unread::TooLarge => Error::TooLarge,
            Unread::Slow | Unread::Broken => Error::BadRequest(BadRequestReason::Body),
        })
}

fn length(incoming: &IncomingRequest) -> Option<u64> {
    incoming.header(Header::ContentLength)?.parse().ok()
}

/// An upload's body, to be streamed through. Its length must be declared, since it is checked against
/// the limit before the first byte is read; the runtime holds the visitor to it.
///
/// # Errors
/// [`Error::TooLarge`] without a length, or with one over the limit.
pub fn stream(incoming: &IncomingRequest) -> Result<JsValue, Error> {
    match (length(incoming), incoming.raw.body()) {
        (Some(length), Some(stream)) if length <= Body::Multipart.limit() => Ok(stream.into()),
        (_, None) => Err(Error::BadRequest(BadRequestReason::Body)),
        _ => Err(Error::TooLarge),
    }
}
