//! `/robots.txt` (design section 4).

use crate::context::RequestContext;
use crate::response;
use belajar_core::document::discovery::robots::{Robots, robots_txt};

/// `/robots.txt`
pub fn handle(context: &RequestContext) -> web_sys::Response {
    let text = robots_txt(&Robots {
        domain: context.domain(),
        may_index: context.tenant().may_index(),
    });
    response::file(
        &context.request,
        context.tenant_headers(),
        "text/plain; charset=utf-8",
        &text,
    )
}
