//! Security headers of a document (design section 4).

mod content_policy;

use crate::http::header::Headers;
use base64ct::{Base64, Encoding};
use sha2::{Digest, Sha256};

use super::analytics::Analytics;
use super::variant::Variant;
use content_policy::content_security_policy;

/// That a host is reached over https alone, for a year (RFC 6797); said over https.
pub const STRICT_TRANSPORT: &str = "max-age=31536000";

/// What the security headers depend on.
#[derive(Clone, Copy, Debug)]
pub struct SecurityPolicy<'a> {
    /// Which of its variants the document is.
    pub variant: Variant,
    /// The [`hash`] of the theme's rule, exactly as it stands in the document.
    pub theme_hash: &'a str,
    /// The hash of the look's rule; `None` if there is no look.
    pub look_hash: Option<&'a str>,
    /// The hashes of the style attributes in the page, from [`super::style_attributes::hashes`].
    pub style_attributes: &'a [String],
    /// Hashes of the scripts in index.html, from [`super::template::Template::script_hashes`].
    pub script_hashes: &'a [String],
    /// The file drive's URL, where recordings and pictures may come from.
    pub drive_url: Option<&'a str>,
    /// Further sources of pictures, from [`crate::http::csp_source::host`].
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
    let digest = Base64::encode_string(&Sha256::digest(body.as_bytes()));
    ["'sha256-", &digest, "'"].concat()
}

/// The security headers of a document, names in lower case.
#[must_use]
pub fn security_headers(policy: &SecurityPolicy<'_>) -> Headers {
    let mut headers = vec![
        ("content-security-policy", content_security_policy(policy)),
        ("x-content-type-options", "nosniff".to_owned()),
        (
            "referrer-policy",
            "strict-origin-when-cross-origin".to_owned(),
        ),
        (
            "permissions-policy",
            "camera=(), microphone=(self), geolocation=(), payment=(), usb=(), browsing-topics=()"
                .to_owned(),
        ),
        ("cross-origin-opener-policy", "same-origin".to_owned()),
        ("cross-origin-resource-policy", "same-origin".to_owned()),
    ];
    if policy.is_https {
        headers.push(("strict-transport-security", STRICT_TRANSPORT.to_owned()));
    }
    headers
}

#[cfg(test)]
mod tests;
