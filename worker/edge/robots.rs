//! `/robots.txt` (design section 4).

use super::runtime::incoming::Incoming;
use super::runtime::response;
use super::runtime::site::Site;
use crate::document::discovery::robots::{Robots, robots_txt};

/// `/robots.txt`
pub fn handle(site: &Site, incoming: &Incoming) -> web_sys::Response {
    let text = robots_txt(&Robots {
        domain: site.domain(),
        may_index: site.found.may_index(),
    });
    response::file(incoming, site.headers(), "text/plain; charset=utf-8", &text)
}
