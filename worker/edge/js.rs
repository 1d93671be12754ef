//! Bindings that `web-sys` and `worker` lack, and the few JavaScript values the edge builds by hand.
//!
//! Bodies are held as JavaScript values where they outlive a request (a rendered document, a
//! brand's header set): passing one on then copies nothing through wasm memory.

use js_sys::{Array, Promise};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// `new Response(body, init)`, with any kind of body and a plain object as `init`.
    #[wasm_bindgen(js_name = Response)]
    pub type AnyResponse;

    #[wasm_bindgen(constructor, catch, js_class = "Response")]
    pub fn new(body: &JsValue, init: &JsValue) -> Result<AnyResponse, JsValue>;

    /// The runtime's own identity stream: piping into it stays native when the source is native.
    pub type IdentityTransformStream;

    #[wasm_bindgen(constructor)]
    pub fn new() -> IdentityTransformStream;

    #[wasm_bindgen(method, getter)]
    pub fn readable(this: &IdentityTransformStream) -> web_sys::ReadableStream;

    #[wasm_bindgen(method, getter)]
    pub fn writable(this: &IdentityTransformStream) -> web_sys::WritableStream;

    /// A length-limited pass-through: it errors when more or fewer bytes than declared arrive.
    pub type FixedLengthStream;

    #[wasm_bindgen(constructor)]
    pub fn new(length: f64) -> FixedLengthStream;

    #[wasm_bindgen(method, getter, js_name = readable)]
    pub fn fixed_readable(this: &FixedLengthStream) -> web_sys::ReadableStream;

    /// `AbortSignal.any`: aborted as soon as one of its sources is.
    #[wasm_bindgen(js_namespace = AbortSignal, js_name = any, catch)]
    pub fn any_signal(signals: &Array) -> Result<web_sys::AbortSignal, JsValue>;

    /// The global `fetch`, which takes the runtime's own request options too.
    #[wasm_bindgen(js_name = fetch, catch)]
    pub fn fetch(url: &str, init: &JsValue) -> Result<Promise, JsValue>;
}

/// Sets `key` on a plain object. Setting a data property of a fresh object cannot fail.
pub fn set(object: &js_sys::Object, key: &str, value: &JsValue) {
    let _ = js_sys::Reflect::set(object, &JsValue::from_str(key), value);
}

/// Header pairs as the array of arrays that `Headers` and `ResponseInit` take.
pub fn header_pairs<N: AsRef<str>, V: AsRef<str>>(pairs: &[(N, V)]) -> Array {
    pairs
        .iter()
        .map(|(name, value)| {
            Array::of2(
                &JsValue::from_str(name.as_ref()),
                &JsValue::from_str(value.as_ref()),
            )
        })
        .collect()
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
