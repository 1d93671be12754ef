//! Rate limits and request ids: whom a limit counts, and the id that a request is logged under.

use std::net::{IpAddr, Ipv6Addr};

use crate::error::Error;

/// How long a visitor waits after too many requests: the period of the rate-limit bindings.
pub const RETRY_AFTER_SECONDS: u32 = 60;

/// The error for a visitor over a limit.
pub const TOO_MANY: Error = Error::TooMany {
    retry_after: RETRY_AFTER_SECONDS,
};

/// Whom a rate limit counts: the tenant and the visitor's network. A provider hands every
/// customer 2^64 addresses of IPv6 and more, so there the first 64 bits are the visitor
/// (RFC 6177); an IPv4 address written as IPv6 (RFC 4291 section 2.5.5.2) is the IPv4 address.
/// The tenant's key alone stands for it: a path below its special domain does not count anew.
#[must_use]
pub fn limit_key(tenant_key: &str, client_ip: &str) -> String {
    let network = match client_ip.parse().map(|it: IpAddr| it.to_canonical()) {
        Ok(IpAddr::V6(it)) => network(it),
        Ok(IpAddr::V4(it)) => it.to_string(),
        // All that is written like one of IPv6 and is none counts as one network.
        Err(_) if client_ip.contains(':') => network(Ipv6Addr::UNSPECIFIED),
        Err(_) => client_ip.to_owned(),
    };
    format!("{tenant_key}:{network}")
}

/// The first four groups of an IPv6 address, without leading zeros, in lower case.
fn network(client_ip: Ipv6Addr) -> String {
    let [first, second, third, fourth, ..] = client_ip.segments();
    format!("{first:x}:{second:x}:{third:x}:{fourth:x}:")
}

/// The request id: the incoming one when it is 8 to 64 letters, digits, `-` or `_`, so that it
/// can stand in a log; else 32 hex digits of the given randomness.
#[must_use]
pub fn request_id(incoming: Option<&str>, random: [u8; 16]) -> String {
    let safe = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    let valid = |id: &&str| (8..=64).contains(&id.len()) && id.bytes().all(safe);
    match incoming.filter(valid) {
        Some(id) => id.to_owned(),
        None => format!("{:032x}", u128::from_be_bytes(random)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_count_networks() {
        let cases = [
            ("203.0.113.7", "alpha:203.0.113.7"),
            ("::ffff:203.0.113.7", "alpha:203.0.113.7"),
            ("2001:db8:1:2:3:4:5:6", "alpha:2001:db8:1:2:"),
            ("2001:0DB8:0001:0002:ffff::", "alpha:2001:db8:1:2:"),
            ("2001:db8:1:2::1", "alpha:2001:db8:1:2:"),
            ("2001:db8::1", "alpha:2001:db8:0:0:"),
            ("2001:db8:0:1::1", "alpha:2001:db8:0:1:"),
            ("::1", "alpha:0:0:0:0:"),
            ("2001::4:5:6:7:8", "alpha:2001:0:0:4:"),
            ("local", "alpha:local"),
            (":::::", "alpha:0:0:0:0:"),
            ("", "alpha:"),
        ];
        for (client_ip, expected) in cases {
            assert_eq!(limit_key("alpha", client_ip), expected, "{client_ip}");
        }
    }

    #[test]
    fn request_ids_are_safe_to_log() {
        let made = "000102030405060708090a0b0c0d0e0f";
        let random = std::array::from_fn(|index| u8::try_from(index).unwrap());
        let long = "a".repeat(65);
        for bad in [
            None,
            Some(""),
            Some("short"),
            Some("with space"),
            Some("line\nbreak"),
            Some(&*long),
        ] {
            assert_eq!(request_id(bad, random), made, "{bad:?}");
        }
        assert_eq!(request_id(Some("Abc-123_x"), random), "Abc-123_x");
    }
}
