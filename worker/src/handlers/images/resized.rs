//! Resized images, by the runtime's image service; the original without one. A picture that had to be
//! fetched is cached.

use belajar_core::http::header::Headers;
use belajar_core::http::request_head::Header;

use js_sys::{Object, Reflect};
use wasm_bindgen::JsValue;
use web_sys::{AbortController, RequestInit};

use crate::context::RequestContext;
use crate::platform::stream::{self, Limits};
use crate::platform::{assets, fetch, headers};
use crate::response;
use crate::services::{cached_pictures, rate_limit};
use belajar_core::api::catalogue::{Limit, Upstream};
use belajar_core::api::image::{self, ImageSource, LONGEST, ServiceOption, Transform, source};
use belajar_core::error::{BadRequestReason, Error};
use belajar_core::timeouts;

/// Handles `/_ipx/<modifiers>/<path>`.
///
/// # Errors
/// [`Error::BadRequest`] for modifiers that are none, [`Error::NotFound`] for a path that is nobody's
/// picture, [`Error::TooMany`], and those of an upstream.
pub async fn handle(
    context: &RequestContext,
    modifiers: &str,
    path: &str,
) -> Result<web_sys::Response, Error> {
    let transform =
        Transform::parse(modifiers).map_err(|_| Error::BadRequest(BadRequestReason::Address))?;
    let transform = transform.accepted(context.request.header(Header::Accept).unwrap_or_default());
    let drive = context.config.base(Upstream::Drive);
    let source = source(path, drive, &context.config.image_sources).ok_or(Error::NotFound)?;
    match &source {
        ImageSource::Own(path) => {
            let response = assets::get(context, path).await.ok_or(Error::BadGateway)?;
            let kind = judged(&response, &source)?;
            let body = response.body().map_or(JsValue::NULL, JsValue::from);
            Ok(picture(context, kind, &body))
        }
        ImageSource::Upstream(address) => upstreams(context, &transform, address, &source).await,
    }
}

/// A picture of an upstream: the cached one, or one that is fetched whole and cached.
async fn upstreams(
    context: &RequestContext,
    transform: &Transform,
    address: &str,
    source: &ImageSource,
) -> Result<web_sys::Response, Error> {
    let key = image::key(&context.config.deployment.id, transform, address);
    if let Some(cached) = cached_pictures::look_up(&key).await {
        let kind = judged(&cached, source)?;
        let body = cached.body().map_or(JsValue::NULL, JsValue::from);
        return Ok(picture(context, kind, &body));
    }
    rate_limit::count(context, Some(Limit::Image)).await?;
    let response = resized(address, transform).await?;
    let kind = judged(&response, source)?;
    let limits = Limits {
        bytes: LONGEST,
        silence: stream::TIMEOUT,
        whole: timeouts::PICTURE,
    };
    let body = response.body().ok_or(Error::BadGateway)?;
    let length = headers::get(&response.headers(), "content-length");
    let length = length.and_then(|length| length.parse().ok());
    let whole = stream::whole(&body, length.unwrap_or_default(), &limits).await;
    let bytes: JsValue = whole.map_err(|_| Error::BadGateway)?.into();
    cached_pictures::cache_later(context, key, kind, &bytes);
    Ok(picture(context, kind, &bytes))
}

/// The type of what came, if it is a picture; what is none is left.
fn judged(response: &web_sys::Response, source: &ImageSource) -> Result<&'static str, Error> {
    let content_type = headers::get(&response.headers(), "content-type").unwrap_or_default();
    let judged = image::judged(response.status(), &content_type, source);
    judged.inspect_err(|_| stream::cancel(response))
}

fn picture(context: &RequestContext, kind: &'static str, body: &JsValue) -> web_sys::Response {
    let mut headers: Headers = context.tenant_headers();
    // The format may be the visitor's.
    headers.push(("vary", "accept".to_owned()));
    headers.push(("cross-origin-resource-policy", "same-origin".to_owned()));
    response::picture(headers, kind, image::CACHE_CONTROL, body)
}

/// Fetches an image with Cloudflare's own resizing options, which other runtimes ignore. The framework's form of
/// them would also set a dozen others, among them how long Cloudflare caches the response.
async fn resized(address: &str, transform: &Transform) -> Result<web_sys::Response, Error> {
    let cf = Object::new();
    set(&cf, "image", &options(transform));
    let init = RequestInit::new();
    set(&init, "cf", &cf);
    let abort = AbortController::new().map_err(|_| Error::Internal)?;
    let signal = abort.signal();
    let fetching = fetch::fetch(address, &init, &signal);
    Ok(fetch::aborted_after(stream::TIMEOUT, &abort, fetching).await?)
}

/// Setting a property of a fresh object cannot fail.
fn set(object: &Object, name: &str, value: &JsValue) {
    let _ = Reflect::set(object, &JsValue::from_str(name), value);
}

fn options(transform: &Transform) -> Object {
    let options = Object::new();
    for (name, value) in transform.options() {
        match value {
            Some(ServiceOption::Number(number)) => set(&options, name, &JsValue::from(number)),
            Some(ServiceOption::Word(word)) => set(&options, name, &JsValue::from_str(word)),
            None => {}
        }
    }
    options
}
