//! What is seldom asked for, or follows a first answer: whatever changes something, the ways to the
//! account site and back, pictures, and the files by which robots and readers find a site. A module of
//! its own, which an isolate loads when it first needs it.
//!
//! It remembers what it needs by itself, as another isolate would: neither module sees the other's memory.
//! It shows nobody a page: a fault is told as data, and the module that hands a request over
//! ([`super::start`]) makes a screen of it for a person who navigates.

use wasm_bindgen::JsValue;

use super::runtime::incoming::Incoming;
use super::runtime::site::Site;
use super::runtime::{answer, instance};
use super::{
    Module, answered, art, brand_file, call, callback, favicon, feeds, image, login, logout,
    manifest, payment_return, robots, sitemap, switch,
};
use crate::gateway::fault::Fault;
use crate::memory::Bounds;
use crate::route::{Route, route};

/// Little is asked for again here: settings, app tokens, the lists of sitemaps and feeds.
const MEMORY: Bounds = Bounds {
    slots: 8_192,
    bytes: 8 * 1024 * 1024,
};

/// Begins an instance of the module.
pub fn begin() {
    instance::begin(MEMORY);
}

/// Answers a request that has been handed over.
#[must_use]
pub fn fetch(request: web_sys::Request, env: JsValue, context: JsValue) -> JsValue {
    answered::<Deferred>(Incoming::new(request), env, context)
}

struct Deferred;

impl Module for Deferred {
    fn at_once(_: &Site, _: &Incoming) -> Option<web_sys::Response> {
        None
    }

    async fn handle(site: &Site, incoming: &Incoming) -> web_sys::Response {
        let route = route(&incoming.method, &incoming.path);
        let answered = match route {
            Route::Api { upstream, path, .. } => {
                Ok(call::change::handle(site, incoming, (upstream, path)).await)
            }
            Route::Login => login::handle(site, incoming).await,
            Route::Callback => callback::handle(site, incoming).await,
            Route::PaymentReturn => payment_return::handle(site, incoming).await,
            Route::Switch => switch::handle(site, incoming).await,
            Route::Logout => Ok(logout::handle(site, incoming)),
            Route::Robots => Ok(robots::handle(site)),
            Route::Sitemap => Ok(sitemap::handle(site, incoming).await),
            Route::Manifest => Ok(manifest::handle(site).await),
            Route::Favicon => Ok(favicon::handle(site, incoming).await),
            Route::Feed => Ok(feeds::posts(site).await),
            Route::PodcastFeed => Ok(feeds::podcasts(site).await),
            Route::Image { modifiers, path } => {
                image::handle(site, incoming, modifiers, path).await
            }
            Route::Art { picture } => art::handle(site, incoming, picture).await,
            Route::MissingAsset => {
                let picture = brand_file::handle(site, incoming).await;
                picture.ok_or(Fault::NotFound)
            }
            Route::Document | Route::Health | Route::NotAllowed { .. } | Route::NotFound => {
                Err(Fault::NotFound)
            }
        };
        answered.unwrap_or_else(|fault| {
            site.trace.fault(&fault);
            answer::fault(&fault, site.headers())
        })
    }
}
