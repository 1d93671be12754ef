//! Output forms of a trace: a line of the log, `Server-Timing`, and the blobs of a data point.

use serde::Serialize;

use super::{PageSource, RequestOutcome, Trace};
use crate::api::upstream::cache_rules::CacheStatus;
use crate::text::json;

impl Trace {
    /// The request's line: a JSON object that always has the same keys, null where they say nothing.
    #[must_use]
    pub fn line(&self, outcome: RequestOutcome) -> String {
        json::written(&RequestLine {
            request: &self.request_id,
            tenant: non_empty(&self.tenant),
            route: non_empty(outcome.route),
            subject: non_empty(&self.subject),
            status: outcome.status,
            ms: outcome.ms,
            upstream: self.slowest.map(|(upstream, _)| upstream.name()),
            upstream_ms: self.slowest.map(|(_, ms)| ms),
            cache: self.cache.map(CacheStatus::name),
            page: self.page.map(PageSource::name),
            problem: non_empty(&self.problem),
        })
    }

    /// The line of what went wrong after a response that has been given.
    #[must_use]
    pub fn later_line(&self, problem: &str) -> String {
        json::written(&LaterLine {
            request: &self.request_id,
            tenant: non_empty(&self.tenant),
            problem: non_empty(problem),
        })
    }

    /// The value of `Server-Timing`.
    #[must_use]
    pub fn server_timing(&self, ms: u64) -> String {
        let mut value = String::from("total;dur=");
        value.push_str(&ms.to_string());
        if let Some((upstream, ms)) = self.slowest {
            value.extend([
                ", upstream;desc=",
                upstream.name(),
                ";dur=",
                &ms.to_string(),
            ]);
        }
        let cache = self.cache.map(CacheStatus::name);
        let page = self.page.map(PageSource::name);
        for (name, described) in [("cache", cache), ("page", page)] {
            if let Some(described) = described {
                value.extend([", ", name, ";desc=", described]);
            }
        }
        value
    }

    /// What a data point says in words, in this order.
    #[must_use]
    pub fn blobs(&self, route: &'static str) -> [&str; 5] {
        [
            route,
            &self.subject,
            self.slowest.map_or("", |(upstream, _)| upstream.name()),
            self.cache.map_or("", CacheStatus::name),
            self.page.map_or("", PageSource::name),
        ]
    }

    /// How long the slowest upstream took, in milliseconds; 0 where none was asked.
    #[must_use]
    pub fn upstream_ms(&self) -> u64 {
        self.slowest.map_or(0, |(_, ms)| ms)
    }
}

/// A request's line, in its order.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct RequestLine<'t> {
    request: &'t str,
    tenant: Option<&'t str>,
    route: Option<&'t str>,
    subject: Option<&'t str>,
    upstream: Option<&'t str>,
    cache: Option<&'t str>,
    page: Option<&'t str>,
    problem: Option<&'t str>,
    status: u16,
    ms: u64,
    upstream_ms: Option<u64>,
}

#[derive(Serialize)]
struct LaterLine<'t> {
    request: &'t str,
    tenant: Option<&'t str>,
    problem: Option<&'t str>,
}

/// The text; `None` if it is empty.
fn non_empty(text: &str) -> Option<&str> {
    Some(text).filter(|text| !text.is_empty())
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::api::catalogue::Upstream;

    const OUTCOME: RequestOutcome = RequestOutcome {
        route: "document",
        status: 200,
        ms: 15,
    };

    fn trace() -> Trace {
        let mut trace = Trace::new("0123456789abcdef".to_owned());
        trace.tenant.push_str("alpha");
        trace
    }

    #[test]
    fn a_line_always_has_the_same_keys() {
        let empty = trace().line(OUTCOME);
        let mut full = trace();
        full.subject.push_str("class-detail");
        full.page = Some(PageSource::Rendered);
        full.record_upstream(Upstream::Services, 3);
        full.record_upstream(Upstream::Api, 12);
        full.record_upstream(Upstream::Data, 4);
        full.cached(CacheStatus::Miss);
        full.cached(CacheStatus::Hit);
        full.went_wrong("a \"b\"\n");
        full.went_wrong("c");
        let expected = [
            json!({
                "request": "0123456789abcdef", "tenant": "alpha", "route": "document",
                "subject": null, "status": 200, "ms": 15, "upstream": null, "upstreamMs": null,
                "cache": null, "page": null, "problem": null,
            }),
            json!({
                "request": "0123456789abcdef", "tenant": "alpha", "route": "document",
                "subject": "class-detail", "status": 200, "ms": 15, "upstream": "api",
                "upstreamMs": 12, "cache": "miss", "page": "rendered", "problem": "a \"b\"\n; c",
            }),
        ];
        for (line, expected) in [empty, full.line(OUTCOME)].iter().zip(expected) {
            assert_eq!(serde_json::from_str::<Value>(line).unwrap(), expected);
            assert!(!line.contains('\n'));
        }
        let later: Value = serde_json::from_str(&full.later_line("d")).unwrap();
        assert_eq!(
            later,
            json!({ "request": "0123456789abcdef", "tenant": "alpha", "problem": "d" })
        );
    }

    #[test]
    fn server_timing_has_tokens_and_numbers_only() {
        let mut full = trace();
        assert_eq!(full.server_timing(0), "total;dur=0");
        full.record_upstream(Upstream::Services, 12);
        full.cached(CacheStatus::Stale);
        full.page = Some(PageSource::PageHit);
        full.went_wrong("secret");
        assert_eq!(
            full.server_timing(15),
            "total;dur=15, upstream;desc=services;dur=12, cache;desc=stale, page;desc=page-cached"
        );
        assert_eq!(
            full.blobs("api"),
            ["api", "", "services", "stale", "page-cached"]
        );
        assert_eq!(full.upstream_ms(), 12);
    }
}
