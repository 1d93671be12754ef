//! What was fetched for a page before its first byte (spec section 2, first-load detail prefetch).

use std::cell::RefCell;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;

use crate::site::page::Page;
use crate::text::escape::script_json;
use crate::text::json;

/// A good answer of the platform: whole, JSON, and none that says that it failed.
#[derive(Debug)]
pub struct AnswerText {
    /// Escaped here, once, instead of in every document that carries it.
    json: String,
    /// Tells it apart from any other, in every isolate alike.
    fingerprint: u64,
    /// What was looked up in it, by path: a few, those of one page's calls.
    found: RefCell<Vec<(String, Option<String>)>>,
}

impl AnswerText {
    /// Takes an answer that has been judged.
    #[must_use]
    pub fn new(json: &str) -> Self {
        let json = script_json(json).into_owned();
        let mut hasher = DefaultHasher::new();
        json.hash(&mut hasher);
        Self {
            json,
            fingerprint: hasher.finish(),
            found: RefCell::default(),
        }
    }

    /// The answer, as JSON that is escaped for a script block.
    #[must_use]
    pub fn json(&self) -> &str {
        &self.json
    }

    /// What its `data` holds at a dot path; read once, since a kept document asks each time.
    #[must_use]
    pub fn at(&self, path: &str) -> Option<String> {
        let known = |(known, _): &&(String, _)| known == path;
        if let Some((_, found)) = self.found.borrow().iter().find(known) {
            return found.clone();
        }
        let found = json::text_at(&self.json, path);
        let mut all = self.found.borrow_mut();
        all.push((path.to_owned(), found.clone()));
        found
    }
}

/// What came of a call.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// An answer, in time.
    Answer(Rc<AnswerText>),
    /// The platform says that there is no such thing.
    NotThere,
    /// Nothing in time, or nothing good: the app asks again by itself, and shows what went wrong.
    Failed,
}

/// A page's call: its address, which is where the app looks for its answer, and what came of it;
/// none for one that was not to be made.
pub type Called = Option<(String, Outcome)>;

/// What was fetched for the page before its first byte.
#[derive(Debug, Default)]
pub struct Prefetched {
    /// The answers that came in time, by address.
    pub answers: Vec<(String, Rc<AnswerText>)>,
    /// Where among them the one about the page's item is.
    item: Option<usize>,
    /// Whether the platform says that there is no such item.
    pub is_missing: bool,
    /// Whether there is no answer to the call without which the page has nothing to show.
    pub is_unavailable: bool,
}

/// What the row says of a page's calls.
#[derive(Clone, Copy, Debug, Default)]
pub struct Needs {
    /// The first one is about the page's item.
    pub item: bool,
    /// Without an answer to the first one that is made the page has nothing to show.
    pub first: bool,
}

impl Needs {
    /// Of a page.
    #[must_use]
    pub fn of(page: &Page) -> Self {
        Self {
            item: page.item.is_some(),
            first: page.needs_first || page.item.is_some(),
        }
    }
}

impl Prefetched {
    /// Gathers what came of a page's calls, in the row's order.
    pub fn of(needs: Needs, calls: impl IntoIterator<Item = Called>) -> Self {
        let mut prefetched = Self::default();
        let mut is_needed = needs.first;
        for (index, called) in calls.into_iter().enumerate() {
            let is_item = index == 0 && needs.item;
            if let Some((_, outcome)) = &called {
                prefetched.is_unavailable |= is_needed && matches!(outcome, Outcome::Failed);
                is_needed = false;
            }
            match called {
                Some((address, Outcome::Answer(answer))) => {
                    if is_item {
                        prefetched.item = Some(prefetched.answers.len());
                    }
                    prefetched.answers.push((address, answer));
                }
                Some((_, Outcome::NotThere)) if is_item => prefetched.is_missing = true,
                _ => {}
            }
        }
        prefetched
    }

    /// Tells what was fetched apart from anything else that might have been, in every isolate alike.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.is_missing, self.is_unavailable, self.item).hash(&mut hasher);
        for (address, answer) in &self.answers {
            (address, answer.fingerprint).hash(&mut hasher);
        }
        hasher.finish()
    }

    /// The answer about the page's item.
    #[must_use]
    pub fn item(&self) -> Option<&AnswerText> {
        let (_, answer) = self.answers.get(self.item?)?;
        Some(answer)
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::{AnswerText, Called, Needs, Outcome, Prefetched};

    /// Calls as words: `a=1` has been answered with 1, `a?` is not there, `a!` has failed, `-` was not
    /// to be made.
    fn calls(words: &str) -> Vec<Called> {
        let call = |word: &str| {
            let (address, outcome) = match word.split_once('=') {
                Some((address, json)) => (address, Outcome::Answer(Rc::new(AnswerText::new(json)))),
                None if word.ends_with('?') => (word, Outcome::NotThere),
                None => (word, Outcome::Failed),
            };
            (word != "-").then(|| (address.to_owned(), outcome))
        };
        words.split_whitespace().map(call).collect()
    }

    const ITEM: Needs = Needs {
        item: true,
        first: true,
    };
    const LIST: Needs = Needs {
        item: false,
        first: true,
    };
    const NONE: Needs = Needs {
        item: false,
        first: false,
    };

    #[test]
    fn what_came_in_time_is_gathered() {
        for (needs, words, addresses, item, lacks) in [
            (ITEM, "", "", None, ""),
            (ITEM, "a=1 b=2", "ab", Some("1"), ""),
            (NONE, "a=1 -", "a", None, ""),
            (ITEM, "a? b=2", "b", None, "missing"),
            (ITEM, "a! b=2", "b", None, "unavailable"),
            (ITEM, "a=1 b!", "a", Some("1"), ""),
            (ITEM, "- b?", "", None, ""),
            (ITEM, "- b! c=1", "c", None, "unavailable"),
            (LIST, "a=1", "a", None, ""),
            (LIST, "a! b=2", "b", None, "unavailable"),
            (LIST, "- b=2 c!", "b", None, ""),
            (LIST, "a?", "", None, ""),
            (NONE, "a? b!", "", None, ""),
        ] {
            let prefetched = Prefetched::of(needs, calls(words));
            let answers = prefetched.answers.iter();
            let known: String = answers.map(|(address, _)| address.as_str()).collect();
            let found = prefetched.item().map(AnswerText::json);
            let said = match (prefetched.is_missing, prefetched.is_unavailable) {
                (false, false) => "",
                (true, false) => "missing",
                (false, true) => "unavailable",
                (true, true) => "both",
            };
            let told = (known.as_str(), found, said);
            assert_eq!(told, (addresses, item, lacks), "{needs:?} {words}");
        }
    }

    #[test]
    fn whatever_differs_has_another_fingerprint() {
        let all = [
            Prefetched::of(ITEM, calls("")),
            Prefetched::of(ITEM, calls("a!")),
            Prefetched::of(ITEM, calls("a?")),
            Prefetched::of(ITEM, calls("a=1")),
            Prefetched::of(NONE, calls("a=1")),
            Prefetched::of(ITEM, calls("a=2")),
            Prefetched::of(ITEM, calls("b=1")),
            Prefetched::of(ITEM, calls("a=1 b=2")),
            Prefetched::of(ITEM, calls("a=2 b=1")),
        ];
        let mut fingerprints: Vec<u64> = all.iter().map(Prefetched::fingerprint).collect();
        fingerprints.sort_unstable();
        fingerprints.dedup();
        assert_eq!(fingerprints.len(), all.len());
    }

    #[test]
    fn an_answer_is_kept_as_its_script_holds_it() {
        let answer = AnswerText::new(r#"{"data":{"a":{"b":"<&>"},"c":7}}"#);
        assert!(!answer.json.contains(['<', '>', '&']), "{}", answer.json);
        for _ in 0..2 {
            assert_eq!(answer.at("a.b").as_deref(), Some("<&>"));
            assert_eq!(answer.at("c").as_deref(), Some("7"));
            assert_eq!(answer.at("d"), None);
        }
    }
}
