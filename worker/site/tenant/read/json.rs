//! JSON in which a key that an object has twice is not silently lost.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

/// A key that an object has twice. The steps lead there: keys, and indexes of arrays as text.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Duplicate {
    pub(super) path: Vec<String>,
}

/// Parses JSON and tells the duplicate keys; the first value of such a key is kept.
pub(super) fn parse(text: &str) -> Result<(Value, Vec<Duplicate>), serde_json::Error> {
    let mut duplicates = Vec::new();
    let mut path = Vec::new();
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let value = Node {
        path: &mut path,
        duplicates: &mut duplicates,
    }
    .deserialize(&mut deserializer)?;
    deserializer.end()?;
    Ok((value, duplicates))
}

struct Node<'a> {
    path: &'a mut Vec<String>,
    duplicates: &'a mut Vec<Duplicate>,
}

impl Node<'_> {
    fn child(&mut self) -> Node<'_> {
        Node {
            path: self.path,
            duplicates: self.duplicates,
        }
    }
}

impl<'de> DeserializeSeed<'de> for Node<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Node<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Value, E> {
        Ok(Value::from(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Value, E> {
        Ok(Value::from(value))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Value, E> {
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Value, E> {
        Ok(Value::from(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut items: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        self.path.push("0".to_owned());
        while let Some(value) = items.next_element_seed(self.child())? {
            values.push(value);
            self.path.pop();
            self.path.push(values.len().to_string());
        }
        self.path.pop();
        Ok(Value::Array(values))
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut entries: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some(key) = entries.next_key::<String>()? {
            self.path.push(key.clone());
            let value = entries.next_value_seed(self.child())?;
            if map.contains_key(&key) {
                self.duplicates.push(Duplicate {
                    path: self.path.clone(),
                });
            } else {
                map.insert(key, value);
            }
            self.path.pop();
        }
        Ok(Value::Object(map))
    }
}
