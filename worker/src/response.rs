//! Builds the runtime's responses: every header set in one call, every body kind in one place.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::ResponseInit;
use worker::console_error;

use crate::platform::headers;
use belajar_core::document::inputs::Validator;
use belajar_core::document::security::STRICT_TRANSPORT;
use belajar_core::document::{conditional, error_page};
use belajar_core::error::Error;
use belajar_core::http::header::Headers;
use belajar_core::http::request::Request;
use belajar_core::http::request_head::Header;

/// How long browsers and caches may cache a file that the edge makes.
pub const FILE_CACHE: &str = "public, max-age=300";

/// Headers with a `set-cookie` for each cookie.
pub fn with_cookies(mut headers: Headers, cookies: Vec<String>) -> Headers {
    headers.extend(cookies.into_iter().map(|cookie| ("set-cookie", cookie)));
    headers
}

/// A response with any body the runtime takes: text, bytes, a stream, or null.
pub fn with_body<N: AsRef<str>, V: AsRef<str>>(
    status: u16,
    headers: &[(N, V)],
    body: &JsValue,
) -> web_sys::Response {
    with_head(&head(status, headers), body)
}

/// Status and headers of a response. Those of one that is given many times are made once: the framework's
/// own response would make them anew for each, which takes five times as long.
pub fn head<N: AsRef<str>, V: AsRef<str>>(status: u16, headers: &[(N, V)]) -> ResponseInit {
    let head = ResponseInit::new();
    head.set_status(status);
    head.set_headers(&headers::of(headers));
    head
}

/// A response of a head that was made before.
pub fn with_head(head: &ResponseInit, body: &JsValue) -> web_sys::Response {
    // The runtime judges a body by what it is, whatever kind it is called here.
    let body = Some(body.unchecked_ref());
    match web_sys::Response::new_with_opt_buffer_source_and_init(body, head) {
        Ok(response) => response,
        Err(error) => {
            let error = worker::Error::from(error);
            console_error!("a response was refused by the runtime: {error}");
            bare(500)
        }
    }
}

/// A text response with its own content type.
pub fn text(
    status: u16,
    content_type: &str,
    mut headers: Headers,
    body: &str,
) -> web_sys::Response {
    headers.push(("content-type", content_type.to_owned()));
    with_body(status, &headers, &JsValue::from_str(body))
}

/// A JSON response.
pub fn json(status: u16, headers: Headers, body: &str) -> web_sys::Response {
    text(status, "application/json; charset=utf-8", headers, body)
}

/// A file that robots, browsers or readers fetch, cached for minutes; who has it as it is gets a 304.
pub fn file(
    request: &Request,
    mut headers: Headers,
    content_type: &str,
    body: &str,
) -> web_sys::Response {
    let etag = Validator::of(body).whole();
    let if_none_match = request.header(Header::IfNoneMatch).unwrap_or_default();
    let is_unchanged = conditional::if_none_match(if_none_match, &etag);
    headers.push(("cache-control", FILE_CACHE.to_owned()));
    headers.push(("etag", etag));
    if is_unchanged {
        return with_body(304, &headers, &JsValue::NULL);
    }
    text(200, content_type, headers, body)
}

/// A picture. A drawing opened by itself must not run what it may contain.
pub fn picture(mut headers: Headers, kind: &str, cache: &str, body: &JsValue) -> web_sys::Response {
    headers.push(("content-type", kind.to_owned()));
    headers.push(("cache-control", cache.to_owned()));
    headers.push((
        "content-security-policy",
        "sandbox; default-src 'none'; style-src 'unsafe-inline'".to_owned(),
    ));
    with_body(200, &headers, body)
}

/// A redirect made by the edge itself.
pub fn redirect(status: u16, location: &str, mut headers: Headers) -> web_sys::Response {
    headers.push(("location", location.to_owned()));
    headers.push(("cache-control", "no-store".to_owned()));
    with_body(status, &headers, &JsValue::NULL)
}

/// The response to an error, as the gateway's JSON (design section 6).
pub fn error(error: &Error, mut headers: Headers) -> web_sys::Response {
    headers.push(("cache-control", "no-store".to_owned()));
    headers.extend(error.header());
    json(error.status(), headers, &error.json())
}

/// What a person who navigates is shown instead, where the app cannot be had.
pub fn error_page(error: &Error, mut headers: Headers) -> web_sys::Response {
    headers.extend(error_page::headers());
    headers.extend(error.header());
    let html = error_page::html(error);
    text(error.status(), "text/html; charset=utf-8", headers, &html)
}

/// A response that browsers take for what it says it is and nothing else; over https, one that asks for
/// https from now on.
pub fn guarded(response: web_sys::Response, request: &Request) -> web_sys::Response {
    let response = set(response, "x-content-type-options", "nosniff");
    if request.is_https {
        set(response, "strict-transport-security", STRICT_TRANSPORT)
    } else {
        response
    }
}

/// Who learns the address of a private response, as its `referrer-policy`.
#[derive(Clone, Copy)]
pub enum Referrer {
    /// Nobody: the address carries a secret.
    Nobody,
    /// This site alone: a form on the page has to say where it comes from.
    OwnSite,
}

/// Adds `cache-control: no-store`, and the `referrer-policy` that protects the address.
pub fn private(response: web_sys::Response, referrer: Referrer) -> web_sys::Response {
    let policy = match referrer {
        Referrer::Nobody => "no-referrer",
        Referrer::OwnSite => "same-origin",
    };
    set(no_store(response), "referrer-policy", policy)
}

/// A response that sets a cookie besides.
pub fn setting_cookie(response: web_sys::Response, cookie: &str) -> web_sys::Response {
    if let Err(error) = response.headers().append("set-cookie", cookie) {
        console_error!("a cookie was refused: {}", worker::Error::from(error));
    }
    response
}

/// A response that says how long to wait, in seconds, before it is asked for again.
pub fn retrying_after(response: web_sys::Response, seconds: u32) -> web_sys::Response {
    set(response, "retry-after", &seconds.to_string())
}

/// Adds `cache-control: no-store`.
pub fn no_store(response: web_sys::Response) -> web_sys::Response {
    set(response, "cache-control", "no-store")
}

fn set(response: web_sys::Response, name: &str, value: &str) -> web_sys::Response {
    if let Err(error) = response.headers().set(name, value) {
        console_error!("{name} was refused: {}", worker::Error::from(error));
    }
    response
}

/// A status alone: the last resort, which cannot fail on a valid status.
fn bare(status: u16) -> web_sys::Response {
    let init = ResponseInit::new();
    init.set_status(status);
    web_sys::Response::new_with_opt_str_and_init(None, &init)
        .unwrap_or_else(|_| web_sys::Response::error())
}
