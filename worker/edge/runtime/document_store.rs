//! Rendered documents that depend on nothing but the site: kept in isolate memory, body and
//! headers as JavaScript values, so that a warm document is handed over without being copied.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsValue;

use super::incoming::Incoming;
use super::settings_store::SiteData;
use super::site::Site;
use crate::site::named::Named;
use crate::site::page::PageMatch;

/// So many documents are kept before all are dropped: tenants and pages are finite, revisions of
/// their settings are not.
const MOST: usize = 512;

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
}

/// What a rendered document depends on.
pub struct DocumentKey(String);

thread_local! {
    static DOCUMENTS: RefCell<Named<Rc<Rendered>>> = RefCell::new(Named::default());
}

/// The key of a document that may be kept: one without parameters, whose canonical path is its
/// page's own. None for all others.
pub fn key(
    site: &Site,
    incoming: &Incoming,
    data: &SiteData,
    matched: Option<&PageMatch<'static>>,
) -> Option<DocumentKey> {
    let matched = matched.filter(|matched| matched.params.is_empty())?;
    let scheme = if incoming.https { "https" } else { "http" };
    let revision = data.revision.to_string();
    matched.page.prefetch.is_none().then(|| {
        let (domain, source) = (site.domain(), site.found.source_label());
        DocumentKey([domain, source, &matched.page.name, scheme, &revision].join("\n"))
    })
}

/// A kept document.
pub fn get(key: &DocumentKey) -> Option<Rc<Rendered>> {
    DOCUMENTS.with_borrow(|documents| documents.get(&key.0).map(Rc::clone))
}

/// Keeps a document.
pub fn put(key: &DocumentKey, rendered: &Rc<Rendered>) {
    DOCUMENTS.with_borrow_mut(|documents| {
        if documents.names() >= MOST {
            *documents = Named::default();
        }
        documents.insert(&key.0, Rc::clone(rendered));
    });
}
