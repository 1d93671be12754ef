//! The page in the first byte: rendered by the app's own code, then kept in isolate memory and in the
//! platform's cache. Where it cannot be had the visitor gets the empty shell, which the app fills.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use futures::future::{Either, select};
use wasm_bindgen::{JsCast, JsValue};

use crate::document::page_html::{self, PageHtml};
use crate::document::template::Template;
use crate::edge::runtime::binding::{self, with_deadline};
use crate::edge::runtime::site::Site;
use crate::edge::runtime::{answer, js, memory, renderer};

/// How long a visitor waits for a rendering, with the load of its code.
const WAIT: Duration = Duration::from_secs(2);
/// How long the platform's cache keeps one, in seconds. Its key tells apart all it depends on, and the
/// time in the boot data moves on by the hour.
const CACHE_CONTROL: &str = "public, max-age=3600";

/// How soon a page that could not be rendered is tried again.
const RETRY_MS: u64 = 60_000;

/// A rendering; none for one that failed, so that it is not tried and reported by each visit.
pub type Kept = Option<PageHtml>;

/// How the pages of this isolate came about.
#[derive(Clone, Copy, Default)]
pub struct Counts {
    /// Rendered.
    pub rendered: u32,
    /// Had from memory or from the platform's cache.
    pub kept: u32,
    /// Neither: the empty shell was sent.
    pub failed: u32,
}

thread_local! {
    static COUNTS: Cell<Counts> = Cell::default();
}

/// How often a page was rendered in this isolate, and how often that was not needed.
pub fn counts() -> Counts {
    COUNTS.get()
}

/// The page at `address`, an absolute URL, for this boot data.
pub async fn page_html(
    site: &Site,
    template: &Template,
    address: &str,
    boot_json: &str,
) -> Rc<Kept> {
    let (version, tenant) = (template.render_version(), &site.found.tenant.key);
    let key = page_html::key(version, tenant, address, boot_json);
    if let Some(page) = remembered(&key) {
        count(|counts| counts.kept += 1);
        return page;
    }
    if let Some(page) = cached(&key).await {
        count(|counts| counts.kept += 1);
        return remember(&key, Some(page));
    }
    let page = rendered(address, boot_json).await;
    match &page {
        Some(page) => {
            count(|counts| counts.rendered += 1);
            keep(site, &key, page);
        }
        None => count(|counts| counts.failed += 1),
    }
    remember(&key, page)
}

fn count(add: impl FnOnce(&mut Counts)) {
    let mut counts = COUNTS.get();
    add(&mut counts);
    COUNTS.set(counts);
}

async fn rendered(address: &str, boot_json: &str) -> Option<PageHtml> {
    let rendering = Box::pin(renderer::render(boot_json, address));
    match select(rendering, worker::Delay::from(WAIT)).await {
        Either::Left((Ok(html), _)) if html.len() > page_html::LONGEST => {
            js::log(format_args!(
                "{address}: {} bytes are too much to be sent",
                html.len()
            ));
            None
        }
        Either::Left((Ok(html), _)) => PageHtml::new(html),
        Either::Left((Err(error), _)) => {
            js::log(format_args!("{address} cannot be rendered: {error:?}"));
            None
        }
        Either::Right(((), _)) => {
            js::log(format_args!("{address} takes too long to be rendered"));
            None
        }
    }
}

fn remembered(key: &str) -> Option<Rc<Kept>> {
    memory::with(|memory| memory.fresh(key, js::now_ms()))
}

fn remember(key: &str, page: Kept) -> Rc<Kept> {
    let page = Rc::new(page);
    let bytes = page.as_ref().as_ref().map_or(0, |page| page.as_str().len());
    // The key names all that it depends on, so that it never is out of date; a failure may have had
    // another cause.
    let until = match page.as_ref() {
        Some(_) => u64::MAX,
        None => js::now_ms() + RETRY_MS,
    };
    memory::with(|memory| memory.keep(key, Rc::clone(&page), bytes, until));
    page
}

async fn cached(key: &str) -> Option<PageHtml> {
    let looked_up = js::DEFAULT_CACHE.with(|cache| cache.look_up(key));
    let kept = with_deadline(binding::PATIENCE, looked_up).await.ok()?;
    let response: web_sys::Response = (!kept.is_undefined()).then(|| kept.unchecked_into())?;
    let text = with_deadline(binding::PATIENCE, response.text())
        .await
        .ok()?;
    PageHtml::new(text.as_string()?)
}

/// Puts a rendering into the platform's cache, behind the answer.
fn keep(site: &Site, key: &str, page: &PageHtml) {
    let headers = js::header_init(&[
        ("content-type", "text/html; charset=utf-8"),
        ("cache-control", CACHE_CONTROL),
    ]);
    let response = answer::with_body(200, &headers, &JsValue::from_str(page.as_str()));
    let key = key.to_owned();
    site.wait_until(async move {
        let kept = js::DEFAULT_CACHE.with(|cache| cache.keep(&key, &response));
        if let Err(error) = with_deadline(binding::WRITING, kept).await {
            js::log(format_args!("the cache refused a page: {error:?}"));
        }
    });
}
