//! Body of `POST /CallbackPayment` (spec sections 2 and 7): a form of a returning visitor, or a notification
//! of the payment site's server.
//!
//! Anybody can have a browser send a form, so that what a browser says is no more than which invoice to
//! look at: the platform is asked to, and the visitor is led to the page of the same address, which asks
//! what has become of it. A server's notification is signed, and only the platform can tell whether
//! rightly: it is passed on with all its fields, and the server hears what the platform makes of it.

use crate::api::catalogue::{self, Call};
use crate::http::percent::{Encoding, decoded, push_encoded};
use crate::http::{media_type, query};
use crate::text::json::{self, Fields};

/// The page's path, as the page table spells it.
const PAGE: &str = "/CallbackPayment";

/// The call's path, as the catalogue spells it.
const CALL: &str = "v1/class/payment/callback";

/// Which of the fields name an invoice (`app/sections/payment/outcome.ts`).
const NUMBERS: [&str; 3] = ["order_id", "code", "id"];

/// What payment sites call the signature of a notification.
const SIGNATURES: [&str; 2] = ["signature_key", "signature"];

/// The longest field of a visitor's that is taken, in characters: as much as the page takes.
const LONGEST: usize = 100;

/// What was sent.
pub struct PaymentReport<'r> {
    query: &'r str,
    form: Option<&'r str>,
    json: Option<&'r str>,
}

impl<'r> PaymentReport<'r> {
    /// Reads a form's body, or JSON's top level. A body of another type says nothing.
    #[must_use]
    pub fn read(query: &'r str, content_type: &str, body: &'r str) -> Self {
        let is_form = media_type::essence(content_type) == "application/x-www-form-urlencoded";
        Self {
            query,
            form: Some(body).filter(|_| is_form),
            json: Some(body).filter(|_| media_type::is_json(content_type)),
        }
    }

    /// A field of the body; `None` if it is missing or blank.
    fn field(&self, name: &str) -> Option<String> {
        let from_form = || query::parameter(self.form?, name);
        let from_json = || json::scalar_at(self.json?, name);
        let value = from_form().or_else(from_json)?;
        Some(value).filter(|value| !value.trim().is_empty())
    }

    /// What names the invoice, in the catalogue's order; what the body lacks is taken from the query.
    fn invoice(&self) -> Vec<(&'static str, String)> {
        let names = call().and_then(|call| call.fields).unwrap_or_default();
        let fields = names.iter().filter_map(|name| {
            let value = self.field(name);
            let value = value.or_else(|| query::parameter(self.query, name))?;
            let value: String = value.trim().chars().take(LONGEST).collect();
            (!value.is_empty()).then_some((*name, value))
        });
        fields.collect()
    }

    /// Where the visitor is led.
    #[must_use]
    pub fn address(&self) -> String {
        let mut address = PAGE.to_owned();
        for (index, (name, value)) in self.invoice().iter().enumerate() {
            address.push(if index == 0 { '?' } else { '&' });
            address.push_str(name);
            address.push('=');
            push_encoded(&mut address, value, Encoding::FORM);
        }
        address
    }

    /// The call that has the platform look at the invoice, and its body; `None` if none is named.
    #[must_use]
    pub fn hint(&self) -> Option<(&'static Call, String)> {
        let invoice = self.invoice();
        if !invoice.iter().any(|(name, _)| NUMBERS.contains(name)) {
            return None;
        }
        Some((call()?, json::written(&Fields(&invoice))))
    }

    /// The call that passes a signed notification on, and its body: JSON as it came, a form as JSON of
    /// the same fields. `None` if it is not signed, or names no invoice.
    #[must_use]
    pub fn notification(&self) -> Option<(&'static Call, String)> {
        let has_one_of = |names: &[&str]| names.iter().any(|name| self.field(name).is_some());
        if !has_one_of(&SIGNATURES) || !has_one_of(&NUMBERS) {
            return None;
        }
        let body = match (self.json, self.form) {
            (Some(body), _) => body.to_owned(),
            (None, Some(form)) => json_of(form)?,
            (None, None) => return None,
        };
        Some((call()?, body))
    }
}

/// The platform's call for what a payment site says.
fn call() -> Option<&'static Call> {
    let found = catalogue::find("POST", "services", CALL);
    found.ok().map(|matched| matched.call)
}

/// A form as JSON; `None` for one that is malformed.
fn json_of(form: &str) -> Option<String> {
    let pairs = form.split('&').filter(|pair| !pair.is_empty()).map(|pair| {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        let text = |part: &str| decoded(part, Encoding::FORM);
        Some((text(name)?, text(value)?))
    });
    let pairs: Vec<_> = pairs.collect::<Option<_>>()?;
    Some(json::written(&Fields(&pairs)))
}

#[cfg(test)]
mod tests {
    use super::PaymentReport;

    const FORM: &str = "application/x-www-form-urlencoded";
    const JSON: &str = "application/json";

    #[test]
    fn an_invoice_alone_leads_on() {
        let long = format!("order_id={}", "a".repeat(200));
        let cut = format!("/CallbackPayment?order_id={}", "a".repeat(100));
        for (query, kind, body, address) in [
            (
                "",
                FORM,
                "order_id=INV-1&signature=x",
                "/CallbackPayment?order_id=INV-1",
            ),
            (
                "",
                "application/x-www-form-urlencoded; charset=utf-8",
                "transaction_status=settlement&order_id=a%20b%26c%3Dd",
                "/CallbackPayment?order_id=a+b%26c%3Dd",
            ),
            (
                "order_id=INV-1",
                FORM,
                "order_id=INV-2",
                "/CallbackPayment?order_id=INV-2",
            ),
            (
                "order_id=INV-1",
                FORM,
                "order_id=",
                "/CallbackPayment?order_id=INV-1",
            ),
            (
                "order_id=INV-1&to=//evil.example&status=paid",
                FORM,
                "",
                "/CallbackPayment?order_id=INV-1",
            ),
            (
                "",
                JSON,
                r#"{"order_id":7,"status":"paid","code":["x"],"id":{"a":1}}"#,
                "/CallbackPayment?order_id=7",
            ),
            ("", JSON, "[", "/CallbackPayment"),
            (
                "",
                "multipart/form-data",
                "order_id=INV-1",
                "/CallbackPayment",
            ),
            ("", "", "order_id=INV-1", "/CallbackPayment"),
            ("", FORM, "order_id=%zz", "/CallbackPayment"),
            (
                "",
                FORM,
                "order_id=a%0d%0aSet-Cookie:b",
                "/CallbackPayment?order_id=a%0D%0ASet-Cookie%3Ab",
            ),
            ("", FORM, &long, &cut),
        ] {
            let read = PaymentReport::read(query, kind, body);
            assert_eq!(read.address(), address, "{query} {kind} {body}");
        }
    }

    #[test]
    fn only_the_invoice_is_taken_from_a_visitor() {
        for (body, expected) in [
            ("status=paid", None),
            ("", None),
            ("id=9", Some(r#"{"id":"9"}"#)),
            (
                "order_id=a%22b&transaction_status=settlement&signature_key=x",
                Some(r#"{"order_id":"a\"b"}"#),
            ),
        ] {
            let hint = PaymentReport::read("", FORM, body).hint();
            assert_eq!(
                hint.as_ref().map(|(_, body)| body.as_str()),
                expected,
                "{body}"
            );
            if let Some((call, _)) = hint {
                assert_eq!(call.name(), "POST services/v1/class/payment/callback");
            }
        }
    }

    #[test]
    fn a_signed_notification_is_passed_on_unchanged() {
        let json =
            r#"{"order_id":"INV-1", "gross_amount":1.50,"signature_key":"0f","va":[{"n":1}]}"#;
        for (kind, body, expected) in [
            (JSON, json, Some(json)),
            ("application/json;charset=UTF-8", json, Some(json)),
            ("application/vnd.payment+json", json, Some(json)),
            (
                FORM,
                "order_id=INV-1&status_code=200&signature=a%2Bb&note=",
                Some(r#"{"order_id":"INV-1","status_code":"200","signature":"a+b","note":""}"#),
            ),
            (FORM, "order_id=INV-1&signature=x&note=%zz", None),
            (FORM, "order_id=INV-1&transaction_status=settlement", None),
            (FORM, "order_id=INV-1&signature=", None),
            (FORM, "transaction_status=settlement&signature=x", None),
            (JSON, r#"{"order_id":"INV-1","signature":null}"#, None),
            (JSON, "[", None),
            ("text/plain", "order_id=INV-1&signature=x", None),
        ] {
            let actual = PaymentReport::read("", kind, body).notification();
            let actual = actual.as_ref().map(|(_, body)| body.as_str());
            assert_eq!(actual, expected, "{kind} {body}");
        }
    }
}
