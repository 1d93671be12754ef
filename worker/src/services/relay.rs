//! Relays an upstream's response to the visitor.

use std::time::Duration;

use futures::future::LocalBoxFuture;
use futures::join;
use wasm_bindgen::JsValue;
use web_sys::StreamPipeOptions;

use crate::context::RequestContext;
use crate::platform::fetch::FetchResponse;
use crate::platform::headers;
use crate::platform::stream::{self, IdentityTransformStream};
use crate::response;
use crate::services::drifts;
use crate::services::upstream_call::UpstreamRequest;
use belajar_core::api::catalogue::body::BODY_MS;
use belajar_core::api::drift::Drift;
use belajar_core::api::upstream::response as rules;
use belajar_core::error::Error;
use belajar_core::http::header::Headers;

/// The upstream's response for the visitor: its status, the headers that may pass, its body as a
/// native stream that is ended when it stalls.
///
/// # Errors
/// The [`Error`] that stands in for a response the gateway does not pass on ([`rules::check`]).
pub fn response(
    context: &RequestContext,
    request: &UpstreamRequest,
    fetched: FetchResponse,
    headers: &Headers,
) -> Result<web_sys::Response, Error> {
    response_with_tee(context, request, fetched, headers, no_tee())
}

/// The same with another reader of the response, as [`body`] has it.
///
/// # Errors
/// As [`response`].
pub fn response_with_tee(
    context: &RequestContext,
    request: &UpstreamRequest,
    fetched: FetchResponse,
    headers: &Headers,
    tee_consumer: LocalBoxFuture<'static, bool>,
) -> Result<web_sys::Response, Error> {
    let mut all = headers.clone();
    all.push(("cache-control", "no-store".to_owned()));
    let (status, forwarded) = status_and_headers(context, request, &fetched.response)?;
    all.extend(forwarded);
    let body = body(context, fetched, tee_consumer);
    Ok(response::with_body(status, &all, &body))
}

/// The response's body, null without one: a native stream that is ended when it stalls. `tee_consumer` is a second
/// reader of the same response, and comes to whether it has read it to its end. The upstream's connection is
/// closed once the visitor has left and the second reader has stopped, or where there is none.
pub fn body(
    context: &RequestContext,
    fetched: FetchResponse,
    tee_consumer: LocalBoxFuture<'static, bool>,
) -> JsValue {
    let Some(body) = fetched.response.body() else {
        context.wait_until(async move {
            tee_consumer.await;
        });
        return JsValue::NULL;
    };
    let transform = IdentityTransformStream::new();
    let (readable, writable) = (transform.readable(), transform.writable());
    context.wait_until(async move {
        let (options, limit) = (StreamPipeOptions::new(), Duration::from_millis(BODY_MS));
        // The runtime's own pipe; nobody looks at the bytes.
        let moving = stream::pipe(&body, &writable, &options, limit);
        if let (Err(_), false) = join!(moving, tee_consumer) {
            fetched.abort.abort();
        }
    });
    readable.into()
}

/// No second reader of the response.
pub fn no_tee() -> LocalBoxFuture<'static, bool> {
    Box::pin(async { false })
}

/// Status and headers of an upstream's response, if it is one the gateway passes on. The body of one
/// that it does not is left.
///
/// # Errors
/// As [`response`].
pub fn status_and_headers(
    context: &RequestContext,
    request: &UpstreamRequest,
    response: &web_sys::Response,
) -> Result<(u16, Headers), Error> {
    let got = response.headers();
    let content_type = headers::get(&got, "content-type");
    let status = response.status();
    let passes = rules::check(request.call.upstream, status, content_type.as_deref());
    if let Err(error) = passes {
        context.trace.problem(format_args!(
            "{}: answered {status}{}, which cannot be passed on",
            request.call.name(),
            rules::form(content_type.as_deref())
        ));
        if response.ok() {
            drifts::log(context, &Drift::whole(request.call));
        }
        stream::cancel(response);
        return Err(error);
    }
    let connection = headers::get(&got, "connection").unwrap_or_default();
    let mut forwarded: Headers = rules::FORWARDED_HEADERS
        .into_iter()
        .filter(|name| rules::is_response_header_forwarded(name, &connection))
        .filter_map(|name| Some((name, headers::get(&got, name)?)))
        .collect();
    // A browser that gets a content type expects a body.
    if status != 204 {
        forwarded.push(("content-type", rules::CONTENT_TYPE.to_owned()));
    }
    Ok((status, forwarded))
}
