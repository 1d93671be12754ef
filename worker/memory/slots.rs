//! Slots by key, within bounds: what was used longest ago goes first.

use std::any::Any;
use std::collections::HashMap;
use std::rc::Rc;

use super::Bounds;

/// What a slot costs beside its value and its key, in bytes.
pub const OVERHEAD: usize = 128;

/// What is known of one thing. Times are Unix milliseconds.
#[derive(Default)]
pub struct Slot {
    pub value: Option<Rc<dyn Any>>,
    pub fresh_until_ms: u64,
    /// The end of the loader's lease, or of the pause after its failure.
    pub taken_until_ms: u64,
    pub failed_at_ms: Option<u64>,
}

/// The slots, in the order of their last use: a list that runs through their places.
pub struct Slots {
    bounds: Bounds,
    bytes: usize,
    indexes: HashMap<String, usize>,
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
            indexes: HashMap::new(),
            places: Vec::new(),
            free: Vec::new(),
            newest: NONE,
            oldest: NONE,
        }
    }

    /// How many there are, and about how many bytes they take.
    pub fn size(&self) -> (usize, usize) {
        (self.indexes.len(), self.bytes)
    }

    /// A slot, without using it.
    pub fn peek(&self, key: &str) -> Option<&Slot> {
        let place = self.places.get(*self.indexes.get(key)?)?;
        Some(&place.slot)
    }

    /// A slot that is being used.
    pub fn used(&mut self, key: &str) -> Option<&mut Slot> {
        let index = *self.indexes.get(key)?;
        if index != self.newest {
            self.unlink(index);
            self.link(index);
        }
        Some(&mut self.places.get_mut(index)?.slot)
    }

    /// The same, made where there is none.
    pub fn made(&mut self, key: &str) -> Option<&mut Slot> {
        if !self.indexes.contains_key(key) {
            self.add(key);
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
        if let Some(index) = self.indexes.get(key).copied() {
            self.clear(index);
        }
    }

    fn add(&mut self, key: &str) {
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
        self.indexes.insert(key.to_owned(), index);
        self.link(index);
    }

    fn shrink(&mut self) {
        let Bounds { slots, bytes } = self.bounds;
        while (self.indexes.len() > slots || self.bytes > bytes) && self.oldest != NONE {
            self.clear(self.oldest);
        }
    }

    fn clear(&mut self, index: usize) {
        self.unlink(index);
        if let Some(place) = self.places.get_mut(index) {
            place.slot = Slot::default();
            self.bytes -= place.cost;
            self.indexes.remove(&place.key);
            self.free.push(index);
        }
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

/// The key stands in its place and in the index.
const fn cost(key: &str, bytes: usize) -> usize {
    (OVERHEAD + 2 * key.len()).saturating_add(bytes)
}
