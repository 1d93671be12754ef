//! Cookies that signing out clears: the session's, all of them, or none.

use super::cookie::{
    ACCESS_COOKIE, ASSISTANT_COOKIE, SCRIPTED_COOKIE, SIGNED_IN_COOKIE, readable_cookie,
    session_ended,
};
use super::login::{clear_again_cookie, clear_login_cookie};
use super::receipt::{clear_receipt_cookie, clear_wish_cookie};
use super::switch::Switch;
use crate::http::request_head::Transport;

/// Which cookies end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogoutScope {
    /// The visitor's session and the assistant's.
    All,
    /// The assistant's session alone.
    Assistant,
    /// All that was ever set here: the visitor has what is stored of them erased (Law 27/2022).
    Everything,
}

impl LogoutScope {
    /// What a logout's `of` names; anything else ends the sessions.
    #[must_use]
    pub fn named(of: Option<&str>) -> Self {
        match of {
            Some("assistant") => Self::Assistant,
            Some("everything") => Self::Everything,
            _ => Self::All,
        }
    }

    /// The `Set-Cookie` values that take the cookies away.
    #[must_use]
    pub fn cookies(self, transport: Transport) -> Vec<String> {
        let assistant = session_ended(ASSISTANT_COOKIE, transport);
        if self == Self::Assistant {
            return assistant;
        }
        let mut all = session_ended(ACCESS_COOKIE, transport);
        all.extend(assistant);
        let readable = [SIGNED_IN_COOKIE, SCRIPTED_COOKIE];
        all.extend(readable.map(|name| readable_cookie(name, "", 0, transport)));
        if self == Self::Everything {
            all.extend([clear_login_cookie, clear_again_cookie].map(|clear| clear(transport)));
            all.extend(Switch::clear(transport));
            all.extend([clear_receipt_cookie, clear_wish_cookie].map(|clear| clear(transport)));
        }
        all
    }
}
