//! The document (design section 4): the tenant's page with its meta, theme and data in the first
//! byte.

pub mod failure;
pub mod form;
pub mod page_html;
mod prefetch;
mod rendered;

use wasm_bindgen::JsValue;

use super::runtime::incoming::Incoming;
use super::runtime::site::Site;
use super::runtime::together::both;
use super::runtime::{
    answer, headers, js, memory, page_words_store, settings_store, template_store,
};
use crate::document::calls::{self, Remembered};
use crate::document::inputs::Inputs;
use crate::document::page_request::PageRequest;
use crate::document::prefetched::Prefetched;
use crate::document::site_data::SiteData;
use crate::document::template::Template;
use crate::document::unsent::Unsent;
use crate::document::view::View;
use crate::gateway::fault::Fault;
use crate::gateway::upstream::cache::CacheStatus;
use crate::trace::PageSource;

/// Answers a request for a page: with what is in memory whole before anything is waited for.
pub async fn handle(site: &Site, incoming: &Incoming) -> web_sys::Response {
    if let Some(response) = kept(site, incoming) {
        return response;
    }
    match respond(site, incoming, None).await {
        Ok(response) => response,
        Err(fault) => failure::handle(site, incoming, &fault).await,
    }
}

/// The answer of which everything is in memory: a document with all that it is made of, or all that
/// tells that the visitor has it.
fn kept(site: &Site, incoming: &Incoming) -> Option<web_sys::Response> {
    let request = page_request(site, incoming).ok()?;
    let (query, now) = (&incoming.query, js::now_ms());
    let remembered =
        memory::with(|memory| calls::remembered(memory, &site.found, &request, query, now));
    let Remembered {
        data,
        prefetched,
        template,
    } = remembered?;
    if !prefetched.answers.is_empty() {
        site.trace.note(|trace| trace.cached(CacheStatus::Hit));
    }
    let material = Material {
        inputs: request.inputs(&site.found, &data, &prefetched, now),
        data: &data,
        prefetched: &prefetched,
        request: &request,
    };
    material.known(site, incoming, template.as_deref())
}

/// The page that is asked for, or the one that a form was sent from.
async fn respond(
    site: &Site,
    incoming: &Incoming,
    unsent: Option<&Unsent>,
) -> Result<web_sys::Response, Fault> {
    let request = page_request(site, incoming)?;
    let prefetching = prefetch::prefetch(site, incoming, &request);
    let (data, prefetched) = both(settings_store::load(site), prefetching).await;
    let (request, prefetched) = if prefetched.is_missing {
        (request.missing(&site.found), Prefetched::default())
    } else {
        (request, prefetched)
    };
    let (template, words) =
        both(template_store::template(site), page_words_store::load(site)).await;
    let template = template?;
    let material = Material {
        inputs: request.inputs(&site.found, &data, &prefetched, js::now_ms()),
        data: &data,
        prefetched: &prefetched,
        request: &request,
    };
    let known = || material.known(site, incoming, Some(&template));
    if let Some(response) = unsent.is_none().then(known).flatten() {
        return Ok(response);
    }
    let view = View {
        words: words.of(site),
        unsent,
        ..material.view(site, &template)
    };
    // What lacks its words, or holds what somebody typed, is for this one visit, and not what its
    // inputs make.
    let is_public = words.are_known() && unsent.is_none();
    let inputs = Some(&material.inputs).filter(|_| is_public);
    let rendered = rendered::make(site, &view, &prefetched, inputs).await;
    Ok(rendered.answer(incoming))
}

/// Reads a request for a page.
///
/// # Errors
/// As [`PageRequest::of`].
fn page_request<'s>(site: &'s Site, incoming: &Incoming) -> Result<PageRequest<'s>, Fault> {
    let header = |name: &str| incoming.header(name);
    let request = PageRequest::of(&site.found, &site.config, incoming, &header)?;
    if let Some(matched) = &request.matched {
        let name = matched.page.name;
        site.trace.note(|trace| name.clone_into(&mut trace.subject));
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
    fn view(&self, site: &'m Site, template: &'m Template) -> View<'m> {
        View {
            found: &site.found,
            config: &site.config,
            data: self.data,
            template,
            words: &site.found.tenant.words,
            request: self.request,
            fault: None,
            unsent: None,
            now_ms: self.inputs.now_ms,
        }
    }

    /// The document of these inputs, where it is in memory; else the answer that nothing has changed,
    /// where the document itself need not be made for it.
    fn known(
        &self,
        site: &Site,
        incoming: &Incoming,
        template: Option<&Template>,
    ) -> Option<web_sys::Response> {
        let place = self.request.place(self.prefetched);
        let response = if let Some(rendered) = rendered::kept(place, &self.inputs.key()) {
            rendered.answer(incoming)
        } else {
            let known = incoming.header("if-none-match");
            let view = self.view(site, template?);
            let headers = view.unchanged(&self.inputs, self.prefetched, known.as_deref())?;
            answer::with_body(304, &headers::init(&headers), &JsValue::NULL)
        };
        site.trace.note(|trace| trace.page = Some(PageSource::Kept));
        Some(response)
    }
}
