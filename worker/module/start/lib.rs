//! The module that every isolate starts with.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Begins an instance of the module.
#[wasm_bindgen(start)]
pub fn begin() {
    belajar_edge::edge::start::begin();
}

/// Answers every request that reaches the worker.
#[must_use]
#[wasm_bindgen]
pub fn fetch(request: web_sys::Request, env: JsValue, context: JsValue) -> JsValue {
    belajar_edge::edge::start::fetch(request, env, context)
}
