//! Public responses at the edge: 60 s fresh, then 10 min good enough while a new one is fetched
//! in the background, or when the upstream is down (RFC 5861). Never across tenants, never for
//! the signed-in, never an error, and never what has not come whole.

mod plan;

pub use plan::{
    CACHE_SECONDS, FRESH_MS, Freshness, LONGEST_SHARED, Sharing, fresh_until, freshness, is_gone,
    sharing_for,
};

use crate::api::catalogue::{CachePolicy, Call};
use crate::cache::memory::{cache_key, site_key};
use crate::http::percent::{Encoding, encoded};
use crate::text::json::{self, Object};

/// Where a response came from, in the order of what it took.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CacheStatus {
    /// Cached, and fresh.
    Hit,
    /// Cached, and asked for again in the background.
    Stale,
    /// The upstream.
    Miss,
}

impl CacheStatus {
    /// As `x-edge-cache` and logs say it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hit => "hit",
            Self::Stale => "stale",
            Self::Miss => "miss",
        }
    }
}

/// Whether the visitor has any of the site's sessions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visitor {
    /// Neither session cookie.
    Anonymous,
    /// At least one.
    SignedIn,
}

impl Visitor {
    /// By the tokens of the two session cookies.
    #[must_use]
    pub const fn of(access_token: Option<&String>, assistant_token: Option<&String>) -> Self {
        match (access_token, assistant_token) {
            (None, None) => Self::Anonymous,
            _ => Self::SignedIn,
        }
    }
}

/// Whether a call is looked up in the cache at all.
#[must_use]
pub fn cacheable(call: &Call, visitor: Visitor) -> bool {
    call.cache == CachePolicy::Public && visitor == Visitor::Anonymous
}

/// What an upstream's response says of being cached.
#[derive(Clone, Copy, Debug, Default)]
pub struct CacheDirectives<'h> {
    /// `Cache-Control`
    pub cache_control: Option<&'h str>,
    /// `Vary`
    pub vary: Option<&'h str>,
    /// `Set-Cookie`: what comes with it is one visitor's.
    pub set_cookie: Option<&'h str>,
}

/// Whether a response of this status and with these headers may be put into the cache, once it is
/// found to be good ([`is_good`]); for a call that is [`cacheable`]. What varies by anything is no response
/// to the next request (RFC 9111 section 4.1); all requests of the edge have the same headers otherwise.
#[must_use]
pub fn storable(status: u16, directives: &CacheDirectives<'_>) -> bool {
    let forbids = |directive: &str| {
        let name = directive.split('=').next().unwrap_or_default().trim();
        name.eq_ignore_ascii_case("no-store") || name.eq_ignore_ascii_case("private")
    };
    let cache_control = directives.cache_control.unwrap_or_default();
    let vary = directives.vary.unwrap_or_default();
    status == 200
        && directives.set_cookie.is_none()
        && !cache_control.split(',').any(forbids)
        && !vary.split(',').any(|name| name.trim() == "*")
}

/// Whether a body that has ended is whole and good: JSON, and none that says that it failed.
///
/// A stream that was cut may end like one that was not, but an object or a list lacks its end then;
/// a number that was cut is a number still, so nothing else is taken.
#[must_use]
pub fn is_good(body: &[u8]) -> bool {
    let text = std::str::from_utf8(body).unwrap_or_default().trim_start();
    match Object::of(text, &["status"]) {
        Some(response) => response.read("status") != Some(false),
        None => text.starts_with('[') && json::is_json(text),
    }
}

/// The key of a call's response to a tenant at a domain. `path` and `query` are those of
/// the upstream request.
#[must_use]
pub fn key(
    deployment: &str,
    (tenant, domain): (&str, &str),
    call: &Call,
    path: &str,
    query: &str,
) -> String {
    let site = encoded(&site_key("response", tenant, domain), Encoding::UNRESERVED);
    let (method, host) = (call.method.name(), call.upstream.name());
    let mark = if query.is_empty() { "" } else { "?" };
    let path = [path, mark, query].concat();
    cache_key(deployment, &[&site, method, host, &path])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::catalogue::find;

    #[test]
    fn public_responses_are_cached_by_tenant() {
        let matched = find("GET", "services", "v1/class/active").unwrap();
        let me = find("GET", "services", "v1/user/me").unwrap().call;
        assert!(cacheable(matched.call, Visitor::Anonymous));
        assert!(!cacheable(matched.call, Visitor::SignedIn));
        assert!(!cacheable(me, Visitor::Anonymous));
        let key = |tenant, domain, query| {
            super::key("d1", (tenant, domain), matched.call, &matched.path, query)
        };
        assert_eq!(
            key("alpha", "alpha.example", "page=2"),
            "https://edge-cache.invalid/d1/response%3Aalpha%3Aalpha.example/GET/services/v1/class/\
             active?page=2"
        );
        let special = key("alpha", "pesilat.example", "");
        assert_ne!(special, key("alpha", "alpha.example", ""));
        // The special domain is another tenant's own: the two still share nothing.
        assert_ne!(special, key("pesilat", "pesilat.example", ""));
        assert_eq!(
            key("a", "b/c", ""),
            "https://edge-cache.invalid/d1/response%3Aa%3Ab%2Fc/GET/services/v1/class/active"
        );
    }

    #[test]
    fn any_session_is_somebodys() {
        let token = "a".to_owned();
        for (access, assistant, expected) in [
            (None, None, Visitor::Anonymous),
            (Some(&token), None, Visitor::SignedIn),
            (None, Some(&token), Visitor::SignedIn),
            (Some(&token), Some(&token), Visitor::SignedIn),
        ] {
            assert_eq!(Visitor::of(access, assistant), expected);
        }
    }

    #[test]
    fn an_upstream_may_forbid_caching() {
        for status in [201, 204, 206, 401, 404, 500, 502] {
            assert!(!storable(status, &CacheDirectives::default()), "{status}");
        }
        for (header, expected) in [
            (None, true),
            (Some(""), true),
            (Some("max-age=0, must-revalidate"), true),
            (Some("public, max-age=60"), true),
            (Some("x-private, s-maxage=1"), true),
            (Some("no-store"), false),
            (Some("No-Store, max-age=0"), false),
            (Some("max-age=60 ,  PRIVATE"), false),
            (Some("private=\"set-cookie\", max-age=60"), false),
        ] {
            let directives = CacheDirectives {
                cache_control: header,
                ..CacheDirectives::default()
            };
            assert_eq!(storable(200, &directives), expected, "{header:?}");
        }
        for (vary, set_cookie, expected) in [
            (Some("Accept-Encoding, Origin"), None, true),
            (Some("*"), None, false),
            (Some("Accept , *"), None, false),
            (None, Some("a=b"), false),
            (None, Some(""), false),
        ] {
            let directives = CacheDirectives {
                vary,
                set_cookie,
                ..CacheDirectives::default()
            };
            assert_eq!(
                storable(200, &directives),
                expected,
                "{vary:?} {set_cookie:?}"
            );
        }
    }

    #[test]
    fn only_what_is_whole_and_good_is_cached() {
        for (body, expected) in [
            (r#"{"status":true,"data":[1,{"status":false}]}"#, true),
            ("  \r\n[]\n", true),
            ("{}", true),
            (r#"{"status":200,"data":null}"#, true),
            (r#"{"status":"false"}"#, true),
            (r#"{"data":{},"status":false}"#, false),
            (r#"{"status":true,"status":false}"#, false),
            ("", false),
            (" ", false),
            ("null", false),
            ("12", false),
            ("\"a\"", false),
            ("<p>", false),
            (r#"{"status":true,"data":[1,2"#, false),
            (r#"{"status":true,"data":"a"}{"#, false),
            (r#"[{"a":1},"#, false),
            ("[1][2]", false),
        ] {
            assert_eq!(is_good(body.as_bytes()), expected, "{body}");
        }
        assert!(!is_good(b"{\"a\":\"\xff\"}"));
        assert!(!is_good(b"[\"\xc3\"]"));
        // However deep, it is read without a stack.
        let deep = ["[".repeat(100_000), "]".repeat(100_000)].concat();
        assert!(is_good(deep.as_bytes()));
    }

    #[test]
    fn every_proper_beginning_of_a_response_is_refused() {
        let whole = r#"{"status":true,"message":"ok \u00e9","data":[{"a":1.5e3},null,"é"]}"#;
        assert!(is_good(whole.as_bytes()));
        for end in 0..whole.len() {
            assert!(!is_good(&whole.as_bytes()[..end]), "{end}");
        }
    }
}
