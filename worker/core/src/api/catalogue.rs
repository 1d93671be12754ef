//! Every REST call of the platform, one row a call (spec section 7, design section 6).
//!
//! `/api/<host>/<path>` is let through only when [`find`] knows its method and path. The tables
//! are in [`services`] and [`satellites`]; what a row can say is in [`call`].

pub mod call;
pub mod contract;
pub mod kind;
pub mod upstream;
pub mod path;
pub mod query;
pub mod body;
pub mod satellites;
pub mod services;

pub use body::{accepted_body, posted_query};
pub use call::{Access, Body, CachePolicy, Call, Handler, Limit, Method, QueryRule, QueryRules};
pub use query::accepted_query;
pub use upstream::{Session, Upstream};

use crate::error::{BadRequestReason, Error};
use crate::http::methods::Methods;

/// A call that was found, with the values of its path parameters.
#[derive(Clone, Debug)]
pub struct Matched {
    /// The row.
    pub call: &'static Call,
    /// Names and percent-decoded values of the path parameters, in path order.
    pub params: Vec<(&'static str, String)>,
    /// The path to ask the upstream for: relative, rebuilt from the row and the decoded
    /// parameters, so that nothing of the visitor's spelling gets through.
    pub path: String,
}

/// Why a request is no call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallError {
    /// No such host or path, or one the edge alone may call.
    Unknown,
    /// The path exists with the methods in `allow`.
    WrongMethod {
        /// Those methods.
        allow: Methods,
    },
    /// The path is malformed or tries to leave its place.
    BadPath,
}

impl From<CallError> for Error {
    fn from(error: CallError) -> Self {
        match error {
            CallError::Unknown => Self::NotFound,
            CallError::WrongMethod { allow } => Self::MethodNotAllowed { allow },
            CallError::BadPath => Self::BadRequest(BadRequestReason::Address),
        }
    }
}

/// An upstream's rows.
#[must_use]
pub const fn calls(upstream: Upstream) -> &'static [Call] {
    match upstream {
        Upstream::Services => services::CALLS,
        Upstream::Api => satellites::API,
        Upstream::Auth => satellites::AUTH,
        Upstream::Programs => satellites::PROGRAMS,
        Upstream::Statistics => satellites::STATISTICS,
        Upstream::Assistant => satellites::ASSISTANT,
        Upstream::Data => satellites::DATA,
        Upstream::Drive => satellites::DRIVE,
        Upstream::Mailer => satellites::MAILER,
    }
}

/// Finds the call for `/api/<host>/<path>`. `path` is raw, still percent-encoded, without a
/// leading slash and without the query. Methods and literals compare by exact case; `HEAD` and
/// `OPTIONS` are no methods of the catalogue.
///
/// # Errors
/// [`CallError`], where a malformed path weighs more than an unknown one.
pub fn find(method: &str, upstream: &str, path: &str) -> Result<Matched, CallError> {
    let name = path::decoded_segment(upstream).map_err(|_| CallError::BadPath)?;
    let segments = path::decoded_segments(path).map_err(|_| CallError::BadPath)?;
    let upstream = Upstream::from_name(&name).ok_or(CallError::Unknown)?;
    let mut allow = Methods::default();
    for call in calls(upstream)
        .iter()
        .filter(|call| call.access != Access::EdgeOnly)
    {
        if !path::fits(call.path, &segments) {
            continue;
        }
        if call.is_made_by(method) {
            let params = path::params(call.path, &segments);
            let path = path::rebuilt(call.path, &segments);
            return Ok(Matched { call, params, path });
        }
        allow = allow.and(&[call.method.name()]);
        if call.accepts_query_as_post {
            allow = allow.and(&[Method::Post.name()]);
        }
    }
    Err(if allow.is_empty() {
        CallError::Unknown
    } else {
        CallError::WrongMethod { allow }
    })
}

#[cfg(test)]
mod tests;
