//! Rules for an upstream's response: status, headers, type.

use crate::api::catalogue::Upstream;
use crate::error::Error;
use crate::http::media_type;

/// Headers of an upstream's response that a browser is given. An allow-list: `link`, which has a browser
/// load things, and `content-disposition`, which has it save them, are not for data; cookies, hop-by-hop
/// headers (RFC 9110 section 7.6.1), server banners, CORS headers, `location`, `content-length`
/// and `content-encoding` (the runtime makes its own), `content-type` and `cache-control` (the
/// edge writes its own) are not on it.
pub const FORWARDED_HEADERS: [&str; 6] = [
    "content-language",
    "content-range",
    "etag",
    "last-modified",
    "retry-after",
    "x-total-count",
];

/// The type of every response but the chat's. The upstream's own may say anything, and what a browser
/// would show as a page must not stand on the tenant's origin.
pub const CONTENT_TYPE: &str = "application/json; charset=utf-8";

/// What every response of the gateway carries, so that no browser takes it for anything but data, and
/// no other site reads it.
pub const DATA_ONLY: [(&str, &str); 3] = [
    ("content-security-policy", "sandbox; default-src 'none'"),
    ("cross-origin-resource-policy", "same-origin"),
    ("x-content-type-options", "nosniff"),
];

/// The status passed on. One that no response can have, and a redirect, which is not followed and
/// whose target must not leak, are both 502. 304 is the response to a condition, and the edge sends none.
#[must_use]
pub const fn status(upstream: u16) -> u16 {
    match upstream {
        200..=299 | 400..=599 => upstream,
        _ => 502,
    }
}

/// What the edge makes of a response that it reads for itself: none where the status is that of a good
/// one.
#[must_use]
pub const fn error_for_status(status: u16) -> Option<Error> {
    match status {
        200..=299 => None,
        404 | 410 => Some(Error::NotFound),
        400..=599 => Some(Error::Upstream(status)),
        _ => Some(Error::BadGateway),
    }
}

/// Whether a response is passed on, with its own status. An impossible status, a redirect and a success that
/// is no JSON are 502; an error that is no JSON keeps its status and gets the edge's words, since
/// an error page is not for scripts to read.
///
/// # Errors
/// What is said instead.
pub fn check(
    upstream: Upstream,
    upstream_status: u16,
    content_type: Option<&str>,
) -> Result<(), Error> {
    let fits = match upstream_status {
        400..=599 => content_type.is_some_and(media_type::is_json),
        _ => content_type_fits(upstream, content_type),
    };
    match (status(upstream_status), fits) {
        (same, true) if same == upstream_status => Ok(()),
        (same @ 400..=599, false) if same == upstream_status => Err(Error::Upstream(same)),
        _ => Err(Error::BadGateway),
    }
}

/// What a response that is not passed on came as, for operators: in the edge's own words, since a type
/// may say anything.
#[must_use]
pub fn form(content_type: Option<&str>) -> &'static str {
    match content_type.map(media_type::essence).as_deref() {
        Some("text/html" | "application/xhtml+xml") => " with a page",
        Some(essence) if media_type::is_json(essence) => " with JSON",
        Some(_) => " with something else",
        None => "",
    }
}

/// Whether a header is passed on. `name` in any case; `connection` is the value of the response's
/// own `Connection` header, whose names are hop-by-hop too, or empty.
#[must_use]
pub fn is_response_header_forwarded(name: &str, connection: &str) -> bool {
    let named = |listed: &str| listed.trim().eq_ignore_ascii_case(name);
    FORWARDED_HEADERS
        .iter()
        .any(|forwarded| forwarded.eq_ignore_ascii_case(name))
        && !connection.split(',').any(named)
}

/// Whether a response's type is one the gateway passes on: JSON, or a stream of it from the
/// assistant, or none at all (an empty body). HTML is an upstream's error page: 502.
#[must_use]
pub fn content_type_fits(upstream: Upstream, content_type: Option<&str>) -> bool {
    let Some(content_type) = content_type else {
        return true;
    };
    let essence = media_type::essence(content_type);
    let stream = matches!(
        essence.as_str(),
        "application/x-ndjson"
            | "application/ndjson"
            | "application/jsonl"
            | "text/event-stream"
            | "text/plain"
    );
    media_type::is_json(&essence) || (upstream == Upstream::Assistant && stream)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_success_is_read() {
        for (status, expected) in [
            (200, None),
            (204, None),
            (404, Some(Error::NotFound)),
            (410, Some(Error::NotFound)),
            (401, Some(Error::Upstream(401))),
            (503, Some(Error::Upstream(503))),
            (302, Some(Error::BadGateway)),
            (999, Some(Error::BadGateway)),
        ] {
            assert_eq!(error_for_status(status), expected, "{status}");
        }
    }

    #[test]
    fn the_log_describes_an_unusable_response() {
        for (content_type, expected) in [
            (Some("text/html; charset=utf-8"), " with a page"),
            (Some("application/json"), " with JSON"),
            (Some("token=rahasia"), " with something else"),
            (None, ""),
        ] {
            assert_eq!(form(content_type), expected, "{content_type:?}");
        }
    }

    #[test]
    fn responses_are_passed_on_or_become_errors() {
        let (json, html) = (Some("application/json"), Some("text/html; charset=utf-8"));
        let cases = [
            (Upstream::Services, 200, json, Ok(())),
            (Upstream::Services, 201, None, Ok(())),
            (Upstream::Services, 422, json, Ok(())),
            (Upstream::Services, 500, json, Ok(())),
            (Upstream::Assistant, 200, Some("text/plain"), Ok(())),
            (Upstream::Services, 200, html, Err(Error::BadGateway)),
            (Upstream::Services, 302, json, Err(Error::BadGateway)),
            (Upstream::Services, 101, None, Err(Error::BadGateway)),
            (Upstream::Services, 999, json, Err(Error::BadGateway)),
            (Upstream::Services, 404, html, Err(Error::Upstream(404))),
            (Upstream::Services, 401, None, Err(Error::Upstream(401))),
            (
                Upstream::Assistant,
                500,
                Some("text/plain"),
                Err(Error::Upstream(500)),
            ),
        ];
        for (host, upstream, content_type, expected) in cases {
            let judged = check(host, upstream, content_type);
            assert_eq!(judged, expected, "{upstream} {content_type:?}");
        }
    }
}
