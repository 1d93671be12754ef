//! Least-recently-used entries by key, within bounds.

use std::any::Any;
use std::rc::Rc;

use super::Bounds;

/// What a slot costs beside its value and its key, in bytes.
pub const OVERHEAD: usize = 128;

/// A lease, by its number: no two of a memory have the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeaseId(pub(super) u64);

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

/// The slots, in the order of their last use: a list that runs through their places. One is found by
/// halving, which takes as long as a hash table's digest of the key and a fraction of its code.
pub struct Slots {
    bounds: Bounds,
    bytes: usize,
    /// The places in use, sorted by key.
    sorted: Vec<usize>,
    places: Vec<Place>,
    free: Vec<usize>,
    newest: usize,
    oldest: usize,
}

struct Place {
    key: String,
    slot: Slot,
    cost: usize,
    /// The places used right after and right before this one.
    newer: usize,
    older: usize,
}

/// The index of no place.
const NONE: usize = usize::MAX;

impl Slots {
    pub fn new(bounds: Bounds) -> Self {
        Self {
            bounds,
            bytes: 0,
            sorted: Vec::new(),
            places: Vec::new(),
            free: Vec::new(),
            newest: NONE,
            oldest: NONE,
        }
    }

    /// How many there are, and about how many bytes they take.
    pub fn size(&self) -> (usize, usize) {
        (self.sorted.len(), self.bytes)
    }

    /// A slot, without using it.
    pub fn peek(&self, key: &str) -> Option<&Slot> {
        Some(&self.places.get(self.find(key)?)?.slot)
    }

    /// A slot that is being used.
    pub fn used(&mut self, key: &str) -> Option<&mut Slot> {
        let index = self.find(key)?;
        if index != self.newest {
            self.unlink(index);
            self.link(index);
        }
        Some(&mut self.places.get_mut(index)?.slot)
    }

    /// The same, made where there is none.
    pub fn made(&mut self, key: &str) -> Option<&mut Slot> {
        if let Err(rank) = self.rank(key) {
            self.add(key, rank);
            self.shrink();
        }
        self.used(key)
    }

    /// Puts a value of about `bytes` bytes in. None where it is larger than all the room there is;
    /// then the slot goes.
    pub fn put(&mut self, key: &str, value: Rc<dyn Any>, bytes: usize) -> Option<&mut Slot> {
        let cost = cost(key, bytes);
        if cost > self.bounds.bytes {
            self.remove(key);
            return None;
        }
        self.made(key)?.value = Some(value);
        let place = self.places.get_mut(self.newest)?;
        self.bytes = self.bytes - place.cost + cost;
        place.cost = cost;
        self.shrink();
        self.used(key)
    }

    pub fn remove(&mut self, key: &str) {
        if let Some(index) = self.find(key) {
            self.clear(index);
        }
    }

    /// Takes a slot out, with the bytes of its value.
    pub fn take(&mut self, key: &str) -> Option<(Slot, usize)> {
        let index = self.find(key)?;
        let place = self.places.get_mut(index)?;
        let taken = (std::mem::take(&mut place.slot), place.cost - cost(key, 0));
        self.clear(index);
        Some(taken)
    }

    /// Where a key stands among all, or would stand.
    fn rank(&self, key: &str) -> Result<usize, usize> {
        let key_at = |index: usize| self.places.get(index).map(|place| place.key.as_str());
        self.sorted
            .binary_search_by(|index| key_at(*index).cmp(&Some(key)))
    }

    fn find(&self, key: &str) -> Option<usize> {
        self.sorted.get(self.rank(key).ok()?).copied()
    }

    fn add(&mut self, key: &str, rank: usize) {
        let place = Place {
            key: key.to_owned(),
            slot: Slot::default(),
            cost: cost(key, 0),
            newer: NONE,
            older: NONE,
        };
        self.bytes += place.cost;
        let index = self.free.pop().unwrap_or(self.places.len());
        match self.places.get_mut(index) {
            Some(unused) => *unused = place,
            None => self.places.push(place),
        }
        self.sorted.insert(rank, index);
        self.link(index);
    }

    fn shrink(&mut self) {
        let Bounds { slots, bytes } = self.bounds;
        while (self.sorted.len() > slots || self.bytes > bytes) && self.oldest != NONE {
            self.clear(self.oldest);
        }
    }

    fn clear(&mut self, index: usize) {
        self.unlink(index);
        let Some(place) = self.places.get(index) else {
            return;
        };
        if let Ok(rank) = self.rank(&place.key) {
            self.sorted.remove(rank);
        }
        if let Some(place) = self.places.get_mut(index) {
            self.bytes -= place.cost;
            (place.key, place.slot) = Default::default();
        }
        self.free.push(index);
    }

    /// Makes a place that stands in no order the newest.
    fn link(&mut self, index: usize) {
        let older = self.newest;
        if let Some(place) = self.places.get_mut(index) {
            (place.older, place.newer) = (older, NONE);
        }
        match self.places.get_mut(older) {
            Some(place) => place.newer = index,
            None => self.oldest = index,
        }
        self.newest = index;
    }

    /// Takes a place out of the order.
    fn unlink(&mut self, index: usize) {
        let Some(place) = self.places.get(index) else {
            return;
        };
        let (older, newer) = (place.older, place.newer);
        match self.places.get_mut(older) {
            Some(place) => place.newer = newer,
            None => self.oldest = newer,
        }
        match self.places.get_mut(newer) {
            Some(place) => place.older = older,
            None => self.newest = older,
        }
    }
}

const fn cost(key: &str, bytes: usize) -> usize {
    (OVERHEAD + key.len()).saturating_add(bytes)
}
