//! Panic hook: operators are told once, and with the next request the module is set up anew
//! (`worker/js/main.js` sees to those that it was answering).

use std::panic::{self, PanicHookInfo};
use std::sync::Once;

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use worker::console_error;

use belajar_core::trace::panic_line;

static HOOK: Once = Once::new();

/// Puts a hook in place of the framework's, which tells a panic with the values that it quotes.
pub fn watch() {
    HOOK.call_once(|| panic::set_hook(Box::new(log)));
}

fn log(panic: &PanicHookInfo<'_>) {
    let (file, line) = panic
        .location()
        .map_or(("", 0), |place| (place.file(), place.line()));
    let text = panic.payload_as_str().unwrap_or_default();
    console_error!("{}", panic_line(file, line, text));
    // As the framework's own hook does: its shim reads it before the next request.
    let state = Reflect::get(&js_sys::global(), &JsValue::from_str("__worker_init_state"));
    if let Ok(state) = state {
        let _ = Reflect::set(&state, &JsValue::from_str("criticalError"), &JsValue::TRUE);
    }
}
