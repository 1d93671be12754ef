//! The key-value store, with every failure of it turned into "nothing there", slowness included.
//!
//! KV holds nothing the edge could not get again, so a store that throws, is missing or holds
//! garbage costs a call to the upstream and never an answer.

use js_sys::Object;
use wasm_bindgen::JsValue;

use super::binding::{self, with_deadline};
use super::js;
use super::site::Site;

/// A value as text; none when it is missing or the store fails.
pub async fn get(site: &Site, key: &str) -> Option<String> {
    look_up(site, key).await.ok()?
}

/// The same, with a store that fails told from a value that is missing.
///
/// # Errors
/// [`Unreachable`], which the log tells more of.
pub async fn look_up(site: &Site, key: &str) -> Result<Option<String>, Unreachable> {
    let store = site.kv().ok_or(Unreachable)?;
    let got = with_deadline(binding::PATIENCE, store.get(key)).await;
    got.map(|value| value.as_string()).map_err(|error| {
        site.trace
            .problem(format_args!("KV get {key} failed: {}", js::told(&error)));
        Unreachable
    })
}

/// The store is missing, has thrown, or did not answer in time.
#[derive(Debug)]
pub struct Unreachable;

/// Puts a value behind an answer, to expire after `ttl_seconds` where given (at least 60). Whether
/// the store took it.
pub async fn put(site: &Site, key: &str, value: &str, ttl_seconds: Option<u32>) -> bool {
    let Some(store) = site.kv() else { return false };
    let options = Object::new();
    if let Some(seconds) = ttl_seconds {
        js::set(&options, "expirationTtl", &JsValue::from(seconds));
    }
    let put = with_deadline(binding::WRITING, store.put(key, value, &options)).await;
    if let Err(error) = &put {
        site.trace
            .problem(format_args!("KV put {key} failed: {}", js::told(error)));
    }
    put.is_ok()
}

/// Whether the store answers at all.
pub async fn reachable(site: &Site) -> bool {
    match site.kv() {
        Some(store) => with_deadline(binding::PATIENCE, store.get("health"))
            .await
            .is_ok(),
        None => false,
    }
}
