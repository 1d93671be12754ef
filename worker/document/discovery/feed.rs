//! `feed.xml`: RSS 2.0, which podcast players read as well.

use crate::text::json::Value;

use super::date::Date;
use crate::text::escape::xml;
use crate::text::limit::{capped, one_line, shortened};
use crate::text::{percent, rich_text};

/// The longest title, in characters.
const TITLE_CHARACTERS: usize = 300;

/// The longest summary, in words and in characters: readers show the beginning and a link.
const SUMMARY_WORDS: usize = 300;
const SUMMARY_CHARACTERS: usize = 3_000;

/// The longest URL that is taken; readers cut longer ones.
const URL_LIMIT: usize = 2_000;

/// A feed: `/feed.xml`, `/podcasts/feed.xml`.
#[derive(Clone, Copy, Debug)]
pub struct Feed<'a> {
    /// The feed's title.
    pub title: &'a str,
    /// What it is about.
    pub description: &'a str,
    /// The tenant domain.
    pub domain: &'a str,
    /// The feed's own path.
    pub path: &'a str,
    /// The path of the page it stands for.
    pub home: &'a str,
    /// Its items, newest first.
    pub items: &'a [FeedItem],
}

/// One item of a feed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FeedItem {
    /// Its title.
    pub title: String,
    /// Its canonical path, percent-encoded.
    pub path: String,
    /// Its summary, as plain text.
    pub summary: String,
    /// When it came out, ISO 8601; one that is no date is left out.
    pub published: Option<String>,
    /// The recording of a podcast episode.
    pub enclosure: Option<Enclosure>,
}

impl FeedItem {
    /// Reads a post or an episode of the platform's lists. `path` is its own page. `None` for one
    /// without a title.
    #[must_use]
    pub fn read(item: &Value, path: String) -> Option<Self> {
        let text = |name: &str| {
            let text = capped(item.get(name)?.as_str()?);
            Some(text).filter(|text| !text.is_empty())
        };
        let title = shortened(&one_line(text("title")?), usize::MAX, TITLE_CHARACTERS);
        let summary =
            text("summary").map(|html| rich_text::summary(html, SUMMARY_WORDS, SUMMARY_CHARACTERS));
        let published = text("publishedAt").filter(|date| Date::parse(date).is_some());
        let recording = text("audio").map(str::trim).filter(|url| is_recording(url));
        (!title.is_empty()).then(|| Self {
            title,
            path,
            summary: summary.unwrap_or_default(),
            published: published.map(str::to_owned),
            enclosure: recording.map(|url| Enclosure {
                url: percent::mended(url).into_owned(),
                media_type: "audio/mpeg".to_owned(),
                length: 0,
            }),
        })
    }
}

/// An absolute https URL, though perhaps with spaces in it.
fn is_recording(url: &str) -> bool {
    let host = url.strip_prefix("https://").unwrap_or_default();
    url.len() <= URL_LIMIT && host.starts_with(|first: char| first.is_ascii_alphanumeric())
}

/// A media file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Enclosure {
    /// Its absolute URL.
    pub url: String,
    /// Its media type.
    pub media_type: String,
    /// Its length in bytes; 0 when unknown, as RSS readers expect.
    pub length: u64,
}

/// A feed, for `application/rss+xml`.
#[must_use]
pub fn feed_xml(feed: &Feed<'_>) -> String {
    let url = |path: &str| format!("https://{}{path}", feed.domain);
    let mut text = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <rss version=\"2.0\" xmlns:atom=\"http://www.w3.org/2005/Atom\">\n<channel>\n",
    );
    element(&mut text, "title", feed.title);
    element(&mut text, "link", &url(feed.home));
    element(&mut text, "description", feed.description);
    element(&mut text, "language", "id");
    let own = url(feed.path);
    text.extend([
        "<atom:link rel=\"self\" type=\"application/rss+xml\" href=\"",
        &xml(&own),
        "\"/>\n",
    ]);
    for item in feed.items {
        push_item(&mut text, item, &url(&item.path));
    }
    text + "</channel>\n</rss>\n"
}

fn push_item(text: &mut String, item: &FeedItem, url: &str) {
    text.push_str("<item>\n");
    element(text, "title", &item.title);
    element(text, "link", url);
    element(text, "guid", url);
    element(text, "description", &item.summary);
    if let Some(date) = item.published.as_deref().and_then(Date::parse) {
        element(text, "pubDate", &date.rfc822());
    }
    if let Some(media) = &item.enclosure {
        let length = media.length.to_string();
        let (address, kind) = (xml(&media.url), xml(&media.media_type));
        text.extend([
            "<enclosure url=\"",
            &address,
            "\" length=\"",
            &length,
            "\" type=\"",
            &kind,
            "\"/>\n",
        ]);
    }
    text.push_str("</item>\n");
}

fn element(text: &mut String, name: &str, value: &str) {
    text.extend(["<", name, ">", &xml(value), "</", name, ">\n"]);
}

#[cfg(test)]
mod tests {
    use crate::text::json::json;

    use super::{Enclosure, Feed, FeedItem, feed_xml};

    #[test]
    fn items_are_read_from_the_platforms_lists() {
        let read = |item| FeedItem::read(&item, "/News/1".into());
        let full = json!({
            "title": "Kabar", "summary": "<p>Isi <b>kabar</b></p>",
            "publishedAt": "2026-11-20", "audio": "https://cdn.example/1.mp3",
        });
        let item = read(full).unwrap();
        assert_eq!(
            (item.title.as_str(), item.summary.as_str()),
            ("Kabar", "Isi kabar")
        );
        assert_eq!(item.enclosure.unwrap().url, "https://cdn.example/1.mp3");
        let local = read(json!({ "title": "T", "audio": "javascript:alert(1)" })).unwrap();
        assert_eq!((local.enclosure, local.published), (None, None));
        for (audio, url) in [
            (
                " https://cdn.example/Bab 1 é.mp3?a=b c ",
                Some("https://cdn.example/Bab%201%20%C3%A9.mp3?a=b%20c"),
            ),
            (
                "https://cdn.example/a%20b.mp3",
                Some("https://cdn.example/a%20b.mp3"),
            ),
            ("https:// cdn.example/a.mp3", None),
            ("http://cdn.example/a.mp3", None),
        ] {
            let item = read(json!({ "title": "T", "audio": audio })).unwrap();
            assert_eq!(item.enclosure.map(|file| file.url).as_deref(), url);
        }
        let long = "kata ".repeat(1_000_000);
        let item =
            read(json!({ "title": long, "summary": long, "publishedAt": long, "audio": long }))
                .unwrap();
        assert_eq!(
            (item.title.chars().count(), item.published, item.enclosure),
            (300, None, None)
        );
        assert!(item.summary.len() < 2_000);
        for bad in [
            json!({}),
            json!({ "title": "" }),
            json!({ "title": 1 }),
            json!({ "title": " \n" }),
            json!(null),
        ] {
            assert_eq!(read(bad), None);
        }
    }

    #[test]
    fn a_feed_lists_its_items_escaped() {
        let items = [
            FeedItem {
                title: "Kabar </title> & \u{1}baru".into(),
                path: "/News/1/kabar".into(),
                summary: "Isi".into(),
                published: Some("2026-11-20T09:00:00+07:00".into()),
                enclosure: Some(Enclosure {
                    url: "https://cdn.example/a.mp3?x=1&y=\"".into(),
                    media_type: "audio/mpeg".into(),
                    length: 0,
                }),
            },
            FeedItem {
                title: "Tanpa tanggal".into(),
                published: Some("entah".into()),
                ..FeedItem::default()
            },
        ];
        let feed = Feed {
            title: "Kabar",
            description: "Semua kabar",
            domain: "contoh.example",
            path: "/feed.xml",
            home: "/News",
            items: &items,
        };
        let text = feed_xml(&feed);
        for part in [
            "<link>https://contoh.example/News</link>",
            "href=\"https://contoh.example/feed.xml\"/>",
            "<title>Kabar &lt;/title&gt; &amp; baru</title>",
            "<guid>https://contoh.example/News/1/kabar</guid>",
            "<pubDate>Fri, 20 Nov 2026 09:00:00 +0700</pubDate>",
            "<enclosure url=\"https://cdn.example/a.mp3?x=1&amp;y=&quot;\" length=\"0\" type=\"audio/mpeg\"/>",
        ] {
            assert!(text.contains(part), "{part} in {text}");
        }
        assert_eq!(text.matches("<item>").count(), 2);
        assert_eq!(text.matches("<pubDate>").count(), 1);
    }
}
