//! A row of the page table.

use super::call::{Given, PageCall};
use super::query::{self, QueryShape};
use super::template::{PathTemplate, ValueShape};

/// One row of the page table.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a column of the page table, set by itself"
)]
#[derive(Debug)]
pub struct Page {
    /// Kebab-case and unique; the page's component is `app/areas/<area>/pages/<name>.tsx`.
    pub name: &'static str,
    /// The path template as written, for example `/Class/{slug}` or `/News/{id}/{title?}`.
    pub path: &'static str,
    /// Whether every tenant has the page.
    pub everyone: bool,
    /// The page that it comes with: who has that one has it too.
    pub with: Option<&'static str>,
    /// The page's title unless the tenant's row gives its own.
    pub title: &'static str,
    /// Its title with a parameter of its query, on every tenant.
    pub title_with: &'static [(&'static str, &'static str)],
    /// The page's description unless the tenant's row gives its own.
    pub description: &'static str,
    /// Whether search engines must not index the page.
    pub noindex: bool,
    /// The parameter of the path with which they must not index it, though they may without.
    pub noindex_with: Option<&'static str>,
    /// Whether the page is there under maintenance too: that is ended somewhere.
    pub stays_open: bool,
    /// Who may see the page, where it is one of the portal's.
    pub portal: Option<Portal>,
    /// What the page's query may hold, by parameter.
    pub query: &'static [(&'static str, QueryShape)],
    /// The calls whose responses go into the first document (`app/first-views.json`).
    pub calls: &'static [PageCall],
    /// Where the first call's response holds the item a detail page is about, where it is about one.
    pub item: Option<ItemFields>,
    /// The page that a path without an item leads to; `None` if the page has something to show then.
    pub without_item: Option<&'static str>,
    /// Whether it has nothing to show without a response to the first of its calls that is made; so
    /// do pages of items.
    pub needs_first: bool,
    /// The design the page shows, where it shows one of the layout's.
    pub design: Option<Half>,
    /// What the page is about, for structured data.
    pub kind: PageKind,
    /// Where the platform lists the page's items, which the sitemap then names.
    pub listed: Option<Listed>,
    /// Path parameter to the values it can have where all are known: pages of items that are part of
    /// the app. Any other value is an item that is not there.
    pub values: &'static [(&'static str, &'static [ParamValue])],
    /// What its query once named that has a page by now.
    pub once: Option<Once>,
    /// Path parameter to the shape without which a value names nothing: nobody is asked for it.
    pub shapes: &'static [(&'static str, ValueShape)],
    pub(in crate::sites) template: PathTemplate,
}

/// Who sees a page of the portal. The app asks the platform who is there before it loads anything
/// of such a page (`app/areas/portal/guard.ts`), so nothing of it is loaded along either.
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
pub enum PageKind {
    /// The home page: its organisation and its site.
    Home,
    /// A class's own page: a course.
    Course,
    /// A programme of several classes.
    Programme,
    /// An event.
    Event,
    /// A post with news.
    News,
    /// A post of any other kind.
    Blog,
    /// The podcast.
    Series,
    /// An episode of the podcast.
    Episode,
    /// A job that somebody is looked for.
    Job,
    /// A person.
    Person,
    /// Any other page: its place in the site alone.
    #[default]
    Page,
}

/// The item's fields that the head needs; `item` in the page table.
/// A field is a dot path into the response's `data`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ItemFields {
    /// The field that holds the name.
    pub name: &'static str,
    /// The page's title where another page shows what has the same name, or others have it too: a text
    /// with fields in braces, `Kurikulum {name}`. One that the response lacks is empty.
    pub title: Option<&'static str>,
    /// The field that holds the description, as HTML.
    pub description: Option<&'static str>,
    /// The field that holds the image.
    pub image: Option<&'static str>,
    /// Where the first call's response holds a list that the item is looked for in, a dot path into the whole
    /// response: `data.items`. Without it the response's `data` is the item.
    pub among: Option<&'static str>,
    /// The field that lists what is asked of the item and answered on the page.
    pub questions: Option<&'static str>,
    /// Route parameter to field: they must be equal for the item to be the route's.
    pub matches: &'static [(&'static str, &'static str)],
    /// The part of the item that the page shows, where it shows no more.
    pub part: Option<ItemPart>,
}

/// A part of an item: the second call's response lists what they stand in, each with a list of its own. The
/// item's title says `{part}` for its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ItemPart {
    /// The field that holds what stands in one.
    pub list: &'static str,
    /// Route parameter to field of what it stands in, where the parameter is given.
    pub within: &'static [(&'static str, &'static str)],
    /// Route parameter to field of the part.
    pub matches: &'static [(&'static str, &'static str)],
    /// The field that holds its name.
    pub name: &'static str,
}

/// An item of the first call's list that an address of the page once named in its query; `once` in the
/// page table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Once {
    /// The parameter of the query.
    pub query: &'static str,
    /// The item's field that is equal to it.
    pub field: &'static str,
    /// The page that shows the item.
    pub page: &'static str,
}

/// A value of a path's parameter, and what the page says of the item that it names; in `values` of the
/// page table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ParamValue {
    /// The other parameter's value that it stands below: `a` of `a/b`.
    pub above: Option<&'static str>,
    /// The value itself.
    pub value: &'static str,
    /// The item's name.
    pub title: &'static str,
    /// What it is.
    pub description: &'static str,
}

/// Where the platform lists a page's items; `listed` in the page table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Listed {
    /// The list's call key without its paging: `services/v3/post/list?kindSlug=news`.
    pub call: &'static str,
    /// Path parameter to field of a listed item, a dot path.
    pub params: &'static [(&'static str, &'static str)],
    /// The pages that show these items instead, split at blanks: the first one that a tenant has is the
    /// items' own.
    pub unless: Option<&'static str>,
}

impl Listed {
    /// The names of the pages that show these items instead, where a tenant has them.
    pub fn others(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.unless.unwrap_or_default().split_whitespace()
    }
}

impl Page {
    /// The keys of the page's calls at a path with these parameters and this raw query, side by
    /// side with the rows' order; `None` for a call that is not made. `first` tells what the first
    /// call's response holds at a dot path into its `data`, or the item that was found in it; as long as it
    /// knows nothing, the calls that depend on that are not made.
    #[must_use]
    pub fn call_keys(
        &self,
        params: &[(&str, String)],
        raw_query: &str,
        first: &dyn Fn(&str) -> Option<String>,
    ) -> Vec<Option<String>> {
        let query = query::read(self.query, raw_query);
        let given = Given {
            params,
            query: &query,
            first,
        };
        let calls = self.calls.iter();
        calls
            .map(|call| call.key(&given, |name| self.has_query(name)))
            .collect()
    }

    /// The call key of the list that is looked through where the first call's does not have the page's
    /// item; `None` if there is no other.
    #[must_use]
    pub fn other_list(&self, params: &[(&str, String)], raw_query: &str) -> Option<String> {
        let given = Given {
            params,
            query: &query::read(self.query, raw_query),
            first: &|_| None,
        };
        let other = self.calls.first()?.otherwise?;
        other.key(&given, |name| self.has_query(name))
    }

    fn has_query(&self, name: &str) -> bool {
        self.query.iter().any(|(known, _)| *known == name)
    }

    /// The value of one of the page's parameters in a raw query.
    #[must_use]
    pub fn query_value(&self, name: &str, raw_query: &str) -> Option<String> {
        let given = query::read(self.query, raw_query);
        let found = given.into_iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| value)
    }

    /// Which page of its list a raw query asks for, from 1; `None` if the page has no list.
    #[must_use]
    pub fn number(&self, raw_query: &str) -> Option<u32> {
        query::page_number(self.query, raw_query)
    }

    /// The title that a raw query gives the page, where it gives one.
    #[must_use]
    pub fn title_for(&self, raw_query: &str) -> Option<&'static str> {
        let has = |name: &str| self.query_value(name, raw_query).is_some();
        let found = self.title_with.iter().find(|(name, _)| has(name));
        found.map(|(_, title)| *title)
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
