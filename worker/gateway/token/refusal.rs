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

#[cfg(test)]
mod tests {
    use super::{Blame, PAUSE_MS, Refusal, judge};
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
