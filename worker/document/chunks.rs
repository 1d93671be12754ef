//! The build's list of chunks, as tags that load them along with the document.

use crate::text::json::{self, Map, Value};

use crate::site::page::Half;
use crate::text::escape::attribute;

/// The name of the look that stands in for a layout without one: the default, as nobody's own
/// (`app/brand/look-entry.ts`). No layout has it, so that the default designs stand in beside it.
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

/// How a layout looks (`app/tenants/<layout>/brand.json`), as the build has worked it out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// One rule of variables; it stands behind the theme.
    pub css: String,
    /// Its hash, as a security policy names it.
    pub hash: String,
    /// Attributes of the root element, each with a blank before it.
    pub attributes: String,
    /// What the app is told of it: JSON, which is moved as it came.
    pub variants: String,
    /// The gateway addresses that its landing's first view reads; none where those of the page
    /// table do.
    pub calls: Vec<String>,
    /// Its families for headings and for text.
    fonts: [String; 2],
}

/// Tags by the name of what they are for. The lists are short, and looked at for new documents
/// alone.
type TagsByName = Vec<(String, Vec<String>)>;

/// The tags of every page and layout, made once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chunks {
    pages: TagsByName,
    landings: TagsByName,
    seconds: TagsByName,
    looks: Vec<(String, Look)>,
    /// One tag a family.
    fonts: Vec<(String, String)>,
    render_version: String,
}

impl Chunks {
    /// Reads the list as the build writes it: what each page and design needs beyond the entry's
    /// own chunks.
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        let Some(list) = json::parsed(text) else {
            return Err("is no JSON".to_owned());
        };
        let part = |name: &str| {
            let part = list.get(name).and_then(Value::as_object);
            part.ok_or_else(|| format!("`{name}` is no object"))
        };
        let layouts = part("layouts")?;
        let render_version = list.get("render").and_then(Value::as_str);
        Ok(Self {
            render_version: render_version.ok_or("`render` is no text")?.to_owned(),
            pages: named(part("pages")?, None)?,
            landings: named(layouts, Some("landing"))?,
            seconds: named(layouts, Some("second"))?,
            looks: looks(part("looks")?)?,
            fonts: fonts(part("fonts")?)?,
        })
    }

    /// The version of the code that renders pages at the edge.
    pub(super) fn render_version(&self) -> &str {
        &self.render_version
    }

    /// The look of a layout, or the one that stands in for all others, which has no name.
    pub(super) fn look(&self, layout: &str) -> Option<&Look> {
        let of = |layout: &str| self.looks.iter().find(|(name, _)| name == layout);
        let found = of(layout).or_else(|| of(STAND_IN));
        found.map(|(_, look)| look)
    }

    /// Tags that load the fonts of headings and of text along: those that are named, else the
    /// look's. A family stands once.
    pub(super) fn font_tags(&self, look: Option<&Look>, named: [Option<&str>; 2]) -> [&str; 2] {
        let own = look.map(|look| &look.fonts);
        let [heading, text] = named;
        let tag = |named: Option<&str>, own: Option<&String>| {
            let family = named.or(own.map(String::as_str))?;
            let found = self.fonts.iter().find(|(known, _)| known == family);
            found.map(|(_, tag)| tag.as_str())
        };
        let heading = tag(heading, own.map(|[heading, _]| heading));
        let text = tag(text, own.map(|[_, text]| text));
        let text = text.filter(|text| heading != Some(text));
        [heading.unwrap_or_default(), text.unwrap_or_default()]
    }

    /// The tags of a page; none when the build has no chunk for it.
    pub(super) fn page(&self, name: &str) -> &[String] {
        tags_of(&self.pages, name).unwrap_or_default()
    }

    /// The tags of a design, or of the default layout's (design section 2).
    pub(super) fn design(&self, design: &Design<'_>) -> &[String] {
        let halves = match design.half {
            Half::Landing => &self.landings,
            Half::Second => &self.seconds,
        };
        tags_of(halves, design.layout)
            .or_else(|| tags_of(halves, design.default_layout))
            .unwrap_or_default()
    }
}

fn tags_of<'n>(named: &'n TagsByName, name: &str) -> Option<&'n [String]> {
    let found = named.iter().find(|(known, _)| known == name);
    found.map(|(_, tags)| tags.as_slice())
}

/// The tags of each entry's files, or of its half's files; an entry may lack that half.
fn named(entries: &Map, half: Option<&str>) -> Result<TagsByName, String> {
    let mut named = TagsByName::new();
    for (name, entry) in entries {
        let files = match half {
            Some(half) => entry.get(half),
            None => Some(entry),
        };
        if let Some(files) = files {
            let tags = tags(files).ok_or_else(|| format!("`{name}` lists no files"))?;
            named.push((name.clone(), tags));
        }
    }
    Ok(named)
}

fn looks(entries: &Map) -> Result<Vec<(String, Look)>, String> {
    let read = |(name, entry): &(String, Value)| {
        let text = |key: &str| entry.get(key).and_then(Value::as_str).map(str::to_owned);
        let look = Look {
            css: text("css")?,
            hash: text("hash")?,
            attributes: text("attributes")?,
            variants: text("variants")?,
            fonts: [text("heading")?, text("body")?],
            calls: match entry.get("calls") {
                None => Vec::new(),
                Some(calls) => calls
                    .as_array()?
                    .iter()
                    .map(|call| call.as_str().map(str::to_owned))
                    .collect::<Option<_>>()?,
            },
        };
        Some((name.clone(), look))
    };
    entries
        .iter()
        .map(|entry| read(entry).ok_or_else(|| format!("`{}` is no look", entry.0)))
        .collect()
}

fn fonts(entries: &Map) -> Result<Vec<(String, String)>, String> {
    let read = |(family, href): &(String, Value)| {
        let href = attribute(href.as_str()?);
        let tag = format!(
            "<link rel=\"preload\" as=\"font\" type=\"font/woff2\" crossorigin href=\"{href}\">"
        );
        Some((family.clone(), tag))
    };
    entries
        .iter()
        .map(|entry| read(entry).ok_or_else(|| format!("`{}` is no font", entry.0)))
        .collect()
}

/// Style sheets first: they hold up painting, scripts do not.
fn tags(files: &Value) -> Option<Vec<String>> {
    let files = files.as_object()?;
    let mut tags = Vec::new();
    for (kind, rel) in [("css", "stylesheet"), ("js", "modulepreload")] {
        let Some(list) = files.get(kind) else {
            continue;
        };
        for href in list.as_array()? {
            let href = attribute(href.as_str()?);
            tags.push(format!("<link rel=\"{rel}\" crossorigin href=\"{href}\">"));
        }
    }
    Some(tags)
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
