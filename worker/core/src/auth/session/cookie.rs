//! Reading and setting cookies (RFC 6265, and its successor's prefixes).
//!
//! Brands are siblings under one parent domain, and a sibling can set a cookie of its parent that comes
//! here under any plain name. One whose name begins with `__Host-` (draft-ietf-httpbis-rfc6265bis
//! section 4.1.3.2) can only have been set here. Where `Secure` cannot be, neither can the prefix.

use crate::http::request_head::Transport;

/// A cookie that nobody but this host may have set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HostCookie {
    prefixed: &'static str,
    plain: &'static str,
}

/// The visitor's session with the platform.
pub const ACCESS_COOKIE: HostCookie = HostCookie {
    prefixed: "__Host-access_token",
    plain: "access_token",
};

/// The visitor's session with the assistant.
pub const ASSISTANT_COOKIE: HostCookie = HostCookie {
    prefixed: "__Host-assistant_token",
    plain: "assistant_token",
};

/// Tells the app, which cannot read the visitor's session, that there is one. It holds no secret.
pub const SIGNED_IN_COOKIE: &str = "signed_in";

/// Set by the first script of a document (`app/start/early.ts`): the browser runs what it is sent.
pub const SCRIPTED_COOKIE: &str = "scripted";

/// How long a session cookie lives: 30 days (spec section 9).
pub const SESSION_SECONDS: u32 = 2_592_000;

/// Until when a session of before the prefix is read over https too, in Unix milliseconds: the 23rd of
/// December 2026, as long after the change as such a session lives. From then on this may go.
const PLAIN_UNTIL_MS: u64 = 1_797_984_000_000;

/// The longest token stored: the browsers' limit for one cookie.
const LONGEST_TOKEN: usize = 4096;

impl HostCookie {
    /// A cookie by its names; the first begins with `__Host-`.
    pub(super) const fn new(prefixed: &'static str, plain: &'static str) -> Self {
        Self { prefixed, plain }
    }

    const fn name(self, transport: Transport) -> &'static str {
        match transport {
            Transport::Secure => self.prefixed,
            Transport::LocalHttp => self.plain,
        }
    }

    /// Whether a `Cookie` header has it, by either name.
    #[must_use]
    pub fn is_in(self, header: &str) -> bool {
        let names = [self.prefixed, self.plain];
        names.into_iter().any(|name| cookie(header, name).is_some())
    }

    /// Its value in a `Cookie` header.
    pub(super) fn read(self, header: &str, transport: Transport) -> Option<&str> {
        cookie(header, self.name(transport))
    }

    /// The `Set-Cookie` value that sets it, out of scripts' reach.
    pub(super) fn set(self, value: &str, seconds: u32, transport: Transport) -> String {
        let (name, attributes) = (self.name(transport), attributes(seconds, transport));
        format!("{name}={value}; HttpOnly;{attributes}")
    }

    /// The `Set-Cookie` value that takes it away.
    pub(super) fn clear(self, transport: Transport) -> String {
        self.set("", 0, transport)
    }

    /// The `Set-Cookie` value that takes away the one of before the prefix, where there can be one.
    fn clear_plain(self, transport: Transport) -> Option<String> {
        let attributes = attributes(0, transport);
        let is_other = transport == Transport::Secure;
        is_other.then(|| format!("{}=; HttpOnly;{attributes}", self.plain))
    }
}

/// The value of the first cookie of that name in a `Cookie` header. The browser sends the cookie with
/// the longest path first, so the first wins.
#[must_use]
pub fn cookie<'a>(header: &'a str, name: &str) -> Option<&'a str> {
    values(header, name).next()
}

/// The values of the cookies of that name. Lenient as RFC 6265 section 5.2 is: blanks and quotes round
/// values are cut, pairs without `=` are skipped.
fn values<'a>(header: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let pairs = header.split(';').filter_map(|pair| pair.split_once('='));
    let named = pairs.filter(move |(key, _)| key.trim() == name);
    named.map(|(_, value)| {
        let value = value.trim();
        let unquoted = value.strip_prefix('"');
        unquoted
            .and_then(|value| value.strip_suffix('"'))
            .unwrap_or(value)
    })
}

/// The token in a session cookie; `None` when it is absent, or holds what cannot be a token. The cookie
/// with the prefix wins over one of before it. Two of one name that differ are nobody's session: one of
/// them has been planted, and the edge cannot know which.
#[must_use]
pub fn session_token(
    header: &str,
    of: HostCookie,
    transport: Transport,
    now_ms: u64,
) -> Option<&str> {
    let only = |name: &str| {
        let mut all = values(header, name);
        let first = all.next()?;
        Some(first).filter(|first| all.all(|other| other == *first))
    };
    let is_there = values(header, of.prefixed).next().is_some();
    let token = match transport {
        Transport::Secure if is_there || now_ms >= PLAIN_UNTIL_MS => only(of.prefixed),
        Transport::Secure | Transport::LocalHttp => only(of.plain),
    };
    token.filter(|token| is_token(token))
}

/// Whether a token can stand in a cookie and in a header: 1 to 4,096 cookie octets
/// (RFC 6265 section 4.1.1).
#[must_use]
pub fn is_token(value: &str) -> bool {
    let octet = |byte: u8| byte.is_ascii_graphic() && !matches!(byte, b'"' | b',' | b';' | b'\\');
    (1..=LONGEST_TOKEN).contains(&value.len()) && value.bytes().all(octet)
}

/// The `Set-Cookie` values that open a session, in the place of one of before the prefix too; `None`
/// for what [`is_token`] refuses.
#[must_use]
pub fn session_cookies(of: HostCookie, token: &str, transport: Transport) -> Option<Vec<String>> {
    let set = is_token(token).then(|| of.set(token, SESSION_SECONDS, transport))?;
    Some([set].into_iter().chain(of.clear_plain(transport)).collect())
}

/// The `Set-Cookie` values that end a session.
pub(super) fn session_ended(of: HostCookie, transport: Transport) -> Vec<String> {
    let cleared = of.clear(transport);
    [cleared]
        .into_iter()
        .chain(of.clear_plain(transport))
        .collect()
}

/// The `Set-Cookie` value that goes with the visitor's session, for as long as it.
#[must_use]
pub fn signed_in_cookie(transport: Transport) -> String {
    readable_cookie(SIGNED_IN_COOKIE, "1", SESSION_SECONDS, transport)
}

/// A cookie for scripts: never a secret.
#[must_use]
pub fn readable_cookie(name: &str, value: &str, seconds: u32, transport: Transport) -> String {
    let attributes = attributes(seconds, transport);
    format!("{name}={value};{attributes}")
}

fn attributes(seconds: u32, transport: Transport) -> String {
    let secure = match transport {
        Transport::Secure => " Secure;",
        Transport::LocalHttp => "",
    };
    format!("{secure} SameSite=Lax; Path=/; Max-Age={seconds}")
}
