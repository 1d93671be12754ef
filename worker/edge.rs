//! The runtime side: one request in, one match on [`Route`], one response out.
//!
//! Everything that decides is in the pure modules; what stands here fetches, stores and streams.

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
mod api;
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
    pub mod fetch;
    pub mod kv;
    pub mod binding;
    pub mod memory;
    pub mod instance;
    pub mod headers;
    pub mod js;
}

use std::rc::Rc;

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::future_to_promise;

use crate::gateway::fault::{BadRequestReason, Fault};
use crate::gateway::methods::Methods;
use crate::route::{Route, route};
use crate::site::tables::TENANTS;
use crate::site::tenant::published::Search;
use runtime::incoming::Incoming;
use runtime::request_trace::RequestTrace;
use runtime::site::Site;
use runtime::{answer, binding, published};

/// Answers every request that reaches the worker: with a response at once where nothing has to be
/// waited for, else with a promise of one.
///
/// Written out instead of by `worker::event`, which makes a promise of every answer: for a kept
/// document that is most of the work.
#[wasm_bindgen]
pub fn fetch(request: web_sys::Request, env: JsValue, context: binding::Context) -> JsValue {
    let incoming = Incoming::new(request);
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
    let found = TENANTS.find(&host, &incoming.path);
    let search = published::search(&host, found.rule);
    let mut site = Site::new(found, Rc::clone(&trace), env, context);
    if let Search::Known(known) = &search {
        site.take(known.clone(), &host, &incoming.path);
        if let Some(response) = at_once(&site, &incoming) {
            return tell(&incoming, &trace, response);
        }
    }
    future_to_promise(async move {
        if let Search::Look | Search::Wait = search {
            let known = published::find(&site, &host, &search).await;
            site.take(known, &host, &incoming.path);
            if let Some(response) = at_once(&site, &incoming) {
                return Ok(tell(&incoming, &trace, response));
            }
        }
        let response = dispatch(&site, &incoming).await;
        Ok(tell(&incoming, &trace, response))
    })
    .into()
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
fn at_once(site: &Site, incoming: &Incoming) -> Option<web_sys::Response> {
    if site.found.is_refused(site.config.strict_hosts) {
        return Some(bare_fault(incoming, &Fault::NotFound));
    }
    site.trace
        .note(|trace| trace.tenant.push_str(&site.found.tenant.key));
    match route(&incoming.method, &incoming.path) {
        Route::Document => document::kept(site, incoming),
        _ => None,
    }
}

async fn dispatch(site: &Site, incoming: &Incoming) -> web_sys::Response {
    let route = route(&incoming.method, &incoming.path);
    let answered = match route {
        Route::Document => Ok(document::handle(site, incoming).await),
        Route::Api { upstream, path, .. } => Ok(api::handle(site, incoming, upstream, path).await),
        Route::Login => login::handle(site, incoming).await,
        Route::Callback => callback::handle(site, incoming).await,
        Route::PaymentReturn => payment_return::handle(site, incoming).await,
        Route::Switch => switch::handle(site, incoming).await,
        Route::Logout => Ok(logout::handle(site, incoming)),
        Route::Robots => Ok(robots::handle(site)),
        Route::Sitemap => Ok(sitemap::handle(site, incoming).await),
        Route::Manifest => Ok(manifest::handle(site).await),
        Route::Favicon => Ok(favicon::handle(site, incoming).await),
        Route::Health => Ok(health::handle(site).await),
        Route::Feed => Ok(feeds::posts(site).await),
        Route::PodcastFeed => Ok(feeds::podcasts(site).await),
        Route::Image { modifiers, path } => image::handle(site, incoming, modifiers, path).await,
        Route::Art { picture } => art::handle(site, incoming, picture).await,
        Route::MissingAsset => {
            let picture = brand_file::handle(site, incoming).await;
            picture.ok_or(Fault::NotFound)
        }
        Route::NotAllowed { allow } => Err(Fault::MethodNotAllowed {
            allow: Methods::default().and(allow),
        }),
        Route::NotFound => Ok(answer::fault(&Fault::NotFound, site.headers())),
    };
    let response = match answered {
        Ok(response) => response,
        Err(fault) if route.is_fetched() => {
            site.trace.fault(&fault);
            answer::fault(&fault, site.headers())
        }
        Err(fault) => document::failure::handle(site, incoming, &fault).await,
    };
    // A fault leaves the visitor at an address with a token in it.
    if route == Route::Callback {
        answer::private(response)
    } else {
        response
    }
}
