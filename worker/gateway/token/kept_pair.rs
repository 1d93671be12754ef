//! The pair that an isolate remembers: whether it serves, who gets a new one, and what becomes of it
//! when the platform refuses it (design section 5).

use std::cell::Cell;
use std::ops::Deref;
use std::rc::Rc;

use super::refusal::{self, Blame, Refusal};
use super::{PAIR_LIFETIME_MS, PAIR_RENEWAL_MS, Pair, PairState, pair_state};
use crate::memory::{Lookup, Memory};

/// How long one request may keep others from trying: longer than it can take.
pub const LEASE_MS: u64 = 25_000;

/// How soon after a failure a pair is asked for again, where there is none.
pub const RETRY_MS: u64 = 2_000;

/// The same where the old one still serves.
pub const RENEWAL_PAUSE_MS: u64 = 60_000;

/// How long a pair that worked is taken for good without another call.
const PROVEN_MS: u64 = 60_000;

/// A pair in this isolate's memory; it is used as the pair it is.
#[derive(Debug)]
pub struct KeptPair {
    pair: Pair,
    minted_at_ms: u64,
    /// When the platform last took it.
    worked_at_ms: Cell<u64>,
}

impl Deref for KeptPair {
    type Target = Pair;

    fn deref(&self) -> &Pair {
        &self.pair
    }
}

impl KeptPair {
    /// A pair that the platform gave then, which is to say that it took it.
    #[must_use]
    pub const fn new(pair: Pair, minted_at_ms: u64) -> Self {
        Self {
            pair,
            minted_at_ms,
            worked_at_ms: Cell::new(minted_at_ms),
        }
    }

    /// Notes that a call with the pair succeeded.
    pub fn worked(&self, now_ms: u64) {
        self.worked_at_ms.set(now_ms);
    }

    /// Whether a call has succeeded with it after that time.
    #[must_use]
    pub const fn has_worked_since(&self, time_ms: u64) -> bool {
        self.worked_at_ms.get() > time_ms
    }

    /// Whether the platform has taken it so lately that a login may lead away with it: who comes to the
    /// account site with a pair that is refused cannot go on from there.
    #[must_use]
    pub const fn is_proven(&self, now_ms: u64) -> bool {
        now_ms.saturating_sub(self.worked_at_ms.get()) < PROVEN_MS
    }

    const fn state(&self, now_ms: u64) -> PairState {
        pair_state(self.minted_at_ms, now_ms)
    }
}

/// What is known of the tenant domain's pair. One that has ended is none.
pub fn lookup(memory: &mut Memory, key: &str, now_ms: u64) -> Lookup<KeptPair> {
    let kept: Option<Rc<KeptPair>> = memory.get(key);
    if kept.is_some_and(|kept| kept.state(now_ms) == PairState::Expired) {
        memory.forget(key);
    }
    memory.lookup(key, now_ms, LEASE_MS)
}

/// Remembers a pair, until it is time to renew it.
pub fn keep(memory: &mut Memory, key: &str, kept: KeptPair) -> Rc<KeptPair> {
    let kept = Rc::new(kept);
    let bytes = kept.code.len() + kept.token.len();
    let renew_at = kept.minted_at_ms + PAIR_LIFETIME_MS - PAIR_RENEWAL_MS;
    memory.keep(key, Rc::clone(&kept), bytes, renew_at);
    kept
}

/// The pair that the store holds, which another isolate may have got, if it serves in place of `old`:
/// a good one, and a younger one.
#[must_use]
pub fn from_store(stored: &str, old: Option<&KeptPair>, now_ms: u64) -> Option<KeptPair> {
    let (pair, minted_at_ms) = Pair::from_stored(stored)?;
    let kept = KeptPair::new(pair, minted_at_ms);
    let is_younger = old.is_none_or(|old| kept.minted_at_ms > old.minted_at_ms);
    (is_younger && kept.state(now_ms) != PairState::Expired).then_some(kept)
}

/// Who is to blame that a call was refused that was sent with `refused` at `sent_at_ms`. Where it is
/// the pair, nobody else uses it from now on, and the asker has the turn to renew it. `renewal_key`
/// is where it stands how often that may be.
pub fn blame(
    memory: &mut Memory,
    (key, renewal_key): (&str, &str),
    refused: &KeptPair,
    (sent_at_ms, now_ms): (u64, u64),
    signed_in: bool,
) -> Blame {
    let current: Option<Rc<KeptPair>> = memory.get(key);
    let refusal = Refusal {
        is_current: current.is_some_and(|current| current.pair == refused.pair),
        signed_in,
        sent_at_ms,
        worked_at_ms: refused.worked_at_ms.get(),
    };
    let blame = refusal::judge(&refusal, || {
        memory.turn(renewal_key, now_ms, refusal::PAUSE_MS)
    });
    if blame == Blame::Pair {
        memory.forget(key);
        memory.turn(key, now_ms, LEASE_MS);
    }
    blame
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::{Bounds, Turn};

    const BOUNDS: Bounds = Bounds {
        slots: 10,
        bytes: 1 << 20,
    };
    const MINUTE: u64 = 60_000;
    const KEYS: (&str, &str) = ("k", "renewal");

    fn made(code: &str, minted_at_ms: u64) -> KeptPair {
        let (code, token) = (code.to_owned(), "t".to_owned());
        KeptPair::new(Pair { code, token }, minted_at_ms)
    }

    fn told(lookup: Lookup<KeptPair>) -> String {
        match lookup {
            Lookup::Fresh(kept) => ["fresh ", &kept.code].concat(),
            Lookup::Stale(kept, turn) => format!("stale {} {turn:?}", kept.code),
            Lookup::Nothing(turn) => format!("nothing {turn:?}"),
        }
    }

    #[test]
    fn a_pair_is_proven_for_a_minute_after_it_worked() {
        let pair = made("a", MINUTE);
        for (now, expected) in [
            (0, true),
            (MINUTE, true),
            (2 * MINUTE - 1, true),
            (2 * MINUTE, false),
        ] {
            assert_eq!(pair.is_proven(now), expected, "{now}");
        }
        pair.worked(5 * MINUTE);
        assert!(pair.is_proven(6 * MINUTE - 1) && !pair.is_proven(6 * MINUTE));
    }

    #[test]
    fn a_pair_serves_while_one_request_renews_it() {
        let mut memory = Memory::new(BOUNDS);
        let mut look = |now| told(super::lookup(&mut memory, "k", now));
        assert_eq!([look(0), look(1)], ["nothing Yours", "nothing Others"]);
        // Who was to get one has died with its request.
        assert_eq!(look(LEASE_MS), "nothing Yours");
        keep(&mut memory, "k", made("a", 0));
        let mut look = |minutes, ms| told(super::lookup(&mut memory, "k", minutes * MINUTE + ms));
        for (minutes, expected) in [
            (0, "fresh a"),
            (22 * 60 + 29, "fresh a"),
            (22 * 60 + 30, "stale a Yours"),
        ] {
            assert_eq!(look(minutes, 0), expected, "{minutes}");
        }
        assert_eq!(look(22 * 60 + 30, 1), "stale a Others");
        assert_eq!(look(23 * 60, 0), "nothing Yours");
        assert_eq!(look(23 * 60, 1), "nothing Others");
    }

    #[test]
    fn the_stores_pair_is_taken_where_it_is_better() {
        let stored = |code: &str, minted_at_ms| made(code, 0).to_stored(minted_at_ms);
        let (old, now) = (made("a", 10 * MINUTE), 20 * MINUTE);
        for (text, is_taken, is_taken_for_old) in [
            (stored("b", 11 * MINUTE), true, true),
            (stored("a", 10 * MINUTE), true, false),
            (stored("b", 9 * MINUTE), true, false),
            (stored("b", 30 * MINUTE), false, false),
            ("{}".to_owned(), false, false),
        ] {
            assert_eq!(from_store(&text, None, now).is_some(), is_taken, "{text}");
            let taken = from_store(&text, Some(&old), now).is_some();
            assert_eq!(taken, is_taken_for_old, "{text}");
        }
        let ended = stored("b", 11 * MINUTE);
        assert!(from_store(&ended, None, 11 * MINUTE + PAIR_LIFETIME_MS).is_none());
    }

    #[test]
    fn a_refused_pair_is_renewed_once_and_used_no_more() {
        let mut memory = Memory::new(BOUNDS);
        let kept = keep(&mut memory, "k", made("a", 0));
        let blame =
            |memory: &mut Memory, sent, now| super::blame(memory, KEYS, &kept, (sent, now), false);
        // Others use it successfully since.
        kept.worked(5 * MINUTE);
        assert_eq!(blame(&mut memory, 4 * MINUTE, 5 * MINUTE), Blame::Call);
        assert!(kept.has_worked_since(4 * MINUTE) && !kept.has_worked_since(5 * MINUTE));
        // It is the pair's: gone, with the turn at whoever was refused.
        assert_eq!(blame(&mut memory, 6 * MINUTE, 6 * MINUTE), Blame::Pair);
        assert_eq!(memory.turn("k", 6 * MINUTE, LEASE_MS), Turn::Others);
        assert_eq!(told(lookup(&mut memory, "k", 6 * MINUTE)), "nothing Others");
        // A second one that was refused with it finds it replaced.
        assert_eq!(blame(&mut memory, 6 * MINUTE, 6 * MINUTE), Blame::Replaced);
        // The new one is refused as well: once a minute is enough.
        let newer = keep(&mut memory, "k", made("b", 6 * MINUTE));
        let again = super::blame(
            &mut memory,
            KEYS,
            &newer,
            (6 * MINUTE, 6 * MINUTE + 1),
            false,
        );
        assert_eq!(again, Blame::Call);
        assert_eq!(told(lookup(&mut memory, "k", 6 * MINUTE + 1)), "fresh b");
    }
}
