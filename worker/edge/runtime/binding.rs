//! Waiting for what the platform lends the edge: the key-value store, the cache, the rate limits.

use std::time::Duration;

use js_sys::Promise;
use wasm_bindgen::JsValue;

use super::js::{self, Late};

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
