//! `/feed.xml` and `/podcasts/feed.xml` (design section 4), out of the platform's lists.

use std::time::Duration;

use super::runtime::site::Site;
use super::runtime::together::both;
use super::runtime::{answer, settings_store, texts};
use crate::document::discovery::feed::{Feed, FeedItem, feed_xml};
use crate::document::head::site_name;
use crate::gateway::fault::Fault;
use crate::text::json::{self, Value};
use crate::text::limit::capped;

const PATIENCE: Duration = Duration::from_secs(5);

/// The most items of one list; the platform is asked for no more.
const MOST_ITEMS: usize = 50;

/// A list of the platform whose items have pages of their own.
struct Listing {
    address: &'static str,
    /// The list's page, and the page of one item.
    list: &'static str,
    detail: &'static str,
}

const NEWS: Listing = Listing {
    address: "services/v3/post/list?kindSlug=news&page=1&pageSize=20",
    list: "news",
    detail: "news-detail",
};

const BLOG: Listing = Listing {
    address: "services/v3/post/list?kindSlug=blog&page=1&pageSize=20",
    list: "blog",
    detail: "blog-detail",
};

const PODCASTS: Listing = Listing {
    address: "services/v1/podcast/list?page=1&pageSize=50",
    list: "podcasts",
    detail: "podcast-detail",
};

/// News and blog together, newest first.
pub async fn posts(site: &Site) -> web_sys::Response {
    let (news, blog) = both(items(site, &NEWS), items(site, &BLOG)).await;
    let is_whole = news.is_ok() && blog.is_ok();
    let mut all: Vec<FeedItem> = Vec::new();
    for item in [news, blog].into_iter().flatten().flatten() {
        // ISO dates of one platform sort as text.
        let index = all.partition_point(|known| known.published >= item.published);
        all.insert(index, item);
    }
    let feed = answer_with(site, "/feed.xml", &[&NEWS, &BLOG], &all).await;
    if is_whole { feed } else { answer::unkept(feed) }
}

/// The episodes, newest first as the platform lists them.
pub async fn podcasts(site: &Site) -> web_sys::Response {
    let items = items(site, &PODCASTS).await;
    let all = items.as_deref().unwrap_or_default();
    let feed = answer_with(site, "/podcasts/feed.xml", &[&PODCASTS], all).await;
    if items.is_ok() {
        feed
    } else {
        answer::unkept(feed)
    }
}

/// A list's items, through the edge's cache; none for a tenant without its pages.
///
/// # Errors
/// [`Fault`] while the platform gives no list.
async fn items(site: &Site, listing: &Listing) -> Result<Vec<FeedItem>, Fault> {
    let Some(detail) = site.pages().find(|page| page.name == listing.detail) else {
        return Ok(Vec::new());
    };
    let Some(text) = texts::text(site, listing.address, PATIENCE).await? else {
        return Ok(Vec::new());
    };
    let answer = json::parsed(text.json()).ok_or(Fault::BadGateway)?;
    let listed = answer.pointer("/data/items").and_then(Value::as_array);
    let listed = listed.ok_or(Fault::BadGateway)?;
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
    Ok(listed.iter().take(MOST_ITEMS).filter_map(item).collect())
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
