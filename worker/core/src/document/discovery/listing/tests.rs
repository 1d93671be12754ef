use serde_json::json;

use super::{FeedFile, FeedItem, FeedName, NEWS, SITE_FEED, feeds, home, items, newest_first};
use crate::api::catalogue;
use crate::document::discovery::listed;
use crate::sites::tables::PAGES;

#[test]
fn every_list_has_its_call_and_its_pages() {
    for listing in FeedName::ALL
        .into_iter()
        .flat_map(|name| FeedFile::named(name).listings)
    {
        let call_key = listing.call_key();
        let (call, query) = call_key.split_once('?').unwrap();
        let (host, path) = call.split_once('/').unwrap();
        let matched = catalogue::find("GET", host, path).unwrap();
        assert_eq!(
            catalogue::accepted_query(matched.call, query).as_deref(),
            Ok(query)
        );
        assert!(PAGES.get(listing.list).is_some());
        let mut pages = PAGES.iter().filter_map(|page| page.listed);
        assert!(pages.any(|listed| listed.call == listing.call));
    }
}

#[test]
fn a_feed_stands_below_the_page_of_its_list() {
    for name in FeedName::ALL {
        let feed = FeedFile::named(name);
        let folder = feed.path.strip_suffix("/feed.xml").unwrap();
        let page = PAGES.find(folder, |page| page.name != "home");
        let is_folder = folder.is_empty() || folder == "/articles";
        assert!(is_folder || feed.is_of(page.unwrap().unwrap().page));
        assert_eq!(feed.path, name.path());
    }
}

#[test]
fn a_page_links_to_the_feeds_of_its_site_and_of_its_kind() {
    let set = ["news", "news-detail", "berita-article", "about"];
    for (page, expected) in [
        ("about", &["/feed.xml"][..]),
        ("news-detail", &["/feed.xml", "/news/feed.xml"]),
        ("berita-article", &["/feed.xml", "/berita/feed.xml"]),
    ] {
        let found = feeds(PAGES.get(page), |page| set.contains(&page.name));
        let paths: Vec<_> = found.map(|feed| feed.path).collect();
        assert_eq!(paths, expected, "{page}");
    }
    let all = feeds(None, |_| true);
    let paths: Vec<_> = all.map(|feed| feed.path).collect();
    assert_eq!(paths, ["/feed.xml", "/podcasts/feed.xml"]);
    assert_eq!(feeds(None, |_| false).count(), 0);
}

#[test]
fn a_feed_belongs_to_the_first_list_that_the_site_shows() {
    let lists = SITE_FEED.listings;
    for (names, expected) in [
        (&["news", "blog", "about"][..], "/News"),
        (&["blog", "news"], "/News"),
        (&["blog"], "/Blog"),
        (&["article-detail"], "/Articles/Detail"),
        (&["news-detail"], "/"),
        (&[], "/"),
    ] {
        let pages: Vec<_> = names.iter().map(|name| PAGES.get(name).unwrap()).collect();
        assert_eq!(home(lists, &pages), expected, "{names:?}");
    }
}

#[test]
fn items_have_pages_of_their_own() {
    let detail = listed::page_of(NEWS.call, &[PAGES.get("news-detail").unwrap()]).unwrap();
    let post = |id: &serde_json::Value| json!({ "id": id, "slug": "satu", "title": "Satu" });
    let response = |items: &serde_json::Value| json!({ "data": { "items": items } }).to_string();
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
        let found = items(&response(&listed), detail);
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
