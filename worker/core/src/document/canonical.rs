//! Canonical addresses of items, and redirects from other spellings.

use super::prefetched::ResponseText;
use crate::sites::page::{Page, PageMatch};
use crate::sites::tables::PAGES;
use crate::text::fold::is_alike;

/// A path's parameters, by name.
type Params = Vec<(&'static str, String)>;

/// The path that a page says is its own: of its item where that was fetched for it, on the first page
/// that shows such items and that the site `has`; else the page table's spelling of what was asked for.
#[must_use]
pub fn path(
    matched: &PageMatch,
    item: Option<&ResponseText>,
    has: impl Fn(&Page) -> bool,
) -> String {
    let of_item = || {
        let item = item.filter(|item| is_the_routes(matched, item))?;
        let listed = matched.page.listed.as_ref()?;
        let others = listed.others().filter_map(|name| PAGES.get(name));
        let mut pages = others.filter(|page| has(page)).chain([matched.page]);
        pages.find_map(|page| page.path_of(&params(page, item)))
    };
    of_item().unwrap_or_else(|| matched.canonical())
}

/// The path that an address leads to whose parameters are not spelled as its item's: another title
/// behind the right id, or a code in small letters. One that leaves out what may be left out stays, and so
/// does what stands before the id: the item may be filed under more than one name.
#[must_use]
pub fn moved(matched: &PageMatch, item: &ResponseText) -> Option<String> {
    let own = params(matched.page, item);
    let names_it = |name: &str| {
        match_fields(matched.page)
            .iter()
            .any(|(known, _)| *known == name)
    };
    let before = |(name, _): &&(&str, String)| !names_it(name);
    let differs = matched
        .params
        .iter()
        .skip_while(before)
        .any(|(name, given)| {
            let right = own.iter().find(|(known, _)| known == name);
            right.is_some_and(|(_, value)| value != given)
        });
    let path = || matched.page.path_of(&own);
    (differs && is_the_routes(matched, item))
        .then(path)
        .flatten()
}

/// The path of an item that the query names as an address of the page once did; `None` if the response's
/// list has no such item, or the site not its page.
#[must_use]
pub fn of_query(
    matched: &PageMatch,
    raw_query: &str,
    response: &ResponseText,
    has: impl Fn(&Page) -> bool,
) -> Option<String> {
    let once = matched.page.once.as_ref()?;
    let asked = matched.page.query_value(once.query, raw_query)?;
    let page = PAGES.get(once.page).filter(|page| has(page))?;
    let list = page.item.as_ref()?.among?;
    let item = response.among(list, &[(once.field, &asked)])?;
    page.path_of(&params(page, &item))
}

/// Whether the item is the one that the path asks for, in whatever case and accents.
fn is_the_routes(matched: &PageMatch, item: &ResponseText) -> bool {
    let fields = match_fields(matched.page);
    !fields.is_empty()
        && fields.iter().all(|(name, field)| {
            let found = item.at(field);
            let given = matched.param(name).zip(found.as_deref());
            given.is_some_and(|(given, found)| is_alike(given, found))
        })
}

/// The parameters by which a page finds its item, with the item's fields that they equal.
fn match_fields(page: &Page) -> &'static [(&'static str, &'static str)] {
    page.item.as_ref().map_or(&[], |fields| fields.matches)
}

/// The parameters of an item on a page.
fn params(page: &Page, item: &ResponseText) -> Params {
    let listed = page.listed.as_ref();
    let fields = listed.map_or(&[][..], |listed| listed.params).iter();
    fields
        .filter_map(|(name, field)| Some((*name, item.at(field)?)))
        .collect()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{ResponseText, moved, of_query, path};
    use crate::sites::page::PageMatch;
    use crate::sites::tables::PAGES;

    fn response(data: &Value) -> ResponseText {
        ResponseText::new(&json!({ "data": data }).to_string())
    }

    /// The page of a path, of those in a set.
    fn found(path: &str, set: &[&str]) -> PageMatch {
        let found = PAGES.find(path, |page| set.contains(&page.name));
        found.unwrap().unwrap()
    }

    #[test]
    fn an_address_that_spells_its_item_otherwise_leads_to_it() {
        let news = json!({ "id": 31, "slug": "kabar-baik" });
        let class = json!({ "id": 4, "slug": "api-andal", "code": "BB-104" });
        let program = json!({ "id": 1, "slug": "desain" });
        let article = json!({ "id": 7, "slug": "judul", "category": { "slug": "di-kelas" } });
        for (page, asked, data, expected) in [
            (
                "news-detail",
                "/News/31/lain",
                &news,
                Some("/News/31/kabar-baik"),
            ),
            ("news-detail", "/News/31/kabar-baik", &news, None),
            ("news-detail", "/news/31/", &news, None),
            ("news-detail", "/News/32/lain", &news, None),
            ("class-code", "/Class/bb-104", &class, Some("/Class/BB-104")),
            ("class-code", "/Class/BB-104", &class, None),
            (
                "class-detail",
                "/Class/API-andal",
                &class,
                Some("/Class/api-andal"),
            ),
            (
                "class-detail",
                "/Class/%C3%81PI-Andal",
                &class,
                Some("/Class/api-andal"),
            ),
            ("class-detail", "/Class/lain", &class, None),
            ("program-detail", "/Program/1/desain", &program, None),
            (
                "program-detail",
                "/Program/1/Desain",
                &program,
                Some("/Program/1/desain"),
            ),
            ("program-detail", "/Program/1/lain", &program, None),
            (
                "article-detail",
                "/Articles/judul/Detail/7/judul",
                &article,
                None,
            ),
            (
                "article-detail",
                "/Articles/judul/Detail/7/lain",
                &article,
                Some("/Articles/di-kelas/Detail/7/judul"),
            ),
            ("about", "/About", &class, None),
        ] {
            let matched = found(asked, &[page]);
            let to = moved(&matched, &response(data));
            assert_eq!(to.as_deref(), expected, "{asked}");
            if let Some(to) = to {
                let there = found(&to, &[page]);
                assert_eq!(moved(&there, &response(data)), None, "{to} leads on");
            }
        }
    }

    #[test]
    fn old_query_addresses_redirect_to_the_item() {
        let people = response(&json!([{ "id": 7, "slug": "dewi" }, { "id": 8 }]));
        let matched = found("/Mentor", &["mentor"]);
        for (query, has, expected) in [
            ("mentor=7", true, Some("/Mentor/dewi")),
            ("search=a&mentor=7&page=2", true, Some("/Mentor/dewi")),
            ("mentor=7", false, None),
            // One without a name for its address has none.
            ("mentor=8", true, None),
            ("mentor=9", true, None),
            ("search=7", true, None),
            ("", true, None),
        ] {
            let to = of_query(&matched, query, &people, |_| has);
            assert_eq!(to.as_deref(), expected, "{query}");
        }
        let about = found("/About", &["about"]);
        assert_eq!(of_query(&about, "mentor=7", &people, |_| true), None);
    }

    #[test]
    fn one_page_of_those_that_show_an_item_is_its_own() {
        let class = json!({ "id": 4, "slug": "api-andal", "code": "BB-104" });
        let all = [
            "class-detail",
            "class-code",
            "class-competence",
            "courses-detail",
            "courses-premium-detail",
            "overview",
        ];
        for (asked, set, expected) in [
            ("/Class/api-andal", &all[..], "/Class/api-andal"),
            ("/Class/BB-104", &all, "/Class/api-andal"),
            ("/Class/Competence/api-andal", &all, "/Class/api-andal"),
            ("/Courses/api-andal", &all, "/Class/api-andal"),
            ("/Courses/@Premium/api-andal", &all, "/Class/api-andal"),
            ("/Overview/BB-104", &all, "/Class/api-andal"),
            (
                "/Courses/@Premium/api-andal",
                &all[3..],
                "/Courses/api-andal",
            ),
            ("/Overview/BB-104", &["overview"], "/Overview/BB-104"),
            ("/Overview", &all, "/Overview"),
            ("/Class/lain", &all, "/Class/lain"),
        ] {
            let matched = found(asked, set);
            let has = |page: &crate::sites::page::Page| set.contains(&page.name);
            assert_eq!(path(&matched, Some(&response(&class)), has), expected);
            assert_eq!(path(&matched, None, has), asked);
        }
        let news = response(&json!({ "id": 31, "slug": "kabar-baik" }));
        for (asked, set) in [
            ("/News/31", &["news-detail"][..]),
            ("/News/kabar-baik", &["news-article", "news-detail"]),
        ] {
            let has = |page: &crate::sites::page::Page| set.contains(&page.name);
            assert_eq!(
                path(&found(asked, set), Some(&news), has),
                "/News/31/kabar-baik"
            );
        }
    }
}
