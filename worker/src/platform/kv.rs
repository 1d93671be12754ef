//! The key-value store. Every failure, slowness included, counts as a missing entry.
//!
//! KV holds nothing the edge could not get again, so a store that throws, is missing or holds
//! garbage costs a call to the upstream and never a response.

use futures::TryFutureExt;
use worker::KvError;

use crate::context::RequestContext;
use crate::platform::timeout::{self, try_timeout};

/// A value as text; `None` if it is missing or the store fails.
pub async fn get(context: &RequestContext, key: &str) -> Option<String> {
    look_up(context, key).await.ok()?
}

/// The same, with an error of its own for a store that fails.
///
/// # Errors
/// [`Unreachable`], of which the log has the cause.
pub async fn look_up(context: &RequestContext, key: &str) -> Result<Option<String>, Unreachable> {
    let store = context.kv().ok_or(Unreachable)?;
    let getting = store.get(key).text().map_err(thrown);
    let got = try_timeout(timeout::BINDING, getting).await;
    got.map_err(|error| unreachable(context, key, &error))
}

/// A value as bytes.
///
/// # Errors
/// As [`look_up`].
pub async fn look_up_bytes(
    context: &RequestContext,
    key: &str,
) -> Result<Option<Vec<u8>>, Unreachable> {
    let store = context.kv().ok_or(Unreachable)?;
    let getting = store.get(key).bytes().map_err(thrown);
    let got = try_timeout(timeout::BINDING, getting).await;
    got.map_err(|error| unreachable(context, key, &error))
}

/// The store is missing, has thrown, or did not respond in time.
#[derive(Debug)]
pub struct Unreachable;

/// Writes a value, which expires after `ttl_seconds` if given (at least 60). Whether the store took it. Call
/// it in the background, after the response.
pub async fn put(
    context: &RequestContext,
    key: &str,
    value: &str,
    ttl_seconds: Option<u64>,
) -> bool {
    let Some(store) = context.kv() else {
        return false;
    };
    let putting = async {
        let put = store.put(key, value)?;
        match ttl_seconds {
            Some(seconds) => put.expiration_ttl(seconds).execute().await,
            None => put.execute().await,
        }
    };
    let put = try_timeout(timeout::WRITING, putting.map_err(thrown)).await;
    if let Err(error) = &put {
        context
            .trace
            .problem(format_args!("KV put {key} failed: {error}"));
    }
    put.is_ok()
}

/// Whether the store responds at all.
pub async fn reachable(context: &RequestContext) -> bool {
    let Some(store) = context.kv() else {
        return false;
    };
    try_timeout(timeout::BINDING, store.get("health").text().map_err(thrown))
        .await
        .is_ok()
}

fn unreachable(context: &RequestContext, key: &str, error: &worker::Error) -> Unreachable {
    // Only the kind is logged: the rest of the key may be what a visitor wrote, the host that they ask for.
    let kind = key.split(':').next().unwrap_or_default();
    context
        .trace
        .problem(format_args!("KV get {kind} failed: {error}"));
    Unreachable
}

/// What the store threw says more of itself than the framework's own words for it, which quote a stack.
fn thrown(error: KvError) -> worker::Error {
    match error {
        KvError::JavaScript(thrown) => thrown.into(),
        other => other.into(),
    }
}
