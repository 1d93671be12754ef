//! A JSON value.

use std::fmt;

/// What stands in JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Value {
    /// `null`
    #[default]
    Null,
    /// `true` or `false`
    Bool(bool),
    /// A number, as it is written.
    Number(Number),
    /// A text.
    String(String),
    /// A list.
    Array(Vec<Value>),
    /// An object.
    Object(Map),
}

/// A number as it is written, so that none loses a digit on its way through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Number(pub(super) String);

/// An object's fields in their order. A name that stands twice has its last value, as everywhere.
#[derive(Clone, Debug, Default)]
pub struct Map(Vec<(String, Value)>);

impl PartialEq for Map {
    /// In whatever order.
    fn eq(&self, other: &Self) -> bool {
        let has = |map: &Self, (name, value): &(String, Value)| map.get(name) == Some(value);
        let all = |one: &Self, other: &Self| one.iter().all(|field| has(other, field));
        all(self, other) && all(other, self)
    }
}

impl Eq for Map {}

impl Value {
    /// The text; none for anything else.
    #[must_use]
    pub const fn as_str(&self) -> Option<&str> {
        match self {
            Self::String(text) => Some(text.as_str()),
            _ => None,
        }
    }

    /// The whole number from 0 on; none for anything else.
    #[must_use]
    pub fn as_u64(&self) -> Option<u64> {
        match self {
            Self::Number(Number(digits)) => digits.parse().ok(),
            _ => None,
        }
    }

    /// The list; none for anything else.
    #[must_use]
    pub const fn as_array(&self) -> Option<&Vec<Self>> {
        match self {
            Self::Array(items) => Some(items),
            _ => None,
        }
    }

    /// The object; none for anything else.
    #[must_use]
    pub const fn as_object(&self) -> Option<&Map> {
        match self {
            Self::Object(map) => Some(map),
            _ => None,
        }
    }

    /// The object, to be changed; none for anything else.
    pub const fn as_object_mut(&mut self) -> Option<&mut Map> {
        match self {
            Self::Object(map) => Some(map),
            _ => None,
        }
    }

    /// Whether it is `null`.
    #[must_use]
    pub const fn is_null(&self) -> bool {
        matches!(self, Self::Null)
    }

    /// An object's field; none where it lacks it, or for anything else.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Self> {
        self.as_object()?.get(name)
    }

    /// The same, to be changed.
    pub fn get_mut(&mut self, name: &str) -> Option<&mut Self> {
        self.as_object_mut()?.get_mut(name)
    }

    /// What stands at a JSON pointer (RFC 6901) such as `/members/0/email`, without its escapes.
    #[must_use]
    pub fn pointer(&self, pointer: &str) -> Option<&Self> {
        let mut steps = pointer.split('/');
        (steps.next() == Some("")).then_some(())?;
        steps.try_fold(self, |value, step| match value {
            Self::Array(items) => items.get(step.parse::<usize>().ok()?),
            other => other.get(step),
        })
    }

    /// The value, with `null` in its place.
    #[must_use]
    pub fn take(&mut self) -> Self {
        std::mem::take(self)
    }
}

impl Number {
    /// A number from 0 on without a fraction, `1` as `1.0`; none for any other.
    #[must_use]
    pub fn whole(&self) -> Option<u64> {
        let (whole, fraction) = self.0.split_once('.').unwrap_or((&self.0, ""));
        whole
            .parse()
            .ok()
            .filter(|_| fraction.bytes().all(|digit| digit == b'0'))
    }
}

impl fmt::Display for Number {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl Map {
    /// An object without fields.
    #[must_use]
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// Whether it has none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a field. One of that name is over with.
    pub fn insert(&mut self, name: String, value: Value) {
        self.0.push((name, value));
    }

    /// A field's value.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Value> {
        let found = self.0.iter().rev().find(|(known, _)| known == name);
        found.map(|(_, value)| value)
    }

    /// A field's value, to be changed.
    pub fn get_mut(&mut self, name: &str) -> Option<&mut Value> {
        let found = self.0.iter_mut().rev().find(|(known, _)| known == name);
        found.map(|(_, value)| value)
    }

    /// Takes a field out, every time it stands there.
    pub fn remove(&mut self, name: &str) -> Option<Value> {
        let value = self.get_mut(name).map(Value::take);
        self.0.retain(|(known, _)| known != name);
        value
    }

    /// The fields in their order.
    pub fn iter(&self) -> std::slice::Iter<'_, (String, Value)> {
        self.0.iter()
    }
}

impl<'m> IntoIterator for &'m Map {
    type Item = &'m (String, Value);
    type IntoIter = std::slice::Iter<'m, (String, Value)>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl IntoIterator for Map {
    type Item = (String, Value);
    type IntoIter = std::vec::IntoIter<(String, Value)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl From<bool> for Value {
    fn from(flag: bool) -> Self {
        Self::Bool(flag)
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Self {
        Self::Number(Number(number.to_string()))
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Self::from(u64::from(number))
    }
}

impl From<u16> for Value {
    fn from(number: u16) -> Self {
        Self::from(u64::from(number))
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        // No count here is beyond 64 bits.
        Self::from(number as u64)
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::String(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::String(text.to_owned())
    }
}

impl From<Option<&str>> for Value {
    fn from(text: Option<&str>) -> Self {
        text.map_or(Self::Null, Self::from)
    }
}
