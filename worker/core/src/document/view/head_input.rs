//! Input of a document's head, out of its view.

use super::View;
use crate::document::chunks::Contact;
use crate::document::discovery::calendar::EventKind;
use crate::document::discovery::listed::{self, List};
use crate::document::discovery::listing::{self, FeedFile};
use crate::document::discovery::sitemap::SitemapEntry;
use crate::document::head::{Crumb, HeadInput, PageText, TenantText, item};
use crate::document::prefetched::{Prefetched, ResponseText};
use crate::document::variant::Variant;
use crate::sites::page::{Page, PageKind, PageMatch};
use crate::sites::tables::PAGES;

/// The most items of a list that its head names.
const MOST_LISTED: usize = 24;

/// The parts of a page that its head needs.
pub(super) struct Shown<'p> {
    status: u16,
    item: Option<item::Item>,
    response: Option<&'p ResponseText>,
    feeds: Vec<&'static FeedFile>,
    calendar: Option<(String, &'static str)>,
    crumbs: Vec<Crumb>,
    items: Vec<String>,
    courses: Vec<SitemapEntry>,
    contact: Option<Contact>,
    path: Option<String>,
    /// Whether it is a page of a list after the last one.
    pub(super) is_beyond: bool,
}

impl View<'_> {
    pub(super) fn shown<'p>(&self, status: u16, prefetched: &'p Prefetched) -> Shown<'p> {
        let item = self.item(prefetched);
        let path = self.page_request.canonical(prefetched);
        let is_beyond = self.is_beyond(status, prefetched);
        Shown {
            status,
            response: prefetched.item(),
            feeds: self.feeds(),
            calendar: self.calendar(prefetched),
            crumbs: self.crumbs(item.as_ref()),
            items: self.items(prefetched),
            courses: self.courses(prefetched),
            contact: self.contact(),
            path: path.filter(|_| !is_beyond),
            is_beyond,
            item,
        }
    }

    pub(super) fn head_input<'v>(&'v self, shown: &'v Shown<'_>) -> HeadInput<'v> {
        let status = shown.status;
        let tenant = &self.tenant().row;
        let page = self.page();
        let shows_page = self.shows_page();
        HeadInput {
            settings: &self.data.settings,
            tenant: TenantText {
                name: &tenant.name,
                tagline: &tenant.tagline,
                domain: self.tenant().domain(),
            },
            page: page.map(|page| {
                let own = self.words.get(page.name);
                let of_query = page.title_for(&self.page_request.request.query);
                PageText {
                    title: of_query.unwrap_or(page.title),
                    description: page.description,
                    tenant_title: own
                        .filter(|_| of_query.is_none())
                        .and_then(|own| own.title.as_deref()),
                    tenant_description: own.and_then(|own| own.description.as_deref()),
                    noindex: self.matched().is_some_and(PageMatch::is_unlisted) || shown.is_beyond,
                    number: self.page_request.number,
                }
            }),
            kind: page.map_or(PageKind::Page, |page| page.kind),
            item: shown.item.as_ref(),
            response: shown.response,
            questions: page.and_then(|page| page.item.as_ref()?.questions),
            feeds: &shown.feeds,
            calendar: shown
                .calendar
                .as_ref()
                .map(|(path, title)| (path.as_str(), *title)),
            crumbs: &shown.crumbs,
            items: &shown.items,
            courses: &shown.courses,
            contact: shown.contact.as_ref(),
            path: shown.path.as_deref(),
            // A page that is shown says what it is, whatever came of the request for it.
            status: if shows_page { 200 } else { status },
            is_for_robots: self.page_request.requested_variant == Variant::Full,
            may_index: self.tenant().may_index() && (status == 200 || !shows_page),
            key: self
                .config
                .keys
                .as_ref()
                .and_then(|keys| keys.iter().next()),
        }
    }

    /// The item the page is about, when it is the one the path asks for.
    fn item(&self, prefetched: &Prefetched) -> Option<item::Item> {
        let matched = self.matched()?;
        if let Some(value) = matched.built_in_item() {
            return Some(item::Item::built_in(value));
        }
        let fields = matched.page.item.as_ref()?;
        let param = |name: &str| matched.param(name);
        let item = item::matching(fields, param, prefetched.item()?.json())?;
        Some(match prefetched.responses.get(1) {
            Some((_, second)) => item.with_part(fields, param, second.json()),
            None => item,
        })
    }

    /// The feeds of the site, and of what the page shows.
    fn feeds(&self) -> Vec<&'static FeedFile> {
        let tenant = &self.tenant().row;
        // Who reads feeds reads the whole page.
        let is_whole = self.page_request.requested_variant == Variant::Full;
        let page = self.page().filter(|_| is_whole);
        listing::feeds(page, |page| tenant.has(page)).collect()
    }

    /// The calendar of the events that the page lists, or of the one that it shows.
    fn calendar(&self, prefetched: &Prefetched) -> Option<(String, &'static str)> {
        let is_whole = self.page_request.requested_variant == Variant::Full;
        let page = self.page().filter(|_| is_whole)?;
        let kind = EventKind::of(page)?;
        if page.item.is_none() {
            return Some((kind.name.path().to_owned(), kind.title));
        }
        let event = prefetched.item()?;
        event.at("startDate")?;
        Some((kind.name.event_path(&event.at("id")?)?, kind.title))
    }

    /// The pages of the items that a list shows first.
    fn items(&self, prefetched: &Prefetched) -> Vec<String> {
        let is_list = |page: &Page| matches!(page.kind, PageKind::Page | PageKind::Series);
        if !self.page().is_some_and(is_list) {
            return Vec::new();
        }
        let entries = self.listed(prefetched, |_| true).into_iter();
        entries.map(|entry| entry.path).collect()
    }

    /// Addresses and contacts of the tenant, for the home page only.
    fn contact(&self) -> Option<Contact> {
        self.page().filter(|page| page.kind == PageKind::Home)?;
        self.look()?.contact(self.tenant().domain())
    }

    /// The courses that a programme's page shows.
    fn courses(&self, prefetched: &Prefetched) -> Vec<SitemapEntry> {
        if !self
            .page()
            .is_some_and(|page| page.kind == PageKind::Programme)
        {
            return Vec::new();
        }
        self.listed(prefetched, |list| {
            list.pages
                .first()
                .is_some_and(|(page, _)| page.kind == PageKind::Course)
        })
    }

    /// What the first response holds that is of a list whose items have pages here, and that is wanted.
    fn listed(
        &self,
        prefetched: &Prefetched,
        is_wanted: impl Fn(&List) -> bool,
    ) -> Vec<SitemapEntry> {
        let tenant = &self.tenant().row;
        let all: Vec<&'static Page> = PAGES.iter().filter(|page| tenant.has(page)).collect();
        let mut lists = listed::lists(&all, &listed::findable(&all, tenant));
        lists.retain(is_wanted);
        let list_of = |call_key: &str| lists.iter().find(|list| list.has(call_key));
        let mut responses = prefetched.responses.iter();
        let found = responses.find_map(|(call_key, response)| Some((list_of(call_key)?, response)));
        let Some((list, response)) = found else {
            return Vec::new();
        };
        let pages = list.pages.get(..1).unwrap_or_default();
        let read = listed::read(response.json(), 1, pages);
        let mut entries = read.map(|page| page.entries).unwrap_or_default();
        entries.truncate(MOST_LISTED);
        entries
    }

    /// The pages that this page's path goes on from, topmost first; one of the same item by the item's
    /// name.
    fn crumbs(&self, item: Option<&item::Item>) -> Vec<Crumb> {
        let Some(matched) = self.matched() else {
            return Vec::new();
        };
        let page = matched.page;
        let above = page.path.match_indices('/').skip(1);
        let above = above.filter_map(|(end, _)| page.path.get(..end));
        let pages = above.filter_map(|path| {
            let mine = |other: &&Page| other.path == path && self.tenant().row.has(other);
            PAGES.iter().find(mine)
        });
        let crumb = |page: &Page| {
            let of_item = item.filter(|_| page.item.is_some());
            Some(Crumb {
                name: of_item.map_or_else(|| page.title.to_owned(), |item| item.name.clone()),
                path: page.path_of(&matched.params)?,
            })
        };
        pages.filter_map(crumb).collect()
    }
}
