//! `manifest.webmanifest` (W3C Web Application Manifest).

use std::borrow::Cow;

use serde::Serialize;

use crate::sites::settings::{Settings, bitmap_of};
use crate::text::json;

/// The longest short name that launchers show whole.
const SHORT_NAME: usize = 12;

/// The manifest, in its order.
#[derive(Serialize)]
struct Manifest<'m> {
    id: &'m str,
    name: &'m str,
    short_name: &'m str,
    description: &'m str,
    lang: &'m str,
    dir: &'m str,
    start_url: &'m str,
    scope: &'m str,
    display: &'m str,
    theme_color: String,
    background_color: &'m str,
    icons: Vec<Icon<'m>>,
}

/// A drawing fits every size; of a bitmap we don't know the size, and say so by leaving it out.
#[derive(Serialize)]
struct Icon<'m> {
    src: Cow<'m, str>,
    purpose: &'m str,
    #[serde(skip_serializing_if = "Option::is_none")]
    sizes: Option<&'m str>,
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    kind: Option<&'m str>,
}

/// A tenant's manifest as JSON, for `application/manifest+json`.
#[must_use]
pub fn manifest_json(settings: &Settings, tenant_name: &str) -> String {
    json::written(&Manifest {
        id: "/",
        name: &settings.title,
        short_name: &short_name(tenant_name),
        description: &settings.meta.description,
        lang: "id",
        dir: "ltr",
        start_url: "/",
        scope: "/",
        display: "standalone",
        theme_color: settings.css.clr_primary.to_string(),
        background_color: "#ffffff",
        icons: icons(&settings.favicon),
    })
}

/// The first words of a name that fit; a first word that doesn't fit stays whole.
fn short_name(name: &str) -> String {
    let mut short = String::new();
    for word in name.split_whitespace() {
        if !short.is_empty() && short.chars().count() + 1 + word.chars().count() > SHORT_NAME {
            break;
        }
        if !short.is_empty() {
            short.push(' ');
        }
        short.push_str(word);
    }
    short
}

/// The bitmaps of a brand's own icon, for launchers that take no drawing: file, purpose and size.
const BITMAPS: [(&str, &str, &str); 3] = [
    ("icon-192.png", "any", "192x192"),
    ("icon-512.png", "any", "512x512"),
    ("icon-maskable.png", "maskable", "512x512"),
];

fn icons(src: &str) -> Vec<Icon<'_>> {
    let bitmaps = BITMAPS.into_iter().filter_map(|(file, purpose, sizes)| {
        Some(Icon {
            src: Cow::Owned(bitmap_of(src, file)?),
            purpose,
            sizes: Some(sizes),
            kind: Some("image/png"),
        })
    });
    [icon(src)].into_iter().chain(bitmaps).collect()
}

fn icon(src: &str) -> Icon<'_> {
    let path = src.split(['?', '#']).next().unwrap_or_default();
    let is_drawing = path.to_ascii_lowercase().ends_with(".svg");
    Icon {
        src: Cow::Borrowed(src),
        purpose: "any",
        sizes: is_drawing.then_some("any"),
        kind: is_drawing.then_some("image/svg+xml"),
    }
}

#[cfg(test)]
mod tests {
    use super::{icon, icons, manifest_json, short_name};
    use crate::sites::settings::{Brand, Settings};
    use serde_json::{Value, json};

    #[test]
    fn a_manifest_describes_the_site() {
        let brand = Brand {
            key: "contoh",
            name: "Akademi \"Contoh\"",
        };
        let settings = Settings::parse(None, "{}", &brand).0;
        let manifest: Value =
            serde_json::from_str(&manifest_json(&settings, "Akademi Contoh Nusantara")).unwrap();
        for (key, expected) in [
            ("name", json!("Akademi \"Contoh\"")),
            ("short_name", json!("Akademi")),
            ("lang", json!("id")),
            ("start_url", json!("/")),
            ("theme_color", json!("#2096c4")),
        ] {
            assert_eq!(manifest[key], expected, "{key}");
        }
        let icons: Vec<_> = manifest["icons"].as_array().unwrap().iter().collect();
        let said: Vec<[&str; 3]> = icons
            .iter()
            .map(|icon| ["src", "purpose", "sizes"].map(|key| icon[key].as_str().unwrap()))
            .collect();
        assert_eq!(
            said,
            [
                ["/brand/contoh/icon.svg", "any", "any"],
                ["/brand/contoh/icon-192.png", "any", "192x192"],
                ["/brand/contoh/icon-512.png", "any", "512x512"],
                ["/brand/contoh/icon-maskable.png", "maskable", "512x512"],
            ]
        );
    }

    #[test]
    fn an_icon_of_the_platforms_stands_alone() {
        for icon in [
            "https://cdn.example/icon.svg",
            "/icon.svg",
            "/brand/a/b.png",
        ] {
            assert_eq!(icons(icon).len(), 1, "{icon}");
        }
    }

    #[test]
    fn a_short_name_is_whole_words() {
        for (name, short) in [
            ("Demo", "Demo"),
            ("Koding Anak", "Koding Anak"),
            ("Akademi Data", "Akademi Data"),
            ("Akademi Desain", "Akademi"),
            ("Pemberdayaan Desa", "Pemberdayaan"),
            ("Keterampilandigital", "Keterampilandigital"),
            ("", ""),
        ] {
            assert_eq!(short_name(name), short);
        }
    }

    #[test]
    fn only_a_drawing_fits_every_size() {
        assert_eq!(icon("https://cdn.example/I.SVG?v=1").sizes, Some("any"));
        assert_eq!(icon("/icon.png").sizes, None);
    }
}
