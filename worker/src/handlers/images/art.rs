//! `/_art/`: pictures in place of missing ones, drawn by the app's own code in the tenant's colours.

use std::future::Future;

use wasm_bindgen::JsValue;

use crate::context::RequestContext;
use crate::platform::timeout::try_timeout;
use crate::response;
use crate::services::{cached_pictures, drawing, rate_limit, site_data};
use belajar_core::api::catalogue::Limit;
use belajar_core::document::site_data::SiteData;
use belajar_core::document::{head, share_image};
use belajar_core::error::Error;
use belajar_core::timeouts;

/// The address says in which colours and by which code it was drawn.
const CACHE: &str = "public, max-age=604800";
const SHARE_TYPE: &str = "image/png";
/// The address of a share image says its title alone.
const SHARE_CACHE: &str = "public, max-age=86400";

/// `/_art/<kind>/<seed>.svg` and `/_art/share/<title>.png`. Drawing one of the first takes less than
/// looking it up in the edge cache would, so that only browsers cache it. A share image takes ten
/// times as long: it is cached there, and counted where it has to be drawn.
///
/// # Errors
/// [`Error::NotFound`] for a picture that nobody draws, [`Error::Internal`] for one that failed,
/// [`Error::TooMany`] over the limit of pictures.
pub async fn handle(context: &RequestContext, picture: &str) -> Result<web_sys::Response, Error> {
    let data = site_data::load(context).await;
    let (kind, cache, drawn) = if share_image::is_one(picture) {
        let drawn = share(context, &data, picture).await?;
        (SHARE_TYPE, SHARE_CACHE, drawn)
    } else {
        let tenant = [&*context.tenant().row.key, &colours(&data)].join("\n");
        let drawing = drawing::draw(picture, &context.request.query, &tenant);
        ("image/svg+xml", CACHE, finished(context, drawing).await?)
    };
    let body = if context.request.is_head() {
        JsValue::NULL
    } else {
        drawn
    };
    Ok(response::picture(
        context.tenant_headers(),
        kind,
        cache,
        &body,
    ))
}

/// A share image: the cached one, or one that is drawn and cached. `None` for a title that the edge has not put
/// into an address itself.
async fn share(context: &RequestContext, data: &SiteData, picture: &str) -> Result<JsValue, Error> {
    let keys = context.config.keys.as_ref().ok_or(Error::NotFound)?;
    let title = share_image::title(
        keys.iter(),
        context.domain(),
        picture,
        &context.request.query,
    );
    let title = title.ok_or(Error::NotFound)?;
    let look = [&*colours(data), head::site_name(&data.settings)].join("\n");
    let of = [&*context.tenant().row.key, context.domain()];
    let key = share_image::cache_key(&context.config.deployment.id, of, &look, &title);
    if let Some(cached) = cached_pictures::look_up(&key).await {
        return Ok(cached.body().map_or(JsValue::NULL, JsValue::from));
    }
    rate_limit::count(context, Some(Limit::Image)).await?;
    let drawn = finished(context, drawing::draw_share(&title, &look)).await?;
    cached_pictures::cache_later(context, key, SHARE_TYPE, &drawn);
    Ok(drawn)
}

/// What a drawing comes to. Its address may hold what somebody is called or has written, and is not logged.
async fn finished(
    context: &RequestContext,
    drawing: impl Future<Output = Result<JsValue, JsValue>>,
) -> Result<JsValue, Error> {
    let drawn = try_timeout(timeouts::RENDERING, drawing)
        .await
        .map_err(|_| {
            // The error may quote what is drawn, which is the visitor's word.
            context
                .trace
                .problem(format_args!("a picture cannot be drawn"));
            Error::Internal
        })?;
    if drawn.is_undefined() {
        return Err(Error::NotFound);
    }
    Ok(drawn)
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
