//! The document (design section 4): the tenant's page with its meta, theme and data in the first
//! byte. Here is the way of a cached one; `make_document` has that of all others.

pub mod failure;
pub mod form;
mod api_callback;
mod make_document;
mod prefetch;
pub mod render_page;

use std::rc::Rc;

use js_sys::Uint8Array;
use wasm_bindgen::JsValue;
use web_sys::ResponseInit;

use crate::context::{IncomingRequest, RequestContext};
use crate::platform::{clock, memory};
use crate::response;
use crate::services::rate_limit;
use belajar_core::api::upstream::cache::CacheStatus;
use belajar_core::auth::session::{self, SENT_PARAMETER};
use belajar_core::document::calls::{self, CachedParts, Calls};
use belajar_core::document::conditional;
use belajar_core::document::inputs::Inputs;
use belajar_core::document::page_request::PageRequest;
use belajar_core::document::posted_form::FormState;
use belajar_core::document::prefetched::Prefetched;
use belajar_core::document::site_data::SiteData;
use belajar_core::document::template::Template;
use belajar_core::document::view::{Document, View};
use belajar_core::error::Error;
use belajar_core::http::request::Request;
use belajar_core::http::request_head::Header;
use belajar_core::http::trace::PageSource;

/// Handles a document request. Responds from memory when everything is cached; otherwise fetches and
/// renders.
pub async fn handle(context: &RequestContext) -> web_sys::Response {
    let response = match page_request(context) {
        Ok(request) => handle_page(context, request).await,
        Err(error) => Err(error),
    };
    match response {
        Ok(response) => response,
        Err(error) => failure::handle(context, &error).await,
    }
}

/// Reads a request for a page.
///
/// # Errors
/// As [`PageRequest::of`].
fn page_request(context: &RequestContext) -> Result<PageRequest<'_>, Error> {
    let request = PageRequest::of(&context.request, &context.config)?;
    if let Some(matched) = &request.matched {
        let name = matched.page.name;
        context
            .trace
            .note(|trace| name.clone_into(&mut trace.subject));
    }
    Ok(request)
}

/// The page, which may have to go on with a form, or to say that one was sent.
async fn handle_page(
    context: &RequestContext,
    request: PageRequest<'_>,
) -> Result<web_sys::Response, Error> {
    if let Some(path) = request.early_redirect() {
        return Ok(response::redirect(308, &path, context.headers()));
    }
    if !context.request.query.is_empty() {
        if let Some(wish) = form::resumed(&context.request) {
            return form::resume(context, request, wish).await;
        }
        if let Some(form) = sent_before(&context.request) {
            return make_document::respond(context, request, Some(&form)).await;
        }
    }
    // Documents that show a session are never in memory.
    let may_be_cached = !request.is_signed_in_without_scripts;
    if let Some(response) = may_be_cached
        .then(|| respond_from_memory(context, &request))
        .flatten()
    {
        return Ok(response);
    }
    let limit = request.page_with_calls().and_then(|matched| {
        let calls = Calls::of(matched, request.visit, None);
        calls.limit()
    });
    rate_limit::count(context, limit).await?;
    make_document::respond(context, request, None).await
}

/// The form that the visitor's browser has sent a moment ago, where the address says so.
fn sent_before(incoming: &IncomingRequest) -> Option<FormState> {
    let form = incoming.query_param(SENT_PARAMETER)?;
    let receipt = session::receipt(incoming.cookies(), incoming.transport())?;
    FormState::sent(form, receipt)
}

/// The response where all that it is made of is in memory: the document, or that the visitor has it
/// already (304).
fn respond_from_memory(
    context: &RequestContext,
    request: &PageRequest<'_>,
) -> Option<web_sys::Response> {
    let now = clock::now_ms();
    let cached = memory::with_both_regions(|memories| calls::cached_parts(memories, request, now));
    let CachedParts {
        data,
        prefetched,
        template,
    } = cached?;
    if !prefetched.responses.is_empty() {
        context.trace.note(|trace| trace.cached(CacheStatus::Hit));
    }
    let material = Material {
        inputs: request.inputs(&data, &prefetched, now),
        data: &data,
        prefetched: &prefetched,
        request,
    };
    material.cached_response(context, template.as_deref())
}

/// What a document is made of.
struct Material<'m> {
    inputs: Inputs,
    data: &'m SiteData,
    prefetched: &'m Prefetched,
    request: &'m PageRequest<'m>,
}

impl<'m> Material<'m> {
    fn view(&self, context: &'m RequestContext, template: &'m Template) -> View<'m> {
        View {
            config: &context.config,
            data: self.data,
            template,
            words: &context.tenant().row.words,
            request: self.request,
            error: None,
            form: None,
            now_ms: self.inputs.now_ms,
        }
    }

    /// The document of these inputs, where it is in memory. Its key names all that it depends on.
    fn cached_document(&self) -> Option<Rc<ReadyDocument>> {
        let region = self.request.region(self.prefetched);
        memory::in_region(region, |memory| {
            memory.fresh(&self.inputs.key(), clock::now_ms())
        })
    }

    /// The response with the cached document; without one still a 304, where the inputs alone show that the
    /// visitor has the document.
    fn cached_response(
        &self,
        context: &RequestContext,
        template: Option<&Template>,
    ) -> Option<web_sys::Response> {
        let request = self.request.visit;
        let response = if let Some(document) = self.cached_document() {
            document.response(request)
        } else {
            let if_none_match = request.header(Header::IfNoneMatch);
            let view = self.view(context, template?);
            let headers = view.unchanged(&self.inputs, self.prefetched, if_none_match)?;
            response::with_body(304, &headers, &JsValue::NULL)
        };
        render_page::count(context, PageSource::DocumentHit);
        Some(response)
    }
}

/// A document as the runtime's objects: body and headers are JavaScript values, so that a cached one is
/// handed over without being copied.
struct ReadyDocument {
    /// Strong and quoted; none where the document must not be cached.
    etag: Option<String>,
    /// Status and headers.
    head: ResponseInit,
    /// The same with status 304.
    unchanged_head: ResponseInit,
    /// The UTF-8 bytes.
    body: JsValue,
}

impl ReadyDocument {
    fn new(document: &Document) -> Self {
        Self {
            etag: document.etag.clone(),
            head: response::head(document.status, &document.headers),
            unchanged_head: response::head(304, &document.unchanged),
            body: Uint8Array::from(document.html.as_bytes()).into(),
        }
    }

    /// The document, or 304 when the visitor has it already.
    fn response(&self, request: &Request) -> web_sys::Response {
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
