//! The query a call passes on.

use super::call::Call;
use crate::text::percent::{Encoding, decoded, push_encoded};

/// The longest query that is looked at, and the longest that is passed on, in bytes.
const LONGEST: usize = 4096;

/// A query parameter the call takes is malformed: a bad escape, no UTF-8, a control character;
/// or the query is longer than 4 KiB.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadQuery;

/// Keeps the parameters of the call's row and drops all others, whatever they hold. The result
/// is sorted by name, holds each name once (its first value) and is form-encoded anew, so that it
/// can be a cache key and equals what `URLSearchParams` makes of the same parameters.
/// `raw` comes without its question mark.
///
/// # Errors
/// [`BadQuery`], for kept parameters only.
pub fn kept_query(call: &Call, raw: &str) -> Result<String, BadQuery> {
    if raw.is_empty() || call.query.is_empty() {
        return Ok(String::new());
    }
    if raw.len() > LONGEST {
        return Err(BadQuery);
    }
    let mut kept: Vec<(&str, String)> = Vec::new();
    for pair in raw.split('&') {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        let Some(name) = row_name(call, name) else {
            continue;
        };
        if kept.iter().any(|(taken, _)| *taken == name) {
            continue;
        }
        let value = decoded(value, Encoding::FORM).ok_or(BadQuery)?;
        if value.chars().any(char::is_control) {
            return Err(BadQuery);
        }
        // Few enough that finding the index costs less than the code of a sort.
        let index = kept.partition_point(|(before, _)| *before < name);
        kept.insert(index, (name, value));
    }
    let query = joined(&kept);
    if query.len() > LONGEST {
        Err(BadQuery)
    } else {
        Ok(query)
    }
}

fn row_name(call: &Call, raw: &str) -> Option<&'static str> {
    let name = decoded(raw, Encoding::FORM)?;
    call.query.iter().find(|known| **known == name).copied()
}

fn joined(pairs: &[(&str, String)]) -> String {
    let mut query = String::new();
    for (name, value) in pairs {
        if !query.is_empty() {
            query.push('&');
        }
        push_encoded(&mut query, name, Encoding::FORM);
        query.push('=');
        push_encoded(&mut query, value, Encoding::FORM);
    }
    query
}
