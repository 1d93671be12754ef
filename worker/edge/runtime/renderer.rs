//! The app's own code at the edge, which makes a page of boot data: modules beside the worker, loaded
//! when the first page is rendered, so that an isolate that renders none never holds them.

use js_sys::Promise;
use wasm_bindgen::prelude::*;

// The path is a variable, so that no bundler follows it.
#[wasm_bindgen(inline_js = "
const app = './render/index.js';
export async function renderPage(bootJson, address) {
  const { render } = await import(app);
  return render(bootJson, address);
}
")]
extern "C" {
    /// The page at `address`, an absolute URL, as HTML; empty where the app renders none.
    ///
    /// # Errors
    /// What the app threw.
    #[wasm_bindgen(catch, js_name = renderPage)]
    pub fn render(boot_json: &str, address: &str) -> Result<Promise, JsValue>;
}
