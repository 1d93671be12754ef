//! Cache policy of public responses: the use of a cached response by its age, and the response for requests
//! that wait for another's call.

use super::CacheStatus;
use crate::cache::policy::RESPONSE;

/// How long the edge cache's copy of a response is given without asking again. The number is written in the
/// row [`RESPONSE`], with the other times of this kind, though memory does not hold the response itself.
pub const FRESH_MS: u64 = RESPONSE.fresh_ms;

/// How long after that it is still given, while asking again.
pub const STALE_MS: u64 = 10 * 60 * 1000;

/// How long the edge cache holds a response, in seconds.
pub const CACHE_SECONDS: u64 = (FRESH_MS + STALE_MS) / 1000;

/// How soon after a look a stale response is looked up again by those who remember it.
const LOOK_AGAIN_MS: u64 = 1_000;

/// The longest response that is held for those who wait and not cached, in bytes.
pub const LONGEST_SHARED: usize = 64 * 1024;

/// What a response of a given age is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Freshness {
    /// Give it.
    Fresh,
    /// Give it, and fetch a new one in the background; give it when the upstream fails.
    Stale,
    /// Forget it.
    Gone,
}

/// Judges a cached response by its age.
#[must_use]
pub const fn freshness(age_ms: u64) -> Freshness {
    match age_ms {
        0..FRESH_MS => Freshness::Fresh,
        age if age < FRESH_MS + STALE_MS => Freshness::Stale,
        _ => Freshness::Gone,
    }
}

/// Where a cached response of that age came from, and until when whoever gets it need not
/// look again. Of a stale one a new one is on its way, or none can be had: whoever asks often may
/// look less often.
#[must_use]
pub const fn fresh_until(stored_at_ms: u64, now_ms: u64) -> (CacheStatus, u64) {
    match freshness(now_ms.saturating_sub(stored_at_ms)) {
        Freshness::Fresh => (CacheStatus::Hit, stored_at_ms.saturating_add(FRESH_MS)),
        _ => (CacheStatus::Stale, now_ms + LOOK_AGAIN_MS),
    }
}

/// What those are given who wait for another's call, where its response is not cached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// A copy of it, if it is short: errors are the same for all.
    Copy,
    /// Nothing. It may not be shared, so that nobody waits for it while it would be fresh.
    Nothing,
}

/// By the status of the response.
#[must_use]
pub const fn sharing_for(status: u16) -> Sharing {
    match status {
        200 => Sharing::Nothing,
        _ => Sharing::Copy,
    }
}

/// Whether a response says that the platform no longer has such a thing, so that what was cached of it goes.
#[must_use]
pub const fn is_gone(status: u16) -> bool {
    matches!(status, 404 | 410)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_shared_and_what_may_not_be_cached_is_not() {
        for (status, expected, gone) in [
            (200, Sharing::Nothing, false),
            (201, Sharing::Copy, false),
            (404, Sharing::Copy, true),
            (410, Sharing::Copy, true),
            (500, Sharing::Copy, false),
        ] {
            assert_eq!(
                (sharing_for(status), is_gone(status)),
                (expected, gone),
                "{status}"
            );
        }
    }

    #[test]
    fn responses_age() {
        let cases = [
            (0, Freshness::Fresh),
            (59_999, Freshness::Fresh),
            (60_000, Freshness::Stale),
            (659_999, Freshness::Stale),
            (660_000, Freshness::Gone),
            (u64::MAX, Freshness::Gone),
        ];
        for (age, expected) in cases {
            assert_eq!(freshness(age), expected, "{age}");
        }
    }

    #[test]
    fn a_cached_response_has_its_expiry() {
        let at = 1_000_000;
        for (now, expected) in [
            (at, (CacheStatus::Hit, at + FRESH_MS)),
            (at + FRESH_MS - 1, (CacheStatus::Hit, at + FRESH_MS)),
            (
                at + FRESH_MS,
                (CacheStatus::Stale, at + FRESH_MS + LOOK_AGAIN_MS),
            ),
            // Clocks differ: a response of the future is a new one.
            (at - 5, (CacheStatus::Hit, at + FRESH_MS)),
        ] {
            assert_eq!(fresh_until(at, now), expected, "{now}");
        }
    }
}
