//! A row of the page table.

use super::call::{Given, PageCall};
use super::query::{self, QueryShape};
use super::template::PathTemplate;

/// One row of the page table.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a column of the page table, set by itself"
)]
#[derive(Debug)]
pub struct Page {
    /// Kebab-case and unique; the page's component is `app/pages/<name>.tsx`.
    pub name: &'static str,
    /// The path template as written, for example `/Class/{slug}` or `/News/{id}/{title?}`.
    pub path: &'static str,
    /// Whether every tenant has the page.
    pub everyone: bool,
    /// The page's title unless the tenant's row gives its own.
    pub title: &'static str,
    /// The page's description unless the tenant's row gives its own.
    pub description: &'static str,
    /// Whether search engines are kept off the page.
    pub noindex: bool,
    /// Whether the page is there under maintenance too: that is ended somewhere.
    pub stays_open: bool,
    /// Who may see the page, where it is one of the portal's.
    pub portal: Option<Portal>,
    /// What the page's query may hold, by parameter.
    pub query: &'static [(&'static str, QueryShape)],
    /// The calls whose answers go into the first document.
    pub calls: &'static [PageCall],
    /// Where the first call's answer holds the item a detail page is about, where it is about one.
    pub item: Option<ItemFields>,
    /// Whether it has nothing to show without an answer to the first of its calls that is made; so
    /// do pages of items.
    pub needs_first: bool,
    /// The design the page shows, where it shows one of the layout's.
    pub design: Option<Half>,
    /// What the page is about, for structured data.
    pub kind: Kind,
    /// Where the platform lists the page's items, which the sitemap then names.
    pub listed: Option<Listed>,
    /// Path parameter to the values it can have, split at blanks, where all are known: pages of
    /// items that are part of the app. Any other value is an item that is not there. `a/b` is the
    /// value `b` below another parameter's value `a`.
    pub values: &'static [(&'static str, &'static str)],
    pub(in crate::site) template: PathTemplate,
}

/// Who sees a page of the portal. The app asks the platform who is there before it loads anything
/// of such a page (`app/features/portal/guard.ts`), so nothing of it is loaded along either.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Portal {
    /// Everybody: it has a public side, and another for who is signed in.
    Guests,
    /// Who is signed in, of some kinds or of any.
    SignedIn,
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ItemFields {
    /// The field that holds the name.
    pub name: &'static str,
    /// The field that holds the description, as HTML.
    pub description: Option<&'static str>,
    /// The field that holds the image.
    pub image: Option<&'static str>,
    /// Route parameter to field: they must be equal for the item to be the route's.
    pub matches: &'static [(&'static str, &'static str)],
}

/// Where the platform lists a page's items; `listed` in the page table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Listed {
    /// The list's gateway address without its paging: `services/v3/post/list?kindSlug=news`.
    pub call: &'static str,
    /// Path parameter to field of a listed item, a dot path.
    pub params: &'static [(&'static str, &'static str)],
    /// The page that shows these items instead where a tenant has it.
    pub unless: Option<&'static str>,
}

impl Page {
    /// The addresses of the page's calls at a path with these parameters and this raw query, side by
    /// side with the rows' order; none for a call that is not made. `first` tells what the first
    /// call's answer holds at a dot path into its `data`; as long as it knows nothing, the calls that
    /// depend on that are not made.
    #[must_use]
    pub fn addresses(
        &self,
        params: &[(&str, String)],
        raw_query: &str,
        first: &dyn Fn(&str) -> Option<String>,
    ) -> Vec<Option<String>> {
        let query = query::read(self.query, raw_query);
        let is_query = |name: &str| self.query.iter().any(|(known, _)| *known == name);
        let given = Given {
            params,
            query: &query,
            first,
        };
        let calls = self.calls.iter();
        calls.map(|call| call.address(&given, is_query)).collect()
    }

    /// What counts of a raw query, in one order: an address with more or otherwise in it shows the
    /// same.
    #[must_use]
    pub fn canonical_query(&self, raw: &str) -> String {
        query::canonical(self.query, raw)
    }
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
