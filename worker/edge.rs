//! The runtime side: one request in, one match on a route, one response out.
//!
//! Everything that decides is in the pure modules; what stands here fetches, stores and streams. It is
//! linked into two modules of the runtime, [`start`] and [`deferred`], so that an isolate's first answer
//! waits for no more code than it needs.

pub mod start;
pub mod deferred;
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
    pub mod api_cache;
    pub mod kept_answers;
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
    pub mod instance;
    pub mod headers;
    pub mod js;
}

use std::rc::Rc;

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::future_to_promise;

use crate::gateway::fault::{BadRequestReason, Fault};
use crate::route::{Route, route};
use crate::site::tables::TENANTS;
use crate::site::tenant::Host;
use crate::site::tenant::published::Search;
use runtime::incoming::Incoming;
use runtime::request_trace::RequestTrace;
use runtime::site::Site;
use runtime::{answer, published};

/// What a module has handlers for.
trait Module {
    /// What is in memory whole.
    fn at_once(site: &Site, incoming: &Incoming) -> Option<web_sys::Response>;

    /// The answer to anything else.
    async fn handle(site: &Site, incoming: &Incoming) -> web_sys::Response;
}

/// Answers a request: with a response at once where nothing has to be waited for, else with a promise
/// of one.
///
/// Written out instead of by `worker::event`, which makes a promise of every answer: for a kept
/// document that is most of the work.
fn answered<M: Module>(incoming: Incoming, env: JsValue, context: JsValue) -> JsValue {
    let trace = Rc::new(RequestTrace::new(&incoming));
    let bindings = env.clone();
    let tell = move |incoming: &Incoming, trace: &RequestTrace, response| {
        let name = route(&incoming.method, &incoming.path).name();
        trace.tell(&bindings, name, &response);
        JsValue::from(response)
    };
    let Some(host) = incoming.host() else {
        let fault = Fault::BadRequest(BadRequestReason::Address);
        return tell(&incoming, &trace, bare_fault(&incoming, &fault));
    };
    let (mut site, search) = led_to(&host, &incoming, &trace, env, context);
    if let Search::Known(known) = &search {
        site.take(known.clone(), &host, &incoming.path);
        if let Some(response) = at_once::<M>(&site, &incoming) {
            return tell(&incoming, &trace, response);
        }
    }
    future_to_promise(async move {
        if let Search::Look | Search::Wait = search {
            let known = published::find(&site, &host, &search).await;
            site.take(known, &host, &incoming.path);
            if let Some(response) = at_once::<M>(&site, &incoming) {
                return Ok(tell(&incoming, &trace, response));
            }
        }
        let response = M::handle(&site, &incoming).await;
        let response = private_at_callback(&incoming, response);
        Ok(tell(&incoming, &trace, response))
    })
    .into()
}

/// The site that the table's rules lead to, and how to find out whether its host has a tenant that was
/// published since.
fn led_to(
    host: &Host,
    incoming: &Incoming,
    trace: &Rc<RequestTrace>,
    env: JsValue,
    context: JsValue,
) -> (Site, Search) {
    let found = TENANTS.find(host, &incoming.path);
    let search = published::search(host, found.rule);
    let context = context.unchecked_into();
    (Site::new(found, Rc::clone(trace), env, context), search)
}

/// What is answered at an address with a token in it stays out of caches and referrers, whatever it is.
fn private_at_callback(incoming: &Incoming, response: web_sys::Response) -> web_sys::Response {
    if route(&incoming.method, &incoming.path) == Route::Callback {
        answer::private(response)
    } else {
        response
    }
}

/// What is answered where there is no tenant.
fn bare_fault(incoming: &Incoming, fault: &Fault) -> web_sys::Response {
    if incoming.is_navigation() {
        answer::fault_page(fault, Vec::new())
    } else {
        let headers = vec![("x-robots-tag", "noindex".to_owned())];
        answer::fault(fault, headers)
    }
}

/// What is in memory whole, once it is known whose request it is.
fn at_once<M: Module>(site: &Site, incoming: &Incoming) -> Option<web_sys::Response> {
    if site.found.is_refused(site.config.strict_hosts) {
        return Some(bare_fault(incoming, &Fault::NotFound));
    }
    site.trace
        .note(|trace| trace.tenant.push_str(&site.found.tenant.key));
    M::at_once(site, incoming)
}
