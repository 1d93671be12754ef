//! One call to an upstream: built from an allow-list, timed, never redirected.

use std::time::Duration;

use js_sys::{Array, Object};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::AbortSignal;

use super::answer::Headers;
use super::js::{self, Late};
use super::stream::{self, Limits, Unread};
use crate::gateway::fault::Fault;

/// The longest body of an upstream that the edge itself reads, in bytes: 2 MiB (design section 6).
pub const READ_LIMIT: usize = 2 * 1024 * 1024;

/// A call about to be made. Everything the visitor sent has been checked by now.
pub struct FetchRequest {
    /// Absolute URL.
    pub url: String,
    /// Upper-case method.
    pub method: &'static str,
    /// The headers the upstream gets, and no others.
    pub headers: Headers,
    /// Text, bytes or a stream; `undefined` for none.
    pub body: JsValue,
    /// How long the upstream may take to answer with its headers.
    pub timeout: Duration,
    /// The visitor's own signal: when it fires, the call is dropped.
    pub visitor: Option<web_sys::AbortSignal>,
    /// What else can drop the call; one is made where there is none.
    pub abort: Option<web_sys::AbortController>,
}

/// Why a call brought no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FetchError {
    /// The time limit passed.
    Slow,
    /// The connection failed or broke.
    Broken,
    /// The body is longer than the edge reads.
    TooLarge,
}

impl From<Unread> for FetchError {
    fn from(reason: Unread) -> Self {
        match reason {
            Unread::Slow => Self::Slow,
            Unread::Broken => Self::Broken,
            Unread::TooLarge => Self::TooLarge,
        }
    }
}

impl From<FetchError> for Fault {
    fn from(reason: FetchError) -> Self {
        match reason {
            FetchError::Slow => Self::Timeout,
            FetchError::Broken | FetchError::TooLarge => Self::BadGateway,
        }
    }
}

/// An answer under way, with the handle that cancels its body.
pub struct FetchResponse {
    /// The upstream's response, its body untouched.
    pub response: web_sys::Response,
    /// Aborting it closes the upstream connection.
    pub abort: Option<web_sys::AbortController>,
}

/// Sends a call and waits for the answer's headers.
///
/// # Errors
/// [`FetchError::Slow`] after the time limit (the connection is closed then),
/// [`FetchError::Broken`] when no connection could be had or it broke before the headers.
pub async fn send(call: &FetchRequest) -> Result<FetchResponse, FetchError> {
    let own = || web_sys::AbortController::new().ok();
    let abort = call.abort.clone().or_else(own);
    let init = request_init(call, abort.as_ref());
    let promise = js::fetch(&call.url, &init).map_err(|_| FetchError::Broken)?;
    match js::within(&promise, call.timeout).await {
        Ok(Ok(response)) => Ok(FetchResponse {
            response: response.unchecked_into(),
            abort,
        }),
        Ok(Err(_)) => Err(FetchError::Broken),
        Err(Late) => {
            if let Some(abort) = abort {
                abort.abort();
            }
            Err(FetchError::Slow)
        }
    }
}

/// Like [`send`], with one more try when the connection fails: for calls without a body only.
///
/// # Errors
/// As [`send`].
pub async fn send_twice(call: &FetchRequest) -> Result<FetchResponse, FetchError> {
    match send(call).await {
        Err(FetchError::Broken) => send(call).await,
        other => other,
    }
}

fn request_init(call: &FetchRequest, abort: Option<&web_sys::AbortController>) -> JsValue {
    let init = Object::new();
    js::set(&init, "method", &JsValue::from_str(call.method));
    js::set(&init, "headers", &js::header_init(&call.headers));
    js::set(&init, "redirect", &JsValue::from_str("manual"));
    if !call.body.is_undefined() {
        js::set(&init, "body", &call.body);
    }
    let own = abort.map(web_sys::AbortController::signal);
    let visitor = call.visitor.as_ref();
    let signal = match own {
        Some(own) => Some(either(&own, visitor)),
        None => visitor.cloned(),
    };
    if let Some(signal) = signal {
        js::set(&init, "signal", &signal);
    }
    init.into()
}

/// A signal that fires as soon as one of two does.
fn either(own: &AbortSignal, visitor: Option<&AbortSignal>) -> AbortSignal {
    let both = visitor.and_then(|visitor| js::any_signal(&Array::of2(own, visitor)).ok());
    both.unwrap_or_else(|| own.clone())
}

/// Reads a whole body as text, of [`READ_LIMIT`] bytes at most; for what the edge itself looks at.
///
/// # Errors
/// [`FetchError`] as in [`send`], and [`FetchError::TooLarge`].
pub async fn text(response: &web_sys::Response, timeout: Duration) -> Result<String, FetchError> {
    let Some(body) = response.body() else {
        return Ok(String::new());
    };
    let limits = Limits {
        bytes: READ_LIMIT,
        silence: timeout,
        whole: timeout,
    };
    let bytes = stream::bytes(&body, &limits).await?;
    // As a browser reads text: a bad byte becomes U+FFFD.
    Ok(String::from_utf8(bytes)
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()))
}
