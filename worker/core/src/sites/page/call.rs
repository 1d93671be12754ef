//! The calls that a page's first view needs: templates of `app/first-views.json`, which the build of this
//! crate adds to the page's row as `calls`.

use super::query::is_word;
use crate::http::percent::{Encoding, push_encoded};

/// What a parameter begins with that the first call's response gives: `{first.category.id}`.
pub(super) const OF_FIRST: &str = "first.";

/// One call, as a row names it: `services/v1/class/active?page={page}&pageSize=12`, or an object
/// with conditions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PageCall {
    /// Gateway host and path, for example `services/v1/class/overview` or `api/silabus/{first.id}`.
    pub path: &'static str,
    /// Query parameter to value, sorted by parameter.
    pub query: &'static [(&'static str, CallValue)],
    /// The call is made only when this parameter is given.
    pub when: Option<&'static str>,
    /// The call is made only when this parameter is not given.
    pub unless: Option<&'static str>,
    /// The list that is looked through where the first call's does not have the page's item.
    pub otherwise: Option<&'static PageCall>,
}

/// What a call's query parameter holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallValue {
    /// This text.
    Text(&'static str),
    /// The value of a parameter: of the page's path or query, or of the first call's response.
    Parameter(&'static str),
    /// The words of a parameter that is a slug: `{slug|words}`.
    Words(&'static str),
}

/// What the parameters of a page's calls hold.
pub(super) struct Given<'g> {
    /// Of the path, by name.
    pub params: &'g [(&'g str, String)],
    /// Of the query, by name.
    pub query: &'g [(&'g str, String)],
    /// What the first call's response holds at a dot path into its `data`.
    pub first: &'g dyn Fn(&str) -> Option<String>,
}

impl Given<'_> {
    /// What is given under a name. Out of a response only words are taken: an id or a slug.
    fn get(&self, wanted: &str) -> Option<String> {
        if let Some(path) = wanted.strip_prefix(OF_FIRST) {
            return (self.first)(path).filter(|value| is_word(value));
        }
        let mut known = self.params.iter().chain(self.query);
        let (_, value) = known.find(|(name, _)| *name == wanted)?;
        (!value.is_empty()).then(|| value.clone())
    }
}

impl PageCall {
    /// The call's key, under which its response stands in the boot data: path and query,
    /// sorted by name and form-encoded. `None` when the call is not made: its conditions do not
    /// hold, or something that it needs is not given. A parameter of the page's query that is not
    /// given is left out.
    pub(super) fn key(&self, given: &Given<'_>, is_query: impl Fn(&str) -> bool) -> Option<String> {
        let is_given = |name: &str| given.get(name).is_some();
        if self.when.is_some_and(|name| !is_given(name)) || self.unless.is_some_and(is_given) {
            return None;
        }
        let mut key = filled(self.path, given)?;
        let mut mark = '?';
        for (name, value) in self.query {
            let (parameter, found) = match value {
                CallValue::Text(text) => ("", Some((*text).to_owned())),
                CallValue::Parameter(parameter) => (*parameter, given.get(parameter)),
                CallValue::Words(parameter) => {
                    let slug = given.get(parameter);
                    (*parameter, slug.map(|slug| slug.replace('-', " ")))
                }
            };
            let value = match found {
                Some(value) => value,
                None if is_query(parameter) => continue,
                None => return None,
            };
            key.push(mark);
            mark = '&';
            push_encoded(&mut key, name, Encoding::FORM);
            key.push('=');
            push_encoded(&mut key, &value, Encoding::FORM);
        }
        Some(key)
    }
}

/// A call's path with its parameters filled in; a segment takes a word alone.
fn filled(path: &str, given: &Given<'_>) -> Option<String> {
    let segments = path.split('/').map(|segment| match parameter_in(segment) {
        None => Some(segment.to_owned()),
        Some(name) => given.get(name).filter(|value| is_word(value)),
    });
    let segments: Option<Vec<String>> = segments.collect();
    Some(segments?.join("/"))
}

/// The name in `{name}`, when that is all there is.
pub(super) fn parameter_in(text: &str) -> Option<&str> {
    text.strip_prefix('{')?.strip_suffix('}')
}
