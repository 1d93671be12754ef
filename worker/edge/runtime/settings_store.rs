//! A tenant's site settings and app version (design section 3): isolate memory for 60 s, then the
//! platform; when that is slow or down, the last known good from KV, else the row's own.
//!
//! Once something is in memory nobody waits: a stale value is served, and refreshed in the
//! background.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use futures::channel::oneshot;
use futures::future::{join, select};
use serde::Serialize;
use serde_json::Value;

use super::site::Site;
use super::{js, kv, platform, tables};
use crate::document::security::hash;
use crate::site::named::Named;
use crate::site::settings::value::envelope_data;
use crate::site::settings::{Brand, Settings};

const SETTINGS_PATH: &str = "v0/cms/app/settings";
const VERSION_PATH: &str = "v1/authorizer/version";

/// How long a visitor waits for the platform at most.
const WAIT: Duration = Duration::from_millis(1_500);
/// How long the platform may take in the background.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a value is fresh.
const FRESH_MS: u64 = 60_000;
/// How soon after a failure or a started refresh the platform is asked again.
const RETRY_MS: u64 = 10_000;

/// What a document needs to know of its site.
pub struct SiteData {
    /// Normalised settings; the layout is one the tenant table knows.
    pub settings: Settings,
    /// The theme's rule and its hash: made once, since every document carries both.
    pub theme_css: String,
    /// As a security policy names it.
    pub theme_hash: String,
    /// The platform's app version; `None` while it is unknown.
    pub version: Option<String>,
    /// Distinguishes this state from every other of the same tenant in this isolate.
    pub revision: u64,
}

#[derive(Clone)]
struct Kept {
    data: Rc<SiteData>,
    ask_again_at_ms: u64,
}

/// The form kept in KV under `settings:<tenant domain>`.
#[derive(Serialize, PartialEq)]
struct LastKnownGood {
    answer: Value,
    version: Option<String>,
}

thread_local! {
    static KEPT: RefCell<Named<Kept>> = RefCell::new(Named::default());
    static REVISION: std::cell::Cell<u64> = const { std::cell::Cell::new(0) };
}

/// The site's data; waits only when this isolate has none at all.
pub async fn load(site: &Site) -> Rc<SiteData> {
    let now = js::now_ms();
    if let Some((data, stale)) = from_memory(site, now) {
        if stale {
            let owned = site.clone();
            site.wait_until(async move {
                refresh(&owned).await;
            });
        }
        return data;
    }
    wait_for_platform(site).await;
    if let Some((data, _)) = from_memory(site, now) {
        return data;
    }
    let good = last_known_good(site).await;
    keep(site, good.as_ref(), RETRY_MS)
}

fn from_memory(site: &Site, now: u64) -> Option<(Rc<SiteData>, bool)> {
    KEPT.with_borrow_mut(|kept| {
        let kept = kept.get_mut(&memory_key(site))?;
        let stale = now >= kept.ask_again_at_ms;
        if stale {
            kept.ask_again_at_ms = now + RETRY_MS;
        }
        Some((Rc::clone(&kept.data), stale))
    })
}

/// Starts a refresh that outlives this answer, and waits for it no longer than [`WAIT`]: what
/// comes later still serves the next visitor.
async fn wait_for_platform(site: &Site) {
    let (tell, told) = oneshot::channel();
    let owned = site.clone();
    site.wait_until(async move {
        refresh(&owned).await;
        // Nobody listens any more when the visitor's time was up.
        let _ = tell.send(());
    });
    select(told, worker::Delay::from(WAIT)).await;
}

async fn refresh(site: &Site) {
    let (settings, version) = join(
        platform::get_json(site, SETTINGS_PATH, "", PATIENCE),
        platform::get_json(site, VERSION_PATH, "", PATIENCE),
    )
    .await;
    let answer = match settings {
        Ok(answer) => answer,
        Err(fault) => return log_failure(site, &format!("{fault:?}")),
    };
    if let Err(problem) = envelope_data(&answer) {
        return log_failure(site, &format!("the answer {problem}"));
    }
    let stored = last_known_good(site).await;
    // A version that cannot be asked for is unknown, which is no change: what is known stays.
    let version = version
        .ok()
        .and_then(|answer| version_of(&answer))
        .or_else(|| known_version(site))
        .or_else(|| stored.as_ref()?.version.clone());
    let good = LastKnownGood { answer, version };
    keep(site, Some(&good), FRESH_MS);
    if stored.as_ref() != Some(&good)
        && let Ok(text) = serde_json::to_string(&good)
    {
        kv::put(site, &kv_key(site), &text, None).await;
    }
}

fn keep(site: &Site, good: Option<&LastKnownGood>, ask_again_in_ms: u64) -> Rc<SiteData> {
    let tenant = site.found.tenant;
    let brand = Brand {
        key: &tenant.key,
        name: &tenant.name,
    };
    let (mut settings, complaints) =
        Settings::parse(good.map(|good| &good.answer), &tenant.settings, &brand);
    settings.layout = Some(layout(site, settings.layout.as_deref()));
    let version = good.and_then(|good| good.version.clone());
    let previous = KEPT.with_borrow(|kept| {
        kept.get(&memory_key(site))
            .map(|kept| Rc::clone(&kept.data))
    });
    let data = match previous {
        Some(same) if same.settings == settings && same.version == version => same,
        _ => {
            for complaint in &complaints {
                js::log(format_args!("settings of {}: {complaint}", site.domain()));
            }
            let revision = REVISION.replace(REVISION.get() + 1);
            let theme_css = settings.theme_css();
            Rc::new(SiteData {
                theme_hash: hash(&theme_css),
                theme_css,
                settings,
                version,
                revision,
            })
        }
    };
    let kept = Kept {
        data: Rc::clone(&data),
        ask_again_at_ms: js::now_ms() + ask_again_in_ms,
    };
    KEPT.with_borrow_mut(|all| all.insert(&memory_key(site), kept));
    data
}

/// The layout to show: the server's when the table knows it, the default one when it names an
/// unknown one, the row's when it names none. The path rule's own layout wins over both.
fn layout(site: &Site, named: Option<&str>) -> String {
    let (row, switched) = (site.found.layout(), site.found.switches_layout());
    match (named, tables::tables()) {
        (Some(named), Some((_, tenants))) if !switched => {
            let known = tenants.knows_layout(named);
            if known {
                named
            } else {
                tenants.default_layout()
            }
            .to_owned()
        }
        _ => row.to_owned(),
    }
}

async fn last_known_good(site: &Site) -> Option<LastKnownGood> {
    let mut stored: Value = serde_json::from_str(&kv::get(site, &kv_key(site)).await?).ok()?;
    let version = match stored.get("version")? {
        Value::Null => None,
        version => Some(version.as_str()?),
    };
    Some(LastKnownGood {
        // An empty one was written where it was unknown.
        version: version.filter(|text| !text.is_empty()).map(str::to_owned),
        answer: stored.get_mut("answer")?.take(),
    })
}

fn known_version(site: &Site) -> Option<String> {
    KEPT.with_borrow(|kept| kept.get(&memory_key(site))?.data.version.clone())
}

/// `data` itself or `data.version`, as text.
fn version_of(answer: &Value) -> Option<String> {
    let data = answer.get("data")?;
    version_text(data.get("version").unwrap_or(data))
}

/// A version as text; an empty one says nothing.
fn version_text(version: &Value) -> Option<String> {
    match version {
        Value::String(text) if !text.is_empty() => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

fn log_failure(site: &Site, problem: &str) {
    js::log(format_args!("settings of {}: {problem}", site.domain()));
}

/// By tenant key and tenant domain: two tenants may share a special domain, and the row's fallback
/// of one must never be shown for the other.
fn memory_key(site: &Site) -> String {
    [site.found.tenant.key.as_str(), site.domain()].join(" ")
}

fn kv_key(site: &Site) -> String {
    format!("settings:{}", site.domain())
}
