//! index.html, fetched from the assets and cut at its markers once per isolate: reading it on each
//! request costs two thirds of the throughput (`runtime.md`).

use std::rc::Rc;

use super::memory;
use super::site::Site;
use crate::document::calls::TEMPLATE_KEY;
use crate::document::template::Template;
use crate::gateway::fault::Fault;

/// The cut document.
///
/// # Errors
/// [`Fault::Internal`] when the build is broken; the log says how.
pub async fn template(site: &Site) -> Result<Rc<Template>, Fault> {
    if let Some(template) = memory::with(|memory| memory.get(TEMPLATE_KEY)) {
        return Ok(template);
    }
    let html = asset(site, "index.html").await.ok_or_else(|| {
        site.trace
            .problem(format_args!("index.html cannot be read"));
        Fault::Internal
    })?;
    let template = Template::parse(&html).map(Rc::new).map_err(|error| {
        site.trace.problem(format_args!("{error}"));
        Fault::Internal
    })?;
    let kept = Rc::clone(&template);
    memory::with(|memory| memory.keep(TEMPLATE_KEY, kept, html.len(), u64::MAX));
    Ok(template)
}

/// The text of a file of the build; none where there is no such file.
pub async fn asset(site: &Site, path: &str) -> Option<String> {
    // The binding routes by path alone; the host is never looked up.
    let address = format!("https://assets.invalid/{path}");
    let mut answer = site.assets()?.fetch(address, None).await.ok()?;
    if answer.status_code() != 200 {
        return None;
    }
    answer.text().await.ok()
}
