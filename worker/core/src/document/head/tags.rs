//! Tags of the head, with every value escaped for its place.

use super::{Head, HeadInput, site_name, structured};
use crate::sites::settings::bitmap_of;
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
    tags.icons(input);
    tags.link("manifest", "/manifest.webmanifest");
    for feed in input.feeds {
        tags.alternate(
            "application/rss+xml",
            &format!("{}: {}", site_name(settings), feed.title),
            feed.path,
        );
    }
    if let Some((path, title)) = input.calendar {
        tags.alternate("text/calendar", title, path);
    }
    tags.social(input, head);
    if let Some(json) = structured::json_ld(input, head) {
        tags.push(&["<script type=\"application/ld+json\">", &json, "</script>"]);
    }
    tags.0
}

/// Width, height and type of every picture that this project draws to be shared
/// (`app/art/identity/share.ts`, `app/art/share/draw.ts`).
const SHARE_SIZE: [&str; 3] = ["1200", "630", "image/png"];

struct TagWriter(String);

impl TagWriter {
    /// The icon; in the full document a brand's own next to its bitmaps, for browsers and home screens that
    /// take no drawing.
    fn icons(&mut self, input: &HeadInput<'_>) {
        let icon = input.settings.favicon.as_str();
        let small = bitmap_of(icon, "icon-32.png").filter(|_| input.is_for_robots);
        let Some(small) = small else {
            return self.link("icon", icon);
        };
        let small = attribute(&small);
        self.push(&["<link rel=\"icon\" href=\"", &small, "\" sizes=\"32x32\">"]);
        let icon_of_any_size = attribute(icon);
        self.push(&[
            "<link rel=\"icon\" href=\"",
            &icon_of_any_size,
            "\" type=\"image/svg+xml\">",
        ]);
        if let Some(touch) = bitmap_of(icon, "apple-touch-icon.png") {
            self.link("apple-touch-icon", &touch);
        }
    }

    fn social(&mut self, input: &HeadInput<'_>, head: &Head) {
        let meta = &input.settings.meta;
        let about = head.about.as_ref();
        let kind = about.map_or(meta.kind.as_str(), |about| about.kind);
        let [width, height, format] = if head.is_drawn && input.is_for_robots {
            SHARE_SIZE
        } else {
            Default::default()
        };
        for (property, value) in [
            ("og:type", kind),
            ("og:site_name", site_name(input.settings)),
            ("og:locale", "id_ID"),
            ("og:title", &head.title),
            ("og:description", &head.description),
            ("og:url", head.canonical.as_deref().unwrap_or_default()),
            ("og:image", &head.image),
            ("og:image:type", format),
            ("og:image:width", width),
            ("og:image:height", height),
            ("og:image:alt", &head.title),
        ] {
            self.meta("property", property, value);
        }
        for (property, value) in about.map_or(&[][..], |about| &about.properties) {
            self.meta("property", property, value);
        }
        for (name, value) in [
            ("twitter:card", meta.card.as_str()),
            ("twitter:site", &meta.twitter_site),
            ("twitter:title", &head.title),
            ("twitter:description", &head.description),
            ("twitter:image", &head.image),
            ("twitter:image:alt", &head.title),
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

    fn alternate(&mut self, kind: &str, title: &str, path: &str) {
        self.push(&[
            "<link rel=\"alternate\" type=\"",
            kind,
            "\" title=\"",
            &attribute(title),
            "\" href=\"",
            &attribute(path),
            "\">",
        ]);
    }

    fn push(&mut self, parts: &[&str]) {
        self.0.extend(parts.iter().copied());
    }
}
