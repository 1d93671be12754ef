//! Public answers as texts, for what the edge itself puts into documents: had through the cache like
//! a visitor's call, and remembered while they are fresh, so that a warm document reads nothing.

use std::rc::Rc;
use std::time::Duration;

use super::js::{self, Late};
use super::platform::UpstreamRequest;
use super::site::Site;
use super::{api_cache, fetch, kept_answers, memory, stream, written};
use crate::document::calls::text_key;
use crate::document::page_request::Place;
use crate::document::prefetched::AnswerText;
use crate::gateway::catalogue;
use crate::gateway::fault::{BadRequestReason, Fault};
use crate::gateway::upstream::answer::unreadable;
use crate::gateway::upstream::cache::{self, CacheStatus};

/// Remembered of what the platform does not have.
struct NotThere;

/// For how long: whoever asks next asks for nothing, and what is made meanwhile is soon found.
const NOT_THERE_MS: u64 = 30_000;

/// The answer to the call at a gateway address (`services/v1/class/overview?slug=a`), waited for no
/// longer than `wait`. None when the platform says that there is no such thing. What comes later is
/// kept for whoever asks next.
///
/// # Errors
/// [`Fault::Timeout`], and others when the platform gave no good answer.
pub async fn text(
    site: &Site,
    address: &str,
    wait: Duration,
) -> Result<Option<Rc<AnswerText>>, Fault> {
    let key = text_key(&site.found, address);
    if let Some(text) = memory::with(|memory| memory.fresh(&key, js::now_ms())) {
        site.trace.note(|trace| trace.cached(CacheStatus::Hit));
        return Ok(Some(text));
    }
    let known = written::with(Place::Written, |memory| {
        memory.fresh::<NotThere>(&key, js::now_ms())
    });
    if known.is_some() {
        return Ok(None);
    }
    let request = request(address)?;
    let owned = site.clone();
    let reading = async move { read(&owned, request, &key).await };
    match site.shared(reading, wait).await {
        Ok(read) => read,
        Err(Late) => Err(Fault::Timeout),
    }
}

fn request(address: &str) -> Result<UpstreamRequest, Fault> {
    let (call, query) = address.split_once('?').unwrap_or((address, ""));
    let (host, path) = call.split_once('/').unwrap_or((call, ""));
    let matched = catalogue::find("GET", host, path)?;
    let query = catalogue::kept_query(matched.call, query)
        .map_err(|_| Fault::BadRequest(BadRequestReason::Query))?;
    Ok(UpstreamRequest::get(matched.call, matched.path, query))
}

async fn read(
    site: &Site,
    request: UpstreamRequest,
    key: &str,
) -> Result<Option<Rc<AnswerText>>, Fault> {
    let answer = api_cache::ask(site, request).await?;
    site.trace.note(|trace| trace.cached(answer.status));
    if let Some(fault) = unreadable(answer.response.status()) {
        stream::cancel(&answer.response);
        return match fault {
            Fault::NotFound => {
                let until = js::now_ms() + NOT_THERE_MS;
                written::with(Place::Written, |memory| {
                    memory.keep(key, Rc::new(NotThere), 0, until);
                });
                Ok(None)
            }
            other => Err(other),
        };
    }
    let json = fetch::text(&answer.response, kept_answers::COPY.whole).await?;
    if !cache::is_good(json.as_bytes()) {
        return Err(Fault::BadGateway);
    }
    let text = Rc::new(AnswerText::new(&json));
    if js::now_ms() < answer.fresh_until_ms {
        let kept = Rc::clone(&text);
        memory::with(|memory| memory.keep(key, kept, text.json().len(), answer.fresh_until_ms));
    }
    Ok(Some(text))
}
