//! One call to an upstream: built from an allow-list, timed, never redirected.

use std::time::Duration;

use futures::future::{Either, select};
use js_sys::{Array, Object};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::js;
use crate::gateway::fault::Fault;

/// A call about to be made. Everything the visitor sent has been checked by now.
pub struct Outgoing {
    /// Absolute URL.
    pub url: String,
    /// Upper-case method.
    pub method: String,
    /// The headers the upstream gets, and no others.
    pub headers: Vec<(String, String)>,
    /// Text, bytes or a stream; `undefined` for none.
    pub body: JsValue,
    /// How long the upstream may take to answer with its headers.
    pub timeout: Duration,
    /// The visitor's own signal: when it fires, the call is dropped.
    pub visitor: Option<web_sys::AbortSignal>,
}

/// Why a call brought no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoAnswer {
    /// The time limit passed.
    Slow,
    /// The connection failed or broke.
    Broken,
}

impl From<NoAnswer> for Fault {
    fn from(reason: NoAnswer) -> Self {
        match reason {
            NoAnswer::Slow => Self::Timeout,
            NoAnswer::Broken => Self::BadGateway,
        }
    }
}

/// An answer under way, with the handle that cancels its body.
pub struct Answered {
    /// The upstream's response, its body untouched.
    pub response: web_sys::Response,
    /// Aborting it closes the upstream connection.
    pub abort: Option<web_sys::AbortController>,
}

/// Sends a call and waits for the answer's headers.
///
/// # Errors
/// [`NoAnswer::Slow`] after the time limit (the connection is closed then), [`NoAnswer::Broken`]
/// when no connection could be had or it broke before the headers.
pub async fn send(call: &Outgoing) -> Result<Answered, NoAnswer> {
    let abort = web_sys::AbortController::new().ok();
    let init = request_init(call, abort.as_ref());
    let promise = js::fetch(&call.url, &init).map_err(|_| NoAnswer::Broken)?;
    let answer = JsFuture::from(promise);
    match select(answer, worker::Delay::from(call.timeout)).await {
        Either::Left((Ok(response), _)) => Ok(Answered {
            response: response.unchecked_into(),
            abort,
        }),
        Either::Left((Err(_), _)) => Err(NoAnswer::Broken),
        Either::Right(((), _)) => {
            if let Some(abort) = abort {
                abort.abort();
            }
            Err(NoAnswer::Slow)
        }
    }
}

/// Like [`send`], with one more try when the connection fails: for calls without a body only.
///
/// # Errors
/// As [`send`].
pub async fn send_twice(call: &Outgoing) -> Result<Answered, NoAnswer> {
    match send(call).await {
        Err(NoAnswer::Broken) => send(call).await,
        other => other,
    }
}

fn request_init(call: &Outgoing, abort: Option<&web_sys::AbortController>) -> JsValue {
    let init = Object::new();
    js::set(&init, "method", &JsValue::from_str(&call.method));
    js::set(&init, "headers", &js::header_pairs(&call.headers));
    js::set(&init, "redirect", &JsValue::from_str("manual"));
    if !call.body.is_undefined() {
        js::set(&init, "body", &call.body);
    }
    let own = abort.map(web_sys::AbortController::signal);
    let signal = match (own, call.visitor.as_ref()) {
        (Some(own), Some(visitor)) => js::any_signal(&Array::of2(&own, visitor))
            .ok()
            .or(Some(own)),
        (own, visitor) => own.or_else(|| visitor.cloned()),
    };
    if let Some(signal) = signal {
        js::set(&init, "signal", &signal);
    }
    init.into()
}

/// Reads a whole body as text, within a time limit; for the edge's own small calls.
///
/// # Errors
/// [`NoAnswer`] as in [`send`].
pub async fn text(response: &web_sys::Response, timeout: Duration) -> Result<String, NoAnswer> {
    let promise = response.text().map_err(|_| NoAnswer::Broken)?;
    match select(JsFuture::from(promise), worker::Delay::from(timeout)).await {
        Either::Left((Ok(body), _)) => body.as_string().ok_or(NoAnswer::Broken),
        Either::Left((Err(_), _)) => Err(NoAnswer::Broken),
        Either::Right(((), _)) => Err(NoAnswer::Slow),
    }
}
