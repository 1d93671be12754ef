//! Percent-encoding, in the two forms the browser's own functions have, so that both sides agree.

use std::fmt::Write;

/// Decodes one path segment. `None` for a malformed escape or bytes that are no UTF-8.
pub(crate) fn decode_segment(segment: &str) -> Option<String> {
    if !segment.contains('%') {
        return Some(segment.to_owned());
    }
    let mut bytes = segment.bytes();
    let mut decoded = Vec::with_capacity(segment.len());
    while let Some(byte) = bytes.next() {
        if byte == b'%' {
            decoded.push(hex(bytes.next()?)? << 4 | hex(bytes.next()?)?);
        } else {
            decoded.push(byte);
        }
    }
    String::from_utf8(decoded).ok()
}

/// Encodes like `encodeURIComponent`.
pub(super) fn encode_component(text: &str) -> String {
    encode(text, |byte| {
        byte.is_ascii_alphanumeric() || b"-_.!~*'()".contains(&byte)
    })
}

/// Encodes like `URLSearchParams`: a space becomes `+`.
pub(super) fn form_encode(text: &str) -> String {
    let kept = |byte: u8| byte.is_ascii_alphanumeric() || b"*-._ ".contains(&byte);
    encode(text, kept).replace(' ', "+")
}

fn encode(text: &str, kept: impl Fn(u8) -> bool) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        if kept(byte) {
            encoded.push(char::from(byte));
        } else {
            // Writing to a string cannot fail.
            let _ = write!(encoded, "%{byte:02X}");
        }
    }
    encoded
}

fn hex(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        b'A'..=b'F' => Some(digit - b'A' + 10),
        _ => None,
    }
}
