//! The module that an isolate loads when it first needs it.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Begins an instance of the module.
#[wasm_bindgen(start)]
pub fn begin() {
    belajar_edge::edge::deferred::begin();
}

/// Answers what the other module hands over.
#[must_use]
#[wasm_bindgen]
pub fn fetch(request: web_sys::Request, env: JsValue, context: JsValue) -> JsValue {
    belajar_edge::edge::deferred::fetch(request, env, context)
}
