//! Pictures in place of missing ones, drawn by the app's own code in the tenant's colours.

use std::time::Duration;

use js_sys::Promise;
use wasm_bindgen::JsValue;

use super::runtime::binding::with_deadline;
use super::runtime::incoming::Incoming;
use super::runtime::site::Site;
use super::runtime::{answer, drawing, js, settings_store};
use crate::document::site_data::SiteData;
use crate::document::{head, share_image};
use crate::gateway::fault::Fault;

/// The address says in which colours and by which code it was drawn.
const CACHE: &str = "public, max-age=604800";
/// The address of a share image says its title alone.
const SHARE_CACHE: &str = "public, max-age=86400";
/// How long a visitor waits for a drawing, with the load of its code.
const WAIT: Duration = Duration::from_secs(2);

/// `/_art/<kind>/<seed>.svg` and `/_art/share/<title>.png`. Drawing one takes less than looking it up
/// in the platform's cache would, so that only browsers keep it; a share image takes longer, but is
/// fetched once where a link to it is shared.
///
/// # Errors
/// [`Fault::NotFound`] for a picture that nobody draws, [`Fault::Internal`] for one that failed.
pub async fn handle(
    site: &Site,
    incoming: &Incoming,
    picture: &str,
) -> Result<web_sys::Response, Fault> {
    let data = settings_store::load(site).await;
    let is_share = share_image::is_one(picture);
    let drawing = if is_share {
        share(site, &data, picture, &incoming.query)
    } else {
        let tenant = [&*site.found.tenant.key, &colours(&data)].join("\n");
        Some(drawing::draw(picture, &incoming.query, &tenant))
    };
    let drawn = match drawing {
        Some(drawing) => with_deadline(WAIT, drawing).await,
        None => Ok(JsValue::UNDEFINED),
    };
    let drawn = drawn.map_err(|error| {
        site.trace.problem(format_args!(
            "{picture} cannot be drawn: {}",
            js::told(&error)
        ));
        Fault::Internal
    })?;
    if drawn.is_undefined() {
        return Err(Fault::NotFound);
    }
    let (kind, cache) = if is_share {
        ("image/png", SHARE_CACHE)
    } else {
        ("image/svg+xml", CACHE)
    };
    let body = if incoming.is_head() {
        JsValue::NULL
    } else {
        drawn
    };
    Ok(answer::picture(site.headers(), kind, cache, &body))
}

/// None for a title that the edge has not put into an address itself.
fn share(
    site: &Site,
    data: &SiteData,
    picture: &str,
    query: &str,
) -> Option<Result<Promise, JsValue>> {
    let keys = site.config.keys.as_ref()?;
    let title = share_image::title(keys.iter(), site.found.domain(), picture, query)?;
    let subject = [&*colours(data), head::site_name(&data.settings)].join("\n");
    Some(drawing::draw_share(&title, &subject))
}

/// The layout, whose ground is drawn on, and the two colours, a line each.
fn colours(data: &SiteData) -> String {
    let css = &data.settings.css;
    [
        data.settings.layout.as_deref().unwrap_or_default(),
        &css.clr_primary.to_string(),
        &css.clr_secondary.to_string(),
    ]
    .join("\n")
}
