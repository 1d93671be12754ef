//! The module that every isolate starts with.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Answers every request that reaches the worker.
#[wasm_bindgen]
pub fn fetch(request: web_sys::Request, env: JsValue, context: JsValue) -> JsValue {
    belajar_edge::edge::start::fetch(request, env, context)
}
