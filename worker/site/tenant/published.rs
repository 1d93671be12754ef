//! Tenants without a deploy: rows in the key-value store, each under `tenant:<host>` for every exact
//! host it has, and for its preview, `<key>.localhost`. They are asked for where no rule of the table finds a tenant, in one look.
//!
//! A row is written by `npm run tenant -- publish`, which holds it to the rules of `tenants.json`.
//! With it the brand's pictures are drawn and put beside it, under `brand:<key>:<file>`.
//!
//! What stands in the store is the checked form, JSON in one line: the fields of a row, settings by
//! dotted field and as texts, the words for pages by page name. Reading it here only sees to it that
//! nothing in it can do harm: whoever changed it by hand is not found, and the log says so.

use std::collections::BinaryHeap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;

use crate::text::json::{self, Fields, Unfit, Value};

use super::find::{HostRule, Published};
use super::host::Host;
use super::row::{PageOverride, PageSet, PageWords, Pesilat, Tenant, Text};
use super::table::Tenants;
use crate::memory::{Look, Memory, Turn};
use crate::site::page::is_kebab_case;

/// How long an isolate remembers a row, or that there is none.
const FRESH_MS: u64 = 60_000;
/// The same where the store did not answer.
const RETRY_MS: u64 = 10_000;
/// How long one look may keep others from looking: longer than the store is waited for.
const LEASE_MS: u64 = 1_000;

/// The longest text of a row, in bytes.
const LONGEST: usize = 2_000;

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
pub enum Plan {
    /// It knows: this tenant, or none.
    Use(Known),
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
pub fn plan(memory: &mut Memory, key: &str, now_ms: u64) -> Plan {
    match memory.look::<Known>(key, now_ms, LEASE_MS) {
        Look::Fresh(known) | Look::Stale(known, Turn::Others) => Plan::Use((*known).clone()),
        Look::Stale(_, Turn::Yours) | Look::Nothing(Turn::Yours) => Plan::Look,
        Look::Nothing(Turn::Others) => Plan::Wait,
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

/// The same without a look at anything beside the row.
///
/// # Errors
/// As [`read`].
pub(super) fn parsed(text: &str) -> Result<Tenant, &'static str> {
    let row = json::parsed(text).ok_or(Unfit).and_then(Row::of);
    let row = row.map_err(|Unfit| "is no JSON object")?;
    row.tenant()
        .map_err(|Unfit| "lacks a field, or has a bad one")
}

/// Reads a file of a tenant's own words, as the build writes it: an object `pages`, written as a row
/// of the store writes its own. None where it is none.
#[must_use]
pub fn page_words(text: &str) -> Option<PageWords> {
    let mut file = Row::of(json::parsed(text)?).ok()?;
    let words = file.named("pages", words).ok()?;
    Some(PageWords(words.into()))
}

/// The fields of a row. One that is missing is as [`Unfit`] as one that is not as it is written there.
struct Row(Fields);

impl Row {
    fn of(value: Value) -> Result<Self, Unfit> {
        Fields::of(value).map(Self)
    }

    fn tenant(mut self) -> Result<Tenant, Unfit> {
        let key = self.text("key")?;
        Ok(Tenant {
            layout: self.optional("layout")?.unwrap_or_else(|| key.clone()),
            developer: self.0.take("developer").is_some(),
            name: self.text("name")?,
            tagline: self.text("tagline")?,
            hosts: texts(self.0.take("hosts"))?.into(),
            domain: self.text("domain")?,
            pesilat: match self.0.object("pesilat")? {
                None => None,
                Some(pesilat) => Some(Self(pesilat).pesilat()?),
            },
            app_id: self.text("appId")?,
            lms_id: self.text("lmsId")?,
            lms_key: self.text("lmsKey")?,
            workspace_id: self.text("workspaceId")?,
            settings: self.named("settings", clean)?.into(),
            pages: match self.0.take("pages") {
                Some(Value::String(_)) => PageSet::All,
                names => PageSet::Listed(texts(names)?.into()),
            },
            words: PageWords(self.named("overrides", words)?.into()),
            analytics: self.optional("analytics")?,
            key,
        })
    }

    fn pesilat(mut self) -> Result<Pesilat, Unfit> {
        Ok(Pesilat {
            domain: self.text("domain")?,
            layout: self.optional("layout")?,
        })
    }

    fn text(&mut self, field: &str) -> Result<Text, Unfit> {
        clean(self.0.take(field).ok_or(Unfit)?)
    }

    fn optional(&mut self, field: &str) -> Result<Option<Text>, Unfit> {
        self.0.take(field).map(clean).transpose()
    }

    /// An object's values by name, sorted: they are looked up.
    fn named<T>(
        &mut self,
        field: &str,
        read: impl Fn(Value) -> Result<T, Unfit>,
    ) -> Result<Vec<(Text, T)>, Unfit> {
        let fields = self.0.object(field)?.ok_or(Unfit)?;
        let mut named: Vec<(Text, T)> = Vec::new();
        for (name, value) in fields.left() {
            let at = named.partition_point(|(known, _)| **known < *name);
            named.insert(at, (name.into(), read(value)?));
        }
        Ok(named)
    }
}

/// A page's title and description, each where there is one.
fn words(value: Value) -> Result<PageOverride, Unfit> {
    let mut row = Row::of(value)?;
    Ok(PageOverride {
        title: row.optional("title")?,
        description: row.optional("description")?,
    })
}

/// A list of texts, sorted: what is listed is looked up.
fn texts(value: Option<Value>) -> Result<Vec<Text>, Unfit> {
    let Some(Value::Array(items)) = value else {
        return Err(Unfit);
    };
    let texts: BinaryHeap<Text> = items.into_iter().map(clean).collect::<Result<_, _>>()?;
    Ok(texts.into_sorted_vec())
}

/// A text that may stand in a header: not empty, not endless, without control characters.
fn clean(value: Value) -> Result<Text, Unfit> {
    match value {
        Value::String(text)
            if (1..=LONGEST).contains(&text.len()) && !text.contains(char::is_control) =>
        {
            Ok(text.into())
        }
        _ => Err(Unfit),
    }
}

#[cfg(test)]
mod tests;
