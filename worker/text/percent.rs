//! Percent-encoding (RFC 3986 section 2.1, and the form encoding of the URL standard).

use std::borrow::Cow;

use super::hex;

/// What a URL holds besides letters, digits and escapes: unreserved and reserved characters.
const URL_PUNCTUATION: &[u8] = b"-._~:/?#[]@!$&'()*+,;=";

/// Which bytes stay as they are, and what a space becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Encoding {
    /// What is kept besides ASCII letters and digits.
    kept: &'static [u8],
    /// Whether a space is `+`.
    plus_is_space: bool,
}

impl Encoding {
    /// RFC 3986: the unreserved characters stay.
    pub const UNRESERVED: Self = Self {
        kept: b"-._~",
        plus_is_space: false,
    };
    /// What a browser's `encodeURIComponent` keeps.
    pub const COMPONENT: Self = Self {
        kept: b"-_.!~*'()",
        plus_is_space: false,
    };
    /// `application/x-www-form-urlencoded`: the same text as a browser's `URLSearchParams` makes.
    pub const FORM: Self = Self {
        kept: b"*-._",
        plus_is_space: true,
    };
}

/// Appends `text`, encoded.
pub fn push_encoded(target: &mut String, text: &str, encoding: Encoding) {
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || encoding.kept.contains(&byte) {
            target.push(char::from(byte));
        } else if byte == b' ' && encoding.plus_is_space {
            target.push('+');
        } else {
            push_escape(target, byte);
        }
    }
}

fn push_escape(target: &mut String, byte: u8) {
    target.push('%');
    target.extend(hex::digits(byte).map(|digit| digit.to_ascii_uppercase()));
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
    let bytes = url.as_bytes();
    let stays = |(index, byte): (usize, &u8)| match byte {
        b'%' => bytes
            .get(index + 1..index + 3)
            .is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit)),
        byte => byte.is_ascii_alphanumeric() || URL_PUNCTUATION.contains(byte),
    };
    if bytes.iter().enumerate().all(stays) {
        return Cow::Borrowed(url);
    }
    let mut mended = String::with_capacity(url.len() + 32);
    for (index, byte) in bytes.iter().enumerate() {
        if stays((index, byte)) {
            mended.push(char::from(*byte));
        } else {
            push_escape(&mut mended, *byte);
        }
    }
    Cow::Owned(mended)
}

/// Decodes `text`; `None` for a malformed escape or bytes that are no UTF-8.
#[must_use]
pub fn decoded(text: &str, encoding: Encoding) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => hex::byte([rest.next()?, rest.next()?])?,
            b'+' if encoding.plus_is_space => b' ',
            _ => byte,
        });
    }
    String::from_utf8(bytes).ok()
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
