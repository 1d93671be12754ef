//! Coming back from the account site (design section 7).

use super::document;
use super::person::person;
use super::runtime::incoming::Incoming;
use super::runtime::site::Site;
use super::runtime::together::both;
use super::runtime::{answer, rate_limit};
use crate::gateway::catalogue::Limit;
use crate::gateway::fault::Fault;
use crate::gateway::session::{self, ACCESS_COOKIE, Person, Switch};
use crate::site::tenant::HostRule;

/// The page that says how it ended, without the token that came.
const PAGE: &str = "/callbackauth";

/// `GET /callbackauth?token=…`: comes back from the account site, in a browser that set out from
/// here. Whatever the outcome, the visitor goes on to an address without a query.
///
/// # Errors
/// [`Fault::NotFound`] at a host of no tenant, [`Fault::TooMany`] over the limit.
pub async fn handle(site: &Site, incoming: &Incoming) -> Result<web_sys::Response, Fault> {
    if site.found.rule == HostRule::Default {
        return Err(Fault::NotFound);
    }
    if incoming.query.is_empty() {
        return Ok(answer::private(document::handle(site, incoming).await));
    }
    rate_limit::count(site, incoming, Some(Limit::Account)).await?;
    let transport = incoming.transport();
    let ended = session::clear_login_cookie(transport);
    let (target, changes): (String, Vec<String>) = match outcome(site, incoming).await {
        Some(Outcome::Session { target, token }) => {
            let opened = session::session_cookie(ACCESS_COOKIE, &token, transport);
            let signed_in = session::signed_in_cookie(transport);
            (
                target,
                opened.into_iter().chain([ended, signed_in]).collect(),
            )
        }
        Some(Outcome::Question { waiting, name }) => {
            let kept = waiting.cookies(&name, transport);
            (PAGE.to_owned(), kept.into_iter().chain([ended]).collect())
        }
        None => {
            // The next login leads where this one was to.
            let sent = incoming.header("cookie").unwrap_or_default();
            let target = session::login_target(&sent);
            let again = target.map(|target| session::again_cookie(&target, transport));
            (PAGE.to_owned(), [ended].into_iter().chain(again).collect())
        }
    };
    let headers = answer::with_cookies(site.headers(), changes);
    Ok(answer::private(answer::redirect(303, &target, headers)))
}

/// What a login that began here leads to.
enum Outcome {
    Session {
        target: String,
        token: String,
    },
    /// Somebody else is signed in, and has to say whether they go.
    Question {
        waiting: Switch,
        name: String,
    },
}

/// None: no login began in this browser, or the platform knows nobody by the token.
async fn outcome(site: &Site, incoming: &Incoming) -> Option<Outcome> {
    let sent = incoming.header("cookie").unwrap_or_default();
    let target = session::login_target(&sent)?;
    let token = incoming
        .query_param("token")
        .filter(|token| session::is_token(token))?;
    let present = session::session_token(&sent, ACCESS_COOKIE).filter(|present| *present != token);
    let (comes, is_there) = both(person(site, &token), present_person(site, present)).await;
    let comes = comes.ok()??;
    // A platform that cannot say who is there leaves them there.
    if is_there.is_ok_and(|there| there.is_none_or(|there| there.id == comes.id)) {
        return Some(Outcome::Session { target, token });
    }
    Some(Outcome::Question {
        waiting: Switch { target, token },
        name: comes.name,
    })
}

async fn present_person(site: &Site, token: Option<&str>) -> Result<Option<Person>, Fault> {
    match token {
        Some(token) => person(site, token).await,
        None => Ok(None),
    }
}
