//! Writing JSON, without spaces.

use super::value::Value;

/// A value as JSON text.
#[must_use]
pub fn text(value: &Value) -> String {
    let mut text = String::new();
    push(&mut text, value);
    text
}

/// A text as JSON text, in its quotes.
#[must_use]
pub fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    push_quoted(&mut quoted, text);
    quoted
}

/// A field's value on its way into a text.
#[derive(Clone, Copy)]
pub enum Field<'f> {
    /// `null`
    Null,
    /// `true` or `false`
    Flag(bool),
    /// A whole number.
    Number(u64),
    /// A text.
    Text(&'f str),
    /// What is JSON text already.
    Json(&'f str),
}

impl From<bool> for Field<'_> {
    fn from(flag: bool) -> Self {
        Self::Flag(flag)
    }
}

impl From<u64> for Field<'_> {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl<'f> From<&'f str> for Field<'f> {
    fn from(text: &'f str) -> Self {
        Self::Text(text)
    }
}

impl<'f> From<&'f String> for Field<'f> {
    fn from(text: &'f String) -> Self {
        Self::Text(text)
    }
}

impl<'f> From<Option<&'f str>> for Field<'f> {
    fn from(text: Option<&'f str>) -> Self {
        text.map_or(Self::Null, Self::Text)
    }
}

/// An object of these fields as JSON text.
#[must_use]
pub fn object(fields: &[(&str, Field<'_>)]) -> String {
    let mut text = String::from("{");
    for (name, value) in fields {
        if text.len() > 1 {
            text.push(',');
        }
        push_quoted(&mut text, name);
        text.push(':');
        match value {
            Field::Null => text.push_str("null"),
            Field::Flag(flag) => text.push_str(if *flag { "true" } else { "false" }),
            Field::Number(number) => text.push_str(&number.to_string()),
            Field::Text(string) => push_quoted(&mut text, string),
            Field::Json(json) => text.push_str(json),
        }
    }
    text.push('}');
    text
}

/// A list of what is JSON text already.
#[must_use]
pub fn list(items: &[String]) -> String {
    ["[", &items.join(","), "]"].concat()
}

fn push(text: &mut String, value: &Value) {
    match value {
        Value::Null => text.push_str("null"),
        Value::Bool(true) => text.push_str("true"),
        Value::Bool(false) => text.push_str("false"),
        Value::Number(number) => text.push_str(&number.0),
        Value::String(string) => push_quoted(text, string),
        Value::Array(items) => {
            text.push('[');
            for (index, item) in items.iter().enumerate() {
                if index > 0 {
                    text.push(',');
                }
                push(text, item);
            }
            text.push(']');
        }
        Value::Object(map) => {
            text.push('{');
            for (index, (name, value)) in map.iter().enumerate() {
                if index > 0 {
                    text.push(',');
                }
                push_quoted(text, name);
                text.push(':');
                push(text, value);
            }
            text.push('}');
        }
    }
}

/// By runs of what needs no escape, which is nearly everything.
fn push_quoted(text: &mut String, string: &str) {
    text.push('"');
    let mut rest = string;
    let is_special = |byte: &u8| matches!(byte, b'"' | b'\\' | 0..0x20);
    while let Some(at) = rest.as_bytes().iter().position(is_special) {
        let (run, after) = rest.split_at_checked(at).unwrap_or((rest, ""));
        text.push_str(run);
        let mut characters = after.chars();
        match characters.next().unwrap_or_default() {
            '\u{8}' => text.push_str("\\b"),
            '\t' => text.push_str("\\t"),
            '\n' => text.push_str("\\n"),
            '\u{c}' => text.push_str("\\f"),
            '\r' => text.push_str("\\r"),
            control if control < ' ' => {
                text.push_str("\\u00");
                text.push(if control < '\u{10}' { '0' } else { '1' });
                text.extend(char::from_digit(u32::from(control) % 16, 16));
            }
            other => text.extend(['\\', other]),
        }
        rest = characters.as_str();
    }
    text.push_str(rest);
    text.push('"');
}
