//! Resized images: through the platform's image service where there is one, the original where
//! there is none. A picture that had to be fetched is kept.

use crate::text::header::Headers;
use std::time::Duration;

use js_sys::Object;
use wasm_bindgen::{JsCast, JsValue};

use super::runtime::answer;
use super::runtime::incoming::Incoming;
use super::runtime::site::Site;
use super::runtime::stream::{self, Limits};
use super::runtime::{js, kept_pictures, rate_limit};
use crate::gateway::catalogue::{Limit, Upstream};
use crate::gateway::fault::{BadRequestReason, Fault};
use crate::gateway::image::{self, ImageSource, LONGEST, ServiceOption, Transform, source};

/// How long a whole picture may take.
const WHOLE: Duration = Duration::from_secs(30);

/// Answers `/_ipx/<modifiers>/<path>`.
///
/// # Errors
/// [`Fault::BadRequest`] for modifiers that are none, [`Fault::NotFound`] for a path that is nobody's
/// picture, [`Fault::TooMany`], and those of an upstream.
pub async fn handle(
    site: &Site,
    incoming: &Incoming,
    modifiers: &str,
    path: &str,
) -> Result<web_sys::Response, Fault> {
    let transform =
        Transform::parse(modifiers).map_err(|_| Fault::BadRequest(BadRequestReason::Address))?;
    let transform = transform.accepted(&incoming.header("accept").unwrap_or_default());
    let drive = site.config.base(Upstream::Drive);
    let source = source(path, drive, &site.config.image_sources).ok_or(Fault::NotFound)?;
    match &source {
        ImageSource::Own(path) => {
            let response = own(site, path).await?;
            let kind = judged(&response, &source)?;
            let body = response.body().map_or(JsValue::NULL, JsValue::from);
            Ok(picture(site, kind, &body))
        }
        ImageSource::Upstream(address) => {
            upstreams(site, incoming, &transform, address, &source).await
        }
    }
}

/// A picture of an upstream: the kept one, or one that is fetched whole and kept.
async fn upstreams(
    site: &Site,
    incoming: &Incoming,
    transform: &Transform,
    address: &str,
    source: &ImageSource,
) -> Result<web_sys::Response, Fault> {
    let key = image::key(&site.config.deployment.id, transform, address);
    if let Some(kept) = kept_pictures::look_up(&key).await {
        let kind = judged(&kept, source)?;
        let body = kept.body().map_or(JsValue::NULL, JsValue::from);
        return Ok(picture(site, kind, &body));
    }
    rate_limit::count(site, incoming, Some(Limit::Image)).await?;
    let response = resized(address, transform).await?;
    let kind = judged(&response, source)?;
    let limits = Limits {
        bytes: LONGEST,
        silence: stream::PATIENCE,
        whole: WHOLE,
    };
    let body = response.body().ok_or(Fault::BadGateway)?;
    let whole = stream::whole(&body, &limits).await;
    let bytes: JsValue = whole.map_err(|_| Fault::BadGateway)?.into();
    kept_pictures::keep_later(site, key, kind, &bytes);
    Ok(picture(site, kind, &bytes))
}

/// The type of what came, if it is a picture; what is none is left.
fn judged(response: &web_sys::Response, source: &ImageSource) -> Result<&'static str, Fault> {
    let said = response.headers().get("content-type").ok().flatten();
    let said = said.unwrap_or_default();
    let judged = image::judged(response.status(), &said, source);
    judged.inspect_err(|_| stream::cancel(response))
}

fn picture(site: &Site, kind: &'static str, body: &JsValue) -> web_sys::Response {
    let mut headers: Headers = site.headers();
    // The format may be the visitor's.
    headers.push(("vary", "accept".to_owned()));
    headers.push(("cross-origin-resource-policy", "same-origin".to_owned()));
    answer::picture(headers, kind, image::CACHE_CONTROL, body)
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
    let platform = Object::new();
    js::set(&platform, "image", &options(transform));
    let abort = web_sys::AbortController::new().map_err(|_| Fault::Internal)?;
    let init = Object::new();
    js::set(&init, "cf", &platform);
    js::set(&init, "redirect", &JsValue::from_str("manual"));
    js::set(&init, "signal", &abort.signal());
    let fetching = js::fetch(address, &init).map_err(|_| Fault::BadGateway)?;
    match js::within(&fetching, stream::PATIENCE).await {
        Ok(Ok(response)) => Ok(response.unchecked_into()),
        Ok(Err(_)) => Err(Fault::BadGateway),
        Err(js::Late) => {
            abort.abort();
            Err(Fault::Timeout)
        }
    }
}

fn options(transform: &Transform) -> Object {
    let options = Object::new();
    for (name, value) in transform.options() {
        match value {
            Some(ServiceOption::Number(number)) => js::set(&options, name, &JsValue::from(number)),
            Some(ServiceOption::Word(word)) => js::set(&options, name, &JsValue::from_str(word)),
            None => {}
        }
    }
    options
}
