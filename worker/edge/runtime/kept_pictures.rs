//! The platform's cache, as the place where pictures lie that took something to have: fetched and
//! resized ones, and drawn ones whose drawing takes long.

use std::rc::Rc;

use wasm_bindgen::{JsCast, JsValue};

use super::binding::{self, with_deadline};
use super::site::Site;
use super::{answer, headers, js};
use crate::gateway::image::KEPT_CONTROL;

/// A kept picture; none also where the cache fails or hangs.
pub async fn look_up(key: &str) -> Option<web_sys::Response> {
    let looking = binding::DEFAULT_CACHE.with(|cache| cache.look_up(key));
    let kept = with_deadline(binding::PATIENCE, looking).await.ok()?;
    (!kept.is_undefined()).then(|| kept.unchecked_into())
}

/// Keeps a picture of that type, behind the answer.
pub fn keep_later(site: &Site, key: String, kind: &str, bytes: &JsValue) {
    let headers = [("content-type", kind), ("cache-control", KEPT_CONTROL)];
    let kept = answer::with_body(200, &headers::init(&headers), bytes);
    let trace = Rc::clone(&site.trace);
    site.wait_until(async move {
        let keeping = binding::DEFAULT_CACHE.with(|cache| cache.keep(&key, &kept));
        if let Err(error) = with_deadline(binding::WRITING, keeping).await {
            trace.problem(format_args!(
                "the cache refused a picture: {}",
                js::told(&error)
            ));
        }
    });
}
