//! Turns the errors of handlers and middleware into responses: a page for navigations, JSON for everything
//! else. Pages and calls turn their own.

use crate::context::RequestContext;
use crate::handlers::document;
use crate::response;
use belajar_core::gateway::error::Error;

/// The response in place of a handler's. A person who navigates is shown the error on the site's own
/// screen.
pub async fn respond(context: &RequestContext, error: &Error) -> web_sys::Response {
    if context.request.route.is_fetched() {
        context.trace.error(error);
        response::error(error, context.headers())
    } else {
        document::failure::handle(context, error).await
    }
}

/// The response where there is no tenant, also in a document's place.
pub fn respond_without_tenant(context: &RequestContext, error: &Error) -> web_sys::Response {
    if context.request.is_navigation() {
        return response::error_page(error, Vec::new());
    }
    let headers = vec![("x-robots-tag", "noindex".to_owned())];
    response::error(error, headers)
}
