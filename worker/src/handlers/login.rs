//! Leaving for the account site (design section 7).

use std::rc::Rc;

use crate::context::RequestContext;
use crate::platform::clock;
use crate::response;
use crate::services::{app_token, rate_limit, token_store, upstream_call};
use belajar_core::gateway::catalogue::{Limit, timeouts};
use belajar_core::gateway::fault::Fault;
use belajar_core::gateway::session::{self, AccountRedirect};
use belajar_core::gateway::token::kept_pair::KeptPair;

/// The call that asks for nothing but whether the pair is good.
const VALIDATE: &str = "v1/authorizer/validate";

/// `GET /login?to=…`: sends the visitor to the account site.
///
/// # Errors
/// [`Fault::NotFound`] at a host of no tenant, which has no login; others when the platform gives
/// no app token.
pub async fn handle(context: &RequestContext) -> Result<web_sys::Response, Fault> {
    if context.tenant().has_no_host() {
        return Err(Fault::NotFound);
    }
    rate_limit::count(context, Some(Limit::Account)).await?;
    if context.config.account_url.is_empty() {
        context
            .trace
            .problem(format_args!("ACCOUNT_URL is not configured"));
        return Err(Fault::Unavailable);
    }
    let pair = proven_pair(context).await?;
    let target = AccountRedirect {
        redirect: &context.request.origin(),
        lms_id: &context.tenant().tenant.lms_id,
        code: &pair.code,
        token: &app_token::credential(context).await?,
    };
    let cookies = context.request.cookies();
    let begun = session::begun(
        cookies,
        context.request.query_param("to"),
        context.request.transport(),
    );
    let headers = response::with_cookies(context.headers(), begun);
    Ok(response::redirect(
        302,
        &target.url(&context.config.account_url),
        headers,
    ))
}

/// The pair that the account site is shown. One that has not been used lately may have been revoked,
/// which a call finds out, and mends.
async fn proven_pair(context: &RequestContext) -> Result<Rc<KeptPair>, Fault> {
    let pair = token_store::pair(context).await?;
    if pair.is_proven(clock::now_ms()) {
        return Ok(pair);
    }
    // Whatever else goes wrong with it says nothing of the pair.
    let _ = upstream_call::get_text(context, VALIDATE, "", timeouts::PROOF).await;
    token_store::pair(context).await
}
