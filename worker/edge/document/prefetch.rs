//! What a page's first byte carries besides the page (spec section 2, first-load detail prefetch).

use std::hash::{DefaultHasher, Hash, Hasher};
use std::iter;
use std::rc::Rc;
use std::time::Duration;

use super::Wanted;
use crate::edge::runtime::incoming::Incoming;
use crate::edge::runtime::js;
use crate::edge::runtime::texts::{self, Text};
use crate::edge::runtime::together::{all, both};
use crate::gateway::fault::Fault;
use crate::site::page::PageMatch;

/// How long the first byte waits for data.
const WAIT: Duration = Duration::from_millis(1_500);

/// A call's address, which is where the app looks for its answer, and the answer.
pub type Answer = (String, Rc<Text>);

/// What was fetched for the page before its first byte.
#[derive(Default)]
pub struct Prefetched {
    /// The answers that came in time.
    pub answers: Vec<Answer>,
    /// Where among them the one about the page's item is.
    item: Option<usize>,
    /// Whether the platform says that there is no such item.
    pub is_missing: bool,
}

impl Prefetched {
    /// Tells what was fetched apart from anything else that might have been.
    pub fn fingerprint(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.is_missing.hash(&mut hasher);
        for (address, answer) in &self.answers {
            (address, answer.fingerprint).hash(&mut hasher);
        }
        hasher.finish()
    }

    /// The answer about the page's item.
    pub fn item(&self) -> Option<&Text> {
        let (_, answer) = self.answers.get(self.item?)?;
        Some(answer)
    }
}

/// Makes the page's calls side by side through the gateway's own cache; those that need something of
/// the first one's answer follow it, within the same time. One that is slow is left to the app, which
/// finds the answer in the cache then. Visitors who save data get the page without any (spec
/// section 2).
pub async fn prefetch(wanted: &Wanted<'_>) -> Prefetched {
    match called(wanted) {
        Some(matched) => gathered(matched, outcomes(wanted, matched).await),
        None => Prefetched::default(),
    }
}

/// The same of what is in memory; none where a call would have to be made.
pub fn kept(wanted: &Wanted<'_>) -> Option<Prefetched> {
    let Some(matched) = called(wanted) else {
        return Some(Prefetched::default());
    };
    let read = |address: Option<String>| match address {
        Some(address) => {
            let text = texts::kept(wanted.site, &address)?;
            Some(Some((address, Ok(Some(text)))))
        }
        None => Some(None),
    };
    let mut addresses = addresses(wanted, matched, &|_| None);
    if let Some(Some(first)) = addresses.first() {
        let first = texts::kept(wanted.site, first)?;
        addresses = self::addresses(wanted, matched, &|path| first.at(path));
    }
    let outcomes: Option<Vec<Outcome>> = addresses.into_iter().map(read).collect();
    Some(gathered(matched, outcomes?))
}

/// The page whose calls are made.
fn called<'w>(wanted: &'w Wanted<'_>) -> Option<&'w PageMatch> {
    wanted.matched.as_ref().filter(|_| !wanted.saves_data)
}

fn gathered(matched: &PageMatch, outcomes: Vec<Outcome>) -> Prefetched {
    let mut prefetched = Prefetched::default();
    for (index, outcome) in outcomes.into_iter().enumerate() {
        let is_item = index == 0 && matched.page.item.is_some();
        match outcome {
            Some((address, Ok(Some(answer)))) => {
                if is_item {
                    prefetched.item = Some(prefetched.answers.len());
                }
                prefetched.answers.push((address, answer));
            }
            Some((_, Ok(None))) if is_item => prefetched.is_missing = true,
            // The app asks again by itself, and shows what went wrong.
            _ => {}
        }
    }
    prefetched
}

/// A call that was made, and what came of it in time.
type Outcome = Option<(String, Result<Option<Rc<Text>>, Fault>)>;

/// What came of the page's calls, in the row's order.
async fn outcomes(wanted: &Wanted<'_>, matched: &PageMatch) -> Vec<Outcome> {
    let began = js::now_ms();
    let addresses = |first: &dyn Fn(&str) -> Option<String>| addresses(wanted, matched, first);
    let read = async |address: Option<String>| -> Outcome {
        let address = address?;
        let spent = Duration::from_millis(js::now_ms().saturating_sub(began));
        let outcome = texts::text(wanted.site, &address, WAIT.saturating_sub(spent)).await;
        Some((address, outcome))
    };
    let mut known = addresses(&|_| None);
    let is_made: Vec<bool> = known.iter().map(Option::is_some).collect();
    let others = known.split_off(known.len().min(1));
    let chain = async {
        let first = read(known.pop().flatten()).await;
        let Some((_, Ok(Some(answer)))) = &first else {
            return (first, Vec::new());
        };
        let later = addresses(&|path| answer.at(path)).into_iter().zip(is_made);
        let later = later.map(|(address, is_made)| read(address.filter(|_| !is_made)));
        let later = all(later.skip(1)).await;
        (first, later)
    };
    let ((first, later), others) = both(chain, all(others.into_iter().map(&read))).await;
    let mut later = later.into_iter();
    let others = others.into_iter().map(|outcome| {
        let later = later.next().flatten();
        outcome.or(later)
    });
    iter::once(first).chain(others).collect()
}

/// Where the page's calls go, as [`crate::site::page::Page::addresses`] has it.
fn addresses(
    wanted: &Wanted<'_>,
    matched: &PageMatch,
    first: &dyn Fn(&str) -> Option<String>,
) -> Vec<Option<String>> {
    let query = &wanted.incoming.query;
    matched.page.addresses(&matched.params, query, first)
}

/// Whether the visitor's request asks for less data (spec section 2).
pub fn saves_data(incoming: &Incoming) -> bool {
    let is = |name: &str, values: &[&str]| {
        incoming
            .header(name)
            .is_some_and(|value| values.iter().any(|one| value.eq_ignore_ascii_case(one)))
    };
    is("save-data", &["on"]) || is("ect", &["2g", "slow-2g"])
}
