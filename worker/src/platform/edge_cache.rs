//! The edge cache: the runtime's cache of responses by URL, with the time limit of every binding.

use std::time::Duration;

use worker::Cache;

use crate::platform::timeout::{self, try_timeout};

/// The cached response; `None` if nothing is cached under `key`.
///
/// # Errors
/// What the cache failed with, slowness included.
pub async fn get(key: &str) -> Result<Option<web_sys::Response>, worker::Error> {
    let cached = try_timeout(timeout::BINDING, Cache::default().get(key, false)).await?;
    Ok(cached.map(Into::into))
}

/// Caches a response, for as long as its headers say.
///
/// # Errors
/// As [`get`].
pub async fn put(
    key: &str,
    response: web_sys::Response,
    limit: Duration,
) -> Result<(), worker::Error> {
    try_timeout(limit, Cache::default().put(key, response.into())).await
}

/// Deletes the cached response of `key`.
///
/// # Errors
/// As [`get`].
pub async fn delete(key: &str) -> Result<(), worker::Error> {
    try_timeout(timeout::BINDING, Cache::default().delete(key, false)).await?;
    Ok(())
}
