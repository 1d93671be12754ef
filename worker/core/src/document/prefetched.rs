//! Responses fetched for a page before its first byte (spec section 2, first-load detail prefetch).

mod response_text;

use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;

pub use response_text::ResponseText;

use crate::sites::page::Page;

/// How the platform says that there is no such thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Absence {
    /// It knows of none.
    Unknown,
    /// There was one, which will not come back.
    Gone,
}

impl Absence {
    /// By the status of the platform's response; `None` for one that says something else.
    #[must_use]
    pub const fn of(status: u16) -> Option<Self> {
        match status {
            404 => Some(Self::Unknown),
            410 => Some(Self::Gone),
            _ => None,
        }
    }

    /// The status of the document that says so.
    #[must_use]
    pub const fn status(self) -> u16 {
        match self {
            Self::Unknown => 404,
            Self::Gone => 410,
        }
    }
}

/// What came of a call.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// A response, in time.
    Response(Rc<ResponseText>),
    /// The platform says that there is no such thing.
    Absent(Absence),
    /// Nothing in time, or nothing good: the app asks again by itself, and shows what went wrong.
    Failed,
}

impl Outcome {
    /// Whether the platform has said what there is to say.
    #[must_use]
    pub const fn is_there(&self) -> bool {
        !matches!(self, Self::Failed)
    }
}

/// A page's call: its key, under which the app looks for its response, and what came of it;
/// none for one that was not to be made.
pub type CallResult = Option<(String, Outcome)>;

/// What was fetched for the page before its first byte.
#[derive(Debug, Default)]
pub struct Prefetched {
    /// The responses that came in time, by call key.
    pub responses: Vec<(String, Rc<ResponseText>)>,
    /// The one about the page's item, or what was found of it in a list.
    item: Option<Rc<ResponseText>>,
    /// How the platform says that there is no such item, where it does.
    pub absence: Option<Absence>,
    /// Whether there is no response to the call without which the page has nothing to show.
    pub is_unavailable: bool,
    /// The keys of that call, of which there are two where lists are looked through; `None` if the
    /// page can do without.
    main: Vec<String>,
    /// The response that has no list where its item was looked for, by its call key, and that place.
    pub unlisted: Option<(String, &'static str)>,
}

/// What the row says of a page's calls.
#[derive(Clone, Copy, Debug, Default)]
pub struct Needs {
    /// The first one is about the page's item alone.
    pub item: bool,
    /// Without a response to the first one that is made the page has nothing to show.
    pub first: bool,
}

impl Needs {
    /// Of a page.
    #[must_use]
    pub fn of(page: &Page) -> Self {
        Self {
            item: page.item.is_some_and(|item| item.among.is_none()),
            first: page.needs_first || page.item.is_some(),
        }
    }
}

impl Prefetched {
    /// Gathers what came of a page's calls, in the row's order.
    pub fn of(needs: Needs, calls: impl IntoIterator<Item = CallResult>) -> Self {
        let mut prefetched = Self::default();
        let mut is_needed = needs.first;
        for (index, called) in calls.into_iter().enumerate() {
            let is_item = index == 0 && needs.item;
            if let Some((call_key, outcome)) = &called {
                prefetched.is_unavailable |= is_needed && matches!(outcome, Outcome::Failed);
                if is_needed {
                    prefetched.main.push(call_key.clone());
                }
                is_needed = false;
            }
            match called {
                Some((call_key, Outcome::Response(response))) => {
                    if is_item {
                        prefetched.item = Some(Rc::clone(&response));
                    }
                    prefetched.responses.push((call_key, response));
                }
                Some((_, Outcome::Absent(absence))) if is_item => {
                    prefetched.absence = Some(absence);
                }
                _ => {}
            }
        }
        prefetched
    }

    /// With the page's item, which was looked for in lists that came to this, each at that dot path of its
    /// response. In lists that are not all there it may be, so that nobody knows.
    #[must_use]
    pub fn found(
        mut self,
        item: Option<Rc<ResponseText>>,
        list: &'static str,
        lists: &[CallResult],
    ) -> Self {
        let outcomes = || lists.iter().filter_map(|called| called.as_ref());
        let is_unlisted = |outcome: &Outcome| match outcome {
            Outcome::Response(response) => !response.has_list(list),
            Outcome::Absent(_) | Outcome::Failed => false,
        };
        let unlisted = outcomes().find(|(_, outcome)| is_unlisted(outcome));
        self.unlisted = unlisted.map(|(call_key, _)| (call_key.clone(), list));
        let is_whole = unlisted.is_none() && outcomes().all(|(_, outcome)| outcome.is_there());
        let was_looked_for = outcomes().next().is_some();
        if item.is_none() && was_looked_for {
            self.absence = is_whole.then_some(Absence::Unknown);
            self.is_unavailable |= !is_whole;
        }
        self.main = outcomes().map(|(call_key, _)| call_key.clone()).collect();
        self.item = item;
        self
    }

    /// The keys of the call without which the page has nothing to show.
    #[must_use]
    pub fn main(&self) -> &[String] {
        &self.main
    }

    /// The same where the response to that call has come, and cannot be used: as if it had failed.
    #[must_use]
    pub fn unusable(&self) -> Self {
        let others = self.responses.iter();
        let others = others.filter(|(call_key, _)| !self.main.contains(call_key));
        Self {
            responses: others.cloned().collect(),
            is_unavailable: true,
            ..Self::default()
        }
    }

    /// With a response that one visitor's form needs besides.
    pub fn add(&mut self, call_key: String, json: &str) {
        self.responses
            .push((call_key, Rc::new(ResponseText::new(json))));
    }

    /// Distinguishes what was fetched from anything else that might have been, in every isolate alike.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.absence, self.is_unavailable).hash(&mut hasher);
        let item = self.item.as_deref().map(ResponseText::fingerprint);
        item.hash(&mut hasher);
        for (call_key, response) in &self.responses {
            (call_key, response.fingerprint()).hash(&mut hasher);
        }
        hasher.finish()
    }

    /// The response about the page's item.
    #[must_use]
    pub fn item(&self) -> Option<&ResponseText> {
        self.item.as_deref()
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::{Absence, CallResult, Needs, Outcome, Prefetched, ResponseText};

    /// Calls as words: `a=1` has the response 1, `a?` is not there, `a†` is gone, `a!` has failed,
    /// `-` was not to be made.
    fn calls(words: &str) -> Vec<CallResult> {
        let call = |word: &str| {
            let (call_key, outcome) = match word.split_once('=') {
                Some((call_key, json)) => (
                    call_key,
                    Outcome::Response(Rc::new(ResponseText::new(json))),
                ),
                None if word.ends_with('?') => (word, Outcome::Absent(Absence::Unknown)),
                None if word.ends_with('†') => (word, Outcome::Absent(Absence::Gone)),
                None => (word, Outcome::Failed),
            };
            (word != "-").then(|| (call_key.to_owned(), outcome))
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
    fn responses_in_time_are_gathered() {
        for (needs, words, call_keys, item, lacks) in [
            (ITEM, "", "", None, ""),
            (ITEM, "a=1 b=2", "ab", Some("1"), ""),
            (NONE, "a=1 -", "a", None, ""),
            (ITEM, "a? b=2", "b", None, "missing"),
            (ITEM, "a† b=2", "b", None, "gone"),
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
            let responses = prefetched.responses.iter();
            let known: String = responses.map(|(call_key, _)| call_key.as_str()).collect();
            let found = prefetched.item().map(ResponseText::json);
            let said = match (prefetched.absence, prefetched.is_unavailable) {
                (None, false) => "",
                (Some(Absence::Unknown), false) => "missing",
                (Some(Absence::Gone), false) => "gone",
                (None, true) => "unavailable",
                (Some(_), true) => "both",
            };
            let actual = (known.as_str(), found, said);
            assert_eq!(actual, (call_keys, item, lacks), "{needs:?} {words}");
        }
    }

    #[test]
    fn a_main_response_that_cannot_be_used_is_as_one_that_failed() {
        for (needs, words, main, others) in [
            (ITEM, "a=1 b=2", "a", "b"),
            (LIST, "- b=2 c=3", "b", "c"),
            (NONE, "a=1 b=2", "", "ab"),
        ] {
            let prefetched = Prefetched::of(needs, calls(words));
            assert_eq!(prefetched.main().concat(), main, "{words}");
            let unusable = prefetched.unusable();
            let left = unusable.responses.iter();
            let left: String = left.map(|(call_key, _)| call_key.as_str()).collect();
            assert_eq!((left.as_str(), unusable.is_unavailable), (others, true));
            assert!(unusable.item().is_none() && unusable.main().is_empty());
        }
        let lists = calls("a=1 b=2");
        let found = Prefetched::of(LIST, lists.clone()).found(None, "data", &lists);
        assert_eq!(found.main(), ["a", "b"]);
    }

    #[test]
    fn an_item_in_no_list_is_unknown() {
        for (words, missing, unlisted) in [
            (r#"a={"data":[]} b={"data":[]}"#, true, None),
            (r#"a={"data":[]} b={"data":{}}"#, false, Some("b")),
            (r#"a={"items":[]} b!"#, false, Some("a")),
            (r#"a={"data":[]} b!"#, false, None),
            ("a?", true, None),
            ("-", false, None),
        ] {
            let lists = calls(words);
            let found = Prefetched::of(LIST, lists.clone()).found(None, "data", &lists);
            let actual = found.unlisted.as_ref();
            let actual = actual.map(|(call_key, list)| (call_key.as_str(), *list));
            assert_eq!(
                actual,
                unlisted.map(|call_key| (call_key, "data")),
                "{words}"
            );
            assert_eq!(found.absence.is_some(), missing, "{words}");
            assert_eq!(found.is_unavailable, !missing && words != "-", "{words}");
        }
    }

    #[test]
    fn whatever_differs_has_another_fingerprint() {
        let all = [
            Prefetched::of(ITEM, calls("")),
            Prefetched::of(ITEM, calls("a!")),
            Prefetched::of(ITEM, calls("a?")),
            Prefetched::of(ITEM, calls("a†")),
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
}
