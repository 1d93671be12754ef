//! The platform's cache, as the place where public answers lie: looked up, filled and emptied, and
//! done without whenever it fails or hangs.

use crate::text::header::Headers;
use std::time::Duration;

use js_sys::Uint8Array;
use wasm_bindgen::JsCast;

use super::answer;
use super::binding::{self, with_deadline};
use super::fetch::READ_LIMIT;
use super::stream::{self, Limits, Unread};
use super::{headers, js};
use crate::gateway::upstream::cache::{self, KEPT_SECONDS};

/// When the answer was stored, Unix milliseconds. Never shown to a visitor.
const STORED_AT: &str = "x-stored-at";

/// What is read of an answer that is to be kept.
pub const COPY: Limits = Limits {
    bytes: READ_LIMIT,
    silence: stream::PATIENCE,
    whole: Duration::from_mins(1),
};

/// An answer that was kept.
pub struct KeptAnswer {
    /// Status, the headers that may pass, and the body.
    pub response: web_sys::Response,
    /// When, in Unix milliseconds.
    pub stored_at_ms: u64,
}

/// A kept answer, however old.
pub async fn look_up(key: &str) -> Option<KeptAnswer> {
    let looked = binding::DEFAULT_CACHE.with(|cache| cache.look_up(key));
    let response: web_sys::Response = match with_deadline(binding::PATIENCE, looked).await {
        Ok(kept) if kept.is_undefined() => return None,
        Ok(kept) => kept.unchecked_into(),
        Err(error) => {
            js::log(format_args!("the cache failed: {}", js::told(&error)));
            return None;
        }
    };
    let stored_at_ms = response.headers().get(STORED_AT).ok()??.parse().ok()?;
    Some(KeptAnswer {
        response,
        stored_at_ms,
    })
}

/// What has become of an answer that was copied.
pub enum Copied {
    /// It is kept.
    Kept,
    /// It has come whole, but is not good, or the cache does not take it.
    Unkept(Uint8Array),
    /// It is longer than anything that is kept.
    TooLong,
    /// It has not come to its end.
    Cut,
}

/// Reads an answer whole and keeps it, if it is good.
pub async fn keep(key: &str, answer: &web_sys::Response, mut headers: Headers) -> Copied {
    let body = match read(answer).await {
        Copied::Unkept(body) if cache::is_good(&body.to_vec()) => body,
        other => return other,
    };
    headers.push(("cache-control", format!("public, max-age={KEPT_SECONDS}")));
    headers.push((STORED_AT, js::now_ms().to_string()));
    let kept = answer::with_body(200, &headers::init(&headers), &body);
    let keeping = binding::DEFAULT_CACHE.with(|cache| cache.keep(key, &kept));
    // Others wait for it, so it is waited for no longer than a look is.
    match with_deadline(binding::PATIENCE, keeping).await {
        Ok(_) => Copied::Kept,
        Err(error) => {
            js::log(format_args!(
                "the cache refused an answer: {}",
                js::told(&error)
            ));
            Copied::Unkept(body)
        }
    }
}

/// Reads an answer whole, and keeps it nowhere.
pub async fn read(answer: &web_sys::Response) -> Copied {
    let Some(body) = answer.body() else {
        return Copied::Unkept(Uint8Array::new_with_length(0));
    };
    match stream::whole(&body, &COPY).await {
        Ok(body) => Copied::Unkept(body),
        Err(Unread::TooLarge) => Copied::TooLong,
        Err(Unread::Slow | Unread::Broken) => Copied::Cut,
    }
}

/// Empties a place.
pub async fn forget(key: &str) {
    let deleting = binding::DEFAULT_CACHE.with(|cache| cache.forget(key));
    if let Err(error) = with_deadline(binding::PATIENCE, deleting).await {
        js::log(format_args!(
            "the cache kept an answer: {}",
            js::told(&error)
        ));
    }
}
