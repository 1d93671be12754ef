//! Finding the tenant of a request, by host and by the path rule.

use std::sync::Arc;

use super::host::Host;
use super::row::{Pesilat, Tenant};
use super::table::Tenants;
use crate::cache::memory::site_key;
use crate::http::header::Headers;
use crate::http::percent::{Encoding, decoded};
use crate::sites::page::is_kebab_case;

/// What follows the key in the host at which a tenant is seen on a developer's machine.
pub(super) const PREVIEW: &str = ".localhost";

/// Which rule found the tenant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HostRule {
    /// One of the tenant's exact hosts, in the table or published.
    Host,
    /// One of its wildcards.
    Wildcard,
    /// `<key>.localhost`.
    Preview,
    /// A local-network host.
    Local,
    /// No rule: the default tenant.
    Default,
}

impl HostRule {
    /// Whether a host that this rule has led to may be a published tenant's, so that the store is asked:
    /// one that nobody has, or that may be a tenant's preview. An address is nobody's.
    #[must_use]
    pub fn may_be_published(self, host: &Host) -> bool {
        match self {
            Self::Default => !host.is_address(),
            Self::Local => host
                .as_str()
                .strip_suffix(PREVIEW)
                .is_some_and(is_kebab_case),
            Self::Host | Self::Wildcard | Self::Preview => false,
        }
    }
}

/// A published tenant.
#[derive(Clone, Debug)]
pub struct Published {
    /// What its row says.
    pub tenant: Arc<Tenant>,
    /// Follows the row's text, in every isolate alike.
    pub revision: u64,
}

/// The tenant of a request.
#[derive(Debug, Clone)]
pub struct ResolvedTenant {
    /// Its row, of the table or published.
    pub row: Arc<Tenant>,
    /// The revision of a published row, which may change while the worker lives; `None` for a row of the
    /// table.
    pub revision: Option<u64>,
    /// The rule that found it.
    pub rule: HostRule,
    /// Whether the path rule holds: the first segment is `pesilat`, and the tenant has a special
    /// domain.
    pub pesilat: bool,
}

impl Tenants {
    /// The tenant of a host and a path. Takes the same time however many tenants there are.
    #[must_use]
    pub fn find(&self, host: &Host, path: &str) -> ResolvedTenant {
        let (place, rule) = self.by_host(host);
        ResolvedTenant::new(self.tenant(place), rule, path)
    }

    /// The tenant of a path alone, where there is no host.
    #[must_use]
    pub fn find_default(&self, path: &str) -> ResolvedTenant {
        ResolvedTenant::new(self.tenant(self.default), HostRule::Default, path)
    }

    /// The place of a host's row.
    fn by_host(&self, host: &Host) -> (usize, HostRule) {
        let name = host.as_str();
        if let Some(place) = self.hosts.get(name) {
            return (*place, HostRule::Host);
        }
        // Nearest first is the longest wildcard first.
        if let Some(place) = parents(name).find_map(|suffix| self.suffixes.get(suffix)) {
            return (*place, HostRule::Wildcard);
        }
        if let Some(place) = name.strip_suffix(PREVIEW).and_then(|key| self.place(key)) {
            return (place, HostRule::Preview);
        }
        if host.is_local_network() {
            return (self.local, HostRule::Local);
        }
        (self.default, HostRule::Default)
    }
}

impl ResolvedTenant {
    /// Whether no rule has found the host: the default tenant stands in for one that nobody has. Such a
    /// site has no login, and counts no visits.
    #[must_use]
    pub fn is_fallback_tenant(&self) -> bool {
        self.rule == HostRule::Default
    }

    /// A published tenant that a rule has found, at a path.
    #[must_use]
    pub fn published(published: &Published, rule: HostRule, path: &str) -> Self {
        Self {
            revision: Some(published.revision),
            ..Self::new(Arc::clone(&published.tenant), rule, path)
        }
    }

    /// A tenant of the table that a rule has found, at a path.
    #[must_use]
    pub fn new(row: Arc<Tenant>, rule: HostRule, path: &str) -> Self {
        let pesilat = is_pesilat(&row, path);
        Self {
            row,
            revision: None,
            rule,
            pesilat,
        }
    }

    /// The same tenant at another path.
    #[must_use]
    pub fn at(&self, path: &str) -> Self {
        Self {
            pesilat: is_pesilat(&self.row, path),
            ..self.clone()
        }
    }

    /// The domain the request is served for: canonical URLs, tokens, settings and caches follow
    /// it, so that the special domain is a real boundary.
    #[must_use]
    pub fn domain(&self) -> &str {
        self.special()
            .map_or(&self.row.domain, |special| &special.domain)
    }

    /// The name of what belongs to this tenant under this domain, in memory as in KV.
    #[must_use]
    pub fn key(&self, kind: &str) -> String {
        site_key(kind, &self.row.key, self.domain())
    }

    /// `x-tenant` and `x-tenant-source`, which every response of a tenant carries.
    #[must_use]
    pub fn headers(&self) -> Headers {
        vec![
            ("x-tenant", self.row.key.to_string()),
            ("x-tenant-source", self.source_label().to_owned()),
        ]
    }

    /// The layout the table names. The one that the server's settings name wins over it.
    #[must_use]
    pub fn layout(&self) -> &str {
        self.special()
            .and_then(|special| special.layout.as_deref())
            .unwrap_or(&self.row.layout)
    }

    /// Whether the path rule switches the layout: then the special landing is what the visitor
    /// asked for, whatever layout the settings name.
    #[must_use]
    pub fn switches_layout(&self) -> bool {
        self.special()
            .is_some_and(|special| special.layout.is_some())
    }

    /// The value of `x-tenant-source`, and of `source` in the boot data.
    #[must_use]
    pub fn source_label(&self) -> &'static str {
        match (self.rule, self.pesilat) {
            (HostRule::Host, false) => "host",
            (HostRule::Host, true) => "host; pesilat",
            (HostRule::Wildcard, false) => "wildcard",
            (HostRule::Wildcard, true) => "wildcard; pesilat",
            (HostRule::Preview, false) => "preview",
            (HostRule::Preview, true) => "preview; pesilat",
            (HostRule::Local, false) => "local",
            (HostRule::Local, true) => "local; pesilat",
            (HostRule::Default, false) => "default",
            (HostRule::Default, true) => "default; pesilat",
        }
    }

    /// Where the app's calls begin: under the path rule they begin with its first segment, so that the
    /// special domain holds for them too.
    #[must_use]
    pub fn api_base(&self) -> &'static str {
        if self.pesilat { "/pesilat/api" } else { "/api" }
    }

    /// Whether search engines may list what is shown here.
    #[must_use]
    pub fn may_index(&self) -> bool {
        !self.row.developer && matches!(self.rule, HostRule::Host | HostRule::Wildcard)
    }

    fn special(&self) -> Option<&Pesilat> {
        self.row.pesilat.as_ref().filter(|_| self.pesilat)
    }
}

/// Whether the path rule holds for a tenant's path.
fn is_pesilat(row: &Tenant, path: &str) -> bool {
    row.pesilat.is_some() && after_pesilat(path).is_some()
}

/// What follows a first segment `pesilat`, in any case and also percent-encoded; `None` when the
/// first segment is another, such as `pesilatan`.
pub(crate) fn after_pesilat(path: &str) -> Option<&str> {
    let path = path.strip_prefix('/')?;
    let end = path.find(['/', '?', '#']).unwrap_or(path.len());
    let (segment, rest) = path.split_at_checked(end)?;
    decoded(segment, Encoding::COMPONENT)?
        .eq_ignore_ascii_case("pesilat")
        .then_some(rest)
}

/// The names above a name, nearest first: `b.c` and `c` for `a.b.c`.
pub(super) fn parents(name: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(above(name), |rest| above(rest))
}

fn above(name: &str) -> Option<&str> {
    name.split_once('.').map(|(_, rest)| rest)
}
