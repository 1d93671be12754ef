//! One call to an upstream: built from an allow-list, timed, never redirected.

use std::time::Duration;

use js_sys::Promise;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortController, AbortSignal};

use super::stream::{self, Limits, Unread};
use super::{headers, js};
use crate::gateway::fault::Fault;
use crate::text::header::Headers;

// From here to the answer's headers is one call and one promise: each would cost as much as all of it.
#[wasm_bindgen(inline_js = "
export function requestInit(head, body, own, visitor) {
  const [method, ...lines] = head.split('\\n');
  const headers = {};
  for (const line of lines) {
    const at = line.indexOf(':');
    headers[line.slice(0, at)] = line.slice(at + 1);
  }
  const signal = visitor ? AbortSignal.any([own.signal, visitor]) : own.signal;
  return { method, headers, body, signal, redirect: 'manual' };
}
export async function sentWithin(url, head, body, own, visitor, ms) {
  let timer;
  const late = new Promise((resolve) => { timer = setTimeout(resolve, ms); });
  try {
    const response = await Promise.race([fetch(url, requestInit(head, body, own, visitor)), late]);
    if (!response) own.abort();
    return response;
  } finally {
    clearTimeout(timer);
  }
}
")]
extern "C" {
    /// What `fetch` takes beside the address, for a request of [`FetchRequest::head`].
    #[wasm_bindgen(js_name = requestInit)]
    pub fn request_init(
        head: &str,
        body: &JsValue,
        own: &AbortController,
        visitor: Option<&AbortSignal>,
    ) -> JsValue;

    #[wasm_bindgen(js_name = sentWithin)]
    fn sent_within(
        url: &str,
        head: &str,
        body: &JsValue,
        own: &AbortController,
        visitor: Option<&AbortSignal>,
        ms: u32,
    ) -> Promise;
}

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
    pub visitor: Option<AbortSignal>,
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
    pub abort: AbortController,
}

/// Sends a call and waits for the answer's headers.
///
/// # Errors
/// [`FetchError::Slow`] after the time limit (the connection is closed then),
/// [`FetchError::Broken`] when no connection could be had or it broke before the headers.
pub async fn send(call: &FetchRequest) -> Result<FetchResponse, FetchError> {
    let abort = AbortController::new().map_err(|_| FetchError::Broken)?;
    let head = call.head();
    let sent = sent_within(
        &call.url,
        &head,
        &call.body,
        &abort,
        call.visitor.as_ref(),
        js::milliseconds(call.timeout),
    );
    match JsFuture::from(sent).await {
        Ok(response) if response.is_undefined() => Err(FetchError::Slow),
        Ok(response) => Ok(FetchResponse {
            response: response.unchecked_into(),
            abort,
        }),
        Err(_) => Err(FetchError::Broken),
    }
}

impl FetchRequest {
    /// Its method, and a line for each header.
    pub fn head(&self) -> String {
        [self.method, &headers::lines(&self.headers)].concat()
    }
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
    let bytes = stream::whole(&body, &limits).await?.to_vec();
    // As a browser reads text: a bad byte becomes U+FFFD.
    Ok(String::from_utf8(bytes)
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()))
}
