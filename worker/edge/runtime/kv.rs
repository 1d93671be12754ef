//! The key-value store, with every failure of it turned into "nothing there".
//!
//! KV holds nothing the edge could not get again, so a store that throws, is missing or holds
//! garbage costs a call to the upstream and never an answer.

use js_sys::Object;
use wasm_bindgen::JsValue;

use super::js;
use super::site::Site;

/// A value as text; none when it is missing or the store fails.
pub async fn get(site: &Site, key: &str) -> Option<String> {
    let store = site.kv()?;
    match js::settled(store.get(key)).await {
        Ok(value) => value.as_string(),
        Err(error) => {
            js::log(format_args!("KV get {key} failed: {error:?}"));
            None
        }
    }
}

/// Puts a value, to expire after `ttl_seconds` where given (at least 60).
pub async fn put(site: &Site, key: &str, value: &str, ttl_seconds: Option<u32>) {
    let Some(store) = site.kv() else { return };
    let options = Object::new();
    if let Some(seconds) = ttl_seconds {
        js::set(&options, "expirationTtl", &JsValue::from(seconds));
    }
    if let Err(error) = js::settled(store.put(key, value, &options)).await {
        js::log(format_args!("KV put {key} failed: {error:?}"));
    }
}

/// Whether the store answers at all.
pub async fn reachable(site: &Site) -> bool {
    match site.kv() {
        Some(store) => js::settled(store.get("health")).await.is_ok(),
        None => false,
    }
}
