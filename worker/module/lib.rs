//! The module that the runtime loads: what the library exports, and how its memory is given out.

use belajar_edge as _;

#[cfg(target_family = "wasm")]
#[global_allocator]
static MEMORY: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
