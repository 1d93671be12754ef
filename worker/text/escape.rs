//! Escapes, one for each place a value can stand in what the edge sends.
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

/// Borrows when nothing has to be replaced, which is the usual case.
fn replaced(text: &str, replacement: impl Fn(char) -> Option<&'static str>) -> Cow<'_, str> {
    let Some(first) = text.find(|character| replacement(character).is_some()) else {
        return Cow::Borrowed(text);
    };
    let (clean, rest) = text.split_at(first);
    let mut out = String::with_capacity(text.len() + 16);
    out.push_str(clean);
    for character in rest.chars() {
        match replacement(character) {
            Some(escaped) => out.push_str(escaped),
            None => out.push(character),
        }
    }
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::{attribute, html_text, script_json, xml};
    use serde_json::Value;

    #[test]
    fn each_place_has_its_escape() {
        let table: Value =
            serde_json::from_str(include_str!("../../test/cases/escape.json")).unwrap();
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
