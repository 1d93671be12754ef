//! Calls of the platform that the app's code makes at the edge as the visitor: for a form sent without a
//! script, and for a page of a signed-in visitor without scripts. The calls pass the gateway's guard, with
//! the visitor's credentials and limits.

use js_sys::Promise;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::future_to_promise;
use web_sys::{Headers, Request, RequestInit};

use crate::context::RequestContext;
use crate::handlers::api;
use crate::services::renderer::ApiCallback;

/// The function by which the app makes a call.
pub fn of(context: &RequestContext) -> ApiCallback {
    let (context, origin, visitor_headers) = (
        context.clone(),
        context.request.origin(),
        context.request.raw.headers(),
    );
    Closure::new(
        move |path: String, method: String, body: JsValue, key: Option<String>| -> Promise {
            let context = context.clone();
            let url = [origin.as_str(), &path].concat();
            let request =
                headers(&visitor_headers, &origin, (&body, key.as_deref())).and_then(|headers| {
                    let init = RequestInit::new();
                    init.set_method(&method);
                    init.set_headers(&headers);
                    init.set_body(&body);
                    Request::new_with_str_and_init(&url, &init)
                });
            future_to_promise(async move {
                let request_context = context.with_request(request?);
                Ok(api::handle(&request_context).await.into())
            })
        },
    )
}

/// What the visitor's browser would have said of itself in the call.
fn headers(
    form: &Headers,
    origin: &str,
    (body, key): (&JsValue, Option<&str>),
) -> Result<Headers, JsValue> {
    let headers = Headers::new_with_headers(form)?;
    // Whether the form may be sent has been judged; who has signed in for it comes from another site.
    headers.set("origin", origin)?;
    headers.set("sec-fetch-site", "same-origin")?;
    // They are the form's.
    headers.delete("content-length")?;
    headers.delete("content-type")?;
    if !body.is_undefined() {
        headers.set("content-type", "application/json")?;
    }
    if let Some(key) = key {
        headers.set("idempotency-key", key)?;
    }
    Ok(headers)
}
