//! The document (design section 4): the tenant's page with its meta, theme and data in the first
//! byte.

pub mod failure;
mod prefetch;
mod view;

use std::rc::Rc;

use futures::future::join;
use wasm_bindgen::JsValue;

use super::runtime::document_store::{self, Rendered};
use super::runtime::incoming::Incoming;
use super::runtime::site::Site;
use super::runtime::{answer, settings_store, tables, template_store};
use crate::document::cache;
use crate::gateway::fault::{BadRequestReason, Fault};
use prefetch::prefetch;
use view::View;

/// Answers a request for a page.
pub async fn handle(site: &Site, incoming: &Incoming) -> web_sys::Response {
    match respond(site, incoming).await {
        Ok(response) => response,
        Err(fault) => failure::handle(site, incoming, &fault).await,
    }
}

async fn respond(site: &Site, incoming: &Incoming) -> Result<web_sys::Response, Fault> {
    let (pages, _) = tables::tables().ok_or(Fault::Internal)?;
    let tenant = site.found.tenant;
    let matched = pages
        .find(&incoming.path, |page| tenant.has(page))
        .map_err(|_| Fault::BadRequest(BadRequestReason::Address))?;
    let prefetch = prefetch(site, incoming, matched.as_ref());
    let (data, prefetched) = join(settings_store::load(site), prefetch).await;
    let template = template_store::template(site).await?;
    let key = document_store::key(site, incoming, &data, matched.as_ref());
    if let Some(rendered) = key.as_ref().and_then(document_store::get) {
        return Ok(shown(incoming, &rendered));
    }
    let view = View {
        site,
        data: &data,
        template: &template,
        matched: matched.as_ref(),
        fault: None,
    };
    let rendered = Rc::new(view.render(prefetched, incoming.https)?);
    if let Some(key) = key {
        document_store::put(&key, &rendered);
    }
    Ok(shown(incoming, &rendered))
}

/// The rendered document, or 304 when the visitor has it already.
fn shown(incoming: &Incoming, rendered: &Rendered) -> web_sys::Response {
    let known = incoming.header("if-none-match");
    if rendered.status == 200
        && known.is_some_and(|known| cache::if_none_match(&known, &rendered.etag))
    {
        return answer::with_body(304, &rendered.headers, &JsValue::NULL);
    }
    let body = if incoming.is_head() {
        &JsValue::NULL
    } else {
        &rendered.body
    };
    answer::with_body(rendered.status, &rendered.headers, body)
}
