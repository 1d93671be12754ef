//! Calls that read.

use crate::context::RequestContext;
use crate::services::upstream_call::{self, UpstreamRequest};
use crate::services::{api_cache, rate_limit, relay};
use belajar_core::api::upstream::cache_rules::{self, Visitor};
use belajar_core::error::Error;
use belajar_core::http::header::Headers;

/// Responds to a call that reads, once the guard has authorized it.
///
/// # Errors
/// [`Error`], as the platform or a limit has it.
pub async fn respond(
    context: &RequestContext,
    request: UpstreamRequest,
    headers: &Headers,
) -> Result<web_sys::Response, Error> {
    rate_limit::count(context, request.call.limit).await?;
    let tokens = (&request.access_token, &request.assistant_token);
    let visitor = Visitor::of(tokens.0.as_ref(), tokens.1.as_ref());
    if cache_rules::cacheable(request.call, visitor) {
        return api_cache::respond(context, request, headers).await;
    }
    let fetched = upstream_call::send(context, &request).await?;
    relay::response(context, &request, fetched, headers)
}
