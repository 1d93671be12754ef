//! The runtime side: one request in, one match on [`Route`], one response out.
//!
//! Everything that decides is in the pure modules; what stands here fetches, stores and streams.

mod document;
mod robots;
mod sitemap;
mod feeds;
mod manifest;
mod favicon;
mod image;
mod health;
mod api;
mod chat;
mod confirmation;
mod login;
mod callback;
mod logout;
mod switch;
mod person;
mod assistant_login;

/// What the handlers stand on; it knows none of them.
mod runtime {
    pub mod site;
    pub mod incoming;
    pub mod answer;
    pub mod cookies;
    pub mod body;
    pub mod stream;
    pub mod rate_limit;
    pub mod request_trace;
    pub mod platform;
    pub mod relay;
    pub mod texts;
    pub mod api_cache;
    pub mod kept_answers;
    pub mod token_store;
    pub mod app_token;
    pub mod settings_store;
    pub mod template_store;
    pub mod document_store;
    pub mod renderer;
    pub mod config;
    pub mod fetch;
    pub mod kv;
    pub mod binding;
    pub mod memory;
    pub mod js;
}

use std::convert::Infallible;
use std::rc::Rc;

use wasm_bindgen::JsValue;
use worker::{Context, Env, event};

use crate::gateway::fault::{BadRequestReason, Fault};
use crate::route::{Route, route};
use crate::site::tables::TENANTS;
use crate::site::tenant::{Host, HostRule};
use runtime::answer;
use runtime::config::Config;
use runtime::incoming::Incoming;
use runtime::request_trace::RequestTrace;
use runtime::site::Site;

/// Answers every request that reaches the worker.
///
/// # Errors
/// None: whatever goes wrong has an answer of its own.
#[event(fetch)]
async fn fetch(
    request: web_sys::Request,
    env: Env,
    context: Context,
) -> Result<web_sys::Response, Infallible> {
    let incoming = Incoming::new(request);
    let trace = Rc::new(RequestTrace::new(&incoming));
    let bindings = JsValue::clone(env.as_ref());
    let response = respond(&incoming, &trace, env, context).await;
    let name = route(&incoming.method, &incoming.path).name();
    trace.tell(&bindings, name, &response);
    Ok(response)
}

async fn respond(
    incoming: &Incoming,
    trace: &Rc<RequestTrace>,
    env: Env,
    context: Context,
) -> web_sys::Response {
    let Some(host) = host(incoming) else {
        let fault = Fault::BadRequest(BadRequestReason::Address);
        return bare_fault(incoming, &fault);
    };
    let config = Config::of(&env);
    let found = TENANTS.find(&host, &incoming.path);
    if found.rule == HostRule::Default && config.strict_hosts {
        return bare_fault(incoming, &Fault::NotFound);
    }
    let site = Site::new(found, config, Rc::clone(trace), env, context);
    dispatch(&site, incoming).await
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

/// The host the visitor asked for. The runtime has made a URL of it by now and forgiven what is no
/// host (`user@host`, `host/path`), so the header itself is held to the rules too.
fn host(incoming: &Incoming) -> Option<Host> {
    if let Some(header) = incoming.header("host") {
        Host::parse(&header).ok()?;
    }
    Host::parse(&incoming.authority).ok()
}

async fn dispatch(site: &Site, incoming: &Incoming) -> web_sys::Response {
    match route(&incoming.method, &incoming.path) {
        Route::Document => document::handle(site, incoming).await,
        Route::Api { host, path, .. } => api::handle(site, incoming, host, path).await,
        Route::Login => match login::handle(site, incoming).await {
            Ok(response) => response,
            Err(fault) => document::failure::handle(site, incoming, &fault).await,
        },
        // A fault leaves the visitor at an address with a token in it.
        Route::Callback => answer::private(match callback::handle(site, incoming).await {
            Ok(response) => response,
            Err(fault) => document::failure::handle(site, incoming, &fault).await,
        }),
        Route::Switch => match switch::handle(site, incoming).await {
            Ok(response) => response,
            Err(fault) => {
                site.trace.fault(&fault);
                answer::fault(&fault, site.headers())
            }
        },
        Route::Logout => logout::handle(site, incoming),
        Route::Robots => robots::handle(site),
        Route::Sitemap => sitemap::handle(site, incoming).await,
        Route::Manifest => manifest::handle(site).await,
        Route::Favicon => favicon::handle(site, incoming).await,
        Route::Health => health::handle(site).await,
        Route::NotAllowed { allow } => {
            let fault = Fault::MethodNotAllowed {
                allow: allow.to_owned(),
            };
            document::failure::handle(site, incoming, &fault).await
        }
        Route::Feed => feeds::posts(site).await,
        Route::PodcastFeed => feeds::podcasts(site).await,
        Route::Image { modifiers, path } => image::handle(site, incoming, modifiers, path).await,
        Route::MissingAsset => document::failure::handle(site, incoming, &Fault::NotFound).await,
        Route::NotFound => answer::fault(&Fault::NotFound, site.headers()),
    }
}
