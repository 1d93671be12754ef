//! A tenant's site settings and app version (design section 3): isolate memory, then what was good
//! last from KV, refreshed behind the answer. The platform is waited for where neither has anything
//! that is young enough to be shown; when it is slow or down then, what was good last speaks for it, and
//! the row where there is nothing else.

use std::rc::Rc;

use futures::join;

use crate::context::Site;
use crate::loader::{self, Lease};
use crate::platform::{clock, kv, memory, stream};
use crate::services::{api_cache, upstream_call};
use crate::tenants::TENANTS;
use belajar_core::document::site_data::{SiteData, kept};
use belajar_core::gateway::catalogue::timeouts;
use belajar_core::memory::policy::SETTINGS;
use belajar_core::site::settings::Complaint;
use belajar_core::site::settings::last_known_good::{LastKnownGood, version_of};

const SETTINGS_PATH: &str = "v0/cms/app/settings";
const VERSION_PATH: &str = "v1/authorizer/version";

/// The site's data.
pub async fn load(site: &Site) -> Rc<SiteData> {
    let key = kept::key(&site.found);
    let make = |lease| first(site.clone(), Rc::new(lease));
    let loaded = loader::load(site, &key, &SETTINGS, make).await;
    let loaded = loaded.known(|| known(&key));
    loaded.unwrap_or_else(|| keep_stale(&key, logged(site, site_data(site, None)), clock::now_ms()))
}

/// Asks the platform anew, since its settings have just been changed through this edge. No longer
/// waited for than a visitor would: what comes later is kept all the same.
pub async fn renew(site: &Site) {
    // Pages read the settings by this call too, for what documents leave out.
    api_cache::forget(site, SETTINGS_PATH).await;
    let key = kept::key(&site.found);
    let make = |lease| refresh(site.clone(), Rc::new(lease));
    // What is late is logged where it fails.
    let _ = loader::reload(site, &key, &SETTINGS, timeouts::DOCUMENT, make).await;
}

/// What the store has, with a refresh behind it where that may be shown; else what the platform says
/// in time.
async fn first(site: Site, lease: Rc<Lease>) {
    let refreshing = refresh(site.clone(), Rc::clone(&lease));
    if known(lease.key()).is_none()
        && let Some(good) = stored(&site, lease.key()).await
    {
        let data = logged(&site, site_data(&site, Some(&good)));
        let (bytes, as_of_ms) = (data.bytes, good.as_of_ms(clock::now_ms()));
        data.stored_as_of_ms.set(Some(as_of_ms));
        lease.keep_stale(Rc::new(data), bytes, as_of_ms);
        if kept::is_shown(as_of_ms, clock::now_ms()) {
            site.wait_until(refreshing);
            return;
        }
    }
    // Where the visitor's time is up, what was good last speaks.
    let _ = site.shared(refreshing, timeouts::DOCUMENT).await;
}

/// Asks the platform, and sees to the store behind that.
async fn refresh(site: Site, lease: Rc<Lease>) {
    let asked = ask(&site, &lease).await;
    if asked.is_none() {
        lease.fail();
    }
    let (owned, key) = (site.clone(), lease.key().to_owned());
    site.wait_until(async move {
        match asked {
            Some(good) => remember(&owned, &key, good).await,
            None => recall(&owned, &key).await,
        }
    });
}

/// Asks the platform, and keeps what it says; none when it failed.
async fn ask(site: &Site, lease: &Lease) -> Option<LastKnownGood> {
    let settings = async {
        let answer = upstream_call::get_text(site, SETTINGS_PATH, "", stream::PATIENCE)
            .await
            .map_err(|fault| fault.to_string())?;
        let version = known(lease.key()).and_then(|data| data.version.clone());
        let good = LastKnownGood::new(answer, version, clock::now_ms());
        let good = good.map_err(|problem| format!("the answer {problem}"))?;
        // A version that is slow keeps nobody from the settings.
        keep(site, lease, &good);
        Ok::<_, String>(good)
    };
    let version = upstream_call::get_text(site, VERSION_PATH, "", stream::PATIENCE);
    let (settings, version) = join!(settings, version);
    match settings {
        Ok(mut good) => {
            // One that cannot be asked for is unknown, which is no change: what is known stays.
            if let Some(version) = version.ok().and_then(|answer| version_of(&answer)) {
                good.version = Some(version);
                keep(site, lease, &good);
            }
            Some(good)
        }
        Err(problem) => {
            site.trace
                .problem(format_args!("settings of {}: {problem}", site.domain()));
            None
        }
    }
}

/// Has what was good last speak where the platform said nothing and the row speaks for it: the store may
/// have been slow before.
async fn recall(site: &Site, key: &str) {
    let is_unknown = || kept::is_unknown(known(key).as_deref());
    if !is_unknown() {
        return;
    }
    if let Some(good) = stored(site, key).await.filter(|_| is_unknown()) {
        let as_of_ms = good.as_of_ms(clock::now_ms());
        keep_stale(key, logged(site, site_data(site, Some(&good))), as_of_ms);
    }
}

/// Writes what is news to the store, and now and then that what it has still holds: by that time a cold
/// isolate decides whether it may be shown.
async fn remember(site: &Site, key: &str, mut good: LastKnownGood) {
    if !kept::is_unstored(known(key).as_deref(), clock::now_ms()) {
        return;
    }
    let before = stored(site, key).await;
    if let Some(version) = kept::version_before(&good, before.as_ref()) {
        good.version = Some(version);
        let (data, _) = site_data(site, Some(&good));
        memory::with(|memory| kept::complete(memory, key, data));
    }
    let data = site_data(site, Some(&good)).0;
    let now_ms = clock::now_ms();
    let stored_as_of_ms = before.and_then(|before| {
        let shown = site_data(site, Some(&before)).0;
        kept::left_as_of(&data, &shown, before.as_of_ms(now_ms), now_ms)
    });
    let as_of_ms = match stored_as_of_ms {
        Some(as_of_ms) => as_of_ms,
        None if kv::put(site, key, &good.to_stored(), None).await => good.as_of_ms(now_ms),
        None => return,
    };
    memory::with(|memory| kept::is_stored(memory, key, &data, as_of_ms));
}

/// Keeps what the platform has said; what is wrong in it is logged once.
fn keep(site: &Site, lease: &Lease, good: &LastKnownGood) {
    let (said, complaints) = site_data(site, Some(good));
    let (data, is_news) = kept::news(known(lease.key()), said);
    let bytes = data.bytes;
    lease.keep(data, bytes);
    if is_news {
        log(site, &complaints);
    }
}

fn keep_stale(key: &str, data: SiteData, as_of_ms: u64) -> Rc<SiteData> {
    let data = Rc::new(data);
    memory::with(|memory| memory.keep_stale(key, Rc::clone(&data), data.bytes, as_of_ms));
    data
}

fn site_data(site: &Site, good: Option<&LastKnownGood>) -> (SiteData, Vec<Complaint>) {
    SiteData::of(&site.found, &TENANTS, good)
}

/// The data, once its complaints stand in the log.
fn logged(site: &Site, (data, complaints): (SiteData, Vec<Complaint>)) -> SiteData {
    log(site, &complaints);
    data
}

fn log(site: &Site, complaints: &[Complaint]) {
    for complaint in complaints {
        site.trace
            .problem(format_args!("settings of {}: {complaint}", site.domain()));
    }
}

fn known(key: &str) -> Option<Rc<SiteData>> {
    loader::known(key, &SETTINGS)
}

async fn stored(site: &Site, key: &str) -> Option<LastKnownGood> {
    LastKnownGood::from_stored(&kv::get(site, key).await?)
}
