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
const art = './render/art.js';
export async function drawPicture(picture, query, tenant) {
  const { draw } = await import(art);
  const [key, layout, primary, secondary] = tenant.split('\\n');
  return draw(picture, query, { key, layout, primary, secondary });
}
const share = './render/share.js';
export async function drawShare(title, subject) {
  const { draw } = await import(share);
  const [layout, primary, secondary, ...name] = subject.split('\\n');
  return draw({ title, site: name.join(' '), layout, primary, secondary });
}
")]
extern "C" {
    #[wasm_bindgen(catch, js_name = renderPage)]
    fn render_page(boot_json: &str, address: &str) -> Result<Promise, JsValue>;

    /// The SVG at a path below `/_art/`, for a tenant's key, layout, primary and secondary colour, a
    /// line each; undefined where there is none.
    ///
    /// # Errors
    /// What the drawing code threw.
    #[wasm_bindgen(catch, js_name = drawPicture)]
    pub fn draw(picture: &str, query: &str, tenant: &str) -> Result<Promise, JsValue>;

    /// The PNG of an item's title, as bytes, for the tenant's layout, primary and secondary colour
    /// and the site's name, a line each.
    ///
    /// # Errors
    /// What the drawing code threw.
    #[wasm_bindgen(catch, js_name = drawShare)]
    pub fn draw_share(title: &str, subject: &str) -> Result<Promise, JsValue>;
}

/// The page at `address`, an absolute URL, as HTML; empty where the app renders none.
///
/// # Errors
/// What the app threw.
pub fn render(boot_json: &str, address: &str) -> Result<Promise, JsValue> {
    render_page(boot_json, address)
}
