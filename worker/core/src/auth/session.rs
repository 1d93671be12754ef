//! Sessions: cookies, the login redirect and its way back (design section 7).
//!
//! Two session cookies, the platform's and the assistant's, and a short-lived login cookie that
//! remembers where the visitor wanted to go, all out of scripts' reach and such that no other host can
//! have set them; with the visitor's session also `signed_in=1`, which scripts may read. All are host-only.

mod arrival;
pub mod bearer;
mod callback;
mod cookie;
mod left;
mod login;
mod logout;
mod person;
mod receipt;
mod switch;

pub use arrival::{may_begin, may_end};
pub use callback::{LoginOutcome, RETURN_PAGE, Returned, begun};

pub use cookie::{
    ACCESS_COOKIE, ASSISTANT_COOKIE, HostCookie, SCRIPTED_COOKIE, SESSION_SECONDS,
    SIGNED_IN_COOKIE, cookie, is_token, readable_cookie, session_cookies, session_token,
    signed_in_cookie,
};
pub use left::left_for;
pub use login::{
    AccountRedirect, DEFAULT_TARGET, again_cookie, again_target, clear_login_cookie, local_path,
    login_cookie, login_target, take_token,
};
pub use logout::LogoutScope;
pub use person::{Person, is_unauthenticated_status};
pub use receipt::{
    RESUME_PARAMETER, SENT_PARAMETER, clear_wish_cookie, receipt, receipt_cookie, wish, wish_cookie,
};
pub use switch::{Switch, waiting_name};

#[cfg(test)]
mod tests;
