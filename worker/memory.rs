//! What the isolate remembers between requests, in one bounded place.
//!
//! One kind of slot: a value, until when it is fresh, and until when somebody is loading it. Its
//! holder asks what to do ([`Memory::lookup`]) and is told whether it is its turn to load: one
//! request at a time loads, and after a failure nobody does for a while. A loader that dies with
//! its request loses its turn when its lease is over, so nothing is ever waited for without end.
//! No future lives here: one that requests share would be fatal to all of them.
//!
//! Over its bounds the store forgets what was used longest ago. Nothing in it is a truth of its
//! own: whatever is forgotten can be loaded or made again.

mod slots;

use std::any::Any;
use std::rc::Rc;

use slots::Slots;

/// How much is remembered at most.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// So many slots.
    pub slots: usize,
    /// So many bytes, as far as they can be told: of values, keys and slots.
    pub bytes: usize,
}

/// Whose turn it is to load.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The asker's, who must end with [`Memory::keep`], [`Memory::pause`] or
    /// [`Memory::release`].
    Yours,
    /// Somebody else's: it is being loaded, or has failed a moment ago.
    Others,
}

/// What a look at a slot comes to.
#[derive(Debug, PartialEq, Eq)]
pub enum Lookup<T> {
    /// Take it.
    Fresh(Rc<T>),
    /// Take it; whose turn it is refreshes it behind the answer.
    Stale(Rc<T>, Turn),
    /// There is none; whose turn it is loads it.
    Nothing(Turn),
}

/// How a slot stands, for those who wait for another's load.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Somebody is loading it.
    Loading,
    /// The last load failed, at this time (Unix milliseconds).
    Failed(u64),
    /// Nobody is loading it.
    Idle,
}

/// The store. Times are Unix milliseconds; a clock is an argument wherever one is needed.
pub struct Memory {
    slots: Slots,
}

impl Memory {
    /// An empty store.
    #[must_use]
    pub fn new(bounds: Bounds) -> Self {
        Self {
            slots: Slots::new(bounds),
        }
    }

    /// What is known under `key`. Who is told that it is their turn has it for `lease_ms`. A value
    /// of another type than asked for is none.
    pub fn lookup<T: Any>(&mut self, key: &str, now_ms: u64, lease_ms: u64) -> Lookup<T> {
        match (self.fresh(key, now_ms), self.get(key)) {
            (Some(value), _) => Lookup::Fresh(value),
            (None, Some(value)) => Lookup::Stale(value, self.turn(key, now_ms, lease_ms)),
            (None, None) => Lookup::Nothing(self.turn(key, now_ms, lease_ms)),
        }
    }

    /// Whose turn it is to load what stands under `key`, for `lease_ms` if it is the asker's; for
    /// what is loaded here and kept elsewhere.
    pub fn turn(&mut self, key: &str, now_ms: u64, lease_ms: u64) -> Turn {
        match self.slots.made(key) {
            Some(slot) if now_ms < slot.taken_until_ms => Turn::Others,
            Some(slot) => {
                slot.taken_until_ms = now_ms.saturating_add(lease_ms);
                slot.failed_at_ms = None;
                Turn::Yours
            }
            None => Turn::Yours,
        }
    }

    /// The value under `key`, however old; none where there is none of this type.
    pub fn get<T: Any>(&mut self, key: &str) -> Option<Rc<T>> {
        let value = self.slots.used(key)?.value.as_ref()?;
        Rc::clone(value).downcast().ok()
    }

    /// The value under `key` while it is fresh; takes nobody's turn.
    pub fn fresh<T: Any>(&mut self, key: &str, now_ms: u64) -> Option<Rc<T>> {
        let is_fresh = now_ms < self.slots.peek(key)?.fresh_until_ms;
        self.get(key).filter(|_| is_fresh)
    }

    /// Whether somebody is loading what stands under `key`.
    #[must_use]
    pub fn standing(&self, key: &str, now_ms: u64) -> Standing {
        match self.slots.peek(key) {
            Some(slot) => match slot.failed_at_ms {
                Some(at_ms) => Standing::Failed(at_ms),
                None if now_ms < slot.taken_until_ms => Standing::Loading,
                None => Standing::Idle,
            },
            None => Standing::Idle,
        }
    }

    /// Keeps a value of about `bytes` bytes, which is fresh until then. Ends the loader's turn.
    /// A value beyond all bounds is not kept, nor is what it would have replaced.
    pub fn keep<T: Any>(&mut self, key: &str, value: Rc<T>, bytes: usize, fresh_until_ms: u64) {
        if let Some(slot) = self.slots.put(key, value, bytes) {
            slot.fresh_until_ms = fresh_until_ms;
        }
        self.release(key);
    }

    /// Keeps a value that stands in until the loader has a better one: stale from the start, and
    /// nobody's turn ends.
    pub fn lend<T: Any>(&mut self, key: &str, value: Rc<T>, bytes: usize) {
        if let Some(slot) = self.slots.put(key, value, bytes) {
            slot.fresh_until_ms = 0;
        }
    }

    /// Ends a turn that failed: nobody tries again for `pause_ms`. A value stays as it was.
    pub fn pause(&mut self, key: &str, now_ms: u64, pause_ms: u64) {
        if let Some(slot) = self.slots.made(key) {
            slot.taken_until_ms = now_ms.saturating_add(pause_ms);
            slot.failed_at_ms = Some(now_ms);
        }
    }

    /// Ends a turn, though it brought nothing new to keep.
    pub fn release(&mut self, key: &str) {
        match self.slots.used(key) {
            Some(slot) if slot.value.is_some() => {
                slot.taken_until_ms = 0;
                slot.failed_at_ms = None;
            }
            _ => self.slots.remove(key),
        }
    }

    /// Forgets what stands under `key`, and whose turn it is.
    pub fn forget(&mut self, key: &str) {
        self.slots.remove(key);
    }

    /// How many slots there are, and about how many bytes they take.
    #[must_use]
    pub fn size(&self) -> (usize, usize) {
        self.slots.size()
    }
}

/// The name of something that belongs to one tenant under one tenant domain: the two make the
/// boundary of tokens, settings and caches (design section 2), in memory as in KV. Neither can
/// hold a colon.
#[must_use]
pub fn site_key(kind: &str, tenant: &str, domain: &str) -> String {
    [kind, tenant, domain].join(":")
}

/// The name of something in the platform's cache, a URL, since that wants one; no host of this name
/// can exist. What a version of the worker has kept, told by `deployment`, no other one gives. The
/// first part says what kind of thing it is.
#[must_use]
pub fn cache_key(deployment: &str, parts: &[&str]) -> String {
    ["https://edge-cache.invalid", deployment, &parts.join("/")].join("/")
}

#[cfg(test)]
mod tests;
