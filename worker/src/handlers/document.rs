//! Documents (design section 4): the tenant's page with its meta, theme and data in the first byte.
//!
//! This file decides what a document request gets: a redirect, the result of a form that the visitor comes
//! back from, a document whose parts are all in memory, or, once its limit is counted, the document that
//! [`make_document`] makes of parts that it loads.

pub mod failure;
pub mod form;
mod api_callback;
mod make_document;
mod prefetch;
mod ready;
mod render_page;

use crate::context::{IncomingRequest, RequestContext};
use crate::handlers::document::ready::Material;
use crate::platform::{clock, memory};
use crate::response;
use crate::services::rate_limit;
use belajar_core::api::upstream::cache_rules::CacheStatus;
use belajar_core::auth::session::{self, SENT_PARAMETER};
use belajar_core::document::calls::{self, CachedParts, Calls};
use belajar_core::document::page_request::PageRequest;
use belajar_core::document::posted_form::FormState;
use belajar_core::error::Error;

/// Handles a document request. Responds from memory when everything is cached; otherwise fetches and
/// renders.
pub async fn handle(context: &RequestContext) -> web_sys::Response {
    let response = match context.page_request() {
        Ok(page_request) => handle_page(context, page_request).await,
        Err(error) => Err(error),
    };
    match response {
        Ok(response) => response,
        Err(error) => failure::handle(context, &error).await,
    }
}

/// The page, which may have to go on with a form, or to say that one was sent.
async fn handle_page(
    context: &RequestContext,
    page_request: PageRequest<'_>,
) -> Result<web_sys::Response, Error> {
    if let Some(path) = page_request.early_redirect() {
        return Ok(response::redirect(308, &path, context.tenant_headers()));
    }
    if !context.request.query.is_empty() {
        if let Some(wish) = form::resumed(&context.request) {
            return form::resume(context, page_request, wish).await;
        }
        if let Some(form) = sent_before(&context.request) {
            return make_document::load_and_respond(context, page_request, Some(&form)).await;
        }
    }
    // Documents that show a session are never in memory.
    let may_be_cached = !page_request.is_signed_in_without_scripts;
    if let Some(response) = may_be_cached
        .then(|| respond_from_memory(context, &page_request))
        .flatten()
    {
        return Ok(response);
    }
    let limit = page_request.page_with_calls().and_then(|matched| {
        let calls = Calls::of(matched, page_request.request, None);
        calls.limit()
    });
    rate_limit::count(context, limit).await?;
    make_document::load_and_respond(context, page_request, None).await
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
    page_request: &PageRequest<'_>,
) -> Option<web_sys::Response> {
    let now = clock::now_ms();
    let cached =
        memory::in_document_regions(|memories| calls::cached_parts(memories, page_request, now));
    let CachedParts {
        data,
        prefetched,
        template,
    } = cached?;
    if !prefetched.responses.is_empty() {
        context.trace.note(|trace| trace.cached(CacheStatus::Hit));
    }
    let material = Material {
        inputs: page_request.inputs(&data, &prefetched, now),
        data: &data,
        prefetched: &prefetched,
        page_request,
    };
    material.cached_response(context, template.as_deref())
}
