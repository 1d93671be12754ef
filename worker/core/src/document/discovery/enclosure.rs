//! Enclosures of a feed: permitted recordings, and the type and length from their hosts.

use crate::http::{media_type, percent};

/// The longest URL that is taken; readers cut longer ones.
const URL_LIMIT: usize = 2_000;

/// The types of recordings, by the type that hosts give and the one that directories want.
const TYPES: [(&str, &str); 10] = [
    ("audio/mpeg", "audio/mpeg"),
    ("audio/mp3", "audio/mpeg"),
    ("audio/mp4", "audio/x-m4a"),
    ("audio/m4a", "audio/x-m4a"),
    ("audio/x-m4a", "audio/x-m4a"),
    ("audio/ogg", "audio/ogg"),
    ("audio/opus", "audio/ogg"),
    ("application/ogg", "audio/ogg"),
    ("audio/aac", "audio/aac"),
    ("video/mp4", "video/mp4"),
];

/// The same by how a file's name ends.
const ENDINGS: [(&str, &str); 7] = [
    ("mp3", "audio/mpeg"),
    ("m4a", "audio/x-m4a"),
    ("ogg", "audio/ogg"),
    ("oga", "audio/ogg"),
    ("opus", "audio/ogg"),
    ("aac", "audio/aac"),
    ("mp4", "video/mp4"),
];

/// What is stored of a recording that cannot be enclosed.
const UNFIT: &str = "-";

/// Type and length of a recording, from its host's headers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measured {
    /// Its media type, one that directories take.
    pub media_type: &'static str,
    /// Its length in bytes.
    pub length: u64,
}

impl Measured {
    /// Reads the status and the headers of the response at an address. `None` if it is no whole recording
    /// of a known type, or of unknown length. Hosts give one type to all their files: how the file's name
    /// ends says more, of what is a recording, or bytes of some kind.
    #[must_use]
    pub fn of(status: u16, url: &str, content_type: &str, length: &str) -> Option<Self> {
        let by_host = directory_type(content_type);
        let essence = media_type::essence(content_type);
        let is_bytes = matches!(
            &*essence,
            "" | "application/octet-stream" | "binary/octet-stream"
        );
        let by_file = type_of(url).filter(|_| by_host.is_some() || is_bytes);
        let media_type = by_file.or(by_host)?;
        let length = length.trim().parse().ok().filter(|length| *length > 0)?;
        (status == 200).then_some(Self { media_type, length })
    }

    /// As it is stored: type and length; a word for a recording that cannot be enclosed.
    #[must_use]
    pub fn to_stored(measured: Option<&Self>) -> String {
        measured.map_or_else(
            || UNFIT.to_owned(),
            |known| [known.media_type, " ", &known.length.to_string()].concat(),
        )
    }

    /// What was stored; `None` if it is something else.
    #[must_use]
    pub fn read(stored: &str) -> Option<Option<Self>> {
        if stored == UNFIT {
            return Some(None);
        }
        let (media_type, length) = stored.split_once(' ')?;
        Self::of(200, "", media_type, length).map(Some)
    }
}

/// The type that directories want for one that a host gives.
fn directory_type(given: &str) -> Option<&'static str> {
    let given = media_type::essence(given);
    let known = TYPES.iter().find(|(name, _)| *name == given);
    known.map(|(_, wanted)| *wanted)
}

/// The type of a recording by how its address ends.
#[must_use]
pub fn type_of(url: &str) -> Option<&'static str> {
    let path = url.split(['?', '#']).next()?;
    let (_, ending) = path.rsplit_once('.')?;
    let known = ENDINGS
        .iter()
        .find(|(known, _)| known.eq_ignore_ascii_case(ending));
    known.map(|(_, wanted)| *wanted)
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
        for (url, media_type, expected) in [
            ("https://a.example/b.m4a", "audio/mpeg", Some("audio/x-m4a")),
            ("https://a.example/b.ogg", "audio/mpeg", Some("audio/ogg")),
            (
                "https://a.example/b.OPUS?x=1",
                "application/octet-stream",
                Some("audio/ogg"),
            ),
            ("https://a.example/b.mp4", "", Some("video/mp4")),
            ("https://a.example/b", "audio/ogg", Some("audio/ogg")),
            ("https://a.example/b", "application/octet-stream", None),
            ("https://a.example/b.mp3", "text/html", None),
        ] {
            let measured = Measured::of(200, url, media_type, "9");
            let actual = measured.map(|known| known.media_type);
            assert_eq!(actual, expected, "{url} {media_type}");
        }
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
            let measured = Measured::of(status, "", media_type, length);
            let actual = measured.as_ref();
            let actual = actual.map(|known| (known.media_type, known.length));
            assert_eq!(actual, expected, "{status} {media_type} {length}");
            assert_eq!(
                Measured::read(&Measured::to_stored(measured.as_ref())),
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
