//! The document (design section 4): the tenant's page with its meta, theme and data in the first
//! byte.

pub mod failure;
pub mod page_html;
mod prefetch;
mod view;

use std::rc::Rc;

use wasm_bindgen::JsValue;

use super::runtime::document_store::{self, Rendered};
use super::runtime::incoming::Incoming;
use super::runtime::site::Site;
use super::runtime::together::both;
use super::runtime::{answer, js, settings_store, template_store};
use crate::document::analytics::{Analytics, Service, Wishes};
use crate::document::cache;
use crate::document::inputs::Inputs;
use crate::document::site_data::SiteData;
use crate::gateway::fault::{BadRequestReason, Fault};
use crate::gateway::session::{SIGNED_IN_COOKIE, cookie};
use crate::site::page::{PageMatch, Portal};
use crate::site::tables::PAGES;
use crate::site::tenant::HostRule;
use crate::trace::PageSource;
use prefetch::{Prefetched, prefetch};
use view::View;

/// Answers a request for a page.
pub async fn handle(site: &Site, incoming: &Incoming) -> web_sys::Response {
    match respond(site, incoming).await {
        Ok(response) => response,
        Err(fault) => failure::handle(site, incoming, &fault).await,
    }
}

/// The document of a page that is in memory whole, with all that it is made of.
pub fn kept(site: &Site, incoming: &Incoming) -> Option<web_sys::Response> {
    let wanted = Wanted::of(site, incoming).ok()?;
    if wanted.is_own {
        return None;
    }
    let data = settings_store::kept(site)?;
    let prefetched = prefetch::kept(&wanted)?;
    let rendered = document_store::get(&wanted.key(&data, &prefetched, js::now_ms()))?;
    site.trace.note(|trace| trace.page = Some(PageSource::Kept));
    Some(shown(incoming, &rendered))
}

async fn respond(site: &Site, incoming: &Incoming) -> Result<web_sys::Response, Fault> {
    let wanted = Wanted::of(site, incoming)?;
    let prefetch = prefetch(&wanted);
    let (data, prefetched) = both(settings_store::load(site), prefetch).await;
    let template = template_store::template(site).await?;
    let now = js::now_ms();
    let key = wanted.key(&data, &prefetched, now);
    if !wanted.is_own
        && let Some(rendered) = document_store::get(&key)
    {
        site.trace.note(|trace| trace.page = Some(PageSource::Kept));
        return Ok(shown(incoming, &rendered));
    }
    let view = View {
        site,
        data: &data,
        template: &template,
        matched: wanted.matched.as_ref(),
        fault: None,
        now: hour(now),
        saves_data: wanted.saves_data,
        analytics: wanted.analytics.as_ref(),
        is_own: wanted.is_own,
    };
    let rendered = Rc::new(rendered(&view, incoming, &prefetched).await?);
    if !wanted.is_own {
        document_store::put(&key, &rendered);
    }
    Ok(shown(incoming, &rendered))
}

/// What a request for a page asks for.
struct Wanted<'r> {
    site: &'r Site,
    incoming: &'r Incoming,
    /// None where no page has the path.
    matched: Option<PageMatch>,
    /// Whether the visitor's request asks for less data.
    saves_data: bool,
    /// What counts the visit.
    analytics: Option<Analytics<'r>>,
    /// Whether the page has another side for this visitor, who is signed in. The edge renders the
    /// public one alone, so theirs begins empty: they would see it swapped under their eyes.
    is_own: bool,
}

impl<'r> Wanted<'r> {
    /// Reads a request.
    ///
    /// # Errors
    /// [`Fault::BadRequest`] for a path that cannot be decoded.
    fn of(site: &'r Site, incoming: &'r Incoming) -> Result<Self, Fault> {
        let tenant = &site.found.tenant;
        let matched = PAGES
            .find(&incoming.path, |page| tenant.has(page))
            .map_err(|_| Fault::BadRequest(BadRequestReason::Address))?;
        if let Some(matched) = &matched {
            let name = matched.page.name;
            site.trace.note(|trace| name.clone_into(&mut trace.subject));
        }
        let has_sides = matched
            .as_ref()
            .is_some_and(|matched| matched.page.portal == Some(Portal::Guests));
        let is_own = has_sides
            && incoming
                .header("cookie")
                .is_some_and(|header| cookie(&header, SIGNED_IN_COOKIE) == Some("1"));
        Ok(Self {
            site,
            incoming,
            is_own,
            matched,
            saves_data: prefetch::saves_data(incoming),
            analytics: analytics(site, incoming),
        })
    }

    /// The name under which the document is kept.
    fn key(&self, data: &SiteData, prefetched: &Prefetched, now_ms: u64) -> String {
        Inputs {
            site: &self.site.key("document"),
            source: self.site.found.source_label(),
            is_https: self.incoming.https,
            saves_data: self.saves_data,
            is_measured: self.analytics.is_some(),
            revision: data.revision,
            now_ms: hour(now_ms),
            answers: prefetched.fingerprint(),
            address: &address(self.site, self.incoming, self.matched.as_ref()),
        }
        .key()
    }
}

/// The whole document: its draft, and the page that the app renders of that.
async fn rendered(
    view: &View<'_>,
    incoming: &Incoming,
    prefetched: &Prefetched,
) -> Result<Rendered, Fault> {
    let draft = view.draft(prefetched)?;
    if view.is_own {
        return Ok(view.render(&draft, None, incoming.https));
    }
    let address = address(view.site, incoming, view.matched);
    let page = page_html::page_html(view.site, view.template, &address, &draft.boot_json).await;
    Ok(view.render(&draft, page.as_ref().as_ref(), incoming.https))
}

/// What the app renders takes this for the time: it moves on by the hour, so that a document whose
/// data has not changed stays the same one.
fn hour(now_ms: u64) -> u64 {
    now_ms - now_ms % 3_600_000
}

/// Where the app is told that it is. The tenant's own domain stands for every host it is found at,
/// and one address for all that lead nowhere.
fn address(site: &Site, incoming: &Incoming, matched: Option<&PageMatch>) -> String {
    let (path, query) = match matched {
        Some(_) => (incoming.path.as_str(), incoming.query.as_str()),
        None => ("/404", ""),
    };
    let mark = if query.is_empty() { "" } else { "?" };
    format!("https://{}{path}{mark}{query}", site.domain())
}

/// What counts the visits of this document. A host that no rule found is nobody's site.
fn analytics<'s>(site: &'s Site, incoming: &Incoming) -> Option<Analytics<'s>> {
    let id = site.found.tenant.analytics.as_deref()?;
    if site.found.rule == HostRule::Default {
        return None;
    }
    let service = Service {
        script: &site.config.analytics_url,
        hosts: &site.config.analytics_hosts,
    };
    let header = |name: &str| incoming.header(name);
    let (dnt, gpc, save) = (header("dnt"), header("sec-gpc"), header("save-data"));
    let wishes = Wishes {
        do_not_track: dnt.as_deref(),
        global_privacy_control: gpc.as_deref(),
        save_data: save.as_deref(),
    };
    Analytics::of(Some(id), service, wishes)
}

/// The rendered document, or 304 when the visitor has it already.
fn shown(incoming: &Incoming, rendered: &Rendered) -> web_sys::Response {
    let known = incoming.header("if-none-match");
    if rendered.status == 200
        && known.is_some_and(|known| cache::if_none_match(&known, &rendered.etag))
    {
        return answer::with_head(&rendered.unchanged_head, &JsValue::NULL);
    }
    let body = if incoming.is_head() {
        &JsValue::NULL
    } else {
        &rendered.body
    };
    answer::with_head(&rendered.head, body)
}
