//! Turns an error into a response: the app's error screen with the error's status for navigations, JSON
//! for everything else.

use crate::context::RequestContext;
use crate::handlers::document::make_document::{self, NoDocument};
use crate::platform::clock;
use crate::response;
use crate::services::{page_words, site_data, template};
use belajar_core::document::page_request::{PageRequest, hour};
use belajar_core::document::prefetched::Prefetched;
use belajar_core::document::view::View;
use belajar_core::error::Error;

/// The response for an error. When the app's screen cannot be had either, a page that needs nothing.
pub async fn handle(context: &RequestContext, error: &Error) -> web_sys::Response {
    context.trace.error(error);
    if !context.request.is_navigation() {
        return response::error(error, context.tenant_headers());
    }
    match app_screen(context, error).await {
        Ok(response) => response,
        Err(_) => response::error_page(error, context.tenant_headers()),
    }
}

async fn app_screen(context: &RequestContext, error: &Error) -> Result<web_sys::Response, Error> {
    let data = site_data::load(context).await;
    let template = template::load(context).await?;
    let words = page_words::load(context).await;
    let page_request = PageRequest::nowhere(&context.request);
    let view = View {
        config: &context.config,
        data: &data,
        template: &template,
        words: words.of(context),
        page_request: &page_request,
        error: Some(error),
        form: None,
        now_ms: hour(clock::now_ms()),
    };
    match make_document::make(context, &view, &Prefetched::default(), None).await {
        Ok(document) => Ok(document.response(&context.request)),
        Err(NoDocument::Absent) => Err(Error::NotFound),
        Err(NoDocument::Unusable) => Err(Error::BadGateway),
    }
}
