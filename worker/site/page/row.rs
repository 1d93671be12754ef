//! A row of the page table.

use super::fields::ObjectReader;
use super::template::PathTemplate;
use crate::text::percent::{Encoding, push_encoded};

/// One row of the page table.
#[derive(Debug)]
pub struct Page {
    /// Kebab-case and unique; the page's component is `app/pages/<name>.tsx`.
    pub name: String,
    /// The path template as written, for example `/Class/{slug}` or `/News/{id}/{title?}`.
    pub path: String,
    /// Whether every tenant has the page.
    pub everyone: bool,
    /// The page's title unless the tenant's row gives its own.
    pub title: String,
    /// The page's description unless the tenant's row gives its own.
    pub description: String,
    /// Whether search engines are kept off the page.
    pub noindex: bool,
    /// The call whose answer goes into the first document, where there is one.
    pub prefetch: Option<Prefetch>,
    /// Where the answer holds the item a detail page is about, where there is one.
    pub item: Option<ItemFields>,
    /// The design the page shows, where it shows one of the layout's.
    pub design: Option<Half>,
    /// What the page is about, for structured data.
    pub kind: Kind,
    /// Path parameter to the values it can have, split at blanks, where all are known: pages of
    /// items that are part of the app. Any other value is an item that is not there.
    pub values: Vec<(String, String)>,
    pub(super) template: PathTemplate,
}

/// The call made for a page before its first byte is sent (specification section 2).
#[derive(Debug, Clone)]
pub struct Prefetch {
    /// Gateway host and path, for example `services/v1/class/overview`.
    pub call: String,
    /// Query parameter to value, sorted by parameter: a text, or `{name}` for a parameter of the page's path.
    pub query: Vec<(String, String)>,
}

/// Which of a layout's two designs a page shows (spec section 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Half {
    /// The landing page.
    Landing,
    /// The second page design.
    Second,
}

/// What the page is about, for structured data.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// The home page: its organisation and its site.
    Home,
    /// A class's own page: a course.
    Course,
    /// Any other page: its place in the site alone.
    #[default]
    Page,
}

/// Where a page's item keeps what the head needs; `item` in the page table.
/// A field is a dot path into the answer's `data`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ItemFields {
    /// The field that holds the name.
    pub name: String,
    /// The field that holds the description, as HTML.
    pub description: Option<String>,
    /// The field that holds the image.
    pub image: Option<String>,
    /// Route parameter to field: they must be equal for the item to be the route's.
    pub matches: Vec<(String, String)>,
}

impl ItemFields {
    /// Reads `{"name", "description"?, "image"?, "match"}`.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub(crate) fn read(mut fields: ObjectReader) -> Result<Self, String> {
        let item = Self {
            name: fields.text("name")?,
            description: fields.optional("description")?,
            image: fields.optional("image")?,
            matches: fields.texts("match")?,
        };
        fields.finish()?;
        Ok(item)
    }
}

impl Prefetch {
    /// The key under which the answer stands in the boot data: the call and its query, sorted by
    /// name and form-encoded. `None` when the path lacks a parameter that the call needs.
    #[must_use]
    pub fn key(&self, params: &[(&str, String)]) -> Option<String> {
        let mut key = self.call.clone();
        for (index, (name, value)) in self.query.iter().enumerate() {
            let value = match parameter(value) {
                Some(wanted) => params.iter().find(|(name, _)| *name == wanted)?.1.as_str(),
                None => value.as_str(),
            };
            key.push(if index == 0 { '?' } else { '&' });
            push_encoded(&mut key, name, Encoding::FORM);
            key.push('=');
            push_encoded(&mut key, value, Encoding::FORM);
        }
        Some(key)
    }
}

/// The name in `{name}`, when that is all the text is.
pub(super) fn parameter(value: &str) -> Option<&str> {
    value.strip_prefix('{')?.strip_suffix('}')
}

/// Whether a name is lower-case words of letters and digits joined by single hyphens.
pub(crate) fn is_kebab_case(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.split('-').all(|word| {
            !word.is_empty()
                && word
                    .bytes()
                    .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
        })
}
