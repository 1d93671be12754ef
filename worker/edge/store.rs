//! The key-value store, with every failure of it turned into "nothing there".
//!
//! KV holds nothing the edge could not get again, so a store that throws, is missing or holds
//! garbage costs a call to the upstream and never an answer.

use super::site::Site;

/// A value as text; none when it is missing or the store fails.
pub async fn get(site: &Site, key: &str) -> Option<String> {
    let store = site.kv()?;
    match store.get(key).text().await {
        Ok(value) => value,
        Err(error) => {
            worker::console_error!("KV get {key} failed: {error}");
            None
        }
    }
}

/// Puts a value, to expire after `ttl_seconds` where given (at least 60).
pub async fn put(site: &Site, key: &str, value: &str, ttl_seconds: Option<u64>) {
    let Some(store) = site.kv() else { return };
    let written = match store.put(key, value) {
        Ok(put) => match ttl_seconds {
            Some(ttl) => put.expiration_ttl(ttl).execute().await,
            None => put.execute().await,
        },
        Err(error) => Err(error),
    };
    if let Err(error) = written {
        worker::console_error!("KV put {key} failed: {error}");
    }
}

/// Whether the store answers at all.
pub async fn reachable(site: &Site) -> bool {
    match site.kv() {
        Some(store) => store.get("health").text().await.is_ok(),
        None => false,
    }
}
