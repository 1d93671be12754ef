//! What is kept of addresses that visitors write: searches, pages of lists, names of items that nobody
//! has. A small memory of its own, so that however many of them are asked for, what is visited stays.

use std::cell::RefCell;

use super::memory;
use crate::document::page_request::Place;
use crate::memory::{Bounds, Memory};

const BOUNDS: Bounds = Bounds {
    slots: 1_024,
    bytes: 3 * 1024 * 1024,
};

thread_local! {
    static WRITTEN: RefCell<Memory> = RefCell::new(Memory::new(BOUNDS));
}

/// Looks something up or puts it away, there or in the isolate's memory. `act` asks nothing of this
/// function itself.
pub fn with<R>(place: Place, act: impl FnOnce(&mut Memory) -> R) -> R {
    match place {
        Place::Visited => memory::with(act),
        Place::Written => WRITTEN.with_borrow_mut(act),
    }
}
