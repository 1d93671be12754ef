//! A response of the platform as text, with lookups in it.

use std::cell::RefCell;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;

use serde_json::value::RawValue;

use crate::text::escape::script_json;
use crate::text::{fold, json};

/// A good response of the platform: whole, JSON, and none that says that it failed.
#[derive(Debug)]
pub struct ResponseText {
    /// Escaped here, once, instead of in every document that carries it.
    json: Box<RawValue>,
    /// Tells it apart from any other, in every isolate alike.
    fingerprint: u64,
    /// What was looked up in it, by path: a few, those of one page's calls.
    found: RefCell<Vec<(String, Option<String>)>>,
    /// The items of its list that were found: no more than it has.
    items: RefCell<Vec<(Wanted, Rc<Self>)>>,
}

/// Where an item was looked for: the list's path, and what its fields had to be.
type Wanted = (&'static str, Vec<(String, String)>);

impl ResponseText {
    /// Takes a response that has been judged.
    #[must_use]
    pub fn new(json: &str) -> Self {
        let json = script_json(json).into_owned();
        let mut hasher = DefaultHasher::new();
        json.hash(&mut hasher);
        Self {
            json: RawValue::from_string(json).unwrap_or_default(),
            fingerprint: hasher.finish(),
            found: RefCell::default(),
            items: RefCell::default(),
        }
    }

    /// Tells it apart from any other, in every isolate alike.
    #[must_use]
    pub const fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// The response, as JSON that is escaped for a script block.
    #[must_use]
    pub fn json(&self) -> &str {
        self.json.get()
    }

    /// The same, to be moved as it is.
    #[must_use]
    pub const fn raw(&self) -> &RawValue {
        &self.json
    }

    /// Whether its `data` says yes at a dot path; services also write 1 and "true" for it.
    #[must_use]
    pub fn is(&self, path: &str) -> bool {
        let value = json::at(self.json(), &["data.", path].concat());
        matches!(value.map(str::trim), Some("true" | "1" | "\"true\""))
    }

    /// What its `data` holds at a dot path; read once, since a cached document asks each time.
    #[must_use]
    pub fn at(&self, path: &str) -> Option<String> {
        let known = |(known, _): &&(String, _)| known == path;
        if let Some((_, found)) = self.found.borrow().iter().find(known) {
            return found.clone();
        }
        let found = json::scalar_at(self.json(), &["data.", path].concat());
        let mut all = self.found.borrow_mut();
        all.push((path.to_owned(), found.clone()));
        found
    }

    /// Whether there is a list at a dot path into the whole response.
    #[must_use]
    pub fn has_list(&self, path: &str) -> bool {
        json::at(self.json(), path).is_some_and(|list| list.starts_with('['))
    }

    /// The item of a list, a dot path into the whole response, whose fields are equal to these values; an
    /// response of its own. Where none is spelled so, one in another case is found.
    #[must_use]
    pub fn among(&self, list: &'static str, wanted: &[(&str, &str)]) -> Option<Rc<Self>> {
        let fields = wanted.iter();
        let fields = fields.map(|(field, value)| ((*field).to_owned(), (*value).to_owned()));
        let key: Wanted = (list, fields.collect());
        if let Some((_, item)) = self.items.borrow().iter().find(|(known, _)| *known == key) {
            return Some(Rc::clone(item));
        }
        let (mut exact, mut alike) = (None, None);
        json::each_item(json::at(self.json(), list)?, |item| {
            let fields = || {
                wanted
                    .iter()
                    .map(|(field, value)| (json::scalar_at(item, field), *value))
            };
            if exact.is_none() && fields().all(|(found, value)| found.as_deref() == Some(value)) {
                exact = Some(item);
            }
            let is_alike = |(found, value): (Option<String>, &str)| {
                found.is_some_and(|found| fold::is_alike(&found, value))
            };
            if alike.is_none() && fields().all(is_alike) {
                alike = Some(item);
            }
        })?;
        let item = exact.or(alike)?;
        let item = Rc::new(Self::new(&[r#"{"data":"#, item, "}"].concat()));
        // What is found by another spelling is led to its own address, and need not be found again.
        if exact.is_some() {
            self.items.borrow_mut().push((key, Rc::clone(&item)));
        }
        Some(item)
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::ResponseText;

    #[test]
    fn a_response_is_held_as_its_script_holds_it() {
        let response =
            ResponseText::new(r#"{"data":{"a":{"b":"<&>"},"c":7,"d":true,"e":1,"f":"no"}}"#);
        for (path, expected) in [
            ("d", true),
            ("e", true),
            ("f", false),
            ("c", false),
            ("x", false),
        ] {
            assert_eq!(response.is(path), expected, "{path}");
        }
        assert!(
            !response.json().contains(['<', '>', '&']),
            "{}",
            response.json()
        );
        for _ in 0..2 {
            assert_eq!(response.at("a.b").as_deref(), Some("<&>"));
            assert_eq!(response.at("c").as_deref(), Some("7"));
            assert_eq!(response.at("x"), None);
        }
    }

    #[test]
    fn an_item_is_found_in_a_list() {
        let text = r#"{"data":{"items":[null,{"slug":"A","id":1},{"slug":"a","id":2,"of":{"x":7}},{"slug":"a","id":3}]}}"#;
        let response = ResponseText::new(text);
        for (wanted, id) in [
            (&[("slug", "a")][..], Some("2")),
            (&[("slug", "A")], Some("1")),
            (&[("slug", "a"), ("id", "3")], Some("3")),
            (&[("of.x", "7")], Some("2")),
            (&[("slug", "b")], None),
            (&[("name", "a")], None),
        ] {
            let found = || response.among("data.items", wanted);
            let actual = found().and_then(|item| item.at("id"));
            assert_eq!(actual.as_deref(), id, "{wanted:?}");
            // It is made once.
            let same = found()
                .zip(found())
                .is_none_or(|(one, other)| Rc::ptr_eq(&one, &other));
            assert!(same, "{wanted:?}");
        }
        let upper = ResponseText::new(r#"{"data":[{"slug":"dewi","name":"<b>"}]}"#);
        let found = upper.among("data", &[("slug", "DEWI")]).unwrap();
        assert_eq!(found.at("name").as_deref(), Some("<b>"));
        assert!(!found.json().contains('<'));
        assert!(upper.has_list("data"));
        for list in ["data.items", "items", "data.0"] {
            assert!(!upper.has_list(list), "{list}");
            assert!(upper.among(list, &[("slug", "dewi")]).is_none(), "{list}");
        }
    }
}
