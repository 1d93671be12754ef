//! Rendered page of a document: made by the app's own code, then cached in isolate memory and in the
//! edge cache. Where it cannot be had the visitor gets the empty shell, which the app fills.

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
use belajar_core::cache::policy::{PAGE, PAGE_OF_VISITOR_URL};
use belajar_core::document::page_html::{self, PageHtml, RenderOutcome, Unsendable};
use belajar_core::document::template::Template;
use belajar_core::document::view::View;
use belajar_core::http::trace::PageSource;
use belajar_core::timeouts;

/// What the app returns instead of a page whose item is absent.
const NOT_FOUND: f64 = 404.0;

/// Inputs of a rendering: the page's absolute URL, its boot data, and the keys of the call without which
/// it has nothing to show.
#[derive(Clone, Copy)]
pub struct Source<'s> {
    pub page_url: &'s str,
    pub boot_json: &'s str,
    pub main: &'s [String],
}

/// The page of a document, cached or rendered. One that shows what a visitor typed, or their session, is
/// never cached. `None` if the edge does not render the page for its visitor.
pub async fn load(
    context: &RequestContext,
    view: &View<'_>,
    region: Region,
    source: Source<'_>,
) -> Option<Rc<RenderOutcome>> {
    if view.page_request.has_member_view {
        return None;
    }
    Some(if view.page_request.is_signed_in_without_scripts {
        Rc::new(render_with_session(context, source).await)
    } else if view.form.is_some() {
        Rc::new(render_and_count(context, source).await.0)
    } else {
        load_public(context, region, view.template, source).await
    })
}

/// The page that anybody gets, cached or rendered.
async fn load_public(
    context: &RequestContext,
    region: Region,
    template: &Template,
    source: Source<'_>,
) -> Rc<RenderOutcome> {
    let Source {
        page_url,
        boot_json,
        ..
    } = source;
    let (version, tenant) = (template.render_version(), &context.tenant().row.key);
    let deployment = &context.config.deployment.id;
    let key = page_html::key(deployment, version, tenant, page_url, boot_json);
    let policy = match region {
        Region::Sites => &PAGE,
        Region::VisitorUrls | Region::Visitors => &PAGE_OF_VISITOR_URL,
    };
    let make = |lease| {
        let (boot_json, main) = (boot_json.to_owned(), source.main.to_vec());
        look_up_or_render(context.clone(), page_url.to_owned(), boot_json, main, lease)
    };
    match loader::load(context, &key, policy, make).await {
        LoadOutcome::Cached(page) => {
            context.trace.page(PageSource::PageHit);
            page
        }
        LoadOutcome::Loaded(page) => page,
        LoadOutcome::Nothing => {
            context.trace.page(PageSource::Failed);
            Rc::new(RenderOutcome::Failed)
        }
    }
}

/// Looks the page up in the edge cache, or renders it, for all requests that wait for it.
async fn look_up_or_render(
    context: RequestContext,
    page_url: String,
    boot_json: String,
    main: Vec<String>,
    lease: Lease,
) -> Rc<RenderOutcome> {
    if let Some(page) = cached_pages::look_up(&context, lease.key()).await {
        context.trace.page(PageSource::PageHit);
        return insert(&lease, RenderOutcome::Page(page));
    }
    let source = Source {
        page_url: &page_url,
        boot_json: &boot_json,
        main: &main,
    };
    let (rendering, drifts_json) = render_and_count(&context, source).await;
    if let Some(page) = rendering.page() {
        cached_pages::cache_later(&context, lease.key(), page, drifts_json);
    }
    insert(&lease, rendering)
}

/// The page with what the visitor's session shows, for visitors who run no scripts. If that takes too
/// long, the page that anybody gets.
async fn render_with_session(context: &RequestContext, source: Source<'_>) -> RenderOutcome {
    let Source {
        page_url,
        boot_json,
        ..
    } = source;
    if !page_html::is_soon_rendered(boot_json) {
        return render_and_count(context, source).await.0;
    }
    let waiting = session::waiting_name(context.request.cookies());
    let calls = api_callback::of(context);
    let rendering = renderer::own(boot_json, page_url, waiting, &calls);
    match try_timeout(timeouts::OWN_PAGE, rendering).await {
        Ok(parts) => match judge(context, &parts.into(), source.main) {
            Ok(rendering) => {
                if rendering.page().is_some() {
                    context.trace.page(PageSource::Rendered);
                }
                rendering
            }
            Err(_) => render_and_count(context, source).await.0,
        },
        Err(error) => {
            context
                .trace
                .problem(format_args!("the visitor's own page: {error}"));
            render_and_count(context, source).await.0
        }
    }
}

/// The page, counted, and the drift that rendering found, as JSON.
async fn render_and_count(context: &RequestContext, source: Source<'_>) -> (RenderOutcome, String) {
    let (rendering, drifts_json) = render_raw(context, source).await;
    match rendering {
        RenderOutcome::Page(_) => context.trace.page(PageSource::Rendered),
        RenderOutcome::Failed => context.trace.page(PageSource::Failed),
        // The document that says so has a page of its own.
        RenderOutcome::Absent | RenderOutcome::Unusable => {}
    }
    (rendering, drifts_json)
}

/// The page as the app renders it, and the drift that rendering found, as JSON.
async fn render_raw(context: &RequestContext, source: Source<'_>) -> (RenderOutcome, String) {
    let Source {
        page_url,
        boot_json,
        ..
    } = source;
    if !page_html::is_soon_rendered(boot_json) {
        let bytes = boot_json.len();
        let problem = format_args!("a page of {bytes} bytes of data would take too long to render");
        context.trace.problem(problem);
        return (RenderOutcome::Failed, String::new());
    }
    let rendering = renderer::render(boot_json, page_url);
    // It ends no rendering under way, which has the thread to itself (`page_html::MOST_DATA`).
    match try_timeout(timeouts::RENDERING, rendering).await {
        Ok(parts) => {
            let parts = RendererOutput::from(parts);
            let rendering = judge(context, &parts, source.main).unwrap_or_else(|problem| {
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

/// The outcome of a rendering. A main response that cannot be used comes first: a page made of it does not
/// prove that the item is absent.
///
/// # Errors
/// Why the page cannot be sent.
fn judge(
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
        Ok(RenderOutcome::Absent)
    } else {
        PageHtml::new(parts.page.as_string().unwrap_or_default()).map(RenderOutcome::Page)
    }
}

fn insert(lease: &Lease, rendering: RenderOutcome) -> Rc<RenderOutcome> {
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
