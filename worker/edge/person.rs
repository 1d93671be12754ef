//! Asking the platform whom a token belongs to.

use super::runtime::platform::{self, UpstreamRequest};
use super::runtime::site::Site;
use super::runtime::{fetch, stream};
use crate::gateway::catalogue;
use crate::gateway::fault::Fault;
use crate::gateway::session::{Person, knows_nobody};
use crate::text::json;

/// Whom an access token belongs to; none when the platform says that it is nobody's.
///
/// # Errors
/// [`Fault`] when the platform could not be asked.
pub async fn person(site: &Site, token: &str) -> Result<Option<Person>, Fault> {
    let matched = catalogue::find("GET", "services", "v1/user/me")?;
    let mut request = UpstreamRequest::get(matched.call, matched.path, String::new());
    request.access_token = Some(token.to_owned());
    let answered = platform::send(site, &request).await?;
    let status = answered.response.status();
    if !answered.response.ok() {
        stream::cancel(&answered.response);
        return if knows_nobody(status) {
            Ok(None)
        } else {
            Err(Fault::BadGateway)
        };
    }
    let text = fetch::text(&answered.response, stream::PATIENCE).await?;
    Ok(json::parsed(&text).as_ref().and_then(Person::of))
}
