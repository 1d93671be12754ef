//! Sources of a content security policy (CSP 3 section 2.3.1) from an operator's variables or a tenant's
//! settings, validated so that none can begin another source or directive.

/// An entry of `IMAGE_HOSTS` or `ANALYTICS_HOSTS` as a source of the policy: a host, with `*.`
/// before it for all below it, or an origin. `None` if it is neither.
#[must_use]
pub fn host(entry: &str) -> Option<String> {
    if entry.contains("://") {
        return origin(entry).map(str::to_owned);
    }
    let host = entry.strip_prefix("*.").unwrap_or(entry);
    let (name, port) = host.split_once(':').unwrap_or((host, "443"));
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.');
    let is_host = name.starts_with(|c: char| c.is_ascii_alphanumeric())
        && name.chars().all(is_part)
        && port.parse::<u16>().is_ok();
    is_host.then(|| format!("https://{entry}"))
}

/// The origin of an http(s) URL; `None` when it has characters that could
/// begin another source or directive.
#[must_use]
pub fn origin(url: &str) -> Option<&str> {
    let scheme_length = ["https://", "http://"]
        .iter()
        .find(|scheme| url.starts_with(**scheme))?
        .len();
    let rest = url.get(scheme_length..)?;
    let host_length = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    let host = rest.get(..host_length)?;
    let is_clean = host
        .chars()
        .all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | ':' | '[' | ']'));
    (is_clean && !host.is_empty())
        .then(|| url.get(..scheme_length + host_length))
        .flatten()
}

/// An http(s) URL as the source of one file (CSP 3 section 6.7.2.9): up to its query, since a policy
/// compares the path alone. `None` if it could begin another source or directive, or stand for more
/// than a file.
#[must_use]
pub fn file(url: &str) -> Option<&str> {
    let origin = origin(url)?;
    let file = url.split(['?', '#']).next()?;
    let path = file.get(origin.len()..)?;
    let is_clean = |byte: u8| byte.is_ascii_graphic() && !b";,'\"*".contains(&byte);
    (path.len() > 1 && !path.ends_with('/') && path.bytes().all(is_clean)).then_some(file)
}

#[cfg(test)]
mod tests {
    use super::{file, host, origin};

    #[test]
    fn an_image_source_is_a_host_or_an_origin() {
        for (entry, expected) in [
            ("cdn.example", Some("https://cdn.example")),
            ("*.cdn.example:8443", Some("https://*.cdn.example:8443")),
            ("https://cdn.example/a/", Some("https://cdn.example")),
            ("http://127.0.0.1:9", Some("http://127.0.0.1:9")),
            ("*", None),
            ("https:", None),
            ("data:", None),
            ("'unsafe-inline'", None),
            ("a;b", None),
            ("javascript://a", None),
            ("a,b", None),
            ("", None),
        ] {
            assert_eq!(host(entry).as_deref(), expected, "{entry}");
        }
    }

    #[test]
    fn one_file_is_named_by_its_path() {
        for (url, expected) in [
            (
                "https://ukur.example/gtag/js",
                Some("https://ukur.example/gtag/js"),
            ),
            (
                "http://127.0.0.1:9/ukur/gtag.js?id=G-1#x",
                Some("http://127.0.0.1:9/ukur/gtag.js"),
            ),
            ("https://ukur.example", None),
            ("https://ukur.example/", None),
            ("https://ukur.example/gtag/", None),
            ("https://ukur.example/a;b", None),
            ("https://ukur.example/a,b", None),
            ("https://ukur.example/a b", None),
            ("https://ukur.example/a'b", None),
            ("/gtag/js", None),
            ("", None),
        ] {
            assert_eq!(file(url), expected, "{url}");
        }
    }

    #[test]
    fn an_origin_is_nothing_but_one() {
        for (url, expected) in [
            ("https://akun.example", Some("https://akun.example")),
            (
                "https://akun.example/masuk?a=b",
                Some("https://akun.example"),
            ),
            ("http://127.0.0.1:9999/x", Some("http://127.0.0.1:9999")),
            ("https://akun.example; script-src *", None),
            ("https://a b", None),
            ("https://", None),
            ("javascript:alert(1)", None),
            ("", None),
        ] {
            assert_eq!(origin(url), expected, "{url}");
        }
    }
}
