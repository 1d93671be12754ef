//! IP addresses as a host spells them. Written out, since the standard library's take 3 KiB of the
//! module for what a dozen lines do; the tests hold both to the same.

use crate::text::find;

use std::fmt::{self, Write};

/// An IP address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Address {
    /// Four bytes.
    V4([u8; 4]),
    /// Eight groups.
    V6([u16; 8]),
}

impl Address {
    /// Reads `127.0.0.1`: four numbers without leading zeros.
    #[must_use]
    pub fn v4(text: &str) -> Option<Self> {
        bytes(text).map(Self::V4)
    }

    /// Reads `::1`, without brackets (RFC 4291 section 2.2).
    #[must_use]
    pub fn v6(text: &str) -> Option<Self> {
        let mut groups = [0; 8];
        match find::cut(text, "::") {
            None => (read(text, &mut groups, true)? == 8).then_some(())?,
            Some((head, tail)) => {
                let (mut first, mut last) = ([0; 7], [0; 7]);
                let before = read(head, &mut first, false)?;
                let after = read(tail, &mut last, true)?;
                let start = 8_usize.checked_sub(after).filter(|start| *start > before)?;
                groups
                    .get_mut(..before)?
                    .copy_from_slice(first.get(..before)?);
                groups.get_mut(start..)?.copy_from_slice(last.get(..after)?);
            }
        }
        Some(Self::V6(groups))
    }

    /// Whether it is one of a local network: loopback, private and link-local addresses, 127/8, 10/8,
    /// 172.16/12, 192.168/16, 169.254/16, `::1`, `fc00::/7` and `fe80::/10`.
    #[must_use]
    pub const fn is_local(self) -> bool {
        match self {
            Self::V4(bytes) => matches!(
                bytes,
                [127 | 10, ..] | [172, 16..=31, ..] | [192, 168, ..] | [169, 254, ..]
            ),
            Self::V6(groups) => match mapped(groups) {
                Some(bytes) => Self::V4(bytes).is_local(),
                None => matches!(
                    groups,
                    [0, 0, 0, 0, 0, 0, 0, 1] | [0xfc00..=0xfdff | 0xfe80..=0xfebf, ..]
                ),
            },
        }
    }
}

/// In its one canonical spelling (RFC 5952).
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::V4(octets) => {
                let [first, second, third, fourth] = octets;
                write!(f, "{first}.{second}.{third}.{fourth}")
            }
            Self::V6(groups) => match mapped(*groups) {
                Some(bytes) => write!(f, "::ffff:{}", Self::V4(bytes)),
                None => write_groups(f, groups),
            },
        }
    }
}

/// The address of the older kind that stands in one of the newer.
const fn mapped(groups: [u16; 8]) -> Option<[u8; 4]> {
    let [0, 0, 0, 0, 0, 0xffff, high, low] = groups else {
        return None;
    };
    let ([a, b], [c, d]) = (high.to_be_bytes(), low.to_be_bytes());
    Some([a, b, c, d])
}

/// The longest run of zeros, the first of several, is left out.
fn write_groups(f: &mut fmt::Formatter<'_>, groups: &[u16; 8]) -> fmt::Result {
    let zeros = |start: usize| groups.iter().skip(start).take_while(|group| **group == 0);
    let (mut gap, mut longest) = (8, 1);
    for start in 0..8 {
        let length = zeros(start).count();
        if length > longest {
            (gap, longest) = (start, length);
        }
    }
    for (index, group) in groups.iter().enumerate() {
        if index == gap {
            f.write_str("::")?;
        }
        if index < gap || index >= gap + longest {
            if index > 0 && index != gap + longest {
                f.write_char(':')?;
            }
            write!(f, "{group:x}")?;
        }
    }
    Ok(())
}

fn bytes(text: &str) -> Option<[u8; 4]> {
    let mut parts = text.split('.');
    let mut bytes = [0; 4];
    for byte in &mut bytes {
        let part = parts.next()?;
        let is_number = part.bytes().all(|digit| digit.is_ascii_digit());
        if !is_number || part.len() > 1 && part.starts_with('0') {
            return None;
        }
        *byte = part.parse().ok()?;
    }
    parts.next().is_none().then_some(bytes)
}

/// Reads groups into the front of `into` and tells how many. At the address's end the last two may
/// be spelled as an address of the older kind.
fn read(text: &str, into: &mut [u16], is_end: bool) -> Option<usize> {
    if text.is_empty() {
        return Some(0);
    }
    let mut count = 0;
    let mut parts = text.split(':').peekable();
    while let Some(part) = parts.next() {
        let older = bytes(part).filter(|_| is_end && parts.peek().is_none());
        if let Some([a, b, c, d]) = older {
            *into.get_mut(count)? = u16::from_be_bytes([a, b]);
            count += 1;
            *into.get_mut(count)? = u16::from_be_bytes([c, d]);
        } else {
            let is_hex = part.bytes().all(|digit| digit.is_ascii_hexdigit());
            if !is_hex || part.len() > 4 {
                return None;
            }
            *into.get_mut(count)? = u16::from_str_radix(part, 16).ok()?;
        }
        count += 1;
    }
    Some(count)
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, Ipv6Addr};

    use proptest::prelude::{any, prop_assert_eq, proptest};

    use super::Address;

    fn check(text: &str) {
        let known = text.parse::<Ipv6Addr>().ok();
        let read = Address::v6(text);
        assert_eq!(read, known.map(|it| Address::V6(it.segments())), "{text}");
        let spelled = |it: Address| it.to_string();
        assert_eq!(read.map(spelled), known.map(|it| it.to_string()), "{text}");
        let known = text.parse::<Ipv4Addr>().ok();
        let read = Address::v4(text);
        assert_eq!(read, known.map(|it| Address::V4(it.octets())), "{text}");
        assert_eq!(read.map(spelled), known.map(|it| it.to_string()), "{text}");
    }

    #[test]
    fn addresses_are_read_and_spelled_as_by_the_standard_library() {
        for text in [
            "",
            ":",
            "::",
            ":::",
            "1",
            "::1",
            "1::",
            "1::2::3",
            "::1:",
            ":1::",
            "1:2:3:4:5:6:7:8",
            "1:2:3:4:5:6:7",
            "1:2:3:4:5:6:7:8:9",
            "1:2:3:4:5:6:7::",
            "::2:3:4:5:6:7:8",
            "1:2:3:4::5:6:7:8",
            "0:0:1:0:0:0:1:0",
            "1:0:0:2:0:0:3:4",
            "0:1:0:1:0:1:0:1",
            "::ffff:1.2.3.4",
            "::1.2.3.4",
            "1.2.3.4::",
            "1:2:3:4:5:6:1.2.3.4",
            "1:2:3:4:5:6:7:1.2.3.4",
            "::1.2.3.4:5",
            "::FFFF:0:0",
            "12345::",
            "g::",
            "+1::",
            "::+1",
            "1.2.3.4",
            "01.2.3.4",
            "1.2.3",
            "1.2.3.4.5",
            "256.0.0.1",
            "+1.2.3.4",
            "0.0.0.0",
            "1..2.3",
            "fe80::1%eth0",
        ] {
            check(text);
        }
    }

    proptest! {
        #[test]
        fn so_is_every_address(number in any::<u128>(), keep in any::<u8>()) {
            // Most have runs of zeros.
            let mut groups = Ipv6Addr::from(number).segments();
            for (bit, group) in groups.iter_mut().enumerate() {
                if keep & (1 << bit) == 0 { *group = 0; }
            }
            let known = Ipv6Addr::from(groups);
            check(&known.to_string());
            let local = known.is_loopback() || known.is_unique_local() || known.is_unicast_link_local();
            let mapped = known.to_ipv4_mapped();
            let local = mapped.map_or(local, |it| it.is_loopback() || it.is_private() || it.is_link_local());
            prop_assert_eq!(Address::V6(groups).is_local(), local);
            let [a, b, c, d, ..] = known.octets();
            let older = Ipv4Addr::new(a, b, c, d);
            let local = older.is_loopback() || older.is_private() || older.is_link_local();
            prop_assert_eq!(Address::V4([a, b, c, d]).is_local(), local);
            check(&older.to_string());
        }

        #[test]
        fn nothing_else_is_read(text in "[0-9a-f:.]{0,24}") {
            check(&text);
        }
    }
}
