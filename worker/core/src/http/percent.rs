//! Percent-encoding (RFC 3986 section 2.1, and the form encoding of the URL standard) by the crates of the
//! field; a malformed escape is refused.

use std::borrow::Cow;

use form_urlencoded::byte_serialize;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// RFC 3986: the unreserved characters stay.
const RESERVED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~');

/// What a browser's `encodeURIComponent` encodes.
const NO_COMPONENT: &AsciiSet = &RESERVED
    .remove(b'!')
    .remove(b'*')
    .remove(b'\'')
    .remove(b'(')
    .remove(b')');

/// What no URL may hold: everything but unreserved and reserved characters.
const NO_URL: &AsciiSet = &NO_COMPONENT
    .remove(b':')
    .remove(b'/')
    .remove(b'?')
    .remove(b'#')
    .remove(b'[')
    .remove(b']')
    .remove(b'@')
    .remove(b'$')
    .remove(b'&')
    .remove(b'+')
    .remove(b',')
    .remove(b';')
    .remove(b'=');

/// What is encoded, and what a space becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Encoding(Option<&'static AsciiSet>);

impl Encoding {
    /// RFC 3986: the unreserved characters stay.
    pub const UNRESERVED: Self = Self(Some(RESERVED));
    /// The characters that a browser's `encodeURIComponent` leaves.
    pub const COMPONENT: Self = Self(Some(NO_COMPONENT));
    /// `application/x-www-form-urlencoded`: the same text as a browser's `URLSearchParams` makes.
    pub const FORM: Self = Self(None);
}

/// Appends `text`, encoded.
pub fn push_encoded(target: &mut String, text: &str, encoding: Encoding) {
    match encoding.0 {
        Some(set) => target.extend(utf8_percent_encode(text, set)),
        None => target.extend(byte_serialize(text.as_bytes())),
    }
}

/// `text`, encoded.
#[must_use]
pub fn encoded(text: &str, encoding: Encoding) -> String {
    let mut target = String::with_capacity(text.len());
    push_encoded(&mut target, text, encoding);
    target
}

/// A URL as it may stand in a file: what none may hold (RFC 3986 section 2) is encoded, spaces above
/// all; escapes that are there stay. A character of its syntax is never encoded, nor undone.
#[must_use]
pub fn mended(url: &str) -> Cow<'_, str> {
    let mut parts = url.split('%');
    let mut mended = encoded(parts.next().unwrap_or_default(), Encoding(Some(NO_URL)));
    for part in parts {
        mended.push_str(if ends_escape(part) { "%" } else { "%25" });
        mended.extend(utf8_percent_encode(part, NO_URL));
    }
    if mended == url {
        Cow::Borrowed(url)
    } else {
        Cow::Owned(mended)
    }
}

/// Whether what stands after a `%` makes an escape of it.
fn ends_escape(rest: &str) -> bool {
    let digits = rest.as_bytes().first_chunk::<2>();
    digits.is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit))
}

/// Decodes `text`; `None` for a malformed escape or bytes that are no UTF-8.
#[must_use]
pub fn decoded(text: &str, encoding: Encoding) -> Option<String> {
    if !text.split('%').skip(1).all(ends_escape) {
        return None;
    }
    let text = match encoding {
        Encoding::FORM => Cow::Owned(text.replace('+', " ")),
        _ => Cow::Borrowed(text),
    };
    let decoded = percent_decode_str(&text).decode_utf8().ok()?;
    Some(decoded.into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_trips() {
        let cases = [
            ("", ["", "", ""]),
            ("aZ09-._", ["aZ09-._"; 3]),
            ("a b", ["a%20b", "a%20b", "a+b"]),
            ("~*", ["~%2A", "~*", "%7E*"]),
            ("!'()", ["%21%27%28%29", "!'()", "%21%27%28%29"]),
            ("é/✓", ["%C3%A9%2F%E2%9C%93"; 3]),
            ("a+b&c=d%", ["a%2Bb%26c%3Dd%25"; 3]),
        ];
        let encodings = [Encoding::UNRESERVED, Encoding::COMPONENT, Encoding::FORM];
        for (text, expected) in cases {
            for (encoding, expected) in encodings.into_iter().zip(expected) {
                assert_eq!(encoded(text, encoding), expected);
                assert_eq!(decoded(expected, encoding).as_deref(), Some(text));
            }
        }
    }

    #[test]
    fn urls_are_mended() {
        for (url, expected) in [
            ("", ""),
            (
                "https://a.example/b%20c?d=e&f#g",
                "https://a.example/b%20c?d=e&f#g",
            ),
            (
                "https://a.example/b c/é.mp3",
                "https://a.example/b%20c/%C3%A9.mp3",
            ),
            (
                "https://a.example/100%/%2/%zz",
                "https://a.example/100%25/%252/%25zz",
            ),
            (
                "https://a.example/<\">\\^`{|}\n",
                "https://a.example/%3C%22%3E%5C%5E%60%7B%7C%7D%0A",
            ),
            ("https://[::1]:80/", "https://[::1]:80/"),
        ] {
            assert_eq!(mended(url), expected);
            assert_eq!(mended(&mended(url)), expected);
        }
    }

    #[test]
    fn malformed_escapes() {
        for bad in ["%", "%2", "%zz", "%+2", "a%", "%c3", "%ff"] {
            assert_eq!(decoded(bad, Encoding::UNRESERVED), None, "{bad}");
        }
    }
}
