//! The app token's pair (design section 5): isolate memory, then KV, then a new one.
//!
//! Memory holds plain values only. Several cold requests may each get a pair of their own; a
//! future shared between requests would be fatal (`runtime.md`).

use std::cell::RefCell;
use std::time::Duration;

use serde_json::Value;
use wasm_bindgen::JsValue;

use super::fetch::{self, FetchRequest};
use super::site::Site;
use super::{js, kv};
use crate::gateway::catalogue::Upstream;
use crate::gateway::fault::Fault;
use crate::gateway::token::{self, Credential, IV_LENGTH, PAIR_LIFETIME_MS, Pair, PairState};
use crate::gateway::upstream;
use crate::site::named::Named;
use crate::text::json;

const PATH: &str = "v1/authorizer/token/generate";
const TIMEOUT: Duration = Duration::from_secs(10);

/// While one request renews a pair, the others leave it alone for this long.
const RENEWAL_PAUSE_MS: u64 = 60_000;

#[derive(Clone)]
struct Kept {
    pair: Pair,
    minted_at_ms: u64,
    renewing_since_ms: u64,
}

thread_local! {
    static PAIRS: RefCell<Named<Kept>> = RefCell::new(Named::default());
}

/// The tenant domain's pair, from the nearest place that has a good one.
///
/// # Errors
/// [`Fault`] when a new one is needed and the platform gives none.
pub async fn pair(site: &Site) -> Result<Pair, Fault> {
    let now = js::now_ms();
    if let Some(pair) = from_memory(site, now) {
        return Ok(pair);
    }
    if let Some((pair, minted_at_ms)) = from_kv(site).await
        && token::pair_state(minted_at_ms, now) != PairState::Expired
    {
        remember(site, pair.clone(), minted_at_ms);
        return Ok(pair);
    }
    mint(site).await
}

/// The app token of one call: the pair, sealed afresh.
///
/// # Errors
/// [`Fault::Internal`] without a key or randomness.
pub fn seal(site: &Site, pair: &Pair) -> Result<String, Fault> {
    seal_text(site, &pair.plaintext())
}

/// A credential of this moment, sealed: it proves who asks, ages, and works at no call.
///
/// # Errors
/// [`Fault::Internal`] without a key or randomness.
pub fn credential(site: &Site) -> Result<String, Fault> {
    seal_text(site, &credential_at(site, js::now_ms()).plaintext())
}

/// Forgets a pair that the platform refused, and gets a new one. Should another request have
/// replaced it in the meantime, that one is used.
///
/// # Errors
/// As [`pair`].
pub async fn replace(site: &Site, refused: &Pair) -> Result<Pair, Fault> {
    let newer = PAIRS.with_borrow(|pairs| {
        pairs
            .get(site.domain())
            .map(|kept| kept.pair.clone())
            .filter(|pair| pair != refused)
    });
    if let Some(pair) = newer {
        return Ok(pair);
    }
    PAIRS.with_borrow_mut(|pairs| pairs.remove(site.domain()));
    // Another isolate may have met the same refusal before.
    if let Some((pair, minted_at_ms)) = from_kv(site).await
        && pair != *refused
        && token::pair_state(minted_at_ms, js::now_ms()) != PairState::Expired
    {
        remember(site, pair.clone(), minted_at_ms);
        return Ok(pair);
    }
    mint(site).await
}

/// How old the pair in memory is; none without one.
pub fn age_ms(site: &Site, now: u64) -> Option<u64> {
    PAIRS.with_borrow(|pairs| {
        pairs
            .get(site.domain())
            .map(|kept| now.saturating_sub(kept.minted_at_ms))
    })
}

fn from_memory(site: &Site, now: u64) -> Option<Pair> {
    let mut renew = false;
    let pair = PAIRS.with_borrow_mut(|pairs| {
        let kept = pairs.get_mut(site.domain())?;
        match token::pair_state(kept.minted_at_ms, now) {
            PairState::Expired => return None,
            PairState::Fresh => {}
            PairState::RenewInBackground => {
                renew = now.saturating_sub(kept.renewing_since_ms) > RENEWAL_PAUSE_MS;
                if renew {
                    kept.renewing_since_ms = now;
                }
            }
        }
        Some(kept.pair.clone())
    });
    if renew {
        let owned = site.clone();
        site.wait_until(async move {
            // A failure is logged where it happens; the old pair still serves.
            let _ = mint(&owned).await;
        });
    }
    pair
}

async fn from_kv(site: &Site) -> Option<(Pair, u64)> {
    Pair::from_stored(&kv::get(site, &kv_key(site)).await?)
}

fn remember(site: &Site, pair: Pair, minted_at_ms: u64) {
    let kept = Kept {
        pair,
        minted_at_ms,
        renewing_since_ms: 0,
    };
    PAIRS.with_borrow_mut(|pairs| pairs.insert(site.domain(), kept));
}

async fn mint(site: &Site) -> Result<Pair, Fault> {
    let minted_at_ms = js::now_ms();
    let call = mint_call(site, minted_at_ms)?;
    let answered = fetch::send(&call).await.inspect_err(|reason| {
        js::log(format_args!("app token for {}: {reason:?}", site.domain()));
    })?;
    let status = answered.response.status();
    let body = fetch::text(&answered.response, TIMEOUT).await?;
    let pair = Some(body)
        .filter(|_| answered.response.ok())
        .and_then(|body| Pair::from_answer(&body));
    let Some(pair) = pair else {
        js::log(format_args!(
            "app token for {}: the platform answered {status}",
            site.domain()
        ));
        return Err(Fault::BadGateway);
    };
    remember(site, pair.clone(), minted_at_ms);
    let (owned, stored) = (site.clone(), pair.to_stored(minted_at_ms));
    site.wait_until(async move {
        kv::put(
            &owned,
            &kv_key(&owned),
            &stored,
            u32::try_from(PAIR_LIFETIME_MS / 1000).ok(),
        )
        .await;
    });
    Ok(pair)
}

fn credential_at(site: &Site, now_ms: u64) -> Credential<'_> {
    let tenant = site.found.tenant;
    Credential {
        id: &tenant.app_id,
        secret: site.config.secret(&tenant.key),
        timestamp: now_ms,
        host: site.domain(),
    }
}

fn mint_call(site: &Site, now_ms: u64) -> Result<FetchRequest, Fault> {
    let credential = credential_at(site, now_ms);
    let scopes = site
        .config
        .scopes
        .iter()
        .map(|scope| Value::from(scope.as_str()));
    let body = json::object(vec![
        ("id", credential.id.into()),
        ("secret", credential.secret.into()),
        ("scopes", Value::Array(scopes.collect())),
    ]);
    Ok(FetchRequest {
        url: upstream::target(site.config.base(Upstream::Services), PATH, "")?,
        method: "POST".to_owned(),
        headers: vec![
            (
                "apptoken".to_owned(),
                seal_text(site, &credential.plaintext())?,
            ),
            ("origin".to_owned(), format!("https://{}", site.domain())),
            ("content-type".to_owned(), "application/json".to_owned()),
            ("accept".to_owned(), "application/json".to_owned()),
        ],
        body: JsValue::from_str(&json::text(&body)),
        timeout: TIMEOUT,
        visitor: None,
    })
}

fn seal_text(site: &Site, plaintext: &str) -> Result<String, Fault> {
    let key = site.config.key.as_ref().ok_or(Fault::Internal)?;
    let mut iv = [0; IV_LENGTH];
    getrandom::fill(&mut iv).map_err(|_| Fault::Internal)?;
    Ok(token::seal(key, iv, plaintext))
}

fn kv_key(site: &Site) -> String {
    format!("app-token:{}", site.domain())
}
