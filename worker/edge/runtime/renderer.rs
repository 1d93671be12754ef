//! The app's own code at the edge, which makes a page of boot data: modules beside the worker, loaded
//! when the first page is rendered, so that an isolate that renders none never holds them.

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
    #[wasm_bindgen(catch, js_name = renderPage)]
    async fn render_page(boot_json: &str, address: &str) -> Result<JsValue, JsValue>;
}

/// The page at `address`, an absolute URL, as HTML; empty where the app renders none.
///
/// # Errors
/// What the app threw.
pub async fn render(boot_json: &str, address: &str) -> Result<String, JsValue> {
    let html = render_page(boot_json, address).await?;
    Ok(html.as_string().unwrap_or_default())
}
