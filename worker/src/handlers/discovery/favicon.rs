//! `/favicon.ico`.

use crate::context::RequestContext;
use crate::response;
use crate::services::site_data;
use belajar_core::document::discovery::icon;
use belajar_core::http::percent;
use belajar_core::sites::settings::{ICON, bitmap_of, brand_file};

/// `/favicon.ico`, which old browsers ask for by themselves: the tenant's icon.
pub async fn handle(context: &RequestContext) -> web_sys::Response {
    let data = site_data::load(context).await;
    let tenant = &context.tenant().row;
    let mut own = vec![
        context.request.authority.as_str(),
        context.domain(),
        &tenant.domain,
    ];
    own.extend(tenant.hosts.iter().map(AsRef::as_ref));
    let fallback = brand_file(&tenant.key, ICON);
    let target = icon::target(&data.settings.favicon, &own, &fallback);
    // Who asks for this takes a bitmap rather than a drawing.
    let bitmap = bitmap_of(target, "icon-32.png");
    let target = bitmap.as_deref().unwrap_or(target);
    // A header is no place for characters beyond ASCII.
    response::redirect(302, &percent::mended(target), context.tenant_headers())
}
