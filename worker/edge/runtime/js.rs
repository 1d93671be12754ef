//! JavaScript that `web-sys` lacks: waiting, streams, and the few values the edge builds by hand.
//!
//! Bodies are held as JavaScript values where they outlive a request (a rendered document, a
//! brand's header set): passing one on then copies nothing through wasm memory.

use std::fmt::Arguments;
use std::time::Duration;

use js_sys::{Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    /// `new Response(body, init)`, with any kind of body and a plain object as `init`.
    #[wasm_bindgen(js_name = Response)]
    pub type AnyResponse;

    #[wasm_bindgen(constructor, catch, js_class = "Response")]
    pub fn new(body: &JsValue, init: &JsValue) -> Result<AnyResponse, JsValue>;

    #[wasm_bindgen(catch, js_name = String)]
    fn string(value: &JsValue) -> Result<String, JsValue>;

    /// The runtime's own identity stream: piping into it stays native when the source is native.
    pub type IdentityTransformStream;

    #[wasm_bindgen(constructor)]
    pub fn new() -> IdentityTransformStream;

    #[wasm_bindgen(method, getter)]
    pub fn readable(this: &IdentityTransformStream) -> web_sys::ReadableStream;

    #[wasm_bindgen(method, getter)]
    pub fn writable(this: &IdentityTransformStream) -> web_sys::WritableStream;

    /// The global `fetch`, which takes the runtime's own request options too.
    #[wasm_bindgen(js_name = fetch, catch)]
    pub fn fetch(url: &str, init: &JsValue) -> Result<Promise, JsValue>;
}

// Each crossing into wasm and each promise that it waits for costs more than what is done here, so that
// steps that follow one another are one call. A timer goes with what it waits for, and what comes later
// than that is nobody's.
#[wasm_bindgen(inline_js = "
export function settledWithin(promise, ms) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    promise.then(
      (value) => { clearTimeout(timer); resolve({ value }); },
      (error) => { clearTimeout(timer); reject(error); },
    );
  });
}
export function timer(ms) { return new Promise((resolve) => setTimeout(resolve, ms)); }
")]
extern "C" {
    #[wasm_bindgen(js_name = settledWithin)]
    fn settled_within(promise: &Promise, ms: u32) -> Promise;

    fn timer(ms: u32) -> Promise;
}

/// Sets `key` on a plain object. Setting a data property of a fresh object cannot fail.
pub fn set(object: &Object, key: &str, value: &JsValue) {
    let _ = Reflect::set(object, &JsValue::from_str(key), value);
}

/// A property; undefined on what has none.
pub fn get(object: &JsValue, key: &str) -> JsValue {
    Reflect::get(object, &JsValue::from_str(key)).unwrap_or(JsValue::UNDEFINED)
}

/// What a call comes to that gives a promise, or throws instead.
///
/// # Errors
/// What it threw, or was rejected with.
pub async fn settled(called: Result<Promise, JsValue>) -> Result<JsValue, JsValue> {
    JsFuture::from(called?).await
}

/// A time limit has passed.
#[derive(Clone, Copy, Debug)]
pub struct Late;

/// What a promise comes to, if that is soon. Nothing is stopped by its being late: it only is not
/// waited for.
///
/// # Errors
/// [`Late`] after `limit`.
pub async fn within(promise: &Promise, limit: Duration) -> Result<Result<JsValue, JsValue>, Late> {
    match JsFuture::from(settled_within(promise, milliseconds(limit))).await {
        Ok(outcome) if outcome.is_undefined() => Err(Late),
        Ok(outcome) => Ok(Ok(get(&outcome, "value"))),
        Err(error) => Ok(Err(error)),
    }
}

/// Waits.
pub async fn sleep(time: Duration) {
    // A timer that cannot be set is no time at all.
    let _ = JsFuture::from(timer(milliseconds(time))).await;
}

/// A time as the runtime's timers take it.
pub fn milliseconds(time: Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX)
}

/// Writes a line to the error log, for what no request's trace can tell.
pub fn log(message: Arguments<'_>) {
    log_line(&message.to_string(), true);
}

/// Writes a line to the log, or to the error log.
pub fn log_line(line: &str, is_error: bool) {
    let line = JsValue::from_str(line);
    if is_error {
        web_sys::console::error_1(&line);
    } else {
        web_sys::console::log_1(&line);
    }
}

/// What a value that was thrown says of itself, such as `TypeError: Invalid header name.`: what `Debug`
/// writes of it takes far more code.
pub fn told(thrown: &JsValue) -> String {
    string(thrown).unwrap_or_default()
}

/// UTF-8 bytes of a text, as a JavaScript value that may be kept between requests.
pub fn bytes(text: &str) -> JsValue {
    js_sys::Uint8Array::from(text.as_bytes()).into()
}

/// Milliseconds since the Unix epoch.
pub fn now_ms() -> u64 {
    // The runtime's clock is a whole number of milliseconds well below 2^53.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let now = js_sys::Date::now() as u64;
    now
}
