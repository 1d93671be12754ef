//! Leaving for the account site (design section 7).

use super::runtime::incoming::Incoming;
use super::runtime::site::Site;
use super::runtime::{answer, cookies, js, token_store};
use crate::gateway::fault::Fault;
use crate::gateway::session::{self, AccountRedirect};

/// `GET /login?to=…`: sends the visitor to the account site.
pub async fn handle(site: &Site, incoming: &Incoming) -> web_sys::Response {
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
    let to = incoming.query_param("to");
    let cookie = session::login_cookie(to.as_deref(), cookies::transport(incoming));
    let headers = cookies::with_cookies(headers, [cookie]);
    answer::redirect(302, &target.url(&site.config.account_url), headers)
}
