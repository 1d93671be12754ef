//! One document, put together: status, head, boot data, theme and headers.

mod boot_data;
mod head_input;
mod list_end;
mod response_headers;
mod styles;

use super::analytics::Analytics;
use super::boot::Delivery;
use super::chunks::{Design, Look};
use super::conditional;
use super::head::{Head, tags};
use super::inputs::Inputs;
use super::noscript;
use super::page_html::PageHtml;
use super::page_request::PageRequest;
use super::posted_form::FormState;
use super::prefetched::{Absence, Prefetched};
use super::site_data::SiteData;
use super::template::{Parts, Template};
use super::variant::Variant;
use crate::config::Config;
use crate::error::Error;
use crate::http::header::Headers;
use crate::sites::page::{Page, PageMatch, Portal};
use crate::sites::tenant::{PageWords, ResolvedTenant};

/// Everything that a document is made of, except the responses to its page's calls: its functions take
/// those as [`Prefetched`].
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// What the operator configured.
    pub config: &'a Config,
    /// Settings and version.
    pub data: &'a SiteData,
    /// index.html, cut.
    pub template: &'a Template,
    /// The tenant's own titles and descriptions.
    pub words: &'a PageWords,
    /// What is asked for.
    pub page_request: &'a PageRequest<'a>,
    /// What failed, where the error screen is shown.
    pub error: Option<&'a Error>,
    /// The form that the document answers; `None` if it is anybody's.
    pub form: Option<&'a FormState>,
    /// What the app takes for the time, in Unix milliseconds.
    pub now_ms: u64,
}

/// What a document says, before the page itself is rendered of it.
pub struct Draft {
    status: u16,
    /// Whether it shows a page of a list after the last one, with a link back. Its status is 404.
    is_beyond: bool,
    head_html: String,
    robots: &'static str,
    /// The boot data, escaped for its script block.
    pub boot_json: String,
    /// The same without the responses: what a lean document says.
    lean_boot_json: Option<String>,
}

/// A document, ready to be sent.
#[derive(Debug)]
pub struct Document {
    /// HTTP status.
    pub status: u16,
    /// Strong and quoted; `None` for a document that must not be cached.
    pub etag: Option<String>,
    /// Its headers.
    pub headers: Headers,
    /// Those of the response that nothing has changed (RFC 9110 section 15.4.5).
    pub unchanged: Headers,
    /// The whole of it.
    pub html: String,
    /// Whether it has all that it can have: the page too, unless that is not rendered here.
    pub is_finished: bool,
}

/// How long a document stands that lacks its page, since that could not be rendered.
const UNFINISHED_MS: u64 = 60_000;

impl Document {
    /// Until when it may be cached in memory: for good where it has all that it can have, since its
    /// inputs name all that it depends on.
    #[must_use]
    pub const fn cached_until(&self, now_ms: u64) -> u64 {
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
    /// The headers of the response that nothing has changed (304), where that is known before the
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
        let status = self.status(prefetched);
        if self.is_beyond(status, prefetched) {
            return None;
        }
        let etag = self.validator(inputs, status)?.whole();
        conditional::names(header, &etag).then(|| self.checked(&etag))
    }

    /// Status, head and boot data.
    #[must_use]
    pub fn draft(&self, prefetched: &Prefetched) -> Draft {
        let status = self.status(prefetched);
        let shown = self.shown(status, prefetched);
        let input = self.head_input(&shown);
        let head = Head::of(&input);
        Draft {
            status,
            is_beyond: shown.is_beyond,
            head_html: tags::head_html(&input, &head),
            robots: head.robots,
            boot_json: self.boot(status, prefetched, Delivery::Along),
            lean_boot_json: match self.page_request.requested_variant {
                Variant::Full => None,
                Variant::Lean => Some(self.boot(status, prefetched, Delivery::Later)),
            },
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
        let inputs = inputs.filter(|_| !draft.is_beyond);
        let validator = inputs.and_then(|inputs| self.validator(inputs, draft.status));
        let etag = validator.map(|validator| match page_html {
            Some(_) => validator.whole(),
            None => validator.shell(),
        });
        Document {
            status: if draft.is_beyond {
                404
            } else {
                self.response_status(draft.status)
            },
            headers: self.headers(draft, page_html, etag.as_deref()),
            unchanged: etag
                .as_deref()
                .map_or_else(Vec::new, |etag| self.checked(etag)),
            etag,
            html: self.html(draft, page_html),
            is_finished: page_html.is_some() || self.page_request.has_member_view,
        }
    }

    fn html(&self, draft: &Draft, page_html: Option<&PageHtml>) -> String {
        let notice = self
            .analytics()
            .map(|analytics| analytics.notice(&self.tenant().row.key, self.tenant().domain()));
        let css = &self.data.settings.css;
        let variant = self.variant(page_html);
        let lean_boot = draft.lean_boot_json.as_deref();
        let lean_boot = lean_boot.filter(|_| variant == Variant::Lean);
        let styles = self.styles(variant);
        // Of a page that only who is signed in sees, nothing is rendered but that it is on its way.
        let is_waiting = self.shows_page() && self.page().is_some() && self.open_page().is_none();
        let portal = page_html.map_or("", PageHtml::portal);
        let noscript = if !portal.is_empty() {
            ["<noscript>", portal, "</noscript>"].concat()
        } else if page_html.is_none() || is_waiting {
            noscript::html(self.tenant(), self.reader(), self.form)
        } else {
            String::new()
        };
        self.template.render(&Parts {
            variant,
            look: self.look(),
            look_css: &styles.look.css,
            named_fonts: [
                Some(css.ft_primary.as_str()).filter(|_| css.names_heading_font),
                Some(css.ft_secondary.as_str()).filter(|_| css.names_body_font),
            ],
            head: &draft.head_html,
            theme_css: &styles.theme.css,
            notice: notice.as_deref().unwrap_or_default(),
            boot_json: lean_boot.unwrap_or(&draft.boot_json),
            page: self.styled_page(portal).map(|page| page.name),
            design: self.design().filter(|_| !self.page_request.has_member_view),
            page_html,
            noscript: &noscript,
        })
    }

    /// Who reads what stands in the page's place.
    fn reader(&self) -> noscript::NoscriptAudience {
        match self.page() {
            _ if self.page_request.is_signed_in_without_scripts => {
                noscript::NoscriptAudience::SignedIn
            }
            Some(page) if self.open_page().is_none() => {
                noscript::NoscriptAudience::Guest(page.path)
            }
            _ => noscript::NoscriptAudience::Anybody,
        }
    }

    /// The variant that is sent: the one asked for, unless the page could not be rendered, because the app
    /// needs all data at once then.
    const fn variant(&self, page_html: Option<&PageHtml>) -> Variant {
        match page_html {
            Some(_) => self.page_request.requested_variant,
            None => Variant::Full,
        }
    }

    /// What is shown under maintenance is no visit.
    fn analytics(&self) -> Option<&Analytics<'_>> {
        let analytics = self.page_request.analytics.as_ref();
        analytics.filter(|_| !self.data.settings.is_maintenance)
    }

    fn tenant(&self) -> &ResolvedTenant {
        self.page_request.tenant()
    }

    fn matched(&self) -> Option<&PageMatch> {
        self.page_request.matched.as_ref()
    }

    /// The page of the path; `None` if no page has it.
    fn page(&self) -> Option<&'static Page> {
        self.matched().map(|matched| matched.page)
    }

    /// The page, unless who may see it is asked first: nothing of it is loaded along then.
    fn open_page(&self) -> Option<&'static Page> {
        self.page()
            .filter(|page| page.portal != Some(Portal::SignedIn))
    }

    /// The page whose styles and code come along; with what is rendered of a `portal` that one too.
    fn styled_page(&self, portal: &str) -> Option<&'static Page> {
        self.page()
            .filter(|_| !portal.is_empty())
            .or_else(|| self.open_page())
    }

    /// Whether the site is under maintenance, and the page with it.
    fn is_closed(&self) -> bool {
        let stays_open = self.page().is_some_and(|page| page.stays_open);
        self.data.settings.is_maintenance && !stays_open
    }

    /// Whether the page itself is shown, and no screen in its place.
    fn shows_page(&self) -> bool {
        let is_there = self.matched().is_some() && self.page_request.absence.is_none();
        is_there && self.error.is_none() && !self.is_closed()
    }

    fn status(&self, prefetched: &Prefetched) -> u16 {
        match self.error {
            _ if self.is_closed() => 503,
            Some(error) => error.status(),
            None if !self.shows_page() => 404,
            None => match self.form {
                Some(form) => form.status(),
                None if prefetched.is_unavailable => 503,
                None => 200,
            },
        }
    }

    /// The status of the response: to the app what is gone is not there.
    fn response_status(&self, status: u16) -> u16 {
        let absence = self.page_request.absence.filter(|_| status == 404);
        absence.map_or(status, Absence::status)
    }

    /// Whether it shows a page of a list after the last one.
    fn is_beyond(&self, status: u16, prefetched: &Prefetched) -> bool {
        let number = self.page_request.number.filter(|_| status == 200);
        number.is_some_and(|number| list_end::is_beyond(&prefetched.responses, number))
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
            default_layout: self.data.default_layout,
            half: self.page()?.design?,
        })
    }
}

#[cfg(test)]
mod tests;
