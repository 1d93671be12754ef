//! The upstream's answer: its status, its headers, its type.

use crate::catalogue::Host;

/// Headers of an upstream's answer that a browser is given. An allow-list: cookies, hop-by-hop
/// headers (RFC 9110 section 7.6.1), server banners, CORS headers, `location`, `content-length`
/// and `content-encoding` (the runtime makes its own) and `cache-control` (the edge decides) are
/// not on it.
const KEPT: [&str; 9] = [
    "content-disposition",
    "content-language",
    "content-range",
    "content-type",
    "etag",
    "last-modified",
    "link",
    "retry-after",
    "x-total-count",
];

/// The status passed on. One that no answer can have, and a redirect, which is not followed and
/// whose target must not leak, are both 502. 304 answers a condition, and the edge sends none.
#[must_use]
pub const fn status(upstream: u16) -> u16 {
    match upstream {
        200..=299 | 400..=599 => upstream,
        _ => 502,
    }
}

/// Whether a header is passed on. `name` in any case; `connection` is the value of the answer's
/// own `Connection` header, whose names are hop-by-hop too, or empty.
#[must_use]
pub fn response_header_kept(name: &str, connection: &str) -> bool {
    let named = |listed: &str| listed.trim().eq_ignore_ascii_case(name);
    KEPT.iter().any(|kept| kept.eq_ignore_ascii_case(name)) && !connection.split(',').any(named)
}

/// Whether an answer's type is one the gateway passes on: JSON, or a stream of it from the
/// assistant, or none at all (an empty body). HTML is an upstream's error page: 502.
#[must_use]
pub fn answer_type_fits(host: Host, content_type: Option<&str>) -> bool {
    let Some(content_type) = content_type else {
        return true;
    };
    let essence = content_type
        .split(';')
        .next()
        .unwrap_or_default()
        .trim()
        .to_ascii_lowercase();
    let stream = matches!(
        essence.as_str(),
        "application/x-ndjson"
            | "application/ndjson"
            | "application/jsonl"
            | "text/event-stream"
            | "text/plain"
    );
    super::guard::is_json_type(&essence) || (host == Host::Assistant && stream)
}
