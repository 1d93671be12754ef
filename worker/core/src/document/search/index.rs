//! Search index of a site: words and the pages that contain them. Made at once out of what is cached of the
//! site's lists, and never changed; bounded in pages and bytes, whatever a platform lists.

use std::rc::Rc;

use super::stem::stems;
use super::subject::Subject;
use super::words::{self, is_stop_word, words};
use crate::document::discovery::list_reading::CachedItems;
use crate::document::discovery::sitemap::SitemapEntry;

/// The most pages that an index holds.
const MOST_PAGES: usize = 5_000;

/// About the most bytes that one takes.
const MOST_BYTES: usize = 4 * 1024 * 1024;

/// What a word counts in a title, in a label and in a summary.
const TITLE: u8 = 10;
const LABEL: u8 = 5;
const SUMMARY: u8 = 2;

/// How much of that its stem counts, in tenths.
const STEM_TENTHS: u8 = 6;

/// A page that can be found.
#[derive(Debug)]
pub struct Indexed {
    /// Its path, percent-encoded.
    pub path: String,
    /// What is known of it.
    pub subject: Rc<Subject>,
    /// The words of its title, as [`words::line`] writes them.
    pub title: String,
}

/// That a term stands in a page, and what it counts there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Posting {
    /// The page's place in the index.
    pub page: u16,
    /// What it counts.
    pub points: u8,
}

/// A word, or a stem of some.
#[derive(Debug)]
pub struct Term {
    /// As it is compared.
    pub text: Box<str>,
    /// Whether it stands somewhere as it is.
    pub is_word: bool,
    /// Where it counts, in the pages' order.
    pub postings: Box<[Posting]>,
}

/// All that can be found on a site.
#[derive(Debug, Default)]
pub struct Index {
    /// Its pages.
    pub pages: Vec<Indexed>,
    /// Its terms, sorted.
    terms: Vec<Term>,
    /// Whether every list of the site could be read to its end.
    pub is_whole: bool,
    /// The lists it was made of; the site's own pages never change.
    lists: Vec<Rc<CachedItems>>,
}

impl Index {
    /// The index of a site's own pages and of what is cached of its lists. Where there is more than one can
    /// hold, each list has its first items in it.
    #[must_use]
    pub fn of(own: &[SitemapEntry], lists: Vec<Rc<CachedItems>>) -> Self {
        let mut making = Making::default();
        for entry in own {
            making.add(entry);
        }
        let mut readers: Vec<_> = lists.iter().map(|list| list.entries()).collect();
        while !readers.is_empty() && making.has_room() {
            readers.retain_mut(|reader| reader.next().map(|entry| making.add(entry)).is_some());
        }
        drop(readers);
        let (pages, terms) = making.into_terms();
        Self {
            pages,
            terms,
            is_whole: lists.iter().all(|list| list.is_whole),
            lists,
        }
    }

    /// Whether an index of these lists would be this one: they are the ones that it was made of.
    #[must_use]
    pub fn is_of(&self, lists: &[Rc<CachedItems>]) -> bool {
        let mut pairs = self.lists.iter().zip(lists);
        self.lists.len() == lists.len() && pairs.all(|(one, other)| one.has_same_entries(other))
    }

    /// About how many bytes it takes, without what it shares with the lists.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let pages = self
            .pages
            .iter()
            .map(|page| page.path.len() + page.title.len() + size_of::<Indexed>());
        let terms = self.terms.iter().map(term_bytes);
        pages.sum::<usize>() + terms.sum::<usize>()
    }

    /// The term of that text.
    #[must_use]
    pub fn term(&self, text: &str) -> Option<&Term> {
        let place = self
            .terms
            .binary_search_by(|term| term.text.as_ref().cmp(text));
        self.terms.get(place.ok()?)
    }

    /// The words that begin so, the text itself aside.
    pub fn beginning<'i>(&'i self, text: &'i str) -> impl Iterator<Item = &'i Term> {
        let from = self
            .terms
            .partition_point(|term| term.text.as_ref() <= text);
        let after = self.terms.iter().skip(from);
        after
            .take_while(move |term| term.text.starts_with(text))
            .filter(|term| term.is_word)
    }

    /// All words that stand somewhere.
    pub fn words(&self) -> impl Iterator<Item = &Term> {
        self.terms.iter().filter(|term| term.is_word)
    }
}

fn term_bytes(term: &Term) -> usize {
    size_of::<Term>() + term.text.len() + size_of_val(&*term.postings)
}

/// A term that is being made: its postings are those of [`Term`].
struct MadeTerm {
    text: Box<str>,
    is_word: bool,
    postings: Vec<Posting>,
    /// Its stems' places, once they are known.
    stems: Option<Rc<[usize]>>,
}

/// An index that is being made. Few kinds of collections make it: each more is kilobytes of code.
#[derive(Default)]
struct Making {
    pages: Vec<Indexed>,
    /// In the order in which they came.
    terms: Vec<MadeTerm>,
    /// Their places, sorted by their texts.
    sorted: Vec<usize>,
    bytes: usize,
}

/// How a term comes into the index.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TermKind {
    /// It is written on a page.
    Word,
    /// A word on a page comes from it.
    Stem,
}

impl Making {
    fn has_room(&self) -> bool {
        self.pages.len() < MOST_PAGES && self.bytes < MOST_BYTES
    }

    /// Adds a page of which something is known, as long as there is room.
    fn add(&mut self, entry: &SitemapEntry) {
        let (Some(subject), true) = (&entry.subject, self.has_room()) else {
            return;
        };
        let title = words(&subject.title);
        self.count(&title, TITLE);
        self.count(&words(&subject.labels), LABEL);
        self.count(&words(&subject.summary), SUMMARY);
        let title = words::line(&title);
        self.bytes += entry.path.len() + title.len() + size_of::<Indexed>();
        self.pages.push(Indexed {
            path: entry.path.clone(),
            subject: Rc::clone(subject),
            title,
        });
    }

    /// Counts the words of a text of the page that comes next, and their stems.
    fn count(&mut self, words: &[words::Word], worth: u8) {
        let mut before: Option<&str> = None;
        for word in words {
            let text = word.text.as_str();
            if let Some(before) = before.filter(|_| word.is_joined) {
                let joined = self.place(&[before, text].concat());
                self.point(joined, worth, TermKind::Word);
            }
            before = Some(text);
            if is_stop_word(text) && worth != TITLE {
                continue;
            }
            let place = self.place(text);
            self.point(place, worth, TermKind::Word);
            for stem in self.stems(place).iter() {
                self.point(*stem, worth * STEM_TENTHS / 10, TermKind::Stem);
            }
        }
    }

    /// The place of a term, which is made where there is none of it.
    fn place(&mut self, text: &str) -> usize {
        let text_at = |place: &usize| self.terms.get(*place).map_or("", |term| &*term.text);
        match self
            .sorted
            .binary_search_by(|place| text_at(place).cmp(text))
        {
            Ok(known) => self.sorted.get(known).copied().unwrap_or_default(),
            Err(between) => {
                let place = self.terms.len();
                self.sorted.insert(between, place);
                self.bytes += size_of::<Term>() + text.len();
                self.terms.push(MadeTerm {
                    text: text.into(),
                    is_word: false,
                    postings: Vec::new(),
                    stems: None,
                });
                place
            }
        }
    }

    /// The places of a word's stems, which are asked for once.
    fn stems(&mut self, place: usize) -> Rc<[usize]> {
        let Some(term) = self.terms.get(place) else {
            return Rc::default();
        };
        if let Some(known) = &term.stems {
            return Rc::clone(known);
        }
        let stems = stems(&term.text);
        let found: Vec<usize> = stems.iter().map(|stem| self.place(stem)).collect();
        let found: Rc<[usize]> = found.into();
        if let Some(term) = self.terms.get_mut(place) {
            term.stems = Some(Rc::clone(&found));
        }
        found
    }

    /// Counts a term of the page that comes next.
    fn point(&mut self, place: usize, points: u8, kind: TermKind) {
        let (Some(term), Ok(page)) = (self.terms.get_mut(place), u16::try_from(self.pages.len()))
        else {
            return;
        };
        term.is_word |= kind == TermKind::Word;
        match term.postings.last_mut() {
            Some(last) if last.page == page => last.points = last.points.saturating_add(points),
            _ => {
                self.bytes += size_of::<Posting>();
                term.postings.push(Posting { page, points });
            }
        }
    }

    /// The terms in their texts' order.
    fn into_terms(mut self) -> (Vec<Indexed>, Vec<Term>) {
        let mut terms = Vec::with_capacity(self.terms.len());
        for place in self.sorted {
            if let Some(term) = self.terms.get_mut(place) {
                terms.push(Term {
                    text: std::mem::take(&mut term.text),
                    is_word: term.is_word,
                    postings: std::mem::take(&mut term.postings).into(),
                });
            }
        }
        (self.pages, terms)
    }
}

#[cfg(test)]
pub(super) mod tests;
