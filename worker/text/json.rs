//! Writing JSON.

use serde::Serialize;
use serde_json::Value;

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
