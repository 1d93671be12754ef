//! `/api/edge/search`: searches the whole site, for suggestions while a visitor types and for the
//! search's page as the app shows it. The page's first byte has the same response.

use crate::context::RequestContext;
use crate::response;
use crate::services::site_index;
use belajar_core::api::upstream::response::DATA_ONLY;
use belajar_core::sites::tables::PAGES;

/// The page whose query a search has.
const PAGE: &str = "search";

/// Handles a search. What its query may hold is what the page's may.
pub async fn handle(context: &RequestContext) -> web_sys::Response {
    context.trace.note(|trace| trace.subject.push_str(PAGE));
    let page = PAGES.get(PAGE);
    let asked = page.and_then(|page| {
        let mut call_keys = page
            .call_keys(&[], &context.request.query, &|_| None)
            .into_iter();
        call_keys.next().flatten()
    });
    let call_key = asked.as_deref().unwrap_or(site_index::CALL);
    let found = site_index::search(context, call_key).await;
    let mut headers = context.tenant_headers();
    headers.push(("cache-control", "no-store".to_owned()));
    headers.extend(DATA_ONLY.map(|(name, value)| (name, value.to_owned())));
    response::json(200, headers, found.json())
}
