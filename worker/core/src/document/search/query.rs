//! A parsed search query: each word with the matching terms of the index, corrections of typos included.

use std::cmp::Reverse;
use std::ops::Range;

use super::index::{Index, Term};
use super::stem::stems;
use super::words::{self, is_stop_word, words};

/// The most words of a query that are looked for.
const MOST_WORDS: usize = 12;

/// The most words that the beginning of one stands for, the most frequent ones.
const MOST_BEGUN: usize = 40;

/// The most words that a mistyped one may have meant.
const MOST_MEANT: usize = 3;

/// The lengths of words of which one letter may be wrong; in longer ones two may.
const ONE_WRONG: Range<usize> = 4..8;

/// How much terms count that are not the word itself.
const JOINED: f32 = 0.95;
const STEM: f32 = 0.75;
const SYNONYM: f32 = 0.7;
const MEANT: f32 = 0.7;
const BEGUN: f32 = 0.45;

/// A word of a query, with the terms that stand for it and how much each counts.
#[derive(Debug, Default)]
pub struct QueryWord<'i> {
    /// As it is looked for: mended, where it was mistyped.
    pub text: String,
    /// Where it may be found.
    pub terms: Vec<(&'i Term, f32)>,
    is_mended: bool,
}

/// A query, read for an index.
#[derive(Debug, Default)]
pub struct SearchQuery<'i> {
    /// Its words.
    pub words: Vec<QueryWord<'i>>,
    /// All of them one after the other, as [`words::line`] writes them.
    pub line: String,
}

impl<'i> SearchQuery<'i> {
    /// Reads a query.
    #[must_use]
    pub fn read(query: &str, index: &'i Index) -> Self {
        let all = words(query);
        let telling = |word: &&words::Word| !is_stop_word(&word.text);
        let mut texts: Vec<String> = all
            .iter()
            .filter(telling)
            .map(|word| word.text.clone())
            .collect();
        if texts.is_empty() {
            texts = all.iter().map(|word| word.text.clone()).collect();
        }
        texts.truncate(MOST_WORDS);
        let texts = parted(texts, index);
        let last = texts.len().saturating_sub(1);
        let parsed = texts.iter().enumerate().map(|(place, text)| {
            let mut word = QueryWord {
                text: text.clone(),
                ..QueryWord::default()
            };
            let before = place.checked_sub(1).and_then(|before| texts.get(before));
            word.look_up(index, before, texts.get(place + 1));
            // One letter is the beginning of anything, but for who is still typing behind other words.
            let is_last = place == last;
            let says_enough = text.chars().count() > 1 || (is_last && last > 0);
            if says_enough && (is_last || word.terms.is_empty()) {
                word.begin(index);
            }
            if word.terms.is_empty() {
                word.mend(index);
            }
            word
        });
        Self {
            words: parsed.collect(),
            line: words::line(&all),
        }
    }

    /// What was meant, where something was mistyped.
    #[must_use]
    pub fn corrected(&self) -> Option<String> {
        let texts: Vec<&str> = self.words.iter().map(|word| word.text.as_str()).collect();
        let is_mended = self.words.iter().any(|word| word.is_mended);
        is_mended.then(|| texts.join(" "))
    }

    /// Whether a text's word is one of those that were found.
    #[must_use]
    pub fn has(&self, word: &str) -> bool {
        let stems = stems(word);
        let mut terms = self.words.iter().flat_map(|parsed| &parsed.terms);
        terms.any(|(term, _)| *term.text == *word || stems.iter().any(|stem| *term.text == **stem))
    }
}

impl<'i> QueryWord<'i> {
    fn add(&mut self, term: Option<&'i Term>, weight: f32) {
        let Some(term) = term else { return };
        if !self.terms.iter().any(|(known, _)| known.text == term.text) {
            self.terms.push((term, weight));
        }
    }

    /// The word itself, what it comes from, what else it is called, and one with a neighbour.
    fn look_up(&mut self, index: &'i Index, before: Option<&String>, after: Option<&String>) {
        let text = self.text.clone();
        self.add(index.term(&text), 1.0);
        for joined in [
            before.map(|before| [before, &text]),
            after.map(|after| [&text, after]),
        ] {
            let term = joined
                .and_then(|[one, other]| index.term(&[one.as_str(), other.as_str()].concat()));
            self.add(term, JOINED);
        }
        for stem in stems(&text) {
            self.add(index.term(&stem), STEM);
        }
        for synonym in words::synonyms(&text) {
            self.add(index.term(synonym), SYNONYM);
        }
    }

    /// Words that begin with it, which is perhaps not typed to its end.
    fn begin(&mut self, index: &'i Index) {
        let text = self.text.clone();
        let begun = index.beginning(&text);
        // The terms of the index live longer than the text that they are looked for by.
        let mut begun: Vec<(usize, &str)> = begun
            .map(|term| (term.postings.len(), term.text.as_ref()))
            .collect();
        begun.sort_unstable_by_key(|(often, text)| (Reverse(*often), *text));
        for (_, text) in begun.into_iter().take(MOST_BEGUN) {
            self.add(index.term(text), BEGUN);
        }
    }

    /// The words that were meant, where it is mistyped.
    fn mend(&mut self, index: &'i Index) {
        let length = self.text.chars().count();
        let most = match length {
            length if length < ONE_WRONG.start => return,
            length if ONE_WRONG.contains(&length) => 1,
            _ => 2,
        };
        let mut meant: Vec<&'i Term> = Vec::new();
        let mut nearest = usize::MAX;
        for term in index.words() {
            if !is_near(&self.text, &term.text, most) {
                continue;
            }
            let distance = strsim::osa_distance(&self.text, &term.text);
            // A letter that has gone further astray makes two: `phyton`.
            let is_meant =
                distance <= most || (distance == 2 && has_same_letters(&self.text, &term.text));
            if !is_meant || distance > nearest {
                continue;
            }
            if distance < nearest {
                nearest = distance;
                meant.clear();
            }
            // Of equals the more frequent stands first.
            let often = |known: &&Term| known.postings.len() >= term.postings.len();
            let place = meant.iter().position(|known| !often(known));
            meant.insert(place.unwrap_or(meant.len()), term);
            meant.truncate(MOST_MEANT);
        }
        if let Some(best) = meant.first() {
            self.text = best.text.to_string();
            self.is_mended = true;
        }
        for term in meant {
            self.add(Some(term), MEANT);
        }
        for stem in stems(&self.text.clone()) {
            self.add(index.term(&stem), MEANT * STEM);
        }
    }
}

/// Whether two words may be as near as that, which is cheaper to say than how near they are.
fn is_near(one: &str, other: &str, most: usize) -> bool {
    let mut others = other.bytes();
    let (first, second) = (others.next(), others.next());
    let mut ones = one.bytes();
    let (head, next) = (ones.next(), ones.next());
    one.len().abs_diff(other.len()) <= most
        && (head == first || (head == second && next == first) || next == second)
}

fn has_same_letters(one: &str, other: &str) -> bool {
    let count = |word: &str, letter: char| word.chars().filter(|c| *c == letter).count();
    let is_same = |letter: char| count(one, letter) == count(other, letter);
    one.len() == other.len() && one.chars().all(is_same)
}

/// The words with those parted that nobody writes as one: `basisdata`.
fn parted(texts: Vec<String>, index: &Index) -> Vec<String> {
    let is_known = |text: &str| {
        let stands = |text: &str| index.term(text).is_some_and(|term| term.is_word);
        stands(text) || stems(text).iter().any(|stem| index.term(stem).is_some())
    };
    let mut parted = Vec::with_capacity(texts.len());
    for text in texts {
        let is_whole = is_known(&text) || index.beginning(&text).next().is_some();
        let split = || {
            let mut places =
                (3..text.len().saturating_sub(2)).filter_map(|place| text.split_at_checked(place));
            let is_word = |text: &str| index.term(text).is_some_and(|term| term.is_word);
            places.find(|(head, tail)| is_word(head) && is_word(tail))
        };
        match (!is_whole).then(split).flatten() {
            Some((head, tail)) => parted.extend([head.to_owned(), tail.to_owned()]),
            None => parted.push(text),
        }
    }
    parted
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::search::index::tests::index;

    #[test]
    fn typos_are_corrected() {
        let index = index(&[
            "Pemrograman Web",
            "Keamanan Siber",
            "Analisis Data dengan Python",
            "Aplikasi Flutter",
            "Belajar Mengajar",
            "Basis Data",
            "Node.js",
            "Full-Stack",
        ]);
        for (query, corrected) in [
            ("pemogramman web", Some("pemrograman web")),
            ("phyton", Some("python")),
            ("fluter", Some("flutter")),
            ("keamaan", Some("keamanan")),
            ("kemanan siber", Some("keamanan siber")),
            ("beljar", Some("belajar")),
            ("python", None),
            ("pengajar", None),
            ("pyth", None),
            ("basisdata", None),
            ("nodejs", None),
            ("node js", None),
            ("fullstack", None),
            ("xyz", None),
            ("qqqqqqqq", None),
        ] {
            let parsed = SearchQuery::read(query, &index);
            assert_eq!(parsed.corrected().as_deref(), corrected, "{query}");
        }
    }

    #[test]
    fn a_word_stands_for_what_it_is_also_written_as() {
        let index = index(&["Belajar Koding", "Node.js", "Basis Data", "Merancang Situs"]);
        for (query, found) in [
            ("mengajar", vec!["ajar"]),
            ("coding", vec!["koding"]),
            ("website", vec!["situs"]),
            ("node js", vec!["node", "nodejs", "js"]),
            ("basisdata", vec!["basis", "data"]),
            ("kod", vec!["koding"]),
            ("k", vec![]),
            ("situs k", vec!["situs", "koding"]),
            ("yang", vec![]),
            ("", vec![]),
        ] {
            let parsed = SearchQuery::read(query, &index);
            let terms = parsed.words.iter().flat_map(|word| &word.terms);
            let mut terms: Vec<&str> = terms.map(|(term, _)| term.text.as_ref()).collect();
            let mut seen = Vec::new();
            terms.retain(|term| {
                !seen.contains(term) && {
                    seen.push(*term);
                    true
                }
            });
            assert_eq!(terms, found, "{query}");
        }
        let many = "kata ".repeat(1_000);
        assert_eq!(SearchQuery::read(&many, &index).words.len(), MOST_WORDS);
    }

    #[test]
    fn matched_words_of_a_text_are_reported() {
        let index = index(&["Pengajar muda", "Belajar web"]);
        let parsed = SearchQuery::read("mengajar", &index);
        assert!(parsed.has("pengajar") && parsed.has("belajar") && !parsed.has("web"));
    }
}
