//! Session switch: a login that would replace another user's session waits in a cookie until the visitor
//! confirms it.
//!
//! The token stays out of addresses and of scripts' reach, in a cookie of ten minutes together with where
//! the login was to lead; the name of whom it belongs to is readable, so that the page can ask.

use super::cookie::{HostCookie, cookie, is_token, readable_cookie};
use super::login::{LOGIN_SECONDS, local_path};
use crate::http::percent::{Encoding, decoded, encoded};
use crate::http::request_head::Transport;

/// `<target, percent-encoded>|<token>`; an encoded target has no `|`.
const SWITCH_COOKIE: HostCookie = HostCookie::new("__Host-login_switch", "login_switch");

/// Who would be signed in, percent-encoded.
const SWITCH_NAME_COOKIE: &str = "login_name";

/// A login that waits for the visitor's word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Switch {
    /// Where it leads: a local path.
    pub target: String,
    /// The token that would become the session.
    pub token: String,
}

impl Switch {
    /// The one that a `Cookie` header carries. None: there is none, or it has been tampered with.
    #[must_use]
    pub fn of(header: &str, transport: Transport) -> Option<Self> {
        let (target, token) = SWITCH_COOKIE.read(header, transport)?.split_once('|')?;
        let target = decoded(target, Encoding::COMPONENT)?;
        Some(Self {
            target: local_path(&target)?.to_owned(),
            token: Some(token).filter(|token| is_token(token))?.to_owned(),
        })
    }

    /// The `Set-Cookie` values that store it and its owner.
    #[must_use]
    pub fn cookies(&self, name: &str, transport: Transport) -> [String; 2] {
        let target = encoded(&self.target, Encoding::COMPONENT);
        let name = encoded(name, Encoding::COMPONENT);
        [
            SWITCH_COOKIE.set(
                &format!("{target}|{}", self.token),
                LOGIN_SECONDS,
                transport,
            ),
            readable_cookie(SWITCH_NAME_COOKIE, &name, LOGIN_SECONDS, transport),
        ]
    }

    /// The `Set-Cookie` values that forget it.
    #[must_use]
    pub fn clear(transport: Transport) -> [String; 2] {
        [
            SWITCH_COOKIE.clear(transport),
            readable_cookie(SWITCH_NAME_COOKIE, "", 0, transport),
        ]
    }
}

/// Who would be signed in by the login that waits; `None` if none does. May be empty.
#[must_use]
pub fn waiting_name(header: &str) -> Option<String> {
    let name = cookie(header, SWITCH_NAME_COOKIE)?;
    Some(decoded(name, Encoding::COMPONENT).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stored_switch_is_read_back() {
        let waiting = Switch {
            target: "/Class?search=a|b&x=1".to_owned(),
            token: "tok|en".to_owned(),
        };
        let [token_cookie, name] = waiting.cookies("Sari; Dewi=é", Transport::Secure);
        assert!(
            token_cookie.contains("; HttpOnly; Secure;"),
            "{token_cookie}"
        );
        assert_eq!(
            name,
            "login_name=Sari%3B%20Dewi%3D%C3%A9; Secure; SameSite=Lax; Path=/; Max-Age=600"
        );
        let sent = token_cookie.split(';').next().unwrap();
        assert_eq!(Switch::of(sent, Transport::Secure), Some(waiting));
        let named = name.split(';').next().unwrap();
        assert_eq!(waiting_name(named).as_deref(), Some("Sari; Dewi=é"));
        assert_eq!(waiting_name("login_name=%zz").as_deref(), Some(""));
        assert_eq!(waiting_name(sent), None);
    }

    #[test]
    fn one_that_a_sibling_has_planted_waits_for_nobody() {
        let planted = "login_switch=%2FClass|token";
        assert!(Switch::of(planted, Transport::LocalHttp).is_some());
        assert_eq!(Switch::of(planted, Transport::Secure), None);
    }

    #[test]
    fn a_changed_switch_is_refused() {
        for header in [
            "",
            "login_switch=",
            "login_switch=%2FClass",
            "login_switch=%2FClass|",
            "login_switch=%2F%2Fevil.example|token",
            "login_switch=%2Flogin|token",
            "login_switch=%zz|token",
            "login_switch=%2FClass|to ken",
            "__Host-login_switch=%2FClass|token",
        ] {
            assert_eq!(Switch::of(header, Transport::LocalHttp), None, "{header}");
        }
    }
}
