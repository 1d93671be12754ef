//! The platform's lists that feeds are made of.

use std::cmp::Reverse;

use super::date::Date;
use super::feed::FeedItem;
use super::listed;
use crate::http::route::subscription::FeedName;
use crate::sites::page::{Listed, Page};
use crate::sites::tables::PAGES;
use crate::text::json;

/// The most items of one list; the platform is asked for no more.
const MOST_ITEMS: usize = 50;

/// How many of each list's items a feed holds.
const POSTS_A_LIST: u32 = 20;

/// A list of the platform whose items have pages of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listing {
    /// Its call key without the paging, as the page table's `listed` has it.
    pub call: &'static str,
    /// How many of its items are asked for.
    pub size: u32,
    /// The list's page.
    pub list: &'static str,
}

impl Listing {
    const fn posts(call: &'static str, list: &'static str) -> Self {
        let size = POSTS_A_LIST;
        Self { call, size, list }
    }

    /// The call key of its newest items.
    #[must_use]
    pub fn call_key(&self) -> String {
        listed::paged(self.call, 1, self.size)
    }
}

const NEWS: Listing = Listing::posts("services/v3/post/list?kindSlug=news", "news");
const BERITA: Listing = Listing::posts("services/v3/post/list?kindSlug=berita", "berita");
const BLOG: Listing = Listing::posts("services/v3/post/list?kindSlug=blog", "blog");
const ARTICLES: Listing =
    Listing::posts("services/v3/post/list?kindSlug=articles", "article-detail");
const TEMANS: Listing = Listing::posts(
    "services/v3/post/list?kindSlug=tulisan-temans",
    "tulisan-temans",
);
const CAMPAIGNS: Listing = Listing::posts("services/v3/post/list?kindSlug=campaigns", "donation");
const PODCASTS: Listing = Listing {
    call: "services/v1/podcast/list",
    size: 50,
    list: "podcasts",
};

/// A feed of the site: where it is, what it holds, and the lists that it is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FeedFile {
    /// Its path.
    pub path: &'static str,
    /// What readers call it, after the site's name.
    pub title: &'static str,
    /// Its lists.
    pub listings: &'static [Listing],
    /// Whose pages link to it.
    pub linked: Linked,
}

/// Which pages link to a feed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Linked {
    /// All of the site's.
    Everywhere,
    /// Those of its lists and of their items.
    ByItsKind,
}

impl FeedFile {
    const fn kind(name: FeedName, title: &'static str, listings: &'static [Listing]) -> Self {
        let linked = Linked::ByItsKind;
        Self {
            path: name.path(),
            title,
            listings,
            linked,
        }
    }

    /// The feed of that name.
    #[must_use]
    pub const fn named(name: FeedName) -> &'static Self {
        match name {
            FeedName::Site => &SITE_FEED,
            FeedName::Podcasts => &PODCASTS_FEED,
            FeedName::News => &NEWS_FEED,
            FeedName::Berita => &BERITA_FEED,
            FeedName::Blog => &BLOG_FEED,
            FeedName::Articles => &ARTICLES_FEED,
            FeedName::TulisanTemans => &TEMANS_FEED,
            FeedName::Campaigns => &CAMPAIGNS_FEED,
        }
    }

    /// Whether a page shows one of its lists, or an item of one.
    #[must_use]
    pub fn is_of(&self, page: &Page) -> bool {
        let is_of = |listing: &Listing| {
            let call = page.listed.map(|listed| listed.call);
            page.name == listing.list || call == Some(listing.call)
        };
        self.listings.iter().any(is_of)
    }
}

const SITE_FEED: FeedFile = FeedFile {
    path: FeedName::Site.path(),
    title: "Berita dan tulisan",
    listings: &[NEWS, BLOG, BERITA, ARTICLES, TEMANS],
    linked: Linked::Everywhere,
};

/// The podcast.
pub const PODCASTS_FEED: FeedFile = FeedFile {
    path: FeedName::Podcasts.path(),
    title: "Podcast",
    listings: &[PODCASTS],
    linked: Linked::Everywhere,
};

const NEWS_FEED: FeedFile = FeedFile::kind(FeedName::News, "Berita", &[NEWS]);
const BERITA_FEED: FeedFile = FeedFile::kind(FeedName::Berita, "Kabar", &[BERITA]);
const BLOG_FEED: FeedFile = FeedFile::kind(FeedName::Blog, "Blog", &[BLOG]);
const ARTICLES_FEED: FeedFile = FeedFile::kind(FeedName::Articles, "Artikel", &[ARTICLES]);
const TEMANS_FEED: FeedFile = FeedFile::kind(FeedName::TulisanTemans, "Tulisan Teman", &[TEMANS]);
const CAMPAIGNS_FEED: FeedFile = FeedFile::kind(FeedName::Campaigns, "Galang dana", &[CAMPAIGNS]);

/// The feeds that a page of a site with such pages links to.
pub fn feeds(
    page: Option<&'static Page>,
    has: impl Fn(&Page) -> bool,
) -> impl Iterator<Item = &'static FeedFile> {
    let is_linked = move |feed: &&FeedFile| match feed.linked {
        Linked::Everywhere => true,
        Linked::ByItsKind => page.is_some_and(|page| feed.is_of(page)),
    };
    let is_there = move |feed: &&FeedFile| {
        let mut shown = PAGES.iter().filter(|page| has(page));
        shown.any(|page| feed.is_of(page))
    };
    let all = FeedName::ALL.into_iter().map(FeedFile::named);
    all.filter(is_linked).filter(is_there)
}

/// The path of the page that a feed of these lists belongs to: the first list's that the site has, else
/// its home.
#[must_use]
pub fn home(listings: &[Listing], pages: &[&'static Page]) -> String {
    let page = |name: &str| pages.iter().find(|page| page.name == name);
    let path = |listing: &Listing| page(listing.list)?.path_of(&[]);
    let found = listings.iter().find_map(path);
    found.unwrap_or_else(|| "/".to_owned())
}

/// The items in a list's response, with their paths on the page that shows them. One without an address or
/// a title is left out; `None` if the response is no list.
#[must_use]
pub fn items(response: &str, (page, listed): (&Page, &Listed)) -> Option<Vec<FeedItem>> {
    let (mut items, mut seen) = (Vec::new(), 0);
    let kind = kind_of(listed.call);
    json::each_item(json::at(response, "data.items")?, |item| {
        seen += 1;
        if seen <= MOST_ITEMS {
            let path = listed::path_on(item, page, listed);
            items.extend(path.and_then(|path| FeedItem::read(item, kind, path)));
        }
    })?;
    Some(items)
}

/// What the platform calls the items of a list: `post` for `services/v3/post/list?kindSlug=news`. Posts of
/// all kinds are numbered together.
fn kind_of(call: &str) -> &str {
    let path = call.split('?').next().unwrap_or_default();
    path.rsplit('/').nth(1).unwrap_or_default()
}

/// Items of several lists in one order; what has no date comes last, and of one date the first stays
/// first.
#[must_use]
pub fn newest_first(items: impl Iterator<Item = FeedItem>) -> Vec<FeedItem> {
    let mut all: Vec<FeedItem> = items.collect();
    let published = |item: &FeedItem| Some(Date::parse(item.published.as_deref()?)?.at());
    all.sort_by_cached_key(|item| Reverse(published(item)));
    all
}

#[cfg(test)]
mod tests;
