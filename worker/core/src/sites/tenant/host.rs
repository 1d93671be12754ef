//! The `Host` header, normalised.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// RFC 1035 section 2.3.4, without the root's dot.
const LONGEST_NAME: usize = 253;
const LONGEST_LABEL: usize = 63;

/// A host in lower case, without port and trailing dot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Host {
    name: String,
    address: Option<IpAddr>,
}

/// Something that is no host; the edge responds with 400.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct BadHost(&'static str);

impl Host {
    /// Normalises what a `Host` header or a URL's authority says: `EXAMPLE.com.:8787` is
    /// `example.com`, `[0::1]:80` is `[::1]`.
    ///
    /// # Errors
    /// [`BadHost`] for anything that is not a name, an IPv4 address or an IPv6 address in
    /// brackets, with an optional port (RFC 3986 section 3.2.2).
    pub fn parse(raw: &str) -> Result<Self, BadHost> {
        if let Some(rest) = raw.strip_prefix('[') {
            let (inside, port) = rest.split_once(']').ok_or(BadHost("unclosed bracket"))?;
            if !port.is_empty() {
                check_port(
                    port.strip_prefix(':')
                        .ok_or(BadHost("text after the bracket"))?,
                )?;
            }
            let address = inside.parse::<Ipv6Addr>();
            let address = address.map_err(|_| BadHost("not an IPv6 address"))?;
            return Ok(Self {
                name: format!("[{address}]"),
                address: Some(address.into()),
            });
        }
        let name = match raw.split_once(':') {
            Some((name, port)) => {
                check_port(port)?;
                name
            }
            None => raw,
        };
        let name = name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase();
        check_name(&name)?;
        let address = name.parse::<Ipv4Addr>().ok().map(IpAddr::from);
        if address.is_none() && ends_in_number(&name) {
            return Err(BadHost("not an IPv4 address"));
        }
        Ok(Self { name, address })
    }

    /// The normalised host, an IPv6 address in brackets.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.name
    }

    /// Whether the host is an IP address.
    #[must_use]
    pub const fn is_address(&self) -> bool {
        self.address.is_some()
    }

    /// Whether the host is one of a local network: `localhost` and names under it, `*.local`,
    /// `*.lan`, and the [local addresses](is_local).
    #[must_use]
    pub fn is_local_network(&self) -> bool {
        if let Some(address) = self.address {
            return is_local(address);
        }
        let top = self.name.rsplit_once('.').map(|(_, top)| top);
        self.name == "localhost" || matches!(top, Some("localhost" | "local" | "lan"))
    }
}

impl fmt::Display for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// Whether an address is one of a local network: loopback, private and link-local addresses, 127/8, 10/8,
/// 172.16/12, 192.168/16, 169.254/16, `::1`, `fc00::/7` and `fe80::/10`. One of the older kind that is
/// written as one of the newer is the older one.
const fn is_local(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(it) => it.is_loopback() || it.is_private() || it.is_link_local(),
        IpAddr::V6(it) => it.is_loopback() || it.is_unique_local() || it.is_unicast_link_local(),
    }
}

/// A port may be empty (RFC 3986 section 3.2.3).
fn check_port(port: &str) -> Result<(), BadHost> {
    let digits = port.bytes().all(|b| b.is_ascii_digit());
    if digits && (port.is_empty() || port.parse::<u16>().is_ok()) {
        Ok(())
    } else {
        Err(BadHost("not a port"))
    }
}

fn check_name(name: &str) -> Result<(), BadHost> {
    let known = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'_';
    if name.len() > LONGEST_NAME {
        return Err(BadHost("longer than 253 characters"));
    }
    for label in name.split('.') {
        if label.is_empty() {
            return Err(BadHost("an empty label"));
        }
        if label.len() > LONGEST_LABEL {
            return Err(BadHost("a label longer than 63 characters"));
        }
        if !label.bytes().all(known) {
            return Err(BadHost("a character no host has"));
        }
    }
    Ok(())
}

/// Such a name is an address or nothing (WHATWG URL, "ends in a number"), so that `127.1` and
/// `0x7f.0.0.1` cannot stand for an address under another spelling.
fn ends_in_number(name: &str) -> bool {
    let last = name.rsplit('.').next().unwrap_or_default();
    let hex = last
        .strip_prefix("0x")
        .is_some_and(|rest| rest.bytes().all(|b| b.is_ascii_hexdigit()));
    hex || last.bytes().all(|b| b.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::Host;

    #[test]
    fn local_networks_are_recognised() {
        for (raw, is_address, is_local) in [
            ("127.0.0.1", true, true),
            ("10.9.8.7:80", true, true),
            ("172.15.0.1", true, false),
            ("172.16.0.1", true, true),
            ("172.31.255.255", true, true),
            ("172.32.0.1", true, false),
            ("192.168.1.2", true, true),
            ("192.169.1.2", true, false),
            ("169.254.0.1", true, true),
            ("203.0.113.7", true, false),
            ("[::1]", true, true),
            ("[fc00::1]", true, true),
            ("[fdff::]", true, true),
            ("[fe80::1]:8787", true, true),
            ("[febf::1]", true, true),
            ("[fec0::1]", true, false),
            ("[2001:db8::1]", true, false),
            ("[::ffff:192.168.1.2]", true, true),
            ("[::ffff:203.0.113.7]", true, false),
            ("a.local", false, true),
            ("a.lan", false, true),
            ("a.localhost", false, true),
            ("local", false, false),
            ("alpha.example", false, false),
        ] {
            let host = Host::parse(raw).unwrap();
            let actual = (host.is_address(), host.is_local_network());
            assert_eq!(actual, (is_address, is_local), "{raw}");
        }
        for bad in [
            "01.2.3.4",
            "1.2.3",
            "256.0.0.1",
            "[::1",
            "[1::2::3]",
            "[fe80::1%eth0]",
            "[+1::]",
        ] {
            assert!(Host::parse(bad).is_err(), "{bad}");
        }
    }
}
