//! Images of a published tenant, read from the key-value store because no build has drawn them.

use js_sys::Uint8Array;
use wasm_bindgen::JsValue;

use crate::context::RequestContext;
use crate::platform::kv;
use crate::response;
use belajar_core::sites::tenant::published::picture_at;

/// `/brand/<key>/<file>` of the request's own tenant; `None` if it is a tenant of the table, whose
/// files never come here, or has no such picture.
pub async fn handle(context: &RequestContext) -> Option<web_sys::Response> {
    context.tenant().revision?;
    let (key, kind) = picture_at(&context.request.path, &context.tenant().row.key)?;
    let bytes = kv::look_up_bytes(context, &key).await.ok().flatten()?;
    let body = if context.request.is_head() {
        JsValue::NULL
    } else {
        Uint8Array::from(&*bytes).into()
    };
    Some(response::picture(
        context.tenant_headers(),
        kind,
        response::FILE_CACHE,
        &body,
    ))
}
