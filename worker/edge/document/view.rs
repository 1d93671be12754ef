//! One document, put together: status, head, boot data, theme and headers.

use super::prefetch::{Answer, Prefetched};
use crate::document::analytics::Analytics;
use crate::document::chunks::{Design, Look};
use crate::document::head::{Crumb, Head, HeadInput, PageText, TenantText, item, tags};
use crate::document::page_html::PageHtml;
use crate::document::site_data::SiteData;
use crate::document::template::{Parts, Template};
use crate::document::{boot, cache, security};
use crate::edge::runtime::answer::Headers;
use crate::edge::runtime::document_store::Rendered;
use crate::edge::runtime::site::Site;
use crate::edge::runtime::texts::Text;
use crate::gateway::catalogue::Upstream;
use crate::gateway::fault::Fault;
use crate::site::page::{Kind, Page, PageMatch, Portal};
use crate::site::tables::{PAGES, TENANTS};
use crate::text::json;

/// How long a visitor is asked to stay away during maintenance, in seconds.
const MAINTENANCE_RETRY: &str = "300";

/// What a document tells of itself when it is given again.
const KEPT_TIMING: &str = "page;desc=kept";

/// What is said to a visitor without JavaScript.
const NOSCRIPT: &str = "Situs ini membutuhkan JavaScript. Aktifkan JavaScript di peramban Anda, \
                        lalu muat ulang halaman.";

/// Everything one rendering looks at.
pub struct View<'a> {
    /// The tenant and the runtime.
    pub site: &'a Site,
    /// Settings and version.
    pub data: &'a SiteData,
    /// index.html, cut.
    pub template: &'a Template,
    /// The page of the path; none for 404.
    pub matched: Option<&'a PageMatch>,
    /// What failed, where the error screen is shown.
    pub fault: Option<&'a Fault>,
    /// What the app takes for the time, in Unix milliseconds.
    pub now: u64,
    /// Whether the visitor's request asks for less data.
    pub saves_data: bool,
    /// What counts visits, once the visitor has agreed.
    pub analytics: Option<&'a Analytics<'a>>,
    /// Whether the page is this visitor's own, and nothing of it rendered.
    pub is_own: bool,
}

/// What a document says, before the page itself is rendered of it.
pub struct Draft {
    status: u16,
    head_html: String,
    robots: String,
    /// The boot data, escaped for its script block.
    pub boot_json: String,
}

impl View<'_> {
    /// Status, head and boot data.
    ///
    /// # Errors
    /// [`Fault::Internal`] when the tables of this build are broken.
    pub fn draft(&self, prefetched: &Prefetched) -> Result<Draft, Fault> {
        let status = self.status(prefetched);
        let item = prefetched.item().and_then(|answer| self.item(answer));
        let crumbs = self.crumbs();
        let canonical = self.matched.map(PageMatch::canonical);
        let input = self.head_input(status, item.as_ref(), &crumbs, canonical.as_deref());
        Ok(Draft {
            status,
            head_html: tags::head_html(&input),
            robots: Head::of(&input).robots.to_owned(),
            boot_json: self.boot(status, &prefetched.answers)?,
        })
    }

    /// The whole document, ready to be sent.
    pub fn render(&self, draft: &Draft, page_html: Option<&PageHtml>, https: bool) -> Rendered {
        let analytics = self.analytics();
        let key = &self.site.found.tenant.key;
        let look = self.look();
        let css = &self.data.settings.css;
        let body = self.template.render(&Parts {
            look,
            named_fonts: [
                Some(css.ft_primary.as_str()).filter(|_| css.names_heading_font),
                Some(css.ft_secondary.as_str()).filter(|_| css.names_body_font),
            ],
            head: &draft.head_html,
            theme_css: &self.data.theme_css,
            notice: &analytics.map_or_else(String::new, |analytics| analytics.notice(key)),
            boot_json: &draft.boot_json,
            page: self.open_page().map(|page| page.name),
            design: self.design().filter(|_| !self.is_own),
            page_html,
            noscript: NOSCRIPT,
        });
        let etag = cache::etag(&body);
        let settings = &self.data.settings;
        let policy = security::Policy {
            theme_hash: &self.data.theme_hash,
            look_hash: look.map(|look| look.hash.as_str()),
            script_hashes: self.template.script_hashes(),
            drive_url: Some(self.site.config.base(Upstream::Drive)),
            image_sources: &self.site.config.image_sources,
            image_urls: &[
                &settings.logo_dark,
                &settings.logo_light,
                &settings.favicon,
                &settings.image,
            ],
            account_url: Some(self.site.config.account_url.as_str()).filter(|url| !url.is_empty()),
            analytics,
            is_https: https,
        };
        let mut headers = self.site.headers();
        headers.extend(security::security_headers(&policy));
        if self.is_own && draft.status == 200 {
            headers.push(("cache-control", "private, no-store".to_owned()));
        } else {
            headers.extend(cache_headers(draft.status, &etag));
        }
        headers.extend(self.fault.and_then(Fault::header));
        headers.push(("content-type", "text/html; charset=utf-8".to_owned()));
        headers.push(("content-language", "id".to_owned()));
        // Also those who want no tracking are told, lest another's document be kept for them.
        let is_measured = self.site.found.tenant.analytics.is_some()
            && !self.site.config.analytics_url.is_empty();
        headers.push(("vary", cache::vary(is_measured).to_owned()));
        headers.push(("x-robots-tag", draft.robots.clone()));
        // True of each answer but the first, which says more.
        headers.push(("server-timing", KEPT_TIMING.to_owned()));
        Rendered::new(draft.status, etag, &headers, &body, page_html.is_some())
    }

    /// What is shown under maintenance is no visit.
    fn analytics(&self) -> Option<&Analytics<'_>> {
        self.analytics
            .filter(|_| !self.data.settings.is_maintenance)
    }

    fn page(&self) -> Option<&'static Page> {
        self.matched.map(|matched| matched.page)
    }

    /// The page, unless who may see it is asked first: nothing of it is loaded along then.
    fn open_page(&self) -> Option<&'static Page> {
        self.page()
            .filter(|page| page.portal != Some(Portal::SignedIn))
    }

    fn status(&self, prefetched: &Prefetched) -> u16 {
        let is_there = self.matched.is_some_and(PageMatch::is_known) && !prefetched.is_missing;
        match (self.data.settings.is_maintenance, self.fault) {
            (true, _) => 503,
            (false, Some(fault)) => fault.status(),
            (false, None) if is_there => 200,
            (false, None) => 404,
        }
    }

    /// The item the page is about, when it is the one the path asks for.
    fn item(&self, answer: &Text) -> Option<item::Item> {
        let matched = self.matched?;
        item::matching(
            matched.page.item.as_ref()?,
            |name| matched.param(name),
            &json::parsed(&answer.json)?,
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
        let mine = PAGES
            .iter()
            .filter(|other| self.site.found.tenant.has(other));
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
        let tenant = &self.site.found.tenant;
        let page = self.page();
        HeadInput {
            settings: &self.data.settings,
            tenant: TenantText {
                name: &tenant.name,
                tagline: &tenant.tagline,
                domain: self.site.domain(),
            },
            page: page.map(|page| {
                let own = tenant.page_text(page.name);
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
            may_index: self.site.found.may_index(),
        }
    }

    fn layout(&self) -> &str {
        self.data.settings.layout.as_deref().unwrap_or_default()
    }

    fn look(&self) -> Option<&Look> {
        self.template.look(self.layout(), TENANTS.default_layout())
    }

    fn design(&self) -> Option<Design<'_>> {
        Some(Design {
            layout: self.layout(),
            default_layout: TENANTS.default_layout(),
            half: self.page()?.design?,
        })
    }

    fn boot(&self, status: u16, answers: &[Answer]) -> Result<String, Fault> {
        let tenant = &self.site.found.tenant;
        let has = |page: &&Page| tenant.has(page);
        let boot = boot::Boot {
            version: self.data.version.as_deref(),
            tenant: boot::BootTenant {
                key: &tenant.key,
                layout: self.layout(),
                name: &tenant.name,
                tagline: &tenant.tagline,
                domain: self.site.domain(),
                source: self.site.found.source_label(),
                pages: PAGES.iter().filter(has).map(|page| page.name).collect(),
                titles: tenant
                    .overrides
                    .iter()
                    .map(|(name, own)| {
                        let (title, description) =
                            (own.title.as_deref(), own.description.as_deref());
                        (name.as_ref(), boot::BootTitle { title, description })
                    })
                    .collect(),
                api: self.site.found.api_base(),
                analytics: self.analytics().map(|analytics| boot::BootAnalytics {
                    id: analytics.id,
                    script: analytics.script,
                }),
            },
            settings: &self.data.settings,
            look: self.look().map_or("null", |look| look.variants.as_str()),
            page: self.matched.map(|matched| boot::BootPage {
                name: matched.page.name,
                params: matched
                    .params
                    .iter()
                    .map(|(name, value)| (*name, value.as_str()))
                    .collect(),
            }),
            prefetched: answers
                .iter()
                .map(|(address, answer)| (address.as_str(), answer.json.as_str()))
                .collect(),
            status,
            now: self.now,
            saves_data: self.saves_data,
        };
        boot.to_json().map_err(|_| Fault::Internal)
    }
}

fn cache_headers(status: u16, etag: &str) -> Headers {
    match status {
        200 => vec![
            ("etag", etag.to_owned()),
            (
                "cache-control",
                "public, max-age=0, must-revalidate".to_owned(),
            ),
        ],
        503 => vec![
            ("retry-after", MAINTENANCE_RETRY.to_owned()),
            ("cache-control", "no-store".to_owned()),
        ],
        _ => vec![("cache-control", "no-store".to_owned())],
    }
}
