//! Confirmation mail of a form (design section 6): fixed words, the platform's payment details, and of the
//! visitor's input only the recipient's address. So the mailer is no relay for anybody's message, and a form
//! that the platform refused confirms nothing.

mod payment;
mod confirmations;

use serde::Serialize;

use self::confirmations::{CONFIRMATIONS, Confirmation, Recipient};
use self::payment::Payment;
use crate::api::catalogue::Call;
use crate::http::query::parameter;
use crate::text::json::{self, Object};

/// The longest address that mail can be sent to, in bytes (RFC 5321 section 4.5.3.1.3).
const LONGEST_ADDRESS: usize = 254;

/// Whether an accepted call is confirmed by mail.
#[must_use]
pub fn confirms(call: &Call) -> bool {
    confirmation(call).is_some()
}

/// Whether a response with a good status says that the form was accepted: some say `"status":false`.
#[must_use]
pub fn is_accepted(response: &str) -> bool {
    let object = Object::of(response, &["status"]);
    object.is_none_or(|object| object.read("status") != Some(false))
}

/// What a call was sent, and what came of it.
pub struct Accepted<'a> {
    /// The catalogue's row.
    pub call: &'a Call,
    /// The query that the platform was sent.
    pub query: &'a str,
    /// The body that it was sent.
    pub body: &'a str,
    /// Its response.
    pub response: &'a str,
}

/// The mailer's body.
#[derive(Serialize)]
struct Mail<'m> {
    email: &'m str,
    subject: &'m str,
    message: &'m str,
}

/// The mailer's body for an accepted call: `{"email","subject","message"}`; `brand` and `site` are
/// the tenant's name and domain. `None` for a call without a confirmation, or an address that no mail
/// can be sent to.
#[must_use]
pub fn notice(accepted: &Accepted<'_>, brand: &str, site: &str) -> Option<String> {
    let confirmation = confirmation(accepted.call)?;
    let email = match confirmation.recipient {
        Recipient::Body(path) => json::read(json::at(accepted.body, path)?)?,
        Recipient::Query(name) => parameter(accepted.query, name)?,
    };
    let words = |text: &str| text.replace("{brand}", brand).replace("{site}", site);
    let payment = confirmation
        .to_pay
        .zip(Payment::from_response(accepted.response));
    let message = payment.map_or_else(
        || words(confirmation.message),
        |(to_pay, payment)| payment.words(&words(to_pay)),
    );
    is_address(&email).then(|| {
        json::written(&Mail {
            email: &email,
            subject: &words(confirmation.subject),
            message: &message,
        })
    })
}

fn confirmation(call: &Call) -> Option<&'static Confirmation> {
    CONFIRMATIONS
        .iter()
        .find(|known| known.path == call.path && known.method == call.method)
}

/// One address and nothing a mailer could take for a second one, a name or a header.
fn is_address(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_graphic() && !b"<>()[],;:\\\"".contains(&byte);
    let parts = text.split_once('@');
    text.len() <= LONGEST_ADDRESS
        && text.bytes().all(plain)
        && parts.is_some_and(|(user, host)| {
            !user.is_empty() && !host.contains('@') && host.contains('.') && !host.starts_with('.')
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::catalogue::{Method, Upstream, calls};

    fn row(upstream: Upstream, method: Method, path: &str) -> &'static Call {
        let mut rows = calls(upstream).iter();
        rows.find(|call| call.path == path && call.method == method)
            .unwrap()
    }

    #[test]
    fn every_confirmation_has_its_call() {
        let known = |known: &&Confirmation| {
            Upstream::ALL.into_iter().flat_map(calls).any(|call| {
                (call.path, call.method) == (known.path, known.method)
                    && call.changes_state()
                    && call.limit.is_some()
            })
        };
        assert_eq!(
            CONFIRMATIONS.iter().filter(known).count(),
            CONFIRMATIONS.len()
        );
    }

    #[test]
    fn forms_are_confirmed_to_the_address_they_name() {
        use Method::{Get, Post};
        use Upstream::{Data, Services};
        let appointment = row(Services, Post, "v1/post/appointment/create");
        let demo = row(Services, Get, "v0/cms/app/request-demo");
        let team = row(Services, Post, "v1/team/register");
        let gift = row(Data, Post, "donations");
        let reading = row(Data, Get, "donations");
        let long = format!(r#"{{"email":"{}@b.id"}}"#, "a".repeat(250));
        let cases = [
            (appointment, "", r#"{"email":"a@b.id"}"#, Some("a@b.id")),
            (gift, "", r#"{"email":"a@b.id","name":"X"}"#, Some("a@b.id")),
            (demo, "email=a%2Bx%40b.id", "", Some("a+x@b.id")),
            (demo, "", "", None),
            (
                team,
                "",
                r#"{"members":[{"email":"a@b.id"},{"email":"c@d.id"}]}"#,
                Some("a@b.id"),
            ),
            (team, "", r#"{"members":[]}"#, None),
            (reading, "", "", None),
            (appointment, "", "", None),
            (appointment, "", "[]", None),
            (appointment, "", r#"{"email":7}"#, None),
            (appointment, "", r#"{"email":"a@b.id,c@d.id"}"#, None),
            (
                appointment,
                "",
                r#"{"email":"a@b.id\r\nBcc: c@d.id"}"#,
                None,
            ),
            (appointment, "", r#"{"email":"<a@b.id>"}"#, None),
            (appointment, "", r#"{"email":"a@b@c.id"}"#, None),
            (appointment, "", r#"{"email":"@b.id"}"#, None),
            (appointment, "", r#"{"email":"a@localhost"}"#, None),
            (appointment, "", &long, None),
        ];
        for (call, query, body, expected) in cases {
            let accepted = Accepted {
                call,
                query,
                body,
                response: "",
            };
            let actual = notice(&accepted, "Alpha", "alpha.example");
            let actual: Option<serde_json::Value> =
                actual.map(|text| serde_json::from_str(&text).unwrap());
            let email = actual.as_ref().and_then(|actual| actual["email"].as_str());
            assert_eq!(email, expected, "{} {query} {body}", call.name());
        }
    }

    #[test]
    fn a_form_is_accepted_unless_the_response_refuses_it() {
        for (response, expected) in [
            (r#"{"status":true}"#, true),
            (r#"{"status":200,"data":{"status":false}}"#, true),
            (r#"{"data":null}"#, true),
            (r#"[{"status":false}]"#, true),
            ("", true),
            (r#"{"status":false}"#, false),
            (r#"{"data":1,"status":false}"#, false),
        ] {
            assert_eq!(is_accepted(response), expected, "{response}");
        }
    }

    #[test]
    fn words_are_the_edges_own() {
        let gift = row(Upstream::Data, Method::Post, "donations");
        let body = r#"{"email":"a@b.id","name":"Klik http://evil.example","message":"http://evil.example"}"#;
        let accepted = Accepted {
            call: gift,
            query: "",
            body,
            response: &format!("[{body}]"),
        };
        let actual = notice(&accepted, "Dana Belajar", "dana.example").unwrap();
        assert!(
            actual.contains("Dana Belajar") && !actual.contains("evil"),
            "{actual}"
        );
        assert!(
            !actual.contains("{brand}") && !actual.contains("{site}"),
            "{actual}"
        );
    }

    #[test]
    fn the_mail_of_a_pledge_has_the_platforms_payment_instructions() {
        let call = row(Upstream::Data, Method::Post, "donations");
        let account = r#""payment":{"bank":"Bank Contoh","account_number":"001 234","account_name":"Dana Belajar"}"#;
        let whole = format!(r#"{{"code":"DON-7","amount":1250000,{account}}}"#);
        let paid = "transfer tepat Rp 1.250.000 ke Bank Contoh, rekening 001 234 atas nama Dana Belajar, dengan berita DON-7.";
        let cases = [
            (format!("[{whole}]"), true),
            (whole.clone(), true),
            (String::new(), false),
            ("[]".to_owned(), false),
            (format!(r#"[{{"amount":1250000,{account}}}]"#), false),
            (whole.replace("1250000", "-5"), false),
            (whole.replace("DON-7", "http://evil.example"), false),
            (whole.replace("DON-7", "a\\nb"), false),
            (whole.replace("DON-7", &"D".repeat(81)), false),
            (whole.replace("DON-7", "{holder}"), false),
        ];
        for (response, is_shown) in cases {
            let body = r#"{"email":"a@b.id","amount":1}"#;
            let accepted = Accepted {
                call,
                query: "",
                body,
                response: &response,
            };
            let actual = notice(&accepted, "Dana Belajar", "dana.example").unwrap();
            assert_eq!(actual.contains(paid), is_shown, "{response}: {actual}");
            assert!(
                !actual.contains('{') || actual.matches('{').count() == 1,
                "{actual}"
            );
        }
    }
}
