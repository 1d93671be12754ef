//! The catalogue against the specification's tables, and against bad input.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use super::*;

#[derive(Deserialize)]
struct Cases {
    calls: Vec<SpecRow>,
    find: Vec<FindCase>,
    queries: Vec<QueryCase>,
}

#[derive(Deserialize)]
struct SpecRow {
    call: String,
    inputs: Option<String>,
    fields: Option<String>,
    access: Option<String>,
    kinds: Option<String>,
    body: Option<String>,
    limit: Option<String>,
    cache: Option<String>,
    #[serde(default)]
    has_side_effects: bool,
    #[serde(default)]
    posted: bool,
}

#[derive(Deserialize)]
struct FindCase {
    request: String,
    call: Option<String>,
    path: Option<String>,
    #[serde(default)]
    params: BTreeMap<String, String>,
    status: Option<u16>,
    allow: Option<String>,
}

#[derive(Deserialize)]
struct QueryCase {
    call: String,
    raw: String,
    kept: Option<String>,
}

fn cases() -> Cases {
    serde_json::from_str(include_str!("../../../../../test/cases/catalogue.json")).unwrap()
}

fn rows() -> impl Iterator<Item = &'static Call> {
    Upstream::ALL.into_iter().flat_map(calls)
}

fn row(name: &str) -> &'static Call {
    rows().find(|call| call.name() == name).unwrap()
}

#[test]
fn the_catalogue_is_the_specifications_row_by_row() {
    let spec: Vec<String> = cases().calls.into_iter().map(|row| row.call).collect();
    let wanted: BTreeSet<String> = spec.iter().cloned().collect();
    assert_eq!(wanted.len(), spec.len(), "a row stands twice in the cases");
    let have: Vec<String> = rows().map(Call::name).collect();
    let known: BTreeSet<String> = have.iter().cloned().collect();
    assert_eq!(
        known.len(),
        have.len(),
        "a row stands twice in the catalogue"
    );
    let missing: Vec<_> = wanted.difference(&known).collect();
    let extra: Vec<_> = known.difference(&wanted).collect();
    assert!(
        missing.is_empty() && extra.is_empty(),
        "missing {missing:?}, extra {extra:?}"
    );
}

/// Calls that change, send or count something and are for all kinds of users, each with its reason.
#[rustfmt::skip] // One row a line: a table.
const FOR_EVERY_KIND: &[(&str, &str)] = &[
    ("GET services/v3/post/view", "counts its reader"),
    ("POST services/v1/post/appointment/create", "a visitor's own form"),
    ("POST services/v1/logger/log/click", "what the visitor has pressed"),
    ("POST services/v1/auth/signup/coder", "a visitor's own form"),
    ("POST services/v1/team/register", "a visitor's own form"),
    ("POST services/v1/auth/team/register", "a visitor's own form"),
    ("POST services/v1/school/register", "a visitor's own form"),
    ("GET services/v0/cms/app/request-demo", "a visitor's own form"),
    ("POST services/v1/statistics/record", "what the visitor has read"),
    ("POST services/v1/class/payment/callback", "the payer's own invoice, which the platform looks up by session"),
    ("GET services/v1/class/payment/callback", "the payer's own invoice, as above"),
    ("POST services/v1/class/payment/detail", "the payer's own invoice, as above"),
    ("POST services/v1/class/payment/invoice", "who joins a class pays, whatever else they are"),
    ("GET services/v1/class/repay", "as above, where the last payment came to nothing"),
    ("GET services/{token}", "whoever was given the link"),
    ("POST drive/v1/upload", "learners hand in their projects as files"),
    ("POST assistant/v1/identity/login", "the visitor's own session"),
    ("POST assistant/v2/chat", "the visitor's own question"),
    ("DELETE assistant/v1/conversations/{id}", "the visitor's own conversation, which the assistant looks up by session"),
    ("POST data/book_reviews", "a visitor's own form"),
    ("POST data/aspirations", "a visitor's own form"),
    ("POST data/user_disc", "a visitor's own result"),
    ("POST data/testimonies", "a visitor's own form"),
    ("POST data/donations", "a visitor's own form"),
];

#[test]
fn rows_that_change_something_name_their_access() {
    let is_open = |call: &&Call| {
        let changes = call.changes_state() || call.has_side_effects;
        changes && call.access != Access::EdgeOnly && call.kinds.is_none()
    };
    let open: BTreeSet<String> = rows().filter(is_open).map(Call::name).collect();
    let named = FOR_EVERY_KIND.iter().map(|(name, _)| (*name).to_owned());
    assert_eq!(open, named.collect());
}

#[test]
fn calls_that_change_something_outlast_their_visitor() {
    for (name, expected) in [
        ("GET services/v1/class/active", true),
        ("GET services/v0/cms/app/request-demo", false),
        ("DELETE assistant/v1/conversations/{id}", false),
        ("POST data/donations", false),
        ("POST assistant/v2/chat", true),
    ] {
        assert_eq!(row(name).ends_with_visitor(), expected, "{name}");
    }
}

#[test]
fn each_row_matches_its_case() {
    for case in cases().calls {
        let (call, name) = (row(&case.call), &case.call);
        if let Some(inputs) = case.inputs {
            let query: Vec<&str> = inputs.split_whitespace().collect();
            assert_eq!(call.query, query, "{name}");
        }
        let fields = case
            .fields
            .as_deref()
            .map(|fields| fields.split(' ').collect());
        assert_eq!(call.fields.map(<[_]>::to_vec), fields, "{name}");
        let access = match case.access.as_deref() {
            None => Access::Anyone,
            Some("signed-in") => Access::SignedIn,
            Some("edge-only") => Access::EdgeOnly,
            Some(other) => panic!("{other}"),
        };
        assert_eq!(call.access, access, "{name}");
        let kinds = call.kinds.map(|kinds| kinds.iter().map(|kind| kind.name()));
        let kinds = kinds.map(|kinds| kinds.collect::<Vec<_>>().join(" "));
        assert_eq!(kinds, case.kinds, "{name}");
        let limit = match case.limit.as_deref() {
            None => None,
            Some("form") => Some(Limit::Form),
            Some("login") => Some(Limit::Login),
            Some("chat") => Some(Limit::Chat),
            Some("record") => Some(Limit::Record),
            Some(other) => panic!("{other}"),
        };
        assert_eq!(call.limit, limit, "{name}");
        assert_eq!(
            call.body == Body::Multipart,
            case.body.as_deref() == Some("multipart"),
            "{name}"
        );
        assert_eq!(call.has_side_effects, case.has_side_effects, "{name}");
        assert_eq!(call.accepts_query_as_post, case.posted, "{name}");
        // What sends nothing needs no body, and what takes one already no second.
        assert!(
            !call.accepts_query_as_post || (call.has_side_effects && call.body == Body::None),
            "{name}"
        );
        let never = case.cache.is_some() || call.changes_state() || access != Access::Anyone;
        let cache = if never {
            CachePolicy::Never
        } else {
            CachePolicy::Public
        };
        assert_eq!(call.cache, cache, "{name}");
    }
}

#[test]
fn rows_are_sound() {
    for call in rows() {
        let name = call.name();
        let takes_body = matches!(call.method, Method::Post | Method::Put);
        assert_eq!(call.body != Body::None, takes_body, "{name}");
        let names: BTreeSet<&str> = call.query.iter().copied().collect();
        assert_eq!(names.len(), call.query.len(), "{name}");
        assert!(
            calls(call.upstream).contains(call),
            "{name} stands in another host's table"
        );
        let sample = call
            .path
            .replace("{token}", "a-token-of-16-to-128")
            .replace("{certificate}", "BB-105-11D743766C07972A")
            .replace(['{', '}'], "");
        let segments = path::decoded_segments(&sample).unwrap();
        let alike =
            |other: &&Call| other.method == call.method && path::fits(other.path, &segments);
        let fitting: Vec<String> = calls(call.upstream)
            .iter()
            .filter(alike)
            .map(Call::name)
            .collect();
        // A certificate's number looks like a token too: the row of fewer stands first.
        let expected = match call.path {
            "{certificate}" => vec![name, "GET services/{token}".to_owned()],
            _ => vec![name],
        };
        assert_eq!(fitting, expected, "one path, one row");
    }
}

#[test]
fn hosts_have_their_names_and_variables() {
    for host in Upstream::ALL {
        assert_eq!(Upstream::from_name(host.name()), Some(host));
        assert_eq!(
            host.variable(),
            format!("{}_URL", host.name().to_uppercase())
        );
        assert!(!calls(host).is_empty());
    }
}

#[test]
fn requests_are_found_or_refused() {
    for case in cases().find {
        let mut parts = case.request.splitn(3, ' ');
        let (method, host, path) = (
            parts.next().unwrap(),
            parts.next().unwrap(),
            parts.next().unwrap(),
        );
        match find(method, host, path) {
            Ok(matched) => {
                assert_eq!(Some(matched.call.name()), case.call, "{}", case.request);
                assert_eq!(Some(matched.path), case.path, "{}", case.request);
                let params: BTreeMap<String, String> = matched
                    .params
                    .into_iter()
                    .map(|(name, value)| (name.to_owned(), value))
                    .collect();
                assert_eq!(params, case.params, "{}", case.request);
            }
            Err(error) => {
                let error = Error::from(error);
                assert_eq!(Some(error.status()), case.status, "{}", case.request);
                let allow = error.header().map(|(_, value)| value);
                assert_eq!(allow, case.allow, "{}", case.request);
            }
        }
    }
}

#[test]
fn paths_and_tokens_are_bounded() {
    let found = |path: &str| find("GET", "services", path).map(|matched| matched.path);
    assert!(found(&"a".repeat(128)).is_ok());
    assert_eq!(found(&"a".repeat(129)), Err(CallError::Unknown));
    assert_eq!(found(&"a/".repeat(600)), Err(CallError::BadPath));
}

#[test]
fn queries_hold_what_the_row_accepts() {
    for case in cases().queries {
        let accepted = accepted_query(row(&case.call), &case.raw).ok();
        assert_eq!(accepted, case.kept, "{} ?{}", case.call, case.raw);
    }
}

#[test]
fn queries_are_bounded() {
    let call = row("GET services/v1/class/active");
    let search = |length| format!("search={}", "a".repeat(length));
    assert!(accepted_query(call, &search(4000)).is_ok());
    assert!(accepted_query(call, &search(4100)).is_err());
    assert!(
        accepted_query(call, &format!("search={}", "é".repeat(800))).is_err(),
        "too long encoded"
    );
}
