//! The query a call passes on.

use super::call::{Call, QueryRule};
use crate::http::percent::{Encoding, decoded, push_encoded};

/// The longest query that is looked at, and the longest that is passed on, in bytes.
const LONGEST: usize = 4096;

/// A query parameter the call takes is malformed: a bad escape, no UTF-8, a control character, a
/// value that the call's rules do not know; or the query is longer than 4 KiB.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a query of the call")]
pub struct BadQuery;

/// Accepts the parameters of the call's row, drops all others, whatever they hold, and says what the
/// row's rules want said. The result
/// is sorted by name, holds each name once (its first value) and is form-encoded anew, so that it
/// can be a cache key and equals what `URLSearchParams` makes of the same parameters.
/// `raw` comes without its question mark.
///
/// # Errors
/// [`BadQuery`], for accepted parameters only.
pub fn accepted_query(call: &Call, raw: &str) -> Result<String, BadQuery> {
    if call.query.is_empty() {
        return Ok(String::new());
    }
    if raw.len() > LONGEST {
        return Err(BadQuery);
    }
    let mut accepted: Vec<(&str, String)> = Vec::new();
    for pair in raw.split('&') {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        let Some(name) = row_name(call, name) else {
            continue;
        };
        if accepted.iter().any(|(taken, _)| *taken == name) {
            continue;
        }
        let value = decoded(value, Encoding::FORM).ok_or(BadQuery)?;
        if value.chars().any(char::is_control) || !may_say(call, name, &value) {
            return Err(BadQuery);
        }
        insert(&mut accepted, name, value);
    }
    for (name, rule) in call.query_rules {
        if let Some(value) = rule.default_value()
            && accepted.iter().all(|(taken, _)| taken != name)
        {
            insert(&mut accepted, name, value);
        }
    }
    let query = joined(&accepted);
    if query.len() > LONGEST {
        Err(BadQuery)
    } else {
        Ok(query)
    }
}

/// Puts a parameter at its place.
fn insert<'c>(accepted: &mut Vec<(&'c str, String)>, name: &'c str, value: String) {
    let place = accepted.partition_point(|(known, _)| *known < name);
    accepted.insert(place, (name, value));
}

impl QueryRule {
    fn default_value(self) -> Option<String> {
        match self {
            Self::Only(only) => Some(only.to_owned()),
            Self::UpTo(most) => Some(most.to_string()),
            Self::Equals => None,
        }
    }
}

fn may_say(call: &Call, name: &str, value: &str) -> bool {
    let mut rules = call.query_rules.iter();
    let rule = rules.find_map(|(ruled, rule)| (*ruled == name).then_some(rule));
    match rule {
        None => true,
        Some(QueryRule::Only(only)) => value == *only,
        Some(QueryRule::UpTo(most)) => {
            let digits = !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit());
            digits
                && value
                    .parse()
                    .is_ok_and(|number: u32| (1..=*most).contains(&number))
        }
        Some(QueryRule::Equals) => value
            .strip_prefix("eq.")
            .is_some_and(|value| !value.is_empty()),
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
