//! Hexadecimal digits: lower case when written, either case when read.

/// Appends two digits a byte.
pub fn push(text: &mut String, bytes: &[u8]) {
    for byte in bytes {
        text.extend(digits(*byte));
    }
}

/// Reads two digits a byte; `None` for an odd number of them or any other character.
#[must_use]
pub fn decoded(text: &str) -> Option<Vec<u8>> {
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    if !rest.is_empty() {
        return None;
    }
    pairs.iter().map(|pair| byte(*pair)).collect()
}

/// A byte's two digits.
pub fn digits(byte: u8) -> impl Iterator<Item = char> {
    [byte >> 4, byte & 0xf]
        .into_iter()
        .filter_map(|digit| char::from_digit(u32::from(digit), 16))
}

/// The byte of two digits.
#[must_use]
pub fn byte([high, low]: [u8; 2]) -> Option<u8> {
    Some(digit(high)? << 4 | digit(low)?)
}

/// The value of one digit, 0 to 15.
#[must_use]
pub fn digit(digit: u8) -> Option<u8> {
    let value = char::from(digit).to_digit(16)?;
    u8::try_from(value).ok()
}

#[cfg(test)]
mod tests {
    use super::{decoded, push};

    #[test]
    fn bytes_are_written_and_read() {
        for (bytes, text) in [(&[][..], ""), (&[0x00, 0x0f, 0xa5, 0xff], "000fa5ff")] {
            let mut written = String::new();
            push(&mut written, bytes);
            assert_eq!(written, text);
            assert_eq!(decoded(text).as_deref(), Some(bytes));
            assert_eq!(decoded(&text.to_uppercase()).as_deref(), Some(bytes));
        }
    }

    #[test]
    fn what_is_no_hex_is_refused() {
        for bad in ["0", "000", "0g", "+1", " 0", "0x00", "é"] {
            assert_eq!(decoded(bad), None, "{bad}");
        }
    }
}
