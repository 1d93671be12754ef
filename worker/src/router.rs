//! The way of every request: one request in, one match on a route, one response out.

use std::rc::Rc;

use futures::FutureExt;
use futures::future::{LocalBoxFuture, ready};
use worker::{Context, Env};

use crate::context::Site;
use crate::handlers::{
    art, brand_file, calendar, call, callback, data_saver, document, favicon, feeds, health, image,
    login, logout, manifest, payment_return, robots, search, sitemap, switch,
};
use crate::incoming::Incoming;
use crate::platform::panics;
use crate::request_trace::RequestTrace;
use crate::response::{self, Referrer};
use crate::services::published;
use belajar_core::gateway::fault::{BadRequestReason, Fault};
use belajar_core::gateway::methods::Methods;
use belajar_core::gateway::session;
use belajar_core::route::Route;

/// Says in `env` that another instance of the module was answering the request, and came to its end.
const INTERRUPTED: &str = "INTERRUPTED";

/// What an answer whose visitor has left is told as, as web servers do.
const LEFT: u16 = 499;

/// Answers a request.
pub async fn fetch(request: web_sys::Request, env: Env, context: Context) -> web_sys::Response {
    panics::watch();
    let mut incoming = Incoming::new(request);
    let trace = Rc::new(RequestTrace::new(&incoming));
    let response = answered(&mut incoming, &trace, env.clone(), context).await;
    // A document brings headers of its own; what is answered in its place does not.
    let response = match (&incoming.route, response.status()) {
        (Route::Document, 200 | 304) => response,
        _ => response::guarded(response, &incoming),
    };
    // Nobody asks for a signal, which takes its time, but where something went wrong.
    let has_left = response.status() >= 500 && incoming.has_left();
    let status = if has_left { LEFT } else { response.status() };
    trace.log(&env, incoming.route.name(), status, &response);
    response
}

async fn answered(
    incoming: &mut Incoming,
    trace: &Rc<RequestTrace>,
    env: Env,
    context: Context,
) -> web_sys::Response {
    let Some(host) = &incoming.host else {
        return bare_fault(incoming, &Fault::BadRequest(BadRequestReason::Address));
    };
    let is_interrupted = env.var(INTERRUPTED).is_ok();
    let mut site = Site::new(incoming.found.clone(), Rc::clone(trace), env, context);
    match published::find(&site, host, incoming).await {
        Ok(None) => {}
        Ok(Some(published)) => {
            incoming.request.take(&published);
            site.found = incoming.found.clone();
        }
        Err(fault) => return bare_fault(incoming, &fault),
    }
    if site.config.strict_hosts && site.found.has_no_host() {
        return bare_fault(incoming, &Fault::NotFound);
    }
    site.trace
        .note(|trace| trace.tenant.push_str(&site.found.tenant.key));
    let response = if is_interrupted {
        failed(&site, incoming, &incoming.interruption()).await
    } else {
        handled(&site, incoming).await
    };
    // What is answered at an address with a token in it stays out of caches and referrers, whatever
    // it is. The page that it leads to has a form, which has to say where it comes from.
    match incoming.route {
        Route::Callback if incoming.query.is_empty() => {
            response::private(response, Referrer::OwnSite)
        }
        Route::Callback => response::private(response, Referrer::Nobody),
        _ => response,
    }
}

/// What is answered where there is no tenant, also in a document's place.
fn bare_fault(incoming: &Incoming, fault: &Fault) -> web_sys::Response {
    let response = if incoming.is_navigation() {
        response::fault_page(fault, Vec::new())
    } else {
        let headers = vec![("x-robots-tag", "noindex".to_owned())];
        response::fault(fault, headers)
    };
    response::guarded(response, incoming)
}

/// What the route's handler answers.
async fn handled(site: &Site, incoming: &Incoming) -> web_sys::Response {
    let answered = match incoming.within_limit() {
        Ok(()) => respond(site, incoming).await,
        Err(fault) => Err(fault),
    };
    match answered {
        Ok(response) => response,
        Err(fault) => failed(site, incoming, &fault).await,
    }
}

/// What is answered in place of a handler. A person who navigates is shown a fault on the site's own
/// screen.
async fn failed(site: &Site, incoming: &Incoming, fault: &Fault) -> web_sys::Response {
    if incoming.route.is_fetched() {
        site.trace.fault(fault);
        response::fault(fault, site.headers())
    } else {
        document::failure::handle(site, incoming, fault).await
    }
}

/// The route's handler at work: each is a future of its own. In one of all of them the compiler gives every
/// handler's state a place among the others', which made it a tenth of the worker.
fn respond<'r>(site: &'r Site, incoming: &'r Incoming) -> Responding<'r> {
    match &incoming.route {
        Route::Document => document::handle(site, incoming).map(Ok).boxed_local(),
        Route::Form => document::form::handle(site, incoming).boxed_local(),
        Route::Api { .. } => call::handle(site, incoming).map(Ok).boxed_local(),
        Route::Health => health::handle(site).map(Ok).boxed_local(),
        Route::Login if session::may_begin(incoming) => login::handle(site, incoming).boxed_local(),
        Route::Callback if !incoming.query.is_empty() => {
            callback::handle(site, incoming).boxed_local()
        }
        // The pages that stand at these addresses. Who comes to the login from another site is shown
        // its page, whose button begins it.
        Route::Login | Route::Callback if !site.found.has_no_host() => {
            let private = |page| Ok(response::private(page, Referrer::Nobody));
            document::handle(site, incoming).map(private).boxed_local()
        }
        Route::Login | Route::Callback => said(Err(Fault::NotFound)),
        Route::PaymentReturn => payment_return::handle(site, incoming).boxed_local(),
        Route::Switch => switch::handle(site, incoming).boxed_local(),
        Route::Logout => said(logout::handle(site, incoming)),
        Route::DataSaver => data_saver::handle(site, incoming).boxed_local(),
        Route::Robots => said(Ok(robots::handle(site, incoming))),
        Route::Sitemap => sitemap::handle(site, incoming).boxed_local(),
        Route::Search => search::handle(site, incoming).map(Ok).boxed_local(),
        Route::Manifest => manifest::handle(site, incoming).map(Ok).boxed_local(),
        Route::Favicon => favicon::handle(site, incoming).map(Ok).boxed_local(),
        Route::Feed(name) => feeds::handle(site, incoming, *name).boxed_local(),
        Route::Calendar(asked) => calendar::handle(site, incoming, asked).boxed_local(),
        Route::Image { modifiers, path } => {
            image::handle(site, incoming, modifiers, path).boxed_local()
        }
        Route::Art { picture } => art::handle(site, incoming, picture).boxed_local(),
        Route::MissingAsset => {
            let file = |file: Option<web_sys::Response>| file.ok_or(Fault::NotFound);
            brand_file::handle(site, incoming).map(file).boxed_local()
        }
        Route::NotFound => said(Ok(response::fault(&Fault::NotFound, site.headers()))),
        Route::NotAllowed { allow } => said(Err(Fault::MethodNotAllowed {
            allow: Methods::default().and(allow),
        })),
    }
}

/// What a handler comes to.
type Responding<'r> = LocalBoxFuture<'r, Result<web_sys::Response, Fault>>;

/// What needs no waiting for.
fn said<'r>(response: Result<web_sys::Response, Fault>) -> Responding<'r> {
    ready(response).boxed_local()
}
