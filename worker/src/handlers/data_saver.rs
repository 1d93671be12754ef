//! The footer's switch for saving data (`document/variant.rs`).

use crate::context::RequestContext;
use crate::platform::body;
use crate::response;
use belajar_core::api::catalogue::Body;
use belajar_core::auth::session::local_path;
use belajar_core::document::variant::Variant;
use belajar_core::error::{BadRequestReason, Error};

/// `POST /session/data-saver`: stores the choice and redirects to the page it was made on, which is the
/// other variant from then on.
///
/// # Errors
/// [`Error::Forbidden`] from elsewhere, [`Error::BadRequest`] where the form says neither, and those of
/// a body that is too large or breaks off.
pub async fn handle(context: &RequestContext) -> Result<web_sys::Response, Error> {
    if !context.request.is_same_origin() {
        return Err(Error::Forbidden);
    }
    let sent = body::bytes(&context.request, Body::Json).await?;
    let variant = Variant::from_form(&String::from_utf8_lossy(&sent))
        .ok_or(Error::BadRequest(BadRequestReason::Body))?;
    let back = context
        .request
        .came_from()
        .and_then(local_path)
        .unwrap_or("/");
    let cookie = variant.cookie(context.request.transport());
    let headers = response::with_cookies(context.tenant_headers(), vec![cookie]);
    Ok(response::redirect(303, back, headers))
}
