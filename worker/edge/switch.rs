//! Signing in as somebody else where a session lives, once the visitor has said so (design
//! section 7).

use super::person::person;
use super::runtime::incoming::Incoming;
use super::runtime::site::Site;
use super::runtime::{answer, rate_limit};
use crate::gateway::catalogue::Limit;
use crate::gateway::fault::Fault;
use crate::gateway::session::Switch;
use crate::gateway::upstream::guard;
use crate::text::json::{self, Field};

/// `POST /session/switch`: the login that waits becomes the session. What belongs to the one before
/// goes, the assistant's session too. Answers `data.to`, where the login was to lead.
///
/// # Errors
/// [`Fault::Forbidden`] from elsewhere, [`Fault::NotFound`] when none waits, [`Fault::Unauthorized`]
/// when its token has ended, others when the platform could not be asked.
pub async fn handle(site: &Site, incoming: &Incoming) -> Result<web_sys::Response, Fault> {
    let (origin, from) = (incoming.header("origin"), incoming.header("sec-fetch-site"));
    if !guard::same_origin(origin.as_deref(), from.as_deref(), &incoming.origin()) {
        return Err(Fault::Forbidden);
    }
    rate_limit::count(site, incoming, Some(Limit::Account)).await?;
    let sent = incoming.header("cookie").unwrap_or_default();
    let waiting = Switch::of(&sent, incoming.transport()).ok_or(Fault::NotFound)?;
    let opened = match person(site, &waiting.token).await? {
        Some(_) => waiting.opened(incoming.transport()),
        None => None,
    };
    let headers = answer::with_cookies(site.headers(), opened.ok_or(Fault::Unauthorized)?);
    let data = json::object(&[("to", (&waiting.target).into())]);
    let body = json::object(&[
        ("status", true.into()),
        ("message", "Anda sudah masuk.".into()),
        ("data", Field::Json(&data)),
    ]);
    Ok(answer::private(answer::json(200, headers, &body)))
}
