//! `/robots.txt` (design section 4).

use crate::context::Site;
use crate::incoming::Incoming;
use crate::response;
use belajar_core::document::discovery::robots::{Robots, robots_txt};

/// `/robots.txt`
pub fn handle(site: &Site, incoming: &Incoming) -> web_sys::Response {
    let text = robots_txt(&Robots {
        domain: site.domain(),
        may_index: site.found.may_index(),
    });
    response::file(incoming, site.headers(), "text/plain; charset=utf-8", &text)
}
