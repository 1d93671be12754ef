//! `/feed.xml` and `/podcasts/feed.xml` (design section 4), out of the platform's lists.

use std::time::Duration;

use serde_json::Value;

use super::runtime::site::Site;
use super::runtime::{answer, platform, settings_store};
use crate::document::discovery::feed::{Feed, FeedItem, feed_xml};
use crate::document::head::site_name;
use crate::gateway::fault::Fault;
use crate::text::limit::capped;

const PATIENCE: Duration = Duration::from_secs(5);

/// The most items of one list; the platform is asked for no more.
const MOST_ITEMS: usize = 50;

/// A list of the platform whose items have pages of their own.
struct Listing {
    path: &'static str,
    query: &'static str,
    /// The list's page, and the page of one item.
    list: &'static str,
    detail: &'static str,
}

const NEWS: Listing = Listing {
    path: "v3/post/list",
    query: "kindSlug=news&page=1&pageSize=20",
    list: "news",
    detail: "news-detail",
};

const BLOG: Listing = Listing {
    query: "kindSlug=blog&page=1&pageSize=20",
    list: "blog",
    detail: "blog-detail",
    ..NEWS
};

const PODCASTS: Listing = Listing {
    path: "v1/podcast/list",
    query: "page=1&pageSize=50",
    list: "podcasts",
    detail: "podcast-detail",
};

/// News and blog together, newest first.
pub async fn posts(site: &Site) -> web_sys::Response {
    let (news, blog) = futures::future::join(items(site, &NEWS), items(site, &BLOG)).await;
    let mut all: Vec<FeedItem> = Vec::new();
    for item in news.into_iter().chain(blog).flatten() {
        // ISO dates of one platform sort as text.
        let index = all.partition_point(|known| known.published >= item.published);
        all.insert(index, item);
    }
    answer_with(site, "/feed.xml", &[&NEWS, &BLOG], &all).await
}

/// The episodes, newest first as the platform lists them.
pub async fn podcasts(site: &Site) -> web_sys::Response {
    let all = items(site, &PODCASTS).await.unwrap_or_default();
    answer_with(site, "/podcasts/feed.xml", &[&PODCASTS], &all).await
}

/// A list's items; none for a tenant without its pages, or while the platform does not answer.
async fn items(site: &Site, listing: &Listing) -> Option<Vec<FeedItem>> {
    let detail = site.pages().find(|page| page.name == listing.detail)?;
    let answer = platform::get_json(site, listing.path, listing.query, PATIENCE)
        .await
        .ok()?;
    let listed = answer.pointer("/data/items").and_then(Value::as_array)?;
    let item = |item: &Value| {
        let id = match item.get("id")? {
            Value::String(id) => capped(id).to_owned(),
            Value::Number(id) => id.to_string(),
            _ => return None,
        };
        let title = item.get("slug").and_then(Value::as_str).unwrap_or_default();
        let params = [("id", id), ("title", capped(title).to_owned())];
        FeedItem::read(item, detail.path_of(&params)?)
    };
    Some(listed.iter().take(MOST_ITEMS).filter_map(item).collect())
}

/// The feed of a tenant that has the pages; 404 for the others.
async fn answer_with(
    site: &Site,
    path: &str,
    listings: &[&Listing],
    items: &[FeedItem],
) -> web_sys::Response {
    let mut homes = listings
        .iter()
        .filter_map(|listing| site.pages().find(|page| page.name == listing.list));
    let Some(home) = homes.next() else {
        return answer::fault(&Fault::NotFound, site.headers());
    };
    let data = settings_store::load(site).await;
    let feed = Feed {
        title: site_name(&data.settings),
        description: &data.settings.meta.description,
        domain: site.domain(),
        path,
        home: home.path,
        items,
    };
    answer::file(
        site.headers(),
        "application/rss+xml; charset=utf-8",
        &feed_xml(&feed),
    )
}
