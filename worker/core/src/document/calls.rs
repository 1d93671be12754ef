//! Calls that a page's first byte waits for, and their responses that are in memory.
//!
//! The calls are made in three steps: the first one with all that need nothing of its response
//! (independent), the other list where the first one lacks the page's item, and those that need the item
//! (dependent). [`cached_parts`] takes these steps in memory; `prefetch.rs` of the worker makes the calls.

use std::rc::Rc;

use super::page_request::PageRequest;
use super::prefetched::{CallResult, Needs, Outcome, Prefetched, ResponseText};
use super::site_data::SiteData;
use super::template::Template;
use crate::api::catalogue::{self, Limit};
use crate::cache::memory::DocumentRegions;
use crate::http::request::Request;
use crate::sites::page::{Half, ItemFields, PageMatch};
use crate::sites::tenant::ResolvedTenant;

/// The memory key of index.html.
pub const TEMPLATE_KEY: &str = "template";

/// The memory key of a site's response to a call.
#[must_use]
pub fn text_key(tenant: &ResolvedTenant, call_key: &str) -> String {
    [&tenant.key("text"), call_key].join("\n")
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
    /// The calls of a page at the query of that request. `template` has to be there where [`shows_landing`].
    #[must_use]
    pub fn of(
        matched: &'c PageMatch,
        request: &'c Request,
        template: Option<&'c Template>,
    ) -> Self {
        let template = template.filter(|_| shows_landing(matched));
        let look = template.and_then(|template| template.look(request.tenant.layout()));
        Self {
            matched,
            query: &request.query,
            of_landing: look.map_or(&[], |look| look.calls.as_slice()),
        }
    }

    /// Their keys, in the row's order; `None` for one that is not made. Some need something of the first
    /// one's response, and are not made without it.
    #[must_use]
    pub fn call_keys(&self, first: Option<&ResponseText>) -> Vec<Option<String>> {
        if !self.of_landing.is_empty() {
            return self.of_landing.iter().cloned().map(Some).collect();
        }
        let of_first = |path: &str| first?.at(path);
        let Self { matched, query, .. } = self;
        matched.page.call_keys(&matched.params, query, &of_first)
    }

    /// The limit that the document counts towards: the first that one of its calls has.
    #[must_use]
    pub fn limit(&self) -> Option<Limit> {
        let limit = |key: String| {
            let (call, _) = key.split_once('?').unwrap_or((&key, ""));
            let (host, path) = call.split_once('/')?;
            catalogue::find("GET", host, path).ok()?.call.limit
        };
        self.call_keys(None).into_iter().flatten().find_map(limit)
    }

    /// The second list to search, if the first one came but lacks the page's item.
    #[must_use]
    pub fn other_list(&self, first: &CallResult) -> Option<String> {
        let is_there = first.as_ref()?.1.is_there();
        let is_wanted = is_there && self.item(first).is_none();
        let Self { matched, query, .. } = self;
        let other = || matched.page.other_list(&matched.params, query);
        is_wanted.then(other).flatten()
    }

    /// Keys of the calls that need the page's item, each at its place after the first call; `None` for one
    /// that was made together with the first.
    #[must_use]
    pub fn dependent(&self, lookup: &ItemLookup) -> Vec<Option<String>> {
        let Some(item) = &lookup.item else {
            return Vec::new();
        };
        let independent = self.call_keys(None);
        let all = self.call_keys(Some(item)).into_iter().zip(independent);
        let later = all.skip(1);
        let later = later.map(|(call_key, independent)| call_key.filter(|_| independent.is_none()));
        later.collect()
    }

    /// Looks for the page's item in the result of the first call, and in that of the call for the other list.
    #[must_use]
    pub fn look_up_item(&self, first: CallResult, other: CallResult) -> ItemLookup {
        let item = self.item(&first).or_else(|| self.item(&other));
        ItemLookup { first, other, item }
    }

    /// What a response holds of what the page is about: all of it, or one item of its list.
    fn item(&self, called: &CallResult) -> Option<Rc<ResponseText>> {
        let Some((_, Outcome::Response(response))) = called else {
            return None;
        };
        let Some((fields, list)) = self.looked_through() else {
            return Some(Rc::clone(response));
        };
        let wanted = fields.matches.iter();
        let wanted = wanted.map(|(name, field)| Some((*field, self.matched.param(name)?)));
        response.among(list, &wanted.collect::<Option<Vec<_>>>()?)
    }

    /// Where the page's item is looked for, where its response is a list.
    fn looked_through(&self) -> Option<(&'static ItemFields, &'static str)> {
        let fields = self.matched.page.item.as_ref()?;
        Some((fields, fields.among?))
    }

    /// Responses of all calls, in the row's order. `independent` and `dependent` have an entry each for every
    /// call after the first.
    #[must_use]
    pub fn gather(
        &self,
        lookup: ItemLookup,
        independent: Vec<CallResult>,
        dependent: Vec<CallResult>,
    ) -> Prefetched {
        let mut dependent = dependent.into_iter();
        let others = independent.into_iter().map(|called| {
            let later = dependent.next().flatten();
            called.or(later)
        });
        let ItemLookup { first, other, item } = lookup;
        let needs = Needs::of(self.matched.page);
        let lists = [first.clone(), other.clone()];
        let prefetched = Prefetched::of(needs, [first, other].into_iter().chain(others));
        match self.looked_through() {
            Some((_, list)) => prefetched.found(item, list, &lists),
            None => prefetched,
        }
    }
}

/// Result of the search for the item that a page is about.
#[derive(Debug)]
pub struct ItemLookup {
    first: CallResult,
    /// The other list, where it was looked through.
    other: CallResult,
    /// What calls that follow are made of.
    item: Option<Rc<ResponseText>>,
}

impl ItemLookup {
    /// What calls that follow are made of: the page's item, or all of the first call's response.
    #[must_use]
    pub fn item(&self) -> Option<&ResponseText> {
        self.item.as_deref()
    }
}

/// Whether a page shows the layout's landing.
#[must_use]
pub fn shows_landing(matched: &PageMatch) -> bool {
    matched.page.design == Some(Half::Landing)
}

/// What a document is made of that was fetched for it.
#[derive(Debug)]
pub struct CachedParts {
    /// Settings and version.
    pub data: Rc<SiteData>,
    /// What came of the page's calls.
    pub prefetched: Prefetched,
    /// index.html, which a document that is cached does without.
    pub template: Option<Rc<Template>>,
}

/// All parts of a document, where they are in memory and fresh. It goes through the calls as `prefetch.rs` of
/// the worker does, but stops at the first response that is not there.
pub fn cached_parts(
    memories: &mut DocumentRegions<'_>,
    page_request: &PageRequest<'_>,
    now_ms: u64,
) -> Option<CachedParts> {
    let tenant = page_request.tenant();
    let data = memories.sites.fresh(&SiteData::key(tenant), now_ms)?;
    let template: Option<Rc<Template>> = memories.sites.get(TEMPLATE_KEY);
    let Some(matched) = page_request.page_with_calls() else {
        return Some(CachedParts {
            data,
            prefetched: Prefetched::default(),
            template,
        });
    };
    if shows_landing(matched) && template.is_none() {
        return None;
    }
    let calls = Calls::of(matched, page_request.request, template.as_deref());
    let mut text = |call_key: &str| memories.fresh(&text_key(tenant, call_key), now_ms);
    let mut called = |call_key: Option<String>| -> Option<CallResult> {
        let Some(call_key) = call_key else {
            return Some(None);
        };
        let response = Outcome::Response(text(&call_key)?);
        Some(Some((call_key, response)))
    };
    let first = called(calls.call_keys(None).into_iter().next().flatten())?;
    let other = called(calls.other_list(&first))?;
    let lookup = calls.look_up_item(first, other);
    let others = calls.call_keys(lookup.item()).into_iter().skip(1);
    let others = others.map(called).collect::<Option<Vec<CallResult>>>()?;
    let prefetched = calls.gather(lookup, others, Vec::new());
    // The document of an absent item has other inputs.
    prefetched.absence.is_none().then_some(CachedParts {
        data,
        prefetched,
        template,
    })
}

#[cfg(test)]
mod tests;
