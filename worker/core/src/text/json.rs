//! JSON from outside: visited in place with serde, without building values that are not needed.
//!
//! A part of a text is a text again. So what is only passed on stays as it was written, numbers with all
//! their digits, and a field that is malformed spoils no other. A name that stands twice in an object has
//! its last value.

use std::borrow::Cow;
use std::str::Split;
use std::{fmt, io};

use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Serializer as JsonSerializer;
use serde_json::ser::Formatter;
use serde_json::value::RawValue;

use super::escape::script_json;
use super::limit::capped;

/// What a whole text says, as `T`; `None` if it is no JSON, or says something else.
#[must_use]
pub fn read<'t, T: Deserialize<'t>>(text: &'t str) -> Option<T> {
    serde_json::from_str(text).ok()
}

/// Whether a text is JSON, however deep.
#[must_use]
pub fn is_json(text: &str) -> bool {
    read::<IgnoredAny>(text).is_some()
}

/// A value as JSON text, without spaces.
#[must_use]
pub fn written<T: Serialize + ?Sized>(value: &T) -> String {
    // Every name here is a text, so that nothing can fail.
    serde_json::to_string(value).unwrap_or_default()
}

/// A value as JSON text that may stand in a `<script>` block, each text in it as [`script_json`] has it.
/// Raw values are moved as they are: they have to be escaped so already. There is room for `capacity`
/// bytes of it from the beginning.
#[must_use]
pub fn written_for_script<T: Serialize + ?Sized>(value: &T, capacity: usize) -> String {
    let mut text = Vec::with_capacity(capacity);
    let mut serializer = JsonSerializer::with_formatter(&mut text, ScriptFormatter);
    // As above; and what is written of texts is text.
    let is_written = value.serialize(&mut serializer).is_ok();
    let text = is_written.then(|| String::from_utf8(text).ok()).flatten();
    text.unwrap_or_default()
}

struct ScriptFormatter;

impl Formatter for ScriptFormatter {
    fn write_string_fragment<W: ?Sized + io::Write>(
        &mut self,
        writer: &mut W,
        fragment: &str,
    ) -> io::Result<()> {
        writer.write_all(script_json(fragment).as_bytes())
    }

    fn write_raw_fragment<W: ?Sized + io::Write>(
        &mut self,
        writer: &mut W,
        fragment: &str,
    ) -> io::Result<()> {
        debug_assert!(matches!(script_json(fragment), Cow::Borrowed(_)));
        writer.write_all(fragment.as_bytes())
    }
}

/// A text that is JSON, to be written as it is; `None` for any other.
#[must_use]
pub fn raw(text: &str) -> Option<&RawValue> {
    read(text)
}

/// Names and values that are written as an object, in their order.
#[derive(Clone, Debug)]
pub struct Fields<'f, K, V>(pub &'f [(K, V)]);

impl<K: Serialize, V: Serialize> Serialize for Fields<'_, K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

/// The fields of an object that are asked for, each as it is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Object<'t>(Vec<(&'static str, &'t str)>);

impl<'t> Object<'t> {
    /// Reads an object's fields of these names over; `None` if the text is no JSON object.
    #[must_use]
    pub fn of(text: &'t str, names: &[&'static str]) -> Option<Self> {
        let mut fields: Vec<(&'static str, &'t str)> = Vec::with_capacity(names.len());
        each_field(text, |name, value| {
            let Some(name) = names.iter().find(|known| **known == name) else {
                return;
            };
            match fields.iter_mut().find(|(known, _)| known == name) {
                Some((_, before)) => *before = value,
                None => fields.push((name, value)),
            }
        })?;
        Some(Self(fields))
    }

    /// A field's value as JSON text; `None` if it is missing.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&'t str> {
        let found = self.0.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| *value)
    }

    /// The [`scalar`] at a dot path whose first step is one of the fields.
    #[must_use]
    pub fn scalar_at(&self, path: &str) -> Option<String> {
        match path.split_once('.') {
            None => scalar(self.get(path)?),
            Some((name, rest)) => scalar_at(self.get(name)?, rest),
        }
    }

    /// A field as `T`; `None` if it is missing, or says something else.
    #[must_use]
    pub fn read<T: Deserialize<'t>>(&self, name: &str) -> Option<T> {
        read(self.get(name)?)
    }
}

/// Goes through an object's fields in their order, each with its value as it is written. `None` if the
/// text is no JSON object, which may turn out at its end.
pub fn each_field<'t>(text: &'t str, mut visit: impl FnMut(Cow<'t, str>, &'t str)) -> Option<()> {
    let mut reader = serde_json::Deserializer::from_str(text);
    reader.deserialize_map(FieldVisitor(&mut visit)).ok()?;
    reader.end().ok()
}

/// Goes through a list's items, each as it is written. `None` if the text is no JSON list, which may
/// turn out at its end.
pub fn each_item<'t>(text: &'t str, mut visit: impl FnMut(&'t str)) -> Option<()> {
    let mut reader = serde_json::Deserializer::from_str(text);
    reader.deserialize_seq(ItemVisitor(&mut visit)).ok()?;
    reader.end().ok()
}

/// What stands at a dot path such as `category.id`, where a number is a place in a list; `None` if
/// nothing does, or the text is no JSON. The text is gone through once.
#[must_use]
pub fn at<'t>(text: &'t str, path: &str) -> Option<&'t str> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let found = Steps(path.split('.')).deserialize(&mut reader).ok()?;
    reader.end().ok()?;
    found
}

/// A text, or a number as it is written; `None` for anything else. At most [`super::limit::TEXT_LIMIT`] of
/// it.
#[must_use]
pub fn scalar(json: &str) -> Option<String> {
    match json.as_bytes().first()? {
        b'"' => read::<String>(json).map(|text| capped(&text).to_owned()),
        b'-' | b'0'..=b'9' => Some(capped(json).to_owned()),
        _ => None,
    }
}

/// The [`scalar`] at a dot path.
#[must_use]
pub fn scalar_at(text: &str, path: &str) -> Option<String> {
    scalar(at(text, path)?)
}

/// A name, which is copied only where escapes stand in it.
#[derive(Deserialize)]
struct Name<'t>(#[serde(borrow)] Cow<'t, str>);

/// The steps of a dot path that are still to be gone.
#[derive(Clone)]
struct Steps<'p>(Split<'p, char>);

impl<'t> DeserializeSeed<'t> for Steps<'_> {
    type Value = Option<&'t str>;

    fn deserialize<D: Deserializer<'t>>(mut self, reader: D) -> Result<Self::Value, D::Error> {
        match self.0.next() {
            Some(step) => reader.deserialize_any(StepVisitor { step, rest: self }),
            None => <&RawValue>::deserialize(reader).map(|value| Some(value.get())),
        }
    }
}

struct StepVisitor<'p> {
    step: &'p str,
    rest: Steps<'p>,
}

impl<'t> Visitor<'t> for StepVisitor<'_> {
    type Value = Option<&'t str>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("any value")
    }

    fn visit_map<A: MapAccess<'t>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut found = None;
        while let Some(Name(name)) = map.next_key()? {
            if name == self.step {
                found = map.next_value_seed(self.rest.clone())?;
            } else {
                map.next_value::<IgnoredAny>()?;
            }
        }
        Ok(found)
    }

    fn visit_seq<A: SeqAccess<'t>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        let mut found = None;
        if let Ok(place) = self.step.parse() {
            let mut before = (0..place).map_while(|_: usize| list.next_element().transpose());
            before.try_for_each(|item: Result<IgnoredAny, _>| item.map(drop))?;
            found = list.next_element_seed(self.rest)?.flatten();
        }
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(found)
    }

    fn visit_unit<E>(self) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_bool<E>(self, _: bool) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_str<E>(self, _: &str) -> Result<Self::Value, E> {
        Ok(None)
    }
}

struct FieldVisitor<'v, 't>(&'v mut dyn FnMut(Cow<'t, str>, &'t str));

impl<'t> Visitor<'t> for FieldVisitor<'_, 't> {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an object")
    }

    fn visit_map<A: MapAccess<'t>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some((Name(name), value)) = map.next_entry::<Name<'t>, &'t RawValue>()? {
            (self.0)(name, value.get());
        }
        Ok(())
    }
}

struct ItemVisitor<'v, 't>(&'v mut dyn FnMut(&'t str));

impl<'t> Visitor<'t> for ItemVisitor<'_, 't> {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a list")
    }

    fn visit_seq<A: SeqAccess<'t>>(self, mut list: A) -> Result<(), A::Error> {
        while let Some(item) = list.next_element::<&'t RawValue>()? {
            (self.0)(item.get());
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
