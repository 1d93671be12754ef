//! The assets binding: files of the build. The framework's own way to ask for them brings along the
//! code for all options of a fetch, of which none is needed here.

use js_sys::Promise;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::context::RequestContext;

#[wasm_bindgen]
extern "C" {
    type Assets;

    #[wasm_bindgen(method, catch)]
    fn fetch(this: &Assets, address: &str) -> Result<Promise, JsValue>;
}

/// The binding's response for a path, which begins with a slash; `None` if it is missing or fails.
pub async fn get(context: &RequestContext, path: &str) -> Option<web_sys::Response> {
    // It routes by path alone; the host is never looked up.
    let address = ["https://assets.invalid", path].concat();
    let assets: Assets = context.assets()?.into_rpc();
    let fetching = assets.fetch(&address).ok()?;
    JsFuture::from(fetching).await.ok()?.dyn_into().ok()
}

/// The text of a file; `None` if the build lacks it.
pub async fn text(context: &RequestContext, path: &str) -> Option<String> {
    let response = get(context, path).await.filter(web_sys::Response::ok)?;
    let reading = JsFuture::from(response.text().ok()?);
    reading.await.ok()?.as_string()
}
