//! Public responses as text, for documents: read through the edge cache like a visitor's call, and cached in
//! memory while fresh.

use std::rc::Rc;
use std::time::Duration;

use crate::context::RequestContext;
use crate::platform::timeout::Elapsed;
use crate::platform::{clock, fetch, memory, stream};
use crate::services::upstream_call::UpstreamRequest;
use crate::services::{api_cache, drifts};
use belajar_core::api::catalogue;
use belajar_core::api::drift::{self, Drift};
use belajar_core::api::upstream::cache_rules::{self, CacheStatus};
use belajar_core::api::upstream::response::error_for_status;
use belajar_core::cache::memory::Region;
use belajar_core::document::calls::text_key;
use belajar_core::document::prefetched::{Absence, ResponseText};
use belajar_core::error::{BadRequestReason, Error};

/// A response, or how the platform says that there is none; the latter is cached as it is.
pub type TextOrAbsence = Result<Rc<ResponseText>, Absence>;

/// For how long: whoever asks next asks for nothing, and what is made meanwhile is soon found.
pub const ABSENT_MS: u64 = 30_000;

/// The response to the call of this key (`services/v1/class/overview?slug=a`), waited for no longer than
/// `wait`. What comes later is cached for whoever asks next, in `region`: [`Region::VisitorUrls`] if a
/// visitor has written what is asked for, so that such responses evict none of the pages that are visited.
///
/// # Errors
/// [`Error::Timeout`], and others when the platform gave no good response.
pub async fn load(
    context: &RequestContext,
    region: Region,
    call_key: &str,
    wait: Duration,
) -> Result<TextOrAbsence, Error> {
    let key = text_key(context.tenant(), call_key);
    let now_ms = clock::now_ms();
    if let Some(text) = memory::in_document_regions(|memories| memories.fresh(&key, now_ms)) {
        context.trace.note(|trace| trace.cached(CacheStatus::Hit));
        return Ok(Ok(text));
    }
    let cached = memory::in_region(Region::VisitorUrls, |memory| {
        memory.fresh::<Absence>(&key, now_ms)
    });
    if let Some(absence) = cached {
        return Ok(Err(*absence));
    }
    let request = request(call_key)?;
    let owned = context.clone();
    let reading = async move { read(&owned, region, request, &key).await };
    match context.shared(reading, wait).await {
        Ok(read) => read,
        Err(Elapsed) => Err(Error::Timeout),
    }
}

fn request(call_key: &str) -> Result<UpstreamRequest, Error> {
    let (call, query) = call_key.split_once('?').unwrap_or((call_key, ""));
    let (host, path) = call.split_once('/').unwrap_or((call, ""));
    let matched = catalogue::find("GET", host, path)?;
    let query = catalogue::accepted_query(matched.call, query)
        .map_err(|_| Error::BadRequest(BadRequestReason::Query))?;
    Ok(UpstreamRequest::get(matched.call, matched.path, query))
}

async fn read(
    context: &RequestContext,
    region: Region,
    request: UpstreamRequest,
    key: &str,
) -> Result<TextOrAbsence, Error> {
    let call = request.call;
    let found = api_cache::load(context, request).await?;
    context.trace.note(|trace| trace.cached(found.status));
    if let Some(error) = error_for_status(found.response.status()) {
        stream::cancel(&found.response);
        let absence = Absence::of(found.response.status()).ok_or(error)?;
        let until = clock::now_ms() + ABSENT_MS;
        memory::in_region(Region::VisitorUrls, |memory| {
            memory.insert(key, Rc::new(absence), 0, until);
        });
        return Ok(Err(absence));
    }
    let json = fetch::text(&found.response, api_cache::COPY.whole).await?;
    if !cache_rules::is_good(json.as_bytes()) {
        if drift::is_no_data(&json) {
            let drift = Drift::whole(call);
            context.trace.problem(format_args!("{drift}"));
            drifts::log(context, &drift);
        }
        return Err(Error::BadGateway);
    }
    let text = Rc::new(ResponseText::new(&json));
    if clock::now_ms() < found.fresh_until_ms {
        let cached = Rc::clone(&text);
        memory::in_region(region, |memory| {
            memory.insert(key, cached, text.json().len(), found.fresh_until_ms);
        });
    }
    Ok(Ok(text))
}
