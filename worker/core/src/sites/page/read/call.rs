//! Reads a call of a page's row.

use serde_json::Value;

use super::fields::ObjectReader;
use crate::sites::page::call::{CallValue, OF_FIRST, PageCall, parameter_in};

impl PageCall {
    pub(super) fn read(value: Value) -> Result<Self, String> {
        if let Value::String(text) = value {
            return Ok(Self::parse(text.leak()));
        }
        let mut fields = ObjectReader::of(value)?;
        let call = Self {
            when: fields.optional("when")?,
            unless: fields.optional("unless")?,
            otherwise: fields
                .optional("else")?
                .map(|text| &*Box::leak(Box::new(Self::parse(text)))),
            ..Self::parse(fields.text("call")?)
        };
        fields.finish()?;
        Ok(call)
    }

    fn parse(text: &'static str) -> Self {
        let (path, query) = text.split_once('?').unwrap_or((text, ""));
        let pairs = query.split('&').filter(|pair| !pair.is_empty());
        let mut query: Vec<(&str, CallValue)> = Vec::new();
        for pair in pairs {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            let place = query.partition_point(|(known, _)| *known <= name);
            query.insert(place, (name, CallValue::read(value)));
        }
        Self {
            path,
            query: query.leak(),
            ..Self::default()
        }
    }

    /// The parameters of the page itself that the call depends on.
    pub(super) fn parameters(&self) -> impl Iterator<Item = &'static str> {
        let values = self.query.iter().filter_map(|(_, value)| match value {
            CallValue::Parameter(name) | CallValue::Words(name) => Some(*name),
            CallValue::Text(_) => None,
        });
        let segments = self.path.split('/').filter_map(parameter_in);
        let all = segments.chain(values).chain(self.when).chain(self.unless);
        all.filter(|name| !name.starts_with(OF_FIRST))
    }
}

/// What a parameter ends with whose words are meant.
const WORDS: &str = "|words";

impl CallValue {
    fn read(text: &'static str) -> Self {
        match parameter_in(text) {
            None => Self::Text(text),
            Some(name) => name
                .strip_suffix(WORDS)
                .map_or(Self::Parameter(name), Self::Words),
        }
    }
}
