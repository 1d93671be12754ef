//! Search response in the envelope of the platform's lists, with counts by kind, the correction of a typo
//! and the matched words.

use serde::Serialize;

use super::index::{Index, Indexed};
use super::query::SearchQuery;
use super::ranking::ranked;
use super::subject::SubjectKind;
use super::words::words;
use crate::api::envelope;

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

/// The response to a search, as JSON.
#[must_use]
pub fn results_json(index: &Index, search: Search<'_>) -> String {
    let parsed = SearchQuery::read(search.query, index);
    let found = ranked(&parsed, index);
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

    let of_kinds = SubjectKind::ALL.into_iter().map(|kind| KindTotal {
        kind: kind.name(),
        total: of_kind(kind),
    });
    envelope::good(
        "",
        Hits {
            kinds: of_kinds.filter(|kind| kind.total > 0).collect(),
            words: found_words(&parsed, &shown),
            corrected: parsed.corrected(),
            page: search.page.max(1),
            per_page: PER_PAGE,
            total_items: wanted.len(),
            total_pages,
            is_whole: index.is_whole,
            items: shown.into_iter().map(Hit::of).collect(),
        },
    )
}

/// One page of hits.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Hits<'s> {
    items: Vec<Hit<'s>>,
    kinds: Vec<KindTotal>,
    words: Vec<String>,
    corrected: Option<String>,
    page: usize,
    per_page: usize,
    total_items: usize,
    total_pages: usize,
    is_whole: bool,
}

#[derive(Serialize)]
struct Hit<'s> {
    kind: &'static str,
    path: &'s str,
    title: &'s str,
    summary: &'s str,
    date: Option<&'s str>,
}

impl<'s> Hit<'s> {
    fn of(page: &'s Indexed) -> Self {
        let subject = &page.subject;
        Self {
            kind: subject.kind.name(),
            path: &page.path,
            title: &subject.title,
            summary: &subject.summary,
            date: subject.date.as_deref(),
        }
    }
}

/// How many hits of a kind there are.
#[derive(Serialize)]
struct KindTotal {
    kind: &'static str,
    total: usize,
}

/// The words of what is shown that were found, each once, as they are compared.
fn found_words(parsed: &SearchQuery<'_>, shown: &[&Indexed]) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for page in shown {
        for text in [&page.subject.title, &page.subject.summary] {
            for word in words(text) {
                if !found.contains(&word.text) && parsed.has(&word.text) {
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
        let text = results_json(&index(texts), search);
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
    fn a_response_has_a_page_of_hits() {
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
    fn whatever_is_typed_has_a_response() {
        for query in [
            "", " ", "\u{0}", "<script>", "\"'&", "日本", "a", "%%%", "yang di",
        ] {
            let data = said(&["Web"], of(query));
            assert_eq!(data["totalItems"], json!(0), "{query}");
        }
    }
}
