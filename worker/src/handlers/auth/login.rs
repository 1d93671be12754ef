//! `/login`: redirects to the account site (design section 7).

use std::rc::Rc;

use crate::context::RequestContext;
use crate::platform::clock;
use crate::response;
use crate::services::{app_session, app_token, rate_limit, upstream_call};
use belajar_core::api::catalogue::Limit;
use belajar_core::auth::session::{self, AccountRedirect};
use belajar_core::auth::token::cached_session::CachedSession;
use belajar_core::error::Error;
use belajar_core::timeouts;

/// The call that asks for nothing but whether the app session is good.
const VALIDATE: &str = "v1/authorizer/validate";

/// `GET /login?to=…`: sends the visitor to the account site.
///
/// # Errors
/// [`Error::NotFound`] at a host of no tenant, which has no login; others when the platform gives
/// no app token.
pub async fn handle(context: &RequestContext) -> Result<web_sys::Response, Error> {
    if context.tenant().is_fallback_tenant() {
        return Err(Error::NotFound);
    }
    rate_limit::count(context, Some(Limit::Account)).await?;
    if context.config.account_url.is_empty() {
        context
            .trace
            .problem(format_args!("ACCOUNT_URL is not configured"));
        return Err(Error::Unavailable);
    }
    let app_session = proven_session(context).await?;
    let target = AccountRedirect {
        redirect: &context.request.origin(),
        lms_id: &context.tenant().row.lms_id,
        code: &app_session.code,
        token: &app_token::credential(context).await?,
    };
    let cookies = context.request.cookies();
    let begun = session::begun(
        cookies,
        context.request.query_param("to"),
        context.request.transport(),
    );
    let headers = response::with_cookies(context.tenant_headers(), begun);
    Ok(response::redirect(
        302,
        &target.url(&context.config.account_url),
        headers,
    ))
}

/// The app session that the account site is shown. One that has not been used lately may have been revoked,
/// which a call finds out, and mends.
async fn proven_session(context: &RequestContext) -> Result<Rc<CachedSession>, Error> {
    let app_session = app_session::load(context).await?;
    if app_session.is_proven(clock::now_ms()) {
        return Ok(app_session);
    }
    // Whatever else goes wrong with it says nothing of the app session.
    let _ = upstream_call::get_text(context, VALIDATE, "", timeouts::PROOF).await;
    app_session::load(context).await
}
