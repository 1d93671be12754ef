//! Colours and fonts of the site settings.

use super::colour::Colour;
use super::field::FieldReader;
use crate::text::json::Object;
use serde::Serialize;

/// `css` of the site settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Css {
    /// The font of headings.
    pub ft_primary: String,
    /// The font of paragraphs.
    pub ft_secondary: String,
    /// Whether the settings name `ft_primary` themselves; else the look's own font stands.
    #[serde(skip)]
    pub names_heading_font: bool,
    /// Whether they name `ft_secondary`.
    #[serde(skip)]
    pub names_body_font: bool,
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

/// What is read of it.
pub(super) const FIELDS: [&str; 10] = [
    "ft_primary",
    "ft_secondary",
    "clr_primary",
    "clr_secondary",
    "clr_success",
    "clr_info",
    "clr_warning",
    "clr_danger",
    "clr_light",
    "clr_dark",
];

impl Css {
    /// The colours, by the part of their fields' names that follows `clr_`.
    pub(super) fn colours(&self) -> [(&'static str, Colour); 8] {
        [
            ("primary", self.clr_primary),
            ("secondary", self.clr_secondary),
            ("success", self.clr_success),
            ("info", self.clr_info),
            ("warning", self.clr_warning),
            ("danger", self.clr_danger),
            ("light", self.clr_light),
            ("dark", self.clr_dark),
        ]
    }

    pub(super) fn overlay(&mut self, source: &Object<'_>, reader: &mut FieldReader<'_>) {
        for (key, font, is_named) in [
            (
                "ft_primary",
                &mut self.ft_primary,
                &mut self.names_heading_font,
            ),
            (
                "ft_secondary",
                &mut self.ft_secondary,
                &mut self.names_body_font,
            ),
        ] {
            *is_named |= reader.font(source, key, font);
        }
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
            names_heading_font: false,
            names_body_font: false,
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
