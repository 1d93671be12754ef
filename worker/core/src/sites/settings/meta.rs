//! Social metadata of the site settings.

use super::field::FieldReader;
use crate::text::json::Object;
use serde::{Serialize, Serializer};

/// `meta` of the site settings. A text that nobody gave is empty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Meta {
    /// The home page's title.
    pub name: String,
    /// The site's description, used where a page has none.
    pub description: String,
    /// Keywords, comma separated.
    pub keywords: String,
    /// The Open Graph type, `website` by default.
    #[serde(rename = "type")]
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
    #[serde(serialize_with = "index")]
    pub robot_index: bool,
    /// Whether robots may follow links.
    #[serde(serialize_with = "follow")]
    pub robot_follow: bool,
}

/// What is read of it.
pub(super) const FIELDS: [&str; 11] = [
    "name",
    "description",
    "keywords",
    "type",
    "image",
    "card",
    "site_name",
    "url",
    "twitter_site",
    "robot_index",
    "robot_follow",
];

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
fn index<S: Serializer>(may: &bool, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(if *may { "index" } else { "noindex" })
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
fn follow<S: Serializer>(may: &bool, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(if *may { "follow" } else { "nofollow" })
}

impl Meta {
    pub(super) fn overlay(&mut self, source: &Object<'_>, reader: &mut FieldReader<'_>) {
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
