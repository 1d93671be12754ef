use serde_json::Value;

use super::{Header, Host, RequestHead, Transport, sent};

fn head(url: &str) -> RequestHead {
    RequestHead::read(&["GET", url].join("\n"))
}

fn with(headers: &[(&str, &str)]) -> RequestHead {
    RequestHead::read(&sent("POST", "https://alpha.example/", headers))
}

#[test]
fn an_address_is_taken_apart() {
    for (url, is_https, authority, path, query) in [
        (
            "https://a.example/b/c?d=e",
            true,
            "a.example",
            "/b/c",
            "d=e",
        ),
        ("http://a.example:8787", false, "a.example:8787", "/", ""),
        ("https://a.example?b", true, "a.example", "/", "b"),
        ("https://a.example/b?c?d#e", true, "a.example", "/b", "c?d"),
        (
            "https://a.example/%2F%C3%A9#?b",
            true,
            "a.example",
            "/%2F%C3%A9",
            "",
        ),
        ("https://[::1]:80/b", true, "[::1]:80", "/b", ""),
        ("https://a.example//b", true, "a.example", "//b", ""),
        ("/b", false, "", "/b", ""),
        ("", false, "", "/", ""),
    ] {
        let head = head(url);
        let actual = (head.is_https, &*head.authority, &*head.path, &*head.query);
        assert_eq!(actual, (is_https, authority, path, query), "{url}");
    }
    let other = RequestHead::read("PROPFIND\nhttps://a.example/");
    assert_eq!((&*other.method, other.is_head()), ("PROPFIND", false));
    assert!(RequestHead::read("HEAD\nhttps://a.example/").is_head());
    assert_eq!(
        head("http://a.example:80/b").origin(),
        "http://a.example:80"
    );
}

#[test]
fn headers_are_read_along_by_their_place() {
    let head = with(&[
        ("host", "a.example"),
        ("ect", ""),
        ("x-request-id", "id"),
        ("cf-connecting-ip", "203.0.113.7"),
    ]);
    for (header, expected) in [
        (Header::Host, Some("a.example")),
        (Header::IfNoneMatch, None),
        (Header::Ect, Some("")),
        (Header::RequestId, Some("id")),
        (Header::Cookie, None),
        (Header::ConnectingIp, Some("203.0.113.7")),
    ] {
        assert_eq!(head.header(header), expected, "{header:?}");
    }
    assert_eq!(head.client_ip(), "203.0.113.7");
    // A header that was not sent is missing.
    let bare = RequestHead::read("GET");
    assert_eq!(bare.header(Header::RequestId), None);
    assert_eq!((bare.client_ip(), bare.cookies()), ("local", ""));
}

#[test]
fn a_host_has_to_be_one_in_both_places() {
    for (header, authority, expected) in [
        ("A.example:80", "a.example:80", Some("a.example")),
        ("\0", "a.example", Some("a.example")),
        ("user@a.example", "a.example", None),
        ("a.example/b", "a.example", None),
        ("", "a.example", None),
        ("a.example", "a..b", None),
        ("a.example", "", None),
    ] {
        let url = format!("https://{authority}/");
        let host = RequestHead::read(&sent("GET", &url, &[("host", header)])).host();
        let actual = host.as_ref().map(Host::as_str);
        assert_eq!(actual, expected, "{header} {authority}");
    }
}

#[test]
fn only_a_developers_machine_is_seen_without_https() {
    for (url, expected) in [
        ("https://a.example/", Transport::Secure),
        ("http://a.example/", Transport::Secure),
        ("http://a.localhost:8787/", Transport::LocalHttp),
        ("http://192.168.1.2/", Transport::LocalHttp),
        ("https://a.localhost/", Transport::Secure),
    ] {
        assert_eq!(head(url).transport(), expected, "{url}");
    }
}

/// Those of these headers that have a value.
fn some<'h>(headers: &[(&'h str, Option<&'h str>)]) -> Vec<(&'h str, &'h str)> {
    let some = headers.iter();
    some.filter_map(|(header, value)| Some((*header, (*value)?)))
        .collect()
}

#[test]
fn only_the_sites_own_pages_change_state() {
    let cases = include_str!("../../../../../test/cases/upstream.json");
    let cases: Value = serde_json::from_str(cases).unwrap();
    for case in cases["origins"].as_array().unwrap() {
        let headers = [
            ("origin", "origin"),
            ("sec-fetch-site", "site"),
            ("referer", "referer"),
        ];
        let headers = headers.map(|(header, field)| (header, case[field].as_str()));
        let same = with(&some(&headers)).is_same_origin();
        assert_eq!(same, case["same"].as_bool().unwrap(), "{case}");
    }
}

#[test]
fn people_are_shown_a_page() {
    for (mode, accept, expected) in [
        (Some("navigate"), None, true),
        (Some("navigate"), Some("application/json"), true),
        (Some("cors"), Some("text/html"), false),
        (Some("no-cors"), None, false),
        (None, Some("text/html,application/xhtml+xml"), true),
        (None, Some("TEXT/HTML"), true),
        (None, Some("*/*"), false),
        (None, None, false),
    ] {
        let head = with(&some(&[("sec-fetch-mode", mode), ("accept", accept)]));
        assert_eq!(head.is_navigation(), expected, "{mode:?} {accept:?}");
    }
}

/// The default `Accept` header of Java's `HttpURLConnection`.
const JAVA: &str = "text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2";

/// The `Accept` header of Safari 15 in a navigation, its only sign of one.
const SAFARI: &str = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

#[test]
fn browsers_are_recognised_by_their_headers() {
    const FORM: &str = "application/x-www-form-urlencoded";
    for (headers, expected) in [
        (&[][..], false),
        (&[("origin", "https://pay.example")], true),
        (&[("origin", "null")], true),
        (&[("sec-fetch-site", "cross-site")], true),
        (&[("sec-fetch-mode", "navigate")], true),
        // What Node's own `fetch` says of itself.
        (&[("sec-fetch-mode", "cors"), ("accept", "*/*")], false),
        (&[("accept", JAVA)], false),
        (&[("accept", JAVA), ("content-type", FORM)], false),
        (&[("accept", SAFARI), ("content-type", FORM)], true),
        (
            &[("accept", SAFARI), ("content-type", "application/json")],
            false,
        ),
        (
            &[
                ("origin", "https://pay.example"),
                ("content-type", "application/json; charset=utf-8"),
            ],
            false,
        ),
    ] {
        assert_eq!(with(headers).is_of_browser(), expected, "{headers:?}");
    }
}

#[test]
fn a_json_request_is_no_navigation() {
    let headers = [("accept", JAVA), ("content-type", "application/json")];
    assert!(!with(&headers).is_navigation());
}

/// Whoever sends a request writes them as they like; a proxy that could be believed stands nowhere
/// before the edge.
#[test]
fn headers_of_proxies_are_not_looked_at() {
    let of_proxies = |name: &&&str| name.contains("forwarded") || **name == "x-real-ip";
    assert_eq!(Header::NAMES.iter().find(of_proxies), None);
}
