//! Making a document and sending it, which pages and the screen of what failed have in common.

use wasm_bindgen::JsValue;

use super::page_html;
use crate::document::cache;
use crate::document::inputs::Inputs;
use crate::document::page_request::Asked;
use crate::document::prefetched::Prefetched;
use crate::document::view::View;
use crate::edge::runtime::answer;
use crate::edge::runtime::document_store::Rendered;
use crate::edge::runtime::incoming::Incoming;
use crate::edge::runtime::site::Site;
use crate::gateway::fault::Fault;

/// A request, as far as a document depends on it.
pub fn asked<'r>(incoming: &'r Incoming, header: &'r dyn Fn(&str) -> Option<String>) -> Asked<'r> {
    Asked {
        path: &incoming.path,
        query: &incoming.query,
        is_https: incoming.https,
        header,
    }
}

/// The whole document: its draft, and the page that the app renders of that.
pub async fn rendered(
    site: &Site,
    view: &View<'_>,
    prefetched: &Prefetched,
    inputs: Option<&Inputs>,
) -> Result<Rendered, Fault> {
    let draft = view.draft(prefetched)?;
    let request = view.request;
    let page = if request.is_own {
        None
    } else {
        let (address, boot) = (&request.address, &draft.boot_json);
        Some(page_html::page_html(site, view.template, address, boot).await)
    };
    let page = page.as_deref().and_then(Option::as_ref);
    Ok(Rendered::new(view.document(&draft, page, inputs)))
}

/// The rendered document, or 304 when the visitor has it already.
pub fn shown(incoming: &Incoming, rendered: &Rendered) -> web_sys::Response {
    if let Some(etag) = &rendered.etag
        && let Some(known) = incoming.header("if-none-match")
        && cache::if_none_match(&known, etag)
    {
        return answer::with_head(&rendered.unchanged_head, &JsValue::NULL);
    }
    let body = if incoming.is_head() {
        &JsValue::NULL
    } else {
        &rendered.body
    };
    answer::with_head(&rendered.head, body)
}
