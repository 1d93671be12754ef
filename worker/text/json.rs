//! JSON: reading what comes from outside, and writing.
//!
//! Written out, since a library's values bring more into the worker than all of its cache: sorted
//! trees, and the tables by which fractions are read and printed, though a number is only passed on
//! here. Tests hold it to the library (`properties::json`), which writes the structs.

mod fields;
mod read;
mod value;
mod write;

use super::limit::capped;
pub use fields::{Fields, Unfit};
pub use read::{each_item, field_of, parsed, raw_fields, value_at};
pub use value::{Map, Number, Value};
pub use write::{Field, list, object, quoted, text};

/// The text that stands at a dot path such as `category.id`, where a number is a place in a list; a
/// number is written out. None for anything else.
#[must_use]
pub fn scalar_at(value: &Value, path: &str) -> Option<String> {
    let found = path.split('.').try_fold(value, |value, key| match value {
        Value::Array(items) => items.get(key.parse::<usize>().ok()?),
        other => other.get(key),
    })?;
    scalar(found)
}

fn scalar(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(capped(text).to_owned()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// [`scalar_at`] in the `data` of an answer, given as JSON text, of which nothing else is held.
#[must_use]
pub fn text_at(answer: &str, path: &str) -> Option<String> {
    let path: Vec<&str> = ["data"].into_iter().chain(path.split('.')).collect();
    scalar(&value_at(answer, &path)?)
}

#[cfg(test)]
mod tests;
#[cfg(test)]
pub(crate) use tests::json;
