//! The page table as source of Rust.

use super::call::{CallValue, PageCall};
use super::query::QueryShape;
use super::row::{Half, ItemFields, Kind, Listed, Page, Portal};
use super::table::PageTable;
use super::template::{PathTemplate, Segment, Shape};
use crate::site::literal::{Literal, literal, literals};

literals! {
    struct Page { name, path, everyone, title, description, noindex, stays_open, portal, query, calls, item, design, kind, listed, values, template }
    struct PageCall { path, query, when, unless }
    struct Listed { call, params, unless }
    struct ItemFields { name, description, image, matches }
    struct PathTemplate { variants }
    enum QueryShape { Page, Text, Word, Ids, OneOf(words) }
    enum CallValue { Text(text), Parameter(name) }
    enum Half { Landing, Second }
    enum Portal { Guests, SignedIn }
    enum Kind { Home, Course, Page }
    enum Shape { Id, Code, Any }
}

impl Literal for Segment {
    fn write(&self, source: &mut String) {
        let (variant, name, shape) = match self {
            Self::Literal(literal) => ("Literal(", literal, None),
            Self::Parameter { name, shape } => ("Parameter{name:", name, Some(shape)),
        };
        source.push_str("Segment::");
        source.push_str(variant);
        name.write(source);
        match shape {
            None => source.push(')'),
            Some(shape) => {
                source.push_str(",shape:");
                shape.write(source);
                source.push('}');
            }
        }
    }
}

impl PageTable {
    /// The source of a static with this table.
    #[must_use]
    pub fn source(&self) -> String {
        let pages = literal(&self.pages);
        format!("/// Every page.\npub static PAGES: PageTable = PageTable {{ pages: {pages} }};\n")
    }
}
