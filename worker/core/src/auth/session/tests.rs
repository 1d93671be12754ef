//! The rules of `test/cases/session.json`, and the exact attributes of the cookies.

use serde::Deserialize;
use serde_json::Value;

use super::*;
use crate::http::request_head::Transport;

#[derive(Deserialize)]
struct Cases {
    cookies: Vec<CookieCase>,
    tokens: Vec<TokenCase>,
    paths: Vec<PathCase>,
    logins: Vec<LoginCase>,
    targets: Vec<TargetCase>,
    redirects: Vec<RedirectCase>,
    answers: Vec<ResponseCase>,
}

#[derive(Deserialize)]
struct CookieCase {
    header: String,
    name: String,
    value: Option<String>,
}

#[derive(Deserialize)]
struct TokenCase {
    value: String,
    valid: bool,
}

#[derive(Deserialize)]
struct PathCase {
    to: String,
    local: bool,
}

#[derive(Deserialize)]
struct LoginCase {
    to: Option<String>,
    cookie: String,
    target: String,
}

#[derive(Deserialize)]
struct TargetCase {
    header: String,
    target: Option<String>,
}

#[derive(Deserialize)]
struct RedirectCase {
    account: String,
    url: String,
}

#[derive(Deserialize)]
struct ResponseCase {
    answer: Value,
    token: Option<String>,
    rest: Value,
}

fn cases() -> Cases {
    serde_json::from_str(include_str!("../../../../../test/cases/session.json")).unwrap()
}

#[test]
fn cookies_are_read_leniently() {
    for case in cases().cookies {
        let value = cookie(&case.header, &case.name);
        assert_eq!(value, case.value.as_deref(), "{}", case.header);
    }
}

/// Before and after plain names stop being read.
const BEFORE_MS: u64 = 1_795_000_000_000;
const AFTER_MS: u64 = 1_797_984_000_000;

#[test]
fn tokens_are_cookie_octets() {
    for case in cases().tokens {
        assert_eq!(is_token(&case.value), case.valid, "{:?}", case.value);
        let set = session_cookies(ACCESS_COOKIE, &case.value, Transport::Secure);
        assert_eq!(set.is_some(), case.valid, "{:?}", case.value);
    }
    assert!(is_token(&"a".repeat(4096)));
    assert!(!is_token(&"a".repeat(4097)));
}

#[test]
fn a_session_is_the_one_that_was_set_here() {
    use Transport::{LocalHttp, Secure};
    for (header, transport, now_ms, expected) in [
        ("__Host-access_token=a", Secure, AFTER_MS, Some("a")),
        (
            "access_token=b; __Host-access_token=a",
            Secure,
            BEFORE_MS,
            Some("a"),
        ),
        ("access_token=b", Secure, BEFORE_MS, Some("b")),
        ("access_token=b", Secure, AFTER_MS, None),
        (
            "access_token=b; access_token=b",
            Secure,
            BEFORE_MS,
            Some("b"),
        ),
        ("access_token=b; access_token=c", Secure, BEFORE_MS, None),
        ("access_token=; access_token=c", Secure, BEFORE_MS, None),
        (
            "access_token=b; access_token=c; __Host-access_token=a",
            Secure,
            BEFORE_MS,
            Some("a"),
        ),
        (
            "__Host-access_token=a; __Host-access_token=c",
            Secure,
            BEFORE_MS,
            None,
        ),
        (
            "__Host-access_token=; access_token=b",
            Secure,
            BEFORE_MS,
            None,
        ),
        ("access_token=b", LocalHttp, AFTER_MS, Some("b")),
        ("__Host-access_token=a", LocalHttp, BEFORE_MS, None),
        ("access_token=b; access_token=c", LocalHttp, AFTER_MS, None),
        ("access_token=a b", LocalHttp, BEFORE_MS, None),
        ("access_token=", LocalHttp, BEFORE_MS, None),
        ("__host-access_token=a", Secure, AFTER_MS, None),
        ("__Host-assistant_token=a", Secure, BEFORE_MS, None),
        ("", Secure, BEFORE_MS, None),
    ] {
        let token = session_token(header, ACCESS_COOKIE, transport, now_ms);
        assert_eq!(token, expected, "{header} {transport:?} {now_ms}");
    }
}

#[test]
fn cookies_are_set_with_their_attributes() {
    let secure = session_cookies(ACCESS_COOKIE, "abc", Transport::Secure).unwrap();
    assert_eq!(
        secure,
        [
            "__Host-access_token=abc; HttpOnly; Secure; SameSite=Lax; Path=/; Max-Age=2592000",
            "access_token=; HttpOnly; Secure; SameSite=Lax; Path=/; Max-Age=0",
        ]
    );
    let local = session_cookies(ASSISTANT_COOKIE, "abc", Transport::LocalHttp).unwrap();
    assert_eq!(
        local,
        ["assistant_token=abc; HttpOnly; SameSite=Lax; Path=/; Max-Age=2592000"]
    );
    let signed_in = signed_in_cookie(Transport::Secure);
    assert_eq!(
        signed_in,
        "signed_in=1; Secure; SameSite=Lax; Path=/; Max-Age=2592000"
    );
    let login = login_cookie(Some("/a"), Transport::Secure);
    assert_eq!(
        login,
        "__Host-login_to=%2Fa; HttpOnly; Secure; SameSite=Lax; Path=/; Max-Age=600"
    );
    let ended = clear_login_cookie(Transport::LocalHttp);
    assert_eq!(
        ended,
        "login_to=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0"
    );
}

#[test]
fn a_logout_ends_what_it_names() {
    let assistant = ["__Host-assistant_token", "assistant_token"];
    let all = ["__Host-access_token", "access_token"];
    let all = [&all[..], &assistant, &["signed_in", "scripted"]].concat();
    let passing = [
        "__Host-login_to",
        "__Host-login_again",
        "__Host-login_switch",
        "login_name",
        "__Host-receipt",
        "__Host-wish",
    ];
    let everything = [&all[..], &passing].concat();
    for (of, ended) in [
        (None, &all[..]),
        (Some("all"), &all),
        (Some(""), &all),
        (Some("assistant"), &assistant),
        (Some("everything"), &everything),
    ] {
        let cookies = LogoutScope::named(of).cookies(Transport::Secure);
        let names: Vec<_> = cookies
            .iter()
            .filter(|set| set.contains("; Max-Age=0"))
            .filter_map(|set| set.split_once("=;").map(|(name, _)| name))
            .collect();
        assert_eq!(names, ended, "{of:?}");
    }
}

#[test]
fn only_local_paths_are_gone_to() {
    for case in cases().paths {
        let expected = case.local.then_some(case.to.as_str());
        assert_eq!(local_path(&case.to), expected, "{:?}", case.to);
    }
    assert!(local_path(&format!("/{}", "a".repeat(2047))).is_some());
    assert!(local_path(&format!("/{}", "a".repeat(2048))).is_none());
}

#[test]
fn logins_remember_where_to_go() {
    for case in cases().logins {
        for transport in [Transport::Secure, Transport::LocalHttp] {
            let set = login_cookie(case.to.as_deref(), transport);
            let pair = set.split(';').next().unwrap();
            assert_eq!(pair.strip_prefix("__Host-").unwrap_or(pair), case.cookie);
            assert_eq!(login_target(pair, transport), Some(case.target.clone()));
        }
    }
    for case in cases().targets {
        let prefixed = case.header.replace("login_to", "__Host-login_to");
        let read = login_target(&prefixed, Transport::Secure);
        assert_eq!(read, case.target, "{prefixed}");
        let read = login_target(&case.header, Transport::LocalHttp);
        assert_eq!(read, case.target, "{}", case.header);
        // As a sibling can plant it.
        assert_eq!(login_target(&case.header, Transport::Secure), None);
    }
}

#[test]
fn the_login_redirect_has_four_parameters() {
    for case in cases().redirects {
        let redirect = AccountRedirect {
            redirect: "https://alpha.example",
            lms_id: "lms 1",
            code: "c&d",
            token: "00:ff",
        };
        assert_eq!(redirect.url(&case.account), case.url);
    }
}

#[test]
fn tokens_leave_the_login_response() {
    for case in cases().answers {
        let taken = take_token(&case.answer.to_string());
        let taken = taken.unwrap_or_else(|| (case.answer.to_string(), None));
        let rest: Value = serde_json::from_str(&taken.0).unwrap();
        assert_eq!((taken.1, &rest), (case.token, &case.rest), "{}", case.rest);
    }
}
