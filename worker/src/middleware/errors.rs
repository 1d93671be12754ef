//! Turns an error into a response, in one place: a page for who navigates, JSON for everything else.

use crate::context::RequestContext;
use crate::handlers::document;
use crate::response;
use belajar_core::gateway::fault::Fault;

/// The response in place of a handler's. A person who navigates is shown the error on the site's own
/// screen.
pub async fn respond(context: &RequestContext, fault: &Fault) -> web_sys::Response {
    if context.request.route.is_fetched() {
        context.trace.fault(fault);
        response::fault(fault, context.headers())
    } else {
        document::failure::handle(context, fault).await
    }
}

/// The response where there is no tenant, also in a document's place.
pub fn respond_without_tenant(context: &RequestContext, fault: &Fault) -> web_sys::Response {
    if context.request.is_navigation() {
        return response::fault_page(fault, Vec::new());
    }
    let headers = vec![("x-robots-tag", "noindex".to_owned())];
    response::fault(fault, headers)
}
