use base16ct::lower;
use proptest::prelude::*;
use serde_json::Value;

use super::{config, hostile, json, record};
use crate::api::catalogue::{self, Upstream, accepted_query, calls};
use crate::api::chat::Question;
use crate::api::click;
use crate::api::image::{self, Transform};
use crate::api::upstream::{cache_rules, limits, response, target};
use crate::auth::session::Person;
use crate::auth::session::{self, ACCESS_COOKIE, AccountRedirect, Switch};
use crate::auth::token::{self, AppSession, Key, sealed_secret};
use crate::http::percent::{Encoding, decoded};
use crate::http::query;
use crate::http::request_head::{RequestHead, Transport, sent};
use crate::http::trace::{RequestOutcome, Trace};

const CLICK: [&str; 4] = ["from", "to", "type", "timestamp"];

/// Cookie octets, of which tokens are made.
fn octets() -> impl Strategy<Value = String> {
    "[!#-+\\--:<-\\[\\]-~]{1,64}"
}

/// What a header's value may hold without becoming two.
fn is_header_value(text: &str) -> bool {
    text.chars().all(|c| !c.is_control())
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn a_sealed_secret_opens_for_its_tenant_alone(
        key in any::<[u8; 32]>(), nonce in any::<[u8; 12]>(), secret in hostile(), tenant in hostile(), other in hostile(),
        flipped in any::<prop::sample::Index>(),
    ) {
        let key = Key::from_hex(&lower::encode_string(&key)).unwrap();
        let sealed = sealed_secret::seal(&key, nonce, &tenant, &secret).unwrap();
        let expected = Some(secret).filter(|secret| !secret.is_empty());
        prop_assert_eq!(sealed_secret::open([&key], &tenant, &sealed), expected);
        prop_assert!(other == tenant || sealed_secret::open([&key], &other, &sealed).is_none());
        let mut changed = sealed.into_bytes();
        let at = flipped.index(changed.len());
        changed[at] ^= 1;
        prop_assert_eq!(sealed_secret::open([&key], &tenant, &String::from_utf8_lossy(&changed)), None);
        prop_assert_eq!(sealed_secret::open([&key], &tenant, &other), None);
    }

    #[test]
    fn a_sealed_token_opens_to_what_was_sealed(
        key in any::<[u8; 32]>(), iv in any::<[u8; 16]>(), text in hostile(), other in hostile(), flipped in any::<prop::sample::Index>(),
    ) {
        let key = Key::from_hex(&lower::encode_string(&key)).unwrap();
        let sealed = token::seal(&key, iv, &text);
        prop_assert_eq!(token::open(&key, &sealed).ok(), Some(text.clone()).filter(|text| !text.is_empty()));
        // Changed or made up, it opens to something else or not at all.
        let mut changed = sealed.into_bytes();
        let at = flipped.index(changed.len());
        changed[at] ^= 1;
        prop_assert_ne!(token::open(&key, &String::from_utf8_lossy(&changed)), Ok(text + "!"));
        let _ = token::open(&key, &other);
        prop_assert!(Key::from_hex(&other).is_err() || other.len() == 64);
    }

    #[test]
    fn an_app_session_is_stored_whole(code in "[^\0]{1,20}", token in hostile(), at in any::<u64>(), text in hostile(), any in json()) {
        let pair = AppSession { code, token: token + "t" };
        prop_assert_eq!(AppSession::from_stored(&pair.to_stored(at)), Some((pair, at)));
        for garbage in [text, any.to_string()] {
            AppSession::from_response(&garbage);
            AppSession::from_stored(&garbage);
        }
    }

    #[test]
    fn a_session_is_read_as_it_was_set(token in octets(), before in "[a-z]{1,4}=[a-z]{0,4}; ", text in hostile()) {
        for transport in [Transport::Secure, Transport::LocalHttp] {
            let set = session::session_cookies(ACCESS_COOKIE, &token, transport).unwrap();
            let sent = before.clone() + set[0].split(';').next().unwrap() + "; x=y";
            let read = session::session_token(&sent, ACCESS_COOKIE, transport, 0);
            prop_assert_eq!(read, Some(token.as_str()));
            let made_up = session::session_cookies(ACCESS_COOKIE, &text, transport);
            prop_assert!(made_up.iter().flatten().all(|set| is_header_value(set) && set.matches(';').count() <= 5));
            session::session_token(&text, ACCESS_COOKIE, transport, 0);
        }
    }

    #[test]
    fn a_login_that_is_tried_again_leads_to_a_path_of_this_site(text in hostile(), to in "/[A-Za-z]{1,8}") {
        for header in [text.clone(), format!("login_again={text}"), format!("a=b; login_again={to}")] {
            let target = session::again_target(&header, Transport::LocalHttp);
            prop_assert!(target.is_none_or(|target| session::local_path(&target).is_some()), "{}", header);
        }
        let set = session::again_cookie(&to, Transport::Secure);
        prop_assert!(is_header_value(&set));
        let sent = set.split(';').next().unwrap();
        let expected = session::local_path(&to).unwrap_or(session::DEFAULT_TARGET);
        prop_assert_eq!(session::again_target(sent, Transport::Secure), Some(expected.to_owned()));
    }

    #[test]
    fn a_trace_is_one_line_of_json_and_a_header(id in hostile(), tenant in hostile(), problem in hostile(), status in any::<u16>(), ms in any::<u64>()) {
        let mut trace = Trace::new(id.clone());
        trace.tenant = tenant;
        trace.went_wrong(&problem);
        for line in [trace.line(RequestOutcome { route: "api", status, ms }), trace.later_line(&problem)] {
            let read: Value = serde_json::from_str(&line).unwrap();
            prop_assert!(!line.contains('\n'));
            prop_assert_eq!(read["request"].as_str().unwrap_or_default(), id.as_str());
        }
        prop_assert!(is_header_value(&trace.server_timing(ms)));
    }

    #[test]
    fn a_login_leads_to_a_path_of_this_site(text in hostile(), tail in hostile(), token in octets()) {
        for to in [text.clone(), format!("/{text}"), format!("/Class{tail}")] {
            let path = session::local_path(&to);
            if let Some(path) = path {
                prop_assert!(path.starts_with('/') && !path.starts_with("//") && !path.contains('\\'));
                prop_assert!(path.bytes().all(|byte| byte.is_ascii_graphic()));
                let switch = Switch { target: path.to_owned(), token: token.clone() };
                let [cookie, name] = switch.cookies(&text, Transport::Secure);
                prop_assert!(is_header_value(&cookie) && is_header_value(&name));
                prop_assert_eq!(Switch::of(cookie.split(';').next().unwrap(), Transport::Secure), Some(switch));
            }
            let cookie = session::login_cookie(Some(&to), Transport::Secure);
            prop_assert!(is_header_value(&cookie) && cookie.is_ascii());
            let target = session::login_target(cookie.split(';').next().unwrap(), Transport::Secure);
            prop_assert_eq!(target.as_deref(), Some(path.unwrap_or(session::DEFAULT_TARGET)));
        }
        session::login_target(&text, Transport::Secure);
        Switch::of(&text, Transport::Secure);
    }

    #[test]
    fn the_account_site_gets_the_values_unchanged(code in hostile(), token in hostile(), own in hostile()) {
        let redirect = AccountRedirect { redirect: "https://a.example", lms_id: "1", code: &code, token: &token };
        let url = redirect.url("https://akun.example/masuk?a=b#c");
        prop_assert!(url.bytes().all(|byte| byte.is_ascii_graphic()) && url.ends_with("#c"));
        let (_, query) = url.strip_suffix("#c").unwrap().split_once('?').unwrap();
        prop_assert_eq!(query::parameter(query, "code"), Some(code.clone()));
        prop_assert_eq!(query::parameter(query, "token"), Some(token.clone()));
        redirect.url(&own);
    }

    #[test]
    fn a_call_goes_to_its_row_and_nowhere_else(method in "GET|POST|PUT|DELETE", text in hostile(), row in any::<prop::sample::Index>()) {
        for upstream in Upstream::ALL {
            let known = row.get(calls(upstream)).path.replace(['{', '}'], "");
            for path in [text.clone(), format!("{known}{text}"), known] {
                let Ok(matched) = catalogue::find(&method, upstream.name(), &path) else { continue };
                prop_assert_eq!(matched.call.upstream, upstream);
                let steps = |segment: &str| decoded(segment, Encoding::UNRESERVED).is_none_or(|segment| segment == "." || segment == "..");
                prop_assert!(!matched.path.split('/').any(steps), "{}", matched.path);
                let url = target("https://a.example/base/", &matched.path, "").unwrap();
                prop_assert!(url.starts_with("https://a.example/base/") && !url.contains(['?', '#', '\\']));
            }
        }
    }

    #[test]
    fn an_accepted_query_is_accepted_again(text in hostile(), row in any::<prop::sample::Index>()) {
        let call = row.get(calls(Upstream::Services));
        let named: String = call.query.iter().flat_map(|name| [*name, "=", &text, "&"]).collect();
        for raw in [text.clone(), named] {
            let Ok(accepted) = accepted_query(call, &raw) else { continue };
            prop_assert!(accepted.is_ascii() && !accepted.contains(['#', ' ', '?']));
            prop_assert_eq!(accepted_query(call, &accepted), Ok(accepted.clone()));
            prop_assert!(target("https://a.example", "b", &accepted).is_ok());
        }
    }

    #[test]
    fn a_target_stays_below_its_base(base in hostile(), path in hostile(), query in hostile()) {
        for base in [base.as_str(), "https://a.example/base"] {
            let Ok(url) = target(base, &path, &query) else { continue };
            prop_assert!(url.starts_with(base.trim_end_matches('/')) && !url.contains('#'));
            prop_assert!(url.bytes().all(|byte| byte.is_ascii_graphic()) && !url.contains("/../"));
        }
    }

    #[test]
    fn a_question_reaches_the_assistant_unchanged(text in hostile(), id in "[a-z0-9-]{1,9}", any in json()) {
        let body = serde_json::json!({ "query": text, "conversation_id": id, "workspace_id": "another" });
        if let Ok(question) = Question::parse(body.to_string().as_bytes()) {
            let sent: Value = serde_json::from_str(&question.upstream_body("own")).unwrap();
            prop_assert_eq!(sent, serde_json::json!({ "query": text.trim(), "conversation_id": id, "workspace_id": "own" }));
        }
        let _ = Question::parse(text.as_bytes());
        let _ = Question::parse(any.to_string().as_bytes());
    }

    #[test]
    fn headers_and_bodies_of_any_kind_are_judged(text in hostile(), other in hostile(), any in json(), click in record(&CLICK)) {
        for id in [limits::request_id(Some(&text), [7; 16]), limits::limit_key("a", &text)] {
            prop_assert!(id.len() >= 2);
        }
        prop_assert!(limits::request_id(Some(&text), [7; 16]).bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)));
        let other_origin = [("origin", &*text.replace('\n', "")), ("sec-fetch-site", &*other.replace('\n', ""))];
        let head = RequestHead::read(&sent("POST", "https://a.example/", &other_origin));
        prop_assert!(!head.is_same_origin());
        for upstream in Upstream::ALL {
            response::check(upstream, 200, Some(&text));
        }
        prop_assert!(!response::is_response_header_forwarded("set-cookie", &text));
        cache_rules::storable(200, &cache_rules::CacheDirectives { cache_control: Some(&text), vary: Some(&text), set_cookie: None });
        prop_assert_eq!(cache_rules::is_good(any.to_string().as_bytes()), (any.is_object() || any.is_array()) && any.get("status") != Some(&Value::Bool(false)));
        cache_rules::is_good(text.as_bytes());
        Person::of(&any.to_string());
        for body in [any.clone(), click] {
            if let Some(record) = click::record(&body.to_string()) {
                prop_assert!(!record.contains('?') || serde_json::from_str::<Value>(&record).is_ok());
            }
        }
        session::take_token(&text);
        let login = serde_json::json!({ "token": "satu", "lain": &any, "data": { "access_token": "dua", "lain": &any } });
        let rest = serde_json::json!({ "lain": &any, "data": { "lain": &any } });
        let (moved, token) = session::take_token(&login.to_string()).unwrap();
        prop_assert_eq!(serde_json::from_str::<Value>(&moved).unwrap(), rest);
        prop_assert_eq!(token.as_deref(), Some("dua"));
    }

    #[test]
    fn pictures_come_from_the_drive_alone(text in hostile(), modifiers in "[a-z]_?[0-9x]{0,6}(,[a-z]_[a-z0-9]{0,5}){0,3}") {
        let _ = Transform::parse(&text);
        let _ = Transform::parse(&modifiers);
        let drive = "https://drive.example/files";
        for path in [text.clone(), format!("https:/drive.example/{text}"), format!("https://drive.example/files/{text}")] {
            if let Some(image::ImageSource::Upstream(url)) = image::source(&path, drive, &[]) {
                prop_assert!(url.starts_with("https://drive.example/files/") && !url.contains(".."), "{url}");
            }
        }
    }
}
