//! A document in the runtime's form, which pages and the screen of what failed have in common: body and
//! headers as JavaScript values, so that a warm one is handed over without being copied.

use std::rc::Rc;

use wasm_bindgen::JsValue;

use super::page_html;
use crate::document::cache;
use crate::document::inputs::Inputs;
use crate::document::page_request::Place;
use crate::document::prefetched::Prefetched;
use crate::document::view::View;
use crate::edge::runtime::incoming::Incoming;
use crate::edge::runtime::site::Site;
use crate::edge::runtime::{answer, js, written};

/// A document, ready to be sent.
pub struct Rendered {
    /// Strong and quoted; none where nobody is to keep it.
    etag: Option<String>,
    /// Status and headers, and those of the answer that nothing has changed.
    head: JsValue,
    /// As above, with status 304.
    unchanged_head: JsValue,
    /// The UTF-8 bytes.
    body: JsValue,
}

/// A kept document. Its key names all that it depends on.
pub fn kept(place: Place, key: &str) -> Option<Rc<Rendered>> {
    written::with(place, |memory| memory.fresh(key, js::now_ms()))
}

/// Makes a document, with the page that the app renders of its draft. It is kept as what its `inputs`
/// make; without them nobody is to have it twice.
pub async fn make(
    site: &Site,
    view: &View<'_>,
    prefetched: &Prefetched,
    inputs: Option<&Inputs>,
) -> Rc<Rendered> {
    let draft = view.draft(prefetched);
    let request = view.request;
    let place = request.place(prefetched);
    let page = if request.is_own {
        None
    } else {
        let (address, boot) = (&request.address, &draft.boot_json);
        Some(match view.unsent {
            None => page_html::page_html(site, place, view.template, (address, boot)).await,
            Some(_) => Rc::new(page_html::unkept(site, address, boot).await),
        })
    };
    let page = page.as_deref().and_then(Option::as_ref);
    let document = view.document(&draft, page, inputs);
    let rendered = Rc::new(Rendered {
        head: answer::kept_head(document.status, &document.headers),
        unchanged_head: answer::kept_head(304, &document.unchanged),
        body: js::bytes(&document.html),
        etag: document.etag.clone(),
    });
    if let Some(inputs) = inputs {
        let (kept, until) = (Rc::clone(&rendered), document.kept_until(js::now_ms()));
        let bytes = document.bytes();
        written::with(place, |memory| {
            memory.keep(&inputs.key(), kept, bytes, until);
        });
    }
    rendered
}

impl Rendered {
    /// The document, or 304 when the visitor has it already.
    pub fn answer(&self, incoming: &Incoming) -> web_sys::Response {
        if let Some(etag) = &self.etag
            && let Some(known) = incoming.header("if-none-match")
            && cache::if_none_match(&known, etag)
        {
            return answer::with_head(&self.unchanged_head, &JsValue::NULL);
        }
        let body = if incoming.is_head() {
            &JsValue::NULL
        } else {
            &self.body
        };
        answer::with_head(&self.head, body)
    }
}
