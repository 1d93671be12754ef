//! What a request for a page asks for, before anything is fetched for it.

use super::analytics::{Analytics, Service, Signals};
use super::inputs::Inputs;
use super::prefetched::Prefetched;
use super::site_data::SiteData;
use crate::config::Config;
use crate::gateway::fault::{BadRequestReason, Fault};
use crate::gateway::session::{SIGNED_IN_COOKIE, cookie};
use crate::request_head::RequestHead;
use crate::site::page::{PageMatch, Portal};
use crate::site::tables::PAGES;
use crate::site::tenant::Found;

/// Whose choice an address is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The site's: a page, or an item that it has.
    Visited,
    /// Its visitors': there is no end of such addresses.
    Written,
}

/// Where the app is told that it is, where there is no page or no such item.
const NOWHERE: &str = "/404";

/// Looks a header up by its lower-case name.
type Header<'h> = &'h dyn Fn(&str) -> Option<String>;

/// What a request for a page asks for.
#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an answer of its own: any of them can hold beside any other"
)]
pub struct PageRequest<'a> {
    /// None where no page has the path.
    pub matched: Option<PageMatch>,
    /// Whether the page has no such item.
    pub is_missing: bool,
    /// Whether the visitor's request asks for less data (spec section 2).
    pub saves_data: bool,
    /// What counts the visit; none where nothing may.
    pub analytics: Option<Analytics<'a>>,
    /// Whether the page has another side for this visitor, who is signed in. The edge renders the
    /// public one alone, so theirs begins empty: they would see it swapped under their eyes.
    pub is_own: bool,
    /// Whether the visitor came over https.
    pub is_https: bool,
    /// Where the app is told that it is: the page table's spelling, and what counts of the query. The
    /// tenant's own domain stands for every host it is found at, and one address for all that lead
    /// nowhere.
    pub address: String,
}

impl<'a> PageRequest<'a> {
    /// Reads a request.
    ///
    /// # Errors
    /// [`Fault::BadRequest`] for a path that cannot be decoded.
    pub fn of(
        found: &'a Found,
        config: &'a Config,
        head: &RequestHead,
        header: Header<'_>,
    ) -> Result<Self, Fault> {
        let matched = PAGES
            .find(&head.path, |page| found.tenant.has(page))
            .map_err(|_| Fault::BadRequest(BadRequestReason::Address))?;
        let has_sides = matched
            .as_ref()
            .is_some_and(|matched| matched.page.portal == Some(Portal::Guests));
        let is_signed_in = || {
            let cookies = header("cookie").unwrap_or_default();
            cookie(&cookies, SIGNED_IN_COOKIE) == Some("1")
        };
        let elsewhere = Self::nowhere(found, head, header);
        let is_known = matched.as_ref().is_none_or(PageMatch::is_known);
        let request = Self {
            address: match &matched {
                Some(matched) => {
                    let query = matched.page.canonical_query(&head.query);
                    address(found.domain(), &matched.canonical(), &query)
                }
                None => elsewhere.address,
            },
            is_own: has_sides && is_signed_in(),
            analytics: analytics(found, config, header),
            matched,
            ..elsewhere
        };
        Ok(if is_known {
            request
        } else {
            request.missing(found)
        })
    }

    /// The same for an item that is not there: of whatever is asked for of a page that it does not
    /// have there is one document.
    #[must_use]
    pub fn missing(self, found: &Found) -> Self {
        Self {
            matched: self.matched.map(PageMatch::without_item),
            is_missing: true,
            address: address(found.domain(), NOWHERE, ""),
            ..self
        }
    }

    /// One for no page at all: the screen that says what went wrong. It counts nothing.
    #[must_use]
    pub fn nowhere(found: &Found, head: &RequestHead, header: Header<'_>) -> Self {
        Self {
            matched: None,
            is_missing: false,
            saves_data: saves_data(header),
            analytics: None,
            is_own: false,
            is_https: head.is_https,
            address: address(found.domain(), NOWHERE, ""),
        }
    }

    /// The page whose calls are made ahead: none for who saves data.
    #[must_use]
    pub fn called(&self) -> Option<&PageMatch> {
        let is_asked = !self.saves_data && !self.is_missing;
        self.matched.as_ref().filter(|_| is_asked)
    }

    /// All that the document for this request is made of.
    #[must_use]
    pub fn inputs(
        &self,
        found: &Found,
        data: &SiteData,
        prefetched: &Prefetched,
        now_ms: u64,
    ) -> Inputs {
        Inputs {
            site: found.key(if self.is_own {
                "own-document"
            } else {
                "document"
            }),
            row: found.tenant.revision(),
            source: found.source_label(),
            is_https: self.is_https,
            saves_data: self.saves_data,
            is_measured: self.analytics.is_some(),
            revision: data.revision,
            now_ms: hour(now_ms),
            answers: prefetched.fingerprint(),
            missing: self.missing_of(),
            address: self.address.clone(),
        }
    }

    /// Whose choice the address is, as far as what was fetched for it tells.
    #[must_use]
    pub fn place(&self, prefetched: &Prefetched) -> Place {
        let matched = self.matched.as_ref().filter(|_| !self.is_missing);
        let is_the_sites = matched.is_none_or(|matched| {
            let is_its = |(name, value): &(&str, String)| {
                let is = |(known, _): &&(&str, &str)| known == name;
                let item = matched.page.item.as_ref();
                let field = item.and_then(|item| item.matches.iter().find(is));
                let found = field.and_then(|(_, field)| prefetched.item()?.at(field));
                found.as_deref() == Some(value) || matched.page.values.iter().any(|one| is(&one))
            };
            matched.params.iter().all(is_its)
        });
        if is_the_sites && !self.address.contains('?') {
            Place::Visited
        } else {
            Place::Written
        }
    }

    /// The page that has no such item.
    fn missing_of(&self) -> Option<&'static str> {
        let matched = self.matched.as_ref().filter(|_| self.is_missing)?;
        Some(matched.page.name)
    }
}

/// What the app renders takes this for the time: it moves on by the hour, so that a document whose
/// data has not changed stays the same one.
#[must_use]
pub const fn hour(now_ms: u64) -> u64 {
    now_ms - now_ms % 3_600_000
}

fn address(domain: &str, path: &str, query: &str) -> String {
    let mark = if query.is_empty() { "" } else { "?" };
    ["https://", domain, path, mark, query].concat()
}

fn saves_data(header: Header<'_>) -> bool {
    let is = |name: &str, values: &[&str]| {
        header(name).is_some_and(|value| values.iter().any(|one| value.eq_ignore_ascii_case(one)))
    };
    is("save-data", &["on"]) || is("ect", &["2g", "slow-2g"])
}

/// What counts the visits of a document. A host that no rule found is nobody's site.
fn analytics<'a>(
    found: &'a Found,
    config: &'a Config,
    header: Header<'_>,
) -> Option<Analytics<'a>> {
    let id = found.tenant.analytics.as_deref()?;
    if found.has_no_host() {
        return None;
    }
    let service = Service {
        script: &config.analytics_url,
        hosts: &config.analytics_hosts,
    };
    let [dnt, gpc, save] = ["dnt", "sec-gpc", "save-data"].map(header);
    let signals = Signals {
        do_not_track: dnt.as_deref(),
        global_privacy_control: gpc.as_deref(),
        save_data: save.as_deref(),
    };
    Analytics::of(Some(id), service, signals)
}

#[cfg(test)]
mod tests;
