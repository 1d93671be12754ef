//! The runtime side: one request in, one match on [`Route`], one response out.
//!
//! Everything that decides is in the pure modules; what stands here fetches, stores and streams.

mod answer;
mod api;
mod api_cache;
mod body;
mod chat;
mod chat_pipe;
mod config;
mod feeds;
mod fetch;
mod files;
mod image;
mod incoming;
mod js;
mod page;
mod page_store;
mod page_view;
mod platform;
mod prefetch;
mod session;
mod settings_store;
mod site;
mod store;
mod tables;
mod template_store;
mod token_store;

use std::convert::Infallible;

use worker::{Context, Env, event};

use crate::gateway::fault::{Fault, Problem};
use crate::route::{Route, route};
use crate::site::tenant::{Host, Source};
use config::Config;
use incoming::Incoming;
use site::Site;

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
    let Some((_, tenants)) = tables::tables() else {
        return Ok(answer::fault(&Fault::Internal, Vec::new()));
    };
    let Some(host) = host(&incoming) else {
        return Ok(answer::fault(
            &Fault::BadRequest(Problem::Address),
            Vec::new(),
        ));
    };
    let config = Config::of(&env);
    let found = tenants.find(&host, &incoming.path);
    if found.source == Source::Default && config.strict_hosts {
        let headers = vec![("x-robots-tag", "noindex".to_owned())];
        return Ok(answer::fault(&Fault::NotFound, headers));
    }
    let site = Site::new(found, config, env, context);
    Ok(dispatch(&site, &incoming).await)
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
        Route::Document => page::handle(site, incoming).await,
        Route::Api { host, path, .. } => api::handle(site, incoming, host, path).await,
        Route::Login => session::login(site, incoming).await,
        Route::Callback => match session::callback(site, incoming).await {
            Some(response) => response,
            None => page::handle(site, incoming).await,
        },
        Route::Logout => session::logout(site, incoming),
        Route::Robots => files::robots(site),
        Route::Sitemap => files::sitemap(site, incoming).await,
        Route::Manifest => files::manifest(site).await,
        Route::Favicon => files::favicon(site).await,
        Route::Health => files::health(site).await,
        Route::NotAllowed { allow } => {
            let fault = Fault::MethodNotAllowed {
                allow: allow.to_owned(),
            };
            answer::fault(&fault, site.headers())
        }
        Route::Feed => feeds::posts(site).await,
        Route::PodcastFeed => feeds::podcasts(site).await,
        Route::Image { modifiers, path } => {
            image::handle(site, modifiers, path, &incoming.query).await
        }
        Route::MissingAsset | Route::NotFound => answer::fault(&Fault::NotFound, site.headers()),
    }
}
