//! Makes a document that is not cached: loads its data, has its page rendered, and caches it.

use std::rc::Rc;

use futures::join;

use crate::context::RequestContext;
use crate::handlers::document::prefetch;
use crate::handlers::document::ready::{Material, ReadyDocument};
use crate::handlers::document::render_page::{self, Source};
use crate::platform::{clock, memory};
use crate::response;
use crate::services::api_text::ABSENT_MS;
use crate::services::{page_words, site_data, template};
use belajar_core::cache::memory::Region;
use belajar_core::document::inputs::Inputs;
use belajar_core::document::page_html::RenderOutcome;
use belajar_core::document::page_request::PageRequest;
use belajar_core::document::posted_form::FormState;
use belajar_core::document::prefetched::{Absence, Prefetched};
use belajar_core::document::reuse::{DocumentTraits, Reuse};
use belajar_core::document::site_data::SiteData;
use belajar_core::document::template::Template;
use belajar_core::document::view::View;
use belajar_core::error::Error;

/// Responds with the page that is asked for, and what it says of a form.
pub async fn respond(
    context: &RequestContext,
    page_request: PageRequest<'_>,
    form: Option<&FormState>,
) -> Result<web_sys::Response, Error> {
    let loaded = LoadedPage::load(context, &page_request).await?;
    loaded.respond(context, page_request, form).await
}

/// All that a document is made of which is fetched for it.
pub struct LoadedPage {
    data: Rc<SiteData>,
    /// What came of the page's calls.
    pub prefetched: Prefetched,
    template: Rc<Template>,
    words: page_words::LoadedWords,
}

impl LoadedPage {
    /// Loads it.
    ///
    /// # Errors
    /// As [`template::load`].
    pub async fn load(
        context: &RequestContext,
        page_request: &PageRequest<'_>,
    ) -> Result<Self, Error> {
        let prefetching = prefetch::prefetch(context, page_request);
        let (data, prefetched) = join!(site_data::load(context), prefetching);
        let (template, words) = join!(template::load(context), page_words::load(context));
        Ok(Self {
            data,
            prefetched,
            template: template?,
            words,
        })
    }

    /// Adds responses that the page needs besides.
    pub fn add(&mut self, responses: Vec<(String, String)>) {
        for (call_key, json) in responses {
            self.prefetched.add(call_key, &json);
        }
    }

    /// What it has in common for all documents that may be made of it.
    pub fn shared<'s>(&'s self, context: &'s RequestContext) -> Shared<'s> {
        Shared {
            context,
            data: &self.data,
            template: &self.template,
            words: &self.words,
        }
    }

    /// Responds with the page, or says that there is none.
    pub async fn respond(
        &self,
        context: &RequestContext,
        page_request: PageRequest<'_>,
        form: Option<&FormState>,
    ) -> Result<web_sys::Response, Error> {
        let prefetched = &self.prefetched;
        if let Some(path) = page_request.item_redirect(prefetched) {
            return Ok(response::redirect(308, &path, context.headers()));
        }
        let shared = self.shared(context);
        let mut turned_out = None;
        if prefetched.absence.is_none() {
            let material = shared.material(&page_request, prefetched);
            match shared.respond(&material, form).await {
                Ok(response) => return Ok(response),
                Err(NoDocument::Unusable) => {
                    return shared.respond_without_main(&page_request, prefetched).await;
                }
                Err(NoDocument::Absent) => {}
            }
            turned_out = Some((page_request.region(prefetched), material.inputs));
        }
        let absence = prefetched.absence.unwrap_or(Absence::Unknown);
        let (page_request, prefetched) = (page_request.into_absent(absence), Prefetched::default());
        let material = shared.material(&page_request, &prefetched);
        let shown = shared.respond(&material, None).await;
        if let Some((region, inputs)) = turned_out
            && let Some(absent) = material.cached_document()
        {
            cache_absent(region, &inputs, &absent);
        }
        shown.map_err(|_| Error::NotFound)
    }
}

/// Why no document was made.
pub enum NoDocument {
    /// The page finds in its data that there is no such thing.
    Absent,
    /// The page can use nothing of the response without which it has nothing to show.
    Unusable,
}

/// What the documents of one request have in common.
pub struct Shared<'s> {
    context: &'s RequestContext,
    data: &'s SiteData,
    template: &'s Template,
    words: &'s page_words::LoadedWords,
}

impl<'s> Shared<'s> {
    /// What the document of a request is made of.
    pub fn material<'m>(
        &self,
        page_request: &'m PageRequest<'m>,
        prefetched: &'m Prefetched,
    ) -> Material<'m>
    where
        's: 'm,
    {
        Material {
            inputs: page_request.inputs(self.data, prefetched, clock::now_ms()),
            data: self.data,
            prefetched,
            page_request,
        }
    }

    /// The same with the tenant's words, and what it says of a form.
    pub fn view<'m>(&'m self, material: &'m Material<'m>, form: Option<&'m FormState>) -> View<'m> {
        View {
            words: self.words.of(self.context),
            form,
            ..material.view(self.context, self.template)
        }
    }

    /// The response for a page that can use nothing of the response without which it has nothing to show:
    /// the same as where that call has failed.
    async fn respond_without_main(
        &self,
        page_request: &PageRequest<'_>,
        prefetched: &Prefetched,
    ) -> Result<web_sys::Response, Error> {
        let prefetched = prefetched.unusable();
        let material = self.material(page_request, &prefetched);
        let shown = self.respond(&material, None).await;
        shown.map_err(|_| Error::BadGateway)
    }

    /// The response with the document, cached or made.
    async fn respond(
        &self,
        material: &Material<'_>,
        form: Option<&FormState>,
    ) -> Result<web_sys::Response, NoDocument> {
        let context = self.context;
        let cached = || material.cached_response(context, Some(self.template));
        let reuse = Reuse::of(DocumentTraits {
            has_session: material.page_request.is_signed_in_without_scripts,
            has_form: form.is_some(),
            lacks_words: !self.words.is_complete(),
        });
        if let Some(response) = reuse.may_read().then(cached).flatten() {
            return Ok(response);
        }
        let view = self.view(material, form);
        let inputs = Some(&material.inputs).filter(|_| reuse == Reuse::ReadWrite);
        let document = make(context, &view, material.prefetched, inputs).await?;
        Ok(document.response(material.page_request.request))
    }
}

/// Makes a document with the page that the app renders of its draft. It is cached under its `inputs`;
/// without them it is not cached at all.
pub async fn make(
    context: &RequestContext,
    view: &View<'_>,
    prefetched: &Prefetched,
    inputs: Option<&Inputs>,
) -> Result<Rc<ReadyDocument>, NoDocument> {
    let draft = view.draft(prefetched);
    let source = Source {
        page_url: &view.page_request.page_url,
        boot_json: &draft.boot_json,
        // The result of a form is shown whatever else the page has.
        main: if view.form.is_none() {
            prefetched.main()
        } else {
            &[]
        },
    };
    let region = view.page_request.region(prefetched);
    let page = render_page::load(context, view, region, source).await;
    let page = match page.as_deref() {
        Some(RenderOutcome::Absent) => return Err(NoDocument::Absent),
        Some(RenderOutcome::Unusable) => return Err(NoDocument::Unusable),
        rendering => rendering.and_then(RenderOutcome::page),
    };
    let document = view.document(&draft, page, inputs);
    let ready = Rc::new(ReadyDocument::new(&document));
    if let Some(inputs) = inputs {
        let (cached, until) = (Rc::clone(&ready), document.cached_until(clock::now_ms()));
        memory::in_region(region, |memory| {
            memory.insert(&inputs.key(), cached, document.bytes(), until);
        });
    }
    Ok(ready)
}

/// Caches the document that says that the item is absent under `inputs` too, whose page found no item: the
/// next request for it is served from memory.
fn cache_absent(region: Region, inputs: &Inputs, absent: &Rc<ReadyDocument>) {
    let until = clock::now_ms() + ABSENT_MS;
    memory::in_region(region, |memory| {
        memory.insert(&inputs.key(), Rc::clone(absent), 0, until);
    });
}
