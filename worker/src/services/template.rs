//! Loads index.html from the assets and cuts it at its markers, once per isolate: reading it on each
//! request costs two thirds of the throughput.

use std::rc::Rc;

use crate::context::RequestContext;
use crate::loader::{self, Lease, LoadOutcome};
use crate::platform::assets;
use belajar_core::cache::policy::FILE;
use belajar_core::document::calls::TEMPLATE_KEY;
use belajar_core::document::template::Template;
use belajar_core::error::Error;

/// The cut document.
///
/// # Errors
/// [`Error::Internal`] when the build is broken; the log says how.
pub async fn load(context: &RequestContext) -> Result<Rc<Template>, Error> {
    let read = |lease| read(context.clone(), lease);
    let found: LoadOutcome<Template, ()> = loader::load(context, TEMPLATE_KEY, &FILE, read).await;
    let template = found.or_cached(|| loader::cached(TEMPLATE_KEY, &FILE));
    template.ok_or(Error::Internal)
}

async fn read(context: RequestContext, lease: Lease) {
    let problem = match assets::text(&context, "/index.html").await {
        Some(html) => match Template::parse(&html) {
            Ok(template) => return lease.insert(Rc::new(template), html.len()),
            Err(error) => error.to_string(),
        },
        None => "index.html cannot be read".to_owned(),
    };
    context.trace.problem(format_args!("{problem}"));
    lease.fail();
}
