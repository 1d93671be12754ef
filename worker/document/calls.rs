//! What a page's first byte waits for: the calls, and what of all that it is made of is in memory.

use std::rc::Rc;

use super::page_request::PageRequest;
use super::prefetched::{AnswerText, Called, Needs, Outcome, Prefetched};
use super::site_data::{SiteData, kept};
use super::template::Template;
use crate::memory::Memory;
use crate::site::page::{Half, PageMatch};
use crate::site::tenant::Found;

/// Under which the isolate remembers index.html.
pub const TEMPLATE_KEY: &str = "template";

/// Under which an isolate remembers a site's answer to the call at that address.
#[must_use]
pub fn text_key(found: &Found, address: &str) -> String {
    [&found.key("text"), address].join("\n")
}

/// The calls of a page's row or, where its layout has a landing with calls of its own, those. What
/// the settings may still change about the layout is not waited for: the app makes the calls that
/// are missing then.
#[derive(Clone, Copy, Debug)]
pub struct Calls<'c> {
    matched: &'c PageMatch,
    query: &'c str,
    of_landing: &'c [String],
}

impl<'c> Calls<'c> {
    /// The calls of a page at that query. `template` has to be there where [`shows_landing`].
    #[must_use]
    pub fn of(
        matched: &'c PageMatch,
        query: &'c str,
        found: &Found,
        template: Option<&'c Template>,
    ) -> Self {
        let template = template.filter(|_| shows_landing(matched));
        let look = template.and_then(|template| template.look(found.layout()));
        Self {
            matched,
            query,
            of_landing: look.map_or(&[], |look| look.calls.as_slice()),
        }
    }

    /// Where they go, in the row's order; none for one that is not made. Some need something of the
    /// first one's answer, and are not made without it.
    #[must_use]
    pub fn addresses(&self, first: Option<&AnswerText>) -> Vec<Option<String>> {
        if !self.of_landing.is_empty() {
            return self.of_landing.iter().cloned().map(Some).collect();
        }
        let of_first = |path: &str| first?.at(path);
        let Self { matched, query, .. } = self;
        matched.page.addresses(&matched.params, query, &of_first)
    }

    /// Those that can be made only now that the first one has come to this, each at its place behind
    /// it; none for one that was made beside it.
    #[must_use]
    pub fn after(&self, first: &Called) -> Vec<Option<String>> {
        let Some((_, Outcome::Answer(answer))) = first else {
            return Vec::new();
        };
        let beside = self.addresses(None);
        let all = self.addresses(Some(answer)).into_iter().zip(beside);
        let later = all.skip(1);
        let later = later.map(|(address, beside)| address.filter(|_| beside.is_none()));
        later.collect()
    }

    /// What came of them all: of the first one, of those made beside it, and of those after it.
    #[must_use]
    pub fn gathered(&self, first: Called, beside: Vec<Called>, after: Vec<Called>) -> Prefetched {
        let mut after = after.into_iter();
        let others = beside.into_iter().map(|called| {
            let later = after.next().flatten();
            called.or(later)
        });
        Prefetched::of(
            Needs::of(self.matched.page),
            [first].into_iter().chain(others),
        )
    }
}

/// Whether a page shows the layout's landing.
#[must_use]
pub fn shows_landing(matched: &PageMatch) -> bool {
    matched.page.design == Some(Half::Landing)
}

/// What a document is made of that was fetched for it.
#[derive(Debug)]
pub struct Remembered {
    /// Settings and version.
    pub data: Rc<SiteData>,
    /// What came of the page's calls.
    pub prefetched: Prefetched,
    /// index.html, which a document that is kept does without.
    pub template: Option<Rc<Template>>,
}

/// All of it, where it is in memory and fresh.
pub fn remembered(
    memory: &mut Memory,
    found: &Found,
    request: &PageRequest<'_>,
    query: &str,
    now_ms: u64,
) -> Option<Remembered> {
    let data = memory.fresh(&kept::key(found), now_ms)?;
    let template: Option<Rc<Template>> = memory.get(TEMPLATE_KEY);
    let Some(matched) = request.called() else {
        return Some(Remembered {
            data,
            prefetched: Prefetched::default(),
            template,
        });
    };
    if shows_landing(matched) && template.is_none() {
        return None;
    }
    let calls = Calls::of(matched, query, found, template.as_deref());
    let mut text = |address: &str| memory.fresh(&text_key(found, address), now_ms);
    let mut addresses = calls.addresses(None);
    if let Some(Some(first)) = addresses.first() {
        let first: Rc<AnswerText> = text(first)?;
        addresses = calls.addresses(Some(&first));
    }
    let mut called: Vec<Called> = Vec::with_capacity(addresses.len());
    for address in addresses {
        called.push(match address {
            Some(address) => {
                let answer = Outcome::Answer(text(&address)?);
                Some((address, answer))
            }
            None => None,
        });
    }
    Some(Remembered {
        data,
        prefetched: Prefetched::of(Needs::of(matched.page), called),
        template,
    })
}

#[cfg(test)]
mod tests;
