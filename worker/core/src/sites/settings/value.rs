//! Conversion of unvalidated JSON values and texts.

use crate::http::percent;
use crate::text::json::{self, Object};

/// The longest URL that is taken; browsers and crawlers cut longer ones.
const URL_LIMIT: usize = 2_000;

/// The `data` of an upstream envelope, `{status, message, data}`.
///
/// # Errors
/// What is wrong with the envelope, when it is none or says that it failed.
pub(super) fn envelope_data(response: &str) -> Result<&str, &'static str> {
    let envelope = Object::of(response, &["status", "data"]).ok_or("is not an object")?;
    if envelope.get("status").and_then(flag) == Some(false) {
        return Err("says that it failed");
    }
    let data = envelope.get("data").filter(|data| data.starts_with('{'));
    data.ok_or("has no data object")
}

/// An absolute https URL, or a local path that starts with exactly one `/`; where a developer's
/// file drive runs, an http URL of this very machine.
///
/// A character that could end an attribute, a CSS value or a header is
/// refused outright, although every place escapes for itself as well.
#[must_use]
pub fn link(text: &str) -> Option<&str> {
    let text = text.trim();
    let is_local = text.starts_with('/') && !text.starts_with("//");
    let is_https = text.split_at_checked(8).is_some_and(|(scheme, rest)| {
        scheme.eq_ignore_ascii_case("https://") && rest.starts_with(host_start)
    });
    let is_clean = !text
        .chars()
        .any(|c| c.is_control() || c.is_whitespace() || r#"<>"'`\{}|^"#.contains(c));
    ((is_local || is_https || is_here(text)) && is_clean && text.len() <= URL_LIMIT).then_some(text)
}

/// The same of a URL that an editor wrote, in which blanks, quotes and letters beyond ASCII are encoded
/// first: as a browser asks for it.
#[must_use]
pub fn mended_link(text: &str) -> Option<String> {
    let mended = percent::mended(text.trim());
    link(&mended).map(str::to_owned)
}

/// Whether a URL is one of a port of this very machine.
fn is_here(text: &str) -> bool {
    ["http://127.0.0.1:", "http://localhost:"]
        .iter()
        .filter_map(|start| text.strip_prefix(start)?.split_once('/'))
        .any(|(port, _)| port.parse::<u16>().is_ok())
}

/// Beyond ASCII any character may begin a name: which of them are letters would take a table along.
fn host_start(character: char) -> bool {
    character.is_ascii_alphanumeric() || character == '[' || !character.is_ascii()
}

/// A flag in any of the spellings upstreams use.
pub(super) fn flag(json: &str) -> Option<bool> {
    let text: Option<String> = json::read(json);
    let word = text.as_deref().map_or_else(|| whole(json), str::trim);
    match word.to_ascii_lowercase().as_str() {
        "1" | "true" => Some(true),
        "0" | "false" => Some(false),
        _ => None,
    }
}

/// A number without a fraction that says nothing, `1` of `1.0`.
fn whole(number: &str) -> &str {
    match number.split_once('.') {
        Some((whole, fraction)) if fraction.bytes().all(|digit| digit == b'0') => whole,
        _ => number,
    }
}
