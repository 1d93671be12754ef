//! One document, put together: status, head, boot data, theme and headers.

use super::analytics::Analytics;
use super::chunks::{Design, Look};
use super::head::{Crumb, Head, HeadInput, PageText, TenantText, item, tags};
use super::inputs::{Inputs, Validator};
use super::page_html::PageHtml;
use super::page_request::PageRequest;
use super::prefetched::{AnswerText, Prefetched};
use super::site_data::SiteData;
use super::template::{Parts, Template};
use super::{boot, cache, security};
use crate::config::Config;
use crate::gateway::catalogue::Upstream;
use crate::gateway::fault::Fault;
use crate::site::page::{Kind, Page, PageMatch, Portal};
use crate::site::tables::{PAGES, TENANTS};
use crate::site::tenant::{Found, PageWords};
use crate::text::json;

/// How long a visitor is asked to stay away during maintenance, in seconds.
const MAINTENANCE_RETRY: &str = "300";

/// What a document tells of itself when it is given again.
const KEPT_TIMING: &str = "page;desc=kept";

/// What is said to a visitor without JavaScript.
const NOSCRIPT: &str = "Situs ini membutuhkan JavaScript. Aktifkan JavaScript di peramban Anda, \
                        lalu muat ulang halaman.";

/// A public document may be kept, and is looked at again each time.
const CHECKED: &str = "public, max-age=0, must-revalidate";

/// Header pairs of a document.
type Headers = Vec<(&'static str, String)>;

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
    ///
    /// # Errors
    /// [`Fault::Internal`] when the tables of this build are broken.
    pub fn draft(&self, prefetched: &Prefetched) -> Result<Draft, Fault> {
        let status = self.status(prefetched);
        let item = prefetched.item().and_then(|answer| self.item(answer));
        let crumbs = self.crumbs();
        let canonical = self.matched().map(PageMatch::canonical);
        let input = self.head_input(status, item.as_ref(), &crumbs, canonical.as_deref());
        let head = Head::of(&input);
        Ok(Draft {
            status,
            head_html: tags::head_html(&input, &head),
            robots: head.robots,
            boot_json: self.boot(status, prefetched)?,
        })
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
        let key = &self.found.tenant.key;
        let notice = self.analytics().map(|analytics| analytics.notice(key));
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

    /// What tells the document from any other that its address may show: of a page that is there and
    /// the same for all. A worker that does not know its own version cannot tell.
    fn validator(&self, inputs: &Inputs, status: u16) -> Option<Validator> {
        let is_public = status == 200 && !self.request.is_own;
        let deployment = self.config.deployment.known_id().filter(|_| is_public)?;
        let template = self.template.fingerprint();
        Some(Validator::new(deployment, template, &inputs.key()))
    }

    fn headers(&self, draft: &Draft, etag: Option<&str>) -> Headers {
        let mut headers = match etag {
            Some(etag) => self.checked(etag),
            None => self.unchecked(draft.status),
        };
        let settings = &self.data.settings;
        let image_urls = [
            settings.logo_dark.as_str(),
            &settings.logo_light,
            &settings.favicon,
            &settings.image,
        ];
        headers.extend(security::security_headers(&self.policy(&image_urls)));
        headers.extend(self.fault.and_then(Fault::header));
        headers.push(("content-type", "text/html; charset=utf-8".to_owned()));
        headers.push(("content-language", "id".to_owned()));
        headers.push(("x-robots-tag", draft.robots.to_owned()));
        headers
    }

    /// The headers that a document has in common with the answer that nothing of it has changed.
    fn checked(&self, etag: &str) -> Headers {
        let mut headers = self.common();
        headers.push(("etag", etag.to_owned()));
        headers.push(("cache-control", CHECKED.to_owned()));
        headers
    }

    /// The same of one that nobody can look at again.
    fn unchecked(&self, status: u16) -> Headers {
        let mut headers = self.common();
        let cache_control = match status {
            200 if self.request.is_own => "private, no-store",
            200 => CHECKED,
            _ => "no-store",
        };
        headers.push(("cache-control", cache_control.to_owned()));
        if status == 503 {
            headers.push(("retry-after", MAINTENANCE_RETRY.to_owned()));
        }
        headers
    }

    fn common(&self) -> Headers {
        let mut headers = self.found.headers();
        // Also those who want no tracking are told, lest another's document be kept for them.
        let is_measured =
            self.found.tenant.analytics.is_some() && !self.config.analytics_url.is_empty();
        headers.push(("vary", cache::vary(is_measured).to_owned()));
        // True of each answer but the first, which says more.
        headers.push(("server-timing", KEPT_TIMING.to_owned()));
        headers
    }

    fn policy<'p>(&'p self, image_urls: &'p [&'p str]) -> security::Policy<'p> {
        security::Policy {
            theme_hash: &self.data.theme_hash,
            look_hash: self.look().map(|look| look.hash.as_str()),
            script_hashes: self.template.script_hashes(),
            drive_url: Some(self.config.base(Upstream::Drive)),
            image_sources: &self.config.image_sources,
            image_urls,
            account_url: Some(self.config.account_url.as_str()).filter(|url| !url.is_empty()),
            analytics: self.analytics(),
            is_https: self.request.is_https,
        }
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

    fn status(&self, prefetched: &Prefetched) -> u16 {
        let is_there = self.matched().is_some_and(PageMatch::is_known) && !prefetched.is_missing;
        let stays_open = self.page().is_some_and(|page| page.stays_open);
        let is_closed = self.data.settings.is_maintenance && !stays_open;
        match (is_closed, self.fault) {
            (true, _) => 503,
            (false, Some(fault)) => fault.status(),
            (false, None) if is_there => 200,
            (false, None) => 404,
        }
    }

    /// The item the page is about, when it is the one the path asks for.
    fn item(&self, answer: &AnswerText) -> Option<item::Item> {
        let matched = self.matched()?;
        item::matching(
            matched.page.item.as_ref()?,
            |name| matched.param(name),
            &json::parsed(answer.json())?,
        )
    }

    /// The pages whose literal path this page's path goes on from, topmost first.
    fn crumbs(&self) -> Vec<Crumb<'static>> {
        let Some(page) = self.page() else {
            return Vec::new();
        };
        let above = |other: &&Page| {
            let below = page.path.strip_prefix(other.path);
            other.path != "/" && below.is_some_and(|rest| rest.starts_with('/'))
        };
        let mut crumbs: Vec<Crumb<'static>> = Vec::new();
        let mine = PAGES.iter().filter(|other| self.found.tenant.has(other));
        for page in mine.filter(above) {
            let longer = |crumb: &Crumb<'_>| crumb.path.len() > page.path.len();
            let index = crumbs.iter().position(longer).unwrap_or(crumbs.len());
            let crumb = Crumb {
                name: page.title,
                path: page.path,
            };
            crumbs.insert(index, crumb);
        }
        crumbs
    }

    fn head_input<'v>(
        &'v self,
        status: u16,
        item: Option<&'v item::Item>,
        crumbs: &'v [Crumb<'v>],
        path: Option<&'v str>,
    ) -> HeadInput<'v> {
        let tenant = &self.found.tenant;
        let page = self.page();
        HeadInput {
            settings: &self.data.settings,
            tenant: TenantText {
                name: &tenant.name,
                tagline: &tenant.tagline,
                domain: self.found.domain(),
            },
            page: page.map(|page| {
                let own = self.words.get(page.name);
                PageText {
                    title: page.title,
                    description: page.description,
                    tenant_title: own.and_then(|own| own.title.as_deref()),
                    tenant_description: own.and_then(|own| own.description.as_deref()),
                    noindex: page.noindex,
                }
            }),
            kind: page.map_or(Kind::Page, |page| page.kind),
            item,
            crumbs,
            path,
            status,
            may_index: self.found.may_index(),
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

    fn boot(&self, status: u16, prefetched: &Prefetched) -> Result<String, Fault> {
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
            status,
            now: self.now_ms,
            saves_data: self.request.saves_data,
        };
        boot.to_json().map_err(|_| Fault::Internal)
    }
}

#[cfg(test)]
mod tests;
