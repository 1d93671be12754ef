//! `/sitemap.xml` (design section 4): the tenant's pages, and those of every item that the platform
//! lists.

use crate::context::RequestContext;
use crate::response;
use crate::services::kept_lists;
use belajar_core::document::discovery::sitemap::{self, Part};
use belajar_core::gateway::fault::Fault;

/// `/sitemap.xml`, or with `?part=<n>` one file of its index.
///
/// # Errors
/// [`Fault::NotFound`] for a part that there is not.
pub async fn handle(context: &RequestContext) -> Result<web_sys::Response, Fault> {
    let tenant = &context.tenant().tenant;
    let part = context.request.query_param("part");
    let part = Part::asked_for(part.as_deref(), tenant).ok_or(Fault::NotFound)?;
    let own = kept_lists::own(context, &tenant.words);
    let known = kept_lists::all(context).await;
    let is_whole = known.iter().all(|known| known.is_whole);
    let listed = known.iter().flat_map(|known| known.entries());
    let entries: Vec<_> = own.iter().chain(listed).collect();
    let xml = sitemap::sitemap_xml(context.domain(), &entries, part).ok_or(Fault::NotFound)?;
    let file = response::file(
        &context.request,
        context.headers(),
        "application/xml; charset=utf-8",
        &xml,
    );
    Ok(if is_whole {
        file
    } else {
        response::unkept(file)
    })
}
