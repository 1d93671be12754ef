//! JSON values that report a repeated key of an object instead of losing it.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

/// A key that an object has twice. The steps lead there: keys, and indexes of arrays as text.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Duplicate {
    pub(super) path: Vec<String>,
}

/// Parses JSON and reports the duplicate keys; the first value of such a key counts. The mark of byte order
/// that some editors write is no part of it (RFC 8259 section 8.1).
///
/// # Errors
/// Where it is none, and why.
pub(super) fn parse(text: &str) -> Result<(Value, Vec<Duplicate>), String> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let (mut path, mut duplicates) = (Vec::new(), Vec::new());
    let once = EachKeyOnce {
        path: &mut path,
        duplicates: &mut duplicates,
    };
    let mut reader = serde_json::Deserializer::from_str(text);
    let value = once.deserialize(&mut reader);
    let value = value.and_then(|value| reader.end().map(|()| value));
    let value = value.map_err(|error| {
        let line = error.line();
        if is_comment(text, &error) {
            format!("a comment at line {line}; JSON has none, take it out")
        } else {
            error.to_string()
        }
    });
    Ok((value?, duplicates))
}

/// Whether it is a comment that could not be read.
fn is_comment(text: &str, error: &serde_json::Error) -> bool {
    let line = text.lines().nth(error.line().saturating_sub(1));
    let from = error.column().saturating_sub(1);
    let rest = line.and_then(|line| line.get(from..)).unwrap_or_default();
    rest.starts_with("//") || rest.starts_with("/*")
}

/// Reads one value at a path.
struct EachKeyOnce<'p> {
    path: &'p mut Vec<String>,
    duplicates: &'p mut Vec<Duplicate>,
}

impl EachKeyOnce<'_> {
    fn within(&mut self, step: String) -> EachKeyOnce<'_> {
        self.path.push(step);
        EachKeyOnce {
            path: self.path,
            duplicates: self.duplicates,
        }
    }
}

impl<'de> DeserializeSeed<'de> for EachKeyOnce<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for EachKeyOnce<'_> {
    type Value = Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("any value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Value, E> {
        Ok(flag.into())
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut list: A) -> Result<Value, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = list.next_element_seed(self.within(items.len().to_string()))? {
            items.push(item);
            self.path.pop();
        }
        self.path.pop();
        Ok(Value::Array(items))
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut object: A) -> Result<Value, A::Error> {
        let mut once = Map::new();
        while let Some(key) = object.next_key::<String>()? {
            let value = object.next_value_seed(self.within(key.clone()))?;
            if once.contains_key(&key) {
                let path = self.path.clone();
                self.duplicates.push(Duplicate { path });
            } else {
                once.insert(key, value);
            }
            self.path.pop();
        }
        Ok(Value::Object(once))
    }
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn malformed_json_is_reported_with_its_place() {
        for (text, expected) in [
            ("\u{feff}{}", Ok(())),
            ("{\n  // a note\n  \"a\": 1\n}", Err("a comment at line 2")),
            (
                "{\"a\": 1, /* a note */ \"b\": 2}",
                Err("a comment at line 1"),
            ),
            ("[1, // one\n2]", Err("a comment at line 1")),
            ("{\"a\": 1,}", Err("trailing comma at line 1")),
            ("{\"a\" 1}", Err("expected `:` at line 1")),
            ("", Err("EOF")),
            ("\u{feff}", Err("EOF")),
            ("{} // the end", Err("a comment at line 1")),
            ("{\"address\": \"https://a.example\"}", Ok(())),
        ] {
            let actual = parse(text).map(|_| ());
            match (&actual, expected) {
                (Ok(()), Ok(())) => {}
                (Err(actual), Err(expected)) if actual.contains(expected) => {}
                _ => panic!("{text}: {actual:?}"),
            }
        }
    }
}
