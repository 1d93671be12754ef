//! A tenant's site settings and app version (design section 3): isolate memory for 60 s, then what
//! was good last from KV, shown at once and refreshed behind the answer. The platform is waited for
//! only when nobody remembers anything; when it is slow or down then, the row speaks for it.

use std::rc::Rc;
use std::time::Duration;

use super::site::{Site, Work};
use super::together::both;
use super::{api_cache, binding, js, kv, memory, platform, stream};
use crate::document::site_data::{SiteData, kept};
use crate::memory::{Lookup, Turn};
use crate::site::settings::Complaint;
use crate::site::settings::last_known_good::{LastKnownGood, version_of};
use crate::site::tables::TENANTS;
use crate::text::json;

const SETTINGS_PATH: &str = "v0/cms/app/settings";
const VERSION_PATH: &str = "v1/authorizer/version";

/// How long a visitor waits for the platform at most.
const WAIT: Duration = Duration::from_millis(1_500);
/// The site's data; waits only when this isolate has none at all.
pub async fn load(site: &Site) -> Rc<SiteData> {
    let key = kept::key(&site.found);
    match memory::with(|memory| kept::lookup(memory, &key, js::now_ms())) {
        Lookup::Fresh(data) => data,
        Lookup::Stale(data, turn) => {
            if turn == Turn::Yours {
                site.wait_until(refresh(site, key, false));
            }
            data
        }
        Lookup::Nothing(Turn::Yours) => first(site, key).await,
        Lookup::Nothing(Turn::Others) => {
            let known = memory::awaited(&key, WAIT + binding::PATIENCE).await;
            known.unwrap_or_else(|| Rc::new(site_data(site, None).0))
        }
    }
}

/// Asks the platform anew, since its settings have just been changed through this edge. No longer
/// waited for than a visitor would: what comes later is kept all the same.
pub async fn renew(site: &Site) {
    // What is late is logged where it fails.
    let _ = site
        .shared(refresh(site, kept::key(&site.found), true), WAIT)
        .await;
}

/// What the store has, with a refresh behind it; else what the platform says in time.
async fn first(site: &Site, key: String) -> Rc<SiteData> {
    let refreshing = refresh(site, key.clone(), false);
    if let Some(good) = stored(site, &key).await {
        let data = logged(site, site_data(site, Some(&good)));
        data.is_stored.set(true);
        let data = lend(&key, data);
        site.wait_until(refreshing);
        return data;
    }
    // Where the visitor's time is up the row speaks.
    let _ = site.shared(refreshing, WAIT).await;
    known(&key).unwrap_or_else(|| lend(&key, logged(site, site_data(site, None))))
}

/// Asks the platform, whose turn the caller has, and sees to the store behind that. Pages read the
/// settings by this call too, for what documents leave out: where they have changed, that goes.
fn refresh(site: &Site, key: String, have_changed: bool) -> Work {
    let site = site.clone();
    Box::pin(async move {
        if have_changed {
            api_cache::forget(&site, SETTINGS_PATH).await;
        }
        let asked = ask(&site, &key).await;
        let owned = site.clone();
        site.wait_until(async move { remember(&owned, &key, asked).await });
    })
}

/// Asks the platform, and keeps what it says. The asker has the turn, which ends here; none when
/// it failed.
async fn ask(site: &Site, key: &str) -> Option<LastKnownGood> {
    let settings = async {
        let answer = platform::get_text(site, SETTINGS_PATH, "", stream::PATIENCE)
            .await
            .map_err(|fault| fault.to_string())?;
        let version = known(key).and_then(|data| data.version.clone());
        let good = LastKnownGood::new(answer, version);
        let good = good.map_err(|problem| format!("the answer {problem}"))?;
        // A version that is slow keeps nobody from the settings.
        keep(site, key, &good);
        Ok::<_, String>(good)
    };
    let version = platform::get_text(site, VERSION_PATH, "", stream::PATIENCE);
    let (settings, version) = both(settings, version).await;
    match settings {
        Ok(mut good) => {
            // One that cannot be asked for is unknown, which is no change: what is known stays.
            if let Some(version) = version
                .ok()
                .and_then(|answer| version_of(&json::parsed(&answer)?))
            {
                good.version = Some(version);
                keep(site, key, &good);
            }
            Some(good)
        }
        Err(problem) => {
            site.trace
                .problem(format_args!("settings of {}: {problem}", site.domain()));
            memory::with(|memory| kept::failed(memory, key, js::now_ms()));
            None
        }
    }
}

/// Writes what is news to the store. Where the platform said nothing and the row speaks for it, the
/// store is asked: it may have been slow before.
async fn remember(site: &Site, key: &str, asked: Option<LastKnownGood>) {
    let has_answered = asked.is_some();
    let wants_store = || kept::wants_store(known(key).as_deref(), has_answered);
    if !wants_store() {
        return;
    }
    let before = stored(site, key).await;
    let Some(mut good) = asked else {
        if let Some(good) = before.filter(|_| wants_store()) {
            lend(key, logged(site, site_data(site, Some(&good))));
        }
        return;
    };
    if let Some(version) = kept::version_before(&good, before.as_ref()) {
        good.version = Some(version);
        keep(site, key, &good);
    }
    let data = site_data(site, Some(&good)).0;
    let is_same = before.is_some_and(|before| {
        let (before, _) = site_data(site, Some(&before));
        before.shows_the_same(&data)
    });
    if is_same || kv::put(site, key, &good.to_stored(), None).await {
        memory::with(|memory| kept::is_stored(memory, key, &data));
    }
}

/// Keeps what the platform has said; what is wrong in it is logged once.
fn keep(site: &Site, key: &str, good: &LastKnownGood) {
    let (said, complaints) = site_data(site, Some(good));
    if memory::with(|memory| kept::keep(memory, key, said, js::now_ms())) {
        log(site, &complaints);
    }
}

fn lend(key: &str, data: SiteData) -> Rc<SiteData> {
    memory::with(|memory| kept::lend(memory, key, data))
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
    memory::with(|memory| kept::known(memory, key))
}

async fn stored(site: &Site, key: &str) -> Option<LastKnownGood> {
    LastKnownGood::from_stored(&kv::get(site, key).await?)
}
