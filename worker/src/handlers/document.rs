//! The document (design section 4): the tenant's page with its meta, theme and data in the first
//! byte.

pub mod failure;
pub mod form;
mod api_callback;
pub mod render_page;
mod prefetch;
mod rendered;

use std::rc::Rc;

use futures::join;
use wasm_bindgen::JsValue;

use self::rendered::{Made, ReadyDocument};
use crate::context::RequestContext;
use crate::incoming::IncomingRequest;
use crate::platform::{clock, memory};
use crate::response;
use crate::services::{page_words_store, rate_limit, settings_store, template_store};
use belajar_core::document::calls::{self, Calls, Remembered};
use belajar_core::document::inputs::Inputs;
use belajar_core::document::page_request::PageRequest;
use belajar_core::document::posted_form::FormState;
use belajar_core::document::prefetched::{Absence, Prefetched};
use belajar_core::document::reuse::{PersonalContent, Reuse};
use belajar_core::document::site_data::SiteData;
use belajar_core::document::template::Template;
use belajar_core::document::view::View;
use belajar_core::gateway::error::Error;
use belajar_core::gateway::session::{self, SENT_PARAMETER};
use belajar_core::gateway::upstream::cache::CacheStatus;
use belajar_core::request_head::Header;
use belajar_core::trace::PageSource;

/// Answers a request for a page: with what is in memory whole before anything is waited for.
pub async fn handle(context: &RequestContext) -> web_sys::Response {
    let answered = match page_request(context) {
        Ok(request) => answer_page(context, request).await,
        Err(error) => Err(error),
    };
    match answered {
        Ok(response) => response,
        Err(error) => failure::handle(context, &error).await,
    }
}

/// The page, which may have to go on with a form, or to say that one was sent.
async fn answer_page(
    context: &RequestContext,
    request: PageRequest<'_>,
) -> Result<web_sys::Response, Error> {
    if let Some(path) = request.early_redirect() {
        return Ok(response::redirect(308, &path, context.headers()));
    }
    if !context.request.query.is_empty() {
        if let Some(wish) = form::resumed(&context.request) {
            return form::resume(context, request, wish).await;
        }
        if let Some(form) = sent_before(&context.request) {
            return respond(context, request, Some(&form)).await;
        }
    }
    // What one visitor is shown is not in memory.
    let is_kept = !request.is_signed_in_without_scripts;
    if let Some(response) = is_kept
        .then(|| respond_from_memory(context, &request))
        .flatten()
    {
        return Ok(response);
    }
    let limit = request.called().and_then(|matched| {
        let calls = Calls::of(matched, request.visit, None);
        calls.limit()
    });
    rate_limit::count(context, limit).await?;
    respond(context, request, None).await
}

/// The form that the visitor's browser has sent a moment ago, where the address says so.
fn sent_before(incoming: &IncomingRequest) -> Option<FormState> {
    let form = incoming.query_param(SENT_PARAMETER)?;
    let receipt = session::receipt(incoming.cookies(), incoming.transport())?;
    FormState::sent(form, receipt)
}

/// The answer of which everything is in memory: a document with all that it is made of, or all that
/// tells that the visitor has it.
fn respond_from_memory(
    context: &RequestContext,
    request: &PageRequest<'_>,
) -> Option<web_sys::Response> {
    let now = clock::now_ms();
    let remembered = memory::beside(|memories| calls::remembered(memories, request, now));
    let Remembered {
        data,
        prefetched,
        template,
    } = remembered?;
    if !prefetched.answers.is_empty() {
        context.trace.note(|trace| trace.cached(CacheStatus::Hit));
    }
    let material = Material {
        inputs: request.inputs(&data, &prefetched, now),
        data: &data,
        prefetched: &prefetched,
        request,
    };
    material.known(context, template.as_deref())
}

/// The page that is asked for, with what it says of a form.
async fn respond(
    context: &RequestContext,
    request: PageRequest<'_>,
    form: Option<&FormState>,
) -> Result<web_sys::Response, Error> {
    let loaded = LoadedPage::load(context, &request).await?;
    loaded.respond(context, request, form).await
}

/// All that a document is made of which is fetched for it.
struct LoadedPage {
    data: Rc<SiteData>,
    prefetched: Prefetched,
    template: Rc<Template>,
    words: page_words_store::LoadedWords,
}

impl LoadedPage {
    async fn load(context: &RequestContext, request: &PageRequest<'_>) -> Result<Self, Error> {
        let prefetching = prefetch::prefetch(context, request);
        let (data, prefetched) = join!(settings_store::load(context), prefetching);
        let (template, words) = join!(
            template_store::template(context),
            page_words_store::load(context)
        );
        Ok(Self {
            data,
            prefetched,
            template: template?,
            words,
        })
    }

    /// Takes answers along to what the page reads besides.
    fn add(&mut self, answers: Vec<(String, String)>) {
        for (address, json) in answers {
            self.prefetched.add(address, &json);
        }
    }

    fn shared<'s>(&'s self, context: &'s RequestContext) -> Shared<'s> {
        Shared {
            context,
            data: &self.data,
            template: &self.template,
            words: &self.words,
        }
    }

    async fn respond(
        &self,
        context: &RequestContext,
        request: PageRequest<'_>,
        form: Option<&FormState>,
    ) -> Result<web_sys::Response, Error> {
        let prefetched = &self.prefetched;
        if let Some(path) = request.item_redirect(prefetched) {
            return Ok(response::redirect(308, &path, context.headers()));
        }
        let shared = self.shared(context);
        let mut turned_out = None;
        if prefetched.missing.is_none() {
            let material = shared.material(&request, prefetched);
            match shared.document(&material, form).await {
                Shown::Document(response) => return Ok(response),
                Shown::Unusable => return shared.without_main(&request, prefetched).await,
                Shown::NotFound => {}
            }
            turned_out = Some((request.region(prefetched), material.inputs));
        }
        let absence = prefetched.missing.unwrap_or(Absence::Unknown);
        let (request, prefetched) = (request.into_missing(absence), Prefetched::default());
        let material = shared.material(&request, &prefetched);
        let shown = shared.document(&material, None).await;
        if let Some((region, inputs)) = turned_out
            && let Some(missing) = material.kept()
        {
            rendered::stand_in(region, &inputs, &missing);
        }
        shown.response().ok_or(Error::NotFound)
    }
}

/// What has come of looking for a document, or making one.
enum Shown {
    /// The document, as an answer.
    Document(web_sys::Response),
    /// Its page finds that there is no such thing.
    NotFound,
    /// Its page can use nothing of the answer without which it has nothing to show.
    Unusable,
}

impl Shown {
    fn response(self) -> Option<web_sys::Response> {
        match self {
            Self::Document(response) => Some(response),
            Self::NotFound | Self::Unusable => None,
        }
    }
}

/// What the documents of one request have in common.
struct Shared<'s> {
    context: &'s RequestContext,
    data: &'s SiteData,
    template: &'s Template,
    words: &'s page_words_store::LoadedWords,
}

impl<'s> Shared<'s> {
    fn material<'m>(&self, request: &'m PageRequest<'m>, prefetched: &'m Prefetched) -> Material<'m>
    where
        's: 'm,
    {
        Material {
            inputs: request.inputs(self.data, prefetched, clock::now_ms()),
            data: self.data,
            prefetched,
            request,
        }
    }

    fn view<'m>(&'m self, material: &'m Material<'m>, form: Option<&'m FormState>) -> View<'m> {
        View {
            words: self.words.of(self.context),
            form,
            ..material.view(self.context, self.template)
        }
    }

    /// The document of a page that can use nothing of the answer without which it has nothing to show: the
    /// same as where that call has failed.
    async fn without_main(
        &self,
        request: &PageRequest<'_>,
        prefetched: &Prefetched,
    ) -> Result<web_sys::Response, Error> {
        let prefetched = prefetched.unusable();
        let material = self.material(request, &prefetched);
        let shown = self.document(&material, None).await;
        shown.response().ok_or(Error::BadGateway)
    }

    /// The document, out of memory or made.
    async fn document(&self, material: &Material<'_>, form: Option<&FormState>) -> Shown {
        let context = self.context;
        let known = || material.known(context, Some(self.template));
        let reuse = Reuse::of(PersonalContent {
            has_session: material.request.is_signed_in_without_scripts,
            has_form: form.is_some(),
            lacks_words: !self.words.are_known(),
        });
        if let Some(response) = reuse.may_read().then(known).flatten() {
            return Shown::Document(response);
        }
        let view = self.view(material, form);
        let inputs = Some(&material.inputs).filter(|_| reuse == Reuse::ReadWrite);
        match rendered::make(context, &view, material.prefetched, inputs).await {
            Made::Document(rendered) => Shown::Document(rendered.answer(material.request.visit)),
            Made::NotFound => Shown::NotFound,
            Made::Unusable => Shown::Unusable,
        }
    }
}

/// Reads a request for a page.
///
/// # Errors
/// As [`PageRequest::of`].
fn page_request(context: &RequestContext) -> Result<PageRequest<'_>, Error> {
    let request = PageRequest::of(&context.request, &context.config)?;
    if let Some(matched) = &request.matched {
        let name = matched.page.name;
        context
            .trace
            .note(|trace| name.clone_into(&mut trace.subject));
    }
    Ok(request)
}

/// What a document is made of.
struct Material<'m> {
    inputs: Inputs,
    data: &'m SiteData,
    prefetched: &'m Prefetched,
    request: &'m PageRequest<'m>,
}

impl<'m> Material<'m> {
    fn view(&self, context: &'m RequestContext, template: &'m Template) -> View<'m> {
        View {
            config: &context.config,
            data: self.data,
            template,
            words: &context.tenant().row.words,
            request: self.request,
            error: None,
            form: None,
            now_ms: self.inputs.now_ms,
        }
    }

    /// The document of these inputs, where it is in memory.
    fn kept(&self) -> Option<Rc<ReadyDocument>> {
        rendered::kept(self.request.region(self.prefetched), &self.inputs.key())
    }

    /// The answer with it; else the answer that nothing has changed, where the document itself need not
    /// be made for it.
    fn known(
        &self,
        context: &RequestContext,
        template: Option<&Template>,
    ) -> Option<web_sys::Response> {
        let request = self.request.visit;
        let response = if let Some(rendered) = self.kept() {
            rendered.answer(request)
        } else {
            let known = request.header(Header::IfNoneMatch);
            let view = self.view(context, template?);
            let headers = view.unchanged(&self.inputs, self.prefetched, known)?;
            response::with_body(304, &headers, &JsValue::NULL)
        };
        context
            .trace
            .note(|trace| trace.page = Some(PageSource::DocumentHit));
        Some(response)
    }
}
