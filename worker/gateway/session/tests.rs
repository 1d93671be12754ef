//! The rules of `test/cases/session.json`, and the exact attributes of the cookies.

use serde::Deserialize;
use serde_json::Value;

use super::*;

#[derive(Deserialize)]
struct Cases {
    cookies: Vec<CookieCase>,
    tokens: Vec<TokenCase>,
    paths: Vec<PathCase>,
    logins: Vec<LoginCase>,
    targets: Vec<TargetCase>,
    redirects: Vec<RedirectCase>,
    answers: Vec<AnswerCase>,
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
struct AnswerCase {
    answer: Value,
    token: Option<String>,
    rest: Value,
}

fn cases() -> Cases {
    serde_json::from_str(include_str!("../../../test/cases/session.json")).unwrap()
}

#[test]
fn cookies_are_read_leniently() {
    for case in cases().cookies {
        let value = cookie(&case.header, &case.name);
        assert_eq!(value, case.value.as_deref(), "{}", case.header);
    }
}

#[test]
fn tokens_are_cookie_octets() {
    for case in cases().tokens {
        assert_eq!(is_token(&case.value), case.valid, "{:?}", case.value);
        let set = session_cookie(ACCESS_COOKIE, &case.value, Transport::Secure);
        assert_eq!(set.is_some(), case.valid, "{:?}", case.value);
    }
    assert!(is_token(&"a".repeat(4096)));
    assert!(!is_token(&"a".repeat(4097)));
    assert_eq!(
        session_token("access_token=abc", ACCESS_COOKIE),
        Some("abc")
    );
    assert_eq!(session_token("access_token=a b", ACCESS_COOKIE), None);
    assert_eq!(session_token("access_token=", ACCESS_COOKIE), None);
}

#[test]
fn cookies_are_set_with_their_attributes() {
    let secure = session_cookie(ACCESS_COOKIE, "abc", Transport::Secure).unwrap();
    assert_eq!(
        secure,
        "access_token=abc; HttpOnly; Secure; SameSite=Lax; Path=/; Max-Age=2592000"
    );
    let local = session_cookie(ASSISTANT_COOKIE, "abc", Transport::LocalHttp).unwrap();
    assert_eq!(
        local,
        "assistant_token=abc; HttpOnly; SameSite=Lax; Path=/; Max-Age=2592000"
    );
    let signed_in = signed_in_cookie(Transport::Secure);
    assert_eq!(
        signed_in,
        "signed_in=1; Secure; SameSite=Lax; Path=/; Max-Age=2592000"
    );
    let cleared = clear_cookie(ACCESS_COOKIE, Transport::Secure);
    assert_eq!(
        cleared,
        "access_token=; HttpOnly; Secure; SameSite=Lax; Path=/; Max-Age=0"
    );
    let login = login_cookie(Some("/a"), Transport::Secure);
    assert_eq!(
        login,
        "login_to=%2Fa; HttpOnly; Secure; SameSite=Lax; Path=/; Max-Age=600"
    );
    let ended = clear_login_cookie(Transport::LocalHttp);
    assert_eq!(
        ended,
        "login_to=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0"
    );
}

#[test]
fn a_logout_ends_what_it_names() {
    let all = vec!["access_token", "assistant_token", "signed_in"];
    for (of, ended) in [
        (None, all.clone()),
        (Some("all"), all.clone()),
        (Some(""), all),
        (Some("assistant"), vec!["assistant_token"]),
    ] {
        let cookies = Ended::named(of).cookies(Transport::Secure);
        let expected: Vec<_> = ended
            .iter()
            .map(|name| clear_cookie(name, Transport::Secure))
            .collect();
        assert_eq!(cookies, expected, "{of:?}");
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
        let set = login_cookie(case.to.as_deref(), Transport::Secure);
        let pair = set.split(';').next().unwrap();
        assert_eq!(pair, case.cookie);
        assert_eq!(login_target(pair), Some(case.target));
    }
    for case in cases().targets {
        assert_eq!(login_target(&case.header), case.target, "{}", case.header);
    }
}

#[test]
fn the_account_site_is_told_four_things() {
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
fn tokens_leave_the_login_answer() {
    for case in cases().answers {
        let taken = take_token(&case.answer.to_string());
        let taken = taken.unwrap_or_else(|| (case.answer.to_string(), None));
        let rest: Value = serde_json::from_str(&taken.0).unwrap();
        assert_eq!((taken.1, &rest), (case.token, &case.rest), "{}", case.rest);
    }
}
