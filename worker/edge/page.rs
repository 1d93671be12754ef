//! The document (design section 4): the tenant's page with its meta, theme and data in the first
//! byte.

use std::rc::Rc;
use std::time::Duration;

use futures::future::{Either, join, select};
use serde_json::Value;
use wasm_bindgen::JsValue;

use super::answer::{self, Headers};
use super::incoming::Incoming;
use super::page_store::{self, Rendered};
use super::platform::Ask;
use super::settings_store::{self, SiteData};
use super::site::Site;
use super::{api_cache, fetch, js, tables, template_store};
use crate::catalogue;
use crate::document::{Design, Parts, Template, boot, cache, security};
use crate::fault::{Fault, Problem};
use crate::meta::{self, Crumb, Head, HeadInput, Kind, PageText, TenantText, item};
use crate::page::{Page, PageMatch, Prefetch};

/// How long the first byte waits for a detail's data.
const WAIT: Duration = Duration::from_millis(1_500);

/// How long a visitor is asked to stay away during maintenance, in seconds.
const MAINTENANCE_RETRY: &str = "300";

/// What was fetched for the page before its first byte.
enum Prefetched {
    /// Nothing: the page wants none, the visitor saves data, or the platform was slow.
    Nothing,
    /// An answer, under the key the app looks for.
    Answer(String, Value),
    /// The platform says that there is no such thing.
    Missing,
}

/// Answers a request for a page.
pub async fn handle(site: &Site, incoming: &Incoming) -> web_sys::Response {
    match respond(site, incoming).await {
        Ok(response) => response,
        Err(fault) => answer::fault(&fault, site.headers()),
    }
}

async fn respond(site: &Site, incoming: &Incoming) -> Result<web_sys::Response, Fault> {
    let (pages, _) = tables::tables().ok_or(Fault::Internal)?;
    let tenant = site.found.tenant;
    let matched = pages
        .find(&incoming.path, |page| tenant.has(page))
        .map_err(|_| Fault::BadRequest(Problem::Address))?;
    let prefetch = prefetch(site, incoming, matched.as_ref());
    let (data, prefetched) = join(settings_store::load(site), prefetch).await;
    let template = template_store::template(site).await?;
    let key = page_store::key(site, incoming, &data, matched.as_ref());
    if let Some(rendered) = key.as_ref().and_then(page_store::get) {
        return Ok(shown(incoming, &rendered));
    }
    let view = View {
        site,
        data: &data,
        template: &template,
        matched: matched.as_ref(),
    };
    let rendered = Rc::new(view.render(prefetched, incoming.https)?);
    if let Some(key) = key {
        page_store::put(&key, &rendered);
    }
    Ok(shown(incoming, &rendered))
}

/// The rendered document, or 304 when the visitor has it already.
fn shown(incoming: &Incoming, rendered: &Rendered) -> web_sys::Response {
    let known = incoming.header("if-none-match");
    if rendered.status == 200
        && known.is_some_and(|known| cache::if_none_match(&known, &rendered.etag))
    {
        return answer::with_body(304, &rendered.headers, &JsValue::NULL);
    }
    let body = if incoming.is_head() {
        &JsValue::NULL
    } else {
        &rendered.body
    };
    answer::with_body(rendered.status, &rendered.headers, body)
}

/// Fetches the page's item through the gateway's own cache. Visitors who save data get the page
/// without it (spec section 2).
async fn prefetch(site: &Site, incoming: &Incoming, matched: Option<&PageMatch<'_>>) -> Prefetched {
    let Some((prefetch, matched)) = matched.and_then(|m| Some((m.page.prefetch.as_ref()?, m)))
    else {
        return Prefetched::Nothing;
    };
    if saves_data(incoming) {
        return Prefetched::Nothing;
    }
    match select(
        Box::pin(read(site, prefetch, matched)),
        worker::Delay::from(WAIT),
    )
    .await
    {
        Either::Left((prefetched, _)) => prefetched,
        Either::Right(((), _)) => Prefetched::Nothing,
    }
}

fn saves_data(incoming: &Incoming) -> bool {
    let is = |name: &str, values: &[&str]| {
        incoming
            .header(name)
            .is_some_and(|value| values.iter().any(|one| value.eq_ignore_ascii_case(one)))
    };
    is("save-data", &["on"]) || is("ect", &["2g", "slow-2g"])
}

async fn read(site: &Site, prefetch: &Prefetch, matched: &PageMatch<'_>) -> Prefetched {
    let Some(key) = prefetch.key(&matched.params) else {
        return Prefetched::Nothing;
    };
    match answered(site, &key).await {
        Ok(Some(value)) => Prefetched::Answer(key, value),
        Ok(None) => Prefetched::Missing,
        // The app asks again by itself, and shows what went wrong.
        Err(_) => Prefetched::Nothing,
    }
}

/// The answer to a prefetch key; none for a 404.
async fn answered(site: &Site, key: &str) -> Result<Option<Value>, Fault> {
    let (call, query) = key.split_once('?').unwrap_or((key, ""));
    let (host, path) = call.split_once('/').unwrap_or((call, ""));
    let matched = catalogue::find("GET", host, path)?;
    let query = catalogue::kept_query(matched.call, query)
        .map_err(|_| Fault::BadRequest(Problem::Query))?;
    let ask = Ask::reading(matched.call, matched.path, query);
    let response = api_cache::answer(site, ask, &Headers::new()).await?;
    match response.status() {
        200..=299 => {}
        404 => return Ok(None),
        _ => return Err(Fault::BadGateway),
    }
    let text = fetch::text(&response, WAIT).await?;
    serde_json::from_str(&text)
        .map(Some)
        .map_err(|_| Fault::BadGateway)
}

/// Everything one rendering looks at.
struct View<'a> {
    site: &'a Site,
    data: &'a SiteData,
    template: &'a Template,
    matched: Option<&'a PageMatch<'static>>,
}

impl View<'_> {
    fn render(&self, prefetched: Prefetched, https: bool) -> Result<Rendered, Fault> {
        let status = self.status(&prefetched);
        let answer = match prefetched {
            Prefetched::Answer(key, value) => Some((key, value)),
            Prefetched::Nothing | Prefetched::Missing => None,
        };
        let item = answer.as_ref().and_then(|(_, value)| self.item(value));
        let crumbs = self.crumbs();
        let canonical = self.matched.map(PageMatch::canonical);
        let input = self.head_input(status, item.as_ref(), &crumbs, canonical.as_deref());
        let head = Head::of(&input);
        let theme_css = self.data.settings.theme_css();
        let boot_json = self.boot(status, answer.as_ref())?;
        let body = self.template.render(&Parts {
            head: &meta::head_html(&input),
            theme_css: &theme_css,
            boot_json: &boot_json,
            page: self.page().map(|page| page.name.as_str()),
            design: self.design(),
            noscript: "Situs ini membutuhkan JavaScript. Aktifkan JavaScript di peramban Anda, lalu muat ulang halaman.",
        });
        let etag = cache::etag(&body);
        let policy = security::Policy {
            theme_css: &theme_css,
            script_hashes: self.template.script_hashes(),
            account_url: Some(self.site.config.account_url.as_str()).filter(|url| !url.is_empty()),
            is_https: https,
        };
        let mut headers = self.site.headers();
        headers.extend(security::security_headers(&policy));
        headers.extend(cache_headers(status, &etag));
        headers.push(("content-type", "text/html; charset=utf-8".to_owned()));
        headers.push(("content-language", "id".to_owned()));
        headers.push(("x-robots-tag", head.robots.to_owned()));
        Ok(Rendered {
            status,
            etag,
            headers: js::header_pairs(&headers).into(),
            body: js::bytes(&body),
        })
    }

    fn page(&self) -> Option<&'static Page> {
        self.matched.map(|matched| matched.page)
    }

    fn status(&self, prefetched: &Prefetched) -> u16 {
        match (self.data.settings.is_maintenance, self.matched, prefetched) {
            (true, _, _) => 503,
            (false, None, _) | (false, _, Prefetched::Missing) => 404,
            (false, Some(_), _) => 200,
        }
    }

    /// The item the page is about, when it is the one the path asks for.
    fn item(&self, answer: &Value) -> Option<item::Item> {
        let matched = self.matched?;
        item::matching(
            matched.page.item.as_ref()?,
            |name| matched.param(name),
            answer,
        )
    }

    /// The pages whose literal path this page's path goes on from, topmost first.
    fn crumbs(&self) -> Vec<Crumb<'static>> {
        let (Some(page), Some((pages, _))) = (self.page(), tables::tables()) else {
            return Vec::new();
        };
        let above = |other: &&Page| {
            let below = page.path.strip_prefix(&other.path);
            other.path != "/" && below.is_some_and(|rest| rest.starts_with('/'))
        };
        let mut crumbs: Vec<Crumb<'static>> = Vec::new();
        let mine = pages
            .iter()
            .filter(|other| self.site.found.tenant.has(other));
        for page in mine.filter(above) {
            let longer = |crumb: &Crumb<'_>| crumb.path.len() > page.path.len();
            let place = crumbs.iter().position(longer).unwrap_or(crumbs.len());
            let crumb = Crumb {
                name: &page.title,
                path: &page.path,
            };
            crumbs.insert(place, crumb);
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
        let tenant = self.site.found.tenant;
        let page = self.page();
        HeadInput {
            settings: &self.data.settings,
            tenant: TenantText {
                name: &tenant.name,
                tagline: &tenant.tagline,
                domain: self.site.domain(),
            },
            page: page.map(|page| {
                let own = tenant.page_text(&page.name);
                PageText {
                    title: &page.title,
                    description: &page.description,
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

    fn design(&self) -> Option<Design<'_>> {
        let (_, tenants) = tables::tables()?;
        Some(Design {
            layout: self.data.settings.layout.as_deref().unwrap_or_default(),
            default_layout: tenants.default_layout(),
            half: self.page()?.design?,
        })
    }

    fn boot(&self, status: u16, answer: Option<&(String, Value)>) -> Result<String, Fault> {
        let tenant = self.site.found.tenant;
        let has = |page: &&Page| tenant.has(page);
        let (pages, _) = tables::tables().ok_or(Fault::Internal)?;
        let boot = boot::Boot {
            version: &self.data.version,
            tenant: boot::Tenant {
                key: &tenant.key,
                layout: self.data.settings.layout.as_deref().unwrap_or_default(),
                name: &tenant.name,
                tagline: &tenant.tagline,
                domain: self.site.domain(),
                source: self.site.found.source_label(),
                pages: pages
                    .iter()
                    .filter(has)
                    .map(|page| page.name.as_str())
                    .collect(),
                titles: tenant
                    .pages
                    .iter()
                    .filter(|(_, own)| own.title.is_some() || own.description.is_some())
                    .map(|(name, own)| {
                        let (title, description) =
                            (own.title.as_deref(), own.description.as_deref());
                        (name.as_str(), boot::Title { title, description })
                    })
                    .collect(),
                api: self.site.found.api_base(),
            },
            settings: &self.data.settings,
            page: self.matched.map(|matched| boot::Page {
                name: &matched.page.name,
                params: matched
                    .params
                    .iter()
                    .map(|(name, value)| (*name, value.as_str()))
                    .collect(),
            }),
            prefetched: answer
                .map(|(key, value)| (key.as_str(), value))
                .into_iter()
                .collect(),
            status,
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
