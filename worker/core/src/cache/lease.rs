//! Single flight: one request at a time loads a missing or stale entry, under a lease.
//!
//! A slot's way: nothing or stale, then leased to one asker, then cached (fresh) or failed (left alone
//! for a while). A lease ends with its load; one whose load was ended by the runtime is over after its
//! time. What an ended lease brings late, after another has been given, is not cached.

use std::any::Any;
use std::rc::Rc;

use super::memory::Memory;
use super::memory::slots::{Failure, Held, Slot};
use super::policy::Policy;

pub use super::memory::slots::LeaseId;

/// A point in the sequence of a memory's events. The clock cannot distinguish a request that waited for a load from one that comes
/// after it within the same millisecond, and stands still while nothing is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventCount(u64);

/// What a request does about an entry.
#[derive(Debug, PartialEq, Eq)]
pub enum Plan<T: ?Sized> {
    /// Shows this value.
    Show(Rc<T>),
    /// Shows this, and refreshes it in the background.
    ShowAndLoad(Rc<T>, LeaseId),
    /// Loads it, and waits for that.
    Load(LeaseId),
    /// Waits for another's load.
    Wait,
    /// Does with what there is: a load has failed a moment ago.
    Unavailable,
}

/// Whether there is something to show while a load is under way or has failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stock {
    /// A stale value.
    Stale,
    /// Nothing that may be shown.
    Nothing,
}

/// How long somebody who waits for another's load, and has done so for `waited_ms`, waits until they look
/// again. It grows with the wait: nobody comes late by more than a quarter of it, and the many who wait for
/// a load that takes seconds look a few times, not hundreds.
#[must_use]
pub const fn pause_ms(waited_ms: u64) -> u64 {
    const SHORTEST: u64 = 10;
    const LONGEST: u64 = 250;
    match waited_ms / 4 {
        ..SHORTEST => SHORTEST,
        pause @ SHORTEST..LONGEST => pause,
        _ => LONGEST,
    }
}

/// What comes of asking for a lease.
enum Claim {
    Given(LeaseId),
    Taken,
    Paused,
}

impl Memory {
    /// The number of events so far.
    #[must_use]
    pub const fn moment(&self) -> EventCount {
        EventCount(self.events)
    }

    /// What to do about `key`, for who has been asking since then. What has come since is good enough for
    /// them, be it fresh or not. A value that `is_wanted` refuses, by its type, counts as none.
    pub fn plan(
        &mut self,
        key: &str,
        policy: &Policy,
        since: EventCount,
        now_ms: u64,
        is_wanted: fn(&dyn Any) -> bool,
    ) -> Plan<dyn Any> {
        let value = self.get_any(key).filter(|value| is_wanted(&**value));
        let (is_good, is_shown, has_failed) = match self.slots.peek(key) {
            Some(slot) => (
                now_ms < slot.fresh_until_ms || since.0 < slot.came_at,
                now_ms
                    < slot
                        .as_of_ms
                        .saturating_add(policy.stale_while_revalidate_ms),
                slot.failure.is_some_and(|failure| since.0 < failure.at),
            ),
            None => (false, false, false),
        };
        let stock = match value {
            Some(value) if is_good => return Plan::Show(value),
            Some(value) if is_shown => {
                return match self.claim(key, policy, Stock::Stale, now_ms) {
                    Claim::Given(id) => Plan::ShowAndLoad(value, id),
                    Claim::Taken | Claim::Paused => Plan::Show(value),
                };
            }
            Some(_) => Stock::Stale,
            None => Stock::Nothing,
        };
        if has_failed {
            return Plan::Unavailable;
        }
        match self.claim(key, policy, stock, now_ms) {
            Claim::Given(id) => Plan::Load(id),
            Claim::Taken => Plan::Wait,
            Claim::Paused => Plan::Unavailable,
        }
    }

    /// The same for values of one type, as tests ask for them.
    ///
    /// # Panics
    /// If `plan` gives another type than was wanted.
    #[cfg(test)]
    pub fn plan_of<T: Any>(
        &mut self,
        key: &str,
        policy: &Policy,
        since: EventCount,
        now_ms: u64,
    ) -> Plan<T> {
        let of = |value: Rc<dyn Any>| value.downcast().unwrap();
        match self.plan(key, policy, since, now_ms, <dyn Any>::is::<T>) {
            Plan::Show(value) => Plan::Show(of(value)),
            Plan::ShowAndLoad(value, id) => Plan::ShowAndLoad(of(value), id),
            Plan::Load(id) => Plan::Load(id),
            Plan::Wait => Plan::Wait,
            Plan::Unavailable => Plan::Unavailable,
        }
    }

    /// The lease of something whose value is cached elsewhere, stale; `None` if somebody has it, or has
    /// failed a moment ago.
    pub fn lease_of_stale(&mut self, key: &str, policy: &Policy, now_ms: u64) -> Option<LeaseId> {
        match self.claim(key, policy, Stock::Stale, now_ms) {
            Claim::Given(id) => Some(id),
            Claim::Taken | Claim::Paused => None,
        }
    }

    /// The lease, whoever has it: what they bring was asked for too early.
    pub fn lease_anew(&mut self, key: &str, policy: &Policy, now_ms: u64) -> LeaseId {
        let id = LeaseId(self.happen());
        if let Some(slot) = self.slots.made(key) {
            let until_ms = now_ms.saturating_add(policy.lease_ms);
            slot.lease = Some(Held { id, until_ms });
            slot.failure = None;
        }
        id
    }

    fn happen(&mut self) -> u64 {
        self.events += 1;
        self.events
    }

    fn claim(&mut self, key: &str, policy: &Policy, stock: Stock, now_ms: u64) -> Claim {
        if let Some(slot) = self.slots.peek(key) {
            if slot.lease.is_some_and(|lease| now_ms < lease.until_ms) {
                return Claim::Taken;
            }
            let pause_ms = match stock {
                Stock::Stale => policy.stale_backoff_ms,
                Stock::Nothing => policy.backoff_ms,
            };
            let paused = |failure: Failure| now_ms < failure.at_ms.saturating_add(pause_ms);
            if slot.failure.is_some_and(paused) {
                return Claim::Paused;
            }
        }
        Claim::Given(self.lease_anew(key, policy, now_ms))
    }

    /// Whether that lease holds: nobody has taken it since, nor has it ended. One that was forgotten
    /// by eviction does not prevent the insertion of the loaded value.
    #[must_use]
    pub fn holds(&self, key: &str, id: LeaseId) -> bool {
        let held = |slot: &Slot| slot.lease.is_some_and(|lease| lease.id == id);
        self.slots.peek(key).is_none_or(held)
    }

    /// Inserts what a load has brought, if its lease holds; it goes on holding.
    pub fn insert_loaded<T: Any>(&mut self, key: &str, id: LeaseId, loaded: Loaded<T>) {
        if !self.holds(key, id) {
            return;
        }
        let came_at = self.happen();
        if let Some(slot) = self.slots.put(key, loaded.value, loaded.bytes) {
            slot.fresh_until_ms = loaded.fresh_until_ms;
            slot.as_of_ms = loaded.as_of_ms;
            slot.came_at = came_at;
            slot.failure = None;
        }
    }

    /// Ends a lease whose load has failed. A value stays as it was.
    pub fn fail(&mut self, key: &str, id: LeaseId, now_ms: u64) {
        if !self.holds(key, id) {
            return;
        }
        let at = self.happen();
        if let Some(slot) = self.slots.made(key) {
            slot.lease = None;
            slot.failure = Some(Failure { at_ms: now_ms, at });
        }
    }

    /// Ends a lease, if it holds.
    pub fn release(&mut self, key: &str, id: LeaseId) {
        if !self.holds(key, id) {
            return;
        }
        match self.slots.used(key) {
            Some(slot) if slot.value.is_some() => slot.lease = None,
            _ => self.slots.remove(key),
        }
    }
}

/// What a load has brought.
#[derive(Debug)]
pub struct Loaded<T> {
    /// The value.
    pub value: Rc<T>,
    /// About how many bytes it takes.
    pub bytes: usize,
    /// When it was true.
    pub as_of_ms: u64,
    /// Until when it is given without asking again.
    pub fresh_until_ms: u64,
}

impl<T> Loaded<T> {
    /// Something that is true now, and fresh as its kind is.
    pub fn now(policy: &Policy, value: Rc<T>, bytes: usize, now_ms: u64) -> Self {
        Self {
            value,
            bytes,
            as_of_ms: now_ms,
            fresh_until_ms: now_ms.saturating_add(policy.fresh_ms),
        }
    }
}

#[cfg(test)]
mod tests;
