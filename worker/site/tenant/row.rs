//! A row of the table, as the rest of the edge sees it.

use serde_json::{Map, Value};

use crate::site::page::{Page, PageTable};

/// The file as read, before what concerns several rows is checked.
#[derive(Default)]
pub(super) struct File {
    pub(super) default: String,
    pub(super) local: String,
    pub(super) tenants: Vec<Tenant>,
}

/// One brand.
#[derive(Debug)]
pub struct Tenant {
    /// Unique, in kebab-case.
    pub key: String,
    /// Which landing and second page design; the key unless the row names another.
    pub layout: String,
    /// A developer layout: never in sitemaps, always noindex.
    pub developer: bool,
    /// The brand's name.
    pub name: String,
    /// The brand's one line.
    pub tagline: String,
    /// Exact hosts and `*.suffix` wildcards.
    pub hosts: Vec<String>,
    /// The domain of canonical URLs and app tokens.
    pub domain: String,
    /// The special domain of the path rule, where the tenant has one.
    pub pesilat: Option<Pesilat>,
    /// The id of app tokens.
    pub app_id: String,
    /// The id learning-management calls send.
    pub lms_id: String,
    /// The path segment of the app-settings calls.
    pub lms_key: String,
    /// The id chats are sent with.
    pub workspace_id: String,
    /// Fallback site settings as written: only what differs from the defaults.
    pub settings: Map<String, Value>,
    /// By name, sorted: the pages on top of everyone's, with titles and descriptions of this
    /// tenant's own; a page of everyone's is here only for the sake of those.
    pub pages: Vec<(String, PageOverride)>,
    /// The measurement id.
    pub analytics: Option<String>,
}

/// The special domain served when the path begins with `/pesilat`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pesilat {
    /// Stands in for the tenant's domain.
    pub domain: String,
    /// Stands in for its layout, where given.
    pub layout: Option<String>,
}

/// A tenant's own words for a page.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PageOverride {
    /// In place of the page table's title.
    pub title: Option<String>,
    /// In place of its description.
    pub description: Option<String>,
}

impl Tenant {
    /// Whether the page is in the tenant's set.
    #[must_use]
    pub fn has(&self, page: &Page) -> bool {
        page.everyone || self.page_text(&page.name).is_some()
    }

    /// The tenant's own words for a page, none of them perhaps; none for a page that its row does
    /// not list.
    #[must_use]
    pub fn page_text(&self, name: &str) -> Option<&PageOverride> {
        let place = place_of(&self.pages, name).ok()?;
        self.pages.get(place).map(|(_, text)| text)
    }

    /// Whether the table has a page of that name and it is in the tenant's set.
    #[must_use]
    pub fn has_page(&self, name: &str, table: &PageTable) -> bool {
        table.get(name).is_some_and(|page| self.has(page))
    }
}

/// Where a page stands in a set, or would have to stand.
pub(super) fn place_of(pages: &[(String, PageOverride)], name: &str) -> Result<usize, usize> {
    pages.binary_search_by(|(known, _)| known.as_str().cmp(name))
}

/// Letters, digits and hyphens, as services write their ids: nothing that could end an address.
#[must_use]
pub fn is_measurement_id(id: &str) -> bool {
    (1..=40).contains(&id.len()) && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}

#[cfg(test)]
mod tests {
    use super::is_measurement_id;

    #[test]
    fn an_id_is_letters_digits_and_hyphens() {
        for (id, expected) in [
            ("G-ALPHA00001", true),
            ("", false),
            ("G 1", false),
            ("G-1&id=x", false),
            (&"G".repeat(41), false),
        ] {
            assert_eq!(is_measurement_id(id), expected, "{id}");
        }
    }
}
