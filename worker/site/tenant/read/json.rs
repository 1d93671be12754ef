//! JSON in which a key that an object has twice is not silently lost.

use serde::de::IgnoredAny;

use crate::text::json::{self, Map, Value};

/// A key that an object has twice. The steps lead there: keys, and indexes of arrays as text.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Duplicate {
    pub(super) path: Vec<String>,
}

/// Parses JSON and tells the duplicate keys; the first value of such a key is kept.
///
/// # Errors
/// Where it is none, and why.
pub(super) fn parse(text: &str) -> Result<(Value, Vec<Duplicate>), String> {
    let Some(value) = json::parsed(text) else {
        // The edge's own reader says no more than that: nobody asks it in which line.
        let checked = serde_json::from_str::<IgnoredAny>(text);
        return Err(checked.map_or_else(|error| error.to_string(), |_| "too deep".to_owned()));
    };
    let mut duplicates = Vec::new();
    let value = with_each_key_once(value, &mut Vec::new(), &mut duplicates);
    Ok((value, duplicates))
}

fn with_each_key_once(
    value: Value,
    path: &mut Vec<String>,
    duplicates: &mut Vec<Duplicate>,
) -> Value {
    let mut within = |step: String, value| {
        path.push(step);
        let value = with_each_key_once(value, path, duplicates);
        path.pop();
        value
    };
    match value {
        Value::Array(items) => {
            let items = items.into_iter().enumerate();
            Value::Array(
                items
                    .map(|(index, item)| within(index.to_string(), item))
                    .collect(),
            )
        }
        Value::Object(map) => {
            let mut once = Map::new();
            let mut twice = Vec::new();
            for (key, value) in map {
                let value = within(key.clone(), value);
                if once.get(&key).is_some() {
                    twice.push(key);
                } else {
                    once.insert(key, value);
                }
            }
            let paths = twice
                .into_iter()
                .map(|key| [path.as_slice(), &[key]].concat());
            duplicates.extend(paths.map(|path| Duplicate { path }));
            Value::Object(once)
        }
        other => other,
    }
}
