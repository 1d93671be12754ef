//! Type and length of recordings, by one HEAD request to each host, cached in the edge cache for all
//! isolates.

use std::rc::Rc;

use wasm_bindgen::JsValue;

use crate::context::RequestContext;
use crate::loader::{self, Lease, LoadOutcome};
use crate::platform::fetch::{self, FetchRequest};
use crate::platform::{edge_cache, headers, stream, timeout};
use crate::response;
use belajar_core::cache::memory;
use belajar_core::cache::policy::RECORDING;
use belajar_core::document::discovery::enclosure::Measured;
use belajar_core::http::percent::{Encoding, encoded};
use belajar_core::timeouts;

/// How long the edge cache holds it.
const CACHE_CONTROL: &str = "public, max-age=604800";
/// How much room one takes in memory: its address and a few words.
const BYTES: usize = 256;

/// Type and length of a recording, cached or measured now; `None` as long as its host has not said anything.
pub async fn measured(context: &RequestContext, url: &str) -> Option<Rc<Option<Measured>>> {
    let key = ["recording\n", url].concat();
    let make = |lease| measure(context.clone(), url.to_owned(), lease);
    let found: LoadOutcome<Option<Measured>, ()> =
        loader::load(context, &key, &RECORDING, make).await;
    found.or_cached(|| loader::cached(&key, &RECORDING))
}

async fn measure(context: RequestContext, url: String, lease: Lease) {
    let place = encoded(&url, Encoding::UNRESERVED);
    let place = memory::cache_key(&context.config.deployment.id, &["recording", &place]);
    let cached = match edge_cache::get(&place).await {
        Ok(Some(cached)) => fetch::text(&cached, timeout::BINDING).await.ok(),
        _ => None,
    };
    if let Some(measured) = cached.as_deref().and_then(Measured::read) {
        lease.insert(Rc::new(measured), BYTES);
        return;
    }
    let Some(measured) = fetch_measured(&context, &url).await else {
        lease.fail();
        return;
    };
    let text = JsValue::from_str(&Measured::to_stored(measured.as_ref()));
    lease.insert(Rc::new(measured), BYTES);
    let response = response::with_body(200, &[("cache-control", CACHE_CONTROL)], &text);
    // What is not cached there is asked for again by another isolate.
    let _ = edge_cache::put(&place, response, timeout::WRITING).await;
}

/// Type and length of a recording, by a HEAD request; `None` if the host does not respond or fails.
async fn fetch_measured(context: &RequestContext, url: &str) -> Option<Option<Measured>> {
    let call = FetchRequest {
        url: url.to_owned(),
        method: "HEAD",
        headers: Vec::new(),
        body: JsValue::UNDEFINED,
        timeout: timeouts::RECORDING,
        visitor: None,
    };
    let Ok(fetched) = fetch::send(&call).await else {
        context
            .trace
            .problem(format_args!("a recording's host is silent"));
        return None;
    };
    let response = fetched.response;
    stream::cancel(&response);
    let status = response.status();
    let header = |name: &str| headers::get(&response.headers(), name).unwrap_or_default();
    let (kind, length) = (header("content-type"), header("content-length"));
    (status < 500).then(|| Measured::of(status, url, &kind, &length))
}
