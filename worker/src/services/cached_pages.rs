//! Rendered pages in the edge cache, each with the drift of the responses that it was made of.

use std::rc::Rc;

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use crate::context::RequestContext;
use crate::platform::timeout::{self, try_timeout};
use crate::platform::{edge_cache, headers};
use crate::response;
use crate::services::drifts;
use belajar_core::api::drift;
use belajar_core::document::page_html::PageHtml;

/// How long the edge cache holds one, in seconds. Its key has all it depends on, and the
/// time in the boot data moves on by the hour.
const CACHE_CONTROL: &str = "public, max-age=3600";
/// The header that holds the drift, which each isolate logs.
const DRIFTS: &str = "x-drifts";

/// A cached page; `None` also if the cache fails or hangs.
pub async fn look_up(context: &RequestContext, key: &str) -> Option<PageHtml> {
    let response = edge_cache::get(key).await.ok().flatten()?;
    if let Some(json) = headers::get(&response.headers(), DRIFTS) {
        drifts::log_all(context, &drift::read(&json));
    }
    let reading = JsFuture::from(response.text().ok()?);
    let text = try_timeout(timeout::BINDING, reading).await.ok()?;
    PageHtml::new(text.as_string()?).ok()
}

/// Puts a page into the edge cache, after the response. `drifts` is the renderer's JSON of them, or empty.
pub fn cache_later(context: &RequestContext, key: &str, page: &PageHtml, drifts: String) {
    let mut headers = vec![
        ("content-type", "text/html; charset=utf-8".to_owned()),
        ("cache-control", CACHE_CONTROL.to_owned()),
    ];
    if !drifts.is_empty() {
        headers.push((DRIFTS, drifts));
    }
    let response = response::with_body(200, &headers, &JsValue::from_str(page.as_str()));
    let (key, trace) = (key.to_owned(), Rc::clone(&context.trace));
    context.wait_until(async move {
        if let Err(error) = edge_cache::put(&key, response, timeout::WRITING).await {
            trace.problem(format_args!("the cache refused a page: {error}"));
        }
    });
}
