//! Tenants without a deploy: rows in the key-value store, each under `tenant:<host>` for every exact
//! host it has, and for its preview, `<key>.localhost`. They are asked for where no rule of the table finds a tenant, in one look.
//!
//! A row is written by `npm run tenant -- publish`, which holds it to the rules of `tenants.json`.
//! With it the brand's pictures are drawn and put beside it, under `brand:<key>:<file>`.
//!
//! What stands in the store is the checked form, JSON in one line: the fields of a row, settings by
//! dotted field and as texts, the words for pages by page name. Reading it here only sees to it that
//! nothing in it can do harm: whoever changed it by hand is not found, and the log says so.

mod stored_row;

use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;

use super::find::{HostRule, Published};
use super::host::Host;
use super::row::Tenant;
use super::table::Tenants;
use crate::memory::{Lookup, Memory, Turn};
use crate::site::page::is_kebab_case;

pub use stored_row::page_words;
pub(super) use stored_row::parsed;

/// How long an isolate remembers a row, or that there is none.
const FRESH_MS: u64 = 60_000;
/// The same where the store did not answer.
const RETRY_MS: u64 = 10_000;
/// How long one look may keep others from looking: longer than the store is waited for.
const LEASE_MS: u64 = 1_000;

/// What follows the key in the host at which a tenant is seen on a developer's machine.
const PREVIEW: &str = ".localhost";

/// Where the row of a host stands, in the store and in memory.
#[must_use]
pub fn key_of(host: &str) -> String {
    ["tenant:", host].concat()
}

/// Whether the store is asked for a host that a rule of the table has led to: one that nobody has,
/// or that may be a tenant's preview. An address is nobody's.
#[must_use]
pub fn may_have(host: &Host, rule: HostRule) -> bool {
    match rule {
        HostRule::Default => !host.is_address(),
        HostRule::Local => { host.as_str().strip_suffix(PREVIEW) }.is_some_and(is_kebab_case),
        HostRule::Host | HostRule::Wildcard | HostRule::Preview => false,
    }
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

/// The pictures of a brand, which a build draws for the table's tenants alone (`app/brand`).
const PICTURES: [(&str, &str); 5] = [
    ("logo-dark.svg", "image/svg+xml"),
    ("logo-light.svg", "image/svg+xml"),
    ("icon.svg", "image/svg+xml"),
    ("motif.svg", "image/svg+xml"),
    ("share.png", "image/png"),
];

/// Where the picture at a path of that tenant's site stands in the store, `brand:<key>:<file>`, and
/// its content type; none for any other path.
#[must_use]
pub fn picture_at(path: &str, tenant: &str) -> Option<(String, &'static str)> {
    let file = path.strip_prefix("/brand/")?.strip_prefix(tenant)?;
    let file = file.strip_prefix('/')?;
    let (_, kind) = PICTURES.into_iter().find(|(name, _)| *name == file)?;
    Some((["brand", tenant, file].join(":"), kind))
}

/// What an isolate knows of a host.
type Known = Option<Rc<Published>>;

/// What a request does for a host that the table does not have.
#[derive(Debug)]
pub enum Search {
    /// It knows: this tenant, or none.
    Known(Known),
    /// It looks into the store, and ends with [`keep`].
    Look,
    /// It waits for another's look.
    Wait,
}

/// What a look into the store came to.
#[derive(Clone, Copy, Debug)]
pub enum Looked<'a> {
    /// This text.
    Row(&'a str),
    /// There is none.
    Nothing,
    /// The store failed, or took too long.
    Failed,
}

/// What to do for the host under that key. What was known is used while somebody looks again.
pub fn search(memory: &mut Memory, key: &str, now_ms: u64) -> Search {
    match memory.lookup::<Known>(key, now_ms, LEASE_MS) {
        Lookup::Fresh(known) | Lookup::Stale(known, Turn::Others) => {
            Search::Known((*known).clone())
        }
        Lookup::Stale(_, Turn::Yours) | Lookup::Nothing(Turn::Yours) => Search::Look,
        Lookup::Nothing(Turn::Others) => Search::Wait,
    }
}

/// Remembers what a look came to and tells what holds now. A store that fails changes nothing that
/// was known. With a line for the log where the row is broken.
pub fn keep(
    memory: &mut Memory,
    host: &str,
    looked: Looked<'_>,
    tenants: &Tenants,
    now_ms: u64,
) -> (Known, Option<&'static str>) {
    let key = key_of(host);
    let (known, bytes, fresh_ms, problem) = match looked {
        Looked::Row(row) => match read(row, host, tenants) {
            Ok(tenant) => {
                let revision = revision(row);
                let published = Rc::new(Published { tenant, revision });
                (Some(published), row.len(), FRESH_MS, None)
            }
            Err(problem) => (None, 0, FRESH_MS, Some(problem)),
        },
        Looked::Nothing => (None, 0, FRESH_MS, None),
        Looked::Failed => {
            let known = memory.get::<Known>(&key).and_then(|known| (*known).clone());
            (known, 0, RETRY_MS, None)
        }
    };
    memory.keep(&key, Rc::new(known.clone()), bytes, now_ms + fresh_ms);
    (known, problem)
}

fn revision(row: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    row.hash(&mut hasher);
    hasher.finish()
}

/// What another's look came to, once it has ended.
pub fn known(memory: &mut Memory, key: &str) -> Option<Known> {
    memory.get::<Known>(key).map(|known| (*known).clone())
}

/// Reads a row of the store, for that host.
///
/// # Errors
/// Why it is none; never what stands in it.
pub fn read(text: &str, host: &str, tenants: &Tenants) -> Result<Tenant, &'static str> {
    let tenant = parsed(text)?;
    if !is_kebab_case(&tenant.key) || tenants.get(&tenant.key).is_some() {
        return Err("has a key that is none, or one of the table's");
    }
    let has = |wanted: &str| tenant.hosts.iter().any(|known| known == wanted);
    let is_preview = host.strip_suffix(PREVIEW) == Some(&*tenant.key);
    if (has(host) || is_preview) && has(&tenant.domain) {
        Ok(tenant)
    } else {
        Err("is another host's, or has a domain that is none of its hosts")
    }
}

#[cfg(test)]
mod tests;
