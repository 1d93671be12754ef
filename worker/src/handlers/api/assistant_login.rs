//! Login to the assistant; its token is stored in an `HttpOnly` cookie (design section 7).

use crate::context::RequestContext;
use crate::platform::{fetch, stream};
use crate::response;
use crate::services::relay;
use crate::services::upstream_call::{self, UpstreamRequest};
use belajar_core::auth::session::{self, ASSISTANT_COOKIE};
use belajar_core::error::Error;
use belajar_core::http::header::Headers;

/// The assistant's login: on 200 to 299 the token goes into the cookie and out of the body.
///
/// # Errors
/// As the gateway's; [`Error::BadGateway`] for a success without a token.
pub async fn respond(
    context: &RequestContext,
    request: UpstreamRequest,
    headers: &Headers,
) -> Result<web_sys::Response, Error> {
    let fetched = upstream_call::send(context, &request).await?;
    if !fetched.response.ok() {
        return relay::response(context, &request, fetched, headers);
    }
    let (status, _) = relay::status_and_headers(context, &request, &fetched.response)?;
    let text = fetch::text(&fetched.response, stream::TIMEOUT).await?;
    let (body, token) = session::take_token(&text).ok_or(Error::BadGateway)?;
    let transport = context.request.transport();
    let opened = token
        .and_then(|token| session::session_cookies(ASSISTANT_COOKIE, &token, transport))
        .ok_or(Error::BadGateway)?;
    let mut headers = response::with_cookies(headers.clone(), opened);
    headers.push(("cache-control", "no-store".to_owned()));
    Ok(response::json(status, headers, &body))
}
