//! Taking the fields of one object of the page table. Whoever reads it, a build, a check or a test,
//! needs it until its end, so texts and lists are never given back.

use serde_json::{Map, Value};

/// Texts by name.
type Texts = &'static [(&'static str, &'static str)];

/// An object whose fields are taken out one by one; one that is left at the end is unknown.
pub(crate) struct ObjectReader(Map<String, Value>);

impl ObjectReader {
    pub(crate) fn of(value: Value) -> Result<Self, String> {
        match value {
            Value::Object(map) => Ok(Self(map)),
            _ => Err("write an object".to_owned()),
        }
    }

    pub(crate) fn text(&mut self, name: &str) -> Result<&'static str, String> {
        let text = self.optional(name)?;
        text.ok_or_else(|| format!("missing field `{name}`"))
    }

    pub(crate) fn optional(&mut self, name: &str) -> Result<Option<&'static str>, String> {
        match self.0.remove(name) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text.leak())),
            Some(_) => Err(format!("`{name}` is no text")),
        }
    }

    pub(crate) fn flag(&mut self, name: &str) -> Result<bool, String> {
        match self.0.remove(name) {
            None => Ok(false),
            Some(Value::Bool(flag)) => Ok(flag),
            Some(_) => Err(format!("`{name}` is neither `true` nor `false`")),
        }
    }

    /// An object of texts, sorted by name; a missing one is empty.
    pub(crate) fn texts(&mut self, name: &str) -> Result<Texts, String> {
        let Some(value) = self.0.remove(name) else {
            return Ok(&[]);
        };
        let mut texts: Vec<(&'static str, &'static str)> = Vec::new();
        for (key, value) in Self::of(value)?.0 {
            match value {
                Value::String(text) => texts.push((key.leak(), text.leak())),
                _ => return Err(format!("`{name}.{key}` is no text")),
            }
        }
        Ok(texts.leak())
    }

    /// A list, each of its entries read; a missing one is empty.
    pub(crate) fn list<T>(
        &mut self,
        name: &str,
        read: impl Fn(Value) -> Result<T, String>,
    ) -> Result<&'static [T], String> {
        match self.0.remove(name) {
            None => Ok(&[]),
            Some(Value::Array(entries)) => {
                let entries: Result<Vec<T>, String> = entries.into_iter().map(read).collect();
                Ok(entries?.leak())
            }
            Some(_) => Err(format!("`{name}` is no list")),
        }
    }

    pub(crate) fn object(&mut self, name: &str) -> Result<Option<Self>, String> {
        self.0.remove(name).map(Self::of).transpose()
    }

    /// One of a few words; none when the field is missing.
    pub(crate) fn word<T: Copy>(
        &mut self,
        name: &str,
        words: &[(&str, T)],
    ) -> Result<Option<T>, String> {
        let Some(text) = self.optional(name)? else {
            return Ok(None);
        };
        let known = words.iter().find(|(word, _)| *word == text);
        known.map_or_else(
            || Err(format!("`{name}` cannot be `{text}`")),
            |(_, meant)| Ok(Some(*meant)),
        )
    }

    pub(crate) fn finish(self) -> Result<(), String> {
        match self.0.keys().next() {
            None => Ok(()),
            Some(name) => Err(format!("unknown field `{name}`")),
        }
    }
}
