//! Loads index.html from the assets and cuts it at its markers, once per isolate: reading it on each
//! request costs two thirds of the throughput (`runtime.md`).

use std::rc::Rc;

use crate::context::RequestContext;
use crate::platform::{assets, memory};
use belajar_core::document::calls::TEMPLATE_KEY;
use belajar_core::document::template::Template;
use belajar_core::gateway::error::Error;

/// The cut document.
///
/// # Errors
/// [`Error::Internal`] when the build is broken; the log says how.
pub async fn template(context: &RequestContext) -> Result<Rc<Template>, Error> {
    if let Some(template) = memory::with(|memory| memory.get(TEMPLATE_KEY)) {
        return Ok(template);
    }
    let html = assets::text(context, "/index.html").await.ok_or_else(|| {
        context
            .trace
            .problem(format_args!("index.html cannot be read"));
        Error::Internal
    })?;
    let template = Template::parse(&html).map(Rc::new).map_err(|error| {
        context.trace.problem(format_args!("{error}"));
        Error::Internal
    })?;
    let kept = Rc::clone(&template);
    memory::with(|memory| memory.insert(TEMPLATE_KEY, kept, html.len(), u64::MAX));
    Ok(template)
}
