//! The page in the first byte: rendered by the app's own code, then kept in isolate memory and in the
//! platform's cache. Where it cannot be had the visitor gets the empty shell, which the app fills.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use wasm_bindgen::{JsCast, JsValue};

use crate::document::page_html::{self, PageHtml};
use crate::document::page_request::Place;
use crate::document::template::Template;
use crate::edge::runtime::binding::{self, with_deadline};
use crate::edge::runtime::site::Site;
use crate::edge::runtime::{answer, headers, js, renderer, written};
use crate::health::PageCounts;
use crate::trace::PageSource;

/// How long a visitor waits for a rendering's code and for what it waits for itself. It ends no
/// rendering under way, which has the thread to itself (`page_html::MOST_DATA`).
const WAIT: Duration = Duration::from_secs(2);
/// How long the platform's cache keeps one, in seconds. Its key tells apart all it depends on, and the
/// time in the boot data moves on by the hour.
const CACHE_CONTROL: &str = "public, max-age=3600";

/// A rendering; none for one that failed, so that it is not tried and reported by each visit.
pub type KeptPage = Option<PageHtml>;

thread_local! {
    static COUNTS: Cell<PageCounts> = Cell::default();
}

/// How often a page was rendered in this isolate, and how often that was not needed.
pub fn counts() -> PageCounts {
    COUNTS.get()
}

/// The page at an address, an absolute URL, for this boot data.
pub async fn page_html(
    site: &Site,
    place: Place,
    template: &Template,
    (address, boot_json): (&str, &str),
) -> Rc<KeptPage> {
    let (version, tenant) = (template.render_version(), &site.found.tenant.key);
    let deployment = &site.config.deployment.id;
    let key = page_html::key(deployment, version, tenant, address, boot_json);
    if let Some(page) = remembered(place, &key) {
        count(site, PageSource::Known);
        return page;
    }
    if let Some(page) = cached(&key).await {
        count(site, PageSource::Known);
        return remember(place, &key, Some(page));
    }
    let page = rendered(site, address, boot_json).await;
    match &page {
        Some(page) => {
            count(site, PageSource::Rendered);
            keep(site, &key, page);
        }
        None => count(site, PageSource::Missing),
    }
    remember(place, &key, page)
}

/// The page at `address` for boot data that holds what one visitor has typed: nobody keeps it.
pub async fn unkept(site: &Site, address: &str, boot_json: &str) -> KeptPage {
    let page = rendered(site, address, boot_json).await;
    count(
        site,
        match page {
            Some(_) => PageSource::Rendered,
            None => PageSource::Missing,
        },
    );
    page
}

fn count(site: &Site, source: PageSource) {
    site.trace.note(|trace| trace.page = Some(source));
    let mut counts = COUNTS.get();
    match source {
        PageSource::Rendered => counts.rendered += 1,
        PageSource::Known | PageSource::Kept => counts.kept += 1,
        PageSource::Missing => counts.failed += 1,
    }
    COUNTS.set(counts);
}

async fn rendered(site: &Site, address: &str, boot_json: &str) -> Option<PageHtml> {
    if !page_html::is_soon_rendered(boot_json) {
        let bytes = boot_json.len();
        let told = format_args!("a page of {bytes} bytes of data would take too long to render");
        site.trace.problem(told);
        return None;
    }
    let rendering = renderer::render(boot_json, address);
    let html = match with_deadline(WAIT, rendering).await {
        Ok(html) => html.as_string().unwrap_or_default(),
        Err(error) => {
            let told = format_args!("the page cannot be rendered: {}", js::told(&error));
            site.trace.problem(told);
            return None;
        }
    };
    if html.len() > page_html::LONGEST {
        let bytes = html.len();
        let told = format_args!("a page of {bytes} bytes is too much to be sent");
        site.trace.problem(told);
        return None;
    }
    PageHtml::new(html)
}

fn remembered(place: Place, key: &str) -> Option<Rc<KeptPage>> {
    written::with(place, |memory| memory.fresh(key, js::now_ms()))
}

fn remember(place: Place, key: &str, page: KeptPage) -> Rc<KeptPage> {
    let page = Rc::new(page);
    let bytes = page.as_ref().as_ref().map_or(0, |page| page.as_str().len());
    let until = page_html::kept_until(page.is_some(), js::now_ms());
    written::with(place, |memory| {
        memory.keep(key, Rc::clone(&page), bytes, until);
    });
    page
}

async fn cached(key: &str) -> Option<PageHtml> {
    let looked_up = binding::DEFAULT_CACHE.with(|cache| cache.look_up(key));
    let kept = with_deadline(binding::PATIENCE, looked_up).await.ok()?;
    let response: web_sys::Response = (!kept.is_undefined()).then(|| kept.unchecked_into())?;
    let text = with_deadline(binding::PATIENCE, response.text())
        .await
        .ok()?;
    PageHtml::new(text.as_string()?)
}

/// Puts a rendering into the platform's cache, behind the answer.
fn keep(site: &Site, key: &str, page: &PageHtml) {
    let headers = headers::init(&[
        ("content-type", "text/html; charset=utf-8"),
        ("cache-control", CACHE_CONTROL),
    ]);
    let response = answer::with_body(200, &headers, &JsValue::from_str(page.as_str()));
    let (key, trace) = (key.to_owned(), Rc::clone(&site.trace));
    site.wait_until(async move {
        let kept = binding::DEFAULT_CACHE.with(|cache| cache.keep(&key, &response));
        if let Err(error) = with_deadline(binding::WRITING, kept).await {
            trace.problem(format_args!(
                "the cache refused a page: {}",
                js::told(&error)
            ));
        }
    });
}
