//! `Tenant`: a row of the table.

use std::borrow::Cow;

use serde_json::{Map, Value, json};

use crate::sites::page::{Page, PageTable};

/// A text of a row: part of the worker, or its own.
pub type Text = Cow<'static, str>;

/// One brand.
#[derive(Clone, Debug, Default)]
pub struct Tenant {
    /// Unique, in kebab-case.
    pub key: Text,
    /// Which landing and second page design; the key unless the row names another.
    pub layout: Text,
    /// A developer layout: never in sitemaps, always noindex.
    pub developer: bool,
    /// The brand's name.
    pub name: Text,
    /// The brand's one line.
    pub tagline: Text,
    /// Exact hosts and `*.suffix` wildcards.
    pub hosts: Cow<'static, [Text]>,
    /// The domain of canonical URLs and app tokens.
    pub domain: Text,
    /// The special domain of the path rule, where the tenant has one.
    pub pesilat: Option<Pesilat>,
    /// The id of app tokens.
    pub app_id: Text,
    /// The id learning-management calls send.
    pub lms_id: Text,
    /// The path segment of the app-settings calls.
    pub lms_key: Text,
    /// The id chats are sent with.
    pub workspace_id: Text,
    /// Fallback site settings, only what differs from the defaults: dotted field, such as
    /// `css.clr_primary`, and its value as a text.
    pub settings: Cow<'static, [(Text, Text)]>,
    /// The pages on top of everyone's.
    pub pages: PageSet,
    /// Titles and descriptions of this tenant's own, where the row came with them.
    pub words: PageWords,
    /// The measurement id.
    pub analytics: Option<Text>,
}

/// The pages that a tenant has on top of everyone's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PageSet {
    /// All there are.
    All,
    /// Those of these names, sorted.
    Listed(Cow<'static, [Text]>),
}

/// The special domain served when the path begins with `/pesilat`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pesilat {
    /// Stands in for the tenant's domain.
    pub domain: Text,
    /// Stands in for its layout, where given.
    pub layout: Option<Text>,
}

/// A tenant's own words for its pages, by page name, sorted. Those of the table are many texts of
/// which a document shows few: the build leaves them out of the worker and writes a file for each
/// tenant, which an isolate fetches when it first shows one of its pages.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PageWords(pub Cow<'static, [(Text, PageOverride)]>);

impl PageWords {
    /// No words.
    pub const NONE: Self = Self(Cow::Borrowed(&[]));

    /// The words for a page, where there are some.
    #[must_use]
    pub fn get(&self, page: &str) -> Option<&PageOverride> {
        let place = self.0.binary_search_by_key(&page, |(known, _)| known);
        self.0.get(place.ok()?).map(|(_, text)| text)
    }
}

/// A tenant's own words for a page.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PageOverride {
    /// In place of the page table's title.
    pub title: Option<Text>,
    /// In place of its description.
    pub description: Option<Text>,
}

impl Default for PageSet {
    fn default() -> Self {
        Self::Listed(Cow::Borrowed(&[]))
    }
}

impl Tenant {
    /// Whether the page is in the tenant's set.
    #[must_use]
    pub fn has(&self, page: &Page) -> bool {
        let is_listed = |name: &str| match &self.pages {
            PageSet::All => true,
            PageSet::Listed(names) => names.binary_search_by_key(&name, |known| known).is_ok(),
        };
        page.everyone || is_listed(page.name) || page.with.is_some_and(is_listed)
    }

    /// Whether the table has a page of that name and it is in the tenant's set.
    #[must_use]
    pub fn has_page(&self, name: &str, table: &PageTable) -> bool {
        table.get(name).is_some_and(|page| self.has(page))
    }

    /// The fallback settings in the shape that a response of the platform has, as JSON text.
    #[must_use]
    pub fn fallback(&self) -> String {
        let mut settings = Map::new();
        for (field, value) in self.settings.iter() {
            let value = Value::from(value.as_ref());
            let Some((group, name)) = field.split_once('.') else {
                settings.insert(field.to_string(), value);
                continue;
            };
            let group = settings.entry(group).or_insert_with(|| json!({}));
            if let Some(group) = group.as_object_mut() {
                group.insert(name.to_owned(), value);
            }
        }
        Value::Object(settings).to_string()
    }
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
