//! Resized images: through the platform's image service where there is one, the original where
//! there is none.

use js_sys::Object;
use wasm_bindgen::{JsCast, JsValue};

use super::runtime::answer::{self, Headers};
use super::runtime::js;
use super::runtime::site::Site;
use crate::gateway::catalogue::Upstream;
use crate::gateway::fault::{BadRequestReason, Fault};
use crate::gateway::image::{self, ImageSource, Transform, source};

/// An image's address changes with its content, as far as anybody can tell.
const CACHE: &str = "public, max-age=86400, stale-while-revalidate=604800";

/// Answers `/_ipx/<modifiers>/<path>`.
pub async fn handle(site: &Site, modifiers: &str, path: &str, query: &str) -> web_sys::Response {
    match respond(site, modifiers, path, query).await {
        Ok(response) => response,
        Err(fault) => answer::fault(&fault, site.headers()),
    }
}

async fn respond(
    site: &Site,
    modifiers: &str,
    path: &str,
    query: &str,
) -> Result<web_sys::Response, Fault> {
    let transform =
        Transform::parse(modifiers).map_err(|_| Fault::BadRequest(BadRequestReason::Address))?;
    let bases = Upstream::ALL.map(|host| site.config.base(host));
    // A file of the app that is no image is none of this path's business; an upstream that sends
    // something else is broken.
    let (response, no_image) = match source(path, query, &bases).ok_or(Fault::NotFound)? {
        ImageSource::Own(path) => (own(site, &path).await?, Fault::NotFound),
        ImageSource::Upstream(address) => (resized(&address, &transform).await?, Fault::BadGateway),
    };
    let header = |name: &str| response.headers().get(name).ok().flatten();
    let content_type = header("content-type").unwrap_or_default();
    match response.status() {
        200 if content_type.starts_with("image/") => {}
        404 => return Err(Fault::NotFound),
        _ => return Err(no_image),
    }
    let mut headers: Headers = site.headers();
    headers.push(("content-type", content_type));
    headers.push(("cache-control", CACHE.to_owned()));
    headers.push(("x-content-type-options", "nosniff".to_owned()));
    // An SVG opened by itself must not run what it may contain.
    headers.push((
        "content-security-policy",
        "default-src 'none'; style-src 'unsafe-inline'".to_owned(),
    ));
    let body = response.body().map_or(JsValue::NULL, JsValue::from);
    Ok(answer::with_body(200, &js::header_pairs(&headers), &body))
}

async fn own(site: &Site, path: &str) -> Result<web_sys::Response, Fault> {
    let assets = site.assets().ok_or(Fault::Internal)?;
    let address = format!("https://assets.invalid{path}");
    let response = js::settled(assets.fetch_asset(&address)).await;
    response
        .map(JsCast::unchecked_into)
        .map_err(|_| Fault::BadGateway)
}

/// Fetches an image with the platform's own resizing options, which others ignore.
async fn resized(address: &str, transform: &Transform) -> Result<web_sys::Response, Fault> {
    let options = Object::new();
    let numbers = [
        ("width", transform.width),
        ("height", transform.height),
        ("quality", transform.quality),
    ];
    for (name, value) in numbers {
        if let Some(value) = value {
            js::set(&options, name, &JsValue::from(value));
        }
    }
    let words = [
        ("format", transform.format.map(image::Format::name)),
        ("fit", transform.fit.map(image::Fit::name)),
    ];
    for (name, value) in words {
        if let Some(value) = value {
            js::set(&options, name, &JsValue::from_str(value));
        }
    }
    let platform = Object::new();
    js::set(&platform, "image", &options);
    let init = Object::new();
    js::set(&init, "cf", &platform);
    js::set(&init, "redirect", &JsValue::from_str("manual"));
    let response = js::settled(js::fetch(address, &init)).await;
    response
        .map(JsCast::unchecked_into)
        .map_err(|_| Fault::BadGateway)
}
