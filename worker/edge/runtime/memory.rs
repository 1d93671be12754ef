//! The isolate's one memory. Only plain values live here, and it is borrowed for the length of a
//! closure: a borrow that is held over an await would meet another request's.

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use super::js;
use crate::memory::{Bounds, Memory, Standing};

thread_local! {
    static MEMORY: RefCell<Memory> = RefCell::new(Memory::new(BOUNDS));
}

/// An isolate has 128 MB for everything. Bodies that are kept lie outside wasm, and count as well.
const BOUNDS: Bounds = Bounds {
    slots: 8_192,
    bytes: 24 * 1024 * 1024,
};

/// Looks something up or puts it away. `act` asks nothing of this function itself.
pub fn with<R>(act: impl FnOnce(&mut Memory) -> R) -> R {
    MEMORY.with_borrow_mut(act)
}

/// How often somebody who waits looks again.
const STEP: Duration = Duration::from_millis(20);

/// What another request is loading, as soon as it is there. None when that brought nothing, or
/// has not within `patience`.
pub async fn awaited<T: Any>(key: &str, patience: Duration) -> Option<Rc<T>> {
    let value = || with(|memory| memory.get(key));
    wait(patience, || value().is_none() && is_loading(key)).await;
    value()
}

/// Waits while another request is loading what stands under `key`, but no longer than `patience`.
pub async fn idle(key: &str, patience: Duration) {
    wait(patience, || is_loading(key)).await;
}

fn is_loading(key: &str) -> bool {
    let now = js::now_ms();
    with(|memory| memory.standing(key, now)) == Standing::Loading
}

/// Each waits by timers of its own: a future that requests share would be fatal to all of them.
async fn wait(patience: Duration, goes_on: impl Fn() -> bool) {
    let began = js::now_ms();
    while goes_on() && Duration::from_millis(js::now_ms().saturating_sub(began)) < patience {
        js::sleep(STEP).await;
    }
}
