//! What a request does about a public answer, by the age of what is kept and by what the isolate
//! remembers of others who ask for the same.

use std::rc::Rc;

use super::CacheStatus;
use crate::memory::{Memory, Turn};

/// How long an answer is given without asking again.
pub const FRESH_MS: u64 = 60 * 1000;

/// How long after that it is still given, while asking again.
pub const STALE_MS: u64 = 10 * 60 * 1000;

/// How long the platform's cache holds an answer, in seconds.
pub const KEPT_SECONDS: u64 = (FRESH_MS + STALE_MS) / 1000;

/// How long a request waits for what another one is asking.
pub const WAIT_MS: u64 = 1_500;
/// How long one request may keep others from asking: about as long as it takes.
const LEASE_MS: u64 = 15_000;
/// How soon after a failure a stale answer is asked for again.
const RETRY_MS: u64 = 10_000;
/// How soon after a look a stale answer is looked up again by those who remember it.
const LOOK_AGAIN_MS: u64 = 1_000;

/// What an answer of a given age is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Freshness {
    /// Give it.
    Fresh,
    /// Give it, and fetch a new one in the background; give it when the upstream fails.
    Stale,
    /// Forget it.
    Gone,
}

/// What to do about a call, from the cache and the isolate's memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plan {
    /// Give what is kept.
    Give,
    /// Give what is kept, and ask the upstream behind the answer.
    GiveAndRefresh,
    /// Ask the upstream, and keep what it says.
    Ask,
    /// Somebody else is asking: wait for what they keep, for so many milliseconds.
    Wait {
        /// What is left of the patience.
        at_most_ms: u64,
    },
}

/// The upstream forbids to keep an answer, so nobody waits for another's.
struct Unkept;

/// Plans a call of that key, whose kept answer, if any, is of this freshness. The turn is taken only
/// where the upstream would be asked: one request does it at a time. Whoever has waited too long for
/// another asks as well.
pub fn plan(memory: &mut Memory, key: &str, kept: Freshness, waited_ms: u64, now_ms: u64) -> Plan {
    if kept == Freshness::Fresh {
        return Plan::Give;
    }
    if kept == Freshness::Gone && memory.fresh::<Unkept>(key, now_ms).is_some() {
        return Plan::Ask;
    }
    match (kept, memory.turn(key, now_ms, LEASE_MS)) {
        (Freshness::Gone, Turn::Others) if waited_ms < WAIT_MS => Plan::Wait {
            at_most_ms: WAIT_MS - waited_ms,
        },
        (Freshness::Gone, _) => Plan::Ask,
        (_, Turn::Yours) => Plan::GiveAndRefresh,
        (_, Turn::Others) => Plan::Give,
    }
}

/// Judges a kept answer by its age.
#[must_use]
pub const fn freshness(age_ms: u64) -> Freshness {
    match age_ms {
        0..FRESH_MS => Freshness::Fresh,
        age if age < FRESH_MS + STALE_MS => Freshness::Stale,
        _ => Freshness::Gone,
    }
}

/// Where a kept answer of that age came from, as it is told, and until when whoever gets it need not
/// look again. Of a stale one a new one is on its way, or none can be had: whoever asks often may
/// look less often.
#[must_use]
pub const fn fresh_until(stored_at_ms: u64, now_ms: u64) -> (CacheStatus, u64) {
    match freshness(now_ms.saturating_sub(stored_at_ms)) {
        Freshness::Fresh => (CacheStatus::Hit, stored_at_ms.saturating_add(FRESH_MS)),
        _ => (CacheStatus::Stale, now_ms + LOOK_AGAIN_MS),
    }
}

/// Notes that an answer goes to its visitor without a copy, which ends the asker's turn. A good one
/// that may not be kept is waited for by nobody while it would be fresh.
pub fn passed_on(memory: &mut Memory, key: &str, status: u16, now_ms: u64) {
    match status {
        200 => memory.keep(key, Rc::new(Unkept), 0, now_ms + FRESH_MS),
        _ => memory.release(key),
    }
}

/// What asking behind an answer has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// A new answer is kept.
    Kept,
    /// The platform no longer has such a thing: what was kept goes.
    Gone,
    /// Nothing good came: the stale answer stays where it is, which is what it is for.
    Failed,
}

impl Ended {
    /// Of an answer that is not kept, by its status.
    #[must_use]
    pub const fn unkept(status: u16) -> Self {
        match status {
            404 | 410 => Self::Gone,
            _ => Self::Failed,
        }
    }
}

/// Ends the turn of who asked behind an answer.
pub fn ended(memory: &mut Memory, key: &str, ended: Ended, now_ms: u64) {
    match ended {
        Ended::Kept | Ended::Gone => memory.release(key),
        Ended::Failed => memory.pause(key, now_ms, RETRY_MS),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::Bounds;

    const BOUNDS: Bounds = Bounds {
        slots: 10,
        bytes: 10_000,
    };

    #[test]
    fn one_asks_at_a_time() {
        use Freshness::{Fresh, Gone, Stale};
        let wait = |at_most_ms| Plan::Wait { at_most_ms };
        // What is kept, whether somebody is asking, how long it has been waited for.
        for (kept, is_asked, waited_ms, expected) in [
            (Fresh, false, 0, Plan::Give),
            (Fresh, true, 0, Plan::Give),
            (Stale, false, 0, Plan::GiveAndRefresh),
            (Stale, true, 0, Plan::Give),
            (Gone, false, 0, Plan::Ask),
            (Gone, true, 0, wait(WAIT_MS)),
            (Gone, true, WAIT_MS - 1, wait(1)),
            (Gone, true, WAIT_MS, Plan::Ask),
            (Gone, false, WAIT_MS, Plan::Ask),
        ] {
            let mut memory = Memory::new(BOUNDS);
            if is_asked {
                assert_eq!(memory.turn("k", 0, LEASE_MS), Turn::Yours);
            }
            let planned = plan(&mut memory, "k", kept, waited_ms, 1);
            assert_eq!(planned, expected, "{kept:?} {is_asked} {waited_ms}");
            let takes_turn = matches!(expected, Plan::GiveAndRefresh | Plan::Ask) || is_asked;
            let left = if takes_turn {
                Turn::Others
            } else {
                Turn::Yours
            };
            assert_eq!(memory.turn("k", 1, 1), left, "{kept:?} {is_asked}");
        }
    }

    #[test]
    fn nobody_waits_for_what_is_not_kept() {
        let mut memory = Memory::new(BOUNDS);
        let plan = |memory: &mut Memory, now| super::plan(memory, "k", Freshness::Gone, 0, now);
        assert_eq!(plan(&mut memory, 0), Plan::Ask);
        passed_on(&mut memory, "k", 200, 5);
        assert_eq!([5, 6].map(|now| plan(&mut memory, now)), [Plan::Ask; 2]);
        // Later it may be kept again, so that one asks for all.
        assert_eq!(plan(&mut memory, 5 + FRESH_MS), Plan::Ask);
        assert!(matches!(plan(&mut memory, 5 + FRESH_MS), Plan::Wait { .. }));
        // A refusal says nothing about the next answer.
        let mut memory = Memory::new(BOUNDS);
        assert_eq!(plan(&mut memory, 0), Plan::Ask);
        passed_on(&mut memory, "k", 404, 5);
        assert_eq!(plan(&mut memory, 6), Plan::Ask);
        assert!(matches!(plan(&mut memory, 6), Plan::Wait { .. }));
    }

    #[test]
    fn after_a_failure_a_stale_answer_is_left_alone() {
        for (end, pause) in [
            (Ended::Kept, 0),
            (Ended::unkept(404), 0),
            (Ended::unkept(410), 0),
            (Ended::unkept(200), RETRY_MS),
            (Ended::unkept(500), RETRY_MS),
        ] {
            let mut memory = Memory::new(BOUNDS);
            assert_eq!(memory.turn("k", 0, LEASE_MS), Turn::Yours);
            ended(&mut memory, "k", end, 100);
            let mut plan = |now| super::plan(&mut memory, "k", Freshness::Stale, 0, now);
            if pause > 0 {
                assert_eq!(plan(100 + pause - 1), Plan::Give, "{end:?}");
            }
            assert_eq!(plan(100 + pause), Plan::GiveAndRefresh, "{end:?}");
        }
    }

    #[test]
    fn answers_age() {
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
    fn a_kept_answer_says_until_when_it_is_good() {
        let at = 1_000_000;
        for (now, expected) in [
            (at, (CacheStatus::Hit, at + FRESH_MS)),
            (at + FRESH_MS - 1, (CacheStatus::Hit, at + FRESH_MS)),
            (
                at + FRESH_MS,
                (CacheStatus::Stale, at + FRESH_MS + LOOK_AGAIN_MS),
            ),
            // Clocks differ: an answer of the future is a new one.
            (at - 5, (CacheStatus::Hit, at + FRESH_MS)),
        ] {
            assert_eq!(fresh_until(at, now), expected, "{now}");
        }
    }
}
