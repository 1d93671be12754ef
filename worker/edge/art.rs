//! Pictures in place of missing ones, drawn by the app's own code in the tenant's colours.

use std::time::Duration;

use wasm_bindgen::JsValue;

use super::runtime::binding::with_deadline;
use super::runtime::incoming::Incoming;
use super::runtime::site::Site;
use super::runtime::{answer, js, renderer, settings_store};
use crate::gateway::fault::Fault;

/// The address says in which colours and by which code it was drawn.
const CACHE: &str = "public, max-age=604800";
/// How long a visitor waits for a drawing, with the load of its code.
const WAIT: Duration = Duration::from_secs(2);

/// `/_art/<kind>/<seed>.svg`. Drawing one takes less than looking it up in the platform's cache would,
/// so that only browsers keep it.
pub async fn handle(site: &Site, incoming: &Incoming, picture: &str) -> web_sys::Response {
    let data = settings_store::load(site).await;
    let css = &data.settings.css;
    let tenant = [
        &*site.found.tenant.key,
        data.settings.layout.as_deref().unwrap_or_default(),
        &css.clr_primary.to_string(),
        &css.clr_secondary.to_string(),
    ]
    .join("\n");
    let drawing = renderer::draw(picture, &incoming.query, &tenant);
    let fault = match with_deadline(WAIT, drawing).await {
        Ok(svg) if svg.is_string() => {
            let body = if incoming.is_head() {
                JsValue::NULL
            } else {
                svg
            };
            return answer::picture(site.headers(), "image/svg+xml", CACHE, &body);
        }
        Ok(_) => Fault::NotFound,
        Err(error) => {
            site.trace.problem(format_args!(
                "{picture} cannot be drawn: {}",
                js::told(&error)
            ));
            Fault::Internal
        }
    };
    site.trace.fault(&fault);
    answer::fault(&fault, site.headers())
}
