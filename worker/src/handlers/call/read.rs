//! Calls that read.

use crate::context::Site;
use crate::incoming::Incoming;
use crate::services::upstream_call::{self, UpstreamRequest};
use crate::services::{api_cache, rate_limit, relay};
use belajar_core::gateway::fault::Fault;
use belajar_core::gateway::upstream::cache::{self, Visitor};
use belajar_core::text::header::Headers;

/// Answers a call that reads, once the door has let it in.
///
/// # Errors
/// [`Fault`], as the platform or a limit has it.
pub async fn respond(
    site: &Site,
    incoming: &Incoming,
    request: UpstreamRequest,
    headers: &Headers,
) -> Result<web_sys::Response, Fault> {
    rate_limit::count(site, incoming, request.call.limit).await?;
    let tokens = (&request.access_token, &request.assistant_token);
    let visitor = Visitor::of(tokens.0.as_ref(), tokens.1.as_ref());
    if cache::cacheable(request.call, visitor) {
        return api_cache::answer(site, request, headers).await;
    }
    let answered = upstream_call::send(site, &request).await?;
    relay::response(site, &request, answered, headers)
}
