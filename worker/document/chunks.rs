//! The build's list of chunks, as tags that load them along with the document.

use std::collections::HashMap;

use serde::Deserialize;

use super::{Design, Half};
use crate::escape::attribute;

/// The list as the build writes it: what each page and design needs beyond
/// the entry's own chunks.
#[derive(Deserialize)]
struct List {
    pages: HashMap<String, Files>,
    layouts: HashMap<String, HashMap<String, Files>>,
}

#[derive(Deserialize)]
struct Files {
    #[serde(default)]
    js: Vec<String>,
    #[serde(default)]
    css: Vec<String>,
}

impl Files {
    /// Style sheets first: they hold up painting, scripts do not.
    fn tags(&self) -> Vec<String> {
        let tag = |rel: &str, href: &str| {
            format!(
                "<link rel=\"{rel}\" crossorigin href=\"{}\">",
                attribute(href)
            )
        };
        let styles = self.css.iter().map(|href| tag("stylesheet", href));
        styles
            .chain(self.js.iter().map(|href| tag("modulepreload", href)))
            .collect()
    }
}

/// The tags of every page and layout, made once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chunks {
    pages: HashMap<String, Vec<String>>,
    landings: HashMap<String, Vec<String>>,
    seconds: HashMap<String, Vec<String>>,
}

impl Chunks {
    pub(super) fn parse(json: &str) -> Result<Self, serde_json::Error> {
        let list: List = serde_json::from_str(json)?;
        let half = |name: &str| {
            let of_layout = |(layout, halves): (&String, &HashMap<String, Files>)| {
                Some((layout.clone(), halves.get(name)?.tags()))
            };
            list.layouts.iter().filter_map(of_layout).collect()
        };
        Ok(Self {
            pages: list
                .pages
                .iter()
                .map(|(page, files)| (page.clone(), files.tags()))
                .collect(),
            landings: half("landing"),
            seconds: half("second"),
        })
    }

    /// The tags of a page; none when the build has no chunk for it.
    pub(super) fn page(&self, name: &str) -> &[String] {
        self.pages.get(name).map_or(&[], Vec::as_slice)
    }

    /// The tags of a design, or of the default layout's (design section 2).
    pub(super) fn design(&self, design: &Design<'_>) -> &[String] {
        let halves = match design.half {
            Half::Landing => &self.landings,
            Half::Second => &self.seconds,
        };
        let own = halves
            .get(design.layout)
            .or_else(|| halves.get(design.default_layout));
        own.map_or(&[], Vec::as_slice)
    }
}

/// Two lists of tags as one; what both have stands once.
#[derive(Clone, Copy)]
pub(super) struct Tags<'a> {
    pub first: &'a [String],
    pub second: &'a [String],
}

impl<'a> Tags<'a> {
    pub(super) fn iter(self) -> impl Iterator<Item = &'a str> {
        let new = self
            .second
            .iter()
            .filter(move |tag| !self.first.contains(tag));
        self.first.iter().chain(new).map(String::as_str)
    }
}
