//! What an isolate starts with: documents, and the calls that read. Everything else it hands over to
//! the module of [`super::deferred`].

mod hand_over;

use wasm_bindgen::JsValue;

use super::runtime::incoming::Incoming;
use super::runtime::site::Site;
use super::runtime::{answer, instance};
use super::{Module, answered, call, document, health};
use crate::deferral::is_deferred;
use crate::gateway::fault::Fault;
use crate::gateway::methods::Methods;
use crate::memory::Bounds;
use crate::route::{Route, route};

/// An isolate has 128 MB for everything. Bodies that are kept lie outside wasm, and count as well.
const MEMORY: Bounds = Bounds {
    slots: 8_192,
    bytes: 24 * 1024 * 1024,
};

/// Begins an instance of the module.
pub fn begin() {
    instance::begin(MEMORY);
}

/// Answers every request that reaches the worker.
#[must_use]
pub fn fetch(request: web_sys::Request, env: JsValue, context: JsValue) -> JsValue {
    let incoming = Incoming::new(request);
    if is_deferred(&incoming, |name| incoming.header(name)) {
        hand_over::deferred_answer(incoming, env, context)
    } else {
        answered::<Start>(incoming, env, context)
    }
}

struct Start;

impl Module for Start {
    fn at_once(site: &Site, incoming: &Incoming) -> Option<web_sys::Response> {
        match route(&incoming.method, &incoming.path) {
            Route::Document => document::kept(site, incoming),
            _ => None,
        }
    }

    async fn handle(site: &Site, incoming: &Incoming) -> web_sys::Response {
        let route = route(&incoming.method, &incoming.path);
        let fault = match route {
            Route::Document => return document::handle(site, incoming).await,
            Route::Api { upstream, path, .. } => {
                return call::read::handle(site, incoming, (upstream, path)).await;
            }
            Route::Health => return health::handle(site).await,
            // The pages that stand at these addresses.
            Route::Login | Route::Callback if !site.found.has_no_host() => {
                return answer::private(document::handle(site, incoming).await);
            }
            Route::NotFound => return answer::fault(&Fault::NotFound, site.headers()),
            Route::NotAllowed { allow } => Fault::MethodNotAllowed {
                allow: Methods::default().and(allow),
            },
            _ => Fault::NotFound,
        };
        document::failure::handle(site, incoming, &fault).await
    }
}
