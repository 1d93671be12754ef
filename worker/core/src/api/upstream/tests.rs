//! The rules of `test/cases/upstream.json`.

use serde::Deserialize;

use super::response::{content_type_fits, is_response_header_forwarded, status};
use super::*;
use crate::api::catalogue::{Body, Upstream};

#[derive(Deserialize)]
struct Cases {
    targets: Vec<TargetCase>,
    statuses: Vec<(u16, u16)>,
    headers: Vec<HeaderCase>,
    types: Vec<TypeCase>,
    bodies: Vec<BodyCase>,
}

#[derive(Deserialize)]
struct TargetCase {
    base: String,
    path: String,
    query: String,
    target: Option<String>,
    error: Option<String>,
}

#[derive(Deserialize)]
struct HeaderCase {
    name: String,
    #[serde(default)]
    connection: String,
    kept: bool,
}

#[derive(Deserialize)]
struct TypeCase {
    host: String,
    r#type: Option<String>,
    fits: bool,
}

#[derive(Deserialize)]
struct BodyCase {
    body: String,
    r#type: Option<String>,
    length: Option<String>,
    status: Option<u16>,
}

fn cases() -> Cases {
    serde_json::from_str(include_str!("../../../../../test/cases/upstream.json")).unwrap()
}

#[test]
fn targets_stay_under_their_base() {
    for case in cases().targets {
        let error = match case.error.as_deref() {
            None => None,
            Some("base") => Some(BadTarget::Base),
            Some("path") => Some(BadTarget::Path),
            Some("query") => Some(BadTarget::Query),
            Some(other) => panic!("{other}"),
        };
        let expected = error.map_or_else(|| Ok(case.target.unwrap()), Err);
        let label = format!("{} {} {}", case.base, case.path, case.query);
        assert_eq!(
            target(&case.base, &case.path, &case.query),
            expected,
            "{label}"
        );
    }
}

#[test]
fn bad_targets_blame_who_made_them() {
    let status = |error| Error::from(error).status();
    let statuses = [BadTarget::Base, BadTarget::Path, BadTarget::Query].map(status);
    assert_eq!(statuses, [503, 400, 400]);
}

#[test]
fn statuses_and_headers_come_back_by_rule() {
    for (upstream, passed) in cases().statuses {
        assert_eq!(status(upstream), passed, "{upstream}");
    }
    for case in cases().headers {
        let is_forwarded = is_response_header_forwarded(&case.name, &case.connection);
        assert_eq!(
            is_forwarded, case.kept,
            "{} with {:?}",
            case.name, case.connection
        );
    }
    for case in cases().types {
        let host = Upstream::from_name(&case.host).unwrap();
        assert_eq!(
            content_type_fits(host, case.r#type.as_deref()),
            case.fits,
            "{:?}",
            case.r#type
        );
    }
}

#[test]
fn bodies_have_a_type_and_a_limit() {
    for case in cases().bodies {
        let body = match case.body.as_str() {
            "none" => Body::None,
            "json" => Body::Json,
            "optional" => Body::OptionalJson,
            "multipart" => Body::Multipart,
            other => panic!("{other}"),
        };
        let checked = body.check(case.r#type.as_deref(), case.length.as_deref());
        let status = checked.err().map(|error| error.status());
        assert_eq!(
            status, case.status,
            "{} {:?} {:?}",
            case.body, case.r#type, case.length
        );
    }
    assert!(Body::Json.replayable() && !Body::Multipart.replayable());
    assert_eq!(Body::Json.timeout_ms(), 10_000);
    assert_eq!(Body::Multipart.timeout_ms(), 60_000);
}
