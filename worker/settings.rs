//! Site settings: what one tenant's site is called and looks like.
//!
//! Source: spec sections 3 (fields) and 9 (default theme), design section 3.
//! They are laid in three coats: the defaults, the tenant row's own values,
//! and what the upstream answered. Each coat is read field by field, and a
//! field that is missing or malformed leaves the coat below it standing. What
//! comes out is whole and normalised; nothing further in checks it again.

pub mod colour;
pub mod field;
mod theme;

use std::fmt;

use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use colour::Colour;
use field::Reader;

/// What the defaults of a tenant are made of.
#[derive(Clone, Copy, Debug)]
pub struct Brand<'a> {
    /// The tenant's key: names the folder of its files, `/brand/<key>/`.
    pub key: &'a str,
    /// The brand's name: the default title.
    pub name: &'a str,
}

/// Site settings, whole and normalised; serialises to the boot data's `settings`.
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
    pub layout: Option<String>,
    /// Whether the maintenance screen is shown instead of every page.
    pub is_maintenance: bool,
    /// Colours and fonts.
    pub css: Css,
    /// Social metadata.
    pub meta: Meta,
}

/// `css` of the site settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Css {
    /// The font of headings.
    pub ft_primary: String,
    /// The font of paragraphs.
    pub ft_secondary: String,
    /// The brand's strong colour.
    pub clr_primary: Colour,
    /// The brand's second colour.
    pub clr_secondary: Colour,
    /// Something went well.
    pub clr_success: Colour,
    /// A neutral notice.
    pub clr_info: Colour,
    /// A warning.
    pub clr_warning: Colour,
    /// An error.
    pub clr_danger: Colour,
    /// Light ground.
    pub clr_light: Colour,
    /// Dark ground.
    pub clr_dark: Colour,
}

/// `meta` of the site settings. A text that nobody gave is empty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Meta {
    /// The home page's title.
    pub name: String,
    /// The site's description, used where a page has none.
    pub description: String,
    /// Keywords, comma separated.
    pub keywords: String,
    /// The Open Graph type, `website` by default.
    #[serde(rename = "type")]
    pub kind: String,
    /// The share image; the settings' own `image` by default.
    pub image: String,
    /// The Twitter card, `summary_large_image` by default.
    pub card: String,
    /// The site's name in titles; the settings' title where empty.
    pub site_name: String,
    /// The organisation's own address: https URL or empty.
    pub url: String,
    /// The Twitter account, with its `@`.
    pub twitter_site: String,
    /// Whether robots may index; serialises to `index` or `noindex`.
    #[serde(serialize_with = "index_word")]
    pub robot_index: bool,
    /// Whether robots may follow links; serialises to `follow` or `nofollow`.
    #[serde(serialize_with = "follow_word")]
    pub robot_follow: bool,
}

/// One field that was not as it should be. It never holds the value itself,
/// which may be long, or not for a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// The field's path: `css.clr_primary`, or `row.…` in the tenant's row.
    pub field: String,
    /// What is wrong with it.
    pub problem: &'static str,
}

impl fmt::Display for Complaint {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}: {}", self.field, self.problem)
    }
}

impl Settings {
    /// The settings of a tenant: `answer` is the whole body the upstream sent
    /// (`{status, message, data}`), or `None` when it never answered; `row` is
    /// the tenant row's `settings`.
    ///
    /// An answer that is no such envelope, or that says it failed, counts as
    /// none. Maintenance is on when an answer does not say (spec section 2),
    /// and the row's, else off, without an answer (design section 3).
    #[must_use]
    pub fn parse(answer: Option<&Value>, row: &Map<String, Value>, brand: &Brand<'_>) -> (Self, Vec<Complaint>) {
        let mut complaints = Vec::new();
        let mut settings = Self::default_of(brand);
        settings.lay_on(row, Reader::row(&mut complaints));
        if let Some(answer) = answer {
            match field::envelope_data(answer) {
                Ok(data) => {
                    settings.is_maintenance = true;
                    settings.lay_on(data, Reader::answer(&mut complaints));
                }
                Err(problem) => complaints.push(Complaint { field: "answer".into(), problem }),
            }
        }
        if settings.meta.image.is_empty() {
            settings.meta.image.clone_from(&settings.image);
        }
        (settings, complaints)
    }

    fn default_of(brand: &Brand<'_>) -> Self {
        let file = |name: &str| format!("/brand/{}/{name}", brand.key);
        Self {
            title: brand.name.to_owned(),
            logo_dark: file("logo-dark.svg"),
            logo_light: file("logo-light.svg"),
            favicon: file("icon.svg"),
            image: file("share.png"),
            layout: None,
            is_maintenance: false,
            css: Css::default(),
            meta: Meta::default(),
        }
    }

    fn lay_on(&mut self, source: &Map<String, Value>, mut reader: Reader<'_>) {
        reader.text(source, "title", 120, &mut self.title);
        reader.link(source, "logoDark", &mut self.logo_dark);
        reader.link(source, "logoLight", &mut self.logo_light);
        reader.link(source, "favicon", &mut self.favicon);
        reader.link(source, "image", &mut self.image);
        reader.layout(source, "layout", &mut self.layout);
        reader.flag(source, "isMaintenance", &mut self.is_maintenance);
        reader.group(source, "css", |css, reader| self.css.lay_on(css, reader));
        reader.group(source, "meta", |meta, reader| self.meta.lay_on(meta, reader));
    }
}

impl Css {
    fn lay_on(&mut self, source: &Map<String, Value>, reader: &mut Reader<'_>) {
        reader.font(source, "ft_primary", &mut self.ft_primary);
        reader.font(source, "ft_secondary", &mut self.ft_secondary);
        for (key, colour) in [
            ("clr_primary", &mut self.clr_primary),
            ("clr_secondary", &mut self.clr_secondary),
            ("clr_success", &mut self.clr_success),
            ("clr_info", &mut self.clr_info),
            ("clr_warning", &mut self.clr_warning),
            ("clr_danger", &mut self.clr_danger),
            ("clr_light", &mut self.clr_light),
            ("clr_dark", &mut self.clr_dark),
        ] {
            reader.colour(source, key, colour);
        }
    }
}

impl Default for Css {
    /// The default theme of spec section 9.
    fn default() -> Self {
        Self {
            ft_primary: "Raleway".into(),
            ft_secondary: "Inter".into(),
            clr_primary: Colour::new(0x20, 0x96, 0xc4),
            clr_secondary: Colour::new(0x2f, 0x80, 0xed),
            clr_success: Colour::new(0x2d, 0xce, 0x89),
            clr_info: Colour::new(0x11, 0xcd, 0xef),
            clr_warning: Colour::new(0xfb, 0x63, 0x40),
            clr_danger: Colour::new(0xf5, 0x36, 0x5c),
            clr_light: Colour::new(0xad, 0xb5, 0xbd),
            clr_dark: Colour::new(0x21, 0x25, 0x29),
        }
    }
}

impl Meta {
    fn lay_on(&mut self, source: &Map<String, Value>, reader: &mut Reader<'_>) {
        reader.text(source, "name", 120, &mut self.name);
        reader.text(source, "description", 500, &mut self.description);
        reader.text(source, "keywords", 500, &mut self.keywords);
        reader.word(source, "type", &mut self.kind);
        reader.link(source, "image", &mut self.image);
        reader.word(source, "card", &mut self.card);
        reader.text(source, "site_name", 120, &mut self.site_name);
        reader.link(source, "url", &mut self.url);
        reader.text(source, "twitter_site", 120, &mut self.twitter_site);
        reader.permission(source, "robot_index", ["index", "noindex"], &mut self.robot_index);
        reader.permission(source, "robot_follow", ["follow", "nofollow"], &mut self.robot_follow);
    }
}

impl Default for Meta {
    fn default() -> Self {
        Self {
            name: String::new(),
            description: String::new(),
            keywords: String::new(),
            kind: "website".into(),
            image: String::new(),
            card: "summary_large_image".into(),
            site_name: String::new(),
            url: String::new(),
            twitter_site: String::new(),
            robot_index: true,
            robot_follow: true,
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
fn index_word<S: Serializer>(index: &bool, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(if *index { "index" } else { "noindex" })
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
fn follow_word<S: Serializer>(follow: &bool, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(if *follow { "follow" } else { "nofollow" })
}

#[cfg(test)]
mod tests;
