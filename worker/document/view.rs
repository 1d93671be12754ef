//! One document, put together: status, head, boot data, theme and headers.

mod head_input;
mod headers;

use super::analytics::Analytics;
use super::chunks::{Design, Look};
use super::head::{Head, tags};
use super::inputs::Inputs;
use super::page_html::PageHtml;
use super::page_request::PageRequest;
use super::prefetched::Prefetched;
use super::site_data::SiteData;
use super::template::{Parts, Template};
use super::unsent::Unsent;
use super::{boot, cache};
use crate::config::Config;
use crate::gateway::fault::Fault;
use crate::site::page::{Page, PageMatch, Portal};
use crate::site::tables::{PAGES, TENANTS};
use crate::site::tenant::{Found, PageWords};
use crate::text::header::Headers;

/// What is said to a visitor without JavaScript.
const NOSCRIPT: &str = "Situs ini membutuhkan JavaScript. Aktifkan JavaScript di peramban Anda, \
                        lalu muat ulang halaman.";

/// Everything a document is made of but what was fetched for it.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The tenant.
    pub found: &'a Found,
    /// What the operator configured.
    pub config: &'a Config,
    /// Settings and version.
    pub data: &'a SiteData,
    /// index.html, cut.
    pub template: &'a Template,
    /// The tenant's own titles and descriptions.
    pub words: &'a PageWords,
    /// What is asked for.
    pub request: &'a PageRequest<'a>,
    /// What failed, where the error screen is shown.
    pub fault: Option<&'a Fault>,
    /// The form that the page was sent from, where it is shown for that.
    pub unsent: Option<&'a Unsent>,
    /// What the app takes for the time, in Unix milliseconds.
    pub now_ms: u64,
}

/// What a document says, before the page itself is rendered of it.
pub struct Draft {
    status: u16,
    head_html: String,
    robots: &'static str,
    /// The boot data, escaped for its script block.
    pub boot_json: String,
}

/// A document, ready to be sent.
#[derive(Debug)]
pub struct Document {
    /// HTTP status.
    pub status: u16,
    /// Strong and quoted; none where nobody is to keep it.
    pub etag: Option<String>,
    /// Its headers.
    pub headers: Headers,
    /// Those of the answer that nothing has changed (RFC 9110 section 15.4.5).
    pub unchanged: Headers,
    /// The whole of it.
    pub html: String,
    /// Whether it has all that it can have: the page too, unless that is not rendered here.
    pub is_finished: bool,
}

/// How long a document stands that lacks its page, since that could not be rendered.
const UNFINISHED_MS: u64 = 60_000;

impl Document {
    /// Until when it may be kept in memory: for good where it has all that it can have, since its
    /// inputs name all that it depends on.
    #[must_use]
    pub const fn kept_until(&self, now_ms: u64) -> u64 {
        if self.is_finished {
            u64::MAX
        } else {
            now_ms + UNFINISHED_MS
        }
    }

    /// About how many bytes it takes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let headers = self.headers.iter().map(|(_, value)| value.len());
        self.html.len() + headers.sum::<usize>()
    }
}

impl View<'_> {
    /// The headers of the answer that nothing has changed (304), where that is known before the
    /// document is made: a visitor who asks with `if_none_match` has the whole of it already. A `*` does not
    /// say which of its forms they have, so that it waits for the document.
    #[must_use]
    pub fn unchanged(
        &self,
        inputs: &Inputs,
        prefetched: &Prefetched,
        if_none_match: Option<&str>,
    ) -> Option<Headers> {
        let header = if_none_match?;
        let etag = self.validator(inputs, self.status(prefetched))?.whole();
        cache::names(header, &etag).then(|| self.checked(&etag))
    }

    /// Status, head and boot data.
    #[must_use]
    pub fn draft(&self, prefetched: &Prefetched) -> Draft {
        let status = self.status(prefetched);
        let item = prefetched.item().and_then(|answer| self.item(answer));
        let crumbs = self.crumbs();
        let canonical = self.matched().map(PageMatch::canonical);
        let input = self.head_input(status, item.as_ref(), &crumbs, canonical.as_deref());
        let head = Head::of(&input);
        Draft {
            status,
            head_html: tags::head_html(&input, &head),
            robots: head.robots,
            boot_json: self.boot(status, prefetched),
        }
    }

    /// The whole document; without `inputs` one that nobody is to have twice.
    #[must_use]
    pub fn document(
        &self,
        draft: &Draft,
        page_html: Option<&PageHtml>,
        inputs: Option<&Inputs>,
    ) -> Document {
        let validator = inputs.and_then(|inputs| self.validator(inputs, draft.status));
        let etag = validator.map(|validator| match page_html {
            Some(_) => validator.whole(),
            None => validator.shell(),
        });
        Document {
            status: draft.status,
            headers: self.headers(draft, etag.as_deref()),
            unchanged: etag
                .as_deref()
                .map_or_else(Vec::new, |etag| self.checked(etag)),
            etag,
            html: self.html(draft, page_html),
            is_finished: page_html.is_some() || self.request.is_own,
        }
    }

    fn html(&self, draft: &Draft, page_html: Option<&PageHtml>) -> String {
        let notice = self
            .analytics()
            .map(|analytics| analytics.notice(&self.found.tenant.key, self.found.domain()));
        let css = &self.data.settings.css;
        self.template.render(&Parts {
            look: self.look(),
            named_fonts: [
                Some(css.ft_primary.as_str()).filter(|_| css.names_heading_font),
                Some(css.ft_secondary.as_str()).filter(|_| css.names_body_font),
            ],
            head: &draft.head_html,
            theme_css: &self.data.theme_css,
            notice: notice.as_deref().unwrap_or_default(),
            boot_json: &draft.boot_json,
            page: self.open_page().map(|page| page.name),
            design: self.design().filter(|_| !self.request.is_own),
            page_html,
            noscript: NOSCRIPT,
        })
    }

    /// What is shown under maintenance is no visit.
    fn analytics(&self) -> Option<&Analytics<'_>> {
        let analytics = self.request.analytics.as_ref();
        analytics.filter(|_| !self.data.settings.is_maintenance)
    }

    /// The page of the path; none for 404.
    fn matched(&self) -> Option<&PageMatch> {
        self.request.matched.as_ref()
    }

    fn page(&self) -> Option<&'static Page> {
        self.matched().map(|matched| matched.page)
    }

    /// The page, unless who may see it is asked first: nothing of it is loaded along then.
    fn open_page(&self) -> Option<&'static Page> {
        self.page()
            .filter(|page| page.portal != Some(Portal::SignedIn))
    }

    /// Whether the site is under maintenance, and the page with it.
    fn is_closed(&self) -> bool {
        let stays_open = self.page().is_some_and(|page| page.stays_open);
        self.data.settings.is_maintenance && !stays_open
    }

    /// Whether the page itself is shown, and no screen in its place.
    fn shows_page(&self) -> bool {
        let is_there = self.matched().is_some() && !self.request.is_missing;
        is_there && self.fault.is_none() && !self.is_closed()
    }

    fn status(&self, prefetched: &Prefetched) -> u16 {
        match self.fault {
            _ if self.is_closed() => 503,
            Some(fault) => fault.status(),
            None if !self.shows_page() => 404,
            None if self.unsent.is_some() => 422,
            None if prefetched.is_unavailable => 503,
            None => 200,
        }
    }

    fn layout(&self) -> &str {
        self.data.settings.layout.as_deref().unwrap_or_default()
    }

    fn look(&self) -> Option<&Look> {
        self.template.look(self.layout())
    }

    fn design(&self) -> Option<Design<'_>> {
        Some(Design {
            layout: self.layout(),
            default_layout: TENANTS.default_layout(),
            half: self.page()?.design?,
        })
    }

    fn boot(&self, status: u16, prefetched: &Prefetched) -> String {
        let tenant = &self.found.tenant;
        let has = |page: &&Page| tenant.has(page);
        let boot = boot::Boot {
            version: self.data.version.as_deref(),
            tenant: boot::BootTenant {
                key: &tenant.key,
                layout: self.layout(),
                name: &tenant.name,
                tagline: &tenant.tagline,
                domain: self.found.domain(),
                lms_key: &tenant.lms_key,
                source: self.found.source_label(),
                pages: PAGES.iter().filter(has).map(|page| page.name).collect(),
                titles: self
                    .words
                    .0
                    .iter()
                    .map(|(name, own)| {
                        let (title, description) =
                            (own.title.as_deref(), own.description.as_deref());
                        (name.as_ref(), boot::BootTitle { title, description })
                    })
                    .collect(),
                api: self.found.api_base(),
                analytics: self.analytics().map(|analytics| boot::BootAnalytics {
                    id: analytics.id,
                    script: analytics.script,
                }),
            },
            settings: &self.data.settings_json,
            look: self.look().map_or("null", |look| look.variants.as_str()),
            page: self.matched().map(|matched| boot::BootPage {
                name: matched.page.name,
                params: matched
                    .params
                    .iter()
                    .map(|(name, value)| (*name, value.as_str()))
                    .collect(),
            }),
            prefetched: &prefetched.answers,
            unsent: self.unsent.filter(|_| status == 422),
            status,
            now: self.now_ms,
            saves_data: self.request.saves_data,
        };
        boot.to_json()
    }
}

#[cfg(test)]
mod tests;
