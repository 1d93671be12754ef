//! `/robots.txt` (RFC 9309).

/// The `robots.txt` of a host.
#[derive(Clone, Copy, Debug)]
pub struct Robots<'a> {
    /// The tenant domain, where the sitemap is.
    pub domain: &'a str,
    /// Whether robots may index at all: not so for developer layouts,
    /// previews, local networks and hosts found by no rule.
    pub may_index: bool,
}

/// `robots.txt` (RFC 9309), as `text/plain`.
///
/// Pages that robots may not index are not listed: a robot that may not fetch a page never sees its
/// `noindex`, and lists the bare address that others link to.
#[must_use]
pub fn robots_txt(robots: &Robots<'_>) -> String {
    if !robots.may_index {
        return "User-agent: *\nDisallow: /\n".to_owned();
    }
    let domain = robots.domain;
    format!("User-agent: *\nDisallow: /api/\n\nSitemap: https://{domain}/sitemap.xml\n")
}

#[cfg(test)]
mod tests {
    use super::{Robots, robots_txt};

    #[test]
    fn robots_txt_lists_allowed_and_disallowed_paths() {
        for (may_index, expected) in [
            (false, "User-agent: *\nDisallow: /\n"),
            (
                true,
                "User-agent: *\nDisallow: /api/\n\nSitemap: https://contoh.example/sitemap.xml\n",
            ),
        ] {
            let domain = "contoh.example";
            assert_eq!(robots_txt(&Robots { domain, may_index }), expected);
        }
    }
}
