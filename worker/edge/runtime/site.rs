//! One request's surroundings: the tenant it is for and the runtime's handles.

use std::cell::{Cell, OnceCell};
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;
use std::time::Duration;

use js_sys::Promise;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use worker::{Context, Env};

use super::binding;
use super::js::{self, Late};
use super::request_trace::RequestTrace;
use crate::config::{Config, Deployment};
use crate::site::page::Page;
use crate::site::tables::PAGES;
use crate::site::tenant::{Found, Host, Published, TenantRef, published};

/// Work that goes on by itself. It is boxed, since each type of future would bring the promise's
/// machinery anew.
pub type Work = Pin<Box<dyn Future<Output = ()>>>;

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
    pub fn new(found: Found, trace: Rc<RequestTrace>, env: Env, context: Context) -> Self {
        Self {
            found,
            config: config(&env),
            trace,
            env,
            context: Rc::new(context),
        }
    }

    /// Takes a published tenant in place of the one that a rule has led to, where the host has one.
    pub fn take(&mut self, published: Option<Rc<Published>>, host: &Host, path: &str) {
        if let Some(tenant) = published {
            let rule = published::rule_at(host);
            self.found = Found::new(TenantRef::Published(tenant), rule, path);
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
        self.found.key(kind)
    }

    /// The key-value store; none when the binding is missing.
    pub fn kv(&self) -> Option<binding::KvNamespace> {
        self.binding("KV")
    }

    /// The built app; none when the binding is missing.
    pub fn assets(&self) -> Option<binding::Assets> {
        self.binding("ASSETS")
    }

    /// A rate limit by its binding's name; none when the binding is missing.
    pub fn limiter(&self, binding: &str) -> Option<binding::RateLimiter> {
        self.binding(binding)
    }

    /// Lets what has been begun go on after the answer has been sent.
    pub fn keep_on(&self, begun: &Promise) {
        let begun = JsFuture::from(begun.clone());
        self.context.wait_until(async {
            // Who has begun it tells what goes wrong.
            let _ = begun.await;
        });
    }

    /// Goes on with `work` after the answer has been sent.
    pub fn wait_until(&self, work: impl Future<Output = ()> + 'static) {
        // Nobody waits for it here.
        let _ = self.go_on(Box::pin(work));
    }

    /// Goes on with `work` whether or not somebody waits for it, and gives what it came to.
    ///
    /// # Errors
    /// [`Late`] where that takes longer than `limit`.
    pub async fn shared<T: 'static>(
        &self,
        work: impl Future<Output = T> + 'static,
        limit: Duration,
    ) -> Result<T, Late> {
        let result = Rc::new(Cell::new(None));
        let place = Rc::clone(&result);
        let done = self.go_on(Box::pin(async move { place.set(Some(work.await)) }));
        js::within(&done, limit).await?.map_err(|_| Late)?;
        result.take().ok_or(Late)
    }

    fn go_on(&self, work: Work) -> Promise {
        let done = future_to_promise(async move {
            work.await;
            Ok(JsValue::UNDEFINED)
        });
        self.keep_on(&done);
        done
    }

    fn binding<T: JsCast>(&self, name: &str) -> Option<T> {
        binding::of(&self.env, name)
    }

    /// `x-tenant` and `x-tenant-source`, which every answer of a tenant carries.
    pub fn headers(&self) -> crate::text::header::Headers {
        self.found.headers()
    }
}

thread_local! {
    static CONFIG: OnceCell<Rc<Config>> = const { OnceCell::new() };
}

/// The operator's configuration, read once per isolate: it cannot change while it lives.
fn config(env: &JsValue) -> Rc<Config> {
    CONFIG.with(|cell| Rc::clone(cell.get_or_init(|| Rc::new(read_config(env)))))
}

fn read_config(env: &JsValue) -> Config {
    let text = |of: &JsValue, name: &str| js::get(of, name).as_string().unwrap_or_default();
    let version = js::get(env, "VERSION");
    let deployment = Deployment::new(text(&version, "id"), text(&version, "tag"));
    let (config, problems) = Config::read(deployment, |name| text(env, name));
    for problem in &problems {
        js::log(format_args!("{problem}"));
    }
    config
}
