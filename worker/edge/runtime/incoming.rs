//! The visitor's request as the runtime has it, with its head read once.

use std::cell::OnceCell;
use std::ops::Deref;

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use super::headers;
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

/// What the door of the gateway looks at; these are read together too, for those requests alone.
const CALLS: [&str; 6] = [
    "origin",
    "sec-fetch-site",
    "content-type",
    "content-length",
    "cookie",
    "cf-connecting-ip",
];

/// One visitor's request; it is used as the head it has.
pub struct Incoming {
    /// The runtime's request, for its body, its signal and its headers.
    pub raw: web_sys::Request,
    head: RequestHead,
    /// The values of [`CALLS`], once somebody asks for one.
    of_call: OnceCell<Vec<Option<String>>>,
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
        Self {
            raw,
            head,
            of_call: OnceCell::new(),
        }
    }

    /// A header's value; repeated headers come joined, as the runtime does.
    pub fn header(&self, name: &str) -> Option<String> {
        match self.head.header(name) {
            Some(value) => value.map(str::to_owned),
            None => match CALLS.iter().position(|of_call| *of_call == name) {
                Some(index) => self.of_call().get(index).cloned().flatten(),
                None => self.raw.headers().get(name).ok().flatten(),
            },
        }
    }

    fn of_call(&self) -> &[Option<String>] {
        let read = || headers::values(&self.raw.headers(), &CALLS);
        self.of_call.get_or_init(read)
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
