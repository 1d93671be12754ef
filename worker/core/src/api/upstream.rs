//! Requests to an upstream host and its responses (design section 6).
//!
//! The rules, in the order a call meets them: [`guard`](super::guard) judges the visitor's request, [`limits`]
//! names the visitor for the rate limit, [`target`] and [`credentials`] make the upstream's request,
//! [`response`] judges what came back, [`cache_rules`] says how long a public response is cached.

pub mod response;
pub mod cache_rules;
pub mod limits;
pub mod credentials;

use crate::api::catalogue::path::decoded_segments;
use crate::error::{BadRequestReason, Error};

/// Why no target can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadTarget {
    /// The base is no plain `http` or `https` URL: an error of the configuration.
    #[error("the base is no plain URL")]
    Base,
    /// The path is empty, malformed or tries to leave the base.
    #[error("the path is malformed")]
    Path,
    /// The query holds what a query cannot.
    #[error("the query is malformed")]
    Query,
}

impl From<BadTarget> for Error {
    fn from(error: BadTarget) -> Self {
        match error {
            BadTarget::Base => Self::Unavailable,
            BadTarget::Path => Self::BadRequest(BadRequestReason::Address),
            BadTarget::Query => Self::BadRequest(BadRequestReason::Query),
        }
    }
}

/// Joins `path` and `query` to an upstream's base URL. The base may have a port and a path of its
/// own, and may end with a slash; it has no user name, query or fragment. `path` is relative and
/// encoded; `query` is encoded and comes without its question mark.
///
/// # Errors
/// [`BadTarget`].
pub fn target(base_url: &str, path: &str, query: &str) -> Result<String, BadTarget> {
    let base = base_url.strip_suffix('/').unwrap_or(base_url);
    if !is_base(base) {
        return Err(BadTarget::Base);
    }
    let segments = decoded_segments(path).map_err(|_| BadTarget::Path)?;
    if segments.is_empty() || !path.bytes().all(|byte| byte.is_ascii_graphic()) {
        return Err(BadTarget::Path);
    }
    if !query
        .bytes()
        .all(|byte| byte.is_ascii_graphic() && byte != b'#')
    {
        return Err(BadTarget::Query);
    }
    let mark = if query.is_empty() { "" } else { "?" };
    Ok(format!("{base}/{path}{mark}{query}"))
}

/// Whether `base`, its last slash cut, is `http[s]://authority[/path]`.
fn is_base(base: &str) -> bool {
    let rest = base
        .strip_prefix("https://")
        .or_else(|| base.strip_prefix("http://"));
    let Some((authority, path)) = rest.map(|rest| rest.split_once('/').unwrap_or((rest, "")))
    else {
        return false;
    };
    let host_byte = |byte: u8| {
        byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b':' | b'[' | b']')
    };
    !authority.is_empty()
        && !base.ends_with('/')
        && !authority.starts_with(':')
        && authority.bytes().all(host_byte)
        && path.bytes().all(|byte| byte.is_ascii_graphic())
        && decoded_segments(path).is_ok()
}

#[cfg(test)]
mod tests;
