//! Sessions (design section 7): leaving for the account site, coming back, signing out, and the
//! assistant's login, whose token stays in a cookie no script can read.

use std::time::Duration;

use serde_json::Value;

use super::answer::{self, Headers};
use super::fetch;
use super::incoming::Incoming;
use super::platform::{self, Ask};
use super::site::Site;
use super::{api, js, token_store};
use crate::gateway::catalogue;
use crate::gateway::fault::Fault;
use crate::gateway::session::{self, ACCESS_COOKIE, ASSISTANT_COOKIE, AccountRedirect, Transport};
use crate::site::tenant;

/// The assistant's login, as the catalogue spells it.
pub const ASSISTANT_LOGIN: &str = "v1/identity/login";

/// How long the body of a login answer may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// `GET /login?to=…`: sends the visitor to the account site.
pub async fn login(site: &Site, incoming: &Incoming) -> web_sys::Response {
    let headers = site.headers();
    let pair = match token_store::pair(site).await {
        Ok(pair) => pair,
        Err(fault) => return answer::fault(&fault, headers),
    };
    let token = match token_store::seal(site, &pair) {
        Ok(token) => token,
        Err(fault) => return answer::fault(&fault, headers),
    };
    let target = AccountRedirect {
        redirect: &incoming.origin(),
        lms_id: &site.found.tenant.lms_id,
        code: &pair.code,
        token: &token,
    };
    if site.config.account_url.is_empty() {
        js::log(format_args!("ACCOUNT_URL is not configured"));
        return answer::fault(&Fault::Unavailable, headers);
    }
    let wish = incoming.query_param("to");
    let cookie = session::login_cookie(wish.as_deref(), transport(incoming));
    let headers = with_cookies(headers, [cookie]);
    answer::redirect(302, &target.url(&site.config.account_url), headers)
}

/// `GET /callbackauth?token=…`: comes back from the account site, in a browser that set out from
/// here. None: no such login, or a token the platform does not take; the page tells the visitor.
pub async fn callback(site: &Site, incoming: &Incoming) -> Option<web_sys::Response> {
    let cookies = incoming.header("cookie").unwrap_or_default();
    let target = session::login_target(&cookies)?;
    let token = incoming
        .query_param("token")
        .filter(|token| session::is_token(token))?;
    if !is_somebody(site, &token).await {
        return None;
    }
    let transport = transport(incoming);
    let cookie = session::session_cookie(ACCESS_COOKIE, &token, transport)?;
    let cookies = [cookie, session::clear_login_cookie(transport)];
    Some(answer::redirect(
        303,
        &target,
        with_cookies(site.headers(), cookies),
    ))
}

/// `POST /session/logout`: forgets both sessions.
pub fn logout(site: &Site, incoming: &Incoming) -> web_sys::Response {
    let (origin, from) = (incoming.header("origin"), incoming.header("sec-fetch-site"));
    let own = incoming.origin();
    if !crate::gateway::upstream::guard::same_origin(origin.as_deref(), from.as_deref(), &own) {
        return answer::fault(&Fault::Forbidden, site.headers());
    }
    let transport = transport(incoming);
    let cookies =
        [ACCESS_COOKIE, ASSISTANT_COOKIE].map(|name| session::clear_cookie(name, transport));
    let mut headers = with_cookies(site.headers(), cookies);
    headers.push(("cache-control", "no-store".to_owned()));
    answer::json(
        200,
        headers,
        r#"{"status":true,"message":"Anda sudah keluar.","data":null}"#,
    )
}

/// The assistant's login: on 200 to 299 the token goes into the cookie and out of the body.
///
/// # Errors
/// As the gateway's; [`Fault::BadGateway`] for a success without a token.
pub async fn assistant_login(
    site: &Site,
    incoming: &Incoming,
    ask: Ask,
    headers: &Headers,
) -> Result<web_sys::Response, Fault> {
    let answered = platform::ask(site, &ask).await?;
    if !answered.response.ok() {
        return api::hand_back(&ask, &answered, headers);
    }
    let (status, _) = api::checked(&ask, &answered.response)?;
    let text = fetch::text(&answered.response, PATIENCE).await?;
    let mut body: Value = serde_json::from_str(&text).map_err(|_| Fault::BadGateway)?;
    let cookie = session::take_token(&mut body)
        .and_then(|token| session::session_cookie(ASSISTANT_COOKIE, &token, transport(incoming)))
        .ok_or(Fault::BadGateway)?;
    let mut headers = with_cookies(headers.clone(), [cookie]);
    headers.push(("cache-control", "no-store".to_owned()));
    Ok(answer::json(
        status,
        headers,
        &crate::text::json::text(&body),
    ))
}

async fn is_somebody(site: &Site, token: &str) -> bool {
    let Ok(matched) = catalogue::find("GET", "services", "v1/user/me") else {
        return false;
    };
    let mut ask = Ask::reading(matched.call, matched.path, String::new());
    ask.access_token = Some(token.to_owned());
    platform::ask(site, &ask)
        .await
        .is_ok_and(|answered| answered.response.ok())
}

fn transport(incoming: &Incoming) -> Transport {
    let local = tenant::Host::parse(&incoming.authority).is_ok_and(|host| host.is_local_network());
    if local && !incoming.https {
        Transport::LocalHttp
    } else {
        Transport::Secure
    }
}

fn with_cookies(mut headers: Headers, cookies: impl IntoIterator<Item = String>) -> Headers {
    headers.extend(cookies.into_iter().map(|cookie| ("set-cookie", cookie)));
    headers
}
