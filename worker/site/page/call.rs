//! The calls that a page's first view needs (`calls` in the page table).

use serde_json::Value;

use super::fields::ObjectReader;
use crate::text::percent::{Encoding, push_encoded};

/// One call, as a row names it: `services/v1/class/active?page={page}&pageSize=12`, or an object
/// with conditions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageCall {
    /// Gateway host and path, for example `services/v1/class/overview`.
    pub path: String,
    /// Query parameter to value, sorted by parameter.
    pub query: Vec<(String, CallValue)>,
    /// The call is made only when this parameter is given.
    pub when: Option<String>,
    /// The call is made only when this parameter is not given.
    pub unless: Option<String>,
}

/// What a call's query parameter holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CallValue {
    /// This text.
    Text(String),
    /// The value of a parameter of the page's path or query.
    Parameter(String),
}

impl PageCall {
    pub(super) fn read(value: Value) -> Result<Self, String> {
        if let Value::String(text) = value {
            return Ok(Self::parse(&text));
        }
        let mut fields = ObjectReader::of(value)?;
        let call = Self {
            when: fields.optional("when")?,
            unless: fields.optional("unless")?,
            ..Self::parse(&fields.text("call")?)
        };
        fields.finish()?;
        Ok(call)
    }

    fn parse(text: &str) -> Self {
        let (path, query) = text.split_once('?').unwrap_or((text, ""));
        let pairs = query.split('&').filter(|pair| !pair.is_empty());
        let mut query: Vec<_> = pairs
            .map(|pair| {
                let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
                let parameter = value.strip_prefix('{').and_then(|v| v.strip_suffix('}'));
                let value = parameter.map_or_else(
                    || CallValue::Text(value.to_owned()),
                    |name| CallValue::Parameter(name.to_owned()),
                );
                (name.to_owned(), value)
            })
            .collect();
        query.sort_by(|(one, _), (other, _)| one.cmp(other));
        Self {
            path: path.to_owned(),
            query,
            ..Self::default()
        }
    }

    /// The parameters of the page that the call depends on.
    pub(super) fn parameters(&self) -> impl Iterator<Item = &str> {
        let values = self.query.iter().filter_map(|(_, value)| match value {
            CallValue::Parameter(name) => Some(name.as_str()),
            CallValue::Text(_) => None,
        });
        let conditions = [&self.when, &self.unless];
        values.chain(conditions.into_iter().filter_map(|name| name.as_deref()))
    }

    /// The call's address, which is also the key of its answer in the boot data: path and query,
    /// sorted by name and form-encoded. `None` when the call is not made: its conditions do not
    /// hold, or the path lacks a parameter that it needs. One of the query that is not given is
    /// left out.
    pub(super) fn address(
        &self,
        params: &[(&str, String)],
        query: &[(&str, String)],
        is_query: impl Fn(&str) -> bool,
    ) -> Option<String> {
        let given = |wanted: &str| {
            let found = params.iter().chain(query).find(|(name, _)| *name == wanted);
            found
                .map(|(_, value)| value.as_str())
                .filter(|value| !value.is_empty())
        };
        let holds = self
            .when
            .as_deref()
            .is_none_or(|name| given(name).is_some())
            && self
                .unless
                .as_deref()
                .is_none_or(|name| given(name).is_none());
        if !holds {
            return None;
        }
        let mut address = self.path.clone();
        let mut mark = '?';
        for (name, value) in &self.query {
            let value = match value {
                CallValue::Text(text) => text.as_str(),
                CallValue::Parameter(parameter) => match given(parameter) {
                    Some(value) => value,
                    None if is_query(parameter) => continue,
                    None => return None,
                },
            };
            address.push(mark);
            mark = '&';
            push_encoded(&mut address, name, Encoding::FORM);
            address.push('=');
            push_encoded(&mut address, value, Encoding::FORM);
        }
        Some(address)
    }
}
