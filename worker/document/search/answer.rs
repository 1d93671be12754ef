//! What a search answers, as the app and the page in the first byte read it: the envelope of the
//! platform's lists, with how many there are of each kind, what was meant where something was mistyped,
//! and which words of the texts were found.

use super::asked::Asked;
use super::index::{Index, Indexed};
use super::ranking::ranked;
use super::subject::SubjectKind;
use super::words::words;
use crate::text::json;

/// How many hits a page has.
const PER_PAGE: usize = 10;

/// The most pages that are leafed through: who has not found it by then asks otherwise.
const MOST_PAGES: usize = 50;

/// What is asked of a search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Search<'s> {
    /// What was typed.
    pub query: &'s str,
    /// What alone is wanted.
    pub kind: Option<SubjectKind>,
    /// The page, from 1.
    pub page: usize,
}

/// The answer to a search, as JSON.
#[must_use]
pub fn answer(index: &Index, search: Search<'_>) -> String {
    let asked = Asked::read(search.query, index);
    let found = ranked(&asked, index);
    let of_kind = |kind: SubjectKind| {
        found
            .iter()
            .filter(move |page| page.subject.kind == kind)
            .count()
    };
    let is_wanted = |page: &&&Indexed| search.kind.is_none_or(|kind| page.subject.kind == kind);
    let wanted: Vec<&Indexed> = found.iter().filter(is_wanted).copied().collect();
    let total_pages = wanted.len().div_ceil(PER_PAGE).min(MOST_PAGES);
    let before = search.page.saturating_sub(1).min(MOST_PAGES);
    let before = before.saturating_mul(PER_PAGE);
    let shown: Vec<&Indexed> = wanted.iter().skip(before).take(PER_PAGE).copied().collect();

    let mut out = String::from(r#"{"status":true,"message":"","data":{"items":["#);
    for page in &shown {
        push_hit(&mut out, page);
    }
    open_next(&mut out, r#"],"kinds":["#);
    for kind in SubjectKind::ALL {
        let total = of_kind(kind);
        if total > 0 {
            out.extend([r#"{"kind":""#, kind.name(), r#"","total":"#]);
            out.extend([&total.to_string(), "},"]);
        }
    }
    open_next(&mut out, r#"],"words":["#);
    for word in found_words(&asked, &shown) {
        out.extend([&json::written(&word), ","]);
    }
    open_next(&mut out, r#"],"corrected":"#);
    out.push_str(&json::written(&asked.corrected()));
    for (name, number) in [
        ("page", search.page.max(1)),
        ("perPage", PER_PAGE),
        ("totalItems", wanted.len()),
        ("totalPages", total_pages),
    ] {
        out.extend([",\"", name, "\":", &number.to_string()]);
    }
    let is_whole = if index.is_whole { "true" } else { "false" };
    out.extend([r#","isWhole":"#, is_whole, "}}"]);
    out
}

/// Ends a list, whose items each have a comma behind them, and begins what comes next.
fn open_next(out: &mut String, next: &str) {
    if out.ends_with(',') {
        out.pop();
    }
    out.push_str(next);
}

fn push_hit(out: &mut String, page: &Indexed) {
    let subject = &page.subject;
    out.extend([r#"{"kind":""#, subject.kind.name(), "\""]);
    for (name, text) in [
        ("path", Some(&page.path)),
        ("title", Some(&subject.title)),
        ("summary", Some(&subject.summary)),
        ("date", subject.date.as_ref()),
    ] {
        out.extend([",\"", name, "\":", &json::written(&text)]);
    }
    out.push_str("},");
}

/// The words of what is shown that were found, each once, as they are compared.
fn found_words(asked: &Asked<'_>, shown: &[&Indexed]) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for page in shown {
        for text in [&page.subject.title, &page.subject.summary] {
            for word in words(text) {
                if !found.contains(&word.text) && asked.has(&word.text) {
                    found.push(word.text);
                }
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::document::search::index::tests::index;

    fn said(texts: &[&str], search: Search<'_>) -> Value {
        let text = answer(&index(texts), search);
        serde_json::from_str::<Value>(&text).unwrap()["data"].take()
    }

    fn of(query: &str) -> Search<'_> {
        Search {
            query,
            page: 1,
            ..Search::default()
        }
    }

    #[test]
    fn a_page_of_hits_is_answered() {
        let data = said(
            &["Pemrograman Web | Menulis halaman", "Seni"],
            of("pemogramman"),
        );
        assert_eq!(
            data,
            json!({
                "items": [{
                    "kind": "kelas", "path": "/0", "title": "Pemrograman Web",
                    "summary": "Menulis halaman", "date": null,
                }],
                "page": 1, "perPage": 10, "totalItems": 1, "totalPages": 1,
                "kinds": [{ "kind": "kelas", "total": 1 }],
                "words": ["pemrograman"],
                "corrected": "pemrograman",
                "isWhole": true,
            })
        );
    }

    #[test]
    fn hits_are_leafed_through_and_narrowed() {
        let texts = ["Web"; 23];
        for (page, items) in [(0, 10), (1, 10), (2, 10), (3, 3), (4, 0), (usize::MAX, 0)] {
            let data = said(&texts, Search { page, ..of("web") });
            assert_eq!(data["items"].as_array().unwrap().len(), items, "{page}");
            assert_eq!(
                (&data["totalItems"], &data["totalPages"]),
                (&json!(23), &json!(3))
            );
        }
        let data = said(
            &texts,
            Search {
                kind: Some(SubjectKind::Job),
                ..of("web")
            },
        );
        assert_eq!(
            (&data["totalItems"], &data["kinds"][0]["total"]),
            (&json!(0), &json!(23))
        );
    }

    #[test]
    fn whatever_is_typed_is_answered() {
        for query in [
            "", " ", "\u{0}", "<script>", "\"'&", "日本", "a", "%%%", "yang di",
        ] {
            let data = said(&["Web"], of(query));
            assert_eq!(data["totalItems"], json!(0), "{query}");
        }
    }
}
