//! Making the runtime's responses: every header set in one call, every body kind in one place.

use js_sys::Object;
use wasm_bindgen::{JsCast, JsValue};

use super::{headers, js};
use crate::document::fault_page;
use crate::document::security::STRICT_TRANSPORT;
use crate::gateway::fault::Fault;
use crate::text::header::Headers;

/// How long browsers and caches may keep a file that the edge makes.
pub const FILE_CACHE: &str = "public, max-age=300";

/// Headers with a `set-cookie` for each cookie.
pub fn with_cookies(mut headers: Headers, cookies: Vec<String>) -> Headers {
    headers.extend(cookies.into_iter().map(|cookie| ("set-cookie", cookie)));
    headers
}

/// A response with any body the runtime takes: text, bytes, a stream, or null.
///
/// A header value that the runtime refuses (CR, LF or NUL) turns the answer into a bare 500; the
/// pure modules never produce one.
pub fn with_body(status: u16, headers: &JsValue, body: &JsValue) -> web_sys::Response {
    with_head(&head(status, headers), body)
}

/// Status and headers of an answer that is given many times, made once: the runtime takes its own
/// `Headers` as they are, where any other form is read anew for each answer.
pub fn kept_head(status: u16, headers: &Headers) -> JsValue {
    head(status, &headers::kept(headers))
}

fn head(status: u16, headers: &JsValue) -> JsValue {
    let init = Object::new();
    js::set(&init, "status", &JsValue::from(status));
    js::set(&init, "headers", headers);
    init.into()
}

/// A response of a head that was made before.
pub fn with_head(head: &JsValue, body: &JsValue) -> web_sys::Response {
    match js::AnyResponse::new(body, head) {
        Ok(response) => response.unchecked_into(),
        Err(error) => {
            js::log(format_args!(
                "a response was refused by the runtime: {}",
                js::told(&error)
            ));
            bare(500)
        }
    }
}

/// A text answer with its own content type.
pub fn text(
    status: u16,
    content_type: &str,
    mut headers: Headers,
    body: &str,
) -> web_sys::Response {
    headers.push(("content-type", content_type.to_owned()));
    with_body(status, &headers::init(&headers), &JsValue::from_str(body))
}

/// A JSON answer.
pub fn json(status: u16, headers: Headers, body: &str) -> web_sys::Response {
    text(status, "application/json; charset=utf-8", headers, body)
}

/// A file that robots, browsers or readers fetch, kept by caches for minutes.
pub fn file(mut headers: Headers, content_type: &str, body: &str) -> web_sys::Response {
    headers.push(("cache-control", FILE_CACHE.to_owned()));
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
    with_body(200, &headers::init(&headers), body)
}

/// A redirect made by the edge itself.
pub fn redirect(status: u16, location: &str, mut headers: Headers) -> web_sys::Response {
    headers.push(("location", location.to_owned()));
    headers.push(("cache-control", "no-store".to_owned()));
    with_body(status, &headers::init(&headers), &JsValue::NULL)
}

/// What the edge answers instead, as the gateway's JSON (design section 6).
pub fn fault(fault: &Fault, mut headers: Headers) -> web_sys::Response {
    headers.push(("cache-control", "no-store".to_owned()));
    headers.extend(fault.header());
    json(fault.status(), headers, &fault.json())
}

/// What a person who navigates is shown instead, where the app cannot be had.
pub fn fault_page(fault: &Fault, mut headers: Headers) -> web_sys::Response {
    headers.extend(fault_page::headers());
    headers.extend(fault.header());
    let html = fault_page::html(fault);
    text(fault.status(), "text/html; charset=utf-8", headers, &html)
}

/// An answer that browsers take for what it says it is and nothing else; over https, one that asks for
/// https from now on.
pub fn guarded(response: web_sys::Response, is_https: bool) -> web_sys::Response {
    let response = set(response, "x-content-type-options", "nosniff");
    if is_https {
        set(response, "strict-transport-security", STRICT_TRANSPORT)
    } else {
        response
    }
}

/// Keeps an answer whose request carries a secret in its address out of caches and referrers.
pub fn private(response: web_sys::Response) -> web_sys::Response {
    set(unkept(response), "referrer-policy", "no-referrer")
}

/// Keeps an answer out of caches.
pub fn unkept(response: web_sys::Response) -> web_sys::Response {
    set(response, "cache-control", "no-store")
}

fn set(response: web_sys::Response, name: &str, value: &str) -> web_sys::Response {
    if let Err(error) = response.headers().set(name, value) {
        js::log(format_args!("{name} was refused: {}", js::told(&error)));
    }
    response
}

/// A status alone: the last resort, which cannot fail on a valid status.
fn bare(status: u16) -> web_sys::Response {
    let init = web_sys::ResponseInit::new();
    init.set_status(status);
    web_sys::Response::new_with_opt_str_and_init(None, &init)
        .unwrap_or_else(|_| web_sys::Response::error())
}
