//! Middleware: code that runs before and after every handler. [`crate::router::fetch`] has the order.

use std::panic::{self, PanicHookInfo};
use std::sync::Once;

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use worker::console_error;

use crate::context::RequestContext;
use crate::handlers::document;
use crate::response::{self, Referrer};
use crate::services::published;
use belajar_core::error::{BadRequestReason, Error};
use belajar_core::http::request::Request;
use belajar_core::http::route::Route;
use belajar_core::http::trace::panic_line;

/// The status that is logged when the visitor has left, as web servers do.
const CLIENT_CLOSED_REQUEST: u16 = 499;

static PANIC_HOOK: Once = Once::new();

/// Puts a panic hook in place of the framework's. It logs each panic once, without the values that the
/// panic quotes. A panic or a trap ends the instance with every request that it was handling;
/// `js/main.js` hands each of them to a new instance, which refuses it ([`check_interruption`]).
pub fn report_panics() {
    PANIC_HOOK.call_once(|| panic::set_hook(Box::new(log_panic)));
}

fn log_panic(panic: &PanicHookInfo<'_>) {
    let (file, line) = panic
        .location()
        .map_or(("", 0), |place| (place.file(), place.line()));
    let text = panic.payload_as_str().unwrap_or_default();
    console_error!("{}", panic_line(file, line, text));
    // As the framework's own hook does: its shim reads it before the next request.
    let state = Reflect::get(&js_sys::global(), &JsValue::from_str("__worker_init_state"));
    if let Ok(state) = state {
        let _ = Reflect::set(&state, &JsValue::from_str("criticalError"), &JsValue::TRUE);
    }
}

/// Refuses a request that another instance was handling when it ended: nobody knows how far it came. The
/// visitor gets the response of this error; nothing is done a second time.
///
/// # Errors
/// [`Error::Internal`], or [`Error::Interrupted`] where the request may have changed something.
pub fn check_interruption(context: &RequestContext) -> Result<(), Error> {
    if context.was_interrupted() {
        return Err(context.request.interruption());
    }
    Ok(())
}

/// Resolves the tenant. One of the table was found when the request was parsed; a published one is looked
/// up here, and put in its place.
///
/// # Errors
/// [`Error::BadRequest`] for what is no host, [`Error::NotFound`] for one that no tenant has where the
/// operator wants that (`STRICT_HOSTS`), and those of [`published::find`].
pub async fn resolve_tenant(context: &mut RequestContext) -> Result<(), Error> {
    let Some(host) = &context.request.host else {
        return Err(Error::BadRequest(BadRequestReason::Address));
    };
    if context.tenant().rule.may_be_published(host)
        && let Some(published) = published::find(context, host).await?
    {
        context.set_tenant(&published);
    }
    if context.config.strict_hosts && context.tenant().is_fallback_tenant() {
        return Err(Error::NotFound);
    }
    let key = &context.tenant().row.key;
    context.trace.note(|trace| trace.tenant.push_str(key));
    Ok(())
}

/// The response for an error of a handler or of middleware: the site's own error screen for navigations,
/// JSON for everything else. Pages and calls turn their own errors into responses.
pub async fn error_response(context: &RequestContext, error: &Error) -> web_sys::Response {
    if context.request.route.is_fetched() {
        context.trace.error(error);
        response::error(error, context.tenant_headers())
    } else {
        document::failure::handle(context, error).await
    }
}

/// The response for an error where there is no tenant, also in place of a document.
pub fn error_response_without_tenant(context: &RequestContext, error: &Error) -> web_sys::Response {
    context.trace.error(error);
    if context.request.is_navigation() {
        return response::error_page(error, Vec::new());
    }
    let headers = vec![("x-robots-tag", "noindex".to_owned())];
    response::error(error, headers)
}

/// Adds `nosniff` and HSTS to everything but a document with status 200 or 304: those bring their own.
pub fn secure(request: &Request, response: web_sys::Response) -> web_sys::Response {
    let response = match (&request.route, response.status()) {
        (Route::Document, 200 | 304) => response,
        _ => response::guarded(response, request),
    };
    // An address with a token in it stays out of caches and referrers, whatever the response is. The page
    // that it leads to has a form, which has to say where it comes from.
    match request.route {
        Route::Callback if request.query.is_empty() => {
            response::private(response, Referrer::OwnSite)
        }
        Route::Callback => response::private(response, Referrer::Nobody),
        _ => response,
    }
}

/// Writes the request's log line and data point, and gives the response back.
pub fn log(context: &RequestContext, response: web_sys::Response) -> web_sys::Response {
    // Making the signal takes its time: it is looked at only where something went wrong.
    let has_left = response.status() >= 500 && context.request.has_left();
    let status = if has_left {
        CLIENT_CLOSED_REQUEST
    } else {
        response.status()
    };
    context.trace.log(
        context.metrics(),
        context.request.route.name(),
        status,
        &response,
    );
    response
}
