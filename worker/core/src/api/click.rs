//! Click records: the fields that are passed on to the platform (spec section 7).
//!
//! A query can hold a search, an address or a token, so none is passed on (design section 7); neither is
//! the path of a page whose path is a token itself.

use crate::sites::tables::PAGES;
use crate::text::json::{self, Object};
use serde::Serialize;

/// The longest address that is passed on, in bytes.
const LONGEST_ADDRESS: usize = 2_048;

/// The longest timestamp, in bytes: an ISO 8601 date-time.
const LONGEST_TIMESTAMP: usize = 40;

/// The parameter of a page whose path is a secret, as the page table names it.
const SECRET: &str = "token";

const TYPES: [&str; 3] = ["page_load", "internal_navigation", "external"];

#[derive(Serialize)]
struct Click<'c> {
    from: &'c str,
    to: &'c str,
    #[serde(rename = "type")]
    kind: &'c str,
    timestamp: &'c str,
}

/// The record in a page's body, with addresses up to their path. `None` if it is no click record.
#[must_use]
pub fn record(body: &str) -> Option<String> {
    let body = Object::of(body, &["from", "to", "type", "timestamp"])?;
    let text = |name: &str| body.read::<String>(name);
    let kind = text("type").filter(|kind| TYPES.contains(&kind.as_str()))?;
    let timestamp = text("timestamp").filter(|time| time.len() <= LONGEST_TIMESTAMP)?;
    let (from, to) = (text("from").unwrap_or_default(), text("to")?);
    Some(json::written(&Click {
        from: address(&from)?,
        to: address(&to)?,
        kind: &kind,
        timestamp: &timestamp,
    }))
}

/// A web address or a path, without its query and its fragment; none with a name before its host.
/// An empty one, as of a page without a referrer, stays empty.
fn address(text: &str) -> Option<&str> {
    let path = text.split(['?', '#']).next().unwrap_or_default();
    let rest = ["http://", "https://"]
        .iter()
        .find_map(|scheme| path.strip_prefix(scheme));
    let is_web = rest.is_some_and(|rest| !authority(rest).contains('@'));
    let is_known = path.is_empty() || path.starts_with('/') || is_web;
    (is_known && path.len() <= LONGEST_ADDRESS).then(|| without_secret(path))
}

/// An address up to a secret in its path, also below another path: `/Link` of `/Link/0f3a…`.
fn without_secret(address: &str) -> &str {
    let host_end = address.split_once("://").map_or(0, |(scheme, rest)| {
        scheme.len() + "://".len() + authority(rest).len()
    });
    let path = address.get(host_end..).unwrap_or_default();
    let mut starts = path.match_indices('/').map(|(start, _)| start);
    let secret = starts.find(|start| path.get(*start..).is_some_and(is_secret));
    let Some(secret) = secret else {
        return address;
    };
    let page = path.get(secret + 1..).unwrap_or_default();
    let name = page.split('/').next().unwrap_or_default();
    let end = host_end + secret + 1 + name.len();
    address.get(..end).unwrap_or_default()
}

fn is_secret(path: &str) -> bool {
    let found = PAGES.find(path, |_| true);
    found.is_ok_and(|found| {
        found.is_some_and(|found| found.params.iter().any(|(name, _)| *name == SECRET))
    })
}

fn authority(rest: &str) -> &str {
    rest.split('/').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::record;
    use serde_json::{Value, json};

    fn click(from: &str, to: &str) -> Value {
        json!({ "from": from, "to": to, "type": "external", "timestamp": "2026-11-20T00:00:00Z" })
    }

    #[test]
    fn addresses_end_at_their_path() {
        for (from, to, passed) in [
            ("", "https://a.example/", Some(("", "https://a.example/"))),
            (
                "https://a.example/Class?search=x#y",
                "http://b.example:8787/p/q#z?w",
                Some(("https://a.example/Class", "http://b.example:8787/p/q")),
            ),
            (
                "https://a.example/callbackauth?token=secret",
                "https://a.example?token=secret",
                Some(("https://a.example/callbackauth", "https://a.example")),
            ),
            (
                "?x",
                "https://a.example/@b",
                Some(("", "https://a.example/@b")),
            ),
            ("https://a.example/", "mailto:a@b.example", None),
            ("https://a.example/", "https://name:word@b.example/", None),
            ("javascript:alert(1)", "https://a.example/", None),
            ("/", "/Class?token=x", Some(("/", "/Class"))),
            (
                "https://a.example/Link/0f3a-secret",
                "https://a.example:8787/Pesilat/link/0f3a-secret/?x",
                Some((
                    "https://a.example/Link",
                    "https://a.example:8787/Pesilat/link",
                )),
            ),
            ("/Link/0f3a-secret", "/Link", Some(("/Link", "/Link"))),
            ("/Class/link", "/Blog/x", Some(("/Class/link", "/Blog/x"))),
            ("https://a.example/", "Class", None),
        ] {
            let expected = passed.map(|(from, to)| click(from, to));
            let made = record(&click(from, to).to_string())
                .map(|text| serde_json::from_str(&text).unwrap());
            assert_eq!(made, expected, "{from} {to}");
        }
    }

    #[test]
    fn an_invalid_click_record_is_none() {
        let long = format!("https://a.example/{}", "a".repeat(2_048));
        for body in [
            Value::Null,
            json!([]),
            json!({}),
            json!({ "to": "https://a.example/" }),
            json!({ "to": 3, "type": "external", "timestamp": "" }),
            json!({ "to": "https://a.example/", "type": "other", "timestamp": "" }),
            json!({ "to": "https://a.example/", "type": "external" }),
            json!({ "to": "https://a.example/", "type": "external", "timestamp": "1".repeat(41) }),
            click("", &long),
        ] {
            assert_eq!(record(&body.to_string()), None, "{body}");
        }
    }

    #[test]
    fn nothing_else_is_passed_on() {
        let mut body = click("", "https://a.example/");
        body["extra"] = json!("x".repeat(100));
        assert!(!record(&body.to_string()).unwrap().contains("extra"));
    }
}
