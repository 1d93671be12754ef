//! Resized images, `/_ipx/<modifiers>/<path>` (spec section 9: image provider ipx).
//!
//! Modifiers are joined by commas or ampersands, a name and a value by an underscore:
//! `w_640,h_360,q_80,f_webp,fit_cover`, `s_640x360` for both sides, `f_auto` for the best format the
//! visitor takes, `_` for none.

use crate::text::percent::{Encoding, decoded};

/// The sides that are made, in pixels; another one gets the next larger of them. Any number would
/// let a visitor have a thousand pictures made of one.
const SIDES: [u32; 16] = [
    32, 64, 96, 128, 192, 256, 320, 480, 640, 768, 960, 1_024, 1_280, 1_536, 1_920, 2_560,
];

/// The qualities that are made, likewise.
const QUALITIES: [u32; 5] = [40, 60, 75, 85, 100];

/// The types of image that are passed on, and so the only ones an answer can be typed as.
pub const TYPES: [&str; 6] = [
    "image/avif",
    "image/webp",
    "image/jpeg",
    "image/png",
    "image/gif",
    "image/svg+xml",
];

/// The longest picture that is passed on, in bytes: what the drive takes.
pub const LONGEST: usize = 10 * 1024 * 1024;

/// The type to answer with, out of [`TYPES`]. A drawing can hold scripts, so only the site's own are
/// passed on.
#[must_use]
pub fn image_type(said: &str, source: &ImageSource) -> Option<&'static str> {
    let essence = said.split(';').next().unwrap_or_default().trim();
    let known = TYPES
        .into_iter()
        .find(|kind| kind.eq_ignore_ascii_case(essence))?;
    let may_be_drawing = matches!(source, ImageSource::Own(_));
    (known != "image/svg+xml" || may_be_drawing).then_some(known)
}

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

/// Where an image comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImageSource {
    /// A file of the app, by its path.
    Own(String),
    /// A file of an upstream the operator configured, by its address.
    Upstream(String),
}

/// The source of `/_ipx/…/<path>`: a local path (without its leading slash), or the address of a
/// file on the drive or on one of the hosts that pictures may come from, as a policy names them.
/// Anything else is none of the edge's business, lest it become an open proxy, and a way round the
/// catalogue to the platform's other hosts: `None`.
#[must_use]
pub fn source(path: &str, drive: &str, hosts: &[String]) -> Option<ImageSource> {
    // Browsers and proxies fold the double slash of an address that stands in a path.
    let scheme = ["https:/", "http:/"]
        .into_iter()
        .find(|scheme| path.starts_with(scheme));
    let Some(scheme) = scheme else {
        let clean = !path.is_empty() && !path.contains("..") && !path.contains(['\\', '%', ':']);
        return clean.then(|| ImageSource::Own(format!("/{path}")));
    };
    let rest = path.strip_prefix(scheme)?.trim_start_matches('/');
    let address = format!("{scheme}/{rest}");
    let drive = drive.trim_end_matches('/');
    let of_drive = address.strip_prefix(drive).filter(|_| !drive.is_empty());
    let below = of_drive.or_else(|| hosts.iter().find_map(|host| below_host(&address, host)))?;
    is_plain(below).then_some(ImageSource::Upstream(address))
}

/// What follows the origin of an address, when that is a source such as `https://a.example` or
/// `https://*.a.example`.
fn below_host<'a>(address: &'a str, source: &str) -> Option<&'a str> {
    let (scheme, host) = source.split_once("://")?;
    let rest = address.strip_prefix(scheme)?.strip_prefix("://")?;
    let (found, _) = rest.split_once('/')?;
    let is_host = match host.strip_prefix('*') {
        Some(domain) => found.len() > domain.len() && found.ends_with(domain),
        None => found == host,
    };
    let is_name = found
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || b"-.:".contains(&byte));
    (is_host && is_name)
        .then(|| rest.get(found.len()..))
        .flatten()
}

/// Whether a path says where it leads: no step up, no separator or control character in an escape.
fn is_plain(path: &str) -> bool {
    let Some(read) = decoded(path, Encoding::COMPONENT) else {
        return false;
    };
    let separators = |text: &str| text.bytes().filter(|byte| *byte == b'/').count();
    path.starts_with('/')
        && !read.contains("..")
        && !read.contains(|c: char| c == '\\' || c == '%' || c.is_control())
        && separators(&read) == separators(path)
}

impl Transform {
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
    fn only_own_files_and_the_drives_are_fetched() {
        let upstream = |address: &str| Some(ImageSource::Upstream(address.to_owned()));
        let cases = [
            (
                "brand/alpha/share.png",
                Some(ImageSource::Own("/brand/alpha/share.png".to_owned())),
            ),
            (
                "https://drive.example/files/a.jpg",
                upstream("https://drive.example/files/a.jpg"),
            ),
            (
                "https:/drive.example/files/a.jpg",
                upstream("https://drive.example/files/a.jpg"),
            ),
            ("https://drive.example/filesystem/a.jpg", None),
            ("https://drive.example/files/../b", None),
            ("https://drive.example/files/%2e%2e/b", None),
            ("https://drive.example/files/a%0d%0a", None),
            (
                "https://drive.example/files/foto%20kelas/%C3%A9.jpg",
                upstream("https://drive.example/files/foto%20kelas/%C3%A9.jpg"),
            ),
            ("https://drive.example/files/a%2fb", None),
            ("https://drive.example/files/a%5Cb", None),
            ("https://drive.example/files/a%25b", None),
            ("https://drive.example/files/a%", None),
            (
                "https:/cdn.example/a/b.jpg",
                upstream("https://cdn.example/a/b.jpg"),
            ),
            (
                "https://a.b.gambar.example/c.jpg",
                upstream("https://a.b.gambar.example/c.jpg"),
            ),
            ("https://gambar.example/c.jpg", None),
            ("https://evilgambar.example/c.jpg", None),
            ("https://evil.example@x.gambar.example/c.jpg", None),
            ("https://cdn.example:8443/a.jpg", None),
            ("https://cdn.example.evil.example/a.jpg", None),
            ("https://cdn.example", None),
            ("http://cdn.example/a.jpg", None),
            ("https://services.example/v1/user/me", None),
            ("https://evil.example/a.jpg", None),
            ("http://169.254.169.254/latest", None),
            ("../etc/passwd", None),
            ("a%2f..", None),
            ("", None),
        ];
        let hosts = ["https://cdn.example", "https://*.gambar.example"].map(str::to_owned);
        for (path, expected) in cases {
            assert_eq!(
                source(path, "https://drive.example/files/", &hosts),
                expected,
                "{path}"
            );
        }
        assert_eq!(source("https://drive.example/files/a.jpg", "", &[]), None);
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
    fn types_are_out_of_a_list() {
        let (own, drive) = (
            ImageSource::Own(String::new()),
            ImageSource::Upstream(String::new()),
        );
        let cases = [
            ("image/png", Some("image/png"), Some("image/png")),
            ("IMAGE/JPEG; q=1", Some("image/jpeg"), Some("image/jpeg")),
            ("image/svg+xml", Some("image/svg+xml"), None),
            ("image/png, text/html", None, None),
            ("image/x-evil", None, None),
            ("text/html", None, None),
            ("", None, None),
        ];
        for (said, of_own, of_drive) in cases {
            let judged = (image_type(said, &own), image_type(said, &drive));
            assert_eq!(judged, (of_own, of_drive), "{said}");
        }
    }
}
