//! Retry policy for a 401 of a call that carried an app token: either the app session is renewed or the call
//! itself is refused (design section 5).
//!
//! The platform says no more than 401, so a tenant whose calls are refused for reasons of their own
//! must not get a new app session for each: at most one a minute.

use crate::api::catalogue::Body;

/// How long a tenant's app session is left alone after it was renewed because of a 401.
pub const PAUSE_MS: u64 = 60 * 1000;

/// An app session that worked no longer ago than this is not suspected when the visitor's own token may
/// be what was refused.
const TRUST_MS: u64 = 60 * 1000;

/// How a call was sent.
#[derive(Clone, Copy, Debug)]
pub struct Sent {
    /// When, in Unix milliseconds.
    pub at_ms: u64,
    /// Whether the visitor's own token went along.
    pub is_signed_in: bool,
}

/// What is known of the refused call and its app session.
#[derive(Clone, Copy, Debug)]
pub struct Refusal {
    /// Whether the refused app session is still the one that calls are made with.
    pub is_current: bool,
    /// The call.
    pub sent: Sent,
    /// When the platform last took the app session, in Unix milliseconds: with another call, or when it was
    /// made.
    pub worked_at_ms: u64,
}

/// What follows from a 401.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// It is the call's own: the visitor gets it.
    Call,
    /// The app session has been replaced meanwhile: once more, with the one there is.
    Replaced,
    /// The app session is no good: once more, with a new one.
    AppSession,
}

/// Judges a 401. `may_renew` is asked only where the app session is suspected, and says yes once every
/// [`PAUSE_MS`].
pub fn judge(refusal: &Refusal, may_renew: impl FnOnce() -> bool) -> Cause {
    let &Refusal {
        is_current,
        sent,
        worked_at_ms,
    } = refusal;
    let worked_since = worked_at_ms > sent.at_ms;
    let worked_lately = sent.at_ms.saturating_sub(worked_at_ms) < TRUST_MS;
    match is_current {
        false => Cause::Replaced,
        true if worked_since || (sent.is_signed_in && worked_lately) => Cause::Call,
        true if !may_renew() => Cause::Call,
        true => Cause::AppSession,
    }
}

/// How often a call is made at most: with the app session in memory, with one that another isolate may have
/// got meanwhile, and with a new one.
const TRIES: u32 = 3;

/// What to do with a response to a call that carried the app session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RetryDecision {
    /// It is the visitor's.
    Give,
    /// It is the visitor's; the next call has it better with a new app session.
    GiveAndReplace,
    /// Once more, sealed with the other key.
    OtherKey,
    /// Once more, if a better app session is to be had.
    OtherSession,
}

/// The tries of one call.
#[derive(Debug)]
pub struct RetryState {
    left: u32,
    body: Body,
    is_other_key: bool,
}

/// What one try of a call has come to.
#[derive(Clone, Copy, Debug)]
pub struct TryResult {
    /// The response's status.
    pub status: u16,
    /// Whether a key is being changed: each app session is tried with both then.
    pub has_other_key: bool,
    /// Whether the app session has worked meanwhile, and so was sealed well.
    pub has_worked: bool,
}

impl RetryState {
    /// Those of a call with such a body: one that cannot be sent a second time is not.
    #[must_use]
    pub const fn of(body: Body) -> Self {
        Self {
            left: TRIES,
            body,
            is_other_key: false,
        }
    }

    /// Whether the call was made last with the key that the platform did not take before.
    #[must_use]
    pub const fn is_other_key(&self) -> bool {
        self.is_other_key
    }

    /// What follows from the last one.
    pub const fn next(&mut self, result: TryResult) -> RetryDecision {
        if result.status != 401 {
            return RetryDecision::Give;
        }
        let is_replayable = self.body.replayable();
        let is_sealed_well = result.has_worked || !result.has_other_key;
        if is_replayable && !self.is_other_key && !is_sealed_well {
            self.is_other_key = true;
            return RetryDecision::OtherKey;
        }
        self.is_other_key = false;
        self.left = self.left.saturating_sub(1);
        match self.left {
            0 => RetryDecision::Give,
            _ if is_replayable => RetryDecision::OtherSession,
            _ => RetryDecision::GiveAndReplace,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{
        Body, Cause, PAUSE_MS, Refusal, RetryDecision, RetryState, Sent, TryResult, judge,
    };
    use crate::cache::memory::{Bounds, Memory};

    #[test]
    fn a_401_is_judged_by_what_others_came_to() {
        let sent = 1_000_000;
        // Current, signed in, when it last worked, whether it may be renewed.
        let cases = [
            (true, false, sent - 5, true, Cause::AppSession),
            (true, false, sent - 90_000, true, Cause::AppSession),
            // It worked in the same millisecond: nobody knows which was first.
            (true, false, sent, true, Cause::AppSession),
            // Others use it successfully since.
            (true, false, sent + 1, true, Cause::Call),
            (true, true, sent + 1, true, Cause::Call),
            // A visitor with a worthless session is nothing new; an app session that has long not worked is.
            (true, true, sent - 59_999, true, Cause::Call),
            (true, true, sent - 60_000, true, Cause::AppSession),
            // Renewed a moment ago.
            (true, false, sent - 5, false, Cause::Call),
            (true, true, sent - 90_000, false, Cause::Call),
            // Somebody else was quicker, or is at it.
            (false, false, sent - 5, false, Cause::Replaced),
            (false, true, sent - 5, true, Cause::Replaced),
            (false, false, sent + 1, false, Cause::Replaced),
        ];
        for (is_current, is_signed_in, worked_at_ms, may_renew, expected) in cases {
            let refusal = Refusal {
                is_current,
                sent: Sent {
                    at_ms: sent,
                    is_signed_in,
                },
                worked_at_ms,
            };
            let judged = judge(&refusal, || may_renew);
            assert_eq!(judged, expected, "{refusal:?} {may_renew}");
        }
    }

    #[test]
    fn only_a_401_is_tried_again_and_not_for_ever() {
        use RetryDecision::{Give, GiveAndReplace, OtherKey, OtherSession};
        for (body, has_other_key, has_worked, expected) in [
            (
                Body::Json,
                false,
                false,
                &[OtherSession, OtherSession, Give][..],
            ),
            (Body::Json, false, true, &[OtherSession, OtherSession, Give]),
            // An upload is gone.
            (Body::Multipart, false, false, &[GiveAndReplace]),
            (Body::Multipart, true, false, &[GiveAndReplace]),
            // An app session that has worked was sealed well.
            (Body::None, true, true, &[OtherSession, OtherSession, Give]),
            (
                Body::None,
                true,
                false,
                &[
                    OtherKey,
                    OtherSession,
                    OtherKey,
                    OtherSession,
                    OtherKey,
                    Give,
                ],
            ),
        ] {
            let mut tries = RetryState::of(body);
            for (made, expected) in expected.iter().enumerate() {
                let result = TryResult {
                    status: 401,
                    has_other_key,
                    has_worked,
                };
                let next = (tries.next(result), tries.is_other_key());
                let expected = (*expected, *expected == OtherKey);
                assert_eq!(next, expected, "{body:?} {result:?} {made}");
            }
        }
        for status in [200, 204, 400, 403, 404, 500, 502] {
            let result = TryResult {
                status,
                has_other_key: true,
                has_worked: false,
            };
            assert_eq!(RetryState::of(Body::Json).next(result), Give, "{status}");
        }
    }

    #[test]
    fn sixty_refused_calls_a_minute_make_one_pair() {
        let mut memory = Memory::new(Bounds {
            slots: 10,
            bytes: 10_000,
        });
        let mut renewed = 0;
        // A call a second for three minutes, each refused with whatever app session there is.
        for second in 0..180 {
            let now = second * 1000;
            let refusal = Refusal {
                is_current: true,
                sent: Sent {
                    at_ms: now,
                    is_signed_in: false,
                },
                worked_at_ms: 0,
            };
            if judge(&refusal, || memory.count("k", now, PAUSE_MS) == 1) == Cause::AppSession {
                renewed += 1;
            }
        }
        assert_eq!(renewed, 3);
    }

    #[test]
    fn the_session_is_renewed_only_when_it_may_be_the_cause() {
        let refusal = Refusal {
            is_current: true,
            sent: Sent {
                at_ms: 1,
                is_signed_in: false,
            },
            worked_at_ms: 2,
        };
        assert_eq!(judge(&refusal, || unreachable!()), Cause::Call);
    }
}
