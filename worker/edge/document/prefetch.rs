//! What a page's first byte carries besides the page (spec section 2, first-load detail prefetch).

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

use futures::future::join_all;
use serde_json::value::RawValue;

use crate::edge::runtime::api_cache;
use crate::edge::runtime::incoming::Incoming;
use crate::edge::runtime::platform::UpstreamRequest;
use crate::edge::runtime::site::Site;
use crate::gateway::catalogue;
use crate::gateway::fault::{BadRequestReason, Fault};
use crate::site::page::PageMatch;

/// How long the first byte waits for data.
const WAIT: Duration = Duration::from_millis(1_500);

/// A call's answer as it came, checked to be JSON, and the address the app looks for it under.
pub type Answer = (String, Box<RawValue>);

/// What was fetched for the page before its first byte.
#[derive(Default)]
pub struct Prefetched {
    /// The answers that came in time.
    pub answers: Vec<Answer>,
    /// Where among them the one about the page's item is.
    item: Option<usize>,
    /// Whether the platform says that there is no such item.
    pub is_missing: bool,
}

impl Prefetched {
    /// Tells what was fetched apart from anything else that might have been.
    pub fn fingerprint(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.is_missing.hash(&mut hasher);
        for (address, answer) in &self.answers {
            (address, answer.get()).hash(&mut hasher);
        }
        hasher.finish()
    }

    /// The answer about the page's item.
    pub fn item(&self) -> Option<&RawValue> {
        let (_, answer) = self.answers.get(self.item?)?;
        Some(answer)
    }
}

/// Makes the page's calls side by side through the gateway's own cache. One that is slow is left to
/// the app, which finds the answer in the cache then. Visitors who save data get the page without
/// any (spec section 2).
pub async fn prefetch(
    site: &Site,
    incoming: &Incoming,
    matched: Option<&PageMatch<'_>>,
) -> Prefetched {
    let mut prefetched = Prefetched::default();
    let Some(matched) = matched.filter(|_| !saves_data(incoming)) else {
        return prefetched;
    };
    let addresses = matched.page.addresses(&matched.params, &incoming.query);
    let reads = addresses
        .iter()
        .flatten()
        .map(|address| answered(site, address));
    let mut outcomes = join_all(reads).await.into_iter();
    for (index, address) in addresses.into_iter().enumerate() {
        let is_item = index == 0 && matched.page.item.is_some();
        match address.and_then(|address| Some((address, outcomes.next()?))) {
            Some((address, Ok(Some(answer)))) => {
                if is_item {
                    prefetched.item = Some(prefetched.answers.len());
                }
                prefetched.answers.push((address, answer));
            }
            Some((_, Ok(None))) if is_item => prefetched.is_missing = true,
            // The app asks again by itself, and shows what went wrong.
            _ => {}
        }
    }
    prefetched
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

/// The answer to the call at an address; none for a 404. One that comes too late is kept for the app.
async fn answered(site: &Site, address: &str) -> Result<Option<Box<RawValue>>, Fault> {
    let (call, query) = address.split_once('?').unwrap_or((address, ""));
    let (host, path) = call.split_once('/').unwrap_or((call, ""));
    let matched = catalogue::find("GET", host, path)?;
    let query = catalogue::kept_query(matched.call, query)
        .map_err(|_| Fault::BadRequest(BadRequestReason::Query))?;
    let request = UpstreamRequest::get(matched.call, matched.path, query);
    let answer = api_cache::text(site, request, WAIT).await?;
    match answer.status {
        200..=299 => RawValue::from_string(answer.body)
            .map(Some)
            .map_err(|_| Fault::BadGateway),
        404 => Ok(None),
        _ => Err(Fault::BadGateway),
    }
}
