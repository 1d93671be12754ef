//! A module's life in an isolate: how its memory is given out, and that after a panic it is set up anew
//! with the next request.
//!
//! This is what of the crate `worker` an entry point needs by its side; the shim that `worker-build`
//! writes reads the state. The crate itself is not linked, since the classes that it exports can be
//! taken out of the module by nothing.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::memory;
use crate::memory::Bounds;

#[global_allocator]
static MEMORY: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

#[wasm_bindgen(inline_js = "
export const state = { criticalError: false, instanceId: 0 };
")]
extern "C" {
    type InitState;

    #[wasm_bindgen(thread_local_v2, js_name = state)]
    static STATE: InitState;

    #[wasm_bindgen(method, getter, js_name = instanceId)]
    fn instance_id(this: &InitState) -> u32;

    #[wasm_bindgen(method, setter, js_name = instanceId)]
    fn set_instance_id(this: &InitState, id: u32);
}

/// Begins an instance of a module, with a memory of these bounds. A panic is a trap without a text
/// (`worker/module/link.mjs`), which the shim logs with the call stack.
pub fn begin(bounds: Bounds) {
    STATE.with(|state| state.set_instance_id(state.instance_id() + 1));
    wasm_bindgen::handler::set_on_abort(wasm_bindgen::handler::schedule_reinit);
    memory::begin(bounds);
}

/// What the shim reads to tell whether the module has to be set up anew.
#[wasm_bindgen(js_name = "__worker_init_state")]
pub fn worker_init_state() -> JsValue {
    STATE.with(|state| JsValue::from(state))
}
