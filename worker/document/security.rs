//! Security headers of a document (design section 4).

use sha2::{Digest, Sha256};

use super::analytics::Analytics;

/// What the security headers depend on.
#[derive(Clone, Copy, Debug)]
pub struct Policy<'a> {
    /// The [`hash`] of the theme's rule, exactly as it stands in the document.
    pub theme_hash: &'a str,
    /// The hash of the look's rule; none where there is no look.
    pub look_hash: Option<&'a str>,
    /// Hashes of the scripts in index.html, from [`super::template::Template::script_hashes`].
    pub script_hashes: &'a [String],
    /// The file drive's URL, where recordings and pictures may come from.
    pub drive_url: Option<&'a str>,
    /// Further sources of pictures, from [`host_source`].
    pub image_sources: &'a [String],
    /// URLs of pictures that the site's settings name: their hosts are sources too.
    pub image_urls: &'a [&'a str],
    /// The account site's URL, where login forms may lead.
    pub account_url: Option<&'a str>,
    /// What counts this document's visits.
    pub analytics: Option<&'a Analytics<'a>>,
    /// Whether the visitor came over https; not so on a developer's machine.
    pub is_https: bool,
}

/// The hash of an inline script or style as a policy names it (CSP 3 section 2.3.1).
#[must_use]
pub fn hash(body: &str) -> String {
    format!("'sha256-{}'", base64(&Sha256::digest(body.as_bytes())))
}

/// Base64 with padding (RFC 4648 section 4), for 32 bytes at a time: the library's general engine
/// is several times as large as the hash it would spell.
fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for group in bytes.chunks(3) {
        let bits = (0..3).fold(0, |bits, place| {
            bits << 8 | usize::from(group.get(place).copied().unwrap_or_default())
        });
        for place in 0..4 {
            let digit = DIGITS.get(bits >> (18 - 6 * place) & 0x3f);
            let used = place <= group.len();
            text.push(
                digit
                    .filter(|_| used)
                    .map_or('=', |digit| char::from(*digit)),
            );
        }
    }
    text
}

/// The security headers of a document, names in lower case.
#[must_use]
pub fn security_headers(policy: &Policy<'_>) -> Vec<(&'static str, String)> {
    let mut headers = vec![
        ("content-security-policy", content_security_policy(policy)),
        ("x-content-type-options", "nosniff".to_owned()),
        (
            "referrer-policy",
            "strict-origin-when-cross-origin".to_owned(),
        ),
        (
            "permissions-policy",
            "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()"
                .to_owned(),
        ),
        ("cross-origin-opener-policy", "same-origin".to_owned()),
        ("cross-origin-resource-policy", "same-origin".to_owned()),
    ];
    if policy.is_https {
        headers.push(("strict-transport-security", "max-age=31536000".to_owned()));
    }
    headers
}

/// `style-src-attr` is open because React writes style attributes; they can
/// load nothing and run nothing.
fn content_security_policy(policy: &Policy<'_>) -> String {
    let mut scripts: String = policy
        .script_hashes
        .iter()
        .flat_map(|hash| [" ", hash])
        .collect();
    let mut hosts = String::new();
    if let Some(analytics) = policy.analytics {
        let service = origin(analytics.script).map(str::to_owned);
        for script in [Some(hash(analytics.inline_script())), service]
            .into_iter()
            .flatten()
        {
            scripts.extend([" ", &script]);
        }
        for host in analytics.hosts.iter().filter_map(|host| host_source(host)) {
            hosts.extend([" ", &host]);
        }
    }
    let source = |url: Option<&str>| url.and_then(origin).map(|origin| format!(" {origin}"));
    let account = source(policy.account_url).unwrap_or_default();
    // The radio plays from any https origin; a drive on a developer's machine is named.
    let drive =
        source(policy.drive_url.filter(|url| url.starts_with("http://"))).unwrap_or_default();
    let mut directives = vec![
        "default-src 'self'".to_owned(),
        format!("script-src 'self'{scripts}"),
        style_directive(policy),
        "style-src-attr 'unsafe-inline'".to_owned(),
        format!("{}{hosts}", image_directive(policy)),
        format!("media-src 'self' https:{drive}"),
        "font-src 'self'".to_owned(),
        format!("connect-src 'self'{hosts}"),
        "frame-src 'self' https://www.youtube-nocookie.com".to_owned(),
        "frame-ancestors 'none'".to_owned(),
        "base-uri 'none'".to_owned(),
        format!("form-action 'self'{account}"),
        "object-src 'none'".to_owned(),
        "manifest-src 'self'".to_owned(),
    ];
    if policy.is_https {
        directives.push("upgrade-insecure-requests".to_owned());
    }
    directives.join("; ")
}

fn style_directive(policy: &Policy<'_>) -> String {
    let hashes = [Some(policy.theme_hash), policy.look_hash];
    let mut directive = "style-src 'self'".to_owned();
    for hash in hashes.into_iter().flatten() {
        directive.extend([" ", hash]);
    }
    directive
}

/// Pictures come from the site itself, the drive, and where operator and settings say: a picture
/// from anywhere would tell its host who reads what.
fn image_directive(policy: &Policy<'_>) -> String {
    let named = policy.image_sources.iter().map(String::as_str);
    let urls = policy.drive_url.iter().chain(policy.image_urls);
    let mut sources = vec!["img-src 'self' data:"];
    for source in urls.filter_map(|url| origin(url)).chain(named) {
        if !sources.contains(&source) {
            sources.push(source);
        }
    }
    sources.join(" ")
}

/// An entry of `IMAGE_HOSTS` or `ANALYTICS_HOSTS` as a source of the policy: a host, with `*.`
/// before it for all below it, or an origin. `None` for what is neither.
#[must_use]
pub fn host_source(entry: &str) -> Option<String> {
    if entry.contains("://") {
        return origin(entry).map(str::to_owned);
    }
    let host = entry.strip_prefix("*.").unwrap_or(entry);
    let (name, port) = host.split_once(':').unwrap_or((host, "443"));
    let is_part = |c: char| c.is_ascii_alphanumeric() || "-.".contains(c);
    let is_host = name.starts_with(|c: char| c.is_ascii_alphanumeric())
        && name.chars().all(is_part)
        && port.parse::<u16>().is_ok();
    is_host.then(|| format!("https://{entry}"))
}

/// The origin of an http(s) URL; `None` when it has characters that could
/// begin another source or directive.
fn origin(url: &str) -> Option<&str> {
    let scheme_length = ["https://", "http://"]
        .iter()
        .find(|scheme| url.starts_with(**scheme))?
        .len();
    let rest = url.get(scheme_length..)?;
    let host_length = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    let host = rest.get(..host_length)?;
    let is_clean = host
        .chars()
        .all(|c| c.is_ascii_alphanumeric() || "-.:[]".contains(c));
    (is_clean && !host.is_empty())
        .then(|| url.get(..scheme_length + host_length))
        .flatten()
}

#[cfg(test)]
mod tests {
    use super::{Policy, base64, hash, host_source, origin, security_headers};
    use crate::document::analytics::{Analytics, Service, Wishes};

    #[test]
    fn base64_is_the_rfcs() {
        for (text, expected) in [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
            ("\u{3ff}~?", "z79+Pw=="),
        ] {
            assert_eq!(base64(text.as_bytes()), expected, "{text}");
        }
    }

    #[test]
    fn a_hash_is_the_one_browsers_compute() {
        assert_eq!(
            hash("alert(1);"),
            "'sha256-5jFwrAK0UV47oFbVg/iCCBbxD8X1w+QvoOUepu4C2YA='"
        );
        assert_eq!(
            hash(""),
            "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
        );
    }

    #[test]
    fn headers_follow_the_scheme() {
        let theme_hash = hash(":root{}");
        let policy = Policy {
            theme_hash: &theme_hash,
            look_hash: None,
            script_hashes: &["'sha256-x'".to_owned()],
            drive_url: Some("https://drive.example/files"),
            image_sources: &["https://*.gambar.example".to_owned()],
            image_urls: &[
                "/brand/a.svg",
                "https://cdn.example/a.png",
                "https://cdn.example/b",
            ],
            account_url: Some("https://akun.example/masuk"),
            analytics: None,
            is_https: true,
        };
        let csp = |policy: &Policy<'_>| security_headers(policy)[0].1.clone();
        let value = csp(&policy);
        for directive in [
            "script-src 'self' 'sha256-x';",
            "form-action 'self' https://akun.example;",
            "frame-ancestors 'none';",
            "frame-src 'self' https://www.youtube-nocookie.com;",
            "base-uri 'none';",
            "media-src 'self' https:;",
            "img-src 'self' data: https://drive.example https://cdn.example https://*.gambar.example;",
            "connect-src 'self';",
            "; upgrade-insecure-requests",
        ] {
            assert!(value.contains(directive), "{directive} in {value}");
        }
        assert!(value.contains(&format!("style-src 'self' {};", hash(":root{}"))));
        assert!(
            security_headers(&policy)
                .iter()
                .any(|(name, _)| *name == "strict-transport-security")
        );
        let local = Policy {
            is_https: false,
            script_hashes: &[],
            account_url: None,
            drive_url: Some("http://127.0.0.1:9/drive"),
            ..policy
        };
        let value = csp(&local);
        assert!(
            value.contains("script-src 'self';") && value.contains("form-action 'self';"),
            "{value}"
        );
        assert!(value.contains("media-src 'self' https: http://127.0.0.1:9;"));
        assert!(!value.contains("upgrade-insecure-requests"));
        assert!(
            security_headers(&local)
                .iter()
                .all(|(name, _)| *name != "strict-transport-security")
        );
    }

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
            assert_eq!(host_source(entry).as_deref(), expected, "{entry}");
        }
    }

    #[test]
    fn the_policy_is_open_for_the_measuring_service_alone() {
        let service = Service {
            script: "https://ukur.example/gtag/js",
            hosts: "*.kirim.example; * https: 'unsafe-inline' https://satu.example *.dua.example",
        };
        let analytics = Analytics::of(Some("G-1"), service, Wishes::default()).unwrap();
        let policy = Policy {
            theme_hash: "'sha256-t'",
            look_hash: None,
            script_hashes: &[],
            drive_url: None,
            image_sources: &[],
            image_urls: &[],
            account_url: None,
            analytics: Some(&analytics),
            is_https: true,
        };
        let value = security_headers(&policy)[0].1.clone();
        let notice = hash(analytics.inline_script());
        for directive in [
            format!("script-src 'self' {notice} https://ukur.example;"),
            "connect-src 'self' https://satu.example https://*.dua.example;".to_owned(),
            "img-src 'self' data: https://satu.example https://*.dua.example;".to_owned(),
        ] {
            assert!(value.contains(&directive), "{directive} in {value}");
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
