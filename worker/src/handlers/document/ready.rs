//! A document that is ready to be sent, and its lookup in memory by the material that it is made of.

use std::rc::Rc;

use js_sys::Uint8Array;
use wasm_bindgen::JsValue;
use web_sys::ResponseInit;

use crate::context::RequestContext;
use crate::platform::{clock, memory};
use crate::response;
use belajar_core::document::conditional;
use belajar_core::document::inputs::Inputs;
use belajar_core::document::page_request::PageRequest;
use belajar_core::document::prefetched::Prefetched;
use belajar_core::document::site_data::SiteData;
use belajar_core::document::template::Template;
use belajar_core::document::view::{Document, View};
use belajar_core::http::request::Request;
use belajar_core::http::request_head::Header;
use belajar_core::http::trace::PageSource;

/// What a document is made of.
pub struct Material<'m> {
    /// Inputs of the document, which name it in memory.
    pub inputs: Inputs,
    /// Settings and version.
    pub data: &'m SiteData,
    /// What came of the page's calls.
    pub prefetched: &'m Prefetched,
    /// The request for the page.
    pub page_request: &'m PageRequest<'m>,
}

impl<'m> Material<'m> {
    /// The view of the document with the words of the tenant's row, and without a form.
    pub fn view(&self, context: &'m RequestContext, template: &'m Template) -> View<'m> {
        View {
            config: &context.config,
            data: self.data,
            template,
            words: &context.tenant().row.words,
            page_request: self.page_request,
            error: None,
            form: None,
            now_ms: self.inputs.now_ms,
        }
    }

    /// The document of these inputs, where it is in memory. Its key names all that it depends on.
    pub fn cached_document(&self) -> Option<Rc<ReadyDocument>> {
        let region = self.page_request.region(self.prefetched);
        memory::in_region(region, |memory| {
            memory.fresh(&self.inputs.key(), clock::now_ms())
        })
    }

    /// The response with the cached document; without one still a 304, where the inputs alone show that the
    /// visitor has the document.
    pub fn cached_response(
        &self,
        context: &RequestContext,
        template: Option<&Template>,
    ) -> Option<web_sys::Response> {
        let request = self.page_request.request;
        let response = if let Some(document) = self.cached_document() {
            document.response(request)
        } else {
            let if_none_match = request.header(Header::IfNoneMatch);
            let view = self.view(context, template?);
            let headers = view.unchanged(&self.inputs, self.prefetched, if_none_match)?;
            response::with_body(304, &headers, &JsValue::NULL)
        };
        context.trace.page(PageSource::DocumentHit);
        Some(response)
    }
}

/// A document as the runtime's objects: body and headers are JavaScript values, so that a cached one is
/// handed over without being copied.
pub struct ReadyDocument {
    /// Strong and quoted; `None` if the document must not be cached.
    etag: Option<String>,
    /// Status and headers.
    head: ResponseInit,
    /// The same with status 304.
    unchanged_head: ResponseInit,
    /// The UTF-8 bytes.
    body: JsValue,
}

impl ReadyDocument {
    /// Converts a document to the runtime's objects.
    pub fn new(document: &Document) -> Self {
        Self {
            etag: document.etag.clone(),
            head: response::head(document.status, &document.headers),
            unchanged_head: response::head(304, &document.unchanged),
            body: Uint8Array::from(document.html.as_bytes()).into(),
        }
    }

    /// The document, or 304 when the visitor has it already.
    pub fn response(&self, request: &Request) -> web_sys::Response {
        if let Some(etag) = &self.etag
            && let Some(if_none_match) = request.header(Header::IfNoneMatch)
            && conditional::if_none_match(if_none_match, etag)
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
