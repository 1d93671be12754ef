//! The document: app/index.html, cut at its markers once and spliced per request.
//!
//! Source: design section 4. The markers are `<!--edge:head-->`,
//! `<!--edge:body-->`, `<!--edge:boot-->` and the build's
//! `<!--edge:chunks {json}-->`, each exactly once, the first three in this
//! order.

use std::fmt;

use super::chunks::{Chunks, Design, Look, Tags};
use super::page_html::PageHtml;
use super::{inline_scripts, security};
use crate::text::escape::html_text;
use crate::text::find;

const HEAD: &str = "<!--edge:head-->";
const BODY: &str = "<!--edge:body-->";
const BOOT: &str = "<!--edge:boot-->";
const ROOT: &str = "<html";
const OPENING: &str = "<body>";
const CHUNKS: &str = "<!--edge:chunks ";
const CHUNKS_END: &str = "-->";

/// What is wrong with index.html. The build checks for it, so that it is
/// found before anything is deployed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TemplateError {
    /// The marker is not there.
    Missing(&'static str),
    /// The marker is there more than once.
    Repeated(&'static str),
    /// Head, body and boot marker stand in another order.
    Order,
    /// The chunk list is no JSON of the right shape; the text says where.
    Chunks(String),
}

impl fmt::Display for TemplateError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(marker) => write!(formatter, "index.html lacks the marker {marker}"),
            Self::Repeated(marker) => write!(
                formatter,
                "index.html has the marker {marker} more than once"
            ),
            Self::Order => write!(
                formatter,
                "index.html has {HEAD}, {BODY} and {BOOT} in another order"
            ),
            Self::Chunks(problem) => write!(formatter, "index.html's list of chunks: {problem}"),
        }
    }
}

impl std::error::Error for TemplateError {}

/// What differs from one document to the next.
#[derive(Clone, Copy, Debug)]
pub struct Parts<'a> {
    /// The head's tags, from [`crate::document::head::head_html`].
    pub head: &'a str,
    /// The theme's rule, from [`crate::site::settings::Settings::theme_css`].
    pub theme_css: &'a str,
    /// The look of the layout; none where the build has none for it, nor for the default one.
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
    /// The page as the app renders it; none for the empty shell.
    pub page_html: Option<&'a PageHtml>,
    /// What the shell says to a visitor without JavaScript, as plain text.
    pub noscript: &'a str,
}

/// index.html, cut at its markers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    /// Up to the root element's name, behind which its attributes stand.
    before_attributes: String,
    before_head: String,
    /// Up to the opening of the document's body, behind which the notice stands.
    before_notice: String,
    before_body: String,
    before_boot: String,
    after_boot: String,
    chunks: Chunks,
    script_hashes: Vec<String>,
    fingerprint: String,
}

impl Template {
    /// Cuts index.html at its markers.
    ///
    /// # Errors
    /// Says which marker is missing or repeated, or what is wrong with the chunks.
    pub fn parse(index_html: &str) -> Result<Self, TemplateError> {
        let (before_chunks, rest) = cut(index_html, CHUNKS)?;
        let (json, after_chunks) =
            find::cut(rest, CHUNKS_END).ok_or(TemplateError::Missing(CHUNKS))?;
        let chunks = Chunks::parse(json).map_err(TemplateError::Chunks)?;
        let html = [before_chunks, after_chunks].concat();
        let (before_head, _) = cut(&html, HEAD)?;
        let (before_body, _) = cut(&html, BODY)?;
        let (before_boot, after_boot) = cut(&html, BOOT)?;
        let (_, in_head) = find::cut(before_body, HEAD).ok_or(TemplateError::Order)?;
        let (before_notice, before_body) = cut(in_head, OPENING)?;
        let (_, in_body) = find::cut(before_boot, BODY).ok_or(TemplateError::Order)?;
        let (before_attributes, before_head) = cut(before_head, ROOT)?;
        Ok(Self {
            before_attributes: [before_attributes, ROOT].concat(),
            before_head: before_head.to_owned(),
            before_notice: [before_notice, OPENING].concat(),
            before_body: before_body.to_owned(),
            before_boot: in_body.to_owned(),
            after_boot: after_boot.to_owned(),
            chunks,
            script_hashes: inline_scripts::bodies(&html).map(security::hash).collect(),
            fingerprint: security::hash(index_html),
        })
    }

    /// The CSP hashes of the scripts that stand in index.html itself.
    #[must_use]
    pub fn script_hashes(&self) -> &[String] {
        &self.script_hashes
    }

    /// Tells index.html, and with it the whole build of the app, from any other.
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
        let page = parts.page.map_or(&[][..], |page| self.chunks.page(page));
        let design = parts
            .design
            .map_or(&[][..], |design| self.chunks.design(&design));
        let chunk_tags = Tags {
            first: page,
            second: design,
        };
        let [heading_font, text_font] = self.chunks.font_tags(parts.look, parts.named_fonts);
        let noscript = match parts.page_html {
            Some(_) => String::new(),
            None => format!("<noscript>{}</noscript>", html_text(parts.noscript)),
        };
        let around = [
            self.before_attributes.as_str(),
            parts.look.map_or("", |look| look.attributes.as_str()),
            &self.before_head,
            parts.head,
            "<style id=\"theme\">",
            parts.theme_css,
            "</style><style id=\"look\">",
            parts.look.map_or("", |look| look.css.as_str()),
            "</style>",
            heading_font,
            text_font,
            parts.page_html.map_or("", PageHtml::preloads),
        ];
        let rest = [
            self.before_notice.as_str(),
            parts.notice,
            &self.before_body,
            parts.page_html.map_or("", PageHtml::body),
            &self.before_boot,
            &noscript,
            "<script id=\"boot\" type=\"application/json\">",
            parts.boot_json,
            "</script>",
            &self.after_boot,
        ];
        let pieces = || around.into_iter().chain(chunk_tags.iter()).chain(rest);
        let mut document = String::with_capacity(pieces().map(str::len).sum());
        document.extend(pieces());
        document
    }
}

/// What stands before and behind a marker that stands there exactly once.
fn cut<'h>(html: &'h str, marker: &'static str) -> Result<(&'h str, &'h str), TemplateError> {
    let (before, after) = find::cut(html, marker).ok_or(TemplateError::Missing(marker))?;
    if find::holds(after, marker) {
        return Err(TemplateError::Repeated(marker));
    }
    Ok((before, after))
}

#[cfg(test)]
mod tests;
