//! Elements of the itunes namespace, which podcast directories require besides RSS.

use super::{Feed, element};
use crate::http::percent;
use crate::text::escape::xml;
use crate::text::json::Object;

/// The fields of an episode for podcast directories.
pub(super) const FIELDS: [&str; 5] = [
    "durationSeconds",
    "episode",
    "season",
    "isExplicit",
    "cover",
];

/// What directories file a show of these sites under.
const CATEGORY: &str = "Education";

/// A podcast.
#[derive(Clone, Copy, Debug)]
pub struct Show<'a> {
    /// Who makes it.
    pub author: &'a str,
    /// Its cover, an absolute URL: a square of 1400 to 3000 pixels, PNG or JPEG, as Apple's directory asks.
    pub image: &'a str,
    /// Where who makes it can be written to; directories send there what proves that a show is somebody's.
    pub mail: Option<&'a str>,
}

/// What is known of an episode; what is not is not said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Episode {
    duration: Option<u64>,
    number: Option<u64>,
    season: Option<u64>,
    is_explicit: Option<bool>,
    image: Option<String>,
}

impl Episode {
    /// Reads an item of the platform's list.
    #[must_use]
    pub(super) fn read(item: &Object<'_>) -> Self {
        let number = |name: &str| item.scalar_at(name)?.parse().ok().filter(|one| *one > 0);
        let cover = item.scalar_at("cover");
        Self {
            duration: number("durationSeconds"),
            number: number("episode"),
            season: number("season"),
            // Services also write 1 and "true" for yes.
            is_explicit: match item.get("isExplicit").map(str::trim) {
                Some("true" | "1" | "\"true\"") => Some(true),
                Some("false" | "0" | "\"false\"") => Some(false),
                _ => None,
            },
            image: cover
                .filter(|url| url.starts_with("https://"))
                .map(|url| percent::mended(&url).into_owned()),
        }
    }
}

/// Says of the whole show what directories ask for.
pub(super) fn push_show(text: &mut String, feed: &Feed<'_>, show: &Show<'_>) {
    element(text, "itunes:author", show.author);
    text.push_str("<itunes:owner>");
    element(text, "itunes:name", show.author);
    if let Some(mail) = show.mail {
        element(text, "itunes:email", mail);
    }
    text.push_str("</itunes:owner>\n");
    element(text, "itunes:summary", feed.description);
    element(text, "itunes:type", "episodic");
    let mut episodes = feed.items.iter().filter_map(|item| item.episode.as_ref());
    let is_explicit = episodes.any(|episode| episode.is_explicit == Some(true));
    element(text, "itunes:explicit", true_or_false(is_explicit));
    text.extend(["<itunes:category text=\"", CATEGORY, "\"/>\n"]);
    image(text, show.image);
}

/// Says of an episode what directories ask for.
pub(super) fn push_episode(text: &mut String, episode: &Episode) {
    let numbers = [
        ("itunes:duration", episode.duration),
        ("itunes:episode", episode.number),
        ("itunes:season", episode.season),
    ];
    for (name, number) in numbers {
        if let Some(number) = number {
            element(text, name, &number.to_string());
        }
    }
    element(text, "itunes:episodeType", "full");
    if let Some(is_explicit) = episode.is_explicit {
        element(text, "itunes:explicit", true_or_false(is_explicit));
    }
    if let Some(url) = &episode.image {
        image(text, url);
    }
}

fn image(text: &mut String, url: &str) {
    text.extend(["<itunes:image href=\"", &xml(url), "\"/>\n"]);
}

const fn true_or_false(is_set: bool) -> &'static str {
    if is_set { "true" } else { "false" }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::{FeedItem, feed_xml};
    use super::{Feed, Show};

    #[test]
    fn a_show_has_the_elements_directories_require() {
        let read = |item: serde_json::Value| {
            FeedItem::read(&item.to_string(), "podcast", "/Podcasts/1".into()).unwrap()
        };
        let items = [
            read(json!({
                "title": "Satu", "audio": "https://cdn.example/1.mp3", "durationSeconds": 1_800, "episode": 3, "season": "2",
                "isExplicit": true, "cover": "https://cdn.example/a.png?b=1&c=2",
            })),
            read(
                json!({ "title": "Dua", "audio": "/2.mp3", "durationSeconds": 0, "episode": -1, "cover": "/a.png" }),
            ),
        ];
        let feed = Feed {
            title: "Siniar",
            description: "Semua episode",
            domain: "contoh.example",
            path: "/podcasts/feed.xml",
            home: "/Podcasts",
            items: &items,
            show: Some(Show {
                author: "Akademi & Contoh",
                image: "https://contoh.example/sampul.png",
                mail: Some("halo@contoh.example"),
            }),
        };
        let text = feed_xml(&feed);
        for part in [
            "xmlns:itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\"",
            "<itunes:author>Akademi &amp; Contoh</itunes:author>",
            "<itunes:image href=\"https://contoh.example/sampul.png\"/>",
            "<itunes:email>halo@contoh.example</itunes:email>\n</itunes:owner>",
            "<itunes:category text=\"Education\"/>",
            "<itunes:type>episodic</itunes:type>",
            "<itunes:duration>1800</itunes:duration>",
            "<itunes:episode>3</itunes:episode>",
            "<itunes:season>2</itunes:season>",
            "<itunes:image href=\"https://cdn.example/a.png?b=1&amp;c=2\"/>",
        ] {
            assert!(text.contains(part), "{part} in {text}");
        }
        // The show's own, and of the one episode that says so.
        assert_eq!(
            text.matches("<itunes:explicit>true</itunes:explicit>")
                .count(),
            2
        );
        for (name, count) in [
            ("itunes:duration>", 2),
            ("itunes:episode>", 2),
            ("itunes:image ", 2),
        ] {
            assert_eq!(text.matches(name).count(), count, "{name}");
        }
        let plain = feed_xml(&Feed { show: None, ..feed });
        assert!(!plain.contains("itunes"), "{plain}");
    }
}
