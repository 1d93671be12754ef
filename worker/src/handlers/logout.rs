//! Signing out (design section 7).

use crate::context::Site;
use crate::incoming::Incoming;
use crate::response;
use belajar_core::document::variant::Variant;
use belajar_core::gateway::fault::Fault;
use belajar_core::gateway::session::{LogoutScope, left_for, local_path};
use belajar_core::text::envelope;

/// `POST /session/logout`: forgets the sessions; with `of=assistant` the assistant's alone, with
/// `of=everything` every cookie of this site. A form that the browser itself has sent leads back to its
/// page, or home from one that only who is signed in sees.
///
/// # Errors
/// [`Fault::Forbidden`] from elsewhere.
pub fn handle(site: &Site, incoming: &Incoming) -> Result<web_sys::Response, Fault> {
    if !incoming.is_same_origin() {
        return Err(Fault::Forbidden);
    }
    let scope = LogoutScope::named(incoming.query_param("of").as_deref());
    let mut cleared = scope.cookies(incoming.transport());
    if scope == LogoutScope::Everything {
        cleared.push(Variant::forgotten(incoming.transport()));
    }
    let mut headers = response::with_cookies(site.headers(), cleared);
    if incoming.is_navigation() {
        let back = incoming.came_from().and_then(local_path);
        let back = left_for(back, incoming.found.api_base());
        return Ok(response::redirect(303, back, headers));
    }
    headers.push(("cache-control", "no-store".to_owned()));
    let body = envelope::good("Anda sudah keluar.", ());
    Ok(response::json(200, headers, &body))
}
