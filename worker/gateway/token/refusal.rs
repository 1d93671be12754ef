//! Who is to blame when the platform answers 401 to a call that carried an app token: the token's
//! pair, which is then made anew, or the call itself (design section 5).
//!
//! The platform says no more than 401, so a tenant whose calls are refused for reasons of their own
//! must not get a new pair for each: at most one a minute.

use crate::memory::Turn;

/// How long a tenant's pair is left alone after it was renewed because of a 401.
pub const PAUSE_MS: u64 = 60 * 1000;

/// A pair that worked no longer ago than this is not suspected when the visitor's own token may
/// be what was refused.
const TRUST_MS: u64 = 60 * 1000;

/// What is known of the refused call and its pair. Times are Unix milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Refusal {
    /// Whether the refused pair is still the one that calls are made with.
    pub is_current: bool,
    /// Whether the visitor's own token went along.
    pub signed_in: bool,
    /// When the call was sent.
    pub sent_at_ms: u64,
    /// When the platform last took the pair: with another call, or when it was made.
    pub worked_at_ms: u64,
}

/// What follows from a 401.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blame {
    /// It is the call's own: the visitor gets it.
    Call,
    /// The pair has been replaced meanwhile: once more, with the one there is.
    Replaced,
    /// The pair is no good: once more, with a new one.
    Pair,
}

/// Judges a 401. `turn` is asked for a renewal only where the pair is suspected, and gives one
/// every [`PAUSE_MS`].
pub fn judge(refusal: &Refusal, turn: impl FnOnce() -> Turn) -> Blame {
    let &Refusal {
        is_current,
        signed_in,
        sent_at_ms,
        worked_at_ms,
    } = refusal;
    let worked_since = worked_at_ms > sent_at_ms;
    let worked_lately = sent_at_ms.saturating_sub(worked_at_ms) < TRUST_MS;
    match is_current {
        false => Blame::Replaced,
        true if worked_since || (signed_in && worked_lately) => Blame::Call,
        true if turn() == Turn::Others => Blame::Call,
        true => Blame::Pair,
    }
}

/// What to do with an answer to a call that carried the pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// It is the visitor's.
    Give,
    /// It is the visitor's; the next call has it better with a new pair.
    GiveAndReplace,
    /// Once more, if a better pair is to be had.
    Retry,
}

/// What follows from an answer's status, where the call may be made so many times more, and only a
/// body that is `replayable` can be sent again.
#[must_use]
pub const fn next(status: u16, tries_left: u32, replayable: bool) -> Next {
    match (status, tries_left) {
        (401, 1..) if replayable => Next::Retry,
        (401, 1..) => Next::GiveAndReplace,
        _ => Next::Give,
    }
}

/// Whether a call is made again at once with the other key, while one is being changed: a pair that
/// has worked meanwhile was sealed well.
#[must_use]
pub const fn suspects_key(status: u16, replayable: bool, has_worked_since: bool) -> bool {
    status == 401 && replayable && !has_worked_since
}

#[cfg(test)]
mod tests {
    use super::{Blame, Next, PAUSE_MS, Refusal, judge, next, suspects_key};
    use crate::memory::{Bounds, Memory, Turn};

    #[test]
    fn a_401_is_judged_by_what_others_came_to() {
        let (yours, others) = (Turn::Yours, Turn::Others);
        let sent = 1_000_000;
        // Current, signed in, when it last worked, whose turn a renewal is.
        let cases = [
            (true, false, sent - 5, yours, Blame::Pair),
            (true, false, sent - 90_000, yours, Blame::Pair),
            // It worked in the same millisecond: nobody knows which was first.
            (true, false, sent, yours, Blame::Pair),
            // Others use it successfully since.
            (true, false, sent + 1, yours, Blame::Call),
            (true, true, sent + 1, yours, Blame::Call),
            // A visitor with a worthless session is nothing new; a pair that has long not worked is.
            (true, true, sent - 59_999, yours, Blame::Call),
            (true, true, sent - 60_000, yours, Blame::Pair),
            // Renewed a moment ago.
            (true, false, sent - 5, others, Blame::Call),
            (true, true, sent - 90_000, others, Blame::Call),
            // Somebody else was quicker, or is at it.
            (false, false, sent - 5, others, Blame::Replaced),
            (false, true, sent - 5, yours, Blame::Replaced),
            (false, false, sent + 1, others, Blame::Replaced),
        ];
        for (is_current, signed_in, worked_at_ms, turn, expected) in cases {
            let refusal = Refusal {
                is_current,
                signed_in,
                sent_at_ms: sent,
                worked_at_ms,
            };
            assert_eq!(judge(&refusal, || turn), expected, "{refusal:?} {turn:?}");
        }
    }

    #[test]
    fn only_a_401_is_tried_again_and_not_for_ever() {
        for (status, tries_left, replayable, expected) in [
            (200, 2, true, Next::Give),
            (403, 2, true, Next::Give),
            (500, 2, true, Next::Give),
            (401, 2, true, Next::Retry),
            (401, 1, true, Next::Retry),
            (401, 0, true, Next::Give),
            (401, 2, false, Next::GiveAndReplace),
            (401, 0, false, Next::Give),
        ] {
            let told = next(status, tries_left, replayable);
            assert_eq!(told, expected, "{status} {tries_left} {replayable}");
        }
    }

    #[test]
    fn the_other_key_is_for_what_this_one_may_have_spoilt() {
        for (status, replayable, has_worked_since, expected) in [
            (401, true, false, true),
            (401, true, true, false),
            (401, false, false, false),
            (200, true, false, false),
            (403, true, false, false),
        ] {
            let told = suspects_key(status, replayable, has_worked_since);
            assert_eq!(told, expected, "{status} {replayable} {has_worked_since}");
        }
    }

    #[test]
    fn sixty_refused_calls_a_minute_make_one_pair() {
        let mut memory = Memory::new(Bounds {
            slots: 10,
            bytes: 10_000,
        });
        let mut renewed = 0;
        // A call a second for three minutes, each refused with whatever pair there is.
        for second in 0..180 {
            let now = second * 1000;
            let refusal = Refusal {
                is_current: true,
                signed_in: false,
                sent_at_ms: now,
                worked_at_ms: 0,
            };
            if judge(&refusal, || memory.turn("k", now, PAUSE_MS)) == Blame::Pair {
                renewed += 1;
            }
        }
        assert_eq!(renewed, 3);
    }

    #[test]
    fn a_renewal_is_asked_for_only_where_the_pair_is_suspected() {
        let refusal = Refusal {
            is_current: true,
            signed_in: false,
            sent_at_ms: 1,
            worked_at_ms: 2,
        };
        assert_eq!(judge(&refusal, || unreachable!()), Blame::Call);
    }
}
