//! Escapes of HTML text, attributes, scripts and XML: one function for each place.
//!
//! Every value that reaches HTML, a script block or XML goes through the
//! function named after that place; there is no general "escape".

use std::borrow::Cow;

/// Text between HTML tags (also inside `<title>`).
#[must_use]
pub fn html_text(text: &str) -> Cow<'_, str> {
    replaced(text, |character| match character {
        '&' => Some("&amp;"),
        '<' => Some("&lt;"),
        '>' => Some("&gt;"),
        _ => None,
    })
}

/// An HTML attribute's value, inside double or single quotes.
#[must_use]
pub fn attribute(text: &str) -> Cow<'_, str> {
    replaced(text, |character| match character {
        '&' => Some("&amp;"),
        '<' => Some("&lt;"),
        '>' => Some("&gt;"),
        '"' => Some("&quot;"),
        '\'' => Some("&#39;"),
        _ => None,
    })
}

/// Serialised JSON that stands in a `<script>` block.
///
/// The five characters occur in JSON inside strings only, so that the result
/// is the same JSON value; without `<` the block cannot be ended early, and
/// without U+2028 and U+2029 it is also valid as older JavaScript.
#[must_use]
pub fn script_json(json: &str) -> Cow<'_, str> {
    replaced(json, |character| match character {
        '<' => Some("\\u003c"),
        '>' => Some("\\u003e"),
        '&' => Some("\\u0026"),
        '\u{2028}' => Some("\\u2028"),
        '\u{2029}' => Some("\\u2029"),
        _ => None,
    })
}

/// Text or an attribute's value in XML 1.0.
///
/// Characters that XML 1.0 section 2.2 does not allow, not even escaped, are
/// dropped: one of them would make the whole file unreadable.
#[must_use]
pub fn xml(text: &str) -> Cow<'_, str> {
    replaced(text, |character| match character {
        '&' => Some("&amp;"),
        '<' => Some("&lt;"),
        '>' => Some("&gt;"),
        '"' => Some("&quot;"),
        '\'' => Some("&apos;"),
        '\t' | '\n' | '\r' => None,
        '\u{fffe}' | '\u{ffff}' => Some(""),
        control if control < ' ' => Some(""),
        _ => None,
    })
}

/// Copies what is clean in whole runs, and borrows when all of it is, which is the usual case.
///
/// Only bytes are looked at: beyond ASCII the characters that any place replaces begin with one of
/// two (UTF-8 of U+2028, U+2029, U+FFFE and U+FFFF), so that most text is never decoded.
fn replaced(text: &str, replacement: impl Fn(char) -> Option<&'static str>) -> Cow<'_, str> {
    let is_suspect = |byte: &u8| match byte {
        0..0x80 => replacement(char::from(*byte)).is_some(),
        byte => matches!(byte, 0xe2 | 0xef),
    };
    let (mut escaped, mut rest, mut looked_at) = (String::new(), text, 0);
    while let Some(run) = position(rest, looked_at, is_suspect) {
        let (clean, after) = rest.split_at_checked(run).unwrap_or((rest, ""));
        let mut characters = after.chars();
        let found = characters.next().unwrap_or_default();
        let Some(replacement) = replacement(found) else {
            looked_at = run + found.len_utf8();
            continue;
        };
        escaped.reserve(clean.len() + after.len() + 16);
        escaped.extend([clean, replacement]);
        (rest, looked_at) = (characters.as_str(), 0);
    }
    if rest.len() == text.len() {
        return Cow::Borrowed(text);
    }
    escaped.push_str(rest);
    Cow::Owned(escaped)
}

fn position(text: &str, from: usize, is_wanted: impl Fn(&u8) -> bool) -> Option<usize> {
    let found = text.as_bytes().get(from..)?.iter().position(is_wanted);
    found.map(|place| from + place)
}

#[cfg(test)]
mod tests {
    use super::{attribute, html_text, script_json, xml};
    use serde_json::Value;

    #[test]
    fn each_place_has_its_escape() {
        let table: Value =
            serde_json::from_str(include_str!("../../../../test/cases/escape.json")).unwrap();
        for case in table["cases"].as_array().unwrap() {
            let input = case["input"].as_str().unwrap();
            let check = |place: &str, escaped: &str| {
                assert_eq!(
                    escaped,
                    case[place].as_str().unwrap(),
                    "{place} of {input:?}"
                );
            };
            check("html", &html_text(input));
            check("attribute", &attribute(input));
            check("xml", &xml(input));
            let json = Value::from(input).to_string();
            let escaped = script_json(&json);
            check("script", &escaped);
            assert_eq!(serde_json::from_str::<String>(&escaped).unwrap(), input);
        }
    }
}
