//! `POST` to a page's own address: a form that the browser itself has sent. The page is rendered, the form
//! on it judges and sends itself by the app's own code, and what comes of it is the answer: the way on, or
//! the page again with what was typed and what is wrong.

use super::{LoadedPage, gateway, page_html, page_request};
use crate::document::page_request::PageRequest;
use crate::document::posted_form::{FormState, FormType, PostAnswer, PostedForm};
use crate::edge::runtime::incoming::Incoming;
use crate::edge::runtime::site::Site;
use crate::edge::runtime::{body, rate_limit, response};
use crate::gateway::catalogue::{Body, Limit};
use crate::gateway::fault::Fault;
use crate::gateway::session::{self, RESUME_PARAMETER, SENT_PARAMETER};
use crate::text::percent::{Encoding, encoded};

/// Answers a form.
///
/// # Errors
/// As [`FormType::admitted`], [`Fault::TooMany`] over the limit of records, those of a body that is too
/// large or breaks off, and those of sending it.
pub async fn handle(site: &Site, incoming: &Incoming) -> Result<web_sys::Response, Fault> {
    let form = FormType::admitted(incoming)?;
    // A form may come for another round, of a step or of a province's cities: its call counts as sent.
    rate_limit::count(site, incoming, Some(Limit::Record)).await?;
    let sent = body::bytes(incoming, Body::Json).await?;
    let request = page_request(site, incoming)?;
    let mut loaded = LoadedPage::load(site, &request).await?;
    let posted = PostedForm::read(&form, &sent);
    let refusal = match outcome(site, incoming, (&loaded, &request), &posted).await? {
        PostAnswer::Sent { receipt } => {
            let (address, kept) = thanks(incoming, &posted.form, &receipt);
            return Ok(led(site, &address, kept.into_iter().collect()));
        }
        PostAnswer::SignIn => return Ok(sign_in(site, incoming, &posted.form)),
        PostAnswer::Refused { refusal, answers } => {
            loaded.add(answers);
            Some(refusal)
        }
        PostAnswer::Unknown => None,
    };
    let form = FormState::unsent(posted, refusal);
    loaded.respond((site, incoming), request, Some(&form)).await
}

/// The form that the visitor has signed in for, where the address says that they come back to it. Only
/// this host can have set the cookie that names it, when the form was sent from its own page.
pub fn resumed(incoming: &Incoming) -> Option<PostedForm> {
    incoming.query_param(RESUME_PARAMETER)?;
    PostedForm::named(&session::wish(incoming.cookies(), incoming.transport())?)
}

/// Sends it, once: where it was sent the page says so at its own address; else this is the page, with why
/// it was not.
///
/// # Errors
/// Those of sending it.
pub async fn resume(
    site: &Site,
    incoming: &Incoming,
    request: PageRequest<'_>,
    wish: PostedForm,
) -> Result<web_sys::Response, Fault> {
    let mut loaded = LoadedPage::load(site, &request).await?;
    let cleared = session::clear_wish_cookie(incoming.transport());
    let (address, kept) = match outcome(site, incoming, (&loaded, &request), &wish).await? {
        PostAnswer::Sent { receipt } => thanks(incoming, &wish.form, &receipt),
        PostAnswer::Refused { refusal, answers } => {
            loaded.add(answers);
            let form = FormState::unsent(wish, Some(refusal));
            let response = loaded
                .respond((site, incoming), request, Some(&form))
                .await?;
            return Ok(response::setting_cookie(response, &cleared));
        }
        PostAnswer::SignIn | PostAnswer::Unknown => (own_address(incoming, ""), None),
    };
    Ok(led(
        site,
        &address,
        kept.into_iter().chain([cleared]).collect(),
    ))
}

/// What the form that was sent from a page comes to; nobody's where the page is not there.
async fn outcome(
    site: &Site,
    incoming: &Incoming,
    (loaded, request): (&LoadedPage, &PageRequest<'_>),
    posted: &PostedForm,
) -> Result<PostAnswer, Fault> {
    if loaded.prefetched.missing.is_some() || posted.form.is_empty() {
        return Ok(PostAnswer::Unknown);
    }
    let form = FormState::unsent(posted.clone(), None);
    let shared = loaded.shared((site, incoming));
    let material = shared.material(request, &loaded.prefetched);
    let draft = shared
        .view(&material, Some(&form))
        .draft(&loaded.prefetched);
    let gateway = gateway::of(site, incoming);
    let page = (request.address.as_str(), draft.boot_json.as_str());
    page_html::post(site, page, &posted.secrets_json(), &gateway).await
}

/// Where the same page says that the form was sent, with the `Set-Cookie` value of what it says: whoever
/// loads that again sends nothing.
fn thanks(incoming: &Incoming, form: &str, receipt: &str) -> (String, Option<String>) {
    let form = encoded(form, Encoding::UNRESERVED);
    let said = [SENT_PARAMETER, "=", &form].concat();
    let address = [&own_address(incoming, &said), "#form-", &form].concat();
    let kept = session::receipt_cookie(receipt, incoming.transport());
    (address, kept)
}

/// Leads by way of the account site to the same page, which goes on with the form.
fn sign_in(site: &Site, incoming: &Incoming, form: &str) -> web_sys::Response {
    let back = own_address(incoming, &[RESUME_PARAMETER, "=1"].concat());
    let to = ["/login?to=", &encoded(&back, Encoding::UNRESERVED)].concat();
    let kept = session::wish_cookie(form, incoming.transport());
    led(site, &to, vec![kept])
}

fn led(site: &Site, address: &str, cookies: Vec<String>) -> web_sys::Response {
    let headers = response::with_cookies(site.headers(), cookies);
    response::redirect(303, address, headers)
}

/// The page's own address, with one more thing said in its query.
fn own_address(incoming: &Incoming, said: &str) -> String {
    let is_own = |pair: &&str| {
        let name = pair.split('=').next();
        !pair.is_empty() && ![SENT_PARAMETER, RESUME_PARAMETER].map(Some).contains(&name)
    };
    let others = incoming.query.split('&').filter(is_own);
    let query: Vec<&str> = others
        .chain(Some(said).filter(|said| !said.is_empty()))
        .collect();
    let mark = if query.is_empty() { "" } else { "?" };
    [&incoming.path, mark, &query.join("&")].concat()
}
