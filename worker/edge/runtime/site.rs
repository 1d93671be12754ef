//! One request's surroundings: the tenant it is for and the runtime's handles.

use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use worker::{Context, Env};

use super::config::Config;
use super::js;
use super::request_trace::RequestTrace;
use crate::memory::site_key;
use crate::site::page::Page;
use crate::site::tables::PAGES;
use crate::site::tenant::{Found, HostRule, Tenant, TenantRef};

/// The tenant, the configuration and the runtime. Cheap to clone, so that work in the background
/// can own one.
#[derive(Clone)]
pub struct Site {
    /// The tenant, how it was found, and whether the path rule holds.
    pub found: Found,
    /// Variables and secrets.
    pub config: Rc<Config>,
    /// What operators see of the request.
    pub trace: Rc<RequestTrace>,
    env: Env,
    context: Rc<Context>,
}

impl Site {
    /// Puts a request's surroundings together.
    pub fn new(
        found: Found,
        config: Rc<Config>,
        trace: Rc<RequestTrace>,
        env: Env,
        context: Context,
    ) -> Self {
        Self {
            found,
            config,
            trace,
            env,
            context: Rc::new(context),
        }
    }

    /// Takes a published tenant in place of the default one, where the host has one.
    pub fn take(&mut self, published: Option<Rc<Tenant>>, path: &str) {
        if let Some(tenant) = published {
            self.found = Found::new(TenantRef::Published(tenant), HostRule::Host, path);
        }
    }

    /// The tenant domain: the boundary of tokens, settings and caches.
    pub fn domain(&self) -> &str {
        self.found.domain()
    }

    /// The pages in the tenant's set.
    pub fn pages(&self) -> impl Iterator<Item = &'static Page> {
        let tenant = &self.found.tenant;
        PAGES.iter().filter(move |page| tenant.has(page))
    }

    /// The name of what belongs to this tenant under this domain, in memory as in KV.
    pub fn key(&self, kind: &str) -> String {
        site_key(kind, &self.found.tenant.key, self.domain())
    }

    /// The key-value store; none when the binding is missing.
    pub fn kv(&self) -> Option<js::KvNamespace> {
        self.binding("KV")
    }

    /// The built app; none when the binding is missing.
    pub fn assets(&self) -> Option<js::Assets> {
        self.binding("ASSETS")
    }

    /// A rate limit by its binding's name; none when the binding is missing.
    pub fn limiter(&self, binding: &str) -> Option<js::RateLimiter> {
        self.binding(binding)
    }

    /// Goes on with `work` after the answer has been sent.
    pub fn wait_until(&self, work: impl Future<Output = ()> + 'static) {
        // Boxed, since each type of future would bring the promise's machinery anew.
        let work: Pin<Box<dyn Future<Output = ()>>> = Box::pin(work);
        self.context.wait_until(work);
    }

    fn binding<T: JsCast>(&self, name: &str) -> Option<T> {
        js::binding(self.env.as_ref(), name)
    }

    /// `x-tenant` and `x-tenant-source`, which every answer of a tenant carries.
    pub fn headers(&self) -> super::answer::Headers {
        vec![
            ("x-tenant", self.found.tenant.key.to_string()),
            ("x-tenant-source", self.found.source_label().to_owned()),
        ]
    }
}
