//! Rendered documents that depend on nothing but the site: kept in isolate memory, body and
//! headers as JavaScript values, so that a warm document is handed over without being copied.

use std::rc::Rc;

use wasm_bindgen::JsValue;

use super::incoming::Incoming;
use super::memory;
use super::site::Site;
use crate::document::site_data::SiteData;
use crate::site::page::PageMatch;

/// A document, ready to be sent.
pub struct Rendered {
    /// HTTP status.
    pub status: u16,
    /// Strong and quoted.
    pub etag: String,
    /// Header pairs as `ResponseInit` takes them.
    pub headers: JsValue,
    /// The UTF-8 bytes.
    pub body: JsValue,
    /// How many they are, and those of the headers.
    pub bytes: usize,
}

/// What a rendered document depends on.
pub struct DocumentKey(String);

/// The key of a document that may be kept: one without parameters, whose canonical path is its
/// page's own, asked for without a query. None for all others. The pair is the time it takes for
/// the present and the fingerprint of the answers it carries.
pub fn key(
    site: &Site,
    incoming: &Incoming,
    data: &SiteData,
    matched: Option<&PageMatch<'static>>,
    (now, fingerprint): (u64, u64),
    is_measured: bool,
) -> Option<DocumentKey> {
    let matched =
        matched.filter(|matched| matched.params.is_empty() && incoming.query.is_empty())?;
    let scheme = if incoming.https { "https" } else { "http" };
    let (key, source) = (site.key("document"), site.found.source_label());
    let (page, revision) = (&matched.page.name, data.revision);
    Some(DocumentKey(format!(
        "{key}\n{source}\n{page}\n{scheme}\n{revision}\n{now}\n{fingerprint:x}\n{is_measured}"
    )))
}

/// A kept document.
pub fn get(key: &DocumentKey) -> Option<Rc<Rendered>> {
    memory::with(|memory| memory.get(&key.0))
}

/// Keeps a document: its key names all that it depends on, so that it never is out of date.
pub fn put(key: &DocumentKey, rendered: &Rc<Rendered>) {
    memory::with(|memory| memory.keep(&key.0, Rc::clone(rendered), rendered.bytes, u64::MAX));
}
