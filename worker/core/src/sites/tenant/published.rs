//! Tenants without a deploy: rows in the key-value store, each under `tenant:<host>` for every exact
//! host it has, and for its preview, `<key>.localhost`. They are looked up where no rule of the table
//! finds a tenant (`HostRule::may_be_published`).
//!
//! A row is written by `npm run tenant -- publish`, which holds it to the rules of `tenants.json`.
//! With it the brand's pictures are drawn and stored next to it, under `brand:<key>:<file>`.
//!
//! What stands in the store is the checked form, JSON in one line: the fields of a row, settings by
//! dotted field and as texts, the words for pages by page name. Reading it here only sees to it that
//! nothing in it can do harm: whoever changed it by hand is not found, and the log says so.

pub(super) mod stored_row;

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use super::find::{HostRule, PREVIEW, Published};
use super::host::Host;
use super::row::Tenant;
use super::table::Tenants;
use crate::cache::memory::Memory;
use crate::cache::policy::{HOST, PUBLISHED, Policy};
use crate::sites::page::is_kebab_case;

pub use stored_row::page_words;
pub(super) use stored_row::parsed;

/// How many hosts that nobody has a visitor may ask for within [`MISSES_PERIOD_MS`], in one isolate: each
/// costs a look into the store.
const MOST_MISSES: u32 = 30;
/// The period that they are counted in.
const MISSES_PERIOD_MS: u64 = 60_000;

/// Where the row of a host stands, in the store and in memory.
#[must_use]
pub fn key_of(host: &str) -> String {
    ["tenant:", host].concat()
}

/// The rule that finds a published tenant at one of its hosts.
#[must_use]
pub fn rule_at(host: &Host) -> HostRule {
    if host.is_local_network() {
        HostRule::Preview
    } else {
        HostRule::Host
    }
}

/// The pictures of a brand, which a build draws for the table's tenants alone (`app/art/identity`).
const PICTURES: [(&str, &str); 12] = [
    ("logo-dark.svg", "image/svg+xml"),
    ("logo-light.svg", "image/svg+xml"),
    ("icon.svg", "image/svg+xml"),
    ("motif.svg", "image/svg+xml"),
    ("missing.svg", "image/svg+xml"),
    ("share.png", "image/png"),
    ("cover.png", "image/png"),
    ("icon-32.png", "image/png"),
    ("icon-192.png", "image/png"),
    ("icon-512.png", "image/png"),
    ("icon-maskable.png", "image/png"),
    ("apple-touch-icon.png", "image/png"),
];

/// Where the picture at a path of that tenant's site stands in the store, `brand:<key>:<file>`, and
/// its content type; `None` for any other path.
#[must_use]
pub fn picture_at(path: &str, tenant: &str) -> Option<(String, &'static str)> {
    let file = path.strip_prefix("/brand/")?.strip_prefix(tenant)?;
    let file = file.strip_prefix('/')?;
    let (_, kind) = PICTURES.into_iter().find(|(name, _)| *name == file)?;
    Some((["brand", tenant, file].join(":"), kind))
}

/// Who has a host that the table does not know.
#[derive(Clone, Debug)]
pub enum Owner {
    /// This tenant.
    Tenant(Published),
    /// Nobody.
    Nobody,
}

impl Owner {
    /// The tenant, if there is one.
    #[must_use]
    pub fn tenant(&self) -> Option<Published> {
        match self {
            Self::Tenant(tenant) => Some(tenant.clone()),
            Self::Nobody => None,
        }
    }
}

/// By which rules a host is looked up that stands under that key: those of visitors, until somebody was
/// known to have it.
pub fn policy(sites: &mut Memory, key: &str) -> &'static Policy {
    match sites.get::<Owner>(key) {
        Some(_) => &PUBLISHED,
        None => &HOST,
    }
}

/// What the store's row says of its host, and of the host that is its tenant's domain.
///
/// # Errors
/// Why it is none; never what stands in it.
pub fn owner(row: &str, host: &str, tenants: &Tenants) -> Result<Published, &'static str> {
    let tenant = Arc::new(read(row, host, tenants)?);
    let revision = revision(row);
    Ok(Published { tenant, revision })
}

/// Whether the row that stands at a tenant's domain is that tenant's own: the domain is the boundary of
/// tokens, settings and caches.
///
/// # Errors
/// That it is not.
pub fn has_domain(tenant: &Tenant, row_at_domain: Option<&str>) -> Result<(), &'static str> {
    let at_domain = row_at_domain.and_then(|row| parsed(row).ok());
    if at_domain.is_some_and(|owner| owner.key == tenant.key) {
        Ok(())
    } else {
        Err("has a domain that is another tenant's, or nobody's")
    }
}

/// Counts a host that nobody has for the visitor who asked for it.
pub fn count_miss(visitors: &mut Memory, address: &str, now_ms: u64) {
    visitors.count(&misses_key(address), now_ms, MISSES_PERIOD_MS);
}

/// Whether a visitor has asked for so many of them that no more are looked up.
pub fn has_missed_enough(visitors: &mut Memory, address: &str, now_ms: u64) -> bool {
    visitors.counted(&misses_key(address), now_ms) >= MOST_MISSES
}

fn misses_key(address: &str) -> String {
    ["misses", address].join("\n")
}

fn revision(row: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    row.hash(&mut hasher);
    hasher.finish()
}

/// Reads a row of the store, for that host.
///
/// # Errors
/// Why it is none; never what stands in it.
pub fn read(text: &str, host: &str, tenants: &Tenants) -> Result<Tenant, &'static str> {
    let tenant = parsed(text)?;
    if !is_kebab_case(&tenant.key) || tenants.place(&tenant.key).is_some() {
        return Err("has a key that is none, or one of the table's");
    }
    if is_of_table(&tenant.domain, tenants) {
        return Err("has a domain that is another tenant's");
    }
    let has = |wanted: &str| tenant.hosts.iter().any(|known| known == wanted);
    let is_preview = host.strip_suffix(PREVIEW) == Some(&*tenant.key);
    if (has(host) || is_preview) && has(&tenant.domain) {
        Ok(tenant)
    } else {
        Err("is another host's, or has a domain that is none of its hosts")
    }
}

/// Whether a tenant of the table has that host.
fn is_of_table(host: &str, tenants: &Tenants) -> bool {
    let rule = Host::parse(host).map(|host| tenants.find(&host, "/").rule);
    matches!(
        rule,
        Ok(HostRule::Host | HostRule::Wildcard | HostRule::Preview)
    )
}

#[cfg(test)]
mod tests;
