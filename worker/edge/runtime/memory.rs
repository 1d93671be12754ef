//! The isolate's one memory. Only plain values live here, and it is borrowed for the length of a
//! closure: a borrow that is held over an await would meet another request's.

use std::cell::RefCell;

use crate::memory::{Bounds, Memory};

/// An isolate has 128 MB for everything. Bodies that are kept lie outside wasm, and count as well.
const BOUNDS: Bounds = Bounds {
    slots: 8_192,
    bytes: 32 * 1024 * 1024,
};

thread_local! {
    static MEMORY: RefCell<Memory> = RefCell::new(Memory::new(BOUNDS));
}

/// Looks something up or puts it away. `act` asks nothing of this function itself.
pub fn with<R>(act: impl FnOnce(&mut Memory) -> R) -> R {
    MEMORY.with_borrow_mut(act)
}
