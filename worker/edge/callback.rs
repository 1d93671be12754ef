//! Coming back from the account site (design section 7).

use super::runtime::incoming::Incoming;
use super::runtime::platform::{self, UpstreamRequest};
use super::runtime::site::Site;
use super::runtime::{answer, cookies};
use crate::gateway::catalogue;
use crate::gateway::session::{self, ACCESS_COOKIE};

/// `GET /callbackauth?token=…`: comes back from the account site, in a browser that set out from
/// here. None: no such login, or a token the platform does not take; the page tells the visitor.
pub async fn handle(site: &Site, incoming: &Incoming) -> Option<web_sys::Response> {
    let sent = incoming.header("cookie").unwrap_or_default();
    let target = session::login_target(&sent)?;
    let token = incoming
        .query_param("token")
        .filter(|token| session::is_token(token))?;
    if !is_somebody(site, &token).await {
        return None;
    }
    let transport = cookies::transport(incoming);
    let cookie = session::session_cookie(ACCESS_COOKIE, &token, transport)?;
    let changes = [
        cookie,
        session::clear_login_cookie(transport),
        session::signed_in_cookie(transport),
    ];
    Some(answer::redirect(
        303,
        &target,
        cookies::with_cookies(site.headers(), changes),
    ))
}

async fn is_somebody(site: &Site, token: &str) -> bool {
    let Ok(matched) = catalogue::find("GET", "services", "v1/user/me") else {
        return false;
    };
    let mut request = UpstreamRequest::get(matched.call, matched.path, String::new());
    request.access_token = Some(token.to_owned());
    platform::send(site, &request)
        .await
        .is_ok_and(|answered| answered.response.ok())
}
