//! Social metadata of the site settings.

use super::field::Reader;
use crate::text::json::{self, Map};

/// `meta` of the site settings. A text that nobody gave is empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meta {
    /// The home page's title.
    pub name: String,
    /// The site's description, used where a page has none.
    pub description: String,
    /// Keywords, comma separated.
    pub keywords: String,
    /// The Open Graph type, `website` by default.
    pub kind: String,
    /// The share image; the settings' own `image` by default.
    pub image: String,
    /// The Twitter card, `summary_large_image` by default.
    pub card: String,
    /// The site's name in titles; the settings' title where empty.
    pub site_name: String,
    /// The organisation's own address: https URL or empty.
    pub url: String,
    /// The Twitter account, with its `@`.
    pub twitter_site: String,
    /// Whether robots may index.
    pub robot_index: bool,
    /// Whether robots may follow links.
    pub robot_follow: bool,
}

impl Meta {
    pub(super) fn to_json(&self) -> String {
        let index = if self.robot_index { "index" } else { "noindex" };
        let follow = if self.robot_follow {
            "follow"
        } else {
            "nofollow"
        };
        json::object(&[
            ("name", (&self.name).into()),
            ("description", (&self.description).into()),
            ("keywords", (&self.keywords).into()),
            ("type", (&self.kind).into()),
            ("image", (&self.image).into()),
            ("card", (&self.card).into()),
            ("site_name", (&self.site_name).into()),
            ("url", (&self.url).into()),
            ("twitter_site", (&self.twitter_site).into()),
            ("robot_index", index.into()),
            ("robot_follow", follow.into()),
        ])
    }

    pub(super) fn overlay(&mut self, source: &Map, reader: &mut Reader<'_>) {
        reader.text(source, "name", 120, &mut self.name);
        reader.text(source, "description", 500, &mut self.description);
        reader.text(source, "keywords", 500, &mut self.keywords);
        reader.word(source, "type", &mut self.kind);
        reader.link(source, "image", &mut self.image);
        reader.word(source, "card", &mut self.card);
        reader.text(source, "site_name", 120, &mut self.site_name);
        reader.link(source, "url", &mut self.url);
        reader.text(source, "twitter_site", 120, &mut self.twitter_site);
        reader.permission(
            source,
            "robot_index",
            ["index", "noindex"],
            &mut self.robot_index,
        );
        reader.permission(
            source,
            "robot_follow",
            ["follow", "nofollow"],
            &mut self.robot_follow,
        );
    }
}

impl Default for Meta {
    fn default() -> Self {
        Self {
            name: String::new(),
            description: String::new(),
            keywords: String::new(),
            kind: "website".into(),
            image: String::new(),
            card: "summary_large_image".into(),
            site_name: String::new(),
            url: String::new(),
            twitter_site: String::new(),
            robot_index: true,
            robot_follow: true,
        }
    }
}
