//! A request's trace while it is answered, and where it goes then: the log, the answer's
//! `Server-Timing`, and Analytics Engine where it is bound.

use std::cell::{Cell, RefCell};
use std::fmt::Arguments;

use js_sys::{Array, Object};
use wasm_bindgen::{JsCast, JsValue};

use super::incoming::Incoming;
use super::{binding, js};
use crate::gateway::catalogue::Upstream;
use crate::gateway::fault::Fault;
use crate::gateway::upstream::guard;
use crate::trace::{Answered, Trace};

/// The binding of the data points.
const DATASET: &str = "METRICS";

/// One request's trace. Work behind the answer notes what goes wrong here as well.
pub struct RequestTrace {
    began_ms: u64,
    is_told: Cell<bool>,
    trace: RefCell<Trace>,
}

impl RequestTrace {
    /// Begins one, with the visitor's request id where it is well-formed, else a new random one.
    pub fn new(incoming: &Incoming) -> Self {
        let mut random = [0; 16];
        // Without randomness ids repeat, which harms logs and nothing else.
        let _ = getrandom::fill(&mut random);
        let request_id = guard::request_id(incoming.header("x-request-id").as_deref(), random);
        Self {
            began_ms: js::now_ms(),
            is_told: Cell::new(false),
            trace: RefCell::new(Trace::new(request_id)),
        }
    }

    /// Notes something. `note` asks nothing of this trace itself.
    pub fn note(&self, note: impl FnOnce(&mut Trace)) {
        note(&mut self.trace.borrow_mut());
    }

    /// The request's id.
    pub fn request_id(&self) -> String {
        self.trace.borrow().request_id.clone()
    }

    /// Notes that an upstream was asked at that time, in Unix milliseconds, and has answered now.
    pub fn asked(&self, upstream: Upstream, since_ms: u64) {
        let ms = js::now_ms().saturating_sub(since_ms);
        self.note(|trace| trace.asked(upstream, ms));
    }

    /// Notes what went wrong. What does so behind the answer has a line of its own.
    pub fn problem(&self, problem: Arguments<'_>) {
        let problem = problem.to_string();
        if self.is_told.get() {
            js::log_line(&self.trace.borrow().later_line(&problem), true);
        } else {
            self.note(|trace| trace.went_wrong(&problem));
        }
    }

    /// Notes a fault that becomes the answer, where nobody has said more of it.
    pub fn fault(&self, fault: &Fault) {
        if self.trace.borrow().wants_word_of(fault) {
            self.problem(format_args!("{fault}"));
        }
    }

    /// Tells operators how the request was answered.
    pub fn tell(
        &self,
        env: &JsValue,
        route: &'static str,
        status: u16,
        response: &web_sys::Response,
    ) {
        let answered = Answered {
            route,
            status,
            ms: js::now_ms().saturating_sub(self.began_ms),
        };
        let trace = self.trace.borrow();
        if trace.is_timed(route) {
            // An answer without it is an answer still.
            let timing = trace.server_timing(answered.ms);
            let _ = response.headers().set("server-timing", &timing);
        }
        js::log_line(&trace.line(answered), answered.status >= 500);
        let dataset = js::get(env, DATASET);
        if !dataset.is_undefined() {
            let dataset: binding::Dataset = dataset.unchecked_into();
            // A point that is not taken is one of many.
            let _ = dataset.write(&point(&trace, answered));
        }
        self.is_told.set(true);
    }
}

/// `{indexes: [tenant], blobs: [route, subject, upstream, cache, page], doubles: [status, ms,
/// upstreamMs]}`, as Analytics Engine takes it.
fn point(trace: &Trace, answered: Answered) -> Object {
    let texts = |texts: &[&str]| -> Array {
        let texts = texts.iter();
        texts.map(|text| JsValue::from_str(text)).collect()
    };
    let Answered { route, status, ms } = answered;
    #[expect(clippy::cast_precision_loss)] // Milliseconds of one request.
    let numbers = [f64::from(status), ms as f64, trace.upstream_ms() as f64];
    let doubles: Array = numbers.into_iter().map(JsValue::from_f64).collect();
    let point = Object::new();
    js::set(&point, "indexes", &texts(&[&trace.tenant]));
    js::set(&point, "blobs", &texts(&trace.blobs(route)));
    js::set(&point, "doubles", &doubles);
    point
}
