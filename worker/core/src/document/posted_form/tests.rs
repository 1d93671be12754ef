use serde_json::{Value, json};

use super::{FormState, FormType, MOST_FIELDS, PostAnswer, PostedForm, SendFailure};
use crate::http::request_head::{RequestHead, sent};

const OWN: &str = "https://alpha.example";
const FORM: &str = "application/x-www-form-urlencoded";

fn admitted(headers: &[(&str, &str)]) -> Result<FormType, u16> {
    let head = RequestHead::read(&sent("POST", OWN, headers));
    FormType::admitted(&head).map_err(|error| error.status())
}

fn multipart(parts: &[(&str, &str)]) -> (FormType, String) {
    let form = admitted(&[
        ("origin", OWN),
        ("content-type", "multipart/form-data; boundary=\"x-y\""),
    ]);
    let part = |(head, value): &(&str, &str)| {
        format!("--x-y\r\nContent-Disposition: form-data; {head}\r\n\r\n{value}\r\n")
    };
    let parts: String = parts.iter().map(part).collect();
    (form.unwrap(), parts + "--x-y--\r\n")
}

fn read(form: &FormType, body: &str) -> Value {
    let posted = PostedForm::read(form, body.as_bytes());
    let actual = serde_json::to_value(FormState::typed(posted)).unwrap();
    json!({ "form": actual["form"], "values": actual["values"] })
}

#[test]
fn a_form_is_judged_before_it_is_read() {
    let own = ("origin", OWN);
    let form = ("content-type", FORM);
    for (headers, expected) in [
        (&[own, form][..], Ok(FormType::UrlEncoded)),
        (
            &[
                own,
                (
                    "content-type",
                    "Application/X-WWW-Form-Urlencoded;charset=utf-8",
                ),
            ],
            Ok(FormType::UrlEncoded),
        ),
        (
            &[
                own,
                ("content-type", "multipart/form-data; charset=x; Boundary=a"),
            ],
            Ok(FormType::Multipart("\r\n--a".to_owned())),
        ),
        (
            &[("sec-fetch-site", "same-origin"), form],
            Ok(FormType::UrlEncoded),
        ),
        (&[form], Err(403)),
        (&[("origin", "https://evil.example"), form], Err(403)),
        (&[("origin", "null"), form], Err(403)),
        (&[own, ("sec-fetch-site", "same-site"), form], Err(403)),
        (&[("origin", "https://evil.example")], Err(403)),
        (&[own], Err(415)),
        (&[own, ("content-type", "application/json")], Err(415)),
        (&[own, ("content-type", "multipart/form-data")], Err(415)),
        (
            &[own, ("content-type", "multipart/form-data; boundary=")],
            Err(415),
        ),
        (
            &[own, form, ("content-length", "262144")],
            Ok(FormType::UrlEncoded),
        ),
        (&[own, form, ("content-length", "262145")], Err(413)),
    ] {
        assert_eq!(admitted(headers), expected, "{headers:?}");
    }
    let long = format!("multipart/form-data; boundary={}", "a".repeat(71));
    assert_eq!(admitted(&[own, ("content-type", &long)]), Err(415));
}

#[test]
fn texts_come_back_and_secrets_do_not() {
    for (body, expected) in [
        (
            "_form=sign-up&name=Ayu+Lestari&email=ayu%40contoh.id&password=rahasia&newPassword2=x",
            json!({ "form": "sign-up", "values": { "name": "Ayu Lestari", "email": "ayu@contoh.id" } }),
        ),
        (
            "_form=book-review%3Ametamorfosa",
            json!({ "form": "book-review:metamorfosa", "values": {} }),
        ),
        (
            "a=1&_form=one&a=2&_form=two&b",
            json!({ "form": "one", "values": { "a": "1", "b": "" } }),
        ),
        (
            "_form=one&__proto__=1&a.b=1&=1&1=1&c=%zz&d=%3C%2Fscript%3E",
            json!({ "form": "one", "values": { "d": "</script>" } }),
        ),
        (
            "name=Ayu",
            json!({ "form": "", "values": { "name": "Ayu" } }),
        ),
        (
            "_form=%3Cb%3E&a=1",
            json!({ "form": "", "values": { "a": "1" } }),
        ),
        ("", json!({ "form": "", "values": {} })),
    ] {
        assert_eq!(read(&FormType::UrlEncoded, body), expected, "{body}");
    }
}

#[test]
fn secrets_are_for_the_sending_alone() {
    let body = b"_form=daftar&name=Ayu&password=ra%22hasia&_x=1&password=zwei";
    let posted = PostedForm::read(&FormType::UrlEncoded, body);
    assert_eq!(posted.secrets_json(), r#"{"password":"ra\"hasia"}"#);
}

#[test]
fn form_state_has_the_failure_or_the_receipt() {
    let posted = || PostedForm::read(&FormType::UrlEncoded, b"_form=daftar&name=Ayu");
    let refusal = r#"{"errors":{"name":"Terlalu pendek."},"failure":[]}"#;
    let refused = FormState::refused(posted(), refusal.to_owned());
    assert_eq!(refused.status(), 422);
    let actual = serde_json::to_value(refused).unwrap();
    assert_eq!(
        actual["refusal"],
        serde_json::from_str::<Value>(refusal).unwrap()
    );
    // What is no JSON says nothing.
    let broken = FormState::refused(posted(), "{".to_owned());
    assert_eq!(
        serde_json::to_value(broken).unwrap()["refusal"],
        Value::Null
    );
    let sent = FormState::sent("daftar".to_owned(), "abc").unwrap();
    assert_eq!(sent.status(), 200);
    assert_eq!(
        serde_json::to_value(sent).unwrap(),
        json!({ "form": "daftar", "values": {}, "refusal": null, "receipt": "abc" })
    );
    for (why, status, retry_after) in [
        (SendFailure::Scripted, 422, None),
        (SendFailure::Broken, 503, Some(30)),
        (SendFailure::Lost, 504, None),
        (SendFailure::TooMany, 429, Some(60)),
    ] {
        let unsent = FormState::unsent(posted(), why);
        assert_eq!(
            (unsent.status(), unsent.retry_after()),
            (status, retry_after)
        );
        let actual = serde_json::to_value(unsent).unwrap();
        assert_eq!(actual["values"], json!({ "name": "Ayu" }));
    }
    for name in ["", "a b", "<b>"] {
        assert!(FormState::sent(name.to_owned(), "abc").is_none(), "{name}");
    }
}

#[test]
fn the_result_of_a_form_is_read_from_the_apps_answer() {
    let text = str::to_owned;
    for (said, expected) in [
        (
            r#"{"status":"sent","receipt":"abc"}"#,
            PostAnswer::Sent {
                receipt: text("abc"),
            },
        ),
        (r#"{"status":"sign-in"}"#, PostAnswer::SignIn),
        (
            r#"{"status":"refused","refusal":{"step":0},"answers":{"a?b=1":{"data":[]}}}"#,
            PostAnswer::Refused {
                refusal: text(r#"{"step":0}"#),
                answers: vec![(text("a?b=1"), text(r#"{"data":[]}"#))],
            },
        ),
        (
            r#"{"status":"unknown"}"#,
            PostAnswer::SendFailure(SendFailure::Scripted),
        ),
        (
            r#"{"status":"sent"}"#,
            PostAnswer::SendFailure(SendFailure::Broken),
        ),
        (
            r#"{"status":"refused","refusal":{}}"#,
            PostAnswer::SendFailure(SendFailure::Broken),
        ),
        ("[]", PostAnswer::SendFailure(SendFailure::Broken)),
        ("", PostAnswer::SendFailure(SendFailure::Broken)),
    ] {
        assert_eq!(PostAnswer::read(said), expected, "{said}");
    }
}

#[test]
fn a_multipart_body_is_read_without_its_files() {
    let (form, body) = multipart(&[
        ("name=\"_form\"", "one"),
        ("name=\"about\"", "two\r\nlines --x-y"),
        ("name=\"file\"; filename=\"a.pdf\"", "%PDF"),
        ("name=\"scan\"; FileName*=UTF-8''a", "%PDF"),
        ("name=\"password\"", "rahasia"),
        ("name=plain", "3"),
    ]);
    let values = json!({ "about": "two\r\nlines --x-y", "plain": "3" });
    assert_eq!(
        read(&form, &body),
        json!({ "form": "one", "values": values })
    );
    // Wherever it breaks off, it is read as far as its last whole part.
    for end in 0..body.len() {
        let part = body.get(..end).unwrap();
        let actual = read(&form, part)["values"].clone();
        for (name, value) in actual.as_object().unwrap() {
            assert_eq!(value, &values[name], "{part}");
        }
    }
}

#[test]
fn no_more_is_taken_than_a_form_has() {
    use std::fmt::Write;
    let mut body = "_form=one".to_owned();
    for index in 0..1_000 {
        write!(body, "&f{index}={index}").unwrap();
    }
    let actual = read(&FormType::UrlEncoded, &body);
    assert_eq!(actual["values"].as_object().unwrap().len(), MOST_FIELDS);
    let long = format!("_form=one&{}=1", "a".repeat(65));
    assert_eq!(read(&FormType::UrlEncoded, &long)["values"], json!({}));
}
