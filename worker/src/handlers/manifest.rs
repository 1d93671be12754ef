//! `/manifest.webmanifest` (design section 4).

use crate::context::Site;
use crate::incoming::Incoming;
use crate::response;
use crate::services::settings_store;
use belajar_core::document::discovery::manifest;

/// `/manifest.webmanifest`
pub async fn handle(site: &Site, incoming: &Incoming) -> web_sys::Response {
    let data = settings_store::load(site).await;
    let json = manifest::manifest_json(&data.settings, &site.found.tenant.name);
    response::file(
        incoming,
        site.headers(),
        "application/manifest+json; charset=utf-8",
        &json,
    )
}
