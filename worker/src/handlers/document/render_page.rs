//! Rendered page of a document: made by the app's own code, then cached in isolate memory and in the
//! platform's cache. Where it cannot be had the visitor gets the empty shell, which the app fills.

use std::cell::Cell;
use std::rc::Rc;

use crate::context::RequestContext;
use crate::handlers::document::api_callback;
use crate::loader::{self, Lease, LoadOutcome};
use crate::platform::clock;
use crate::platform::timeout::try_timeout;
use crate::services::renderer::{self, RendererOutput};
use crate::services::{cached_pages, drifts};
use belajar_core::api::drift::{self, Drift};
use belajar_core::auth::session;
use belajar_core::cache::lease::Loaded;
use belajar_core::cache::memory::Region;
use belajar_core::cache::policy::{PAGE, PAGE_OF_ADDRESS};
use belajar_core::document::page_html::{self, PageHtml, RenderOutcome, Unsendable};
use belajar_core::document::template::Template;
use belajar_core::document::view::View;
use belajar_core::health::PageCounts;
use belajar_core::http::trace::PageSource;
use belajar_core::timeouts;

/// What the app gives back in place of a page that it finds not to be there.
const NOT_FOUND: f64 = 404.0;

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

/// The page of a document, cached or rendered: with what one visitor has typed or their session shows it is
/// never cached. None of a page that the edge does not render for its visitor.
pub async fn page(
    context: &RequestContext,
    view: &View<'_>,
    region: Region,
    source: Source<'_>,
) -> Option<Rc<RenderOutcome>> {
    if view.request.has_member_view {
        return None;
    }
    Some(if view.request.is_signed_in_without_scripts {
        Rc::new(render_with_session(context, source).await)
    } else if view.form.is_some() {
        Rc::new(render_uncached(context, source).await)
    } else {
        load_or_render(context, region, view.template, source).await
    })
}

/// The page of this source, cached or rendered.
async fn load_or_render(
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
        LoadOutcome::Cached(page) => {
            count(context, PageSource::PageHit);
            page
        }
        LoadOutcome::Loaded(page) => page,
        LoadOutcome::Nothing => {
            count(context, PageSource::Failed);
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
    if let Some(page) = cached_pages::look_up(&context, lease.key()).await {
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
        cached_pages::cache_later(&context, lease.key(), page, said);
    }
    remember(&lease, rendering)
}

/// The page for boot data that holds what one visitor has typed.
async fn render_uncached(context: &RequestContext, source: Source<'_>) -> RenderOutcome {
    rendered(context, source).await.0
}

/// The page with what the visitor's session shows in it, which they run no scripts to see. Where that
/// takes too long, the page as anybody has it.
async fn render_with_session(context: &RequestContext, source: Source<'_>) -> RenderOutcome {
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

/// Notes in the trace how the page came about, and counts it for `/_edge/health`.
pub fn count(context: &RequestContext, source: PageSource) {
    context.trace.note(|trace| trace.page = Some(source));
    let mut counts = COUNTS.get();
    match source {
        PageSource::Rendered => counts.rendered += 1,
        PageSource::PageHit => counts.cached += 1,
        PageSource::DocumentHit => counts.documents += 1,
        PageSource::Failed => counts.failed += 1,
    }
    COUNTS.set(counts);
}

/// The page, and what drift the app says it was made of.
async fn rendered(context: &RequestContext, source: Source<'_>) -> (RenderOutcome, String) {
    let (rendering, said) = render(context, source).await;
    match rendering {
        RenderOutcome::Page(_) => count(context, PageSource::Rendered),
        RenderOutcome::Failed => count(context, PageSource::Failed),
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

/// What the app has given back. A response of which nothing can be used says nothing either of what is
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
    drifts::log_all(context, &found);
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

fn remember(lease: &Lease, rendering: RenderOutcome) -> Rc<RenderOutcome> {
    let bytes = rendering.page().map_or(0, PageHtml::bytes);
    let now_ms = clock::now_ms();
    let fresh_until_ms = rendering.cached_until(now_ms);
    let rendering = Rc::new(rendering);
    lease.insert_loaded(Loaded {
        value: Rc::clone(&rendering),
        bytes,
        as_of_ms: now_ms,
        fresh_until_ms,
    });
    rendering
}
