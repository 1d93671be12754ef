//! The way back from a payment site that sends its visitors by a form: `POST /CallbackPayment`. What
//! the form says is passed on to the platform, which decides, and the visitor is led to the page of
//! the same address, which asks the platform (spec sections 2 and 7). Nothing of it is believed here.

use crate::gateway::catalogue::{self, Call};
use crate::text::json::{self, Value};
use crate::text::percent::{Encoding, push_encoded};
use crate::text::query;

/// The page's path, as the page table spells it.
const PAGE: &str = "/CallbackPayment";

/// The call's path, as the catalogue spells it.
const CALL: &str = "v1/class/payment/callback";

/// Which of the fields name an invoice (`app/features/payment/outcome.ts`).
const NUMBERS: [&str; 3] = ["order_id", "code", "id"];

/// The longest field that is taken, in characters: as much as the page takes.
const LONGEST: usize = 100;

/// Whether a path is the page's: case and one slash at its end are of no account.
#[must_use]
pub fn is_page(path: &str) -> bool {
    let path = path.strip_suffix('/').unwrap_or(path);
    path.eq_ignore_ascii_case(PAGE)
}

/// What the payment site says.
#[derive(Debug, PartialEq, Eq)]
pub struct PaymentReturn {
    /// The known fields, in the catalogue's order; those that are missing or empty are left out.
    fields: Vec<(&'static str, String)>,
}

impl PaymentReturn {
    /// Reads a form's body, or JSON's top level; what the body lacks is taken from the query. A body
    /// of another type says nothing.
    #[must_use]
    pub fn read(raw_query: &str, content_type: &str, body: &str) -> Self {
        let kind = content_type.split(';').next().unwrap_or_default().trim();
        let sent = kind
            .eq_ignore_ascii_case("application/json")
            .then(|| json::parsed(body))
            .flatten();
        let is_form = kind.eq_ignore_ascii_case("application/x-www-form-urlencoded");
        let names = told("GET").map_or(&[][..], |call| call.query);
        let said = |name: &str| {
            let from_body = is_form.then(|| query::parameter(body, name)).flatten();
            let in_json = || text_of(sent.as_ref()?.get(name)?);
            from_body
                .or_else(in_json)
                .filter(|value| !value.trim().is_empty())
        };
        let fields = names.iter().filter_map(|name| {
            let value = said(name).or_else(|| query::parameter(raw_query, name))?;
            let value: String = value.trim().chars().take(LONGEST).collect();
            (!value.is_empty()).then_some((*name, value))
        });
        Self {
            fields: fields.collect(),
        }
    }

    /// Where the visitor is led.
    #[must_use]
    pub fn address(&self) -> String {
        let mut address = PAGE.to_owned();
        for (index, (name, value)) in self.fields.iter().enumerate() {
            address.push(if index == 0 { '?' } else { '&' });
            address.push_str(name);
            address.push('=');
            push_encoded(&mut address, value, Encoding::FORM);
        }
        address
    }

    /// The call that tells the platform, and its body; none where no invoice is named.
    #[must_use]
    pub fn call(&self) -> Option<(&'static Call, String)> {
        let names_invoice = self.fields.iter().any(|(name, _)| NUMBERS.contains(name));
        let fields = self.fields.iter().map(|(name, value)| {
            let [name, value] = [*name, value].map(json::quoted);
            [name.as_ref(), ":", value.as_ref()].concat()
        });
        let body = ["{", &fields.collect::<Vec<_>>().join(","), "}"].concat();
        names_invoice.then(|| Some((told("POST")?, body)))?
    }
}

/// The platform's call for what a payment site says.
fn told(method: &str) -> Option<&'static Call> {
    let found = catalogue::find(method, "services", CALL);
    found.ok().map(|matched| matched.call)
}

fn text_of(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{PaymentReturn, is_page};

    const FORM: &str = "application/x-www-form-urlencoded";

    #[test]
    fn the_page_is_found_as_others_are() {
        for (path, expected) in [
            ("/CallbackPayment", true),
            ("/callbackpayment/", true),
            ("/CallbackPayment/x", false),
            ("/CallbackPaymentx", false),
            ("/", false),
        ] {
            assert_eq!(is_page(path), expected, "{path}");
        }
    }

    #[test]
    fn known_fields_alone_go_on() {
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
                "/CallbackPayment?order_id=a+b%26c%3Dd&transaction_status=settlement",
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
                "order_id=INV-1&to=//evil.example",
                FORM,
                "",
                "/CallbackPayment?order_id=INV-1",
            ),
            (
                "",
                "application/json",
                r#"{"order_id":7,"status":"paid","code":["x"],"id":{"a":1}}"#,
                "/CallbackPayment?status=paid&order_id=7",
            ),
            ("", "application/json", "[", "/CallbackPayment"),
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
            let read = PaymentReturn::read(query, kind, body);
            assert_eq!(read.address(), address, "{query} {kind} {body}");
        }
    }

    #[test]
    fn the_platform_is_told_of_an_invoice_that_is_named() {
        for (body, expected) in [
            ("status=paid", None),
            ("", None),
            ("id=9", Some(r#"{"id":"9"}"#)),
            (
                "order_id=a%22b&transaction_status=deny",
                Some(r#"{"order_id":"a\"b","transaction_status":"deny"}"#),
            ),
        ] {
            let call = PaymentReturn::read("", FORM, body).call();
            assert_eq!(
                call.as_ref().map(|(_, body)| body.as_str()),
                expected,
                "{body}"
            );
            if let Some((call, _)) = call {
                assert_eq!(call.name(), "POST services/v1/class/payment/callback");
            }
        }
    }
}
