//! Media types, as `Content-Type` names them (RFC 9110 section 8.3).

/// Whether a media type is JSON: `application/json` or `application/<x>+json`, any parameters.
#[must_use]
pub fn is_json(content_type: &str) -> bool {
    let essence = essence(content_type);
    let subtype = essence.strip_prefix("application/");
    subtype.is_some_and(|subtype| subtype == "json" || subtype.ends_with("+json"))
}

/// A multipart body without its boundary cannot be read by anyone.
#[must_use]
pub fn is_multipart(content_type: &str) -> bool {
    essence(content_type) == "multipart/form-data"
        && content_type.to_ascii_lowercase().contains("boundary=")
}

/// A media type without its parameters, in lower case.
#[must_use]
pub fn essence(content_type: &str) -> String {
    content_type
        .split(';')
        .next()
        .unwrap_or_default()
        .trim()
        .to_ascii_lowercase()
}
