//! What the page table's text holds.

use super::call::{CallValue, PageCall};
use super::query::QueryShape;
use super::row::{Half, ItemFields, Kind, Listed, Page, Portal};
use super::table::PageTable;
use super::template::{PathTemplate, Segment, Shape};
use crate::site::packed::{Packed, Packer, Packing, packed};

packed! {
    struct PageTable { pages }
    struct Page { name, path, everyone, title, description, noindex, stays_open, portal, query, calls, item, needs_first, design, kind, listed, values, template }
    struct PageCall { path, query, when, unless }
    struct Listed { call, params, unless }
    struct ItemFields { name, description, image, matches }
    struct PathTemplate { variants }
    enum QueryShape { Page, Text, Word, Ids, Path, OneOf(words) }
    enum Half { Landing, Second }
    enum Portal { Guests, SignedIn }
    enum Kind { Home, Course, Page }
    enum Shape { Id, Code, Any }
}

impl Packed for CallValue {
    fn pack(&self, to: &mut Packer) {
        let (is_parameter, value) = match self {
            Self::Text(value) => (false, value),
            Self::Parameter(name) => (true, name),
        };
        is_parameter.pack(to);
        value.pack(to);
    }

    fn unpack(text: &mut Packing) -> Self {
        if bool::unpack(text) {
            Self::Parameter(text.text())
        } else {
            Self::Text(text.text())
        }
    }
}

/// A literal is a parameter without a shape.
impl Packed for Segment {
    fn pack(&self, to: &mut Packer) {
        let (name, shape) = match self {
            Self::Literal(literal) => (literal, None),
            Self::Parameter { name, shape } => (name, Some(*shape)),
        };
        name.pack(to);
        shape.pack(to);
    }

    fn unpack(text: &mut Packing) -> Self {
        let name = text.text();
        match Option::unpack(text) {
            None => Self::Literal(name),
            Some(shape) => Self::Parameter { name, shape },
        }
    }
}
