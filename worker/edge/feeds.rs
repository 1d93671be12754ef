//! `/feed.xml` and `/podcasts/feed.xml` (design section 4), out of the platform's lists.

use std::time::Duration;

use super::runtime::site::Site;
use super::runtime::together::both;
use super::runtime::{answer, settings_store, texts};
use crate::document::discovery::feed::{Feed, FeedItem, feed_xml};
use crate::document::discovery::listing::{self, BLOG, Listing, NEWS, PODCASTS};
use crate::document::head::site_name;
use crate::gateway::fault::Fault;

const PATIENCE: Duration = Duration::from_secs(5);

/// News and blog together, newest first.
///
/// # Errors
/// [`Fault::NotFound`] for a tenant without those pages.
pub async fn posts(site: &Site) -> Result<web_sys::Response, Fault> {
    let (news, blog) = both(items(site, &NEWS), items(site, &BLOG)).await;
    let is_whole = news.is_ok() && blog.is_ok();
    let all = listing::newest_first([news, blog].into_iter().flatten().flatten());
    let feed = answer_with(site, "/feed.xml", &[&NEWS, &BLOG], &all).await?;
    Ok(if is_whole { feed } else { answer::unkept(feed) })
}

/// The episodes, newest first as the platform lists them.
///
/// # Errors
/// [`Fault::NotFound`] for a tenant without their page.
pub async fn podcasts(site: &Site) -> Result<web_sys::Response, Fault> {
    let items = items(site, &PODCASTS).await;
    let all = items.as_deref().unwrap_or_default();
    let feed = answer_with(site, "/podcasts/feed.xml", &[&PODCASTS], all).await?;
    Ok(if items.is_ok() {
        feed
    } else {
        answer::unkept(feed)
    })
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
    listing::items(text.json(), detail).ok_or(Fault::BadGateway)
}

/// The feed of a tenant that has the pages; 404 for the others.
async fn answer_with(
    site: &Site,
    path: &str,
    listings: &[&Listing],
    items: &[FeedItem],
) -> Result<web_sys::Response, Fault> {
    let pages: Vec<_> = site.pages().collect();
    let home = listing::home(listings, &pages).ok_or(Fault::NotFound)?;
    let data = settings_store::load(site).await;
    let feed = Feed {
        title: site_name(&data.settings),
        description: &data.settings.meta.description,
        domain: site.domain(),
        path,
        home: home.path,
        items,
    };
    Ok(answer::file(
        site.headers(),
        "application/rss+xml; charset=utf-8",
        &feed_xml(&feed),
    ))
}
