//! Recordings that a feed encloses: which may be asked for, and what their hosts say of them.

use crate::text::percent;

/// The longest URL that is taken; readers cut longer ones.
const URL_LIMIT: usize = 2_000;

/// What podcast directories take, by the type that hosts give and the one that directories want.
const TYPES: [(&str, &str); 6] = [
    ("audio/mpeg", "audio/mpeg"),
    ("audio/mp3", "audio/mpeg"),
    ("audio/mp4", "audio/x-m4a"),
    ("audio/m4a", "audio/x-m4a"),
    ("audio/x-m4a", "audio/x-m4a"),
    ("video/mp4", "video/mp4"),
];

/// What is kept of a recording that cannot be enclosed.
const UNFIT: &str = "-";

/// A recording as its host tells of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measured {
    /// Its media type, one that directories take.
    pub media_type: &'static str,
    /// Its length in bytes.
    pub length: u64,
}

impl Measured {
    /// Reads an answer's status and headers. None where it is no whole recording of a type that
    /// directories take, or of unknown length.
    #[must_use]
    pub fn of(status: u16, media_type: &str, length: &str) -> Option<Self> {
        let media_type = directory_type(media_type)?;
        let length = length.trim().parse().ok().filter(|length| *length > 0)?;
        (status == 200).then_some(Self { media_type, length })
    }

    /// As it is kept: type and length; a word for a recording that cannot be enclosed.
    #[must_use]
    pub fn kept(measured: Option<&Self>) -> String {
        measured.map_or_else(
            || UNFIT.to_owned(),
            |known| [known.media_type, " ", &known.length.to_string()].concat(),
        )
    }

    /// What was kept; none where it is something else.
    #[must_use]
    pub fn read(kept: &str) -> Option<Option<Self>> {
        if kept == UNFIT {
            return Some(None);
        }
        let (media_type, length) = kept.split_once(' ')?;
        Self::of(200, media_type, length).map(Some)
    }
}

/// The type that directories want for one that a host gives.
fn directory_type(given: &str) -> Option<&'static str> {
    let given = given.split(';').next().unwrap_or_default().trim();
    let known = TYPES.iter();
    let mut known = known.filter(|(name, _)| name.eq_ignore_ascii_case(given));
    known.next().map(|(_, wanted)| *wanted)
}

/// The type of a recording by how its address ends.
#[must_use]
pub fn type_of(url: &str) -> Option<&'static str> {
    let path = url.split(['?', '#']).next()?;
    let (_, ending) = path.rsplit_once('.')?;
    match ending.to_ascii_lowercase().as_str() {
        "mp3" => Some("audio/mpeg"),
        "m4a" => Some("audio/x-m4a"),
        "mp4" => Some("video/mp4"),
        _ => None,
    }
}

/// The address of a recording that may be asked for and enclosed: where the site's own players may have it
/// from, an https host or the platform's drive. What cannot stand in an address is mended.
#[must_use]
pub fn address(given: &str, drive: &str) -> Option<String> {
    let given = given.trim();
    let host = given.strip_prefix("https://").unwrap_or_default();
    let is_web = host.starts_with(|first: char| first.is_ascii_alphanumeric());
    let below = given.strip_prefix(drive.trim_end_matches('/'));
    let is_drives = !drive.is_empty() && below.is_some_and(|rest| rest.starts_with('/'));
    let is_one = given.len() <= URL_LIMIT && (is_web || is_drives);
    is_one.then(|| percent::mended(given).into_owned())
}

#[cfg(test)]
mod tests {
    use super::{Measured, address, type_of};

    const DRIVE: &str = "http://127.0.0.1:9/drive";

    #[test]
    fn a_recording_is_a_players_own() {
        let long = format!("https://cdn.example/{}", "a".repeat(2_000));
        for (given, expected) in [
            (
                " https://cdn.example/Bab 1 é.mp3?a=b c ",
                Some("https://cdn.example/Bab%201%20%C3%A9.mp3?a=b%20c"),
            ),
            (
                "https://cdn.example/a%20b.mp3",
                Some("https://cdn.example/a%20b.mp3"),
            ),
            (
                "http://127.0.0.1:9/drive/media/a.mp3",
                Some("http://127.0.0.1:9/drive/media/a.mp3"),
            ),
            ("http://127.0.0.1:9/driver/a.mp3", None),
            ("http://127.0.0.1:9/services/a.mp3", None),
            ("https:// cdn.example/a.mp3", None),
            ("http://cdn.example/a.mp3", None),
            ("javascript:alert(1)", None),
            (&long, None),
            ("", None),
        ] {
            assert_eq!(address(given, DRIVE).as_deref(), expected, "{given}");
        }
        assert_eq!(address("/a.mp3", ""), None);
    }

    #[test]
    fn only_what_directories_take_is_enclosed() {
        for (status, media_type, length, expected) in [
            (200, "audio/mpeg", "12", Some(("audio/mpeg", 12))),
            (
                200,
                "Audio/MP3; charset=x",
                " 12 ",
                Some(("audio/mpeg", 12)),
            ),
            (200, "audio/mp4", "7", Some(("audio/x-m4a", 7))),
            (200, "audio/wav", "12", None),
            (200, "text/html", "12", None),
            (200, "audio/mpeg", "", None),
            (200, "audio/mpeg", "0", None),
            (200, "audio/mpeg", "-1", None),
            (206, "audio/mpeg", "12", None),
            (302, "audio/mpeg", "12", None),
            (404, "audio/mpeg", "12", None),
        ] {
            let measured = Measured::of(status, media_type, length);
            let told = measured.as_ref();
            let told = told.map(|known| (known.media_type, known.length));
            assert_eq!(told, expected, "{status} {media_type} {length}");
            assert_eq!(
                Measured::read(&Measured::kept(measured.as_ref())),
                Some(measured)
            );
        }
        assert_eq!(Measured::read("<html>"), None);
        for (url, expected) in [
            ("https://a.example/b.MP3?c=d.m4a", Some("audio/mpeg")),
            ("https://a.example/b.m4a#t=1", Some("audio/x-m4a")),
            ("https://a.example/b", None),
        ] {
            assert_eq!(type_of(url), expected, "{url}");
        }
    }
}
