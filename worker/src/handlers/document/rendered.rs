//! A document as the runtime's objects, for pages and the error screen: body and headers as JavaScript
//! values, so that a warm one is handed over without being copied.

use std::rc::Rc;

use js_sys::Uint8Array;
use wasm_bindgen::JsValue;
use web_sys::ResponseInit;

use crate::context::RequestContext;
use crate::handlers::document::render_page;
use crate::platform::{clock, memory};
use crate::response;
use crate::services::page_answers::NOT_THERE_MS;
use belajar_core::document::conditional;
use belajar_core::document::inputs::Inputs;
use belajar_core::document::page_html::RenderOutcome;
use belajar_core::document::prefetched::Prefetched;
use belajar_core::document::view::View;
use belajar_core::memory::Region;
use belajar_core::request::Request;
use belajar_core::request_head::Header;

/// A document, ready to be sent.
pub struct ReadyDocument {
    /// Strong and quoted; none where nobody is to keep it.
    etag: Option<String>,
    /// Status and headers, and those of the answer that nothing has changed.
    head: ResponseInit,
    /// As above, with status 304.
    unchanged_head: ResponseInit,
    /// The UTF-8 bytes.
    body: JsValue,
}

/// What has come of making a document.
pub enum Made {
    /// The document.
    Document(Rc<ReadyDocument>),
    /// The page finds in its data that there is no such thing.
    NotFound,
    /// The page can use nothing of the answer without which it has nothing to show.
    Unusable,
}

/// A kept document. Its key names all that it depends on.
pub fn kept(region: Region, key: &str) -> Option<Rc<ReadyDocument>> {
    memory::in_region(region, |memory| memory.fresh(key, clock::now_ms()))
}

/// Makes a document, with the page that the app renders of its draft; for who runs no scripts with what
/// their session shows. It is kept as what its `inputs` make; without them nobody is to have it
/// twice.
pub async fn make(
    context: &RequestContext,
    view: &View<'_>,
    prefetched: &Prefetched,
    inputs: Option<&Inputs>,
) -> Made {
    let draft = view.draft(prefetched);
    let request = view.request;
    let region = request.region(prefetched);
    let page = if request.has_member_view {
        None
    } else {
        let source = render_page::Source {
            address: &request.address,
            boot_json: &draft.boot_json,
            // What has come of a form is told whatever else there is to show.
            main: if view.form.is_none() {
                prefetched.main()
            } else {
                &[]
            },
        };
        Some(if request.is_signed_in_without_scripts {
            Rc::new(render_page::render_with_session(context, source).await)
        } else if view.form.is_some() {
            Rc::new(render_page::render_uncached(context, source).await)
        } else {
            render_page::load_or_render(context, region, view.template, source).await
        })
    };
    let page = match page.as_deref() {
        Some(RenderOutcome::NotFound) => return Made::NotFound,
        Some(RenderOutcome::Unusable) => return Made::Unusable,
        rendering => rendering.and_then(RenderOutcome::page),
    };
    let document = view.document(&draft, page, inputs);
    let rendered = Rc::new(ReadyDocument {
        head: response::head(document.status, &document.headers),
        unchanged_head: response::head(304, &document.unchanged),
        body: Uint8Array::from(document.html.as_bytes()).into(),
        etag: document.etag.clone(),
    });
    if let Some(inputs) = inputs {
        let (kept, until) = (Rc::clone(&rendered), document.kept_until(clock::now_ms()));
        let bytes = document.bytes();
        memory::in_region(region, |memory| {
            memory.insert(&inputs.key(), kept, bytes, until);
        });
    }
    Made::Document(rendered)
}

/// Has the document stand for a while for `inputs` too, whose page has turned out not to be there: the
/// next who asks for it is answered out of memory.
pub fn stand_in(region: Region, inputs: &Inputs, rendered: &Rc<ReadyDocument>) {
    let until = clock::now_ms() + NOT_THERE_MS;
    memory::in_region(region, |memory| {
        memory.insert(&inputs.key(), Rc::clone(rendered), 0, until);
    });
}

impl ReadyDocument {
    /// The document, or 304 when the visitor has it already.
    pub fn answer(&self, request: &Request) -> web_sys::Response {
        if let Some(etag) = &self.etag
            && let Some(known) = request.header(Header::IfNoneMatch)
            && conditional::if_none_match(known, etag)
        {
            return response::with_head(&self.unchanged_head, &JsValue::NULL);
        }
        let body = if request.is_head() {
            &JsValue::NULL
        } else {
            &self.body
        };
        response::with_head(&self.head, body)
    }
}
