//! `/favicon.ico`.

use super::runtime::incoming::Incoming;
use super::runtime::site::Site;
use super::runtime::{response, settings_store};
use crate::document::discovery::icon;
use crate::site::settings::{ICON, bitmap_of, brand_file};
use crate::text::percent;

/// `/favicon.ico`, which old browsers ask for by themselves: the tenant's icon.
pub async fn handle(site: &Site, incoming: &Incoming) -> web_sys::Response {
    let data = settings_store::load(site).await;
    let tenant = &site.found.tenant;
    let mut own = vec![incoming.authority.as_str(), site.domain(), &tenant.domain];
    own.extend(tenant.hosts.iter().map(AsRef::as_ref));
    let fallback = brand_file(&tenant.key, ICON);
    let target = icon::target(&data.settings.favicon, &own, &fallback);
    // Who asks for this takes a bitmap rather than a drawing.
    let bitmap = bitmap_of(target, "icon-32.png");
    let target = bitmap.as_deref().unwrap_or(target);
    // A header is no place for characters beyond ASCII.
    response::redirect(302, &percent::mended(target), site.headers())
}
