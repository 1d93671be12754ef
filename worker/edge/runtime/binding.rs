//! What the platform lends the edge, and how long it is waited for: the key-value store, the cache, the
//! rate limits, the built files.

use std::time::Duration;

use js_sys::{Object, Promise};
use wasm_bindgen::prelude::*;

use super::js::{self, Late};

#[wasm_bindgen]
extern "C" {
    /// A key-value namespace.
    pub type KvNamespace;

    #[wasm_bindgen(method, catch)]
    pub fn get(this: &KvNamespace, key: &str) -> Result<Promise, JsValue>;

    /// A value as something else than text, such as an `arrayBuffer`.
    #[wasm_bindgen(method, catch, js_name = get)]
    pub fn get_as(this: &KvNamespace, key: &str, kind: &str) -> Result<Promise, JsValue>;

    #[wasm_bindgen(method, catch)]
    pub fn put(
        this: &KvNamespace,
        key: &str,
        value: &str,
        options: &Object,
    ) -> Result<Promise, JsValue>;

    /// A rate limit; `limit` takes `{key}` and gives `{success}`.
    pub type RateLimiter;

    #[wasm_bindgen(method, catch)]
    pub fn limit(this: &RateLimiter, options: &Object) -> Result<Promise, JsValue>;

    /// Analytics Engine.
    pub type Dataset;

    #[wasm_bindgen(method, catch, js_name = writeDataPoint)]
    pub fn write(this: &Dataset, point: &Object) -> Result<(), JsValue>;

    /// The built app's files.
    pub type Assets;

    #[wasm_bindgen(method, catch, js_name = fetch)]
    pub fn fetch_asset(this: &Assets, url: &str) -> Result<Promise, JsValue>;

    /// A cache of responses by URL.
    pub type Cache;

    #[wasm_bindgen(thread_local_v2, js_namespace = caches, js_name = default)]
    pub static DEFAULT_CACHE: Cache;

    #[wasm_bindgen(method, catch, js_name = match)]
    pub fn look_up(this: &Cache, url: &str) -> Result<Promise, JsValue>;

    #[wasm_bindgen(method, catch, js_name = put)]
    pub fn keep(this: &Cache, url: &str, response: &JsValue) -> Result<Promise, JsValue>;

    #[wasm_bindgen(method, catch, js_name = delete)]
    pub fn forget(this: &Cache, url: &str) -> Result<Promise, JsValue>;
}

/// Something that the runtime's environment lends; none when it is not bound.
pub fn of<T: JsCast>(env: &JsValue, name: &str) -> Option<T> {
    let binding = js::get(env, name);
    (!binding.is_undefined()).then(|| binding.unchecked_into())
}

/// How long an answer waits for a binding; then it does without.
pub const PATIENCE: Duration = Duration::from_millis(500);

/// How long writing may take behind an answer, where nobody waits for it.
pub const WRITING: Duration = Duration::from_secs(10);

/// What a call of a binding comes to, within `limit`. The binding is not stopped after that: it
/// only is not waited for.
///
/// # Errors
/// What it threw or was rejected with, or that it took too long.
pub async fn with_deadline(
    limit: Duration,
    called: Result<Promise, JsValue>,
) -> Result<JsValue, JsValue> {
    match js::within(&called?, limit).await {
        Ok(settled) => settled,
        Err(Late) => Err(JsValue::from_str("no answer in time")),
    }
}
