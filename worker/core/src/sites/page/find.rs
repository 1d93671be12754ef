//! Matching a path to a page.

use super::row::{Page, ParamValue};
use super::table::PageTable;
use super::template::Segment;
use crate::http::percent::{Encoding, decoded, push_encoded};

/// A path that no page can have: a malformed escape, an encoded slash, a control character. The
/// edge responds with 400.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a path of a page")]
pub struct BadPath;

/// The page a path is, with the values of the path's parameters, decoded.
#[derive(Debug)]
pub struct PageMatch {
    /// The page.
    pub page: &'static Page,
    /// Parameter name and decoded value, in the path's order; an optional one may be missing.
    pub params: Vec<(&'static str, String)>,
    variant: &'static [Segment],
    /// Whether the path spells a known value otherwise than the table does.
    is_misspelled: bool,
}

impl PageTable {
    /// The page of a path, among the pages that `in_set` lets take part. The path is the URL's,
    /// still percent-encoded and without the query. Case does not matter, nor one trailing slash.
    ///
    /// The best score wins: 10 for a literal, 5 for an `id` or a `code`, 3 for another parameter;
    /// on a tie the earlier page in the table, and within a page the variant that fills the
    /// earlier optional segment.
    ///
    /// # Errors
    /// [`BadPath`], whether or not a page would have matched.
    pub fn find(
        &self,
        path: &str,
        in_set: impl Fn(&Page) -> bool,
    ) -> Result<Option<PageMatch>, BadPath> {
        let values = segments(path)?;
        let mut best: Option<(u32, &'static Page, &'static [Segment])> = None;
        for page in self.iter().filter(|page| in_set(page)) {
            for variant in page.template.variants {
                if let Some(score) = score(variant, &values)
                    && best.is_none_or(|(least, _, _)| score > least)
                {
                    best = Some((score, page, variant));
                }
            }
        }
        Ok(best.map(|(_, page, variant)| PageMatch::new(page, variant, values)))
    }
}

impl PageMatch {
    fn new(page: &'static Page, variant: &'static [Segment], values: Vec<String>) -> Self {
        let params = variant
            .iter()
            .zip(values)
            .filter_map(|(segment, value)| match segment {
                Segment::Parameter { name, .. } => Some((*name, value)),
                Segment::Literal(_) => None,
            })
            .collect();
        let mut matched = Self {
            page,
            params,
            variant,
            is_misspelled: false,
        };
        matched.respell();
        matched
    }

    /// Spells known values as the table does: whoever reads them further on finds them as they are.
    fn respell(&mut self) {
        for (name, values) in self.page.values {
            let Some(known) = self.named(name, values) else {
                continue;
            };
            let mut params = self.params.iter_mut();
            if let Some((_, given)) = params.find(|(other, _)| other == name)
                && given != known.value
            {
                known.value.clone_into(given);
                self.is_misspelled = true;
            }
        }
    }

    /// The path that this one leads to, which spells a known value otherwise; `None` if it is right, or
    /// where there is no such item.
    #[must_use]
    pub fn respelled(&self) -> Option<String> {
        (self.is_misspelled && self.may_have_item()).then(|| self.canonical())
    }

    /// The page that this one leads to, since its path names no item and the page is of items alone.
    #[must_use]
    pub fn without_its_item(&self) -> Option<&'static str> {
        let item = self.page.item.as_ref()?;
        let is_named = item
            .matches
            .iter()
            .any(|(name, _)| self.param(name).is_some());
        self.page.without_item.filter(|_| !is_named)
    }

    /// Whether the page has an item of these parameters, as far as the table lists its items.
    #[must_use]
    pub fn may_have_item(&self) -> bool {
        let mut parameters = self.page.values.iter();
        let mut shapes = self.page.shapes.iter();
        parameters
            .all(|(name, values)| self.param(name).is_none() || self.named(name, values).is_some())
            && shapes.all(|(name, shape)| self.param(name).is_none_or(|value| shape.fits(value)))
    }

    /// The item of these parameters that is part of the app: what the last one that is given names.
    #[must_use]
    pub fn built_in_item(&self) -> Option<&'static ParamValue> {
        let mut given = self.params.iter().rev();
        given.find_map(|(name, _)| {
            let (_, values) = self.page.values.iter().find(|(known, _)| known == name)?;
            self.named(name, values)
        })
    }

    /// Which of its known values a parameter has, in whatever case.
    fn named(&self, name: &str, values: &'static [ParamValue]) -> Option<&'static ParamValue> {
        let given = self.param(name)?;
        let has = |wanted: &str| {
            let mut values = self.params.iter().map(|(_, value)| value);
            values.any(|value| value.eq_ignore_ascii_case(wanted))
        };
        values
            .iter()
            .find(|known| known.value.eq_ignore_ascii_case(given) && known.above.is_none_or(has))
    }

    /// The value of a parameter, decoded.
    #[must_use]
    pub fn param(&self, name: &str) -> Option<&str> {
        self.params
            .iter()
            .find(|(known, _)| *known == name)
            .map(|(_, value)| value.as_str())
    }

    /// Whether search engines must not index the path's item.
    #[must_use]
    pub fn is_unlisted(&self) -> bool {
        let Page {
            noindex,
            noindex_with,
            ..
        } = self.page;
        *noindex || noindex_with.is_some_and(|name| self.param(name).is_some())
    }

    /// The page alone, as it stands for every item that it does not have.
    #[must_use]
    pub fn without_item(self) -> Self {
        Self {
            params: Vec::new(),
            is_misspelled: false,
            ..self
        }
    }

    /// The path as the page table spells it, parameters percent-encoded.
    #[must_use]
    pub fn canonical(&self) -> String {
        spelled(self.variant, &self.params).unwrap_or_default()
    }
}

impl Page {
    /// The canonical path of this page with the given parameters, optionals left out where the
    /// parameters lack them. `None` when a required one is missing, empty, or not of the shape that
    /// the path has room for.
    #[must_use]
    pub fn path_of(&self, params: &[(&str, String)]) -> Option<String> {
        let mut variants = self.template.variants.iter();
        variants.find_map(|variant| spelled(variant, params))
    }
}

/// A variant's path with its parameters percent-encoded.
fn spelled(variant: &[Segment], params: &[(&str, String)]) -> Option<String> {
    let mut path = String::new();
    for segment in variant {
        path.push('/');
        match segment {
            Segment::Literal(literal) => path.push_str(literal),
            Segment::Parameter { name, .. } => {
                let given = |(known, value): &&(&str, String)| known == name && !value.is_empty();
                let (_, value) = params.iter().find(given)?;
                segment.score(value).filter(|_| is_segment(value))?;
                push_encoded(&mut path, value, Encoding::COMPONENT);
            }
        }
    }
    let empty = path.is_empty();
    Some(if empty { "/".to_owned() } else { path })
}

/// The decoded segments, one trailing slash cut; empty for `/`.
fn segments(path: &str) -> Result<Vec<String>, BadPath> {
    let rest = path.strip_prefix('/').ok_or(BadPath)?;
    if rest.is_empty() {
        return Ok(Vec::new());
    }
    rest.strip_suffix('/')
        .unwrap_or(rest)
        .split('/')
        .map(decode)
        .collect()
}

/// Decodes a segment and refuses what would be another path to whoever reads it next.
fn decode(segment: &str) -> Result<String, BadPath> {
    decoded(segment, Encoding::COMPONENT)
        .filter(|value| is_segment(value))
        .ok_or(BadPath)
}

fn is_segment(value: &str) -> bool {
    !value.contains(|c: char| c == '/' || c == '\\' || c.is_control())
}

/// The sum of the segments' scores, or `None` when the variant does not fit.
fn score(variant: &[Segment], values: &[String]) -> Option<u32> {
    // An empty segment (`//`) fits nothing, not even a parameter of any shape.
    if variant.len() != values.len() || values.iter().any(String::is_empty) {
        return None;
    }
    variant
        .iter()
        .zip(values)
        .map(|(segment, value)| segment.score(value))
        .sum()
}
