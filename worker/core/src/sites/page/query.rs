//! Query parameters of a page (`query` in the page table).
//!
//! The app reads its queries by the same rules (`app/router/page-calls.ts`); both sides run
//! `test/cases/calls.json`.

use crate::http::percent::{Encoding, decoded, push_encoded};
use crate::text::typed::clean_line;

/// The longest text, in characters.
const LONGEST_TEXT: usize = 100;

/// The longest word, in bytes.
const LONGEST_WORD: usize = 80;

/// The longest path, in bytes.
const LONGEST_PATH: usize = 1_000;

/// The most digits of a page's number.
const PAGE_DIGITS: usize = 5;

/// What a parameter may hold; anything else counts as not given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QueryShape {
    /// A number from 1; 1 when it is not given.
    Page,
    /// Up to 100 characters, without space at its ends and what cannot be seen.
    Text,
    /// Letters, digits, hyphens and underscores.
    Word,
    /// Words with commas between, or of one name each; sorted, each once.
    Ids,
    /// A path of this site with its query, as `/Class?page=2`.
    Path,
    /// One of these.
    OneOf(&'static [&'static str]),
}

impl QueryShape {
    /// What the query has under a name. A form's boxes of one name stand there one by one.
    fn text(&self, query: &Query<'_>, name: &str) -> String {
        let mut values = query.values(name);
        match self {
            Self::Ids => values.collect::<Vec<_>>().join(","),
            _ => values.next().unwrap_or_default(),
        }
    }

    /// What counts of a given text; empty when nothing does.
    fn shaped(&self, text: &str) -> String {
        match self {
            Self::Page if is_page(text) => text.to_owned(),
            Self::Page => "1".to_owned(),
            Self::Text => clean_line(text)
                .trim_matches(is_space)
                .chars()
                .take(LONGEST_TEXT)
                .collect(),
            Self::Word if is_word(text) => text.to_owned(),
            Self::Path if is_path(text) => text.to_owned(),
            Self::OneOf(words) if words.contains(&text) => text.to_owned(),
            Self::Word | Self::Path | Self::OneOf(_) => String::new(),
            Self::Ids => {
                let mut ids: Vec<&str> = text.split(',').filter(|id| has_word_bytes(id)).collect();
                ids.sort_unstable();
                ids.dedup();
                ids.join(",")
            }
        }
    }
}

/// Reads a raw query by its shapes: name and value of what is given. A name that stands there twice
/// counts as it stands first, but for ids; a malformed escape is not given.
pub(super) fn read(
    shapes: &'static [(&'static str, QueryShape)],
    raw: &str,
) -> Vec<(&'static str, String)> {
    let query = Query::of(raw);
    shapes
        .iter()
        .map(|(name, shape)| (*name, shape.shaped(&shape.text(&query, name))))
        .filter(|(_, value)| !value.is_empty())
        .collect()
}

/// Which page of a list a raw query asks for, from 1; of several lists the one that is furthest on. None of
/// a page that has no list.
pub(super) fn page_number(shapes: &[(&str, QueryShape)], raw: &str) -> Option<u32> {
    let query = Query::of(raw);
    let leaves = shapes
        .iter()
        .filter(|(_, shape)| *shape == QueryShape::Page);
    let numbers = leaves.map(|(name, shape)| shape.shaped(&shape.text(&query, name)).parse().ok());
    numbers.flatten().max()
}

/// A raw query as a document is cached under it: what is given of these shapes, in their order, and
/// nothing else that a visitor has appended. The first page is no other than the list.
pub(super) fn canonical(shapes: &'static [(&'static str, QueryShape)], raw: &str) -> String {
    let (query, mut canonical) = (Query::of(raw), String::new());
    for (name, shape) in shapes {
        let value = shape.shaped(&shape.text(&query, name));
        let is_given = match shape {
            QueryShape::Page => value != "1",
            // None of them is another choice than no word of it.
            QueryShape::Ids => query.values(name).next().is_some(),
            _ => !value.is_empty(),
        };
        if is_given {
            let mark = if canonical.is_empty() { "" } else { "&" };
            canonical.extend([mark, name, "="]);
            push_encoded(&mut canonical, &value, Encoding::FORM);
        }
    }
    canonical
}

/// A raw query, cut into its pairs once: their names decoded, their values as they stand there.
struct Query<'q>(Vec<(String, &'q str)>);

impl<'q> Query<'q> {
    fn of(raw: &'q str) -> Self {
        let pairs = raw.split('&').filter(|pair| !pair.is_empty());
        let pairs = pairs.map(|pair| pair.split_once('=').unwrap_or((pair, "")));
        let named = pairs.filter_map(|(name, value)| Some((decoded(name, Encoding::FORM)?, value)));
        Self(named.collect())
    }

    fn values<'w>(&'w self, wanted: &'w str) -> impl Iterator<Item = String> + use<'q, 'w> {
        let named = self.0.iter().filter(move |(name, _)| name == wanted);
        named.map(|(_, value)| decoded(value, Encoding::FORM).unwrap_or_default())
    }
}

fn is_page(text: &str) -> bool {
    text.len() <= PAGE_DIGITS
        && !text.starts_with('0')
        && !text.is_empty()
        && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a text is a word of letters, digits, hyphens and underscores, and none too long.
pub(super) fn is_word(text: &str) -> bool {
    text.len() <= LONGEST_WORD && has_word_bytes(text)
}

/// Whether a text is a path below this host: `//` and `/\\` lead elsewhere.
fn is_path(text: &str) -> bool {
    let is_kept = |byte: u8| byte.is_ascii_graphic() && byte != b'\\';
    text.len() <= LONGEST_PATH
        && text.starts_with('/')
        && !text.starts_with("//")
        && text.bytes().all(is_kept)
}

fn has_word_bytes(text: &str) -> bool {
    let is_kept = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    !text.is_empty() && text.bytes().all(is_kept)
}

/// White space as a browser's `trim` knows it.
fn is_space(c: char) -> bool {
    c == '\u{feff}' || (c.is_whitespace() && c != '\u{85}')
}
