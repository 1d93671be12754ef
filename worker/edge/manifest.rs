//! `/manifest.webmanifest` (design section 4).

use super::runtime::incoming::Incoming;
use super::runtime::site::Site;
use super::runtime::{response, settings_store};
use crate::document::discovery::manifest;

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
