//! Resized images, `/_ipx/<modifiers>/<path>` (spec section 9: image provider ipx).
//!
//! Modifiers are joined by commas or ampersands, a name and a value by an underscore:
//! `w_640,h_360,q_80,f_webp,fit_cover`, `s_640x360` for both sides, `f_auto` for the best format the
//! visitor takes, `_` for none.

mod source;
mod transform;

pub use source::{ImageSource, source};
pub use transform::{BadModifiers, Fit, Format, ServiceOption, Transform};

use crate::cache::memory::cache_key;
use crate::error::Error;

/// The types of image that are passed on, and so the only ones a response can be typed as.
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

/// The `cache-control` of a picture for browsers: its address changes with its content, as far as
/// anybody can tell.
pub const CACHE_CONTROL: &str = "public, max-age=86400, stale-while-revalidate=604800";

/// The same for the edge cache.
pub const EDGE_CACHE_CONTROL: &str = "public, max-age=86400";

/// The key under which a picture of an upstream is cached, as it was made.
#[must_use]
pub fn key(deployment: &str, transform: &Transform, address: &str) -> String {
    cache_key(deployment, &["image", &transform.key(), address])
}

/// The type to respond with, out of [`TYPES`]. A drawing can hold scripts, so only the site's own are
/// passed on.
#[must_use]
pub fn image_type(content_type: &str, source: &ImageSource) -> Option<&'static str> {
    let essence = content_type.split(';').next().unwrap_or_default().trim();
    let known = TYPES
        .into_iter()
        .find(|kind| kind.eq_ignore_ascii_case(essence))?;
    let may_be_drawing = matches!(source, ImageSource::Own(_));
    (known != "image/svg+xml" || may_be_drawing).then_some(known)
}

/// The type to respond with for what has come, if it is a picture: by its status and the type that it
/// names. A file of the app that is none is no business of this path; a drive that sends something
/// else is broken.
///
/// # Errors
/// [`Error::NotFound`] or [`Error::BadGateway`].
pub fn judged(
    status: u16,
    content_type: &str,
    source: &ImageSource,
) -> Result<&'static str, Error> {
    match (status, image_type(content_type, source), source) {
        (200, Some(kind), _) => Ok(kind),
        (404, ..) | (200, None, ImageSource::Own(_)) => Err(Error::NotFound),
        _ => Err(Error::BadGateway),
    }
}

#[cfg(test)]
mod tests {
    use super::{ImageSource, Transform, image_type, judged, key};
    use crate::error::Error;

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
        for (content_type, of_own, of_drive) in cases {
            let judged = (
                image_type(content_type, &own),
                image_type(content_type, &drive),
            );
            assert_eq!(judged, (of_own, of_drive), "{content_type}");
        }
    }

    #[test]
    fn each_form_of_a_picture_has_a_key_of_its_own() {
        let key = |deployment, modifiers, address| {
            key(deployment, &Transform::parse(modifiers).unwrap(), address)
        };
        let usual = key("d1", "w_320", "https://a.example/b.jpg");
        assert_eq!(
            usual,
            "https://edge-cache.invalid/d1/image/w_320,h_0,q_0,f_,fit_/https://a.example/b.jpg"
        );
        assert_eq!(usual, key("d1", "w_300", "https://a.example/b.jpg"));
        for other in [
            key("d2", "w_320", "https://a.example/b.jpg"),
            key("d1", "h_320", "https://a.example/b.jpg"),
            key("d1", "w_320,f_webp", "https://a.example/b.jpg"),
            key("d1", "w_320", "https://a.example/c.jpg"),
        ] {
            assert_ne!(usual, other);
        }
    }

    #[test]
    fn a_response_is_an_image_or_an_error() {
        let (own, drive) = (
            ImageSource::Own(String::new()),
            ImageSource::Upstream(String::new()),
        );
        let (gone, broken) = (Err(Error::NotFound), Err(Error::BadGateway));
        let cases = [
            (200, "image/png", Ok("image/png"), Ok("image/png")),
            (200, "text/html", gone, broken),
            (200, "", gone, broken),
            (200, "image/svg+xml", Ok("image/svg+xml"), broken),
            (404, "image/png", gone, gone),
            (404, "", gone, gone),
            (206, "image/png", broken, broken),
            (304, "image/png", broken, broken),
            (302, "", broken, broken),
            (403, "text/html", broken, broken),
            (500, "image/png", broken, broken),
        ];
        for (status, content_type, of_own, of_drive) in cases {
            let all = [
                judged(status, content_type, &own),
                judged(status, content_type, &drive),
            ];
            assert_eq!(all, [of_own, of_drive], "{status} {content_type}");
        }
    }
}
