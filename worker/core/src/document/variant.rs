//! The two variants of a document: the full one, and the lean one for visitors who save data (design section
//! 4).

use crate::auth::session::{cookie, readable_cookie};
use crate::http::query;
use crate::http::request_head::{Header, RequestHead, Transport};

/// The cookie with the visitor's own word, from the switch in the footer. It holds no secret.
pub const COOKIE: &str = "hemat";

/// How long the word holds: a year, in seconds.
const SECONDS: u32 = 31_536_000;

/// A document's variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// Fonts, pictures and scripts come along.
    Full,
    /// The same page in system fonts, and no script until something is pressed that needs it.
    Lean,
}

impl Variant {
    /// The variant for a request: the visitor's own word, else what the browser says of itself
    /// (`Save-Data`) or of the line (`ECT`).
    #[must_use]
    pub fn of(head: &RequestHead) -> Self {
        Self::chosen(head.cookies()).unwrap_or_else(|| Self::hinted(head))
    }

    /// The visitor's own word, where the switch was ever pressed: it wins both ways.
    #[must_use]
    pub fn chosen(cookies: &str) -> Option<Self> {
        cookie(cookies, COOKIE).and_then(Self::named)
    }

    /// The one that the switch's form asks for; `None` for a form of anything else.
    #[must_use]
    pub fn from_form(form: &str) -> Option<Self> {
        query::parameter(form, COOKIE)
            .as_deref()
            .and_then(Self::named)
    }

    /// The `Set-Cookie` value that stores it.
    #[must_use]
    pub fn cookie(self, transport: Transport) -> String {
        let value = match self {
            Self::Full => "0",
            Self::Lean => "1",
        };
        readable_cookie(COOKIE, value, SECONDS, transport)
    }

    /// The `Set-Cookie` value that forgets the word.
    #[must_use]
    pub fn forgotten(transport: Transport) -> String {
        readable_cookie(COOKIE, "", 0, transport)
    }

    /// The attribute of the root element by which style sheets go; a blank before it.
    #[must_use]
    pub const fn attribute(self) -> &'static str {
        match self {
            Self::Full => "",
            Self::Lean => " data-lean",
        }
    }

    fn named(value: &str) -> Option<Self> {
        match value {
            "0" => Some(Self::Full),
            "1" => Some(Self::Lean),
            _ => None,
        }
    }

    fn hinted(head: &RequestHead) -> Self {
        let is = |header, values: &[&str]| {
            let value = head.header(header).unwrap_or_default();
            values.iter().any(|one| value.eq_ignore_ascii_case(one))
        };
        if is(Header::SaveData, &["on"]) || is(Header::Ect, &["2g", "slow-2g"]) {
            Self::Lean
        } else {
            Self::Full
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Variant;
    use crate::http::request_head::{RequestHead, Transport, sent};

    #[test]
    fn the_visitors_choice_wins_over_the_browsers_hints() {
        let (on, off) = (("cookie", "a=b; hemat=1"), ("cookie", "hemat=0"));
        for (headers, expected) in [
            (&[][..], Variant::Full),
            (&[("save-data", "On")], Variant::Lean),
            (&[("save-data", "off")], Variant::Full),
            (&[("ect", "2g")], Variant::Lean),
            (&[("ect", "slow-2g")], Variant::Lean),
            (&[("ect", "3g")], Variant::Full),
            (&[on], Variant::Lean),
            (&[on, ("save-data", "off"), ("ect", "4g")], Variant::Lean),
            (&[off, ("save-data", "on"), ("ect", "2g")], Variant::Full),
            (&[("cookie", "hemat=2"), ("save-data", "on")], Variant::Lean),
            (&[("cookie", "tidakhemat=1")], Variant::Full),
        ] {
            let head = RequestHead::read(&sent("GET", "https://alpha.example/", headers));
            assert_eq!(Variant::of(&head), expected, "{headers:?}");
        }
    }

    #[test]
    fn a_form_chooses_a_variant_and_a_cookie_stores_it() {
        for (form, expected) in [
            ("hemat=1", Some(Variant::Lean)),
            ("a=b&hemat=0", Some(Variant::Full)),
            ("hemat=", None),
            ("hemat=on", None),
            ("", None),
        ] {
            assert_eq!(Variant::from_form(form), expected, "{form}");
        }
        for variant in [Variant::Full, Variant::Lean] {
            for transport in [Transport::Secure, Transport::LocalHttp] {
                let set = variant.cookie(transport);
                let (pair, attributes) = set.split_once(';').unwrap();
                assert_eq!(Variant::chosen(pair), Some(variant), "{set}");
                assert_eq!(
                    attributes.contains("Secure"),
                    transport == Transport::Secure
                );
                assert!(attributes.contains("Max-Age=31536000"), "{set}");
                assert!(!attributes.contains("HttpOnly"), "{set}");
            }
        }
    }
}
