//! The document: app/index.html, cut at its markers once and spliced per request.
//!
//! Source: design section 4. The markers are `<!--edge:head-->`,
//! `<!--edge:body-->`, `<!--edge:boot-->` and the build's
//! `<!--edge:chunks {json}-->`, each exactly once, the first three in this
//! order. The tag of the app's entry is a marker too: the lean document has another script there.

use super::chunks::{Chunks, Design, Look, Tags};
use super::page_html::PageHtml;
use super::variant::Variant;
use super::{inline_scripts, lean, security};

const HEAD: &str = "<!--edge:head-->";
const BODY: &str = "<!--edge:body-->";
const BOOT: &str = "<!--edge:boot-->";
const ROOT: &str = "<html";
const OPENING: &str = "<body>";
/// Round what the lean document does without.
const FULL: &str = "<!--edge:full-->";
const FULL_END: &str = "<!--/edge:full-->";
const ENTRY: &str = "<script type=\"module\" ";
const ENTRY_END: &str = "</script>";
const CHUNKS: &str = "<!--edge:chunks ";
const CHUNKS_END: &str = "-->";

/// What is wrong with index.html. The build checks for it, so that it is
/// found before anything is deployed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TemplateError {
    /// The marker is not there.
    #[error("index.html lacks the marker {0}")]
    Missing(&'static str),
    /// The marker is there more than once.
    #[error("index.html has the marker {0} more than once")]
    Repeated(&'static str),
    /// Head, body and boot marker stand in another order.
    #[error("index.html has {HEAD}, {BODY} and {BOOT} in another order")]
    Order,
    /// The chunk list is no JSON of the right shape; the text says where.
    #[error("index.html's list of chunks: {0}")]
    Chunks(String),
}

/// What differs from one document to the next.
#[derive(Clone, Copy, Debug)]
pub struct Parts<'a> {
    /// The head's tags, from [`crate::document::head::head_html`].
    pub head: &'a str,
    /// Which of its variants it is.
    pub variant: Variant,
    /// The theme's rule, from [`crate::sites::settings::Settings::theme_css`].
    pub theme_css: &'a str,
    /// The rule of the look.
    pub look_css: &'a str,
    /// The look of the layout; `None` if the build has none for it, nor for the default one.
    pub look: Option<&'a Look>,
    /// The fonts that the settings name for headings and for text.
    pub named_fonts: [Option<&'a str>; 2],
    /// What stands above the page, from [`super::analytics::Analytics::notice`]; empty for most.
    pub notice: &'a str,
    /// The boot data, from [`boot::Boot::to_json`].
    pub boot_json: &'a str,
    /// The page's name, so that its chunks are loaded along.
    pub page: Option<&'a str>,
    /// The design it shows, on pages that show one.
    pub design: Option<Design<'a>>,
    /// The page as the app renders it; `None` for the empty shell.
    pub page_html: Option<&'a PageHtml>,
    /// What is said to a visitor without JavaScript where there is no page to read, from
    /// [`super::noscript::html`]; empty elsewhere.
    pub noscript: &'a str,
}

/// index.html, cut at its markers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    /// Up to the root element's name, which its attributes follow.
    before_attributes: String,
    before_head: String,
    before_entry: String,
    /// Scripts of the head that the lean document does without.
    full_head: String,
    after_full_head: String,
    /// The tag that starts the app.
    entry: String,
    /// Up to the start tag of the body, which the notice follows.
    before_notice: String,
    before_body: String,
    before_boot: String,
    after_boot: String,
    chunks: Chunks,
    script_hashes: Vec<String>,
    /// Those of the scripts that the lean document has as well.
    lean_script_hashes: Vec<String>,
    fingerprint: String,
}

impl Template {
    /// Cuts index.html at its markers.
    ///
    /// # Errors
    /// Says which marker is missing or repeated, or what is wrong with the chunks.
    pub fn parse(index_html: &str) -> Result<Self, TemplateError> {
        let (before_chunks, rest) = cut(index_html, CHUNKS)?;
        let (json, after_chunks) = rest
            .split_once(CHUNKS_END)
            .ok_or(TemplateError::Missing(CHUNKS))?;
        let chunks = Chunks::parse(json).map_err(TemplateError::Chunks)?;
        let html = [before_chunks, after_chunks].concat();
        let (before_head, _) = cut(&html, HEAD)?;
        let (before_body, _) = cut(&html, BODY)?;
        let (before_boot, after_boot) = cut(&html, BOOT)?;
        let (_, in_head) = before_body.split_once(HEAD).ok_or(TemplateError::Order)?;
        let (before_notice, before_body) = cut(in_head, OPENING)?;
        let (_, in_body) = before_boot.split_once(BODY).ok_or(TemplateError::Order)?;
        let (before_entry, entry) = cut(before_notice, ENTRY)?;
        let (entry, before_notice) = entry
            .split_once(ENTRY_END)
            .ok_or(TemplateError::Missing(ENTRY))?;
        let (before_attributes, before_head) = cut(before_head, ROOT)?;
        let (before_head, full_head) = cut(before_head, FULL)?;
        let (full_head, after_full_head) = cut(full_head, FULL_END)?;
        let hashes = |html: &str| inline_scripts::bodies(html).map(security::hash).collect();
        Ok(Self {
            script_hashes: hashes(&html),
            lean_script_hashes: hashes(&html.replace(full_head, "")),
            before_attributes: [before_attributes, ROOT].concat(),
            before_head: before_head.to_owned(),
            full_head: full_head.to_owned(),
            after_full_head: after_full_head.to_owned(),
            before_entry: before_entry.to_owned(),
            entry: [ENTRY, entry, ENTRY_END].concat(),
            before_notice: [before_notice, OPENING].concat(),
            before_body: before_body.to_owned(),
            before_boot: in_body.to_owned(),
            after_boot: after_boot.to_owned(),
            chunks,
            fingerprint: security::hash(index_html),
        })
    }

    /// The CSP hashes of the scripts of index.html itself that stand in a document.
    #[must_use]
    pub fn script_hashes(&self, variant: Variant) -> &[String] {
        match variant {
            Variant::Full => &self.script_hashes,
            Variant::Lean => &self.lean_script_hashes,
        }
    }

    /// Distinguishes index.html, and with it the whole build of the app, from any other.
    #[must_use]
    pub fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    /// The version of the code that renders pages: what another one rendered is not this one's.
    #[must_use]
    pub fn render_version(&self) -> &str {
        self.chunks.render_version()
    }

    /// The look of a layout, or the one that stands in for all others.
    #[must_use]
    pub fn look(&self, layout: &str) -> Option<&Look> {
        self.chunks.look(layout)
    }

    /// The whole document.
    #[must_use]
    pub fn render(&self, parts: &Parts<'_>) -> String {
        let lean_script = self.lean_script();
        let loaded = self.loaded(parts, &lean_script);
        let (head, body) = (self.head(parts), self.body(parts));
        let pieces = || head.into_iter().chain(loaded.iter().copied()).chain(body);
        let mut document = String::with_capacity(pieces().map(str::len).sum());
        document.extend(pieces());
        document
    }

    /// The head up to what it has loaded.
    fn head<'p>(&'p self, parts: &'p Parts<'_>) -> [&'p str; 12] {
        [
            &self.before_attributes,
            parts.look.map_or("", |look| look.attributes.as_str()),
            parts.variant.attribute(),
            &self.before_head,
            match parts.variant {
                Variant::Full => &self.full_head,
                Variant::Lean => "",
            },
            &self.after_full_head,
            parts.head,
            "<style id=\"theme\">",
            parts.theme_css,
            "</style><style id=\"look\">",
            parts.look_css,
            "</style>",
        ]
    }

    /// What the head has loaded: fonts, pictures, chunks and the app, or the lean document's script.
    fn loaded<'p>(&'p self, parts: &'p Parts<'_>, lean_script: &'p str) -> Vec<&'p str> {
        let chunk_tags = Tags {
            first: parts.page.map_or(&[][..], |page| self.chunks.page(page)),
            second: parts
                .design
                .as_ref()
                .map_or(&[][..], |design| self.chunks.design(design)),
        };
        let [heading_font, text_font] = self.chunks.font_tags(parts.look, parts.named_fonts);
        let preloads = parts.page_html.map_or("", PageHtml::preloads);
        match parts.variant {
            Variant::Full => [heading_font, text_font, preloads]
                .into_iter()
                .chain(chunk_tags.iter())
                .chain([self.before_entry.as_str(), &self.entry])
                .collect(),
            Variant::Lean => chunk_tags
                .sheets()
                .chain([self.before_entry.as_str(), lean_script])
                .collect(),
        }
    }

    /// What follows the head.
    fn body<'p>(&'p self, parts: &'p Parts<'_>) -> [&'p str; 10] {
        [
            &self.before_notice,
            parts.notice,
            &self.before_body,
            parts.page_html.map_or("", PageHtml::body),
            &self.before_boot,
            parts.noscript,
            "<script id=\"boot\" type=\"application/json\">",
            parts.boot_json,
            "</script>",
            &self.after_boot,
        ]
    }

    /// The script in the entry's place, which gets the entry's address, and what notes in the head of
    /// others what is done early.
    fn lean_script(&self) -> String {
        format!(
            "<script data-entry=\"{}\" data-early=\"{}\">{}</script>",
            attribute(&self.entry, " src=\""),
            attribute(&self.full_head, " data-file=\""),
            lean::SCRIPT.as_str()
        )
    }
}

/// What stands in the first attribute that begins so; empty where there is none.
fn attribute<'h>(html: &'h str, beginning: &str) -> &'h str {
    let value = html.split_once(beginning);
    let value = value.and_then(|(_, value)| value.split_once('"'));
    value.map_or("", |(value, _)| value)
}

/// The text before and after a marker that occurs exactly once.
fn cut<'h>(html: &'h str, marker: &'static str) -> Result<(&'h str, &'h str), TemplateError> {
    let (before, after) = html
        .split_once(marker)
        .ok_or(TemplateError::Missing(marker))?;
    if after.contains(marker) {
        return Err(TemplateError::Repeated(marker));
    }
    Ok((before, after))
}

#[cfg(test)]
mod tests;
