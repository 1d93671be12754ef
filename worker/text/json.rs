//! Writing JSON, and finding single texts in it.

use serde::Serialize;
use serde_json::Value;

use super::limit::capped;

/// The text that stands at a dot path such as `category.id`, where a number is a place in a list; a
/// number is written out. None for anything else.
#[must_use]
pub fn scalar_at(value: &Value, path: &str) -> Option<String> {
    let found = path.split('.').try_fold(value, |value, key| match value {
        Value::Array(items) => items.get(key.parse::<usize>().ok()?),
        other => other.get(key),
    })?;
    match found {
        Value::String(text) => Some(capped(text).to_owned()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// [`scalar_at`] in the `data` of an answer, given as JSON text.
#[must_use]
pub fn text_at(answer: &str, path: &str) -> Option<String> {
    let answer: Value = serde_json::from_str(answer).ok()?;
    scalar_at(answer.get("data")?, path)
}

/// An object of its fields. Unlike `json!`, which brings serde's whole machinery for making values
/// out of types, it costs the worker next to nothing.
#[must_use]
pub fn object(fields: Vec<(&str, Value)>) -> Value {
    let mut map = serde_json::Map::new();
    for (name, value) in fields {
        map.insert(name.to_owned(), value);
    }
    Value::Object(map)
}

/// A value as JSON text, which cannot fail.
#[must_use]
pub fn text(value: &Value) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// A struct as JSON text: the fields in its own order, without spaces. Only for types whose
/// serialising cannot fail.
#[must_use]
pub fn serialized<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
