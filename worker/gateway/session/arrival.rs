//! From where a visitor comes to the login.

/// Whether a login may begin without a press on this site. A navigation that another site has
/// made would let it choose when somebody signs in, and then as whom (login CSRF); a sibling under the
/// same parent domain is another site like any. Browsers tell
/// by `Sec-Fetch-Site` (W3C Fetch Metadata), also across redirects; older ones by `Referer`, unless
/// the other site keeps that back. `own_origin` is `<scheme>://<host>[:<port>]`.
#[must_use]
pub fn may_begin(sec_fetch_site: Option<&str>, referer: Option<&str>, own_origin: &str) -> bool {
    match (sec_fetch_site, referer) {
        (Some(from), _) => matches!(from, "same-origin" | "none"),
        (None, Some(referer)) => is_of(referer, own_origin),
        (None, None) => true,
    }
}

fn is_of(address: &str, origin: &str) -> bool {
    let rest = address
        .get(..origin.len())
        .filter(|start| start.eq_ignore_ascii_case(origin))
        .and_then(|_| address.get(origin.len()..));
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['/', '?', '#']))
}

#[cfg(test)]
mod tests {
    use super::may_begin;

    #[test]
    fn another_site_cannot_begin_a_login() {
        let own = "https://alpha.example";
        for (from, referer, expected) in [
            (Some("none"), None, true),
            (
                Some("same-origin"),
                Some("https://alpha.example/Class"),
                true,
            ),
            (
                Some("same-site"),
                Some("https://akun.alpha.example/"),
                false,
            ),
            (Some("same-site"), Some("https://alpha.example/"), false),
            (Some("other"), None, false),
            (Some("cross-site"), None, false),
            (Some("cross-site"), Some("https://alpha.example/"), false),
            (Some("none"), Some("https://evil.example/"), true),
            (None, None, true),
            (None, Some("https://alpha.example"), true),
            (None, Some("https://ALPHA.example/Class?a=b"), true),
            (None, Some("https://alpha.example.evil.example/"), false),
            (
                None,
                Some("https://evil.example/https://alpha.example/"),
                false,
            ),
            (None, Some("http://alpha.example/"), false),
            (None, Some("https://alpha.exämple/"), false),
            (None, Some(""), false),
        ] {
            assert_eq!(
                may_begin(from, referer, own),
                expected,
                "{from:?} {referer:?}"
            );
        }
    }
}
