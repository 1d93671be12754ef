//! The runtime side: one request in, one match on a route, one response out.
//!
//! Everything that decides is in the pure modules; what stands here fetches, stores and streams. The
//! runtime enters by `worker/entry/`.

mod document;
mod robots;
mod sitemap;
mod feeds;
mod manifest;
mod favicon;
mod brand_file;
mod image;
mod art;
mod health;
mod call;
mod chat;
mod confirmation;
mod login;
mod callback;
mod payment_return;
mod logout;
mod switch;
mod person;
mod assistant_login;

/// What the handlers stand on; it knows none of them.
mod runtime {
    pub mod site;
    pub mod incoming;
    pub mod answer;
    pub mod body;
    pub mod stream;
    pub mod together;
    pub mod rate_limit;
    pub mod request_trace;
    pub mod platform;
    pub mod relay;
    pub mod texts;
    pub mod loader;
    pub mod api_cache;
    pub mod kept_answers;
    pub mod kept_pictures;
    pub mod token_store;
    pub mod app_token;
    pub mod app_secret;
    pub mod settings_store;
    pub mod published;
    pub mod template_store;
    pub mod page_words_store;
    pub mod renderer;
    pub mod drawing;
    pub mod fetch;
    pub mod kv;
    pub mod binding;
    pub mod memory;
    pub mod written;
    pub mod headers;
    pub mod panics;
    pub mod js;
}

use std::rc::Rc;

use worker::{Context, Env};

use crate::gateway::fault::{BadRequestReason, Fault};
use crate::gateway::methods::Methods;
use crate::gateway::session;
use crate::route::{Route, route};
use crate::site::tables::TENANTS;
use runtime::incoming::Incoming;
use runtime::request_trace::RequestTrace;
use runtime::site::Site;
use runtime::{answer, js, panics, published};

/// Says in `env` that another instance of the module was answering the request, and came to its end.
const INTERRUPTED: &str = "INTERRUPTED";

/// What an answer whose visitor has left is told as, as web servers do.
const LEFT: u16 = 499;

/// Answers a request.
pub async fn fetch(request: web_sys::Request, env: Env, context: Context) -> web_sys::Response {
    panics::watch();
    let incoming = Incoming::new(request);
    let trace = Rc::new(RequestTrace::new(&incoming));
    let response = answered(&incoming, &trace, env.clone(), context).await;
    let route = route(&incoming.method, &incoming.path);
    // A document brings headers of its own.
    let response = match route {
        Route::Document => response,
        _ => answer::guarded(response, incoming.is_https),
    };
    // Nobody asks for a signal, which takes its time, but where something went wrong.
    let has_left = response.status() >= 500 && incoming.has_left();
    let status = if has_left { LEFT } else { response.status() };
    trace.tell(&env, route.name(), status, &response);
    response
}

async fn answered(
    incoming: &Incoming,
    trace: &Rc<RequestTrace>,
    env: Env,
    context: Context,
) -> web_sys::Response {
    let Some(host) = incoming.host() else {
        return bare_fault(incoming, &Fault::BadRequest(BadRequestReason::Address));
    };
    let found = TENANTS.find(&host, &incoming.path);
    let is_interrupted = js::get(&env, INTERRUPTED).is_truthy();
    let mut site = Site::new(found, Rc::clone(trace), env, context);
    match published::find(&site, &host, incoming).await {
        Ok(published) => site.take(published, &host, &incoming.path),
        Err(fault) => return bare_fault(incoming, &fault),
    }
    if site.found.is_refused(site.config.strict_hosts) {
        return bare_fault(incoming, &Fault::NotFound);
    }
    site.trace
        .note(|trace| trace.tenant.push_str(&site.found.tenant.key));
    let response = if is_interrupted {
        failed(&site, incoming, &Fault::interrupted(&incoming.method)).await
    } else {
        handled(&site, incoming).await
    };
    // What is answered at an address with a token in it stays out of caches and referrers, whatever
    // it is.
    if route(&incoming.method, &incoming.path) == Route::Callback {
        answer::private(response)
    } else {
        response
    }
}

/// What is answered where there is no tenant, also in a document's place.
fn bare_fault(incoming: &Incoming, fault: &Fault) -> web_sys::Response {
    let response = if incoming.is_navigation() {
        answer::fault_page(fault, Vec::new())
    } else {
        let headers = vec![("x-robots-tag", "noindex".to_owned())];
        answer::fault(fault, headers)
    };
    answer::guarded(response, incoming.is_https)
}

/// What the route's handler answers.
async fn handled(site: &Site, incoming: &Incoming) -> web_sys::Response {
    let route = route(&incoming.method, &incoming.path);
    match respond(site, incoming, route).await {
        Ok(response) => response,
        Err(fault) => failed(site, incoming, &fault).await,
    }
}

/// What is answered in place of a handler. A person who navigates is shown a fault on the site's own
/// screen.
async fn failed(site: &Site, incoming: &Incoming, fault: &Fault) -> web_sys::Response {
    if route(&incoming.method, &incoming.path).is_fetched() {
        site.trace.fault(fault);
        answer::fault(fault, site.headers())
    } else {
        document::failure::handle(site, incoming, fault).await
    }
}

async fn respond(
    site: &Site,
    incoming: &Incoming,
    route: Route<'_>,
) -> Result<web_sys::Response, Fault> {
    match route {
        Route::Document => Ok(document::handle(site, incoming).await),
        Route::Form => document::form::handle(site, incoming).await,
        Route::Api { upstream, path, .. } => {
            Ok(call::handle(site, incoming, (upstream, path)).await)
        }
        Route::Health => Ok(health::handle(site).await),
        Route::Login if may_begin(incoming) => login::handle(site, incoming).await,
        Route::Callback if !incoming.query.is_empty() => callback::handle(site, incoming).await,
        // The pages that stand at these addresses.
        Route::Login | Route::Callback if !site.found.has_no_host() => {
            Ok(answer::private(document::handle(site, incoming).await))
        }
        Route::Login | Route::Callback => Err(Fault::NotFound),
        Route::PaymentReturn => payment_return::handle(site, incoming).await,
        Route::Switch => switch::handle(site, incoming).await,
        Route::Logout => logout::handle(site, incoming),
        Route::Robots => Ok(robots::handle(site)),
        Route::Sitemap => sitemap::handle(site, incoming).await,
        Route::Manifest => Ok(manifest::handle(site).await),
        Route::Favicon => Ok(favicon::handle(site, incoming).await),
        Route::Feed => feeds::posts(site).await,
        Route::PodcastFeed => feeds::podcasts(site).await,
        Route::Image { modifiers, path } => image::handle(site, incoming, modifiers, path).await,
        Route::Art { picture } => art::handle(site, incoming, picture).await,
        Route::MissingAsset => brand_file::handle(site, incoming)
            .await
            .ok_or(Fault::NotFound),
        Route::NotFound => Ok(answer::fault(&Fault::NotFound, site.headers())),
        Route::NotAllowed { allow } => Err(Fault::MethodNotAllowed {
            allow: Methods::default().and(allow),
        }),
    }
}

/// Who comes to the login from another site is shown the page, whose button begins it.
fn may_begin(incoming: &Incoming) -> bool {
    let (from, referer) = (
        incoming.header("sec-fetch-site"),
        incoming.header("referer"),
    );
    session::may_begin(from.as_deref(), referer.as_deref(), &incoming.origin())
}
