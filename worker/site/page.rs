//! The page table, `app/pages.json`: which page a path is, and how its canonical URL is spelled.
//!
//! The app reads the same table with the same rules (`app/route/page-table.ts`); both sides run
//! `test/cases/pages.json`. A tenant has the pages marked `everyone` and those its row lists.

mod fields;
mod find;
mod percent;
mod read;
mod template;

pub use find::{BadPath, PageMatch};

pub(crate) use fields::ObjectReader;
pub(crate) use percent::decode_segment;

use serde_json::Value;

use crate::document::head::{Kind, item::ItemFields};
use template::PathTemplate;

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
    template: PathTemplate,
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

/// All pages of the product, in the table's order.
#[derive(Debug)]
pub struct PageTable {
    pages: Vec<Page>,
}

impl PageTable {
    /// Reads and checks the table.
    ///
    /// # Errors
    /// Every problem found, each a sentence that names the page.
    pub fn parse(json: &str) -> Result<Self, Vec<String>> {
        let Ok(Value::Array(rows)) = serde_json::from_str(json) else {
            return Err(vec![
                "pages.json: write an array of rows, in JSON".to_owned(),
            ]);
        };
        let mut problems = Vec::new();
        let mut pages: Vec<Page> = Vec::with_capacity(rows.len());
        for (index, row) in rows.into_iter().enumerate() {
            let label = row
                .get("name")
                .and_then(Value::as_str)
                .unwrap_or_default()
                .to_owned();
            let label = if label.is_empty() {
                format!("row {}", index + 1)
            } else {
                label
            };
            match read::page(row) {
                Ok(page) if pages.iter().any(|other| other.name == page.name) => {
                    problems.push(format!(
                        "pages.json: {label}: the name is taken by another row"
                    ));
                }
                Ok(page) => pages.push(page),
                Err(messages) => {
                    problems.extend(
                        messages
                            .into_iter()
                            .map(|m| format!("pages.json: {label}: {m}")),
                    );
                }
            }
        }
        if problems.is_empty() {
            Ok(Self { pages })
        } else {
            Err(problems)
        }
    }

    /// The pages in the table's order.
    pub fn iter(&self) -> std::slice::Iter<'_, Page> {
        self.pages.iter()
    }

    /// The page of that name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Page> {
        self.pages.iter().find(|page| page.name == name)
    }
}

impl<'t> IntoIterator for &'t PageTable {
    type Item = &'t Page;
    type IntoIter = std::slice::Iter<'t, Page>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
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
            key.push_str(&percent::form_encode(name));
            key.push('=');
            key.push_str(&percent::form_encode(value));
        }
        Some(key)
    }
}

/// The name in `{name}`, when that is all the text is.
fn parameter(value: &str) -> Option<&str> {
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

#[cfg(test)]
mod tests;
