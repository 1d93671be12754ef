//! Trace of a request for operators: the access log line, the `Server-Timing` header (W3C), and a data point
//! of Analytics Engine.
//!
//! Names out of the edge's own tables, numbers and the request's id go in, and what went wrong in
//! the edge's words; nothing that a visitor or an upstream has sent: no address, query, cookie,
//! token or body.

mod panic;
mod written;

pub use panic::panic_line;

use crate::api::catalogue::Upstream;
use crate::api::upstream::cache_rules::CacheStatus;
use crate::error::Error;
use crate::text::limit::shortened;

/// The longest account of what went wrong, in characters.
const LONGEST_PROBLEM: usize = 1_000;

/// How the page in a document came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageSource {
    /// The whole document was in memory, or in the visitor's browser (304).
    DocumentHit,
    /// The document was put together anew, its rendered page came from memory or the edge cache.
    PageHit,
    /// The app has rendered it for this document.
    Rendered,
    /// It could not be had: the empty shell was sent.
    Failed,
}

impl PageSource {
    const fn name(self) -> &'static str {
        match self {
            Self::DocumentHit => "document-cached",
            Self::PageHit => "page-cached",
            Self::Rendered => "rendered",
            Self::Failed => "missing",
        }
    }
}

/// What is noted of a request while it is handled.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// The request's id; it goes up to the upstreams as well.
    pub request_id: String,
    /// The tenant's key; empty where there is none.
    pub tenant: String,
    /// The page or the call, by its name in the edge's tables; empty where it is neither.
    pub subject: String,
    /// How the document's page came about.
    pub page: Option<PageSource>,
    slowest: Option<(Upstream, u64)>,
    cache: Option<CacheStatus>,
    problem: String,
}

/// How a request was handled.
#[derive(Clone, Copy, Debug)]
pub struct RequestOutcome {
    /// The route's name.
    pub route: &'static str,
    /// HTTP status.
    pub status: u16,
    /// How long it took until the response's headers, in milliseconds. The runtime's clock stands
    /// still while nothing is waited for.
    pub ms: u64,
}

impl Trace {
    /// The trace of a request of that id.
    #[must_use]
    pub fn new(request_id: String) -> Self {
        Self {
            request_id,
            ..Self::default()
        }
    }

    /// Records how long an upstream call took, whether it responded or not. Of a request's calls only
    /// the slowest is logged.
    pub fn record_upstream(&mut self, upstream: Upstream, ms: u64) {
        if self.slowest.is_none_or(|(_, slowest)| ms >= slowest) {
            self.slowest = Some((upstream, ms));
        }
    }

    /// Notes where a public response came from; of several the one that took longest counts.
    pub fn cached(&mut self, status: CacheStatus) {
        self.cache = self.cache.max(Some(status));
    }

    /// Notes what went wrong.
    pub fn went_wrong(&mut self, problem: &str) {
        if !self.problem.is_empty() {
            self.problem.push_str("; ");
        }
        self.problem.push_str(problem);
        if self.problem.len() > LONGEST_PROBLEM {
            self.problem = shortened(&self.problem, usize::MAX, LONGEST_PROBLEM);
        }
    }

    /// Whether an error that becomes the response must be logged: it is a failure of the edge or the platform,
    /// and no problem has been logged yet.
    #[must_use]
    pub const fn must_log(&self, error: &Error) -> bool {
        error.status() >= 500 && self.problem.is_empty()
    }

    /// Whether the response says how long it took (`Server-Timing`). A cached document has a
    /// fixed `Server-Timing` header.
    #[must_use]
    pub fn is_timed(&self, route: &str) -> bool {
        matches!(route, "document" | "api") && self.page != Some(PageSource::DocumentHit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_problem_is_truncated() {
        let mut trace = Trace::new("id".to_owned());
        assert!(trace.must_log(&Error::Internal));
        for _ in 0..1_000 {
            trace.went_wrong("services/v1/class/active: Slow");
        }
        assert!(!trace.must_log(&Error::Internal));
        assert!(trace.problem.len() < 2 * LONGEST_PROBLEM);
    }

    #[test]
    fn an_error_is_logged_once() {
        for (error, expected) in [
            (Error::Internal, true),
            (Error::BadGateway, true),
            (Error::Upstream(503), true),
            (Error::Upstream(404), false),
            (Error::NotFound, false),
            (Error::Unauthorized, false),
        ] {
            let mut trace = Trace::default();
            assert_eq!(trace.must_log(&error), expected, "{error}");
            trace.went_wrong("a");
            assert!(!trace.must_log(&error), "{error}");
        }
    }

    #[test]
    fn documents_and_calls_are_timed_unless_cached() {
        for (route, page, expected) in [
            ("document", None, true),
            ("document", Some(PageSource::Rendered), true),
            ("document", Some(PageSource::DocumentHit), false),
            ("api", None, true),
            ("robots", None, false),
        ] {
            let trace = Trace {
                page,
                ..Trace::default()
            };
            assert_eq!(trace.is_timed(route), expected, "{route} {page:?}");
        }
    }
}
