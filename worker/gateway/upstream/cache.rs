//! Public answers at the edge: 60 s fresh, then 10 min good enough while a new one is fetched
//! in the background, or when the upstream is down (RFC 5861). Never across tenants, never for
//! the signed-in, never an error.

use crate::gateway::catalogue::{Cache, Call};
use crate::text::percent::{Encoding, encoded};

/// How long an answer is given without asking again.
pub const FRESH_MS: u64 = 60 * 1000;

/// How long after that it is still given, while asking again.
pub const STALE_MS: u64 = 10 * 60 * 1000;

/// What an answer of a given age is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Freshness {
    /// Give it.
    Fresh,
    /// Give it, and fetch a new one in the background; give it when the upstream fails.
    Stale,
    /// Forget it.
    Gone,
}

/// Whether the visitor has any of the site's sessions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visitor {
    /// Neither session cookie.
    Anonymous,
    /// At least one.
    SignedIn,
}

/// Whether a call is looked up in the cache at all.
#[must_use]
pub fn cacheable(call: &Call, visitor: Visitor) -> bool {
    call.cache == Cache::Public && visitor == Visitor::Anonymous
}

/// Whether an answer with this status is put into the cache, for a call that is [`cacheable`].
#[must_use]
pub const fn storable(status: u16) -> bool {
    status == 200
}

/// Judges a kept answer by its age.
#[must_use]
pub const fn freshness(age_ms: u64) -> Freshness {
    match age_ms {
        0..FRESH_MS => Freshness::Fresh,
        age if age < FRESH_MS + STALE_MS => Freshness::Stale,
        _ => Freshness::Gone,
    }
}

/// The key, a URL, since the Cache API wants one; no host of this name can exist. `domain` is the
/// tenant domain, `path` and `query` are those of the upstream request.
#[must_use]
pub fn cache_key(domain: &str, call: &Call, path: &str, query: &str) -> String {
    let domain = encoded(domain, Encoding::UNRESERVED);
    let (method, host) = (call.method.name(), call.upstream.name());
    let mark = if query.is_empty() { "" } else { "?" };
    format!("https://edge-cache.invalid/{domain}/{method}/{host}/{path}{mark}{query}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gateway::catalogue::find;

    #[test]
    fn public_answers_are_kept_by_tenant() {
        let matched = find("GET", "services", "v1/class/active").unwrap();
        let me = find("GET", "services", "v1/user/me").unwrap().call;
        assert!(cacheable(matched.call, Visitor::Anonymous));
        assert!(!cacheable(matched.call, Visitor::SignedIn));
        assert!(!cacheable(me, Visitor::Anonymous));
        for status in [201, 204, 206, 401, 404, 500, 502] {
            assert!(!storable(status), "{status}");
        }
        assert!(storable(200));
        let key = |domain, query| cache_key(domain, matched.call, &matched.path, query);
        assert_eq!(
            key("alpha.example", "page=2"),
            "https://edge-cache.invalid/alpha.example/GET/services/v1/class/active?page=2"
        );
        assert_ne!(key("alpha.example", ""), key("pesilat.example", ""));
        assert_eq!(
            key("a/b", ""),
            "https://edge-cache.invalid/a%2Fb/GET/services/v1/class/active"
        );
    }

    #[test]
    fn answers_age() {
        let cases = [
            (0, Freshness::Fresh),
            (59_999, Freshness::Fresh),
            (60_000, Freshness::Stale),
            (659_999, Freshness::Stale),
            (660_000, Freshness::Gone),
            (u64::MAX, Freshness::Gone),
        ];
        for (age, expected) in cases {
            assert_eq!(freshness(age), expected, "{age}");
        }
    }
}
