//! Responds to a document request whose parts are not all in memory: loads them, has the page rendered, and
//! caches the document. Where another request has made the same document meanwhile, that one is sent.
//!
//! The types of a document, in their order: `PageRequest` (what is asked for), `LoadedParts` (what was fetched
//! for it), `Material` (both, with the cache key `Inputs`), `View` (with words and form), `Draft` (head and boot
//! data), `RenderOutcome` (the page), `Document` (the HTML and its headers), `ReadyDocument` (the same as the
//! runtime's objects, as it is cached).

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

/// Loads the parts of the page that is asked for, and responds with it and with what it says of a form.
pub async fn load_and_respond(
    context: &RequestContext,
    page_request: PageRequest<'_>,
    form: Option<&FormState>,
) -> Result<web_sys::Response, Error> {
    let loaded = LoadedParts::load(context, &page_request).await?;
    loaded.respond(context, page_request, form).await
}

/// Everything that a document is made of which is fetched for it.
pub struct LoadedParts {
    data: Rc<SiteData>,
    /// What came of the page's calls.
    pub prefetched: Prefetched,
    template: Rc<Template>,
    words: page_words::LoadedWords,
}

/// Why no document was made.
pub enum NoDocument {
    /// The page finds in its data that there is no such thing.
    Absent,
    /// The page can use nothing of the response without which it has nothing to show.
    Unusable,
}

impl LoadedParts {
    /// Loads them.
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

    /// What the document of a request is made of, with these results of its page's calls.
    pub fn material<'m>(
        &'m self,
        page_request: &'m PageRequest<'m>,
        prefetched: &'m Prefetched,
    ) -> Material<'m> {
        Material {
            inputs: page_request.inputs(&self.data, prefetched, clock::now_ms()),
            data: &self.data,
            prefetched,
            page_request,
        }
    }

    /// The view of that material with the tenant's words, and what it says of a form.
    pub fn view<'m>(
        &'m self,
        context: &'m RequestContext,
        material: &'m Material<'m>,
        form: Option<&'m FormState>,
    ) -> View<'m> {
        View {
            words: self.words.of(context),
            form,
            ..material.view(context, &self.template)
        }
    }

    /// The response: a redirect to the item's own URL, the page's document, or the one that says that there is
    /// no such item.
    pub async fn respond(
        &self,
        context: &RequestContext,
        page_request: PageRequest<'_>,
        form: Option<&FormState>,
    ) -> Result<web_sys::Response, Error> {
        if let Some(path) = page_request.item_redirect(&self.prefetched) {
            return Ok(response::redirect(308, &path, context.tenant_headers()));
        }
        if let Some(absence) = self.prefetched.absence {
            let absent = page_request.into_absent(absence);
            return self.absent_response(context, &absent, None).await;
        }
        let material = self.material(&page_request, &self.prefetched);
        match self.document_response(context, &material, form).await {
            Ok(response) => return Ok(response),
            Err(NoDocument::Unusable) => {
                return self.response_without_main(context, &page_request).await;
            }
            Err(NoDocument::Absent) => {}
        }
        let (region, inputs) = (page_request.region(&self.prefetched), material.inputs);
        let absent = page_request.into_absent(Absence::Unknown);
        self.absent_response(context, &absent, Some((region, &inputs)))
            .await
    }

    /// The response for an item that does not exist. Its document is cached `also_under` the inputs of the page
    /// that found no item in its data, so that the next request for that page is served from memory.
    async fn absent_response(
        &self,
        context: &RequestContext,
        page_request: &PageRequest<'_>,
        also_under: Option<(Region, &Inputs)>,
    ) -> Result<web_sys::Response, Error> {
        let prefetched = Prefetched::default();
        let material = self.material(page_request, &prefetched);
        let response = self.document_response(context, &material, None).await;
        if let Some((region, inputs)) = also_under
            && let Some(document) = material.cached_document()
        {
            let until = clock::now_ms() + ABSENT_MS;
            memory::in_region(region, |memory| {
                memory.insert(&inputs.key(), document, 0, until);
            });
        }
        response.map_err(|_| Error::NotFound)
    }

    /// The response for a page that can use nothing of the response without which it has nothing to show:
    /// the same as where that call has failed.
    async fn response_without_main(
        &self,
        context: &RequestContext,
        page_request: &PageRequest<'_>,
    ) -> Result<web_sys::Response, Error> {
        let prefetched = self.prefetched.unusable();
        let material = self.material(page_request, &prefetched);
        let response = self.document_response(context, &material, None).await;
        response.map_err(|_| Error::BadGateway)
    }

    /// The response with the document of that material, cached or made.
    async fn document_response(
        &self,
        context: &RequestContext,
        material: &Material<'_>,
        form: Option<&FormState>,
    ) -> Result<web_sys::Response, NoDocument> {
        let cached = || material.cached_response(context, Some(&self.template));
        let reuse = Reuse::of(DocumentTraits {
            has_session: material.page_request.is_signed_in_without_scripts,
            has_form: form.is_some(),
            lacks_words: !self.words.is_complete(),
        });
        if let Some(response) = reuse.may_read().then(cached).flatten() {
            return Ok(response);
        }
        let view = self.view(context, material, form);
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
