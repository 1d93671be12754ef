//! Pictures of a published brand: no build has drawn them, so they stand in the key-value store.

use wasm_bindgen::JsValue;

use super::runtime::binding::{self, with_deadline};
use super::runtime::incoming::Incoming;
use super::runtime::site::Site;
use super::runtime::{answer, js};
use crate::site::tenant::TenantRef;
use crate::site::tenant::published::picture_at;

/// `/brand/<key>/<file>` of the request's own tenant; none where it is a tenant of the table, whose
/// files never come here, or has no such picture.
pub async fn handle(site: &Site, incoming: &Incoming) -> Option<web_sys::Response> {
    let TenantRef::Published(published) = &site.found.tenant else {
        return None;
    };
    let (key, kind) = picture_at(&incoming.path, &published.tenant.key)?;
    let got = site.kv()?.get_as(&key, "arrayBuffer");
    let bytes = match with_deadline(binding::PATIENCE, got).await {
        Ok(bytes) if !bytes.is_null() => bytes,
        Ok(_) => return None,
        Err(error) => {
            site.trace
                .problem(format_args!("KV get {key} failed: {}", js::told(&error)));
            return None;
        }
    };
    let body = if incoming.is_head() {
        JsValue::NULL
    } else {
        bytes
    };
    Some(answer::picture(
        site.headers(),
        kind,
        answer::FILE_CACHE,
        &body,
    ))
}
