//! Signing out (design section 7).

use super::runtime::answer;
use super::runtime::incoming::Incoming;
use super::runtime::site::Site;
use crate::gateway::fault::Fault;
use crate::gateway::session::Ended;
use crate::gateway::upstream::guard;

/// `POST /session/logout`: forgets the sessions; with `of=assistant` the assistant's alone.
///
/// # Errors
/// [`Fault::Forbidden`] from elsewhere.
pub fn handle(site: &Site, incoming: &Incoming) -> Result<web_sys::Response, Fault> {
    let (origin, from) = (incoming.header("origin"), incoming.header("sec-fetch-site"));
    let own = incoming.origin();
    if !guard::same_origin(origin.as_deref(), from.as_deref(), &own) {
        return Err(Fault::Forbidden);
    }
    let ended = Ended::named(incoming.query_param("of").as_deref());
    let cleared = ended.cookies(incoming.transport());
    let mut headers = answer::with_cookies(site.headers(), cleared);
    headers.push(("cache-control", "no-store".to_owned()));
    let body = r#"{"status":true,"message":"Anda sudah keluar.","data":null}"#;
    Ok(answer::json(200, headers, body))
}
