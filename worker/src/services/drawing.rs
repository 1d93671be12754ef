//! Imports the app's code that draws images, at the first image of an isolate.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(module = "/js/drawing.js")]
extern "C" {
    /// The SVG at a path below `/_art/`, for a tenant's key, layout, primary and secondary colour, a
    /// line each; undefined where there is none.
    ///
    /// # Errors
    /// What the drawing code threw.
    #[wasm_bindgen(catch, js_name = drawPicture)]
    pub async fn draw(picture: &str, query: &str, tenant: &str) -> Result<JsValue, JsValue>;

    /// The PNG of an item's title, as bytes, for the tenant's layout, primary and secondary colour
    /// and the site's name, a line each.
    ///
    /// # Errors
    /// What the drawing code threw.
    #[wasm_bindgen(catch, js_name = drawShare)]
    pub async fn draw_share(title: &str, subject: &str) -> Result<JsValue, JsValue>;
}
