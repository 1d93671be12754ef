use serde_json::json;

use super::*;
use crate::api::catalogue::{self, CachePolicy};
use crate::sites::tables::PAGES;
use crate::sites::tenant::Pesilat;

fn page(name: &str) -> &'static Page {
    PAGES.get(name).unwrap()
}

fn pair(name: &str) -> (&'static Page, &'static Listed) {
    (page(name), page(name).listed.as_ref().unwrap())
}

#[test]
fn every_list_is_a_cacheable_call() {
    for page in PAGES.iter() {
        let Some(listed) = &page.listed else { continue };
        let call_key = call_key(listed.call, 1);
        let (path, query) = call_key.split_once('?').unwrap();
        let (host, path) = path.split_once('/').unwrap();
        let call = catalogue::find("GET", host, path).unwrap().call;
        assert_eq!(call.cache, CachePolicy::Public, "{}", page.name);
        let accepted = catalogue::accepted_query(call, query).unwrap();
        // One that the platform gives whole has no pages.
        let is_paged = call.query.contains(&"page");
        assert_eq!(
            accepted.contains("page=1"),
            is_paged,
            "{}: {accepted}",
            page.name
        );
        let kind = listed.call.split_once('?').map_or("", |(_, query)| query);
        assert!(accepted.contains(kind), "{}: {accepted}", page.name);
        for other in listed.others() {
            assert!(PAGES.get(other).is_some_and(|other| other.listed.is_some()));
        }
    }
}

#[test]
fn pages_and_the_apps_own_items_have_urls() {
    let paths = |name: &str| -> Vec<String> {
        let mut entries = Vec::new();
        add_own(&mut entries, page(name), None);
        entries.into_iter().map(|entry| entry.path).collect()
    };
    assert_eq!(paths("about"), ["/About"]);
    assert_eq!(paths("class-detail"), [""; 0]);
    assert_eq!(
        paths("lms-feature"),
        ["/Lms/Features/coding-studio", "/Lms/Features/online-quiz"]
    );
    let portfolio = paths("portfolio");
    assert_eq!(portfolio.first().map(String::as_str), Some("/Portfolio"));
    for path in ["/Portfolio/Government", "/Portfolio/Corporates/farcapital"] {
        assert!(
            portfolio.iter().any(|listed| listed == path),
            "{portfolio:?}"
        );
    }
    for path in portfolio {
        let found = PAGES.find(&path, |page| page.name == "portfolio").unwrap();
        assert!(found.unwrap().may_have_item(), "{path}");
    }
    let elsewhere = PAGES.find("/Portfolio/Government/farcapital", |_| true);
    assert!(!elsewhere.unwrap().unwrap().may_have_item());
}

#[test]
fn another_page_may_show_the_items() {
    let article = page("article");
    assert!(listed(article, |name| name == "article").is_some());
    assert!(listed(article, |name| name == "article-detail").is_none());
    assert!(listed(page("about"), |_| true).is_none());
}

#[test]
fn pages_that_show_the_same_list_share_its_reading() {
    let all = [
        "about",
        "class-detail",
        "courses-premium-detail",
        "pesilat-class",
        "program-detail",
        "curriculum-program",
    ]
    .map(page);
    let plain = Tenant::default();
    let special = Tenant {
        pesilat: Some(Pesilat {
            domain: "pesilat.example".into(),
            layout: None,
        }),
        ..Tenant::default()
    };
    let here = findable(&all, &special);
    assert_eq!(
        here.iter().map(|page| page.name).collect::<Vec<_>>(),
        [
            "about",
            "class-detail",
            "courses-premium-detail",
            "program-detail",
            "curriculum-program"
        ]
    );
    let open = findable(&all, &plain);
    assert_eq!(open.len(), 6);
    let hidden = PAGES.iter().filter(|page| page.noindex);
    assert!(findable(&hidden.collect::<Vec<_>>(), &plain).is_empty());
    let lists = lists(&all, &open);
    let pages = |list: &List| list.pages.iter().map(|(page, _)| page.name).collect();
    let found: Vec<Vec<&str>> = lists.iter().map(pages).collect();
    // What is another page's own is that page's alone.
    assert_eq!(
        found,
        [
            vec!["class-detail"],
            vec!["program-detail", "curriculum-program"]
        ]
    );
    let mut calls: Vec<&str> = lists.iter().map(|list| list.call).collect();
    calls.dedup();
    assert_eq!(calls.len(), lists.len());
}

#[test]
fn call_keys_of_a_list_are_recognised() {
    for (call, call_key, expected) in [
        ("a/b", "a/b", true),
        ("a/b", "a/b?page=2&search=c", true),
        ("a/b", "a/bc?page=2", false),
        ("a/b?kind=c", "a/b?kind=c&page=2", true),
        ("a/b?kind=c", "a/b?kind=cd", false),
        ("a/b?kind=c", "a/b", false),
    ] {
        let pages = Vec::new();
        assert_eq!(
            List { call, pages }.has(call_key),
            expected,
            "{call} {call_key}"
        );
    }
}

#[test]
fn a_list_is_read_page_by_page() {
    let item = json!({
        "id": 7, "slug": "dasar web", "code": "BB-101", "price": 0, "updatedAt": "2026-11-20",
    });
    let paid = json!({ "slug": "mahal", "code": "lain", "price": 5, "publishedAt": "2026-01-01" });
    let response =
        |total| json!({ "data": { "items": [item, paid, {}, null, 3], "totalPages": total } });
    let pages = ["class-detail", "courses-premium-detail", "pesilat-class"].map(pair);
    let read = |total, number| read(&response(total).to_string(), number, &pages).unwrap();
    let first = read(json!(2), 1);
    let paths: Vec<_> = first
        .entries
        .iter()
        .map(|entry| (entry.path.as_str(), entry.last_modified.as_deref()))
        .collect();
    let (day, other) = (Some("2026-11-20"), Some("2026-01-01"));
    let expected = [
        ("/Class/dasar%20web", day),
        ("/Pesilat/Class/BB-101", day),
        ("/Class/mahal", other),
        ("/Courses/@Premium/mahal", other),
    ];
    assert!(expected.iter().all(|one| paths.contains(one)), "{paths:?}");
    // What has no code of its own shape has no page by its code, and no other page instead.
    assert!(
        !paths.iter().any(|(path, _)| path.contains("lain")),
        "{paths:?}"
    );
    assert!(first.has_more);
    for (total, number, more) in [
        (json!(2), 2, false),
        (json!(0), 1, false),
        (json!(null), 7, true),
        (json!("2"), 7, true),
        (json!(1_000_000), MOST_PAGES, true),
    ] {
        assert_eq!(
            read(total.clone(), number).has_more,
            more,
            "{total} {number}"
        );
    }
}

#[test]
fn an_invalid_list_is_none() {
    for response in [
        json!(null),
        json!([]),
        json!({ "data": { "items": {} } }),
        json!({ "data": 7 }),
    ] {
        assert_eq!(read(&response.to_string(), 1, &[]), None, "{response}");
    }
    let empty = json!({ "data": { "items": [] } });
    let read = read(&empty.to_string(), 1, &[]).unwrap();
    assert_eq!((read.entries.len(), read.has_more), (0, false));
    let whole = json!({ "data": [{ "slug": "dewi" }, {}, 7] }).to_string();
    let read = super::read(&whole, 1, &[pair("mentor-detail")]).unwrap();
    let paths: Vec<_> = read
        .entries
        .iter()
        .map(|entry| entry.path.as_str())
        .collect();
    assert_eq!((paths, read.has_more), (vec!["/Mentor/dewi"], false));
}

#[test]
fn a_list_without_pages_is_read_whole() {
    let response = json!({ "data": [{ "slug": "a", "name": "Satu" }, { "name": "tanpa alamat" }] });
    let pages = [pair("class-detail"), pair("class-competence")];
    let read = read(&response.to_string(), 1, &pages).unwrap();
    let known = |entry: &SitemapEntry| Some(entry.subject.as_ref()?.title.clone());
    let actual: Vec<_> = read
        .entries
        .iter()
        .map(|entry| (entry.path.as_str(), known(entry)))
        .collect();
    let expected = [
        ("/Class/a", Some("Satu".to_owned())),
        ("/Class/Competence/a", None),
    ];
    assert_eq!(
        (actual.as_slice(), read.has_more),
        (expected.as_slice(), false)
    );
}

#[test]
fn list_pages_are_requested_by_number() {
    assert_eq!(call_key("a/b", 1), "a/b?page=1&pageSize=100");
    assert_eq!(
        call_key("a/b?kind=c", 12),
        "a/b?kind=c&page=12&pageSize=100"
    );
}
