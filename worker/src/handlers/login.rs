//! Leaving for the account site (design section 7).

use std::rc::Rc;

use crate::context::Site;
use crate::incoming::Incoming;
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
pub async fn handle(site: &Site, incoming: &Incoming) -> Result<web_sys::Response, Fault> {
    if site.found.has_no_host() {
        return Err(Fault::NotFound);
    }
    rate_limit::count(site, incoming, Some(Limit::Account)).await?;
    if site.config.account_url.is_empty() {
        site.trace
            .problem(format_args!("ACCOUNT_URL is not configured"));
        return Err(Fault::Unavailable);
    }
    let pair = proven_pair(site).await?;
    let target = AccountRedirect {
        redirect: &incoming.origin(),
        lms_id: &site.found.tenant.lms_id,
        code: &pair.code,
        token: &app_token::credential(site).await?,
    };
    let cookies = incoming.cookies();
    let begun = session::begun(cookies, incoming.query_param("to"), incoming.transport());
    let headers = response::with_cookies(site.headers(), begun);
    Ok(response::redirect(
        302,
        &target.url(&site.config.account_url),
        headers,
    ))
}

/// The pair that the account site is shown. One that has not been used lately may have been revoked,
/// which a call finds out, and mends.
async fn proven_pair(site: &Site) -> Result<Rc<KeptPair>, Fault> {
    let pair = token_store::pair(site).await?;
    if pair.is_proven(clock::now_ms()) {
        return Ok(pair);
    }
    // Whatever else goes wrong with it says nothing of the pair.
    let _ = upstream_call::get_text(site, VALIDATE, "", timeouts::PROOF).await;
    token_store::pair(site).await
}
