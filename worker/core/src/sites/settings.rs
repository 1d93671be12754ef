//! Site settings: name, texts, colours and images of one tenant's site.
//!
//! Source: spec sections 3 (fields) and 9 (default theme), design section 3.
//! They are laid in three coats: the defaults, the tenant row's own values,
//! and the upstream's response. Each coat is read field by field, and a
//! field that is missing or malformed leaves the coat below it standing. What
//! comes out is whole and normalised; nothing further in checks it again.

pub mod colour;
mod css;
mod field;
mod fonts;
pub mod last_known_good;
mod meta;
mod theme;
pub mod value;

use serde::{Serialize, Serializer};

use crate::text::json::{self, Object};
pub use css::Css;
pub use field::Complaint;
use field::FieldReader;
pub use meta::Meta;

/// The settings in an upstream's response, `{status, message, data}`, as JSON text.
///
/// Whatever the upstream sends by mistake must not count as one, since it would take the place of
/// what was known: it has at least one field that says something (design section 3).
///
/// # Errors
/// What is wrong with the response.
pub fn data_of(response: &str) -> Result<&str, &'static str> {
    let data = value::envelope_data(response)?;
    let mut settings = Settings::default_of(&Brand { key: "", name: "" });
    if settings.overlay(data, FieldReader::response(&mut Vec::new())) {
        Ok(data)
    } else {
        Err("has none of the settings' fields")
    }
}

/// Whether a response means maintenance by leaving the flag out (spec section 2). One that does not
/// even name the site is a part of a response, and a flag that is there but says neither is no word.
fn is_whole_without_flag(data: &str) -> bool {
    let data = Object::of(data, &["title", "isMaintenance"]).unwrap_or_default();
    let title: Option<String> = data.read("title");
    title.is_some_and(|title| !title.trim().is_empty()) && data.get("isMaintenance").is_none()
}

/// What the defaults of a tenant are made of.
#[derive(Clone, Copy, Debug)]
pub struct Brand<'a> {
    /// The tenant's key: names the folder of its files, `/brand/<key>/`.
    pub key: &'a str,
    /// The brand's name: the default title.
    pub name: &'a str,
}

/// What is read of settings.
const FIELDS: [&str; 9] = [
    "title",
    "logoDark",
    "logoLight",
    "favicon",
    "image",
    "layout",
    "isMaintenance",
    "css",
    "meta",
];

/// Site settings, whole and normalised; as the boot data has them where they are written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Settings {
    /// The site's title, never empty.
    pub title: String,
    /// The logo in dark ink, for light grounds: https URL or local path.
    pub logo_dark: String,
    /// The logo in light ink, for dark grounds.
    pub logo_light: String,
    /// The icon.
    pub favicon: String,
    /// The share image.
    pub image: String,
    /// The layout the server names; it wins over the tenant row's.
    #[serde(serialize_with = "or_empty")]
    pub layout: Option<String>,
    /// Whether the maintenance screen is shown instead of every page.
    pub is_maintenance: bool,
    /// Colours and fonts.
    pub css: Css,
    /// Social metadata.
    pub meta: Meta,
}

impl Settings {
    /// The boot data's `settings`, as JSON text that is escaped for its script block.
    #[must_use]
    pub fn to_json(&self) -> String {
        json::written_for_script(self, 4 * 1024)
    }

    /// The settings of a tenant: `response` is the whole body the upstream sent
    /// (`{status, message, data}`), or `None` when it never responded; `row` is
    /// the tenant row's `settings`, an object too.
    ///
    /// What is no response by [`data_of`] counts as none. Maintenance is on when a
    /// whole response does not say (spec section 2), and the row's, else off,
    /// where the response says neither or there is none (design section 3).
    #[must_use]
    pub fn parse(response: Option<&str>, row: &str, brand: &Brand<'_>) -> (Self, Vec<Complaint>) {
        let mut complaints = Vec::new();
        let mut settings = Self::default_of(brand);
        settings.overlay(row, FieldReader::row(&mut complaints));
        if let Some(response) = response {
            match data_of(response) {
                Ok(data) => {
                    settings.is_maintenance |= is_whole_without_flag(data);
                    settings.overlay(data, FieldReader::response(&mut complaints));
                }
                Err(problem) => complaints.push(Complaint {
                    field: "answer".into(),
                    problem,
                }),
            }
        }
        if settings.meta.image.is_empty() {
            settings.meta.image.clone_from(&settings.image);
        }
        (settings, complaints)
    }

    fn default_of(brand: &Brand<'_>) -> Self {
        Self {
            title: brand.name.to_owned(),
            logo_dark: brand_file(brand.key, "logo-dark.svg"),
            logo_light: brand_file(brand.key, "logo-light.svg"),
            favicon: brand_file(brand.key, ICON),
            image: brand_file(brand.key, "share.png"),
            layout: None,
            is_maintenance: false,
            css: Css::default(),
            meta: Meta::default(),
        }
    }

    /// Takes what a coat says; whether it says anything.
    fn overlay(&mut self, source: &str, mut reader: FieldReader<'_>) -> bool {
        let source = &Object::of(source, &FIELDS).unwrap_or_default();
        reader.text(source, "title", 120, &mut self.title);
        reader.link(source, "logoDark", &mut self.logo_dark);
        reader.link(source, "logoLight", &mut self.logo_light);
        reader.link(source, "favicon", &mut self.favicon);
        reader.link(source, "image", &mut self.image);
        reader.layout(source, "layout", &mut self.layout);
        reader.flag(source, "isMaintenance", &mut self.is_maintenance);
        reader.group(source, "css", &css::FIELDS, |css, reader| {
            self.css.overlay(css, reader);
        });
        reader.group(source, "meta", &meta::FIELDS, |meta, reader| {
            self.meta.overlay(meta, reader);
        });
        reader.has_read()
    }
}

/// The app reads every setting as a text, so that no layout is an empty one.
#[expect(clippy::ref_option, reason = "as serde calls it")]
fn or_empty<S: Serializer>(text: &Option<String>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(text.as_deref().unwrap_or_default())
}

/// The icon's file name in each brand's folder.
pub const ICON: &str = "icon.svg";

/// The path of a bitmap of the icon, where that is a brand's own drawing: of another one there is none.
#[must_use]
pub fn bitmap_of(icon: &str, name: &str) -> Option<String> {
    let folder = icon.strip_suffix(ICON)?;
    let is_brands = folder.starts_with("/brand/") && folder.ends_with('/');
    is_brands.then(|| [folder, name].concat())
}

/// The path of one of a brand's own files.
#[must_use]
pub fn brand_file(tenant_key: &str, name: &str) -> String {
    format!("/brand/{tenant_key}/{name}")
}

#[cfg(test)]
mod tests;
