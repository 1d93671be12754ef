//! `/session/logout` (design section 7).

use crate::context::RequestContext;
use crate::response;
use belajar_core::api::envelope;
use belajar_core::auth::session::{LogoutScope, left_for, local_path};
use belajar_core::document::variant::Variant;
use belajar_core::error::Error;

/// `POST /session/logout`: forgets the sessions; with `of=assistant` the assistant's alone, with
/// `of=everything` every cookie of this site. A form that the browser itself has sent leads back to its
/// page, or home from one that only who is signed in sees.
///
/// # Errors
/// [`Error::Forbidden`] from elsewhere.
pub fn handle(context: &RequestContext) -> Result<web_sys::Response, Error> {
    if !context.request.is_same_origin() {
        return Err(Error::Forbidden);
    }
    let scope = LogoutScope::named(context.request.query_param("of").as_deref());
    let mut cleared = scope.cookies(context.request.transport());
    if scope == LogoutScope::Everything {
        cleared.push(Variant::forgotten(context.request.transport()));
    }
    let mut headers = response::with_cookies(context.tenant_headers(), cleared);
    if context.request.is_navigation() {
        let back = context.request.came_from().and_then(local_path);
        let back = left_for(back, context.tenant().api_base());
        return Ok(response::redirect(303, back, headers));
    }
    headers.push(("cache-control", "no-store".to_owned()));
    let body = envelope::good("Anda sudah keluar.", ());
    Ok(response::json(200, headers, &body))
}
