//! Percent-encoding (RFC 3986 section 2.1, and the form encoding of the URL standard).

/// Which bytes stay as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// RFC 3986: letters, digits and `-._~` stay.
    Component,
    /// `application/x-www-form-urlencoded`: letters, digits and `*-._` stay, a space is `+`; the
    /// same text as a browser's `URLSearchParams` makes.
    Form,
}

/// Appends `text`, encoded.
pub fn push_encoded(target: &mut String, text: &str, encoding: Encoding) {
    for byte in text.bytes() {
        match (byte, encoding) {
            (b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_', _)
            | (b'~', Encoding::Component)
            | (b'*', Encoding::Form) => target.push(char::from(byte)),
            (b' ', Encoding::Form) => target.push('+'),
            _ => {
                target.push('%');
                for digit in [byte >> 4, byte & 0xf] {
                    let digit = char::from_digit(u32::from(digit), 16);
                    target.extend(digit.map(|digit| digit.to_ascii_uppercase()));
                }
            }
        }
    }
}

/// `text`, encoded.
#[must_use]
pub fn encoded(text: &str, encoding: Encoding) -> String {
    let mut target = String::with_capacity(text.len());
    push_encoded(&mut target, text, encoding);
    target
}

/// Decodes `text`; `None` for a malformed escape or bytes that are no UTF-8.
#[must_use]
pub fn decoded(text: &str, encoding: Encoding) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match (byte, encoding) {
            (b'%', _) => hex_digit(rest.next()?)? << 4 | hex_digit(rest.next()?)?,
            (b'+', Encoding::Form) => b' ',
            _ => byte,
        });
    }
    String::from_utf8(bytes).ok()
}

fn hex_digit(byte: u8) -> Option<u8> {
    char::from(byte)
        .to_digit(16)
        .and_then(|digit| u8::try_from(digit).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_trips() {
        let cases = [
            ("", "", ""),
            ("aZ09-._", "aZ09-._", "aZ09-._"),
            ("a b", "a%20b", "a+b"),
            ("~*", "~%2A", "%7E*"),
            ("é/✓", "%C3%A9%2F%E2%9C%93", "%C3%A9%2F%E2%9C%93"),
            ("a+b&c=d%", "a%2Bb%26c%3Dd%25", "a%2Bb%26c%3Dd%25"),
        ];
        for (text, component, form) in cases {
            assert_eq!(encoded(text, Encoding::Component), component);
            assert_eq!(encoded(text, Encoding::Form), form);
            assert_eq!(
                decoded(component, Encoding::Component).as_deref(),
                Some(text)
            );
            assert_eq!(decoded(form, Encoding::Form).as_deref(), Some(text));
        }
    }

    #[test]
    fn malformed_escapes() {
        for bad in ["%", "%2", "%zz", "%+2", "a%", "%c3", "%ff"] {
            assert_eq!(decoded(bad, Encoding::Component), None, "{bad}");
        }
    }
}
