//! What a sitemap lists: a tenant's pages, those of items that are part of the app, and those of
//! the items that the platform lists.

use crate::text::find;
use crate::text::json::{self, Value};

use super::sitemap::Entry;
use crate::site::page::{Listed, Page, nested};
use crate::site::tenant::after_pesilat;
use crate::text::json::scalar_at;

/// How many items a page of a list is asked for.
const PAGE_SIZE: u32 = 100;

/// The most pages of one list that are read.
pub const MOST_PAGES: u32 = 50;

/// Adds the addresses that a page has by itself: its own, and those of its known values.
pub fn add_own(entries: &mut Vec<Entry>, page: &Page) {
    let mut add = |params: &[(&str, String)]| {
        entries.extend(page.path_of(params).map(|path| Entry {
            path,
            last_modified: None,
        }));
    };
    add(&[]);
    for (name, values) in page.values {
        for value in values.split(' ') {
            let (above, own) = nested(value);
            let mut params = vec![(*name, own.to_owned())];
            for (other, _) in page.values {
                if let Some(above) = above
                    && other != name
                {
                    params.push((*other, above.to_owned()));
                }
            }
            add(&params);
        }
    }
}

/// Where the platform lists the items of a page, unless another page of the set shows them.
#[must_use]
pub fn listed(page: &'static Page, has: impl Fn(&str) -> bool) -> Option<&'static Listed> {
    let listed = page.listed.as_ref().filter(|_| !page.noindex)?;
    listed
        .unless
        .is_none_or(|other| !has(other))
        .then_some(listed)
}

/// A list of the platform, and the pages of a site that show its items.
#[derive(Clone, Debug)]
pub struct List {
    /// The call that gives it.
    pub call: &'static str,
    /// Each with where on it an item is found.
    pub pages: Vec<(&'static Page, &'static Listed)>,
}

/// The lists whose items have their pages among those that others may find, out of all of a site's.
#[must_use]
pub fn lists(all: &[&'static Page], findable: &[&'static Page]) -> Vec<List> {
    let has = |name: &str| all.iter().any(|page| page.name == name);
    let mut lists: Vec<List> = Vec::new();
    for page in findable {
        let Some(listed) = listed(page, has) else {
            continue;
        };
        match lists.iter_mut().find(|list| list.call == listed.call) {
            Some(list) => list.pages.push((page, listed)),
            None => lists.push(List {
                call: listed.call,
                pages: vec![(page, listed)],
            }),
        }
    }
    lists
}

/// The pages that others may find. Those under the path rule are the special domain's, where there
/// is one.
#[must_use]
pub fn findable(all: &[&'static Page], has_special_domain: bool) -> Vec<&'static Page> {
    let is_here = |page: &&&Page| !has_special_domain || after_pesilat(page.path).is_none();
    let pages = all.iter().filter(|page| !page.noindex).filter(is_here);
    pages.copied().collect()
}

/// The address of a page of a list, counted from 1.
#[must_use]
pub fn address(call: &str, number: u32) -> String {
    let separator = if find::holds(call, "?") { "&" } else { "?" };
    let (number, size) = (number.to_string(), PAGE_SIZE.to_string());
    [call, separator, "page=", &number, "&pageSize=", &size].concat()
}

/// A page of a list, as far as a sitemap goes.
#[derive(Debug, PartialEq, Eq)]
pub struct ListPage {
    /// The pages of its items.
    pub entries: Vec<Entry>,
    /// Whether there are more pages after it.
    pub has_more: bool,
}

/// Reads page `number` of a list whose items have these pages, item by item. `None` for an answer that is
/// no list.
#[must_use]
pub fn read(answer: &str, number: u32, pages: &[(&Page, &Listed)]) -> Option<ListPage> {
    let (mut entries, mut is_empty) = (Vec::new(), true);
    json::each_item(answer, &["data", "items"], |item| {
        is_empty = false;
        for (page, listed) in pages {
            entries.extend(entry(&item, page, listed));
        }
    })?;
    let total = json::value_at(answer, &["data", "totalPages"]);
    let total = total.as_ref().and_then(Value::as_u64);
    let has_more = total.is_none_or(|total| u64::from(number) < total);
    Some(ListPage {
        entries,
        has_more: has_more && !is_empty && number < MOST_PAGES,
    })
}

fn entry(item: &Value, page: &Page, listed: &Listed) -> Option<Entry> {
    let field = |path: &str| scalar_at(item, path);
    let mut params = Vec::new();
    for (name, path) in listed.params {
        params.extend(field(path).map(|value| (*name, value)));
    }
    Some(Entry {
        path: page.path_of(&params)?,
        last_modified: field("updatedAt").or_else(|| field("publishedAt")),
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::gateway::catalogue::{self, Cache};
    use crate::site::tables::PAGES;

    fn page(name: &str) -> &'static Page {
        PAGES.get(name).unwrap()
    }

    fn pair(name: &str) -> (&'static Page, &'static Listed) {
        (page(name), page(name).listed.as_ref().unwrap())
    }

    #[test]
    fn every_list_can_be_asked_for_and_kept() {
        for page in PAGES.iter() {
            let Some(listed) = &page.listed else { continue };
            let address = address(listed.call, 1);
            let (path, query) = address.split_once('?').unwrap();
            let (host, path) = path.split_once('/').unwrap();
            let call = catalogue::find("GET", host, path).unwrap().call;
            assert_eq!(call.cache, Cache::Public, "{}", page.name);
            let kept = catalogue::kept_query(call, query).unwrap();
            assert!(kept.contains("page=1"), "{}: {kept}", page.name);
            let kind = listed.call.split_once('?').map_or("", |(_, query)| query);
            assert!(kept.contains(kind), "{}: {kept}", page.name);
            assert!(listed.unless.is_none_or(|other| PAGES.get(other).is_some()));
        }
    }

    #[test]
    fn pages_and_the_apps_own_items_have_addresses() {
        let paths = |name: &str| -> Vec<String> {
            let mut entries = Vec::new();
            add_own(&mut entries, page(name));
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
            assert!(found.unwrap().is_known(), "{path}");
        }
        let elsewhere = PAGES.find("/Portfolio/Government/farcapital", |_| true);
        assert!(!elsewhere.unwrap().unwrap().is_known());
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
        ]
        .map(page);
        let here = findable(&all, true);
        assert_eq!(
            here.iter().map(|page| page.name).collect::<Vec<_>>(),
            ["about", "class-detail", "courses-premium-detail"]
        );
        assert_eq!(findable(&all, false).len(), 4);
        let hidden = PAGES.iter().filter(|page| page.noindex);
        assert!(findable(&hidden.collect::<Vec<_>>(), false).is_empty());
        let lists = lists(&all, &here);
        let pages = |list: &List| list.pages.iter().map(|(page, _)| page.name).collect();
        let found: Vec<Vec<&str>> = lists.iter().map(pages).collect();
        let count: usize = found.iter().map(Vec::len).sum();
        assert_eq!(count, 2, "{found:?}");
        let mut calls: Vec<&str> = lists.iter().map(|list| list.call).collect();
        calls.dedup();
        assert_eq!(calls.len(), lists.len());
    }

    #[test]
    fn a_list_is_read_page_by_page() {
        let item = json!({
            "id": 7, "slug": "dasar web", "code": "BB-101", "price": 0, "updatedAt": "2026-11-20",
        });
        let paid =
            json!({ "slug": "mahal", "code": "lain", "price": 5, "publishedAt": "2026-01-01" });
        let answer =
            |total| json!({ "data": { "items": [item, paid, {}, null, 3], "totalPages": total } });
        let pages = ["class-detail", "courses-premium-detail", "pesilat-class"].map(pair);
        let read = |total, number| read(&answer(total).to_string(), number, &pages).unwrap();
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
            (json!(1_000_000), MOST_PAGES, false),
        ] {
            assert_eq!(
                read(total.clone(), number).has_more,
                more,
                "{total} {number}"
            );
        }
    }

    #[test]
    fn what_is_no_list_is_none() {
        for answer in [
            json!(null),
            json!([]),
            json!({ "data": { "items": {} } }),
            json!({ "data": [] }),
        ] {
            assert_eq!(read(&answer.to_string(), 1, &[]), None, "{answer}");
        }
        let empty = json!({ "data": { "items": [] } });
        let read = read(&empty.to_string(), 1, &[]).unwrap();
        assert_eq!((read.entries.len(), read.has_more), (0, false));
    }

    #[test]
    fn pages_of_a_list_are_asked_for_by_number() {
        assert_eq!(address("a/b", 1), "a/b?page=1&pageSize=100");
        assert_eq!(address("a/b?kind=c", 12), "a/b?kind=c&page=12&pageSize=100");
    }
}
