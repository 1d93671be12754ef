//! The platform's rate limits: chat, logins, sign-ups, forms and records (design section 6).

use std::rc::Rc;
use std::time::Duration;

use js_sys::Promise;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::JsFuture;

use super::incoming::Incoming;
use super::request_trace::RequestTrace;
use super::site::Site;
use super::{binding, js};
use crate::gateway::catalogue::Limit;
use crate::gateway::fault::Fault;
use crate::gateway::upstream::guard::{self, TOO_MANY};

#[wasm_bindgen(inline_js = "
export async function counted(limiter, key, after, ms) {
  if (after) await new Promise((resolve) => { setTimeout(resolve, after); });
  let timer;
  const late = new Promise((resolve) => { timer = setTimeout(resolve, ms, 'no answer in time'); });
  try {
    const told = await Promise.race([limiter.limit({ key }), late]);
    return typeof told === 'string' ? told : Boolean(told.success);
  } catch (error) {
    return String(error);
  } finally {
    clearTimeout(timer);
  }
}
")]
extern "C" {
    fn counted(limiter: &binding::RateLimiter, key: &str, after: u32, ms: u32) -> Promise;
}

/// Counts the call towards its limit, by visitor and tenant. A platform whose limiter fails or
/// hangs lets the visitor through: the limit protects upstreams, which protect themselves too.
///
/// # Errors
/// [`Fault::TooMany`] over the limit.
pub async fn count(site: &Site, incoming: &Incoming, limit: Option<Limit>) -> Result<(), Fault> {
    let Some(limit) = limit else { return Ok(()) };
    let visitor = guard::limit_key(&site.found.tenant.key, &incoming.address());
    verdict(site, &visitor, limit, Duration::ZERO).wait().await
}

/// What comes of counting a call of a visitor, as [`guard::limit_key`] names them. It is counted `after`
/// that time, whether or not somebody waits for the verdict.
pub fn verdict(site: &Site, visitor: &str, limit: Limit, after: Duration) -> Verdict {
    let limiter = site.limiter(limit.binding());
    let (after, patience) = (js::milliseconds(after), js::milliseconds(binding::PATIENCE));
    let counting = limiter.map(|limiter| counted(&limiter, visitor, after, patience));
    if let Some(counting) = &counting {
        site.keep_on(counting);
    }
    Verdict {
        counting,
        trace: Rc::clone(&site.trace),
    }
}

/// A verdict that is on its way.
pub struct Verdict {
    counting: Option<Promise>,
    trace: Rc<RequestTrace>,
}

impl Verdict {
    /// What it comes to: true, false, or the text of why it is not known. None without a limit.
    pub const fn promise(&self) -> Option<&Promise> {
        self.counting.as_ref()
    }

    /// Waits for it.
    ///
    /// # Errors
    /// [`Fault::TooMany`] over the limit.
    pub async fn wait(&self) -> Result<(), Fault> {
        let Some(counting) = &self.counting else {
            return Ok(());
        };
        // It is never rejected.
        let told = JsFuture::from(counting.clone()).await.ok();
        match told.map(|told| (told.is_truthy(), told.as_string())) {
            Some((false, _)) => Err(TOO_MANY),
            Some((true, Some(problem))) => {
                self.trace
                    .problem(format_args!("the rate limiter failed: {problem}"));
                Ok(())
            }
            Some((true, None)) | None => Ok(()),
        }
    }
}
