//! The pair of code and token a tenant is handed for its credential: how long it is good for,
//! and how it is kept in KV (design section 5).

use serde::Serialize;

use crate::text::json::{self, Object};

/// How long a pair is used: 23 hours.
pub const PAIR_LIFETIME_MS: u64 = 23 * 60 * 60 * 1000;

/// How long before its end a pair is renewed in the background: 30 minutes.
pub const PAIR_RENEWAL_MS: u64 = 30 * 60 * 1000;

/// How far in the future a minting time may lie before it is taken for garbage: machines'
/// clocks differ by seconds, not minutes.
const CLOCK_SKEW_MS: u64 = 60 * 1000;

/// A minted pair. Its `Debug` never shows it, since it must not reach a log.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Pair {
    /// The session's code.
    pub code: String,
    /// The session's token.
    pub token: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct StoredPair<'p> {
    code: &'p str,
    token: &'p str,
    minted_at: u64,
}

/// What to do with a pair of a given age.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PairState {
    /// Use it.
    Fresh,
    /// Use it, and get a new one in the background.
    RenewInBackground,
    /// Get a new one first.
    Expired,
}

impl Pair {
    /// `{"code":…,"token":…}`, ready to be sealed.
    #[must_use]
    pub fn plaintext(&self) -> String {
        json::written(self)
    }

    /// Reads the pair out of the answer of `v1/authorizer/token/generate`: `data.code` and
    /// `data.token`, both non-empty strings; `None` for anything else.
    #[must_use]
    pub fn from_answer(text: &str) -> Option<Self> {
        Self::of(&Object::of(json::at(text, "data")?, &["code", "token"])?)
    }

    /// The form kept in KV: `{"code":…,"token":…,"mintedAt":<unix ms>}`.
    #[must_use]
    pub fn to_stored(&self, minted_at_ms: u64) -> String {
        json::written(&StoredPair {
            code: &self.code,
            token: &self.token,
            minted_at: minted_at_ms,
        })
    }

    /// Reads the form kept in KV, with its minting time. Garbage is `None`, so that it costs one
    /// new pair and nothing else.
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

impl std::fmt::Debug for Pair {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Pair(redacted)")
    }
}

/// Judges a pair by its age. One minted in the future, by more than clocks differ, is expired.
#[must_use]
pub const fn pair_state(minted_at_ms: u64, now_ms: u64) -> PairState {
    if minted_at_ms > now_ms.saturating_add(CLOCK_SKEW_MS) {
        return PairState::Expired;
    }
    match now_ms.saturating_sub(minted_at_ms) {
        age if age >= PAIR_LIFETIME_MS => PairState::Expired,
        age if age >= PAIR_LIFETIME_MS - PAIR_RENEWAL_MS => PairState::RenewInBackground,
        _ => PairState::Fresh,
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
            (minted, PairState::Fresh),
            (minted - minute, PairState::Fresh),
            (minted - minute - 1, PairState::Expired),
            (minted + (22 * 60 + 30) * minute - 1, PairState::Fresh),
            (
                minted + (22 * 60 + 30) * minute,
                PairState::RenewInBackground,
            ),
            (minted + 23 * 60 * minute - 1, PairState::RenewInBackground),
            (minted + 23 * 60 * minute, PairState::Expired),
            (u64::MAX, PairState::Expired),
        ];
        for (now, state) in cases {
            assert_eq!(pair_state(minted, now), state, "{now}");
        }
        assert_eq!(pair_state(u64::MAX, minted), PairState::Expired);
    }

    #[test]
    fn storage_round_trip_and_garbage() {
        let pair = Pair {
            code: String::from("c"),
            token: String::from("t"),
        };
        let stored = pair.to_stored(5);
        assert_eq!(Pair::from_stored(&stored), Some((pair.clone(), 5)));
        assert_eq!(format!("{pair:?}"), "Pair(redacted)");
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
            assert_eq!(Pair::from_stored(garbage), None, "{garbage}");
        }
    }

    #[test]
    fn answers() {
        let pair = Pair {
            code: String::from("c"),
            token: String::from("t"),
        };
        let answer = r#"{"status":true,"data":{"token":"t","code":"c","expires":1}}"#;
        assert_eq!(Pair::from_answer(answer), Some(pair));
        for bad in [
            "",
            "<html>",
            "{}",
            r#"{"data":null}"#,
            r#"{"data":{"token":"t"}}"#,
        ] {
            assert_eq!(Pair::from_answer(bad), None, "{bad}");
        }
    }
}
