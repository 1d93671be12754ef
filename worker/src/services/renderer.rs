//! Imports the app's code that renders pages, at the first rendering of an isolate.

use js_sys::{Array, Promise};
use wasm_bindgen::prelude::*;

/// What the app calls the platform by.
pub type ApiCallback = Closure<dyn Fn(String, String, JsValue, Option<String>) -> Promise>;

/// What the app gives back for a page.
pub struct RendererOutput {
    /// HTML; empty where the app renders none, and the number 404 where it finds that there is no such
    /// thing.
    pub page: JsValue,
    /// Which of the responses that it was made of lack something, as JSON (`api::drift`).
    pub drifts: String,
}

impl From<JsValue> for RendererOutput {
    fn from(parts: JsValue) -> Self {
        let parts: Array = parts.unchecked_into();
        Self {
            page: parts.get(0),
            drifts: parts.get(1).as_string().unwrap_or_default(),
        }
    }
}

#[wasm_bindgen(module = "/js/renderer.js")]
extern "C" {
    /// The page at `page_url`, an absolute URL, as [`RendererOutput`].
    ///
    /// # Errors
    /// What the app threw.
    #[wasm_bindgen(catch, js_name = renderPage)]
    pub async fn render(boot_json: &str, page_url: &str) -> Result<JsValue, JsValue>;

    /// As [`render`], with what the session shows of who runs no scripts (`app/start/own.ts`). `waiting`
    /// names who would be signed in in their place, `gateway` is as in [`post`].
    ///
    /// # Errors
    /// What the app threw.
    #[wasm_bindgen(catch, js_name = ownPage)]
    pub async fn own(
        boot_json: &str,
        page_url: &str,
        waiting: Option<String>,
        gateway: &ApiCallback,
    ) -> Result<JsValue, JsValue>;

    /// The app's result for the form in the boot data, as JSON (`app/start/post.ts`).
    /// `key` is the form's idempotency key. `gateway` gets the path, the method, the body and the idempotency
    /// key of each call, and gives a promise of a response.
    ///
    /// # Errors
    /// What the app threw.
    #[wasm_bindgen(catch, js_name = postForm)]
    pub async fn post(
        boot_json: &str,
        page_url: &str,
        secrets: &str,
        key: &str,
        gateway: &ApiCallback,
    ) -> Result<JsValue, JsValue>;
}
