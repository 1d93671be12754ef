//! Reading a list of the platform page by page, and what is remembered of it.
//!
//! What has come is lent to those who wait, unless more is known from before; a page that cannot be
//! had is left out, and the list is read again soon.

use std::rc::Rc;

use super::listed::{ListPage, MOST_PAGES};
use super::sitemap::Entry;
use crate::memory::{Lookup, Memory, Turn};

/// How long what was read is fresh.
const FRESH_MS: u64 = 60_000;
/// How long one reading may keep others from reading: longer than the runtime lets it go on.
const LEASE_MS: u64 = 60_000;
/// How soon a list that could not be read whole is read again.
const RETRY_MS: u64 = 10_000;
/// After so many pages that could not be had the others are not asked for.
const MOST_FAILURES: u32 = 3;

/// The pages of a list's items, as far as they are known.
#[derive(Debug, Default)]
pub struct KnownItems {
    /// In the list's order.
    pub entries: Vec<Entry>,
    /// Whether every page of the list could be had.
    pub is_whole: bool,
}

/// What is known under a list's key.
pub fn known(memory: &mut Memory, key: &str) -> Option<Rc<KnownItems>> {
    memory.get(key)
}

/// Whether whoever asks has to read the list, since what is known of it is old: one does at a time.
pub fn is_mine_to_read(memory: &mut Memory, key: &str, now_ms: u64) -> bool {
    let lookup = memory.lookup::<KnownItems>(key, now_ms, LEASE_MS);
    matches!(
        lookup,
        Lookup::Stale(_, Turn::Yours) | Lookup::Nothing(Turn::Yours)
    )
}

/// A list that is being read, whose turn was taken.
#[derive(Debug)]
pub struct Reading {
    key: String,
    entries: Vec<Entry>,
    failures: u32,
    /// How many items were known before.
    before: usize,
    /// The page that comes next; none after the last one.
    next: Option<u32>,
}

impl Reading {
    /// Begins one.
    #[must_use]
    pub fn begin(memory: &mut Memory, key: String) -> Self {
        let before = known(memory, &key);
        Self {
            before: before.map_or(0, |known| known.entries.len()),
            key,
            entries: Vec::new(),
            failures: 0,
            next: Some(1),
        }
    }

    /// The number of the page to ask for, from 1; none when the reading is over.
    #[must_use]
    pub const fn next_page(&self) -> Option<u32> {
        self.next
    }

    /// Takes the page that was asked for, none where it could not be had.
    pub fn take(&mut self, memory: &mut Memory, page: Option<ListPage>) {
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
        let is_again = |first: &Entry| self.entries.first() == Some(first);
        if page.entries.first().is_some_and(is_again) {
            self.next = None;
            return;
        }
        self.entries.extend(page.entries);
        if !page.has_more {
            self.next = None;
        } else if self.entries.len() > self.before {
            self.lend(memory, false);
        }
    }

    /// Ends a reading that is over, and with it the turn.
    pub fn end(self, memory: &mut Memory, now_ms: u64) {
        let is_whole = self.failures == 0;
        if is_whole || self.entries.len() > self.before {
            self.lend(memory, is_whole);
        }
        match known(memory, &self.key).filter(|_| is_whole) {
            Some(known) => {
                memory.keep(&self.key, known, cost(&self.entries), now_ms + FRESH_MS);
            }
            None => memory.pause(&self.key, now_ms, RETRY_MS),
        }
    }

    fn lend(&self, memory: &mut Memory, is_whole: bool) {
        let known = KnownItems {
            entries: self.entries.clone(),
            is_whole,
        };
        memory.lend(&self.key, Rc::new(known), cost(&self.entries));
    }
}

fn cost(entries: &[Entry]) -> usize {
    entries.iter().map(|entry| 64 + entry.path.len()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::Bounds;

    const BOUNDS: Bounds = Bounds {
        slots: 10,
        bytes: 1 << 20,
    };

    /// `ab+` is a page of two items with more after it, `ab` the last one, `!` one that cannot be had.
    fn page(word: &str) -> Option<ListPage> {
        let entry = |name: char| Entry {
            path: name.to_string(),
            last_modified: None,
        };
        let entries = word.chars().filter(char::is_ascii_alphabetic).map(entry);
        (word != "!").then(|| ListPage {
            entries: entries.collect(),
            has_more: word.ends_with('+'),
        })
    }

    fn told(memory: &mut Memory) -> Option<(String, bool)> {
        let known = known(memory, "k")?;
        let paths = known.entries.iter().map(|entry| entry.path.as_str());
        Some((paths.collect(), known.is_whole))
    }

    /// Reads pages; how many were asked for.
    fn read(memory: &mut Memory, pages: &str, now_ms: u64) -> u32 {
        let mut reading = Reading::begin(memory, "k".to_owned());
        let mut words = pages.split(' ').filter(|word| !word.is_empty());
        let mut asked = 0;
        while let Some(number) = reading.next_page() {
            asked += 1;
            assert_eq!(number, asked);
            reading.take(memory, words.next().and_then(page));
        }
        reading.end(memory, now_ms);
        asked
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
            let mut memory = Memory::new(BOUNDS);
            assert!(is_mine_to_read(&mut memory, "k", 0));
            assert_eq!(read(&mut memory, pages, 0), asked, "{pages}");
            let expected = expected.map(|(items, is_whole)| (items.to_owned(), is_whole));
            assert_eq!(told(&mut memory), expected, "{pages}");
        }
        let endless = ["abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"].concat();
        let endless: Vec<String> = endless.chars().map(|name| format!("{name}+")).collect();
        let mut memory = Memory::new(BOUNDS);
        assert_eq!(read(&mut memory, &endless.join(" "), 0), MOST_PAGES);
    }

    #[test]
    fn who_waits_is_lent_what_has_come_unless_more_is_known() {
        let mut memory = Memory::new(BOUNDS);
        let mut reading = Reading::begin(&mut memory, "k".to_owned());
        reading.take(&mut memory, page("abc+"));
        assert_eq!(told(&mut memory), Some(("abc".to_owned(), false)));
        reading.take(&mut memory, page("de"));
        reading.end(&mut memory, 0);
        // The next one shows less until it has more, and for good only where it was whole.
        let mut reading = Reading::begin(&mut memory, "k".to_owned());
        reading.take(&mut memory, page("vw+"));
        assert_eq!(told(&mut memory), Some(("abcde".to_owned(), true)));
        reading.take(&mut memory, page("xyza+"));
        assert_eq!(told(&mut memory), Some(("vwxyza".to_owned(), false)));
        let mut broken = Reading::begin(&mut memory, "k".to_owned());
        broken.take(&mut memory, None);
        broken.end(&mut memory, 0);
        assert_eq!(told(&mut memory), Some(("vwxyza".to_owned(), false)));
        let mut shorter = Reading::begin(&mut memory, "k".to_owned());
        shorter.take(&mut memory, page("a"));
        shorter.end(&mut memory, 0);
        assert_eq!(told(&mut memory), Some(("a".to_owned(), true)));
    }

    #[test]
    fn one_reads_at_a_time_and_again_when_it_is_old() {
        for (pages, again_at) in [("ab", FRESH_MS), ("!", RETRY_MS), ("ab+ !", RETRY_MS)] {
            let mut memory = Memory::new(BOUNDS);
            assert!(is_mine_to_read(&mut memory, "k", 0));
            assert!(!is_mine_to_read(&mut memory, "k", LEASE_MS - 1));
            read(&mut memory, pages, 0);
            assert!(!is_mine_to_read(&mut memory, "k", again_at - 1), "{pages}");
            assert!(is_mine_to_read(&mut memory, "k", again_at), "{pages}");
        }
        let mut memory = Memory::new(BOUNDS);
        assert!(is_mine_to_read(&mut memory, "k", 0));
        // Who died with its request is no hindrance for ever.
        assert!(is_mine_to_read(&mut memory, "k", LEASE_MS));
    }
}
