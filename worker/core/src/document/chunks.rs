//! The build's list of chunks, as tags that load them along with the document.

use std::collections::HashMap;

use serde::Deserialize;

use crate::sites::page::Half;
use crate::text::escape::attribute;
use crate::text::json;

/// The name of the look that stands in for a layout without one: the default, as nobody's own
/// (`app/art/identity/look-entry.ts`). No layout has it, so that the default designs are used with it.
pub const STAND_IN: &str = "";

/// The design a page shows, so that its chunks are loaded along.
#[derive(Clone, Copy, Debug)]
pub struct Design<'a> {
    /// The layout asked for.
    pub layout: &'a str,
    /// The layout that stands in where `layout` is unknown or lacks the half.
    pub default_layout: &'a str,
    /// Which of its two designs.
    pub half: Half,
}

/// How a layout looks (`app/brands/<layout>/brand.json`), as the build has worked it out.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Look {
    /// One rule of variables; it follows the theme.
    pub css: String,
    /// Its hash, as a security policy names it.
    pub hash: String,
    /// Attributes of the root element, each with a blank before it.
    pub attributes: String,
    /// The app's data for it: JSON, passed on unchanged.
    pub variants: String,
    /// The keys of the calls that its landing's first view reads; empty if those of the page
    /// table do.
    #[serde(default)]
    pub calls: Vec<String>,
    /// Its family for headings.
    heading: String,
    /// Its family for text.
    body: String,
}

/// Where a brand's organisation is found and written to, as its site's footer says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contact {
    /// Its postal address, on one line.
    pub address: String,
    /// Its address of mail.
    pub mail: String,
}

impl Look {
    /// Of the organisation at that domain; `None` if its brand says no address (`app/shell/footer.tsx`).
    #[must_use]
    pub fn contact(&self, domain: &str) -> Option<Contact> {
        let address = json::scalar_at(&self.variants, "address")?;
        (!address.is_empty()).then(|| Contact {
            address,
            mail: ["halo@", domain].concat(),
        })
    }
}

/// The tags of every page and layout, made once out of the list as the build writes it: what each page and
/// design needs beyond the entry's own chunks.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(super) struct Chunks {
    #[serde(rename = "render")]
    render_version: String,
    pages: HashMap<String, EntryTags>,
    layouts: HashMap<String, Halves>,
    looks: HashMap<String, Look>,
    /// One tag a family.
    fonts: HashMap<String, FontTag>,
}

/// A layout's designs; it may lack either.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
struct Halves {
    landing: Option<EntryTags>,
    second: Option<EntryTags>,
}

#[derive(Deserialize)]
struct Files {
    #[serde(default)]
    css: Vec<String>,
    #[serde(default)]
    js: Vec<String>,
}

/// An entry's tags.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "Files")]
struct EntryTags(Vec<String>);

impl From<Files> for EntryTags {
    /// Style sheets first: they hold up painting, scripts do not.
    fn from(files: Files) -> Self {
        let tag = |rel: &str, href: &String| {
            format!(
                "<link rel=\"{rel}\" crossorigin href=\"{}\">",
                attribute(href)
            )
        };
        let sheets = files.css.iter().map(|href| tag("stylesheet", href));
        let scripts = files.js.iter().map(|href| tag("modulepreload", href));
        Self(sheets.chain(scripts).collect())
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "String")]
struct FontTag(String);

impl From<String> for FontTag {
    fn from(href: String) -> Self {
        let href = attribute(&href);
        Self(format!(
            "<link rel=\"preload\" as=\"font\" type=\"font/woff2\" crossorigin href=\"{href}\">"
        ))
    }
}

impl Chunks {
    /// Reads the list.
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    /// The version of the code that renders pages at the edge.
    pub(super) fn render_version(&self) -> &str {
        &self.render_version
    }

    /// The look of a layout, or the one that stands in for all others, which has no name.
    pub(super) fn look(&self, layout: &str) -> Option<&Look> {
        let found = self.looks.get(layout);
        found.or_else(|| self.looks.get(STAND_IN))
    }

    /// Tags that load the fonts of headings and of text along: those that are named, else the
    /// look's. A family stands once.
    pub(super) fn font_tags(&self, look: Option<&Look>, named: [Option<&str>; 2]) -> [&str; 2] {
        let [heading, text] = named;
        let own = |family: fn(&Look) -> &str| look.map(family);
        let tag = |family: Option<&str>| self.fonts.get(family?).map(|tag| tag.0.as_str());
        let heading = tag(heading.or(own(|look| &look.heading)));
        let text = tag(text.or(own(|look| &look.body)));
        let text = text.filter(|text| heading != Some(text));
        [heading.unwrap_or_default(), text.unwrap_or_default()]
    }

    /// The tags of a page; `None` if the build has no chunk for it.
    pub(super) fn page(&self, name: &str) -> &[String] {
        self.pages.get(name).map_or(&[], |tags| &tags.0)
    }

    /// The tags of a design, or of the default layout's (design section 2).
    pub(super) fn design(&self, design: &Design<'_>) -> &[String] {
        let of = |layout: &str| {
            let halves = self.layouts.get(layout)?;
            match design.half {
                Half::Landing => halves.landing.as_ref(),
                Half::Second => halves.second.as_ref(),
            }
        };
        let found = of(design.layout).or_else(|| of(design.default_layout));
        found.map_or(&[], |tags| &tags.0)
    }
}

/// What begins the tag of a style sheet.
const SHEET: &str = "<link rel=\"stylesheet\"";

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

    /// The same without what only scripts need.
    pub(super) fn sheets(self) -> impl Iterator<Item = &'a str> {
        self.iter().filter(|tag| tag.starts_with(SHEET))
    }
}
