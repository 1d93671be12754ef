//! Loads a tenant's site settings and app version (design section 3): from isolate memory, then from KV,
//! refreshed in the background. The platform is waited for only if neither has settings that are young enough
//! to be shown; if it is slow or down then, the last good settings are used, or else the row's.

use std::rc::Rc;

use futures::join;

use crate::context::RequestContext;
use crate::loader::{self, Lease};
use crate::platform::{clock, kv, memory, stream};
use crate::services::{api_cache, upstream_call};
use crate::tenants::TENANTS;
use belajar_core::cache::policy::SETTINGS;
use belajar_core::document::site_data::{SiteData, store_policy};
use belajar_core::sites::settings::Complaint;
use belajar_core::sites::settings::last_known_good::{LastKnownGood, version_of};
use belajar_core::timeouts;

const SETTINGS_PATH: &str = "v0/cms/app/settings";
const VERSION_PATH: &str = "v1/authorizer/version";

/// The site's data.
pub async fn load(context: &RequestContext) -> Rc<SiteData> {
    let key = SiteData::key(context.tenant());
    let make = |lease| load_cold(context.clone(), Rc::new(lease));
    let loaded = loader::load(context, &key, &SETTINGS, make).await;
    let loaded = loaded.or_cached(|| cached(&key));
    loaded.unwrap_or_else(|| {
        insert_stale(&key, logged(context, parse(context, None)), clock::now_ms())
    })
}

/// Reloads the settings from the platform, because they have just been changed through this edge. Waits no
/// longer than a document does; what comes later is cached all the same.
pub async fn reload(context: &RequestContext) {
    // Pages read the settings by this call too, for what documents leave out.
    api_cache::forget(context, SETTINGS_PATH).await;
    let key = SiteData::key(context.tenant());
    let make = |lease| fetch_and_cache(context.clone(), Rc::new(lease));
    // What is late is logged where it fails.
    let _ = loader::reload(context, &key, &SETTINGS, timeouts::DOCUMENT, make).await;
}

/// Loads settings that are not in memory: KV's copy, refreshed in the background, if it is young enough to
/// be shown; else the platform's, if they come in time.
async fn load_cold(context: RequestContext, lease: Rc<Lease>) {
    let fetching = fetch_and_cache(context.clone(), Rc::clone(&lease));
    if cached(lease.key()).is_none()
        && let Some(good) = read_kv(&context, lease.key()).await
    {
        let data = logged(&context, parse(&context, Some(&good)));
        let (bytes, as_of_ms) = (data.bytes, good.as_of_ms(clock::now_ms()));
        data.stored_as_of_ms.set(Some(as_of_ms));
        lease.insert_stale(Rc::new(data), bytes, as_of_ms);
        if store_policy::is_shown(as_of_ms, clock::now_ms()) {
            context.wait_until(fetching);
            return;
        }
    }
    // If the visitor's time is up, the last good settings are used.
    let _ = context.shared(fetching, timeouts::DOCUMENT).await;
}

/// Fetches the settings from the platform and caches them; updates or reads KV in the background.
async fn fetch_and_cache(context: RequestContext, lease: Rc<Lease>) {
    let fetched = fetch_settings(&context, &lease).await;
    if fetched.is_none() {
        lease.fail();
    }
    let (owned, key) = (context.clone(), lease.key().to_owned());
    context.wait_until(async move {
        match fetched {
            Some(good) => write_kv(&owned, &key, good).await,
            None => fall_back_to_kv(&owned, &key).await,
        }
    });
}

/// Fetches settings and version from the platform and caches them; `None` if that failed.
async fn fetch_settings(context: &RequestContext, lease: &Lease) -> Option<LastKnownGood> {
    let settings = async {
        let response = upstream_call::get_text(context, SETTINGS_PATH, "", stream::TIMEOUT)
            .await
            .map_err(|error| error.to_string())?;
        let version = cached(lease.key()).and_then(|data| data.version.clone());
        let good = LastKnownGood::new(response, version, clock::now_ms());
        let good = good.map_err(|problem| format!("the response {problem}"))?;
        // A slow version does not delay the settings.
        insert(context, lease, &good);
        Ok::<_, String>(good)
    };
    let version = upstream_call::get_text(context, VERSION_PATH, "", stream::TIMEOUT);
    let (settings, version) = join!(settings, version);
    match settings {
        Ok(mut good) => {
            // One that cannot be asked for is unknown, which is no change: the cached one stays.
            if let Some(version) = version.ok().and_then(|response| version_of(&response)) {
                good.version = Some(version);
                insert(context, lease, &good);
            }
            Some(good)
        }
        Err(problem) => {
            context
                .trace
                .problem(format_args!("settings of {}: {problem}", context.domain()));
            None
        }
    }
}

/// If only the row's defaults are cached, uses the copy of the key-value store, which may have been slow
/// before.
async fn fall_back_to_kv(context: &RequestContext, key: &str) {
    let is_from_row = || store_policy::is_from_row(cached(key).as_deref());
    if !is_from_row() {
        return;
    }
    if let Some(good) = read_kv(context, key).await.filter(|_| is_from_row()) {
        let as_of_ms = good.as_of_ms(clock::now_ms());
        insert_stale(key, logged(context, parse(context, Some(&good))), as_of_ms);
    }
}

/// Writes changed settings to the key-value store, and now and then refreshes the timestamp of unchanged
/// ones: by that time a cold isolate decides whether they may be shown.
async fn write_kv(context: &RequestContext, key: &str, mut good: LastKnownGood) {
    if !store_policy::is_unstored(cached(key).as_deref(), clock::now_ms()) {
        return;
    }
    let before = read_kv(context, key).await;
    if let Some(version) = store_policy::version_before(&good, before.as_ref()) {
        good.version = Some(version);
        let (data, _) = parse(context, Some(&good));
        memory::in_sites(|memory| store_policy::complete(memory, key, data));
    }
    let data = parse(context, Some(&good)).0;
    let now_ms = clock::now_ms();
    let stored_as_of_ms = before.and_then(|before| {
        let shown = parse(context, Some(&before)).0;
        store_policy::left_as_of(&data, &shown, before.as_of_ms(now_ms), now_ms)
    });
    let as_of_ms = match stored_as_of_ms {
        Some(as_of_ms) => as_of_ms,
        None if kv::put(context, key, &good.to_stored(), None).await => good.as_of_ms(now_ms),
        None => return,
    };
    memory::in_sites(|memory| store_policy::is_stored(memory, key, &data, as_of_ms));
}

/// Caches the platform's settings; logs once what is wrong in them.
fn insert(context: &RequestContext, lease: &Lease, good: &LastKnownGood) {
    let (fresh_data, complaints) = parse(context, Some(good));
    let (data, is_news) = store_policy::news(cached(lease.key()), fresh_data);
    let bytes = data.bytes;
    lease.insert(data, bytes);
    if is_news {
        log(context, &complaints);
    }
}

fn insert_stale(key: &str, data: SiteData, as_of_ms: u64) -> Rc<SiteData> {
    let data = Rc::new(data);
    memory::in_sites(|memory| memory.insert_stale(key, Rc::clone(&data), data.bytes, as_of_ms));
    data
}

fn parse(context: &RequestContext, good: Option<&LastKnownGood>) -> (SiteData, Vec<Complaint>) {
    SiteData::of(context.tenant(), &TENANTS, good)
}

/// The data, once its complaints stand in the log.
fn logged(context: &RequestContext, (data, complaints): (SiteData, Vec<Complaint>)) -> SiteData {
    log(context, &complaints);
    data
}

fn log(context: &RequestContext, complaints: &[Complaint]) {
    for complaint in complaints {
        context.trace.problem(format_args!(
            "settings of {}: {complaint}",
            context.domain()
        ));
    }
}

fn cached(key: &str) -> Option<Rc<SiteData>> {
    loader::cached(key, &SETTINGS)
}

async fn read_kv(context: &RequestContext, key: &str) -> Option<LastKnownGood> {
    LastKnownGood::from_stored(&kv::get(context, key).await?)
}
