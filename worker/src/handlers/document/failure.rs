//! What is answered where something other than a call failed: the app's error screen with the
//! fault's status to a person who navigates, the gateway's JSON to anything else.

use crate::context::RequestContext;
use crate::handlers::document::rendered::{self, Made};
use crate::platform::clock;
use crate::response;
use crate::services::{page_words_store, settings_store, template_store};
use belajar_core::document::page_request::{PageRequest, hour};
use belajar_core::document::prefetched::Prefetched;
use belajar_core::document::view::View;
use belajar_core::gateway::fault::Fault;

/// The answer for a fault. When the app's screen cannot be had either, a page that needs nothing.
pub async fn handle(context: &RequestContext, fault: &Fault) -> web_sys::Response {
    context.trace.fault(fault);
    if !context.request.is_navigation() {
        return response::fault(fault, context.headers());
    }
    match app_screen(context, fault).await {
        Ok(response) => response,
        Err(_) => response::fault_page(fault, context.headers()),
    }
}

async fn app_screen(context: &RequestContext, fault: &Fault) -> Result<web_sys::Response, Fault> {
    let data = settings_store::load(context).await;
    let template = template_store::template(context).await?;
    let words = page_words_store::load(context).await;
    let request = PageRequest::nowhere(&context.request);
    let view = View {
        config: &context.config,
        data: &data,
        template: &template,
        words: words.of(context),
        request: &request,
        fault: Some(fault),
        form: None,
        now_ms: hour(clock::now_ms()),
    };
    match rendered::make(context, &view, &Prefetched::default(), None).await {
        Made::Document(rendered) => Ok(rendered.answer(&context.request)),
        Made::NotFound => Err(Fault::NotFound),
        Made::Unusable => Err(Fault::BadGateway),
    }
}
