//! The app token's pair (design section 5): isolate memory, then KV, then a new one.

use std::rc::Rc;
use std::time::Duration;

use crate::context::RequestContext;
use crate::loader::{self, Lease, LoadOutcome};
use crate::platform::{clock, kv, memory};
use crate::services::app_token;
use belajar_core::gateway::fault::Fault;
use belajar_core::gateway::token::PAIR_LIFETIME_MS;
use belajar_core::gateway::token::kept_pair::{self, KeptPair};
use belajar_core::gateway::token::refusal::{Cause, Sent};
use belajar_core::memory::policy::APP_TOKEN;

/// What its keys in memory and in KV begin with.
const KIND: &str = "app-token";
/// Under this key it is counted how often a refused pair is renewed.
const RENEWAL: &str = "app-token-renewal";

/// How long KV has a pair, in seconds: as long as it lives.
const KV_SECONDS: Option<u64> = Some(PAIR_LIFETIME_MS / 1_000);

/// The tenant domain's pair, from the nearest place that has a good one.
///
/// # Errors
/// [`Fault`] when a new one is needed and the platform gives none.
pub async fn pair(context: &RequestContext) -> Result<Rc<KeptPair>, Fault> {
    let key = context.key(KIND);
    let make = |lease| renew(context.clone(), lease, loader::known(&key, &APP_TOKEN));
    match loader::load::<KeptPair, _, _>(context, &key, &APP_TOKEN, make).await {
        LoadOutcome::Made(renewed) => renewed,
        LoadOutcome::Known(kept) if kept.serves(clock::now_ms()) => Ok(kept),
        LoadOutcome::Known(_) | LoadOutcome::Nothing => Err(Fault::BadGateway),
    }
}

/// What to try again with after the platform refused a call; none when the refusal is the call's own.
///
/// # Errors
/// As [`pair`].
pub async fn replace(
    context: &RequestContext,
    refused: &Rc<KeptPair>,
    sent: Sent,
) -> Result<Option<Rc<KeptPair>>, Fault> {
    let key = context.key(KIND);
    let keys = (&*key, &*context.key(RENEWAL));
    let now_ms = clock::now_ms();
    let cause = memory::with(|memory| kept_pair::cause(memory, keys, refused, sent, now_ms));
    match cause {
        Cause::Call => Ok(None),
        Cause::Replaced => pair(context).await.map(Some),
        Cause::Pair => {
            let make = |lease| renew(context.clone(), lease, Some(Rc::clone(refused)));
            let limit = Duration::from_millis(APP_TOKEN.wait_ms);
            let renewed = loader::reload(context, &key, &APP_TOKEN, limit, make).await;
            renewed.unwrap_or(Err(Fault::BadGateway)).map(Some)
        }
    }
}

/// Gets a pair that is younger than `old`: another isolate's, or a new one.
async fn renew(
    context: RequestContext,
    lease: Lease,
    old: Option<Rc<KeptPair>>,
) -> Result<Rc<KeptPair>, Fault> {
    let stored = kv::get(&context, lease.key()).await;
    let found =
        stored.and_then(|text| kept_pair::from_store(&text, old.as_deref(), clock::now_ms()));
    let kept = match found {
        Some(kept) => kept,
        None => minted(&context, lease.key())
            .await
            .inspect_err(|_| lease.fail())?,
    };
    let loaded = kept.loaded();
    let kept = Rc::clone(&loaded.value);
    lease.keep_loaded(loaded);
    Ok(kept)
}

/// A new pair, which other isolates find in KV.
async fn minted(context: &RequestContext, key: &str) -> Result<KeptPair, Fault> {
    let minted_at_ms = clock::now_ms();
    let pair = app_token::mint(context, minted_at_ms).await?;
    let stored = pair.to_stored(minted_at_ms);
    let (owned, key) = (context.clone(), key.to_owned());
    context.wait_until(async move {
        kv::put(&owned, &key, &stored, KV_SECONDS).await;
    });
    Ok(KeptPair::new(pair, minted_at_ms))
}
