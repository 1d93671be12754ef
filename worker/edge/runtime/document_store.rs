//! Rendered documents, kept in isolate memory: body and headers as JavaScript values, so that a warm
//! document is handed over without being copied.

use std::rc::Rc;

use wasm_bindgen::JsValue;

use super::{answer, js, memory};
use crate::document::view::Document;

/// How long a document stands that lacks its page, since that could not be rendered.
const UNFINISHED_MS: u64 = 60_000;

/// A document, ready to be sent.
pub struct Rendered {
    /// Strong and quoted; none where nobody is to keep it.
    pub etag: Option<String>,
    /// Status and headers, and those of the answer that nothing has changed.
    pub head: JsValue,
    /// As above, with status 304.
    pub unchanged_head: JsValue,
    /// The UTF-8 bytes.
    pub body: JsValue,
    /// Whether it has all that it can have.
    is_finished: bool,
    /// About how many bytes it takes.
    bytes: usize,
}

impl Rendered {
    /// Puts a document into the runtime's form.
    pub fn new(document: Document) -> Self {
        let headers = document.headers.iter().map(|(_, value)| value.len());
        Self {
            bytes: document.html.len() + headers.sum::<usize>(),
            head: answer::kept_head(document.status, &document.headers),
            unchanged_head: answer::kept_head(304, &document.unchanged),
            body: js::bytes(&document.html),
            is_finished: document.is_finished,
            etag: document.etag,
        }
    }
}
/// A kept document. Its key names all that it depends on.
pub fn get(key: &str) -> Option<Rc<Rendered>> {
    memory::with(|memory| memory.fresh(key, js::now_ms()))
}

/// Keeps a document.
pub fn put(key: &str, rendered: &Rc<Rendered>) {
    let until = if rendered.is_finished {
        u64::MAX
    } else {
        js::now_ms() + UNFINISHED_MS
    };
    memory::with(|memory| memory.keep(key, Rc::clone(rendered), rendered.bytes, until));
}
