//! `/callbackauth`: coming back from the account site (design section 7).

use futures::join;

use crate::context::RequestContext;
use crate::platform::clock;
use crate::response;
use crate::services::person::person;
use crate::services::rate_limit;
use belajar_core::api::catalogue::Limit;
use belajar_core::auth::session::{LoginOutcome, Returned, may_end};
use belajar_core::error::Error;

/// `GET /callbackauth?token=…`: comes back from the account site, in a browser that set out from
/// here, and where nothing says that another site has led there. Whatever the outcome, the visitor goes on to an address without a query.
///
/// # Errors
/// [`Error::NotFound`] at a host of no tenant, [`Error::TooMany`] over the limit.
pub async fn handle(context: &RequestContext) -> Result<web_sys::Response, Error> {
    if context.tenant().is_fallback_tenant() {
        return Err(Error::NotFound);
    }
    rate_limit::count(context, Some(Limit::Account)).await?;
    let cookies = context.request.cookies();
    let (transport, token) = (
        context.request.transport(),
        context.request.query_param("token"),
    );
    let returned = Returned::of(cookies, transport, clock::now_ms(), token);
    let outcome = match returned.filter(|_| may_end(&context.request, &context.config.account_url))
    {
        Some(returned) => outcome(context, returned).await,
        None => LoginOutcome::Failed,
    };
    let (target, changes) = outcome.redirect(cookies, transport);
    let headers = response::with_cookies(context.tenant_headers(), changes);
    Ok(response::redirect(303, &target, headers))
}

async fn outcome(context: &RequestContext, returned: Returned) -> LoginOutcome {
    let there = async {
        match &returned.present {
            Some(token) => person(context, token).await,
            None => Ok(None),
        }
    };
    let (comes, there) = join!(person(context, &returned.token), there);
    returned.outcome(comes.ok().flatten(), there)
}
