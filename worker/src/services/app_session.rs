//! Finds a tenant's app session (design section 5): isolate memory, then KV, then a new one.

use std::rc::Rc;
use std::time::Duration;

use crate::context::RequestContext;
use crate::loader::{self, Lease, LoadOutcome};
use crate::platform::{clock, kv, memory};
use crate::services::app_token;
use belajar_core::auth::token::APP_SESSION_LIFETIME_MS;
use belajar_core::auth::token::cached_session::{self, CachedSession};
use belajar_core::auth::token::refusal::{Cause, Sent};
use belajar_core::cache::policy::APP_SESSION;
use belajar_core::error::Error;

/// What its keys in memory and in KV begin with.
const KEY_PREFIX: &str = "app-token";
/// Under this key it is counted how often a refused app session is renewed.
const RENEWAL: &str = "app-token-renewal";

/// How long KV has an app session, in seconds: as long as it lives.
const KV_SECONDS: Option<u64> = Some(APP_SESSION_LIFETIME_MS / 1_000);

/// The tenant domain's app session, from the nearest place that has a good one.
///
/// # Errors
/// [`Error`] when a new one is needed and the platform gives none.
pub async fn load(context: &RequestContext) -> Result<Rc<CachedSession>, Error> {
    let key = context.key(KEY_PREFIX);
    let make = |lease| renew(context.clone(), lease, loader::cached(&key, &APP_SESSION));
    match loader::load::<CachedSession, _, _>(context, &key, &APP_SESSION, make).await {
        LoadOutcome::Loaded(renewed) => renewed,
        LoadOutcome::Cached(session) if session.serves(clock::now_ms()) => Ok(session),
        LoadOutcome::Cached(_) | LoadOutcome::Nothing => Err(Error::BadGateway),
    }
}

/// What to try again with after the platform refused a call; `None` if the refusal is the call's own.
///
/// # Errors
/// As [`load`].
pub async fn replace(
    context: &RequestContext,
    refused: &Rc<CachedSession>,
    sent: Sent,
) -> Result<Option<Rc<CachedSession>>, Error> {
    let key = context.key(KEY_PREFIX);
    let keys = (&*key, &*context.key(RENEWAL));
    let now_ms = clock::now_ms();
    let cause =
        memory::in_sites(|memory| cached_session::cause(memory, keys, refused, sent, now_ms));
    match cause {
        Cause::Call => Ok(None),
        Cause::Replaced => load(context).await.map(Some),
        Cause::AppSession => {
            let make = |lease| renew(context.clone(), lease, Some(Rc::clone(refused)));
            let limit = Duration::from_millis(APP_SESSION.wait_ms);
            let renewed = loader::reload(context, &key, &APP_SESSION, limit, make).await;
            renewed.unwrap_or(Err(Error::BadGateway)).map(Some)
        }
    }
}

/// Gets an app session that is younger than `old`: another isolate's, or a new one.
async fn renew(
    context: RequestContext,
    lease: Lease,
    old: Option<Rc<CachedSession>>,
) -> Result<Rc<CachedSession>, Error> {
    let stored = kv::get(&context, lease.key()).await;
    let found =
        stored.and_then(|text| cached_session::from_store(&text, old.as_deref(), clock::now_ms()));
    let session = match found {
        Some(session) => session,
        None => minted(&context, lease.key())
            .await
            .inspect_err(|_| lease.fail())?,
    };
    let loaded = session.loaded();
    let session = Rc::clone(&loaded.value);
    lease.insert_loaded(loaded);
    Ok(session)
}

/// A new app session, which other isolates find in KV.
async fn minted(context: &RequestContext, key: &str) -> Result<CachedSession, Error> {
    let minted_at_ms = clock::now_ms();
    let app_session = app_token::mint(context, minted_at_ms).await?;
    let stored = app_session.to_stored(minted_at_ms);
    let (owned, key) = (context.clone(), key.to_owned());
    context.wait_until(async move {
        kv::put(&owned, &key, &stored, KV_SECONDS).await;
    });
    Ok(CachedSession::new(app_session, minted_at_ms))
}
