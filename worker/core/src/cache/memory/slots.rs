//! Least-recently-used entries by key, within bounds.

use std::any::Any;
use std::rc::Rc;

use lru::LruCache;

use super::Bounds;

/// Overhead of a slot besides its value and key, in bytes.
pub const OVERHEAD: usize = 128;

/// A lease, by its number: no two of a memory have the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeaseId(pub(in crate::cache) u64);

/// Who has a slot's lease, and until when.
#[derive(Clone, Copy, Debug)]
pub struct Held {
    pub id: LeaseId,
    pub until_ms: u64,
}

/// When a load has failed.
#[derive(Clone, Copy, Debug)]
pub struct Failure {
    /// By the clock, Unix milliseconds.
    pub at_ms: u64,
    /// By the count of events.
    pub at: u64,
}

/// What is known of one thing. Times are Unix milliseconds.
#[derive(Default)]
pub struct Slot {
    pub value: Option<Rc<dyn Any>>,
    pub fresh_until_ms: u64,
    /// When the value was true, which may be before it came.
    pub as_of_ms: u64,
    /// When a load brought the value, by the count of events.
    pub came_at: u64,
    /// Who is loading it.
    pub lease: Option<Held>,
    /// The last load's failure, unless one is under way or has succeeded since.
    pub failure: Option<Failure>,
}

/// The slots, in the order of their last use.
pub struct Slots {
    bounds: Bounds,
    bytes: usize,
    entries: LruCache<String, Entry>,
}

struct Entry {
    slot: Slot,
    /// About how many bytes it takes, with its key.
    cost: usize,
}

impl Slots {
    pub fn new(bounds: Bounds) -> Self {
        Self {
            bounds,
            bytes: 0,
            // It is bounded by bytes as well, which the crate does not know.
            entries: LruCache::unbounded(),
        }
    }

    /// How many there are, and about how many bytes they take.
    pub fn size(&self) -> (usize, usize) {
        (self.entries.len(), self.bytes)
    }

    /// A slot, without using it.
    pub fn peek(&self, key: &str) -> Option<&Slot> {
        Some(&self.entries.peek(key)?.slot)
    }

    /// A slot that is being used.
    pub fn used(&mut self, key: &str) -> Option<&mut Slot> {
        Some(&mut self.entries.get_mut(key)?.slot)
    }

    /// The same, made where there is none.
    pub fn made(&mut self, key: &str) -> Option<&mut Slot> {
        if !self.entries.contains(key) {
            self.insert(key, Slot::default(), 0);
        }
        self.used(key)
    }

    /// Puts a value of about `bytes` bytes in. `None` if it is larger than all the room there is;
    /// then the slot goes.
    pub fn put(&mut self, key: &str, value: Rc<dyn Any>, bytes: usize) -> Option<&mut Slot> {
        let mut slot = self.take(key).map(|(slot, _)| slot).unwrap_or_default();
        if cost(key, bytes) > self.bounds.bytes {
            return None;
        }
        slot.value = Some(value);
        self.insert(key, slot, bytes);
        self.used(key)
    }

    pub fn remove(&mut self, key: &str) {
        self.take(key);
    }

    /// Takes a slot out, with the bytes of its value.
    pub fn take(&mut self, key: &str) -> Option<(Slot, usize)> {
        let Entry { slot, cost: taken } = self.entries.pop(key)?;
        self.bytes -= taken;
        Some((slot, taken - cost(key, 0)))
    }

    /// Inserts a slot that is not there, and removes the oldest ones until all are within bounds.
    fn insert(&mut self, key: &str, slot: Slot, bytes: usize) {
        let cost = cost(key, bytes);
        self.bytes += cost;
        self.entries.put(key.to_owned(), Entry { slot, cost });
        let Bounds { slots, bytes } = self.bounds;
        while self.entries.len() > slots || self.bytes > bytes {
            let Some((_, oldest)) = self.entries.pop_lru() else {
                break;
            };
            self.bytes -= oldest.cost;
        }
    }
}

const fn cost(key: &str, bytes: usize) -> usize {
    (OVERHEAD + key.len()).saturating_add(bytes)
}
