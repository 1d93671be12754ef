//! Drift: a response of the platform lacks a field that the site requires (`app/api/openapi.json` lists
//! those). It is logged once for each call, field and tenant, since a platform that has changed responds so
//! to everybody; and without the value, which is the platform's own.

use std::collections::BTreeSet;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::api::catalogue::{self, Call};
use crate::text::json;

/// The most that one page reports.
const MOST: usize = 20;

/// The most that an isolate logs; what comes after that is not logged.
const MOST_LOGGED: usize = 1_000;

/// What stands for the whole response in place of a field.
const WHOLE: &str = "$";

/// What a rendering says of one response (`app/api/contract/drift.ts`).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Finding {
    /// The call's key, with what a visitor may have written in it.
    #[serde(rename = "address")]
    call_key: String,
    /// Where in the response, in the words of the app's own decoders: `data.items[].slug`.
    field: String,
    /// What should stand there: `a text`.
    expected: String,
    /// The kind of what stands there: `nothing`.
    found: String,
    /// Whether nothing of the response can be used.
    is_fatal: bool,
}

/// What a rendering has found, as it says it.
#[must_use]
pub fn read(json_text: &str) -> Vec<Finding> {
    let mut found: Vec<Finding> = json::read(json_text).unwrap_or_default();
    found.truncate(MOST);
    found
}

/// The first place for which nothing of the response to one of these calls can be used.
#[must_use]
pub fn fatal_to<'f>(call_keys: &[String], found: &'f [Finding]) -> Option<&'f Finding> {
    let mut fatal = found.iter().filter(|one| one.is_fatal);
    fatal.find(|one| call_keys.contains(&one.call_key))
}

/// A drift as it is logged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Drift {
    /// The call, by its name in the catalogue.
    call: String,
    /// Where in its response.
    field: String,
    /// What should stand there.
    expected: String,
    /// The kind of what stands there, never what it says.
    found: String,
}

impl fmt::Display for Drift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            call,
            field,
            expected,
            found,
        } = self;
        if field == WHOLE {
            write!(f, "{call} answers no data")?;
        } else {
            write!(f, "{call} answers without a usable {field}")?;
        }
        write!(f, ": expected {expected}, found {found}")
    }
}

impl Drift {
    /// Of what a rendering has found; `None` for a call that nobody knows.
    #[must_use]
    pub fn of(found: &Finding) -> Option<Self> {
        Some(Self {
            call: called(&found.call_key)?,
            field: found.field.clone(),
            expected: found.expected.clone(),
            found: found.found.clone(),
        })
    }

    /// The drift of a response that has no list at `field`; `None` if the catalogue lacks the call.
    #[must_use]
    pub fn unlisted(call_key: &str, field: &str) -> Option<Self> {
        Some(Self {
            call: called(call_key)?,
            field: field.to_owned(),
            expected: "a list".to_owned(),
            found: "none".to_owned(),
        })
    }

    /// Of a response that is no data at all.
    #[must_use]
    pub fn whole(call: &Call) -> Self {
        Self {
            call: call.name(),
            field: WHOLE.to_owned(),
            expected: "JSON".to_owned(),
            found: "none".to_owned(),
        }
    }

    /// Its line of the log.
    #[must_use]
    pub fn line(&self, request_id: &str, tenant: &str) -> String {
        json::written(&DriftLine {
            request: request_id,
            tenant,
            drift: self,
        })
    }

    /// What its data point says in words, in this order.
    #[must_use]
    pub fn blobs(&self) -> [&str; 3] {
        ["drift", &self.call, &self.field]
    }
}

/// The name of a call by its key; `None` if the catalogue lacks it.
fn called(call_key: &str) -> Option<String> {
    let path = call_key.split('?').next()?;
    let (host, path) = path.split_once('/')?;
    Some(catalogue::find("GET", host, path).ok()?.call.name())
}

#[derive(Serialize)]
struct DriftLine<'d> {
    request: &'d str,
    tenant: &'d str,
    drift: &'d Drift,
}

/// Whether a body that came with a success is no data: nothing, or the words of something else. JSON
/// that was cut on its way is data still.
#[must_use]
pub fn is_no_data(body: &str) -> bool {
    !body.trim_start().starts_with(['{', '['])
}

/// The drifts that an isolate has logged: tenant, call and field.
#[derive(Debug, Default)]
pub struct LoggedDrifts(BTreeSet<(String, String, String)>);

impl LoggedDrifts {
    /// None has been logged.
    #[must_use]
    pub const fn new() -> Self {
        Self(BTreeSet::new())
    }

    /// Whether a tenant's drift is not logged yet. It counts as logged from now on.
    pub fn is_new(&mut self, tenant: &str, drift: &Drift) -> bool {
        let place = (tenant.to_owned(), drift.call.clone(), drift.field.clone());
        self.0.len() < MOST_LOGGED && self.0.insert(place)
    }

    /// How many different ones there were.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.len()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn drifts(findings: &Value) -> Vec<Option<Drift>> {
        read(&findings.to_string()).iter().map(Drift::of).collect()
    }

    fn drift(call: &str, field: &str) -> Drift {
        Drift {
            call: call.to_owned(),
            field: field.to_owned(),
            expected: "a text".to_owned(),
            found: "nothing".to_owned(),
        }
    }

    /// A finding as a rendering reports it.
    fn finding(call_key: &str, field: &str, is_fatal: bool) -> Value {
        json!({
            "address": call_key, "field": field, "isFatal": is_fatal,
            "expected": "a text", "found": "nothing",
        })
    }

    #[test]
    fn a_call_is_logged_by_its_name_alone() {
        let found = |call_key| json!([finding(call_key, "data", true)]);
        for (call_key, call) in [
            (
                "services/v1/class/active?search=rahasia",
                Some("GET services/v1/class/active"),
            ),
            ("api/silabus/7", Some("GET api/silabus/{programId}")),
            ("services/v1/nothing", None),
            ("services", None),
            ("", None),
        ] {
            let expected = call.map(|call| drift(call, "data"));
            assert_eq!(drifts(&found(call_key)), [expected], "{call_key}");
        }
    }

    #[test]
    fn findings_of_a_rendering_are_bounded() {
        let one = finding("a/b", "data", false);
        assert_eq!(
            read(&Value::from(vec![one; MOST + 1]).to_string()).len(),
            MOST
        );
        for text in ["", "x", "{}", "[1]", "[]"] {
            assert_eq!(read(text), [], "{text}");
        }
    }

    #[test]
    fn a_page_stands_and_falls_with_its_main_call() {
        let rows = [
            finding("a/b?c=1", "data", true),
            finding("a/d", "data[].slug", false),
        ];
        let found = read(&json!(rows).to_string());
        for (call_key, expected) in [("a/b?c=1", true), ("a/b", false), ("a/d", false)] {
            assert_eq!(fatal_to(&[call_key.to_owned()], &found).is_some(), expected);
        }
        assert_eq!(fatal_to(&[], &found), None);
    }

    #[test]
    fn each_is_logged_once_for_each_tenant() {
        let (one, other) = (drift("a", "data"), drift("a", "data.b"));
        let mut actual = LoggedDrifts::new();
        for (tenant, drift, expected) in [
            ("alpha", &one, true),
            ("alpha", &one, false),
            ("alpha", &other, true),
            ("beta", &one, true),
            ("beta", &one, false),
        ] {
            assert_eq!(actual.is_new(tenant, drift), expected);
        }
        assert_eq!(actual.count(), 3);
        for number in 0..MOST_LOGGED {
            actual.is_new(&number.to_string(), &one);
        }
        assert_eq!(actual.count(), MOST_LOGGED);
        assert!(!actual.is_new("gamma", &one));
    }

    #[test]
    fn a_drift_line_has_the_place_and_no_value() {
        let drift = drift("GET a/b", "data.items[].slug");
        let line: Value = serde_json::from_str(&drift.line("id", "alpha")).unwrap();
        let expected = json!({
            "request": "id", "tenant": "alpha",
            "drift": {
                "call": "GET a/b", "field": "data.items[].slug",
                "expected": "a text", "found": "nothing",
            },
        });
        assert_eq!(line, expected);
        assert_eq!(
            drift.to_string(),
            "GET a/b answers without a usable data.items[].slug: expected a text, found nothing"
        );
        assert_eq!(drift.blobs(), ["drift", "GET a/b", "data.items[].slug"]);
    }

    #[test]
    fn a_body_without_json_is_no_data() {
        for (body, expected) in [
            ("", true),
            (" \n", true),
            ("<!doctype html>", true),
            ("null", true),
            ("{\"data\":", false),
            (" []", false),
        ] {
            assert_eq!(is_no_data(body), expected, "{body}");
        }
    }

    #[test]
    fn a_response_that_is_no_data_is_logged_as_a_whole() {
        let matched = catalogue::find("GET", "services", "v1/class/active").unwrap();
        let whole = Drift::whole(matched.call).to_string();
        let expected = "GET services/v1/class/active answers no data: expected JSON, found none";
        assert_eq!(whole, expected);
    }
}
