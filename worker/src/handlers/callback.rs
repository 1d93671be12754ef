//! Coming back from the account site (design section 7).

use futures::join;

use crate::context::Site;
use crate::incoming::Incoming;
use crate::platform::clock;
use crate::response;
use crate::services::person::person;
use crate::services::rate_limit;
use belajar_core::gateway::catalogue::Limit;
use belajar_core::gateway::fault::Fault;
use belajar_core::gateway::session::{LoginOutcome, Returned, may_end};

/// `GET /callbackauth?token=…`: comes back from the account site, in a browser that set out from
/// here, and where nothing says that another site has led there. Whatever the outcome, the visitor goes on to an address without a query.
///
/// # Errors
/// [`Fault::NotFound`] at a host of no tenant, [`Fault::TooMany`] over the limit.
pub async fn handle(site: &Site, incoming: &Incoming) -> Result<web_sys::Response, Fault> {
    if site.found.has_no_host() {
        return Err(Fault::NotFound);
    }
    rate_limit::count(site, incoming, Some(Limit::Account)).await?;
    let cookies = incoming.cookies();
    let (transport, token) = (incoming.transport(), incoming.query_param("token"));
    let returned = Returned::of(cookies, transport, clock::now_ms(), token);
    let outcome = match returned.filter(|_| may_end(incoming, &site.config.account_url)) {
        Some(returned) => outcome(site, returned).await,
        None => LoginOutcome::Failed,
    };
    let (target, changes) = outcome.answer(cookies, transport);
    let headers = response::with_cookies(site.headers(), changes);
    Ok(response::redirect(303, &target, headers))
}

async fn outcome(site: &Site, returned: Returned) -> LoginOutcome {
    let there = async {
        match &returned.present {
            Some(token) => person(site, token).await,
            None => Ok(None),
        }
    };
    let (comes, there) = join!(person(site, &returned.token), there);
    returned.outcome(comes.ok().flatten(), there)
}
