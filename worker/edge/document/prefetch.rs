//! What a page's first byte carries besides the page (spec section 2, first-load detail prefetch).

use std::time::Duration;

use serde_json::Value;

use crate::edge::runtime::api_cache;
use crate::edge::runtime::incoming::Incoming;
use crate::edge::runtime::platform::UpstreamRequest;
use crate::edge::runtime::site::Site;
use crate::gateway::catalogue;
use crate::gateway::fault::{BadRequestReason, Fault};
use crate::site::page::{PageMatch, Prefetch};

/// How long the first byte waits for a detail's data.
const WAIT: Duration = Duration::from_millis(1_500);

/// What was fetched for the page before its first byte.
pub enum Prefetched {
    /// Nothing: the page wants none, the visitor saves data, or the platform was slow.
    Nothing,
    /// An answer, under the key the app looks for.
    Answer(String, Value),
    /// The platform says that there is no such thing.
    Missing,
}

/// Fetches the page's item through the gateway's own cache. Visitors who save data get the page
/// without it (spec section 2).
pub async fn prefetch(
    site: &Site,
    incoming: &Incoming,
    matched: Option<&PageMatch<'_>>,
) -> Prefetched {
    let Some((prefetch, matched)) = matched.and_then(|m| Some((m.page.prefetch.as_ref()?, m)))
    else {
        return Prefetched::Nothing;
    };
    if saves_data(incoming) {
        return Prefetched::Nothing;
    }
    read(site, prefetch, matched).await
}

/// Whether the visitor's request asks for less data (spec section 2).
pub fn saves_data(incoming: &Incoming) -> bool {
    let is = |name: &str, values: &[&str]| {
        incoming
            .header(name)
            .is_some_and(|value| values.iter().any(|one| value.eq_ignore_ascii_case(one)))
    };
    is("save-data", &["on"]) || is("ect", &["2g", "slow-2g"])
}

async fn read(site: &Site, prefetch: &Prefetch, matched: &PageMatch<'_>) -> Prefetched {
    let Some(key) = prefetch.key(&matched.params) else {
        return Prefetched::Nothing;
    };
    match answered(site, &key).await {
        Ok(Some(value)) => Prefetched::Answer(key, value),
        Ok(None) => Prefetched::Missing,
        // The app asks again by itself, and shows what went wrong.
        Err(_) => Prefetched::Nothing,
    }
}

/// The answer to a prefetch key; none for a 404.
async fn answered(site: &Site, key: &str) -> Result<Option<Value>, Fault> {
    let (call, query) = key.split_once('?').unwrap_or((key, ""));
    let (host, path) = call.split_once('/').unwrap_or((call, ""));
    let matched = catalogue::find("GET", host, path)?;
    let query = catalogue::kept_query(matched.call, query)
        .map_err(|_| Fault::BadRequest(BadRequestReason::Query))?;
    let request = UpstreamRequest::get(matched.call, matched.path, query);
    let answer = api_cache::text(site, request, WAIT).await?;
    match answer.status {
        200..=299 => serde_json::from_str(&answer.body)
            .map(Some)
            .map_err(|_| Fault::BadGateway),
        404 => Ok(None),
        _ => Err(Fault::BadGateway),
    }
}
