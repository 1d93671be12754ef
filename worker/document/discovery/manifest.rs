//! `manifest.webmanifest` (W3C Web Application Manifest).

use crate::site::settings::Settings;
use crate::text::json::{self, Field};

/// The longest short name that launchers show whole.
const SHORT_NAME: usize = 12;

/// A tenant's manifest as JSON, for `application/manifest+json`.
#[must_use]
pub fn manifest_json(settings: &Settings, tenant_name: &str) -> String {
    json::object(&[
        ("id", "/".into()),
        ("name", (&settings.title).into()),
        ("short_name", (&short_name(tenant_name)).into()),
        ("description", (&settings.meta.description).into()),
        ("lang", "id".into()),
        ("dir", "ltr".into()),
        ("start_url", "/".into()),
        ("scope", "/".into()),
        ("display", "standalone".into()),
        (
            "theme_color",
            (&settings.css.clr_primary.to_string()).into(),
        ),
        ("background_color", "#ffffff".into()),
        (
            "icons",
            Field::Json(&json::list(&[icon(&settings.favicon)])),
        ),
    ])
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

/// A drawing fits every size; of a bitmap we don't know the size, and say so
/// by leaving it out.
fn icon(source: &str) -> String {
    let path = source.split(['?', '#']).next().unwrap_or_default();
    let mut fields = vec![("src", source.into()), ("purpose", "any".into())];
    if path.to_ascii_lowercase().ends_with(".svg") {
        fields.push(("sizes", "any".into()));
        fields.push(("type", "image/svg+xml".into()));
    }
    json::object(&fields)
}

#[cfg(test)]
mod tests {
    use super::{icon, manifest_json, short_name};
    use crate::site::settings::{Brand, Settings};
    use serde_json::{Value, json};

    #[test]
    fn a_manifest_says_what_the_site_is() {
        let brand = Brand {
            key: "contoh",
            name: "Akademi \"Contoh\"",
        };
        let settings = Settings::parse(None, &crate::text::json::Map::new(), &brand).0;
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
        let icon = icon("/brand/contoh/icon.svg");
        let icon: Value = serde_json::from_str(&icon).unwrap();
        assert_eq!(manifest["icons"], json!([icon]));
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
        assert!(icon("https://cdn.example/I.SVG?v=1").contains(r#""sizes":"any""#));
        assert!(!icon("/icon.png").contains("sizes"));
    }
}
