//! `/manifest.webmanifest` (design section 4).

use crate::context::RequestContext;
use crate::response;
use crate::services::site_data;
use belajar_core::document::discovery::manifest;

/// `/manifest.webmanifest`
pub async fn handle(context: &RequestContext) -> web_sys::Response {
    let data = site_data::load(context).await;
    let json = manifest::manifest_json(&data.settings, &context.tenant().row.name);
    response::file(
        &context.request,
        context.tenant_headers(),
        "application/manifest+json; charset=utf-8",
        &json,
    )
}
