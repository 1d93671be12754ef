//! The document (design section 4): the tenant's page with its meta, theme and data in the first
//! byte.

pub mod failure;
pub mod page_html;
mod made;
mod prefetch;

use std::rc::Rc;

use wasm_bindgen::JsValue;

use super::runtime::answer::{self, Headers};
use super::runtime::document_store;
use super::runtime::incoming::Incoming;
use super::runtime::site::Site;
use super::runtime::together::both;
use super::runtime::{js, page_words_store, settings_store, template_store};
use crate::document::inputs::Inputs;
use crate::document::page_request::PageRequest;
use crate::document::prefetched::Prefetched;
use crate::document::site_data::SiteData;
use crate::document::template::Template;
use crate::document::view::View;
use crate::gateway::fault::Fault;
use crate::trace::PageSource;
use made::{asked, rendered, shown};
use prefetch::prefetch;

/// Answers a request for a page.
pub async fn handle(site: &Site, incoming: &Incoming) -> web_sys::Response {
    match respond(site, incoming).await {
        Ok(response) => response,
        Err(fault) => failure::handle(site, incoming, &fault).await,
    }
}

/// The answer of which everything is in memory: a document with all that it is made of, or all that
/// tells that the visitor has it.
pub fn kept(site: &Site, incoming: &Incoming) -> Option<web_sys::Response> {
    let request = page_request(site, incoming).ok()?;
    let data = settings_store::kept(site)?;
    let material = Material {
        data: &data,
        prefetched: &prefetch::kept(site, incoming, &request)?,
        request: &request,
    };
    let inputs = material.inputs(site);
    known(site, incoming, &inputs).or_else(|| {
        let template = template_store::kept()?;
        material.unchanged(site, incoming, &template, &inputs)
    })
}

async fn respond(site: &Site, incoming: &Incoming) -> Result<web_sys::Response, Fault> {
    let request = page_request(site, incoming)?;
    let prefetch = prefetch(site, incoming, &request);
    let (data, prefetched) = both(settings_store::load(site), prefetch).await;
    let (template, words) =
        both(template_store::template(site), page_words_store::load(site)).await;
    let template = template?;
    let material = Material {
        data: &data,
        prefetched: &prefetched,
        request: &request,
    };
    let inputs = material.inputs(site);
    if let Some(response) = known(site, incoming, &inputs)
        .or_else(|| material.unchanged(site, incoming, &template, &inputs))
    {
        return Ok(response);
    }
    let view = View {
        words: words.of(site),
        ..material.view(site, &template, &inputs)
    };
    // What lacks its words is for this one visit, and not what its inputs make.
    let whole = Some(&inputs).filter(|_| words.are_known());
    let rendered = Rc::new(rendered(site, &view, &prefetched, whole).await?);
    if let Some(inputs) = whole {
        document_store::put(&inputs.key(), &rendered);
    }
    Ok(shown(incoming, &rendered))
}

/// Reads a request for a page.
///
/// # Errors
/// As [`PageRequest::of`].
fn page_request<'s>(site: &'s Site, incoming: &Incoming) -> Result<PageRequest<'s>, Fault> {
    let header = |name: &str| incoming.header(name);
    let request = PageRequest::of(&site.found, &site.config, &asked(incoming, &header))?;
    if let Some(matched) = &request.matched {
        let name = matched.page.name;
        site.trace.note(|trace| name.clone_into(&mut trace.subject));
    }
    Ok(request)
}

/// What a document is made of.
struct Material<'m> {
    data: &'m SiteData,
    prefetched: &'m Prefetched,
    request: &'m PageRequest<'m>,
}

impl<'m> Material<'m> {
    fn inputs(&self, site: &Site) -> Inputs {
        { self.request }.inputs(&site.found, self.data, self.prefetched, js::now_ms())
    }

    fn view(&self, site: &'m Site, template: &'m Template, inputs: &Inputs) -> View<'m> {
        View {
            found: &site.found,
            config: &site.config,
            data: self.data,
            template,
            words: &site.found.tenant.words,
            request: self.request,
            fault: None,
            now_ms: inputs.now_ms,
        }
    }

    /// The answer that nothing has changed, where the document itself need not be made for it.
    fn unchanged(
        &self,
        site: &Site,
        incoming: &Incoming,
        template: &Template,
        inputs: &Inputs,
    ) -> Option<web_sys::Response> {
        let known = incoming.header("if-none-match");
        let view = self.view(site, template, inputs);
        let headers: Headers = view.unchanged(inputs, self.prefetched, known.as_deref())?;
        site.trace.note(|trace| trace.page = Some(PageSource::Kept));
        let headers = js::header_init(&headers);
        Some(answer::with_body(304, &headers, &JsValue::NULL))
    }
}

/// The document of these inputs, where it is in memory.
fn known(site: &Site, incoming: &Incoming, inputs: &Inputs) -> Option<web_sys::Response> {
    let rendered = document_store::get(&inputs.key())?;
    site.trace.note(|trace| trace.page = Some(PageSource::Kept));
    Some(shown(incoming, &rendered))
}
