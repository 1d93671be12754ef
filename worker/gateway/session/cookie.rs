//! Reading and setting cookies (RFC 6265).

/// The visitor's session with the platform.
pub const ACCESS_COOKIE: &str = "access_token";

/// The visitor's session with the assistant.
pub const ASSISTANT_COOKIE: &str = "assistant_token";

/// Tells the app, which cannot read the visitor's session, that there is one. It holds no secret.
pub const SIGNED_IN_COOKIE: &str = "signed_in";

/// How long a session cookie lives: 30 days (spec section 9).
pub const SESSION_SECONDS: u32 = 2_592_000;

/// The longest token kept: what browsers keep of one cookie.
const LONGEST_TOKEN: usize = 4096;

/// Over what the site is seen, which decides the `Secure` attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transport {
    /// https, or anything that is no local-network host.
    Secure,
    /// A local-network host over plain http, where a `Secure` cookie would be dropped.
    LocalHttp,
}

/// The value of the first cookie of that name in a `Cookie` header. Lenient as RFC 6265 section
/// 5.2 is: blanks and quotes round values are cut, pairs without `=` are skipped. The browser
/// sends the cookie with the longest path first, so the first wins.
#[must_use]
pub fn cookie<'a>(header: &'a str, name: &str) -> Option<&'a str> {
    let pairs = header.split(';').filter_map(|pair| pair.split_once('='));
    let mut values = pairs
        .filter(|(key, _)| key.trim() == name)
        .map(|(_, value)| value.trim());
    let value = values.next()?;
    Some(
        value
            .strip_prefix('"')
            .and_then(|value| value.strip_suffix('"'))
            .unwrap_or(value),
    )
}

/// The token in a session cookie; `None` when it is absent, or holds what cannot be a token.
#[must_use]
pub fn session_token<'a>(header: &'a str, name: &str) -> Option<&'a str> {
    cookie(header, name).filter(|value| is_token(value))
}

/// Whether a token can stand in a cookie and in a header: 1 to 4,096 cookie octets
/// (RFC 6265 section 4.1.1).
#[must_use]
pub fn is_token(value: &str) -> bool {
    let octet = |byte: u8| byte.is_ascii_graphic() && !matches!(byte, b'"' | b',' | b';' | b'\\');
    (1..=LONGEST_TOKEN).contains(&value.len()) && value.bytes().all(octet)
}

/// The `Set-Cookie` value that opens a session; `None` for what [`is_token`] refuses.
#[must_use]
pub fn session_cookie(name: &str, token: &str, transport: Transport) -> Option<String> {
    is_token(token).then(|| set_cookie(name, token, SESSION_SECONDS, transport))
}

/// The `Set-Cookie` value that goes with the visitor's session, for as long as it.
#[must_use]
pub fn signed_in_cookie(transport: Transport) -> String {
    readable_cookie(SIGNED_IN_COOKIE, "1", SESSION_SECONDS, transport)
}

/// The `Set-Cookie` value that takes a cookie away.
#[must_use]
pub fn clear_cookie(name: &str, transport: Transport) -> String {
    set_cookie(name, "", 0, transport)
}

/// Which sessions end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The visitor's and the assistant's.
    All,
    /// The assistant's alone.
    Assistant,
}

impl Ended {
    /// What a logout's `of` names; anything but `assistant` ends them all.
    #[must_use]
    pub fn named(of: Option<&str>) -> Self {
        match of {
            Some("assistant") => Self::Assistant,
            _ => Self::All,
        }
    }

    /// The `Set-Cookie` values that take the cookies away.
    #[must_use]
    pub fn cookies(self, transport: Transport) -> Vec<String> {
        let names: &[&str] = match self {
            Self::All => &[ACCESS_COOKIE, ASSISTANT_COOKIE, SIGNED_IN_COOKIE],
            Self::Assistant => &[ASSISTANT_COOKIE],
        };
        names
            .iter()
            .map(|name| clear_cookie(name, transport))
            .collect()
    }
}

/// A cookie out of scripts' reach.
pub(super) fn set_cookie(name: &str, value: &str, seconds: u32, transport: Transport) -> String {
    let attributes = attributes(seconds, transport);
    format!("{name}={value}; HttpOnly;{attributes}")
}

/// A cookie for scripts: never a secret.
pub(super) fn readable_cookie(
    name: &str,
    value: &str,
    seconds: u32,
    transport: Transport,
) -> String {
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
