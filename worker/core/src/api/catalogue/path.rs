//! Paths of calls: validation, matching with rows, and the upstream path.

use std::borrow::Cow;

use crate::http::percent::{Encoding, decoded, push_encoded};
use crate::sites::page::is_certificate;

/// The longest path that is looked at, in bytes.
const LONGEST: usize = 1024;

/// A path that is malformed, or tries to leave its place: an empty or dot segment, a slash or
/// backslash in disguise, a control character, a malformed escape, bytes that are no UTF-8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a path of a call")]
pub struct BadCallPath;

/// Splits a raw relative path into its decoded segments. The empty path has none.
///
/// # Errors
/// [`BadCallPath`].
pub fn decoded_segments(path: &str) -> Result<Vec<Cow<'_, str>>, BadCallPath> {
    match path {
        "" => Ok(Vec::new()),
        _ if path.len() > LONGEST => Err(BadCallPath),
        _ => path.split('/').map(decoded_segment).collect(),
    }
}

/// Decodes one raw segment.
///
/// # Errors
/// [`BadCallPath`].
pub fn decoded_segment(raw: &str) -> Result<Cow<'_, str>, BadCallPath> {
    if raw.contains(['?', '#']) {
        return Err(BadCallPath);
    }
    let segment = if raw.contains('%') {
        Cow::Owned(decoded(raw, Encoding::UNRESERVED).ok_or(BadCallPath)?)
    } else {
        Cow::Borrowed(raw)
    };
    let hidden = |character: char| matches!(character, '/' | '\\') || character.is_control();
    match segment.as_ref() {
        "" | "." | ".." => Err(BadCallPath),
        text if text.contains(hidden) => Err(BadCallPath),
        // A second layer of escapes: `%252e` must not be undone by whoever decodes next.
        text if raw.contains('%') && text.contains('%') => Err(BadCallPath),
        _ => Ok(segment),
    }
}

/// Whether decoded segments fit a row's path.
pub(super) fn fits(template: &str, segments: &[Cow<'_, str>]) -> bool {
    let mut rest = segments.iter();
    let each = template.split('/').all(|part| {
        rest.next().is_some_and(|segment| match param_name(part) {
            Some(name) => param_fits(name, segment),
            None => part == segment,
        })
    });
    each && rest.next().is_none()
}

/// The parameters of a path that [`fits`].
pub(super) fn params(
    template: &'static str,
    segments: &[Cow<'_, str>],
) -> Vec<(&'static str, String)> {
    let parts = template.split('/').zip(segments);
    parts
        .filter_map(|(part, segment)| Some((param_name(part)?, segment.to_string())))
        .collect()
}

/// The path to send upstream, for segments that fit.
pub(super) fn rebuilt(template: &str, segments: &[Cow<'_, str>]) -> String {
    let mut path = String::with_capacity(template.len());
    for (part, segment) in template.split('/').zip(segments) {
        if !path.is_empty() {
            path.push('/');
        }
        match param_name(part) {
            Some(_) => push_encoded(&mut path, segment, Encoding::UNRESERVED),
            None => path.push_str(part),
        }
    }
    path
}

/// `name` of `{name}`.
fn param_name(part: &str) -> Option<&str> {
    part.strip_prefix('{')?.strip_suffix('}')
}

/// The patterns of path parameters, all of URL-safe characters (RFC 3986, unreserved).
fn param_fits(name: &str, value: &str) -> bool {
    if name == "certificate" {
        return is_certificate(value);
    }
    let url_safe =
        |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~');
    let length = match name {
        "token" => 16..=128,
        _ => 1..=128,
    };
    let reserved = name == "lmsKey" && is_version(value);
    length.contains(&value.len()) && value.bytes().all(url_safe) && !reserved
}

/// `v0`, `v1` and the like are the versions of the platform's own calls, never a tenant's key.
fn is_version(value: &str) -> bool {
    let digits = value.strip_prefix('v').unwrap_or_default();
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}
