//! `AppSession`: the code and token that a tenant gets for its credential: how long it is valid, and
//! how it is stored in KV (design section 5).

use serde::Serialize;

use crate::text::json::{self, Object};

/// How long an app session is used: 23 hours.
pub const APP_SESSION_LIFETIME_MS: u64 = 23 * 60 * 60 * 1000;

/// How long before its end an app session is renewed in the background: 30 minutes.
pub const APP_SESSION_RENEWAL_MS: u64 = 30 * 60 * 1000;

/// How far in the future a minting time may lie before it is taken for garbage: machines'
/// clocks differ by seconds, not minutes.
const CLOCK_SKEW_MS: u64 = 60 * 1000;

/// A minted app session. Its `Debug` never shows it, since it must not reach a log.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct AppSession {
    /// The session's code.
    pub code: String,
    /// The session's token.
    pub token: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct StoredAppSession<'s> {
    code: &'s str,
    token: &'s str,
    minted_at: u64,
}

/// What to do with an app session of a given age.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AppSessionState {
    /// Use it.
    Fresh,
    /// Use it, and get a new one in the background.
    RenewInBackground,
    /// Get a new one first.
    Expired,
}

impl AppSession {
    /// `{"code":…,"token":…}`, ready to be sealed.
    #[must_use]
    pub fn plaintext(&self) -> String {
        json::written(self)
    }

    /// Reads the app session out of the response of `v1/authorizer/token/generate`: `data.code` and
    /// `data.token`, both non-empty strings; `None` for anything else.
    #[must_use]
    pub fn from_response(text: &str) -> Option<Self> {
        Self::of(&Object::of(json::at(text, "data")?, &["code", "token"])?)
    }

    /// The form stored in KV: `{"code":…,"token":…,"mintedAt":<unix ms>}`.
    #[must_use]
    pub fn to_stored(&self, minted_at_ms: u64) -> String {
        json::written(&StoredAppSession {
            code: &self.code,
            token: &self.token,
            minted_at: minted_at_ms,
        })
    }

    /// Reads the form stored in KV, with its minting time. Garbage is `None`, so that it costs one
    /// new app session and nothing else.
    #[must_use]
    pub fn from_stored(text: &str) -> Option<(Self, u64)> {
        let stored = Object::of(text, &["code", "token", "mintedAt"])?;
        Some((Self::of(&stored)?, stored.read("mintedAt")?))
    }

    fn of(object: &Object<'_>) -> Option<Self> {
        let field = |name| object.read(name).filter(|text: &String| !text.is_empty());
        Some(Self {
            code: field("code")?,
            token: field("token")?,
        })
    }
}

impl std::fmt::Debug for AppSession {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("AppSession(redacted)")
    }
}

/// Judges an app session by its age. One minted in the future, by more than clocks differ, is expired.
#[must_use]
pub const fn app_session_state(minted_at_ms: u64, now_ms: u64) -> AppSessionState {
    if minted_at_ms > now_ms.saturating_add(CLOCK_SKEW_MS) {
        return AppSessionState::Expired;
    }
    match now_ms.saturating_sub(minted_at_ms) {
        age if age >= APP_SESSION_LIFETIME_MS => AppSessionState::Expired,
        age if age >= APP_SESSION_LIFETIME_MS - APP_SESSION_RENEWAL_MS => {
            AppSessionState::RenewInBackground
        }
        _ => AppSessionState::Fresh,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn age_decides() {
        let minted = 1_767_225_600_000;
        let minute = 60_000;
        let cases = [
            (minted, AppSessionState::Fresh),
            (minted - minute, AppSessionState::Fresh),
            (minted - minute - 1, AppSessionState::Expired),
            (minted + (22 * 60 + 30) * minute - 1, AppSessionState::Fresh),
            (
                minted + (22 * 60 + 30) * minute,
                AppSessionState::RenewInBackground,
            ),
            (
                minted + 23 * 60 * minute - 1,
                AppSessionState::RenewInBackground,
            ),
            (minted + 23 * 60 * minute, AppSessionState::Expired),
            (u64::MAX, AppSessionState::Expired),
        ];
        for (now, state) in cases {
            assert_eq!(app_session_state(minted, now), state, "{now}");
        }
        assert_eq!(
            app_session_state(u64::MAX, minted),
            AppSessionState::Expired
        );
    }

    #[test]
    fn storage_round_trip_and_garbage() {
        let app_session = AppSession {
            code: String::from("c"),
            token: String::from("t"),
        };
        let stored = app_session.to_stored(5);
        assert_eq!(
            AppSession::from_stored(&stored),
            Some((app_session.clone(), 5))
        );
        assert_eq!(format!("{app_session:?}"), "AppSession(redacted)");
        for garbage in [
            "",
            "null",
            "[]",
            "{",
            r#"{"code":"c","token":"t"}"#,
            r#"{"code":"c","token":"t","mintedAt":"5"}"#,
            r#"{"code":"c","token":"t","mintedAt":-5}"#,
            r#"{"code":"","token":"t","mintedAt":5}"#,
            r#"{"code":"c","token":7,"mintedAt":5}"#,
        ] {
            assert_eq!(AppSession::from_stored(garbage), None, "{garbage}");
        }
    }

    #[test]
    fn responses() {
        let app_session = AppSession {
            code: String::from("c"),
            token: String::from("t"),
        };
        let response = r#"{"status":true,"data":{"token":"t","code":"c","expires":1}}"#;
        assert_eq!(AppSession::from_response(response), Some(app_session));
        for bad in [
            "",
            "<html>",
            "{}",
            r#"{"data":null}"#,
            r#"{"data":{"token":"t"}}"#,
        ] {
            assert_eq!(AppSession::from_response(bad), None, "{bad}");
        }
    }
}
