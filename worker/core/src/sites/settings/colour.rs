//! Colours and their contrast (WCAG 2.2, "relative luminance" and "contrast ratio").

use std::fmt;

use serde::{Serialize, Serializer};

/// The contrast WCAG 2.2 asks of normal text at level AA (1.4.3).
pub const TEXT_CONTRAST: f64 = 4.5;

/// The contrast of text in a colour with its own tint: it stands on tinted grounds and on paper too,
/// where it still has to reach [`TEXT_CONTRAST`].
const LINK_CONTRAST: f64 = 5.0;

/// The contrast with white from which a colour counts as a mid tone.
const MID_TONE: f64 = 2.5;

/// An opaque sRGB colour; displayed and serialised as `#rrggbb` in lower case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour {
    red: u8,
    green: u8,
    blue: u8,
}

impl Colour {
    /// Black.
    pub const BLACK: Self = Self::new(0, 0, 0);
    /// White.
    pub const WHITE: Self = Self::new(255, 255, 255);
    /// The lightest of what counts as a dark ground (app/art/identity/neutrals.ts).
    pub const LIGHTEST_DARK: Self = Self::new(0x33, 0x33, 0x33);

    /// A colour of its three channels.
    #[must_use]
    pub const fn new(red: u8, green: u8, blue: u8) -> Self {
        Self { red, green, blue }
    }

    /// Reads `#rgb` or `#rrggbb`. Everything else is `None`, so that nothing
    /// but six hex digits ever reaches a style sheet.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let rest = text.strip_prefix('#')?;
        let digit = |digit: char| u8::try_from(digit.to_digit(16)?).ok();
        let digits: Vec<u8> = rest.chars().map(digit).collect::<Option<_>>()?;
        match *digits.as_slice() {
            [red, green, blue] => Some(Self::new(red * 17, green * 17, blue * 17)),
            [r1, r0, g1, g0, b1, b0] => Some(Self::new(r1 * 16 + r0, g1 * 16 + g0, b1 * 16 + b0)),
            _ => None,
        }
    }

    /// Relative luminance, from 0 for black to 1 for white.
    #[must_use]
    pub fn luminance(self) -> f64 {
        let linear = |channel: u8| {
            let value = f64::from(channel) / 255.0;
            if value <= 0.04045 {
                value / 12.92
            } else {
                ((value + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * linear(self.red) + 0.7152 * linear(self.green) + 0.0722 * linear(self.blue)
    }

    /// The contrast ratio with another colour, from 1 to 21.
    #[must_use]
    pub fn contrast(self, other: Self) -> f64 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }

    /// The colour of text on this ground: black or white, whichever contrasts
    /// more. One of the two always reaches [`TEXT_CONTRAST`].
    #[must_use]
    pub fn on(self) -> Self {
        if self.contrast(Self::BLACK) >= self.contrast(Self::WHITE) {
            Self::BLACK
        } else {
            Self::WHITE
        }
    }

    /// This colour as text on its own soft tint, and so on white as well:
    /// darkened in steps of one percent until it reaches [`LINK_CONTRAST`].
    #[must_use]
    pub fn as_text(self) -> Self {
        (0..=100)
            .map(|percent| self.mixed(Self::BLACK, percent))
            .find(|darker| darker.contrast(self.soft()) >= LINK_CONTRAST)
            .unwrap_or(Self::BLACK)
    }

    /// This colour as text on a dark ground: lightened in steps of one percent until it reaches
    /// [`TEXT_CONTRAST`].
    #[must_use]
    pub fn as_bright_text(self) -> Self {
        (0..=100)
            .map(|percent| self.mixed(Self::WHITE, percent))
            .find(|brighter| brighter.contrast(Self::LIGHTEST_DARK) >= TEXT_CONTRAST)
            .unwrap_or(Self::WHITE)
    }

    /// This colour as the ground of a button: black labels on a mid tone look disabled, so that one
    /// is darkened until white ones can be read. A colour that is light stays as it is.
    #[must_use]
    pub fn fill(self) -> Self {
        if self.contrast(Self::WHITE) < MID_TONE {
            return self;
        }
        (0..=100)
            .map(|percent| self.mixed(Self::BLACK, percent))
            .find(|darker| darker.contrast(Self::WHITE) >= TEXT_CONTRAST)
            .unwrap_or(Self::BLACK)
    }

    /// A light tint of this colour, for grounds: a tenth of it on white.
    #[must_use]
    pub fn soft(self) -> Self {
        self.mixed(Self::WHITE, 90)
    }

    /// This colour with `percent` (0 to 100) of another mixed in, in sRGB.
    fn mixed(self, other: Self, percent: u16) -> Self {
        let mix = |from: u8, to: u8| {
            let sum = u16::from(from) * (100 - percent) + u16::from(to) * percent;
            u8::try_from((sum + 50) / 100).unwrap_or(u8::MAX)
        };
        Self::new(
            mix(self.red, other.red),
            mix(self.green, other.green),
            mix(self.blue, other.blue),
        )
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            formatter,
            "#{:02x}{:02x}{:02x}",
            self.red, self.green, self.blue
        )
    }
}

impl Serialize for Colour {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::{Colour, TEXT_CONTRAST};

    #[test]
    fn only_three_or_six_hex_digits_are_a_colour() {
        for (text, expected) in [
            ("#2096C4", Some("#2096c4")),
            ("#fFf", Some("#ffffff")),
            ("#abc", Some("#aabbcc")),
            ("2096c4", None),
            ("#2096c", None),
            ("#2096c4ff", None),
            ("#+096c4", None),
            ("#ééé", None),
            ("#", None),
            ("", None),
            ("red;}body{display:none", None),
            ("rgb(1,2,3)", None),
        ] {
            assert_eq!(
                Colour::parse(text)
                    .map(|colour| colour.to_string())
                    .as_deref(),
                expected,
                "{text}"
            );
        }
    }

    #[test]
    fn contrast_ratios_match_wcag_examples() {
        for (one, two, ratio) in [
            ("#000", "#fff", 21.0),
            ("#fff", "#fff", 1.0),
            ("#777777", "#fff", 4.48),
            ("#767676", "#fff", 4.54),
            ("#ff0000", "#fff", 4.00),
            ("#0000ff", "#fff", 8.59),
            ("#2096c4", "#fff", 3.37),
        ] {
            let measured = Colour::parse(one)
                .unwrap()
                .contrast(Colour::parse(two).unwrap());
            assert!(
                (measured - ratio).abs() < 0.01,
                "{one} on {two}: {measured}"
            );
        }
    }

    #[test]
    fn text_on_a_ground_is_the_more_readable_of_black_and_white() {
        for (ground, text) in [
            ("#2096c4", "#000000"),
            ("#2dce89", "#000000"),
            ("#212529", "#ffffff"),
            ("#adb5bd", "#000000"),
            ("#0b3d91", "#ffffff"),
        ] {
            assert_eq!(
                Colour::parse(ground).unwrap().on().to_string(),
                text,
                "{ground}"
            );
        }
    }

    #[test]
    fn a_mid_tone_button_is_darkened_and_a_light_one_is_not() {
        for (colour, fill, on) in [
            ("#2096c4", "#1b7ea5", "#ffffff"),
            ("#0b3d91", "#0b3d91", "#ffffff"),
            ("#ffd54a", "#ffd54a", "#000000"),
        ] {
            let found = Colour::parse(colour).unwrap().fill();
            assert_eq!(found.to_string(), fill, "{colour}");
            assert_eq!(found.on().to_string(), on, "{colour}");
        }
    }

    #[test]
    fn every_colour_has_readable_text_in_it_and_on_it() {
        for step in 0..=u8::MAX {
            for colour in [
                Colour::new(step, step, step),
                Colour::new(step, 255, 0),
                Colour::new(255, step, 128),
            ] {
                assert!(colour.contrast(colour.on()) >= TEXT_CONTRAST, "on {colour}");
                let fill = colour.fill();
                assert!(fill.contrast(fill.on()) >= TEXT_CONTRAST, "on {fill}");
                assert!(
                    colour.as_text().contrast(Colour::WHITE) >= TEXT_CONTRAST,
                    "{colour} as text"
                );
                assert!(
                    colour.as_text().contrast(colour.soft()) >= TEXT_CONTRAST,
                    "{colour} as text on its tint"
                );
                assert!(
                    colour.as_bright_text().contrast(Colour::LIGHTEST_DARK) >= TEXT_CONTRAST,
                    "{colour} as text on a dark ground"
                );
            }
        }
        let dark = Colour::parse("#123456").unwrap();
        assert_eq!(dark.as_text(), dark);
    }
}
