//! Modifiers of an image, as its address names them.

/// The sides that are made, in pixels; another one gets the next larger of them. Any number would
/// let a visitor have a thousand pictures made of one.
const SIDES: [u32; 16] = [
    32, 64, 96, 128, 192, 256, 320, 480, 640, 768, 960, 1_024, 1_280, 1_536, 1_920, 2_560,
];

/// The qualities that are made, likewise.
const QUALITIES: [u32; 5] = [40, 60, 75, 85, 100];

/// What an image is made into. What is not asked for stays as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Transform {
    /// Width in pixels.
    pub width: Option<u32>,
    /// Height in pixels.
    pub height: Option<u32>,
    /// Quality, 1 to 100.
    pub quality: Option<u32>,
    /// File format.
    pub format: Option<Format>,
    /// How it fills width and height.
    pub fit: Option<Fit>,
}

/// A file format the runtime's image service makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// AVIF.
    Avif,
    /// WebP.
    Webp,
    /// JPEG.
    Jpeg,
    /// PNG.
    Png,
    /// The best of what the visitor takes.
    Auto,
}

/// How an image fills its frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// Fills the frame, cut where it does not fit.
    Cover,
    /// Fits into the frame whole.
    Contain,
}

/// Modifiers that say nothing known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown modifiers")]
pub struct BadModifiers;

impl Transform {
    /// Reads modifiers.
    ///
    /// # Errors
    /// [`BadModifiers`] for an unknown name or a value that makes no sense.
    pub fn parse(modifiers: &str) -> Result<Self, BadModifiers> {
        let mut transform = Self::default();
        if modifiers == "_" {
            return Ok(transform);
        }
        for modifier in modifiers.split([',', '&']) {
            let (name, value) = modifier.split_once('_').ok_or(BadModifiers)?;
            match name {
                "w" | "width" => transform.width = Some(side(value)?),
                "h" | "height" => transform.height = Some(side(value)?),
                "s" | "resize" => {
                    let (width, height) = value.split_once('x').ok_or(BadModifiers)?;
                    (transform.width, transform.height) = (Some(side(width)?), Some(side(height)?));
                }
                "q" | "quality" => {
                    transform.quality = Some(next_of(&QUALITIES, number(value)?));
                }
                "f" | "format" => transform.format = Some(Format::parse(value)?),
                "fit" => transform.fit = Some(Fit::parse(value)?),
                _ => return Err(BadModifiers),
            }
        }
        Ok(transform)
    }

    /// With the format settled that was left to the visitor's `Accept` header (RFC 9110 section
    /// 12.5.1): AVIF or WebP where it names them, else the picture's own.
    #[must_use]
    pub fn accepted(self, accept: &str) -> Self {
        if self.format != Some(Format::Auto) {
            return self;
        }
        let takes = |kind: &str| {
            let mut types = accept.split(',').map(|range| range.split(';').next());
            types.any(|known| known.is_some_and(|known| known.trim().eq_ignore_ascii_case(kind)))
        };
        let format = match (takes("image/avif"), takes("image/webp")) {
            (true, _) => Some(Format::Avif),
            (false, true) => Some(Format::Webp),
            (false, false) => None,
        };
        Self { format, ..self }
    }

    /// The modifiers in one spelling, for a cache's key.
    #[must_use]
    pub fn key(&self) -> String {
        let number = |value: Option<u32>| value.unwrap_or_default();
        format!(
            "w_{},h_{},q_{},f_{},fit_{}",
            number(self.width),
            number(self.height),
            number(self.quality),
            self.format.map_or("", Format::name),
            self.fit.map_or("", Fit::name),
        )
    }

    /// What the image service is asked for, by its own names.
    #[must_use]
    pub fn options(&self) -> [(&'static str, Option<ServiceOption>); 5] {
        let number = |value: Option<u32>| value.map(ServiceOption::Number);
        let word = |value: Option<&'static str>| value.map(ServiceOption::Word);
        [
            ("width", number(self.width)),
            ("height", number(self.height)),
            ("quality", number(self.quality)),
            ("format", word(self.format.map(Format::name))),
            ("fit", word(self.fit.map(Fit::name))),
        ]
    }
}

/// What an option of the image service says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ServiceOption {
    /// A number.
    Number(u32),
    /// A word.
    Word(&'static str),
}

impl Format {
    /// The name the image service takes.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Avif => "avif",
            Self::Webp => "webp",
            Self::Jpeg => "jpeg",
            Self::Png => "png",
            Self::Auto => "auto",
        }
    }

    fn parse(text: &str) -> Result<Self, BadModifiers> {
        match text {
            "avif" => Ok(Self::Avif),
            "webp" => Ok(Self::Webp),
            "jpg" | "jpeg" => Ok(Self::Jpeg),
            "png" => Ok(Self::Png),
            "auto" => Ok(Self::Auto),
            _ => Err(BadModifiers),
        }
    }
}

impl Fit {
    /// The name the image service takes.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cover => "cover",
            Self::Contain => "contain",
        }
    }

    fn parse(text: &str) -> Result<Self, BadModifiers> {
        match text {
            "cover" => Ok(Self::Cover),
            "contain" | "inside" => Ok(Self::Contain),
            _ => Err(BadModifiers),
        }
    }
}

fn side(text: &str) -> Result<u32, BadModifiers> {
    match number(text)? {
        0 => Err(BadModifiers),
        side => Ok(next_of(&SIDES, side)),
    }
}

/// The smallest step that is no smaller than `wanted`, else the largest.
fn next_of(steps: &[u32], wanted: u32) -> u32 {
    let next = steps.iter().find(|step| **step >= wanted);
    next.or(steps.last()).copied().unwrap_or(wanted)
}

fn number(text: &str) -> Result<u32, BadModifiers> {
    text.parse().map_err(|_| BadModifiers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modifiers_are_read_or_refused() {
        let both = |width, height| Transform {
            width: Some(width),
            height: Some(height),
            ..Transform::default()
        };
        let cases = [
            ("_", Ok(Transform::default())),
            ("w_640,h_320", Ok(both(640, 320))),
            ("s_640x320", Ok(both(640, 320))),
            ("w_99999&h_1", Ok(both(2_560, 32))),
            ("w_641,h_100", Ok(both(768, 128))),
            (
                "q_500,f_webp,fit_cover",
                Ok(Transform {
                    quality: Some(100),
                    format: Some(Format::Webp),
                    fit: Some(Fit::Cover),
                    ..Transform::default()
                }),
            ),
            ("w_0", Err(BadModifiers)),
            ("w_-1", Err(BadModifiers)),
            ("w", Err(BadModifiers)),
            ("", Err(BadModifiers)),
            (
                "f_auto",
                Ok(Transform {
                    format: Some(Format::Auto),
                    ..Transform::default()
                }),
            ),
            ("f_exe", Err(BadModifiers)),
            ("s_640", Err(BadModifiers)),
            ("blur_5", Err(BadModifiers)),
        ];
        for (modifiers, expected) in cases {
            assert_eq!(Transform::parse(modifiers), expected, "{modifiers}");
        }
    }

    #[test]
    fn the_format_is_the_best_that_the_visitor_takes() {
        let auto = Transform::parse("w_320,f_auto").unwrap();
        for (accept, format) in [
            (
                "image/avif,image/webp,image/apng,*/*;q=0.8",
                Some(Format::Avif),
            ),
            ("text/html, Image/WebP;q=0.9", Some(Format::Webp)),
            ("image/*", None),
            ("", None),
        ] {
            assert_eq!(auto.accepted(accept).format, format, "{accept}");
        }
        let fixed = Transform::parse("f_png").unwrap();
        assert_eq!(fixed.accepted("image/avif"), fixed);
    }

    #[test]
    fn modifiers_become_options_of_the_image_service() {
        use ServiceOption::{Number, Word};
        for (modifiers, expected) in [
            ("_", vec![]),
            ("w_320", vec![("width", Number(320))]),
            (
                "s_320x96,q_75,f_webp,fit_inside",
                vec![
                    ("width", Number(320)),
                    ("height", Number(96)),
                    ("quality", Number(75)),
                    ("format", Word("webp")),
                    ("fit", Word("contain")),
                ],
            ),
        ] {
            let options = Transform::parse(modifiers).unwrap().options();
            let actual = options
                .into_iter()
                .filter_map(|(name, value)| Some((name, value?)));
            assert_eq!(actual.collect::<Vec<_>>(), expected, "{modifiers}");
        }
    }
}
