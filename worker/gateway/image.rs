//! Resized images, `/_ipx/<modifiers>/<path>` (spec section 9: image provider ipx).
//!
//! Modifiers are joined by commas or ampersands, a name and a value by an underscore:
//! `w_640,h_360,q_80,f_webp,fit_cover`, `s_640x360` for both sides, `_` for none.

/// The longest side in pixels; larger ones are cut to it.
const LONGEST_SIDE: u32 = 2_560;

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

/// A file format the platform's image service makes.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
                "q" | "quality" => transform.quality = Some(number(value)?.clamp(1, 100)),
                "f" | "format" => transform.format = Some(Format::parse(value)?),
                "fit" => transform.fit = Some(Fit::parse(value)?),
                _ => return Err(BadModifiers),
            }
        }
        Ok(transform)
    }
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
        }
    }

    fn parse(text: &str) -> Result<Self, BadModifiers> {
        match text {
            "avif" => Ok(Self::Avif),
            "webp" => Ok(Self::Webp),
            "jpg" | "jpeg" => Ok(Self::Jpeg),
            "png" => Ok(Self::Png),
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

/// Where an image comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImageSource {
    /// A file of the app, by its path.
    Own(String),
    /// A file of an upstream the operator configured, by its address.
    Upstream(String),
}

/// The source of `/_ipx/…/<path>`: a local path (without its leading slash), or the address of a
/// file below one of `bases`. Anything else is none of the edge's business, lest it become an open
/// proxy: `None`.
#[must_use]
pub fn source(path: &str, query: &str, bases: &[&str]) -> Option<ImageSource> {
    // Browsers and proxies fold the double slash of an address that stands in a path.
    let scheme = ["https:/", "http:/"]
        .into_iter()
        .find(|scheme| path.starts_with(scheme));
    let Some(scheme) = scheme else {
        let clean = !path.is_empty() && !path.contains("..") && !path.contains(['\\', '%', ':']);
        return clean.then(|| ImageSource::Own(format!("/{path}")));
    };
    let rest = path.strip_prefix(scheme)?.trim_start_matches('/');
    let mark = if query.is_empty() { "" } else { "?" };
    let address = format!("{scheme}/{rest}{mark}{query}");
    let below = |base: &&str| {
        let base = base.trim_end_matches('/');
        !base.is_empty()
            && address
                .strip_prefix(base)
                .is_some_and(|rest| rest.starts_with('/'))
    };
    let inside = !address.contains("..") && !address.to_ascii_lowercase().contains("%2e");
    (inside && bases.iter().any(below)).then_some(ImageSource::Upstream(address))
}

fn side(text: &str) -> Result<u32, BadModifiers> {
    match number(text)? {
        0 => Err(BadModifiers),
        side => Ok(side.min(LONGEST_SIDE)),
    }
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
            ("w_640,h_360", Ok(both(640, 360))),
            ("s_640x360", Ok(both(640, 360))),
            ("w_99999&h_1", Ok(both(2_560, 1))),
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
            ("f_exe", Err(BadModifiers)),
            ("s_640", Err(BadModifiers)),
            ("blur_5", Err(BadModifiers)),
        ];
        for (modifiers, expected) in cases {
            assert_eq!(Transform::parse(modifiers), expected, "{modifiers}");
        }
    }

    #[test]
    fn only_own_and_configured_origins_are_fetched() {
        let bases = ["https://drive.example/files/", ""];
        let upstream = |address: &str| Some(ImageSource::Upstream(address.to_owned()));
        let cases = [
            (
                "brand/alpha/share.png",
                "",
                Some(ImageSource::Own("/brand/alpha/share.png".to_owned())),
            ),
            (
                "https://drive.example/files/a.jpg",
                "",
                upstream("https://drive.example/files/a.jpg"),
            ),
            (
                "https:/drive.example/files/a.jpg",
                "v=1",
                upstream("https://drive.example/files/a.jpg?v=1"),
            ),
            ("https://drive.example/filesystem/a.jpg", "", None),
            ("https://drive.example/files/../b", "", None),
            ("https://drive.example/files/%2e%2e/b", "", None),
            ("https://evil.example/a.jpg", "", None),
            ("http://169.254.169.254/latest", "", None),
            ("../etc/passwd", "", None),
            ("a%2f..", "", None),
            ("", "", None),
        ];
        for (path, query, expected) in cases {
            assert_eq!(source(path, query, &bases), expected, "{path}");
        }
    }
}
