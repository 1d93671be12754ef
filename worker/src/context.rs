//! `RequestContext`, which every middleware and handler gets, and `IncomingRequest`, the visitor's request
//! in it.

use std::cell::OnceCell;
use std::future::Future;
use std::ops::Deref;
use std::rc::Rc;
use std::time::Duration;

use futures::FutureExt;
use futures::channel::oneshot::{self, Receiver};
use js_sys::Array;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use worker::kv::KvStore;
use worker::{
    AnalyticsEngineDataset, Context, Env, Fetcher, RateLimiter, WorkerVersionMetadata,
    console_error,
};

use crate::platform::timeout::{Elapsed, timeout};
use crate::request_trace::{self, RequestTrace};
use crate::tenants::TENANTS;
use belajar_core::config::{Config, Deployment};
use belajar_core::document::page_request::PageRequest;
use belajar_core::error::Error;
use belajar_core::http::request::Request;
use belajar_core::http::request_head::Header;
use belajar_core::sites::page::Page;
use belajar_core::sites::tables::PAGES;
use belajar_core::sites::tenant::{Published, ResolvedTenant};

/// Set by `js/main.js` for a request whose first instance came to its end.
const INTERRUPTED: &str = "INTERRUPTED";

/// One request, the tenant it is for, the configuration and the runtime. Cheap to clone, so that work in
/// the background can own one.
#[derive(Clone)]
pub struct RequestContext {
    /// The visitor's request, parsed once.
    pub request: Rc<IncomingRequest>,
    /// Variables and secrets.
    pub config: Rc<Config>,
    /// What operators see of the request.
    pub trace: Rc<RequestTrace>,
    env: Env,
    execution: Rc<Context>,
}

impl RequestContext {
    /// Parses a request. The configuration is read once per isolate.
    pub fn new(request: web_sys::Request, env: Env, execution: Context) -> Self {
        let request = Rc::new(IncomingRequest::new(request));
        Self {
            config: config(&env),
            trace: Rc::new(RequestTrace::new(&request)),
            request,
            env,
            execution: Rc::new(execution),
        }
    }

    /// The same context with another request of the same tenant, which the edge makes on the visitor's
    /// behalf.
    pub fn with_request(&self, request: web_sys::Request) -> Self {
        let mut request = IncomingRequest::new(request);
        request.parsed.take_tenant_of(&self.request);
        Self {
            request: Rc::new(request),
            ..self.clone()
        }
    }

    /// Puts a published tenant in place of the one that a rule has led to.
    pub fn set_tenant(&mut self, tenant: &Published) {
        Rc::make_mut(&mut self.request).parsed.set_tenant(tenant);
    }

    /// The tenant, how it was found, and whether the path rule holds.
    pub fn tenant(&self) -> &ResolvedTenant {
        &self.request.tenant
    }

    /// Whether another instance of the module was handling the request, and ended meanwhile (`js/main.js`).
    pub fn was_interrupted(&self) -> bool {
        self.env.var(INTERRUPTED).is_ok()
    }

    /// Reads a request for a page, and notes the page's name in the trace.
    ///
    /// # Errors
    /// As [`PageRequest::of`].
    pub fn page_request(&self) -> Result<PageRequest<'_>, Error> {
        let page_request = PageRequest::of(&self.request, &self.config)?;
        if let Some(matched) = &page_request.matched {
            let name = matched.page.name;
            self.trace.note(|trace| name.clone_into(&mut trace.subject));
        }
        Ok(page_request)
    }

    /// The tenant domain: the boundary of tokens, settings and caches.
    pub fn domain(&self) -> &str {
        self.tenant().domain()
    }

    /// The pages in the tenant's set.
    pub fn pages(&self) -> impl Iterator<Item = &'static Page> {
        let tenant = &self.tenant().row;
        PAGES.iter().filter(move |page| tenant.has(page))
    }

    /// The name of what belongs to this tenant under this domain, in memory as in KV.
    pub fn key(&self, kind: &str) -> String {
        self.tenant().key(kind)
    }

    /// The key-value store; `None` if the binding is missing.
    pub fn kv(&self) -> Option<KvStore> {
        self.env.kv("KV").ok()
    }

    /// The built app; `None` if the binding is missing.
    pub fn assets(&self) -> Option<Fetcher> {
        self.env.assets("ASSETS").ok()
    }

    /// A rate limit by its binding's name; `None` if the binding is missing.
    pub fn limiter(&self, binding: &str) -> Option<RateLimiter> {
        self.env.rate_limiter(binding).ok()
    }

    /// The store of data points; `None` if it is not bound.
    pub fn metrics(&self) -> Option<AnalyticsEngineDataset> {
        request_trace::dataset(&self.env)
    }

    /// Goes on with `work` after the response has been sent. It is boxed, so that the code which makes a
    /// promise of a future is compiled for one kind of them.
    pub fn wait_until(&self, work: impl Future<Output = ()> + 'static) {
        self.execution.wait_until(work.boxed_local());
    }

    /// Runs `work` to its end in the background; the receiver gets its result.
    pub fn spawn<T: 'static>(&self, work: impl Future<Output = T> + 'static) -> Receiver<T> {
        let (sender, receiver) = oneshot::channel();
        self.wait_until(async move {
            // Whoever has asked for it may have gone.
            let _ = sender.send(work.await);
        });
        receiver
    }

    /// Runs `work` to its end in the background, and waits for its result.
    ///
    /// # Errors
    /// [`Elapsed`] where that takes longer than `limit`.
    pub async fn shared<T: 'static>(
        &self,
        work: impl Future<Output = T> + 'static,
        limit: Duration,
    ) -> Result<T, Elapsed> {
        let done = timeout(limit, self.spawn(work)).await?;
        done.map_err(|_| Elapsed)
    }

    /// `x-tenant` and `x-tenant-source`, which every response of a tenant carries.
    pub fn tenant_headers(&self) -> belajar_core::http::header::Headers {
        self.tenant().headers()
    }
}

thread_local! {
    static CONFIG: OnceCell<Rc<Config>> = const { OnceCell::new() };
}

/// The operator's configuration, read once per isolate: it cannot change while it lives.
fn config(env: &Env) -> Rc<Config> {
    CONFIG.with(|cell| Rc::clone(cell.get_or_init(|| Rc::new(read_config(env)))))
}

fn read_config(env: &Env) -> Config {
    let version = env.get_binding::<WorkerVersionMetadata>("VERSION");
    let (id, tag) = version.map_or_else(
        |_| Default::default(),
        |version| (version.id(), version.tag()),
    );
    let var = |name: &str| {
        env.var(name)
            .map_or_else(|_| String::new(), |var| var.to_string())
    };
    let config = Config::read(Deployment::new(id, tag), var);
    for problem in &config.problems {
        console_error!("{problem}");
    }
    config
}

// All of it comes in one text by one call. The framework's request takes a method that it does not know
// for GET, and brings each part by a call of its own; with its `http` types, which copy all of them, an
// empty response was measured at 0.52 of JavaScript's rate, with the runtime's own at 0.86 to 0.91.
#[wasm_bindgen(module = "/js/request.js")]
extern "C" {
    fn read(request: &web_sys::Request, names: &Array) -> String;
}

thread_local! {
    static NAMES: Array = Header::NAMES.into_iter().map(JsValue::from_str).collect();
}

/// One visitor's request, parsed once, with the runtime's object for its body and its signal. It
/// dereferences to the parsed [`Request`] (host, route, call, tenant), and that to its
/// [`RequestHead`](belajar_core::http::request_head::RequestHead) (method, path, query, headers).
#[derive(Clone)]
pub struct IncomingRequest {
    /// The runtime's request, for its body and its signal.
    pub raw: web_sys::Request,
    /// The parsed request.
    pub parsed: Request,
}

impl Deref for IncomingRequest {
    type Target = Request;

    fn deref(&self) -> &Request {
        &self.parsed
    }
}

impl IncomingRequest {
    /// Reads a request.
    pub fn new(raw: web_sys::Request) -> Self {
        let text = NAMES.with(|names| read(&raw, names));
        let parsed = Request::read(&text, &TENANTS);
        Self { raw, parsed }
    }

    /// Whether the visitor has left.
    pub fn has_left(&self) -> bool {
        self.signal().is_some_and(|signal| signal.aborted())
    }

    /// Fires when the visitor leaves: the runtime's `enable_request_signal`, which the compatibility date in
    /// `wrangler.toml` turns on.
    pub fn signal(&self) -> Option<web_sys::AbortSignal> {
        let signal: JsValue = self.raw.signal().into();
        signal.dyn_into().ok()
    }
}
