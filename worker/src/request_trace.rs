//! `RequestTrace`: collects a request's trace, and writes it to the log, the response's
//! `Server-Timing`, and Analytics Engine where it is bound.

use std::cell::{Cell, RefCell};
use std::fmt::Arguments;

use worker::{
    AnalyticsEngineDataPointBuilder, AnalyticsEngineDataset, Env, console_error, console_log,
};

use crate::platform::clock;
use belajar_core::api::catalogue::Upstream;
use belajar_core::api::upstream::limits;
use belajar_core::error::Error;
use belajar_core::health::PageCounts;
use belajar_core::http::request::Request;
use belajar_core::http::request_head::Header;
use belajar_core::http::trace::{PageSource, RequestOutcome, Trace};

/// The binding of the data points.
const DATASET: &str = "METRICS";

thread_local! {
    static PAGES: Cell<PageCounts> = Cell::default();
}

/// How the pages of this isolate came about.
pub fn page_counts() -> PageCounts {
    PAGES.get()
}

/// One request's trace. Work after the response notes what goes wrong here as well.
pub struct RequestTrace {
    began_ms: u64,
    is_logged: Cell<bool>,
    trace: RefCell<Trace>,
}

impl RequestTrace {
    /// Begins one, with the visitor's request id where it is well-formed, else a new random one.
    pub fn new(request: &Request) -> Self {
        let mut random = [0; 16];
        // Without randomness ids repeat, which harms logs and nothing else.
        let _ = getrandom::fill(&mut random);
        let request_id = limits::request_id(request.header(Header::RequestId), random);
        Self {
            began_ms: clock::now_ms(),
            is_logged: Cell::new(false),
            trace: RefCell::new(Trace::new(request_id)),
        }
    }

    /// Notes something. `note` asks nothing of this trace itself.
    pub fn note(&self, note: impl FnOnce(&mut Trace)) {
        note(&mut self.trace.borrow_mut());
    }

    /// Notes how the document's page came about, and counts it for `/_edge/health`.
    pub fn page(&self, source: PageSource) {
        self.note(|trace| trace.page = Some(source));
        PAGES.set(PAGES.get().plus(source));
    }

    /// The request's id.
    pub fn request_id(&self) -> String {
        self.trace.borrow().request_id.clone()
    }

    /// Records an upstream call that began at `since_ms` (Unix milliseconds) and has ended now.
    pub fn record_upstream(&self, upstream: Upstream, since_ms: u64) {
        let ms = clock::now_ms().saturating_sub(since_ms);
        self.note(|trace| trace.record_upstream(upstream, ms));
    }

    /// Notes what went wrong. What does so after the response has a line of its own.
    pub fn problem(&self, problem: Arguments<'_>) {
        let problem = problem.to_string();
        if self.is_logged.get() {
            console_error!("{}", self.trace.borrow().later_line(&problem));
        } else {
            self.note(|trace| trace.went_wrong(&problem));
        }
    }

    /// Notes an error that becomes the response, where nobody has said more of it.
    pub fn error(&self, error: &Error) {
        if self.trace.borrow().must_log(error) {
            self.problem(format_args!("{error}"));
        }
    }

    /// Logs how the request was handled, for operators.
    pub fn log(
        &self,
        dataset: Option<AnalyticsEngineDataset>,
        route: &'static str,
        status: u16,
        response: &web_sys::Response,
    ) {
        let outcome = RequestOutcome {
            route,
            status,
            ms: clock::now_ms().saturating_sub(self.began_ms),
        };
        let trace = self.trace.borrow();
        if trace.is_timed(route) {
            // A response without it is a response still.
            let timing = trace.server_timing(outcome.ms);
            let _ = response.headers().set("server-timing", &timing);
        }
        let line = trace.line(outcome);
        if outcome.status >= 500 {
            console_error!("{line}");
        } else {
            console_log!("{line}");
        }
        if let Some(dataset) = dataset {
            // A point that is not taken is one of many.
            let _ = point(&trace, outcome).write_to(&dataset);
        }
        self.is_logged.set(true);
    }
}

/// The store of data points; `None` if it is not bound.
pub fn dataset(env: &Env) -> Option<AnalyticsEngineDataset> {
    env.analytics_engine(DATASET).ok()
}

/// `{indexes: [tenant], blobs: [route, subject, upstream, cache, page], doubles: [status, ms,
/// upstreamMs]}`, as Analytics Engine takes it.
fn point(trace: &Trace, outcome: RequestOutcome) -> AnalyticsEngineDataPointBuilder {
    let RequestOutcome { route, status, ms } = outcome;
    #[expect(clippy::cast_precision_loss)] // Milliseconds of one request.
    let numbers = [f64::from(status), ms as f64, trace.upstream_ms() as f64];
    AnalyticsEngineDataPointBuilder::new()
        .indexes([&*trace.tenant])
        .blobs(trace.blobs(route))
        .doubles(numbers)
}
