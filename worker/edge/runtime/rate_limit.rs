//! The platform's rate limits: chat, logins, sign-ups, forms and records (design section 6).

use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;

use js_sys::{Object, Promise};
use wasm_bindgen::JsValue;

use super::binding::{self, with_deadline};
use super::incoming::Incoming;
use super::js;
use super::request_trace::RequestTrace;
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
    let Some(limit) = limit else { return Ok(()) };
    let visitor = guard::limit_key(&site.found.tenant.key, &incoming.address());
    verdict(site, &visitor, limit).await
}

/// What comes of counting a call of a visitor, as [`guard::limit_key`] names them. It is counted at
/// once; the verdict may be waited for later.
///
/// # Errors
/// As [`count`].
pub fn verdict(site: &Site, visitor: &str, limit: Limit) -> Verdict {
    let Some(limiter) = site.limiter(limit.binding()) else {
        return Box::pin(async { Ok(()) });
    };
    let options = Object::new();
    js::set(&options, "key", &JsValue::from_str(visitor));
    let counting = limiter.limit(&options);
    let trace = Rc::clone(&site.trace);
    Box::pin(async move { judged(&trace, counting).await })
}

/// A verdict that is on its way.
pub type Verdict = Pin<Box<dyn Future<Output = Result<(), Fault>>>>;

async fn judged(trace: &RequestTrace, counting: Result<Promise, JsValue>) -> Result<(), Fault> {
    match with_deadline(binding::PATIENCE, counting).await {
        Ok(outcome) if js::get(&outcome, "success").is_falsy() => Err(Fault::TooMany {
            retry_after: RETRY_AFTER_SECONDS,
        }),
        Ok(_) => Ok(()),
        Err(error) => {
            trace.problem(format_args!(
                "the rate limiter failed: {}",
                js::told(&error)
            ));
            Ok(())
        }
    }
}
