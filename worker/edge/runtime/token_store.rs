//! The app token's pair (design section 5): isolate memory, then KV, then a new one.
//!
//! One request gets a pair and the others wait for it by timers of their own; a future shared
//! between requests would be fatal (`runtime.md`).

use std::rc::Rc;
use std::time::Duration;

use super::js::{self, Late};
use super::site::Site;
use super::{app_token, kv, memory, stream};
use crate::gateway::fault::Fault;
use crate::gateway::token::kept_pair::{self, KeptPair, LEASE_MS, RENEWAL_PAUSE_MS, RETRY_MS};
use crate::gateway::token::refusal::Blame;
use crate::memory::{Lookup, Turn};

/// What its keys in memory and in KV begin with.
const KIND: &str = "app-token";
/// Under this key stands whose turn it is to renew a refused pair.
const RENEWAL: &str = "app-token-renewal";

/// How long KV has a pair, in seconds: as long as it lives.
const KV_SECONDS: Option<u32> = Some(82_800);

/// The tenant domain's pair, from the nearest place that has a good one.
///
/// # Errors
/// [`Fault`] when a new one is needed and the platform gives none.
pub async fn pair(site: &Site) -> Result<Rc<KeptPair>, Fault> {
    let key = site.key(KIND);
    let lookup = memory::with(|memory| kept_pair::lookup(memory, &key, js::now_ms()));
    match lookup {
        Lookup::Fresh(kept) => Ok(kept),
        Lookup::Stale(kept, turn) => {
            if turn == Turn::Yours {
                let (owned, old) = (site.clone(), Rc::clone(&kept));
                site.wait_until(async move {
                    // A failure is logged where it happens; the old pair still serves.
                    let _ = renew(&owned, &key, Some(&old), RENEWAL_PAUSE_MS).await;
                });
            }
            Ok(kept)
        }
        Lookup::Nothing(Turn::Yours) => renewed(site, key, None).await,
        Lookup::Nothing(Turn::Others) => match memory::awaited(&key, stream::PATIENCE).await {
            Some(kept) => Ok(kept),
            None => Err(Fault::BadGateway),
        },
    }
}

/// What to try again with after the platform refused a call that was sent at `sent_at_ms`; none
/// when the refusal is the call's own.
///
/// # Errors
/// As [`pair`].
pub async fn replace(
    site: &Site,
    refused: &Rc<KeptPair>,
    sent_at_ms: u64,
    signed_in: bool,
) -> Result<Option<Rc<KeptPair>>, Fault> {
    let key = site.key(KIND);
    let keys = (&*key, &*site.key(RENEWAL));
    let times = (sent_at_ms, js::now_ms());
    let blame = memory::with(|memory| kept_pair::blame(memory, keys, refused, times, signed_in));
    match blame {
        Blame::Call => Ok(None),
        Blame::Replaced => pair(site).await.map(Some),
        Blame::Pair => renewed(site, key, Some(Rc::clone(refused))).await.map(Some),
    }
}

/// A pair in place of `old`, got by work that goes on when the visitor leaves, since others wait
/// for it too. The asker has the turn.
async fn renewed(
    site: &Site,
    key: String,
    old: Option<Rc<KeptPair>>,
) -> Result<Rc<KeptPair>, Fault> {
    let owned = site.clone();
    let renewing = async move { renew(&owned, &key, old.as_deref(), RETRY_MS).await };
    match site.shared(renewing, Duration::from_millis(LEASE_MS)).await {
        Ok(renewed) => renewed,
        Err(Late) => Err(Fault::BadGateway),
    }
}

/// Gets a pair that is younger than `old`: another isolate's, or a new one. After a failure nobody
/// tries again for `pause_ms`.
async fn renew(
    site: &Site,
    key: &str,
    old: Option<&KeptPair>,
    pause_ms: u64,
) -> Result<Rc<KeptPair>, Fault> {
    let stored = kv::get(site, key).await;
    let stored = stored.and_then(|text| kept_pair::from_store(&text, old, js::now_ms()));
    if let Some(kept) = stored {
        return Ok(memory::with(|memory| kept_pair::keep(memory, key, kept)));
    }
    let minted_at_ms = js::now_ms();
    match app_token::mint(site, minted_at_ms).await {
        Ok(pair) => {
            let stored = pair.to_stored(minted_at_ms);
            let (owned, key_in_kv) = (site.clone(), key.to_owned());
            site.wait_until(async move {
                kv::put(&owned, &key_in_kv, &stored, KV_SECONDS).await;
            });
            let kept = KeptPair::new(pair, minted_at_ms);
            Ok(memory::with(|memory| kept_pair::keep(memory, key, kept)))
        }
        Err(fault) => {
            memory::with(|memory| memory.pause(key, js::now_ms(), pause_ms));
            Err(fault)
        }
    }
}
