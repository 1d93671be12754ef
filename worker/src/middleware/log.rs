//! Writes the request's log line and data point.

use crate::context::RequestContext;

/// The status that is logged when the visitor has left, as web servers do.
const CLIENT_CLOSED_REQUEST: u16 = 499;

/// Logs how the request was handled, and gives the response back.
pub fn log(context: &RequestContext, response: web_sys::Response) -> web_sys::Response {
    // Making the signal takes its time: it is looked at only where something went wrong.
    let has_left = response.status() >= 500 && context.request.has_left();
    let status = if has_left {
        CLIENT_CLOSED_REQUEST
    } else {
        response.status()
    };
    context.trace.log(
        context.metrics(),
        context.request.route.name(),
        status,
        &response,
    );
    response
}
