//! Calls that read; none of them is limited.

use super::admitted;
use crate::edge::runtime::incoming::Incoming;
use crate::edge::runtime::site::Site;
use crate::edge::runtime::{api_cache, platform, relay};
use crate::gateway::fault::Fault;
use crate::gateway::upstream::cache::{self, Visitor};
use crate::text::header::Headers;

/// Answers a call that reads.
pub async fn handle(
    site: &Site,
    incoming: &Incoming,
    upstream: &str,
    path: &str,
) -> web_sys::Response {
    let headers = super::headers(site);
    let answered = respond(site, incoming, (upstream, path), &headers).await;
    super::told(site, headers, answered)
}

async fn respond(
    site: &Site,
    incoming: &Incoming,
    address: (&str, &str),
    headers: &Headers,
) -> Result<web_sys::Response, Fault> {
    let request = admitted(site, incoming, address)?;
    let tokens = (&request.access_token, &request.assistant_token);
    let visitor = Visitor::of(tokens.0.as_ref(), tokens.1.as_ref());
    if cache::cacheable(request.call, visitor) {
        return api_cache::answer(site, request, headers).await;
    }
    let answered = platform::send(site, &request).await?;
    relay::response(site, &request, answered, headers)
}
