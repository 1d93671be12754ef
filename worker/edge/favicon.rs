//! `/favicon.ico`.

use super::runtime::site::Site;
use super::runtime::{answer, settings_store};

/// `/favicon.ico`, which old browsers ask for by themselves: the tenant's icon.
pub async fn handle(site: &Site) -> web_sys::Response {
    let data = settings_store::load(site).await;
    answer::redirect(302, &data.settings.favicon, site.headers())
}
