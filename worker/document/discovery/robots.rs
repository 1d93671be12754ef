//! What robots are told (RFC 9309): `/robots.txt`.

/// What robots are told about a host.
#[derive(Clone, Copy, Debug)]
pub struct Robots<'a> {
    /// The tenant domain, where the sitemap is.
    pub domain: &'a str,
    /// Whether robots may index at all: not so for developer layouts,
    /// previews, local networks and hosts found by no rule.
    pub may_index: bool,
    /// Canonical paths of pages that robots are kept off.
    pub noindex_paths: &'a [&'a str],
}

/// `robots.txt` (RFC 9309), as `text/plain`.
///
/// A page robots are kept off is listed up to its first parameter. The home
/// page is never listed: it would stand for the whole site.
#[must_use]
pub fn robots_txt(robots: &Robots<'_>) -> String {
    if !robots.may_index {
        return "User-agent: *\nDisallow: /\n".to_owned();
    }
    let mut text = String::from("User-agent: *\nDisallow: /api/\n");
    for path in robots.noindex_paths {
        let fixed = path.split('{').next().unwrap_or_default();
        if fixed.starts_with('/') && fixed.len() > 1 && !fixed.contains(char::is_control) {
            text.extend([
                "Disallow: ",
                fixed,
                if fixed == *path { "$\n" } else { "\n" },
            ]);
        }
    }
    text.extend(["\nSitemap: https://", robots.domain, "/sitemap.xml\n"]);
    text
}

#[cfg(test)]
mod tests {
    use super::{Robots, robots_txt};

    #[test]
    fn robots_are_told_what_is_theirs() {
        let noindex: &[&str] = &[
            "/",
            "/Login",
            "/Payment-Status/{kind}",
            "/a\nAllow: /",
            "nothing",
        ];
        for (may_index, noindex_paths, expected) in [
            (false, noindex, "User-agent: *\nDisallow: /\n"),
            (
                true,
                &[][..],
                "User-agent: *\nDisallow: /api/\n\nSitemap: https://contoh.example/sitemap.xml\n",
            ),
            (
                true,
                noindex,
                "User-agent: *\nDisallow: /api/\nDisallow: /Login$\nDisallow: /Payment-Status/\n\n\
                 Sitemap: https://contoh.example/sitemap.xml\n",
            ),
        ] {
            let robots = Robots {
                domain: "contoh.example",
                may_index,
                noindex_paths,
            };
            assert_eq!(robots_txt(&robots), expected);
        }
    }
}
