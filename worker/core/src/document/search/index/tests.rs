use super::*;
use crate::document::discovery::list_reading::ListReading;
use crate::document::discovery::listed::ListPage;
use crate::document::search::subject::SubjectKind;

/// A page as a text: `title | summary | labels`.
pub fn entry(path: &str, text: &str) -> SitemapEntry {
    let mut parts = text.split('|').map(|part| part.trim().to_owned());
    let mut part = || parts.next().unwrap_or_default();
    SitemapEntry {
        path: path.into(),
        last_modified: None,
        image: None,
        subject: Some(Rc::new(Subject {
            kind: SubjectKind::Class,
            title: part(),
            summary: part(),
            labels: part(),
            date: None,
        })),
    }
}

/// An index of pages given as texts; their paths are their numbers from 0.
pub fn index(texts: &[&str]) -> Index {
    let pages = texts.iter().enumerate();
    let own: Vec<_> = pages
        .map(|(place, text)| entry(&format!("/{place}"), text))
        .collect();
    Index::of(&own, Vec::new())
}

fn list(name: &str, length: usize) -> Rc<CachedItems> {
    let mut reading = ListReading::begin(None);
    while let Some(number) = reading.next_page() {
        let items = (0..100).map(|place| entry(&format!("/{name}/{number}/{place}"), "Kelas"));
        reading.take(Some(ListPage {
            entries: items.collect(),
            has_more: usize::try_from(number).unwrap() * 100 < length,
        }));
    }
    Rc::new(reading.whole().unwrap())
}

#[test]
fn a_word_counts_by_where_it_stands() {
    let index = index(&[
        "Dasar Web | menulis halaman web | web",
        "Lain | tentang web yang cepat",
    ]);
    let points = |text: &str| {
        let term = index.term(text)?;
        Some(
            term.postings
                .iter()
                .map(|one| (one.page, one.points))
                .collect::<Vec<_>>(),
        )
    };
    assert_eq!(
        points("web"),
        Some(vec![(0, TITLE + LABEL + SUMMARY), (1, SUMMARY)])
    );
    assert_eq!(points("tulis"), Some(vec![(0, 1)]));
    assert_eq!(points("yang"), None);
    assert!(!index.term("tulis").unwrap().is_word);
    let begun: Vec<_> = index
        .beginning("ha")
        .map(|term| term.text.as_ref())
        .collect();
    assert_eq!(begun, ["halaman"]);
}

#[test]
fn an_index_has_bounds_and_some_of_each_list() {
    let lists = [
        list("a", 4_000),
        list("b", 4_000),
        list("d", 4_000),
        list("c", 100),
    ];
    let index = Index::of(&[entry("/", "Beranda")], lists.into());
    assert_eq!(index.pages.len(), MOST_PAGES);
    for name in ["/a/", "/b/", "/c/1/99"] {
        assert!(
            index.pages.iter().any(|page| page.path.starts_with(name)),
            "{name}"
        );
    }
    assert!(index.bytes() < MOST_BYTES);
    let mut making = Making::default();
    for number in 0..100_000 {
        let words: Vec<_> = (0..40).map(|place| format!("k{number}x{place}")).collect();
        making.add(&entry("/", &format!("a | {}", words.join(" "))));
    }
    assert!(making.bytes < MOST_BYTES + 64 * 1024 && making.pages.len() < MOST_PAGES);
}

#[test]
fn an_index_stays_while_its_lists_say_the_same() {
    let index = Index::of(&[], vec![list("a", 100), list("b", 100)]);
    for (lists, expected) in [
        (vec![list("a", 100), list("b", 100)], true),
        (vec![list("a", 100), list("c", 100)], false),
        (vec![list("a", 100), list("b", 200)], false),
        (vec![list("a", 100)], false),
        (vec![], false),
    ] {
        assert_eq!(index.is_of(&lists), expected);
    }
}
