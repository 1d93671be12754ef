//! `/session/switch`: replaces the session with another user's after the visitor has confirmed it (design
//! section 7).

use serde::Serialize;

use crate::context::RequestContext;
use crate::response::{self, Referrer};
use crate::services::person::person;
use crate::services::rate_limit;
use belajar_core::api::catalogue::Limit;
use belajar_core::api::envelope;
use belajar_core::auth::session::{RETURN_PAGE, Switch};
use belajar_core::error::Error;

/// `POST /session/switch`: the login that waits becomes the session. What belongs to the one before
/// goes, the assistant's session too. Responds with `data.to`, where the login was to lead; a form that the
/// browser itself has sent is led there, or to the page that says that it has not worked.
///
/// # Errors
/// [`Error::Forbidden`] from elsewhere, [`Error::NotFound`] when none waits, [`Error::Unauthorized`]
/// when its token has ended, others when the platform could not be asked.
pub async fn handle(context: &RequestContext) -> Result<web_sys::Response, Error> {
    if !context.request.is_same_origin() {
        return Err(Error::Forbidden);
    }
    rate_limit::count(context, Some(Limit::Account)).await?;
    let is_form = context.request.is_navigation();
    let (target, opened) = match switched(context).await {
        Ok(switched) => switched,
        Err(error) if is_form => {
            context.trace.error(&error);
            let forgotten = Switch::clear(context.request.transport()).to_vec();
            let headers = response::with_cookies(context.tenant_headers(), forgotten);
            return Ok(response::redirect(303, RETURN_PAGE, headers));
        }
        Err(error) => return Err(error),
    };
    let headers = response::with_cookies(context.tenant_headers(), opened);
    if is_form {
        return Ok(response::redirect(303, &target, headers));
    }
    let body = envelope::good("Anda sudah masuk.", SwitchTarget { to: &target });
    let response = response::json(200, headers, &body);
    Ok(response::private(response, Referrer::Nobody))
}

#[derive(Serialize)]
struct SwitchTarget<'s> {
    to: &'s str,
}

/// Where the login that waits was to lead, and the `Set-Cookie` values that make it the session.
async fn switched(context: &RequestContext) -> Result<(String, Vec<String>), Error> {
    let transport = context.request.transport();
    let waiting = Switch::of(context.request.cookies(), transport).ok_or(Error::NotFound)?;
    let opened = match person(context, &waiting.token).await? {
        Some(_) => waiting.opened(transport),
        None => None,
    };
    Ok((waiting.target, opened.ok_or(Error::Unauthorized)?))
}
