//! `POST` to a page's own address: a form that the browser itself has sent. The page is rendered, the form
//! on it judges and sends itself by the app's own code, and the outcome is the response: the way on, or
//! the page again with what was typed and what is wrong.

use crate::context::{IncomingRequest, RequestContext};
use crate::handlers::document::api_callback;
use crate::handlers::document::make_document::LoadedParts;
use crate::platform::timeout::timeout;
use crate::platform::{body, clock};
use crate::response;
use crate::services::{rate_limit, renderer};
use belajar_core::api::catalogue::{Body, Limit};
use belajar_core::auth::session::{self, ACCESS_COOKIE, RESUME_PARAMETER, SENT_PARAMETER};
use belajar_core::document::page_html;
use belajar_core::document::page_request::PageRequest;
use belajar_core::document::posted_form::{
    FormState, FormType, PostAnswer, PostedForm, SendFailure, Sender,
};
use belajar_core::error::Error;
use belajar_core::http::percent::{Encoding, encoded};
use belajar_core::timeouts;

/// Handles a form.
///
/// # Errors
/// As [`FormType::admitted`], those of a body that is too large or breaks off, and those of the page.
pub async fn handle(context: &RequestContext) -> Result<web_sys::Response, Error> {
    let form = FormType::admitted(&context.request)?;
    let sent = body::bytes(&context.request, Body::Json).await?;
    let page_request = context.page_request()?;
    let mut loaded = LoadedParts::load(context, &page_request).await?;
    let posted = PostedForm::read(&form, &sent);
    // A form may come for another round, of a step or of a province's cities: its call counts as sent.
    let limit = Some(Limit::Record);
    if rate_limit::count(context, limit).await.is_err() {
        let form = FormState::unsent(posted, SendFailure::TooMany);
        return unsent(context, loaded, page_request, &form).await;
    }
    let form = match outcome(context, (&loaded, &page_request), &posted).await? {
        PostAnswer::Sent { receipt } => {
            let (path, cookie) = thanks(&context.request, &posted.form, &receipt);
            return Ok(redirect(context, &path, cookie.into_iter().collect()));
        }
        PostAnswer::SignIn => return Ok(sign_in(context, &posted.form)),
        PostAnswer::Refused { refusal, answers } => {
            loaded.add(answers);
            FormState::refused(posted, refusal)
        }
        PostAnswer::SendFailure(why) => FormState::unsent(posted, why),
    };
    unsent(context, loaded, page_request, &form).await
}

/// The page again, with what was typed.
async fn unsent(
    context: &RequestContext,
    loaded: LoadedParts,
    page_request: PageRequest<'_>,
    form: &FormState,
) -> Result<web_sys::Response, Error> {
    let response = loaded.respond(context, page_request, Some(form)).await?;
    Ok(match form.retry_after() {
        Some(seconds) => response::retrying_after(response, seconds),
        None => response,
    })
}

/// The form that the visitor has signed in for, where the address says that they come back to it. Only
/// this host can have set the cookie that names it, when the form was sent from its own page.
pub fn resumed(incoming: &IncomingRequest) -> Option<PostedForm> {
    incoming.query_param(RESUME_PARAMETER)?;
    PostedForm::named(&session::wish(incoming.cookies(), incoming.transport())?)
}

/// Sends it, once: where it was sent the page says so at its own address; else this is the page, with why
/// it was not.
///
/// # Errors
/// Those of sending it.
pub async fn resume(
    context: &RequestContext,
    page_request: PageRequest<'_>,
    wish: PostedForm,
) -> Result<web_sys::Response, Error> {
    let mut loaded = LoadedParts::load(context, &page_request).await?;
    let cleared = session::clear_wish_cookie(context.request.transport());
    let (path, cookie) = match outcome(context, (&loaded, &page_request), &wish).await? {
        PostAnswer::Sent { receipt } => thanks(&context.request, &wish.form, &receipt),
        PostAnswer::Refused { refusal, answers } => {
            loaded.add(answers);
            let form = FormState::refused(wish, refusal);
            let response = loaded.respond(context, page_request, Some(&form)).await?;
            return Ok(response::setting_cookie(response, &cleared));
        }
        PostAnswer::SignIn | PostAnswer::SendFailure(_) => (own_path(&context.request, ""), None),
    };
    Ok(redirect(
        context,
        &path,
        cookie.into_iter().chain([cleared]).collect(),
    ))
}

/// What the form that was sent from a page comes to; nobody's where the page is not there.
async fn outcome(
    context: &RequestContext,
    (loaded, page_request): (&LoadedParts, &PageRequest<'_>),
    posted: &PostedForm,
) -> Result<PostAnswer, Error> {
    if loaded.prefetched.absence.is_some() || posted.form.is_empty() {
        return Ok(PostAnswer::SendFailure(SendFailure::Scripted));
    }
    let form = FormState::typed(posted.clone());
    let material = loaded.material(page_request, &loaded.prefetched);
    let view = loaded.view(context, &material, Some(&form));
    let draft = view.draft(&loaded.prefetched);
    Ok(post(context, (&page_request.page_url, &draft.boot_json), posted).await)
}

/// The app's result for the form in the boot data, sent from the page at `page_url`. Where it
/// takes too long, its calls come to an end by themselves.
async fn post(
    context: &RequestContext,
    (page_url, boot_json): (&str, &str),
    posted: &PostedForm,
) -> PostAnswer {
    if !page_html::is_soon_rendered(boot_json) {
        return PostAnswer::SendFailure(SendFailure::Broken);
    }
    let gateway = api_callback::of(context);
    let (secrets, key) = (posted.secrets_json(), key(context, posted));
    let posting = renderer::post(boot_json, page_url, &secrets, &key, &gateway);
    match timeout(timeouts::SENDING, posting).await {
        Ok(Ok(json)) => PostAnswer::read(&json.as_string().unwrap_or_default()),
        Ok(Err(thrown)) => {
            let error = worker::Error::from(thrown);
            context
                .trace
                .problem(format_args!("the form cannot be sent: {error}"));
            PostAnswer::SendFailure(SendFailure::Broken)
        }
        Err(_) => PostAnswer::SendFailure(SendFailure::Lost),
    }
}

/// The idempotency key of a form. Who is signed in is known by their session, since a whole school may share
/// one network address.
fn key(context: &RequestContext, posted: &PostedForm) -> String {
    let now_ms = clock::now_ms();
    let token = session::session_token(
        context.request.cookies(),
        ACCESS_COOKIE,
        context.request.transport(),
        now_ms,
    );
    let sender = Sender {
        tenant: &context.tenant().row.key,
        visitor: token.unwrap_or_else(|| context.request.client_ip()),
        page: &own_path(&context.request, ""),
    };
    posted.write_key(sender, now_ms)
}

/// The path where the same page says that the form was sent, with the `Set-Cookie` value of its receipt:
/// whoever loads that path again sends nothing.
fn thanks(incoming: &IncomingRequest, form: &str, receipt: &str) -> (String, Option<String>) {
    let form = encoded(form, Encoding::UNRESERVED);
    let pair = [SENT_PARAMETER, "=", &form].concat();
    let path = [&own_path(incoming, &pair), "#form-", &form].concat();
    let cookie = session::receipt_cookie(receipt, incoming.transport());
    (path, cookie)
}

/// Leads by way of the account site to the same page, which goes on with the form.
fn sign_in(context: &RequestContext, form: &str) -> web_sys::Response {
    let back = own_path(&context.request, &[RESUME_PARAMETER, "=1"].concat());
    let to = ["/login?to=", &encoded(&back, Encoding::UNRESERVED)].concat();
    let cookie = session::wish_cookie(form, context.request.transport());
    redirect(context, &to, vec![cookie])
}

fn redirect(context: &RequestContext, path: &str, cookies: Vec<String>) -> web_sys::Response {
    let headers = response::with_cookies(context.tenant_headers(), cookies);
    response::redirect(303, path, headers)
}

/// The page's own path and query, with `pair` added to the query unless it is empty.
fn own_path(incoming: &IncomingRequest, pair: &str) -> String {
    let is_other = |pair: &&str| {
        let name = pair.split('=').next();
        !pair.is_empty() && ![SENT_PARAMETER, RESUME_PARAMETER].map(Some).contains(&name)
    };
    let others = incoming.query.split('&').filter(is_other);
    let query: Vec<&str> = others
        .chain(Some(pair).filter(|pair| !pair.is_empty()))
        .collect();
    let mark = if query.is_empty() { "" } else { "?" };
    [&incoming.path, mark, &query.join("&")].concat()
}
