//! Rendered page of a document: made by the app's own code, then cached in isolate memory and in the
//! platform's cache. Where it cannot be had the visitor gets the empty shell, which the app fills.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use crate::context::RequestContext;
use crate::handlers::document::api_callback;
use crate::loader::{self, Lease, LoadOutcome};
use crate::platform::timeout::{self, try_timeout};
use crate::platform::{cache, clock, headers};
use crate::response;
use crate::services::drifts;
use crate::services::renderer::{self, ApiCallback, RendererOutput};
use belajar_core::document::page_html::{self, PageHtml, RenderOutcome, Unsendable};
use belajar_core::document::posted_form::{PostAnswer, SendFailure};
use belajar_core::document::template::Template;
use belajar_core::gateway::session;
use belajar_core::health::PageCounts;
use belajar_core::memory::Region;
use belajar_core::memory::lease::Loaded;
use belajar_core::memory::policy::{PAGE, PAGE_OF_ADDRESS};
use belajar_core::timeouts;
use belajar_core::trace::PageSource;
use belajar_core::trace::drift::{self, Drift, Finding};

/// What the app gives back in place of a page that it finds not to be there.
const NOT_FOUND: f64 = 404.0;
/// How long the edge cache keeps one, in seconds. Its key tells apart all it depends on, and the
/// time in the boot data moves on by the hour.
const CACHE_CONTROL: &str = "public, max-age=3600";
/// Where it stands beside one what drift it was made of, which each isolate tells.
const DRIFTS: &str = "x-drifts";

thread_local! {
    static COUNTS: Cell<PageCounts> = Cell::default();
}

/// How often a page was rendered in this isolate, and how often that was not needed.
pub fn counts() -> PageCounts {
    COUNTS.get()
}

/// What a page is rendered of: its address, an absolute URL, its boot data, and the addresses of the call
/// without which it has nothing to show.
#[derive(Clone, Copy)]
pub struct Source<'s> {
    pub address: &'s str,
    pub boot_json: &'s str,
    pub main: &'s [String],
}

/// The page of this source.
pub async fn load_or_render(
    context: &RequestContext,
    region: Region,
    template: &Template,
    source: Source<'_>,
) -> Rc<RenderOutcome> {
    let Source {
        address, boot_json, ..
    } = source;
    let (version, tenant) = (template.render_version(), &context.tenant().row.key);
    let deployment = &context.config.deployment.id;
    let key = page_html::key(deployment, version, tenant, address, boot_json);
    let policy = match region {
        Region::Sites => &PAGE,
        Region::Addresses | Region::Visitors => &PAGE_OF_ADDRESS,
    };
    let make = |lease| {
        let (boot_json, main) = (boot_json.to_owned(), source.main.to_vec());
        made(context.clone(), address.to_owned(), boot_json, main, lease)
    };
    match loader::load(context, &key, policy, make).await {
        LoadOutcome::Known(page) => {
            count(context, PageSource::PageHit);
            page
        }
        LoadOutcome::Made(page) => page,
        LoadOutcome::Nothing => {
            count(context, PageSource::Missing);
            Rc::new(RenderOutcome::Failed)
        }
    }
}

/// The page out of the edge cache, or rendered, for all who ask for it meanwhile.
async fn made(
    context: RequestContext,
    address: String,
    boot_json: String,
    main: Vec<String>,
    lease: Lease,
) -> Rc<RenderOutcome> {
    if let Some(page) = cached(&context, lease.key()).await {
        count(&context, PageSource::PageHit);
        return remember(&lease, RenderOutcome::Page(page));
    }
    let source = Source {
        address: &address,
        boot_json: &boot_json,
        main: &main,
    };
    let (rendering, said) = rendered(&context, source).await;
    if let Some(page) = rendering.page() {
        keep(&context, lease.key(), page, said);
    }
    remember(&lease, rendering)
}

/// What the app makes of the form that the boot data tells of, sent from the page at `address`; `secrets`
/// are its fields that no boot data holds, `key` is its idempotency key. Where it takes too long, its calls
/// come to an end by themselves.
pub async fn post(
    context: &RequestContext,
    (address, boot_json): (&str, &str),
    (secrets, key): (&str, &str),
    gateway: &ApiCallback,
) -> PostAnswer {
    if !page_html::is_soon_rendered(boot_json) {
        return PostAnswer::SendFailure(SendFailure::Broken);
    }
    let posting = renderer::post(boot_json, address, secrets, key, gateway);
    match timeout::timeout(timeouts::SENDING, posting).await {
        Ok(Ok(said)) => PostAnswer::read(&said.as_string().unwrap_or_default()),
        Ok(Err(error)) => {
            context
                .trace
                .problem(format_args!("the form cannot be sent: {error:?}"));
            PostAnswer::SendFailure(SendFailure::Broken)
        }
        Err(_) => PostAnswer::SendFailure(SendFailure::Lost),
    }
}

/// The page for boot data that holds what one visitor has typed: nobody keeps it.
pub async fn render_uncached(context: &RequestContext, source: Source<'_>) -> RenderOutcome {
    rendered(context, source).await.0
}

/// The page with what the visitor's session shows in it, which they run no scripts to see:
/// nobody keeps it. Where that takes too long, the page as anybody has it.
pub async fn render_with_session(context: &RequestContext, source: Source<'_>) -> RenderOutcome {
    let Source {
        address, boot_json, ..
    } = source;
    if !page_html::is_soon_rendered(boot_json) {
        return render_uncached(context, source).await;
    }
    let waiting = session::waiting_name(context.request.cookies());
    let calls = api_callback::of(context);
    let rendering = renderer::own(boot_json, address, waiting, &calls);
    match try_timeout(timeouts::OWN_PAGE, rendering).await {
        Ok(parts) => match judged(context, &parts.into(), source.main) {
            Ok(rendering) => {
                if rendering.page().is_some() {
                    count(context, PageSource::Rendered);
                }
                rendering
            }
            Err(_) => render_uncached(context, source).await,
        },
        Err(error) => {
            context
                .trace
                .problem(format_args!("the visitor's own page: {error}"));
            render_uncached(context, source).await
        }
    }
}

fn count(context: &RequestContext, source: PageSource) {
    context.trace.note(|trace| trace.page = Some(source));
    let mut counts = COUNTS.get();
    match source {
        PageSource::Rendered => counts.rendered += 1,
        PageSource::PageHit | PageSource::DocumentHit => counts.kept += 1,
        PageSource::Missing => counts.failed += 1,
    }
    COUNTS.set(counts);
}

/// The page, and what drift the app says it was made of.
async fn rendered(context: &RequestContext, source: Source<'_>) -> (RenderOutcome, String) {
    let (rendering, said) = render(context, source).await;
    match rendering {
        RenderOutcome::Page(_) => count(context, PageSource::Rendered),
        RenderOutcome::Failed => count(context, PageSource::Missing),
        // The document that says so has a page of its own.
        RenderOutcome::NotFound | RenderOutcome::Unusable => {}
    }
    (rendering, said)
}

async fn render(context: &RequestContext, source: Source<'_>) -> (RenderOutcome, String) {
    let Source {
        address, boot_json, ..
    } = source;
    if !page_html::is_soon_rendered(boot_json) {
        let bytes = boot_json.len();
        let problem = format_args!("a page of {bytes} bytes of data would take too long to render");
        context.trace.problem(problem);
        return (RenderOutcome::Failed, String::new());
    }
    let rendering = renderer::render(boot_json, address);
    // It ends no rendering under way, which has the thread to itself (`page_html::MOST_DATA`).
    match try_timeout(timeouts::RENDERING, rendering).await {
        Ok(parts) => {
            let parts = RendererOutput::from(parts);
            let rendering = judged(context, &parts, source.main).unwrap_or_else(|problem| {
                context.trace.problem(format_args!("{problem}"));
                RenderOutcome::Failed
            });
            (rendering, parts.drifts)
        }
        Err(error) => {
            context
                .trace
                .problem(format_args!("the page cannot be rendered: {error}"));
            (RenderOutcome::Failed, String::new())
        }
    }
}

/// What the app has given back. An answer of which nothing can be used says nothing either of what is
/// not there.
///
/// # Errors
/// Says why it is not to be sent.
fn judged(
    context: &RequestContext,
    parts: &RendererOutput,
    main: &[String],
) -> Result<RenderOutcome, Unsendable> {
    let found = drift::read(&parts.drifts);
    tell(context, &found);
    if let Some(fatal) = drift::fatal_to(main, &found) {
        if let Some(drift) = Drift::of(fatal) {
            context.trace.problem(format_args!("{drift}"));
        }
        Ok(RenderOutcome::Unusable)
    } else if parts.page.as_f64() == Some(NOT_FOUND) {
        Ok(RenderOutcome::NotFound)
    } else {
        PageHtml::new(parts.page.as_string().unwrap_or_default()).map(RenderOutcome::Page)
    }
}

fn tell(context: &RequestContext, found: &[Finding]) {
    for drift in found.iter().filter_map(Drift::of) {
        drifts::tell(context, &drift);
    }
}

fn remember(lease: &Lease, rendering: RenderOutcome) -> Rc<RenderOutcome> {
    let bytes = rendering.page().map_or(0, PageHtml::bytes);
    let now_ms = clock::now_ms();
    let fresh_until_ms = rendering.kept_until(now_ms);
    let rendering = Rc::new(rendering);
    lease.insert_loaded(Loaded {
        value: Rc::clone(&rendering),
        bytes,
        as_of_ms: now_ms,
        fresh_until_ms,
    });
    rendering
}

async fn cached(context: &RequestContext, key: &str) -> Option<PageHtml> {
    let response = cache::get(key).await.ok().flatten()?;
    if let Some(said) = headers::get(&response.headers(), DRIFTS) {
        tell(context, &drift::read(&said));
    }
    let reading = JsFuture::from(response.text().ok()?);
    let text = try_timeout(timeout::BINDING, reading).await.ok()?;
    PageHtml::new(text.as_string()?).ok()
}

/// Puts a rendering into the edge cache, behind the answer.
fn keep(context: &RequestContext, key: &str, page: &PageHtml, said: String) {
    let mut headers = vec![
        ("content-type", "text/html; charset=utf-8".to_owned()),
        ("cache-control", CACHE_CONTROL.to_owned()),
    ];
    if !said.is_empty() {
        headers.push((DRIFTS, said));
    }
    let response = response::with_body(200, &headers, &JsValue::from_str(page.as_str()));
    let (key, trace) = (key.to_owned(), Rc::clone(&context.trace));
    context.wait_until(async move {
        if let Err(error) = cache::put(&key, response, timeout::WRITING).await {
            trace.problem(format_args!("the cache refused a page: {error}"));
        }
    });
}
