//! Reading a list of the platform page by page, and the items that are cached of it.
//!
//! What has come stands in for those who wait, unless more is cached from before; a page that cannot be
//! had is left out, and the list is read again soon.

use std::rc::Rc;

use super::listed::{ListPage, MOST_PAGES};
use super::sitemap::SitemapEntry;

/// More of one list is not held: about ten thousand items, of all that an isolate has room for.
const MOST_BYTES: usize = 2_500_000;

/// After so many pages that could not be had the others are not asked for.
const MOST_FAILURES: u32 = 3;

/// Of so many of a list's first items the subject is held too, for a search.
const MOST_DESCRIBED: usize = 2_000;

/// The pages of a list's items, as far as they were read.
#[derive(Clone, Debug, Default)]
pub struct CachedItems {
    /// In the list's order; shared, so that readers borrow what has come without a copy.
    pages: Vec<Rc<[SitemapEntry]>>,
    /// Whether every page of the list could be had.
    pub is_whole: bool,
}

impl CachedItems {
    /// The items in the list's order.
    pub fn entries(&self) -> impl Iterator<Item = &SitemapEntry> {
        self.pages.iter().flat_map(|page| page.iter())
    }

    /// Whether another reading has brought the same, which it mostly has.
    #[must_use]
    pub fn has_same_entries(self: &Rc<Self>, other: &Rc<Self>) -> bool {
        let is_same = || self.is_whole == other.is_whole && self.pages == other.pages;
        Rc::ptr_eq(self, other) || is_same()
    }

    /// How many there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.pages.iter().map(|page| page.len()).sum()
    }

    /// About how many bytes they take.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let texts = |entry: &SitemapEntry| {
            let others = [&entry.last_modified, &entry.image].into_iter().flatten();
            let subject = entry.subject.as_ref().map_or(0, |subject| subject.bytes());
            entry.path.len() + others.map(String::len).sum::<usize>() + subject
        };
        self.entries()
            .map(|entry| size_of::<SitemapEntry>() + texts(entry))
            .sum()
    }
}

/// A list that is being read.
#[derive(Debug)]
pub struct ListReading {
    items: CachedItems,
    failures: u32,
    /// Whether the list is longer than what is held of it.
    pub is_cut: bool,
    /// How many items were cached before.
    before: usize,
    /// The page that comes next; `None` after the last one.
    next: Option<u32>,
}

impl ListReading {
    /// Begins one, of whose list that is cached.
    #[must_use]
    pub fn begin(cached: Option<&CachedItems>) -> Self {
        Self {
            items: CachedItems::default(),
            failures: 0,
            is_cut: false,
            before: cached.map_or(0, CachedItems::count),
            next: Some(1),
        }
    }

    /// The number of the page to ask for, from 1; `None` if the reading is over.
    #[must_use]
    pub const fn next_page(&self) -> Option<u32> {
        self.next
    }

    /// Takes the page that was asked for, `None` if it could not be had.
    pub fn take(&mut self, page: Option<ListPage>) {
        let number = self.next.unwrap_or(MOST_PAGES);
        self.next = Some(number + 1).filter(|next| *next <= MOST_PAGES);
        let Some(page) = page else {
            self.failures += 1;
            // Without its first page nobody knows how long the list is.
            if number == 1 || self.failures == MOST_FAILURES {
                self.next = None;
            }
            return;
        };
        // An upstream that does not count pages gives the first one for ever.
        let first = self.items.entries().next();
        if first.is_some() && first == page.entries.first() {
            self.next = None;
            return;
        }
        let mut entries = page.entries;
        let described = MOST_DESCRIBED.saturating_sub(self.items.count());
        for entry in entries.iter_mut().skip(described) {
            entry.subject = None;
        }
        self.items.pages.push(entries.into());
        if !page.has_more {
            self.next = None;
        } else if self.next.is_none() || self.items.bytes() > MOST_BYTES {
            self.next = None;
            self.is_cut = true;
        }
    }

    /// What stands in for those who wait: what has come, once it is more than was cached before.
    #[must_use]
    pub fn so_far(&self) -> Option<&CachedItems> {
        Some(&self.items).filter(|items| items.count() > self.before)
    }

    /// What a reading that is over has brought, where every page could be had.
    #[must_use]
    pub fn whole(&self) -> Option<CachedItems> {
        (self.failures == 0).then(|| CachedItems {
            is_whole: true,
            ..self.items.clone()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `ab+` is a page of two items with more after it, `ab` the last one, `!` one that cannot be had.
    fn page(word: &str) -> Option<ListPage> {
        let entry = |name: char| SitemapEntry {
            path: name.to_string(),
            last_modified: None,
            subject: None,
            image: None,
        };
        let entries = word.chars().filter(char::is_ascii_alphabetic).map(entry);
        (word != "!").then(|| ListPage {
            entries: entries.collect(),
            has_more: word.ends_with('+'),
        })
    }

    fn describe(items: Option<&CachedItems>) -> Option<(String, bool)> {
        let items = items?;
        let paths = items.entries().map(|entry| entry.path.as_str());
        Some((paths.collect(), items.is_whole))
    }

    /// Reads pages on top of the cached ones; returns the number of requests and the entries then.
    fn read(cached: Option<CachedItems>, pages: &str) -> (u32, Option<CachedItems>) {
        let mut reading = ListReading::begin(cached.as_ref());
        let mut words = pages.split(' ').filter(|word| !word.is_empty());
        let mut asked = 0;
        while let Some(number) = reading.next_page() {
            asked += 1;
            assert_eq!(number, asked);
            reading.take(words.next().and_then(page));
        }
        let come = reading.whole().or_else(|| reading.so_far().cloned());
        (asked, come.or(cached))
    }

    #[test]
    fn a_list_is_read_to_its_end_or_as_far_as_it_goes() {
        for (pages, asked, expected) in [
            ("ab", 1, Some(("ab", true))),
            ("ab+ cd+ e", 3, Some(("abcde", true))),
            // The first one again and again.
            ("ab+ ab+ ab+", 2, Some(("ab", true))),
            ("!", 1, None),
            ("ab+ ! cd", 3, Some(("abcd", false))),
            ("ab+ ! ! !", 4, Some(("ab", false))),
            ("ab+ ! c+ ! d+ !", 6, Some(("abcd", false))),
        ] {
            let (made, items) = read(None, pages);
            assert_eq!(made, asked, "{pages}");
            let expected = expected.map(|(items, is_whole)| (items.to_owned(), is_whole));
            assert_eq!(describe(items.as_ref()), expected, "{pages}");
        }
        let endless = ["a+ ", &"b+ ".repeat(300)].concat();
        assert_eq!(read(None, &endless).0, MOST_PAGES);
    }

    #[test]
    fn a_list_over_the_limit_is_truncated_and_marked() {
        let mut reading = ListReading::begin(None);
        let long = |start: char| SitemapEntry {
            path: start.to_string().repeat(10_000),
            last_modified: None,
            subject: None,
            image: None,
        };
        let mut pages = 0;
        while reading.next_page().is_some() {
            let start = if pages == 0 { 'a' } else { 'b' };
            pages += 1;
            reading.take(Some(ListPage {
                entries: vec![long(start); 10],
                has_more: true,
            }));
        }
        assert!(reading.is_cut);
        assert_eq!(pages, 25);
        let mut short = ListReading::begin(None);
        short.take(page("ab"));
        assert!(!short.is_cut);
    }

    #[test]
    fn a_partial_list_is_used_unless_more_is_cached() {
        let (_, cached) = read(None, "abc+ de");
        let mut reading = ListReading::begin(cached.as_ref());
        for (word, expected) in [
            ("vw+", None),
            ("xyza+", Some("vwxyza")),
            ("b+", Some("vwxyzab")),
        ] {
            reading.take(page(word));
            let expected = expected.map(|items| (items.to_owned(), false));
            assert_eq!(describe(reading.so_far()), expected, "{word}");
        }
        // Less is for good only where it was whole.
        for (pages, expected) in [("!", "abcde"), ("a+ !", "abcde"), ("a", "a")] {
            let (_, now) = read(cached.clone(), pages);
            let actual = describe(now.as_ref());
            assert_eq!(
                actual.map(|(items, _)| items).as_deref(),
                Some(expected),
                "{pages}"
            );
        }
    }

    #[test]
    fn a_partial_list_shares_its_entries() {
        let mut reading = ListReading::begin(None);
        reading.take(page("ab+"));
        let lent = reading.so_far().cloned();
        reading.take(page("cd+"));
        let later = reading.so_far().cloned();
        let first =
            |items: Option<CachedItems>| items.and_then(|items| items.pages.first().cloned());
        let (lent, later) = (first(lent).unwrap(), first(later).unwrap());
        assert!(Rc::ptr_eq(&lent, &later));
    }
}
