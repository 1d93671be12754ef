//! The visitor's request as the runtime has it, with its head read once.

use std::ops::Deref;

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::document::fault_page;
use crate::request_head::RequestHead;

// The names are those of `request_head::READ`, in their order.
#[wasm_bindgen(inline_js = "
const names = ['host', 'if-none-match', 'save-data', 'ect', 'dnt', 'sec-gpc', 'x-request-id'];
export function read(request) {
  let text = request.method + '\\n' + request.url;
  for (const name of names) text += '\\n' + (request.headers.get(name) ?? '\\0');
  return text;
}
")]
extern "C" {
    fn read(request: &web_sys::Request) -> String;
}

/// One visitor's request; it is used as the head it has.
pub struct Incoming {
    /// The runtime's request, for its body, its signal and its headers.
    pub raw: web_sys::Request,
    head: RequestHead,
}

impl Deref for Incoming {
    type Target = RequestHead;

    fn deref(&self) -> &RequestHead {
        &self.head
    }
}

impl Incoming {
    /// Reads a request's head.
    pub fn new(raw: web_sys::Request) -> Self {
        let head = RequestHead::read(&read(&raw));
        Self { raw, head }
    }

    /// A header's value; repeated headers come joined, as the runtime does.
    pub fn header(&self, name: &str) -> Option<String> {
        match self.head.header(name) {
            Some(value) => value.map(str::to_owned),
            None => self.raw.headers().get(name).ok().flatten(),
        }
    }

    /// Whether a person is shown what comes back.
    pub fn is_navigation(&self) -> bool {
        let (mode, accept) = (self.header("sec-fetch-mode"), self.header("accept"));
        fault_page::is_navigation(mode.as_deref(), accept.as_deref())
    }

    /// The visitor's address as the platform tells it; `local` where no platform does.
    pub fn address(&self) -> String {
        self.header("cf-connecting-ip")
            .unwrap_or_else(|| "local".to_owned())
    }

    /// Fires when the visitor leaves (`enable_request_signal`).
    pub fn signal(&self) -> Option<web_sys::AbortSignal> {
        let signal: JsValue = self.raw.signal().into();
        signal.dyn_into().ok()
    }
}
