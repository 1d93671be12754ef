//! Edge cache of images: fetched, resized and drawn ones.

use std::rc::Rc;

use wasm_bindgen::JsValue;

use crate::context::RequestContext;
use crate::platform::{edge_cache, timeout};
use crate::response;
use belajar_core::api::image::EDGE_CACHE_CONTROL;

/// A cached picture; `None` also if the cache fails or hangs.
pub async fn look_up(key: &str) -> Option<web_sys::Response> {
    edge_cache::get(key).await.ok().flatten()
}

/// Caches a picture of that type, after the response.
pub fn cache_later(context: &RequestContext, key: String, kind: &str, bytes: &JsValue) {
    let headers = [
        ("content-type", kind),
        ("cache-control", EDGE_CACHE_CONTROL),
    ];
    let cached = response::with_body(200, &headers, bytes);
    let trace = Rc::clone(&context.trace);
    context.wait_until(async move {
        if let Err(error) = edge_cache::put(&key, cached, timeout::WRITING).await {
            trace.problem(format_args!("the cache refused a picture: {error}"));
        }
    });
}
