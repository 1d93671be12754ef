//! The platform's lists that feeds are made of.

use super::feed::FeedItem;
use crate::site::page::Page;
use crate::text::json::{self, Value};
use crate::text::limit::capped;

/// The most items of one list; the platform is asked for no more.
const MOST_ITEMS: usize = 50;

/// A list of the platform whose items have pages of their own.
#[derive(Clone, Copy, Debug)]
pub struct Listing {
    /// The gateway address that gives it.
    pub address: &'static str,
    /// The list's page.
    pub list: &'static str,
    /// The page of one item.
    pub detail: &'static str,
}

/// News.
pub const NEWS: Listing = Listing {
    address: "services/v3/post/list?kindSlug=news&page=1&pageSize=20",
    list: "news",
    detail: "news-detail",
};

/// The blog.
pub const BLOG: Listing = Listing {
    address: "services/v3/post/list?kindSlug=blog&page=1&pageSize=20",
    list: "blog",
    detail: "blog-detail",
};

/// Episodes of the podcast.
pub const PODCASTS: Listing = Listing {
    address: "services/v1/podcast/list?page=1&pageSize=50",
    list: "podcasts",
    detail: "podcast-detail",
};

/// The page that a feed of these lists belongs to: the first one's that the site has. A site without
/// any has no such feed.
#[must_use]
pub fn home(listings: &[&Listing], pages: &[&'static Page]) -> Option<&'static Page> {
    let page = |name: &str| pages.iter().find(|page| page.name == name).copied();
    listings.iter().find_map(|listing| page(listing.list))
}

/// The items in a list's answer, with their paths as `detail` spells them. One without an id or a title
/// is left out; none where the answer is no list.
#[must_use]
pub fn items(answer: &str, detail: &Page) -> Option<Vec<FeedItem>> {
    let item = |item: &Value| {
        let id = match item.get("id")? {
            Value::String(id) => capped(id).to_owned(),
            Value::Number(id) => id.to_string(),
            _ => return None,
        };
        let title = item.get("slug").and_then(Value::as_str).unwrap_or_default();
        let params = [("id", id), ("title", capped(title).to_owned())];
        FeedItem::read(item, detail.path_of(&params)?)
    };
    let (mut items, mut seen) = (Vec::new(), 0);
    json::each_item(answer, &["data", "items"], |listed| {
        seen += 1;
        if seen <= MOST_ITEMS {
            items.extend(item(&listed));
        }
    })?;
    Some(items)
}

/// Items of several lists in one order. ISO dates of one platform sort as text; what has none comes
/// last, and of one date the first stays first.
#[must_use]
pub fn newest_first(items: impl Iterator<Item = FeedItem>) -> Vec<FeedItem> {
    let mut all: Vec<FeedItem> = Vec::new();
    for item in items {
        let index = all.partition_point(|known| known.published >= item.published);
        all.insert(index, item);
    }
    all
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{BLOG, FeedItem, NEWS, PODCASTS, home, items, newest_first};
    use crate::gateway::catalogue;
    use crate::site::tables::PAGES;

    #[test]
    fn every_list_has_its_call_and_its_pages() {
        for listing in [NEWS, BLOG, PODCASTS] {
            let (call, query) = listing.address.split_once('?').unwrap();
            let (host, path) = call.split_once('/').unwrap();
            let matched = catalogue::find("GET", host, path).unwrap();
            assert_eq!(
                catalogue::kept_query(matched.call, query).as_deref(),
                Ok(query)
            );
            assert!(PAGES.get(listing.list).is_some() && PAGES.get(listing.detail).is_some());
        }
    }

    #[test]
    fn a_feed_belongs_to_the_first_list_that_the_site_shows() {
        for (names, expected) in [
            (&["news", "blog", "about"][..], Some("news")),
            (&["blog", "news"], Some("news")),
            (&["blog"], Some("blog")),
            (&["news-detail"], None),
            (&[], None),
        ] {
            let pages: Vec<_> = names.iter().map(|name| PAGES.get(name).unwrap()).collect();
            let found = home(&[&NEWS, &BLOG], &pages).map(|page| page.name);
            assert_eq!(found, expected, "{names:?}");
        }
    }

    #[test]
    fn items_have_pages_of_their_own() {
        let detail = PAGES.get(NEWS.detail).unwrap();
        let post = |id: &serde_json::Value| json!({ "id": id, "slug": "satu", "title": "Satu" });
        let answer = |items: &serde_json::Value| json!({ "data": { "items": items } }).to_string();
        for (listed, count) in [
            (json!([]), Some(0)),
            (json!([post(&json!("12")), post(&json!(7))]), Some(2)),
            (
                json!([post(&json!(null)), post(&json!({})), { "slug": "satu", "title": "A" }, 7]),
                Some(0),
            ),
            (json!([{ "id": "12", "slug": "satu" }]), Some(0)),
            (json!(vec![post(&json!("12")); 60]), Some(50)),
            (json!({}), None),
            (json!(null), None),
        ] {
            let found = items(&answer(&listed), detail);
            assert_eq!(found.as_ref().map(Vec::len), count, "{listed}");
            for item in found.into_iter().flatten() {
                assert!(
                    item.path.starts_with("/News/") && item.path.contains("satu"),
                    "{item:?}"
                );
            }
        }
        for broken in ["", "[]", "{}", r#"{"data":[]}"#] {
            assert_eq!(items(broken, detail), None, "{broken}");
        }
    }

    #[test]
    fn several_lists_are_one_by_date() {
        let item = |(title, published): &(&str, Option<&str>)| FeedItem {
            title: (*title).to_owned(),
            published: published.map(str::to_owned),
            ..FeedItem::default()
        };
        let given = [
            ("a", Some("2026-11-02")),
            ("b", None),
            ("c", Some("2026-11-20")),
            ("d", Some("2026-11-02")),
            ("e", Some("2026-11-10")),
        ];
        let sorted = newest_first(given.iter().map(item));
        let titles: String = sorted.iter().map(|item| item.title.as_str()).collect();
        assert_eq!(titles, "ceadb");
    }
}
