//! `IncomingRequest`: the visitor's request, parsed once, with the runtime's object for its body and
//! its signal.

use std::ops::Deref;

use js_sys::Array;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::tenants::TENANTS;
use belajar_core::request::Request;
use belajar_core::request_head::Header;

// All of it comes in one text by one call. The framework's request takes a method that it does not know
// for GET, and brings each part by a call of its own; with its `http` types, which copy all of them, an
// empty answer was measured at 0.52 of JavaScript's rate, with the runtime's own at 0.86 to 0.91.
#[wasm_bindgen(module = "/js/request.js")]
extern "C" {
    fn read(request: &web_sys::Request, names: &Array) -> String;
}

thread_local! {
    static NAMES: Array = Header::NAMES.into_iter().map(JsValue::from_str).collect();
}

/// One visitor's request; it is used as what it says.
#[derive(Clone)]
pub struct IncomingRequest {
    /// The runtime's request, for its body and its signal.
    pub raw: web_sys::Request,
    /// What it says.
    pub parsed: Request,
}

impl Deref for IncomingRequest {
    type Target = Request;

    fn deref(&self) -> &Request {
        &self.parsed
    }
}

impl IncomingRequest {
    /// Reads a request.
    pub fn new(raw: web_sys::Request) -> Self {
        let text = NAMES.with(|names| read(&raw, names));
        let parsed = Request::read(&text, &TENANTS);
        Self { raw, parsed }
    }

    /// Whether the visitor has left.
    pub fn has_left(&self) -> bool {
        self.signal().is_some_and(|signal| signal.aborted())
    }

    /// Fires when the visitor leaves (`enable_request_signal`).
    pub fn signal(&self) -> Option<web_sys::AbortSignal> {
        let signal: JsValue = self.raw.signal().into();
        signal.dyn_into().ok()
    }
}
