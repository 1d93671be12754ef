//! The app token's pair (design section 5): isolate memory, then KV, then a new one.
//!
//! One request gets a pair and the others wait for it by timers of their own; a future shared
//! between requests would be fatal (`runtime.md`).

use std::cell::Cell;
use std::ops::Deref;
use std::rc::Rc;
use std::time::Duration;

use super::js::{self, Late};
use super::site::Site;
use super::{app_token, kv, memory, stream};
use crate::gateway::fault::Fault;
use crate::gateway::token::refusal::{self, Blame, Refusal};
use crate::gateway::token::{self, PAIR_LIFETIME_MS, PAIR_RENEWAL_MS, Pair, PairState};
use crate::memory::{Look, Turn};

/// What its keys in memory and in KV begin with.
const KIND: &str = "app-token";
/// Under this key stands whose turn it is to renew a refused pair.
const RENEWAL: &str = "app-token-renewal";

/// How long one request may keep others from trying: longer than it can take.
const LEASE_MS: u64 = 25_000;
/// How soon after a failure a pair is asked for again, where there is none.
const RETRY_MS: u64 = 2_000;
/// The same where the old one still serves.
const RENEWAL_PAUSE_MS: u64 = 60_000;

/// How long KV has a pair, in seconds: as long as it lives.
const KV_SECONDS: Option<u32> = Some(82_800);

/// A pair in this isolate's memory; it is used as the pair it is.
pub struct KeptPair {
    pair: Pair,
    minted_at_ms: u64,
    /// When the platform last took it.
    worked_at_ms: Cell<u64>,
}

impl Deref for KeptPair {
    type Target = Pair;

    fn deref(&self) -> &Pair {
        &self.pair
    }
}

impl KeptPair {
    const fn new(pair: Pair, minted_at_ms: u64) -> Self {
        Self {
            pair,
            minted_at_ms,
            worked_at_ms: Cell::new(minted_at_ms),
        }
    }

    /// Notes that a call with the pair succeeded.
    pub fn worked(&self) {
        self.worked_at_ms.set(js::now_ms());
    }

    /// Whether a call has succeeded with it after that time.
    pub fn has_worked_since(&self, time_ms: u64) -> bool {
        self.worked_at_ms.get() > time_ms
    }

    const fn state(&self, now_ms: u64) -> PairState {
        token::pair_state(self.minted_at_ms, now_ms)
    }
}

/// The tenant domain's pair, from the nearest place that has a good one.
///
/// # Errors
/// [`Fault`] when a new one is needed and the platform gives none.
pub async fn pair(site: &Site) -> Result<Rc<KeptPair>, Fault> {
    let key = site.key(KIND);
    let now = js::now_ms();
    let look = memory::with(|memory| {
        let kept: Option<Rc<KeptPair>> = memory.get(&key);
        if kept.is_some_and(|kept| kept.state(now) == PairState::Expired) {
            memory.forget(&key);
        }
        memory.look(&key, now, LEASE_MS)
    });
    match look {
        Look::Fresh(kept) => Ok(kept),
        Look::Stale(kept, turn) => {
            if turn == Turn::Yours {
                let (owned, old) = (site.clone(), Rc::clone(&kept));
                site.wait_until(async move {
                    // A failure is logged where it happens; the old pair still serves.
                    let _ = renew(&owned, &key, Some(&old), RENEWAL_PAUSE_MS).await;
                });
            }
            Ok(kept)
        }
        Look::Nothing(Turn::Yours) => renewed(site, key, None).await,
        Look::Nothing(Turn::Others) => match memory::awaited(&key, stream::PATIENCE).await {
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
    let blame = memory::with(|memory| {
        let current: Option<Rc<KeptPair>> = memory.get(&key);
        let refusal = Refusal {
            is_current: current.is_some_and(|current| current.pair == refused.pair),
            signed_in,
            sent_at_ms,
            worked_at_ms: refused.worked_at_ms.get(),
        };
        let blame = refusal::judge(&refusal, || {
            memory.turn(&site.key(RENEWAL), js::now_ms(), refusal::PAUSE_MS)
        });
        if blame == Blame::Pair {
            // Nobody else is to use it, nor to renew it as well.
            memory.forget(&key);
            memory.turn(&key, js::now_ms(), LEASE_MS);
        }
        blame
    });
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
    if let Some(kept) = from_kv(site, key).await
        && old.is_none_or(|old| kept.minted_at_ms > old.minted_at_ms)
    {
        return Ok(keep(key, kept));
    }
    let minted_at_ms = js::now_ms();
    match app_token::mint(site, minted_at_ms).await {
        Ok(pair) => {
            let stored = pair.to_stored(minted_at_ms);
            let (owned, key_in_kv) = (site.clone(), key.to_owned());
            site.wait_until(async move {
                kv::put(&owned, &key_in_kv, &stored, KV_SECONDS).await;
            });
            Ok(keep(key, KeptPair::new(pair, minted_at_ms)))
        }
        Err(fault) => {
            memory::with(|memory| memory.pause(key, js::now_ms(), pause_ms));
            Err(fault)
        }
    }
}

fn keep(key: &str, kept: KeptPair) -> Rc<KeptPair> {
    let kept = Rc::new(kept);
    let bytes = kept.pair.code.len() + kept.pair.token.len();
    let renew_at = kept.minted_at_ms + PAIR_LIFETIME_MS - PAIR_RENEWAL_MS;
    memory::with(|memory| memory.keep(key, Rc::clone(&kept), bytes, renew_at));
    kept
}

async fn from_kv(site: &Site, key: &str) -> Option<KeptPair> {
    let (pair, minted_at_ms) = Pair::from_stored(&kv::get(site, key).await?)?;
    let kept = KeptPair::new(pair, minted_at_ms);
    (kept.state(js::now_ms()) != PairState::Expired).then_some(kept)
}
