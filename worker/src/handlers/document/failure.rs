//! What is answered where something other than a call failed: the app's error screen with the
//! fault's status to a person who navigates, the gateway's JSON to anything else.

use crate::context::Site;
use crate::handlers::document::rendered::{self, Made};
use crate::incoming::Incoming;
use crate::platform::clock;
use crate::response;
use crate::services::{page_words_store, settings_store, template_store};
use belajar_core::document::page_request::{PageRequest, hour};
use belajar_core::document::prefetched::Prefetched;
use belajar_core::document::view::View;
use belajar_core::gateway::fault::Fault;

/// The answer for a fault. When the app's screen cannot be had either, a page that needs nothing.
pub async fn handle(site: &Site, incoming: &Incoming, fault: &Fault) -> web_sys::Response {
    site.trace.fault(fault);
    if !incoming.is_navigation() {
        return response::fault(fault, site.headers());
    }
    match app_screen(site, incoming, fault).await {
        Ok(response) => response,
        Err(_) => response::fault_page(fault, site.headers()),
    }
}

async fn app_screen(
    site: &Site,
    incoming: &Incoming,
    fault: &Fault,
) -> Result<web_sys::Response, Fault> {
    let data = settings_store::load(site).await;
    let template = template_store::template(site).await?;
    let words = page_words_store::load(site).await;
    let request = PageRequest::nowhere(incoming);
    let view = View {
        config: &site.config,
        data: &data,
        template: &template,
        words: words.of(site),
        request: &request,
        fault: Some(fault),
        form: None,
        now_ms: hour(clock::now_ms()),
    };
    match rendered::make(site, &view, &Prefetched::default(), None, None).await {
        Made::Document(rendered) => Ok(rendered.answer(incoming)),
        Made::NotFound => Err(Fault::NotFound),
        Made::Unusable => Err(Fault::BadGateway),
    }
}
