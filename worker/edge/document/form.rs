//! `POST` to a page's own address: a form that was sent before the page's script could take it over.
//! Nothing is sent on; the visitor gets the page again, with what was typed still there.

use super::respond;
use crate::document::unsent::{FormType, Unsent};
use crate::edge::runtime::incoming::Incoming;
use crate::edge::runtime::site::Site;
use crate::edge::runtime::{body, rate_limit};
use crate::gateway::catalogue::{Body, Limit};
use crate::gateway::fault::Fault;

/// Answers a form.
///
/// # Errors
/// As [`FormType::admitted`], [`Fault::TooMany`] over the limit of forms, and those of a body that is
/// too large or breaks off.
pub async fn handle(site: &Site, incoming: &Incoming) -> Result<web_sys::Response, Fault> {
    let header = |name: &str| incoming.header(name);
    let form = FormType::admitted(&header, &incoming.origin())?;
    rate_limit::count(site, incoming, Some(Limit::Form)).await?;
    let sent = body::bytes(incoming, Body::Json).await?;
    respond(site, incoming, Some(&Unsent::read(&form, &sent))).await
}
