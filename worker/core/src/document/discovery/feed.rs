//! `feed.xml`: RSS 2.0, for readers and podcast players.

mod show;

pub use show::{Episode, Show};

use super::date::Date;
use super::enclosure::Measured;
use crate::text::escape::xml;
use crate::text::limit::{capped, one_line, shortened};
use crate::text::{json, rich_text};

/// The longest title, in characters.
const TITLE_CHARACTERS: usize = 300;

/// The longest summary, in words and in characters: readers show the beginning and a link.
const SUMMARY_WORDS: usize = 300;
const SUMMARY_CHARACTERS: usize = 3_000;

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
    /// Podcast data for directories; `None` for a feed that is no podcast.
    pub show: Option<Show<'a>>,
}

/// One item of a feed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FeedItem {
    /// What it is to the platform, as `post-31`, whatever its address becomes; `None` if the platform
    /// does not say.
    pub id: Option<String>,
    /// Its title.
    pub title: String,
    /// Its canonical path, percent-encoded.
    pub path: String,
    /// Its summary, as plain text.
    pub summary: String,
    /// When it came out, ISO 8601; one that is no date is left out.
    pub published: Option<String>,
    /// Episode data for podcast directories.
    pub episode: Option<Episode>,
    /// Where the recording of an episode is, as the platform says it.
    pub recording: Option<String>,
    /// The recording, once it is known what it is.
    pub enclosure: Option<Enclosure>,
}

impl FeedItem {
    /// Reads a post or an episode of the platform's lists, as JSON text. `kind` is what the platform calls
    /// such a thing, `path` its own page. `None` for one without a title.
    #[must_use]
    pub fn read(item: &str, kind: &str, path: String) -> Option<Self> {
        let own = ["id", "title", "summary", "publishedAt", "audio"];
        let item = json::Object::of(item, &[&own[..], &show::FIELDS].concat())?;
        let text = |name: &str| {
            let text: String = item.read(name)?;
            Some(capped(&text).to_owned()).filter(|text| !text.is_empty())
        };
        let title = shortened(&one_line(&text("title")?), usize::MAX, TITLE_CHARACTERS);
        let summary = text("summary")
            .map(|html| rich_text::summary(&html, SUMMARY_WORDS, SUMMARY_CHARACTERS));
        let published = text("publishedAt").filter(|date| Date::parse(date).is_some());
        let recording = text("audio");
        let id = item.scalar_at("id").filter(|id| !id.is_empty());
        (!title.is_empty()).then(|| Self {
            id: id.map(|id| [kind, "-", &one_line(capped(&id))].concat()),
            title,
            path,
            summary: summary.unwrap_or_default(),
            published,
            episode: recording.is_some().then(|| Episode::read(&item)),
            recording,
            enclosure: None,
        })
    }
}

/// A media file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Enclosure {
    /// Its absolute URL.
    pub url: String,
    /// What its host says of it.
    pub measured: Measured,
}

/// A feed, for `application/rss+xml`.
#[must_use]
pub fn feed_xml(feed: &Feed<'_>) -> String {
    let url = |path: &str| format!("https://{}{path}", feed.domain);
    let namespace = feed.show.map_or(
        "",
        |_| " xmlns:itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\"",
    );
    let mut text = [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <rss version=\"2.0\" xmlns:atom=\"http://www.w3.org/2005/Atom\"",
        namespace,
        ">\n<channel>\n",
    ]
    .concat();
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
    if let Some(show) = &feed.show {
        show::push_show(&mut text, feed, show);
    }
    for item in feed.items {
        let episode = item.episode.as_ref().filter(|_| feed.show.is_some());
        push_item(&mut text, item, feed.domain, episode);
    }
    text + "</channel>\n</rss>\n"
}

fn push_item(text: &mut String, item: &FeedItem, domain: &str, episode: Option<&Episode>) {
    let url = format!("https://{domain}{}", item.path);
    text.push_str("<item>\n");
    element(text, "title", &item.title);
    element(text, "link", &url);
    // A reader knows an item again by it: an address changes with the title.
    match &item.id {
        Some(id) => {
            let id = xml(&format!("{id}@{domain}")).into_owned();
            text.extend(["<guid isPermaLink=\"false\">", &id, "</guid>\n"]);
        }
        None => element(text, "guid", &url),
    }
    element(text, "description", &item.summary);
    if let Some(date) = item.published.as_deref().and_then(Date::parse) {
        element(text, "pubDate", &date.rfc822());
    }
    if let Some(media) = &item.enclosure {
        let length = media.measured.length.to_string();
        let (address, kind) = (xml(&media.url), xml(media.measured.media_type));
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
    if let Some(episode) = episode {
        show::push_episode(text, episode);
    }
    text.push_str("</item>\n");
}

fn element(text: &mut String, name: &str, value: &str) {
    text.extend(["<", name, ">", &xml(value), "</", name, ">\n"]);
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{Enclosure, Feed, FeedItem, Measured, feed_xml};

    #[test]
    fn items_are_read_from_the_platforms_lists() {
        let read = |item: Value| FeedItem::read(&item.to_string(), "post", "/News/1".into());
        let full = json!({
            "id": 9_007_199_254_740_993_u64, "title": "Kabar", "summary": "<p>Isi <b>kabar</b></p>",
            "publishedAt": "2026-11-20", "audio": "https://cdn.example/1.mp3",
        });
        let item = read(full).unwrap();
        assert_eq!(
            (item.title.as_str(), item.summary.as_str()),
            ("Kabar", "Isi kabar")
        );
        assert_eq!(item.id.as_deref(), Some("post-9007199254740993"));
        assert_eq!(item.recording.as_deref(), Some("https://cdn.example/1.mp3"));
        assert!(item.episode.is_some() && item.enclosure.is_none());
        let bare = read(json!({ "title": "T" })).unwrap();
        assert_eq!(
            (bare.id, bare.recording, bare.published, bare.episode),
            (None, None, None, None)
        );
        let long = "kata ".repeat(1_000_000);
        let item =
            read(json!({ "title": long, "summary": long, "publishedAt": long, "audio": long }))
                .unwrap();
        assert_eq!((item.title.chars().count(), item.published), (300, None));
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
                    measured: Measured {
                        media_type: "audio/mpeg",
                        length: 1_234,
                    },
                }),
                ..FeedItem::default()
            },
            FeedItem {
                id: Some("post-7".into()),
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
            show: None,
        };
        let text = feed_xml(&feed);
        for part in [
            "<link>https://contoh.example/News</link>",
            "href=\"https://contoh.example/feed.xml\"/>",
            "<title>Kabar &lt;/title&gt; &amp; baru</title>",
            "<guid>https://contoh.example/News/1/kabar</guid>",
            "<guid isPermaLink=\"false\">post-7@contoh.example</guid>",
            "<pubDate>Fri, 20 Nov 2026 09:00:00 +0700</pubDate>",
            "<enclosure url=\"https://cdn.example/a.mp3?x=1&amp;y=&quot;\" length=\"1234\" type=\"audio/mpeg\"/>",
        ] {
            assert!(text.contains(part), "{part} in {text}");
        }
        assert_eq!(text.matches("<item>").count(), 2);
        assert_eq!(text.matches("<pubDate>").count(), 1);
    }
}
