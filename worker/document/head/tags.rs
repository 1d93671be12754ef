//! The head's tags, every value escaped for where it stands.

use super::{Head, HeadInput, site_name, structured};
use crate::text::escape::{attribute, html_text};

/// The tags of a document's `<head>`: title, description, keywords, robots,
/// canonical URL, Open Graph, Twitter, icon, manifest, theme colour, JSON-LD.
#[must_use]
pub fn head_html(input: &HeadInput<'_>, head: &Head) -> String {
    let settings = input.settings;
    let mut tags = TagWriter(String::with_capacity(2_048));
    tags.push(&["<title>", &html_text(&head.title), "</title>"]);
    tags.meta("name", "description", &head.description);
    tags.meta("name", "keywords", &settings.meta.keywords);
    tags.meta("name", "robots", head.robots);
    tags.meta("name", "theme-color", &settings.css.clr_primary.to_string());
    if let Some(canonical) = &head.canonical {
        tags.link("canonical", canonical);
    }
    tags.link("icon", &settings.favicon);
    tags.link("manifest", "/manifest.webmanifest");
    tags.social(input, head);
    if let Some(json) = structured::json_ld(input, head) {
        tags.push(&["<script type=\"application/ld+json\">", &json, "</script>"]);
    }
    tags.0
}

struct TagWriter(String);

impl TagWriter {
    fn social(&mut self, input: &HeadInput<'_>, head: &Head) {
        let meta = &input.settings.meta;
        for (property, value) in [
            ("og:type", meta.kind.as_str()),
            ("og:site_name", site_name(input.settings)),
            ("og:locale", "id_ID"),
            ("og:title", &head.title),
            ("og:description", &head.description),
            ("og:url", head.canonical.as_deref().unwrap_or_default()),
            ("og:image", &head.image),
            ("og:image:alt", &head.title),
        ] {
            self.meta("property", property, value);
        }
        for (name, value) in [
            ("twitter:card", meta.card.as_str()),
            ("twitter:site", &meta.twitter_site),
            ("twitter:title", &head.title),
            ("twitter:description", &head.description),
            ("twitter:image", &head.image),
        ] {
            self.meta("name", name, value);
        }
    }

    /// A tag that says nothing is left out.
    fn meta(&mut self, attribute_name: &str, name: &str, content: &str) {
        if !content.is_empty() {
            self.push(&[
                "<meta ",
                attribute_name,
                "=\"",
                name,
                "\" content=\"",
                &attribute(content),
                "\">",
            ]);
        }
    }

    fn link(&mut self, rel: &str, href: &str) {
        self.push(&["<link rel=\"", rel, "\" href=\"", &attribute(href), "\">"]);
    }

    fn push(&mut self, parts: &[&str]) {
        self.0.extend(parts.iter().copied());
    }
}
