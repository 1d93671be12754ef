//! A request for a page, parsed before anything is fetched for it.

use super::analytics::{Analytics, Service, Signals};
use super::canonical;
use super::inputs::Inputs;
use super::prefetched::{Absence, Prefetched, ResponseText};
use super::site_data::SiteData;
use super::variant::Variant;
use crate::auth::session::{ACCESS_COOKIE, SCRIPTED_COOKIE, SIGNED_IN_COOKIE, cookie};
use crate::cache::memory::Region;
use crate::config::Config;
use crate::error::{BadRequestReason, Error};
use crate::http::request::Request;
use crate::http::request_head::Header;
use crate::sites::page::{Page, PageMatch, Portal};
use crate::sites::tables::PAGES;
use crate::sites::tenant::ResolvedTenant;

/// The path of the page's URL if there is no page or no such item.
const NOWHERE: &str = "/404";

/// What a request for a page asks for.
#[derive(Debug)]
pub struct PageRequest<'a> {
    /// The visitor's request.
    pub request: &'a Request,
    /// `None` if no page has the path.
    pub matched: Option<PageMatch>,
    /// How the page has no such item, where it has none.
    pub absence: Option<Absence>,
    /// Which variant the visitor has asked for. They get the full one where the page cannot be rendered.
    pub requested_variant: Variant,
    /// What counts the visit; `None` if nothing may.
    pub analytics: Option<Analytics<'a>>,
    /// Whether the page has another side for this visitor, who is signed in. The edge renders the
    /// public one alone, so theirs begins empty: they would see it swapped under their eyes.
    pub has_member_view: bool,
    /// Whether the visitor is signed in with a browser of which nothing says that it runs scripts: what
    /// their session shows is rendered along, for them alone.
    pub is_signed_in_without_scripts: bool,
    /// Which page of a list is asked for, from 1; `None` if it is no list.
    pub number: Option<u32>,
    /// The page's URL, as the app gets it: the page table's spelling, and the query parameters that count.
    /// It has the tenant's own domain, whichever host was asked; all paths without a page share one URL.
    pub page_url: String,
}

impl<'a> PageRequest<'a> {
    /// Reads a request.
    ///
    /// # Errors
    /// [`Error::BadRequest`] for a path that cannot be decoded.
    pub fn of(request: &'a Request, config: &'a Config) -> Result<Self, Error> {
        let tenant = &request.tenant;
        let matched = PAGES
            .find(&request.path, |page| tenant.row.has(page))
            .map_err(|_| Error::BadRequest(BadRequestReason::Address))?;
        let has_sides = matched
            .as_ref()
            .is_some_and(|matched| matched.page.portal == Some(Portal::Guests));
        let says = |name| cookie(request.cookies(), name) == Some("1");
        let is_signed_in = says(SIGNED_IN_COOKIE);
        let elsewhere = Self::nowhere(request);
        let is_there = matched.as_ref().is_none_or(|matched| {
            let shows = matched.without_its_item().is_none();
            matched.may_have_item() && (shows || list_instead(tenant, matched).is_some())
        });
        let page = matched.as_ref().map(|matched| matched.page);
        let page = Self {
            page_url: match &matched {
                Some(matched) => {
                    let query = matched.page.canonical_query(&request.query);
                    page_url(tenant.domain(), &matched.canonical(), &query)
                }
                None => elsewhere.page_url,
            },
            number: page.and_then(|page| page.number(&request.query)),
            has_member_view: has_sides && is_signed_in,
            is_signed_in_without_scripts: is_signed_in
                && !says(SCRIPTED_COOKIE)
                && ACCESS_COOKIE.is_in(request.cookies()),
            analytics: analytics(request, config),
            matched,
            ..elsewhere
        };
        Ok(if is_there {
            page
        } else {
            page.into_absent(Absence::Unknown)
        })
    }

    /// The same request, reduced so that all missing items of a page share one document.
    #[must_use]
    pub fn into_absent(self, absence: Absence) -> Self {
        Self {
            page_url: page_url(self.tenant().domain(), NOWHERE, ""),
            matched: self.matched.map(PageMatch::without_item),
            absence: Some(absence),
            ..self
        }
    }

    /// One for no page at all: the screen that says what went wrong. It counts nothing.
    #[must_use]
    pub fn nowhere(request: &'a Request) -> Self {
        Self {
            request,
            matched: None,
            absence: None,
            requested_variant: Variant::of(request),
            analytics: None,
            number: None,
            has_member_view: false,
            is_signed_in_without_scripts: false,
            page_url: page_url(request.tenant.domain(), NOWHERE, ""),
        }
    }

    /// Whether its document is one visitor's own.
    #[must_use]
    pub const fn is_private(&self) -> bool {
        self.has_member_view || self.is_signed_in_without_scripts
    }

    /// The tenant.
    #[must_use]
    pub const fn tenant(&self) -> &'a ResolvedTenant {
        &self.request.tenant
    }

    /// The page whose calls are made ahead.
    #[must_use]
    pub fn page_with_calls(&self) -> Option<&PageMatch> {
        self.matched.as_ref().filter(|_| self.absence.is_none())
    }

    /// All that the document for this request is made of.
    #[must_use]
    pub fn inputs(&self, data: &SiteData, prefetched: &Prefetched, now_ms: u64) -> Inputs {
        let tenant = self.tenant();
        Inputs {
            key_prefix: tenant.key(if self.has_member_view {
                "own-document"
            } else {
                "document"
            }),
            row_revision: tenant.revision.unwrap_or_default(),
            source: tenant.source_label(),
            is_https: self.request.is_https,
            variant: self.requested_variant,
            is_measured: self.analytics.is_some(),
            revision: data.revision,
            now_ms: hour(now_ms),
            responses_hash: prefetched.fingerprint(),
            absent_item: self.absent_item(),
            page_url: self.page_url.clone(),
        }
    }

    /// Whose choice the page's calls are, before anything is known of them: with a query, which holds
    /// searches and pages of lists, or with names of items, they are the visitor's.
    #[must_use]
    pub fn calls_region(&self) -> Region {
        self.region_with_item(None)
    }

    /// The cache region of the URL, judged by the responses fetched for it.
    #[must_use]
    pub fn region(&self, prefetched: &Prefetched) -> Region {
        self.region_with_item(prefetched.item())
    }

    /// The same where `item` is what is known of the page's item: a name that the item itself has is the
    /// site's.
    fn region_with_item(&self, item: Option<&ResponseText>) -> Region {
        let is_the_sites = self.page_with_calls().is_none_or(|matched| {
            let is_its = |(name, value): &(&str, String)| {
                let fields = matched.page.item.as_ref();
                let field = fields
                    .and_then(|fields| fields.matches.iter().find(|(known, _)| known == name));
                let found = field.and_then(|(_, field)| item?.at(field));
                let mut values = matched.page.values.iter();
                found.as_deref() == Some(value) || values.any(|(known, _)| known == name)
            };
            matched.params.iter().all(is_its)
        });
        if is_the_sites && !self.page_url.contains('?') {
            Region::Sites
        } else {
            Region::VisitorUrls
        }
    }

    /// The path to redirect to before any call is made, with the query: the canonical spelling of a value
    /// that the page table knows, or the list, if the path of an item names none.
    #[must_use]
    pub fn early_redirect(&self) -> Option<String> {
        let matched = self.page_with_calls()?;
        let list = || list_instead(self.tenant(), matched);
        let path = matched.respelled().or_else(list)?;
        Some(self.with_query(&path))
    }

    /// The canonical path to redirect to, with the query: where the path spells the item in another way
    /// than its response does, or where the query names an item that has a page of its own. `None` for a
    /// canonical address.
    #[must_use]
    pub fn item_redirect(&self, prefetched: &Prefetched) -> Option<String> {
        let matched = self.matched.as_ref()?;
        let query = self.request.query.as_str();
        let has = |page: &Page| self.tenant().row.has(page);
        if let Some((_, response)) = prefetched.responses.first()
            && let Some(path) = canonical::of_query(matched, query, response, has)
        {
            return Some(path);
        }
        let path = canonical::moved(matched, prefetched.item()?)?;
        Some(self.with_query(&path))
    }

    /// Another path with the query of this request.
    fn with_query(&self, path: &str) -> String {
        let query = self.request.query.as_str();
        let mark = if query.is_empty() { "" } else { "?" };
        [path, mark, query].concat()
    }

    /// The path that the page says is its own: of the item that it shows, and of that page of its list
    /// where nothing else is chosen of it.
    #[must_use]
    pub fn canonical(&self, prefetched: &Prefetched) -> Option<String> {
        let matched = self.matched.as_ref()?;
        let has = |page: &Page| self.tenant().row.has(page);
        let path = canonical::path(matched, prefetched.item(), has);
        Some(path + self.leaf().unwrap_or_default())
    }

    /// The query of a further page of a list, with its mark, where it asks for nothing else.
    fn leaf(&self) -> Option<&str> {
        let number = self.number.filter(|number| *number > 1)?;
        let query = self.page_url.get(self.page_url.find('?')?..)?;
        let (_, value) = query.split_once('=')?;
        (value == number.to_string()).then_some(query)
    }

    /// The page that has no such item, and how it has none.
    fn absent_item(&self) -> Option<(&'static str, Absence)> {
        let matched = self.matched.as_ref()?;
        Some((matched.page.name, self.absence?))
    }
}

/// The path of the list that stands in for an item which the path does not name, where the site has it.
fn list_instead(tenant: &ResolvedTenant, matched: &PageMatch) -> Option<String> {
    let page = PAGES.get(matched.without_its_item()?)?;
    page.path_of(&[]).filter(|_| tenant.row.has(page))
}

/// What the app renders takes this for the time: it moves on by the hour, so that a document whose
/// data has not changed stays the same one.
#[must_use]
pub const fn hour(now_ms: u64) -> u64 {
    now_ms - now_ms % 3_600_000
}

fn page_url(domain: &str, path: &str, query: &str) -> String {
    let mark = if query.is_empty() { "" } else { "?" };
    ["https://", domain, path, mark, query].concat()
}

/// What counts the visits of a document. A host that no rule found is nobody's site.
fn analytics<'a>(request: &'a Request, config: &'a Config) -> Option<Analytics<'a>> {
    let tenant = &request.tenant;
    let id = tenant.row.analytics.as_deref()?;
    if tenant.is_fallback_tenant() || Variant::of(request) == Variant::Lean {
        return None;
    }
    let service = Service {
        script: &config.analytics_url,
        hosts: &config.analytics_hosts,
    };
    let signals = Signals {
        do_not_track: request.header(Header::DoNotTrack),
        global_privacy_control: request.header(Header::GlobalPrivacyControl),
    };
    Analytics::of(Some(id), service, signals)
}

#[cfg(test)]
mod tests;
