//! What the isolate remembers between requests, in one bounded place.
//!
//! One kind of slot: a value, until when it is fresh, and until when somebody is loading it. Its
//! holder asks what to do ([`Memory::look`]) and is told whether it is its turn to load: one
//! request at a time loads, and after a failure nobody does for a while. A loader that dies with
//! its request loses its turn when its lease is over, so nothing is ever waited for without end.
//! No future lives here: one that requests share would be fatal to all of them.
//!
//! Over its bounds the store forgets what was used longest ago. Nothing in it is a truth of its
//! own: whatever is forgotten can be loaded or made again.

use std::any::Any;
use std::collections::HashMap;
use std::rc::Rc;

/// How much is remembered at most.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// So many slots.
    pub slots: usize,
    /// So many bytes, as far as they can be told: values, keys twice, and [`OVERHEAD`].
    pub bytes: usize,
}

/// What a slot costs beside its value and its key, in bytes.
pub const OVERHEAD: usize = 128;

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
pub enum Look<T> {
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
    bounds: Bounds,
    bytes: usize,
    indexes: HashMap<String, usize>,
    slots: Vec<Slot>,
    free: Vec<usize>,
    newest: usize,
    oldest: usize,
}

/// The index of no slot.
const NONE: usize = usize::MAX;

struct Slot {
    key: String,
    value: Option<Rc<dyn Any>>,
    cost: usize,
    fresh_until_ms: u64,
    /// The end of the loader's lease, or of the pause after its failure.
    taken_until_ms: u64,
    failed_at_ms: Option<u64>,
    /// The slots used right after and right before this one.
    newer: usize,
    older: usize,
}

impl Memory {
    /// An empty store.
    #[must_use]
    pub fn new(bounds: Bounds) -> Self {
        Self {
            bounds,
            bytes: 0,
            indexes: HashMap::new(),
            slots: Vec::new(),
            free: Vec::new(),
            newest: NONE,
            oldest: NONE,
        }
    }

    /// What is known under `key`. Who is told that it is their turn has it for `lease_ms`. A value
    /// of another type than asked for is none.
    pub fn look<T: Any>(&mut self, key: &str, now_ms: u64, lease_ms: u64) -> Look<T> {
        match (self.fresh(key, now_ms), self.get(key)) {
            (Some(value), _) => Look::Fresh(value),
            (None, Some(value)) => Look::Stale(value, self.turn(key, now_ms, lease_ms)),
            (None, None) => Look::Nothing(self.turn(key, now_ms, lease_ms)),
        }
    }

    /// Whose turn it is to load what stands under `key`, for `lease_ms` if it is the asker's; for
    /// what is loaded here and kept elsewhere.
    pub fn turn(&mut self, key: &str, now_ms: u64, lease_ms: u64) -> Turn {
        let index = self.use_slot(key);
        let Some(slot) = self.slots.get_mut(index) else {
            return Turn::Yours;
        };
        if now_ms < slot.taken_until_ms {
            return Turn::Others;
        }
        slot.taken_until_ms = now_ms.saturating_add(lease_ms);
        slot.failed_at_ms = None;
        self.shrink();
        Turn::Yours
    }

    /// The value under `key`, however old; none where there is none of this type.
    pub fn get<T: Any>(&mut self, key: &str) -> Option<Rc<T>> {
        let index = self.indexes.get(key).copied()?;
        self.touch(index);
        let value = self.slots.get(index)?.value.as_ref()?;
        Rc::clone(value).downcast().ok()
    }

    /// The value under `key` while it is fresh; takes nobody's turn.
    pub fn fresh<T: Any>(&mut self, key: &str, now_ms: u64) -> Option<Rc<T>> {
        let is_fresh = now_ms < self.slot(key)?.fresh_until_ms;
        self.get(key).filter(|_| is_fresh)
    }

    /// Whether somebody is loading what stands under `key`.
    #[must_use]
    pub fn standing(&self, key: &str, now_ms: u64) -> Standing {
        match self.slot(key) {
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
        self.put(key, value, bytes, fresh_until_ms);
        self.release(key);
    }

    /// Keeps a value that stands in until the loader has a better one: stale from the start, and
    /// nobody's turn ends.
    pub fn lend<T: Any>(&mut self, key: &str, value: Rc<T>, bytes: usize) {
        self.put(key, value, bytes, 0);
    }

    /// Ends a turn that failed: nobody tries again for `pause_ms`. A value stays as it was.
    pub fn pause(&mut self, key: &str, now_ms: u64, pause_ms: u64) {
        let index = self.use_slot(key);
        if let Some(slot) = self.slots.get_mut(index) {
            slot.taken_until_ms = now_ms.saturating_add(pause_ms);
            slot.failed_at_ms = Some(now_ms);
        }
        self.shrink();
    }

    /// Ends a turn, though it brought nothing new to keep.
    pub fn release(&mut self, key: &str) {
        let Some(index) = self.indexes.get(key).copied() else {
            return;
        };
        match self.slots.get_mut(index) {
            Some(slot) if slot.value.is_some() => {
                slot.taken_until_ms = 0;
                slot.failed_at_ms = None;
            }
            _ => self.remove(index),
        }
    }

    /// Forgets what stands under `key`, and whose turn it is.
    pub fn forget(&mut self, key: &str) {
        if let Some(index) = self.indexes.get(key).copied() {
            self.remove(index);
        }
    }

    /// How many slots there are, and about how many bytes they take.
    #[must_use]
    pub fn size(&self) -> (usize, usize) {
        (self.indexes.len(), self.bytes)
    }

    fn put(&mut self, key: &str, value: Rc<dyn Any>, bytes: usize, fresh_until_ms: u64) {
        let cost = cost(key, bytes);
        if cost > self.bounds.bytes {
            return self.forget(key);
        }
        let index = self.use_slot(key);
        if let Some(slot) = self.slots.get_mut(index) {
            self.bytes = self.bytes - slot.cost + cost;
            slot.value = Some(value);
            slot.cost = cost;
            slot.fresh_until_ms = fresh_until_ms;
        }
        self.shrink();
    }

    fn slot(&self, key: &str) -> Option<&Slot> {
        self.slots.get(*self.indexes.get(key)?)
    }

    /// The index of the slot under `key`, made where there is none, and now the newest.
    fn use_slot(&mut self, key: &str) -> usize {
        if let Some(index) = self.indexes.get(key).copied() {
            self.touch(index);
            return index;
        }
        let slot = Slot {
            key: key.to_owned(),
            value: None,
            cost: cost(key, 0),
            fresh_until_ms: 0,
            taken_until_ms: 0,
            failed_at_ms: None,
            newer: NONE,
            older: NONE,
        };
        self.bytes += slot.cost;
        let index = self.free.pop().unwrap_or(self.slots.len());
        match self.slots.get_mut(index) {
            Some(unused) => *unused = slot,
            None => self.slots.push(slot),
        }
        self.indexes.insert(key.to_owned(), index);
        self.link(index);
        index
    }

    fn shrink(&mut self) {
        let over = |memory: &Self| {
            memory.indexes.len() > memory.bounds.slots || memory.bytes > memory.bounds.bytes
        };
        while over(self) && self.oldest != NONE {
            self.remove(self.oldest);
        }
    }

    fn remove(&mut self, index: usize) {
        self.unlink(index);
        if let Some(slot) = self.slots.get_mut(index) {
            slot.value = None;
            self.bytes -= slot.cost;
            self.indexes.remove(&slot.key);
            self.free.push(index);
        }
    }

    fn touch(&mut self, index: usize) {
        if index != self.newest {
            self.unlink(index);
            self.link(index);
        }
    }

    /// Makes a slot that stands in no order the newest.
    fn link(&mut self, index: usize) {
        let older = self.newest;
        if let Some(slot) = self.slots.get_mut(index) {
            (slot.older, slot.newer) = (older, NONE);
        }
        match self.slots.get_mut(older) {
            Some(slot) => slot.newer = index,
            None => self.oldest = index,
        }
        self.newest = index;
    }

    /// Takes a slot out of the order.
    fn unlink(&mut self, index: usize) {
        let Some(slot) = self.slots.get(index) else {
            return;
        };
        let (older, newer) = (slot.older, slot.newer);
        match self.slots.get_mut(older) {
            Some(slot) => slot.newer = newer,
            None => self.oldest = newer,
        }
        match self.slots.get_mut(newer) {
            Some(slot) => slot.older = older,
            None => self.newest = older,
        }
    }
}

/// The key stands in the slot and in the index.
const fn cost(key: &str, bytes: usize) -> usize {
    (OVERHEAD + 2 * key.len()).saturating_add(bytes)
}

/// The name of something that belongs to one tenant under one tenant domain: the two make the
/// boundary of tokens, settings and caches (design section 2), in memory as in KV. Neither can
/// hold a colon.
#[must_use]
pub fn site_key(kind: &str, tenant: &str, domain: &str) -> String {
    [kind, tenant, domain].join(":")
}

#[cfg(test)]
mod tests;
