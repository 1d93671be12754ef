//! Sends one request to an upstream: built from an allow-list, with a time limit, never redirected.

use std::time::Duration;

use js_sys::{Array, Promise};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortController, AbortSignal, RequestInit, RequestRedirect, WorkerGlobalScope};

use crate::platform::headers;
use crate::platform::stream::{self, Limits, Unread};
use crate::platform::timeout::timeout;
use belajar_core::error::Error;
use belajar_core::http::header::Headers;

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
    /// How long the upstream may take to send its headers.
    pub timeout: Duration,
    /// The visitor's own signal: when it fires, the call is dropped.
    pub visitor: Option<AbortSignal>,
}

/// Why a call brought no response.
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

impl From<FetchError> for Error {
    fn from(reason: FetchError) -> Self {
        match reason {
            FetchError::Slow => Self::Timeout,
            FetchError::Broken | FetchError::TooLarge => Self::BadGateway,
        }
    }
}

/// A response under way, with the handle that cancels its body.
pub struct FetchResponse {
    /// The upstream's response, its body untouched.
    pub response: web_sys::Response,
    /// Aborting it closes the upstream connection.
    pub abort: AbortController,
}

/// Sends a call and waits for the response's headers.
///
/// # Errors
/// [`FetchError::Slow`] after the time limit (the connection is closed then),
/// [`FetchError::Broken`] when no connection could be had or it broke before the headers.
pub async fn send(call: &FetchRequest) -> Result<FetchResponse, FetchError> {
    let abort = AbortController::new().map_err(|_| FetchError::Broken)?;
    let response = aborted_after(call.timeout, &abort, sent(call, &abort)).await?;
    Ok(FetchResponse { response, abort })
}

/// What is being fetched under `abort`'s signal, with a time limit on its headers.
///
/// # Errors
/// As [`send`].
pub async fn aborted_after(
    limit: Duration,
    abort: &AbortController,
    fetching: impl Future<Output = Result<web_sys::Response, FetchError>>,
) -> Result<web_sys::Response, FetchError> {
    timeout(limit, fetching).await.unwrap_or_else(|_| {
        abort.abort();
        Err(FetchError::Slow)
    })
}

/// The same without a limit, until `abort` ends it.
///
/// # Errors
/// [`FetchError::Broken`] as [`send`].
pub async fn sent(
    call: &FetchRequest,
    abort: &AbortController,
) -> Result<web_sys::Response, FetchError> {
    let init = RequestInit::new();
    init.set_method(call.method);
    init.set_headers(&headers::of(&call.headers));
    init.set_body(&call.body);
    let signal = match &call.visitor {
        Some(visitor) => AbortSignal::any(&Array::of2(&abort.signal(), visitor)),
        None => abort.signal(),
    };
    fetch(&call.url, &init, &signal).await
}

/// The global `fetch`, which follows no redirect. The framework's own passes no response on as it came. It
/// makes it anew, for which 45 µs were measured with a dozen headers, where a cached document took 249 in
/// all; and it panics at a status over 599.
///
/// # Errors
/// As [`sent`].
pub async fn fetch(
    url: &str,
    init: &RequestInit,
    signal: &AbortSignal,
) -> Result<web_sys::Response, FetchError> {
    init.set_redirect(RequestRedirect::Manual);
    init.set_signal(Some(signal));
    let runtime: WorkerGlobalScope = js_sys::global().unchecked_into();
    let fetching: Promise = runtime.fetch_with_str_and_init(url, init);
    let fetched = JsFuture::from(fetching).await;
    fetched
        .map(JsCast::unchecked_into)
        .map_err(|_| FetchError::Broken)
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
    let bytes = stream::whole(&body, 0, &limits).await?.to_vec();
    // As a browser reads text: a bad byte becomes U+FFFD.
    Ok(String::from_utf8(bytes)
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()))
}
