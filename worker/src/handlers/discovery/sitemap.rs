//! `/sitemap.xml` (design section 4): the tenant's pages, and those of every item that the platform
//! lists.

use crate::context::RequestContext;
use crate::response;
use crate::services::cached_lists;
use belajar_core::document::discovery::sitemap::{self, SitemapPart};
use belajar_core::error::Error;

/// `/sitemap.xml`, or with `?part=<n>` one file of its index.
///
/// # Errors
/// [`Error::NotFound`] for a part that there is not.
pub async fn handle(context: &RequestContext) -> Result<web_sys::Response, Error> {
    let tenant = &context.tenant().row;
    let part = context.request.query_param("part");
    let part = SitemapPart::from_query(part.as_deref(), tenant).ok_or(Error::NotFound)?;
    let own = cached_lists::own(context, &tenant.words);
    let lists = cached_lists::all(context).await;
    let is_whole = lists.iter().all(|lists| lists.is_whole);
    let listed = lists.iter().flat_map(|lists| lists.entries());
    let entries: Vec<_> = own.iter().chain(listed).collect();
    let xml = sitemap::sitemap_xml(context.domain(), &entries, part).ok_or(Error::NotFound)?;
    let file = response::file(
        &context.request,
        context.tenant_headers(),
        "application/xml; charset=utf-8",
        &xml,
    );
    Ok(if is_whole {
        file
    } else {
        response::no_store(file)
    })
}
