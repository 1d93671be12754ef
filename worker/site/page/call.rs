//! The calls that a page's first view needs (`calls` in the page table).

use crate::text::percent::{Encoding, push_encoded};

/// One call, as a row names it: `services/v1/class/active?page={page}&pageSize=12`, or an object
/// with conditions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PageCall {
    /// Gateway host and path, for example `services/v1/class/overview`.
    pub path: &'static str,
    /// Query parameter to value, sorted by parameter.
    pub query: &'static [(&'static str, CallValue)],
    /// The call is made only when this parameter is given.
    pub when: Option<&'static str>,
    /// The call is made only when this parameter is not given.
    pub unless: Option<&'static str>,
}

/// What a call's query parameter holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallValue {
    /// This text.
    Text(&'static str),
    /// The value of a parameter of the page's path or query.
    Parameter(&'static str),
}

impl PageCall {
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
        let holds = self.when.is_none_or(|name| given(name).is_some())
            && self.unless.is_none_or(|name| given(name).is_none());
        if !holds {
            return None;
        }
        let mut address = self.path.to_owned();
        let mut mark = '?';
        for (name, value) in self.query {
            let value = match value {
                CallValue::Text(text) => text,
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
