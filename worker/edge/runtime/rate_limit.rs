//! The platform's rate limits: chat, logins, sign-ups, forms and records (design section 6).

use js_sys::Object;
use wasm_bindgen::JsValue;

use super::binding::{self, with_deadline};
use super::incoming::Incoming;
use super::js;
use super::site::Site;
use crate::gateway::catalogue::Limit;
use crate::gateway::fault::Fault;
use crate::gateway::upstream::guard::{self, RETRY_AFTER_SECONDS};

/// Counts the call towards its limit, by visitor and tenant. A platform whose limiter fails or
/// hangs lets the visitor through: the limit protects upstreams, which protect themselves too.
///
/// # Errors
/// [`Fault::TooMany`] over the limit.
pub async fn count(site: &Site, incoming: &Incoming, limit: Option<Limit>) -> Result<(), Fault> {
    let Some(limiter) = limit.and_then(|limit| site.limiter(limit.binding())) else {
        return Ok(());
    };
    let key = guard::limit_key(&site.found.tenant.key, &incoming.address());
    let options = Object::new();
    js::set(&options, "key", &JsValue::from_str(&key));
    match with_deadline(binding::PATIENCE, limiter.limit(&options)).await {
        Ok(outcome) if js::get(&outcome, "success").is_falsy() => Err(Fault::TooMany {
            retry_after: RETRY_AFTER_SECONDS,
        }),
        Ok(_) => Ok(()),
        Err(error) => {
            site.trace
                .problem(format_args!("the rate limiter failed: {error:?}"));
            Ok(())
        }
    }
}
