//! Taking the fields of one object of the page table. Whoever reads it, a build, a check or a test,
//! needs it until its end, so texts and lists are never given back.

use serde_json::Value;

use crate::sites::fields::{FieldReader, Unfit};

/// Texts by name.
type Texts = &'static [(&'static str, &'static str)];

/// An object of the table; what is wrong with a field is reported by its name.
pub(crate) struct ObjectReader(FieldReader);

impl ObjectReader {
    pub(crate) fn of(value: Value) -> Result<Self, String> {
        let fields = FieldReader::of(value).map_err(|Unfit| "write an object".to_owned())?;
        Ok(Self(fields))
    }

    pub(crate) fn text(&mut self, name: &str) -> Result<&'static str, String> {
        let text = self.optional(name)?;
        text.ok_or_else(|| format!("missing field `{name}`"))
    }

    pub(crate) fn optional(&mut self, name: &str) -> Result<Option<&'static str>, String> {
        match self.0.text(name) {
            Ok(text) => Ok(text.map(|text| &*text.leak())),
            Err(Unfit) => Err(format!("`{name}` is no text")),
        }
    }

    pub(crate) fn flag(&mut self, name: &str) -> Result<bool, String> {
        let flag = self.0.flag(name);
        let flag = flag.map_err(|Unfit| format!("`{name}` is neither `true` nor `false`"))?;
        Ok(flag.unwrap_or_default())
    }

    /// An object of texts, sorted by name.
    pub(crate) fn texts(&mut self, name: &str) -> Result<Texts, String> {
        let texts = self.optional_texts(name)?;
        texts.ok_or_else(|| format!("missing field `{name}`"))
    }

    /// The same, which may be missing.
    pub(crate) fn optional_texts(&mut self, name: &str) -> Result<Option<Texts>, String> {
        let mut texts: Vec<(&'static str, &'static str)> = Vec::new();
        let Some(Self(fields)) = self.object(name)? else {
            return Ok(None);
        };
        // What is left comes sorted.
        for (key, value) in fields.left() {
            match value {
                Value::String(text) => texts.push((key.leak(), text.leak())),
                _ => return Err(format!("`{name}.{key}` is no text")),
            }
        }
        Ok(Some(texts.leak()))
    }

    /// A list, each of its entries read; a missing one is empty.
    pub(crate) fn list<T>(
        &mut self,
        name: &str,
        read: impl Fn(Value) -> Result<T, String>,
    ) -> Result<&'static [T], String> {
        let list = self.0.list(name);
        let entries = list.map_err(|Unfit| format!("`{name}` is no list"))?;
        let entries = entries.unwrap_or_default().into_iter().map(read);
        Ok(entries.collect::<Result<Vec<T>, String>>()?.leak())
    }

    pub(crate) fn object(&mut self, name: &str) -> Result<Option<Self>, String> {
        self.0.take(name).map(Self::of).transpose()
    }

    /// One of a few words; `None` if the field is missing.
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

    /// Every field, whatever it is named, in the names' order.
    pub(crate) fn entries(self) -> impl Iterator<Item = (&'static str, Value)> {
        let Self(fields) = self;
        let left = fields.left().into_iter();
        left.map(|(name, value)| (&*name.leak(), value))
    }

    pub(crate) fn finish(self) -> Result<(), String> {
        match self.0.left().first() {
            None => Ok(()),
            Some((name, _)) => Err(format!("unknown field `{name}`")),
        }
    }
}
