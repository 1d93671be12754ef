//! Rendered documents, kept in isolate memory: body and headers as JavaScript values, so that a warm
//! document is handed over without being copied.

use std::rc::Rc;

use wasm_bindgen::JsValue;

use super::answer::{self, Headers};
use super::{js, memory};

/// How long a document stands that lacks its page, since that could not be rendered.
const UNFINISHED_MS: u64 = 60_000;

/// A document, ready to be sent.
pub struct Rendered {
    /// HTTP status.
    pub status: u16,
    /// Strong and quoted.
    pub etag: String,
    /// Status and headers, and those of the answer that nothing has changed.
    pub head: JsValue,
    /// As above, with status 304.
    pub unchanged_head: JsValue,
    /// The UTF-8 bytes.
    pub body: JsValue,
    /// Whether the page itself is in it.
    is_whole: bool,
    /// About how many bytes it takes.
    bytes: usize,
}

impl Rendered {
    /// Puts a document together.
    pub fn new(status: u16, etag: String, headers: &Headers, html: &str, is_whole: bool) -> Self {
        let [head, unchanged_head] = answer::kept_heads([status, 304], headers);
        Self {
            status,
            etag,
            head,
            unchanged_head,
            body: js::bytes(html),
            is_whole,
            bytes: html.len() + headers.iter().map(|(_, value)| value.len()).sum::<usize>(),
        }
    }
}

/// A kept document. Its key names all that it depends on.
pub fn get(key: &str) -> Option<Rc<Rendered>> {
    memory::with(|memory| memory.fresh(key, js::now_ms()))
}

/// Keeps a document.
pub fn put(key: &str, rendered: &Rc<Rendered>) {
    let until = if rendered.is_whole {
        u64::MAX
    } else {
        js::now_ms() + UNFINISHED_MS
    };
    memory::with(|memory| memory.keep(key, Rc::clone(rendered), rendered.bytes, until));
}
