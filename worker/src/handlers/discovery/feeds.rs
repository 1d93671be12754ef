//! Feeds (design section 4), made of the platform's lists.

use futures::future::join_all;

use crate::context::RequestContext;
use crate::platform::clock;
use crate::response;
use crate::services::{api_text, recordings, site_data, template};
use belajar_core::api::catalogue::Upstream;
use belajar_core::cache::memory::Region;
use belajar_core::document::chunks::Contact;
use belajar_core::document::discovery::feed::{Enclosure, Feed, FeedItem, Show, feed_xml};
use belajar_core::document::discovery::listing::{self, FeedFile, Listing, PODCASTS_FEED};
use belajar_core::document::discovery::{enclosure, listed};
use belajar_core::document::head::{self, site_name};
use belajar_core::document::site_data::SiteData;
use belajar_core::error::Error;
use belajar_core::http::route::subscription::FeedName;
use belajar_core::sites::page::Page;
use belajar_core::sites::settings::brand_file;
use belajar_core::timeouts;

/// The file of a brand's podcast cover (`app/art/identity/files.ts`).
const COVER: &str = "cover.png";
/// How many recordings' hosts are asked at a time; the runtime opens no more connections.
const AT_ONCE: usize = 6;
/// How long others are asked after the first ones.
const ASKING_MS: u64 = 5_000;

/// A feed's lists in one, newest first.
///
/// # Errors
/// [`Error::NotFound`] for a tenant without pages of theirs; [`Error::Unavailable`] while the platform gives
/// none of them, so that readers keep their entries.
pub async fn handle(context: &RequestContext, name: FeedName) -> Result<web_sys::Response, Error> {
    let file = FeedFile::named(name);
    let pages: Vec<_> = context.pages().collect();
    if !pages.iter().any(|page| file.is_of(page)) {
        return Err(Error::NotFound);
    }
    let lists = file.listings.iter();
    let lists = join_all(lists.map(|listing| items(context, listing, &pages))).await;
    let mut is_whole = lists.iter().all(Result::is_ok);
    if !is_whole && !lists.iter().any(is_there) {
        return Err(Error::Unavailable);
    }
    let items = listing::newest_first(lists.into_iter().flatten().flatten().flatten());
    let is_podcast = *file == PODCASTS_FEED;
    let items = if is_podcast {
        let (items, are_measured) = enclosed(context, items).await;
        is_whole &= are_measured;
        items
    } else {
        items
    };
    let data = site_data::load(context).await;
    let cover = brand_file(&context.tenant().row.key, COVER);
    let image = head::absolute(&cover, context.domain());
    let contact = if is_podcast {
        contact(context, &data).await
    } else {
        None
    };
    let feed = Feed {
        title: &format!("{}: {}", site_name(&data.settings), file.title),
        description: &data.settings.meta.description,
        domain: context.domain(),
        path: file.path,
        home: &listing::home(file.listings, &pages),
        items: &items,
        show: is_podcast.then_some(Show {
            author: &context.tenant().row.name,
            image: &image,
            mail: contact.as_ref().map(|contact| contact.mail.as_str()),
        }),
    };
    let response = response::file(
        &context.request,
        context.tenant_headers(),
        "application/rss+xml; charset=utf-8",
        &feed_xml(&feed),
    );
    Ok(if is_whole {
        response
    } else {
        response::no_store(response)
    })
}

/// Where the tenant is written to, as its site says it.
async fn contact(context: &RequestContext, data: &SiteData) -> Option<Contact> {
    let template = template::load(context).await.ok()?;
    let layout = data.settings.layout.as_deref().unwrap_or_default();
    template.look(layout)?.contact(context.domain())
}

/// Whether a list is one of the site's, and could be had.
const fn is_there(list: &Result<Option<Vec<FeedItem>>, Error>) -> bool {
    matches!(list, Ok(Some(_)))
}

/// Episodes with their recordings, as far as the recordings' hosts have said what these are; whether all
/// have.
async fn enclosed(context: &RequestContext, items: Vec<FeedItem>) -> (Vec<FeedItem>, bool) {
    let drive = context.config.base(Upstream::Drive);
    let with = |item: FeedItem| async move {
        let address = item.recording.as_deref();
        let Some(url) = address.and_then(|url| enclosure::address(url, drive)) else {
            return (item, true);
        };
        let measured = recordings::measured(context, &url).await;
        let is_measured = measured.is_some();
        let measured = measured.and_then(|measured| measured.as_ref().clone());
        let enclosure = measured.map(|measured| Enclosure { url, measured });
        (FeedItem { enclosure, ..item }, is_measured)
    };
    let mut all = Vec::with_capacity(items.len());
    let mut are_measured = true;
    let mut items = items.into_iter();
    let began_ms = clock::now_ms();
    while clock::now_ms().saturating_sub(began_ms) < ASKING_MS {
        let some: Vec<FeedItem> = items.by_ref().take(AT_ONCE).collect();
        if some.is_empty() {
            break;
        }
        for (item, is_measured) in join_all(some.into_iter().map(with)).await {
            are_measured &= is_measured;
            all.push(item);
        }
    }
    // Whoever asks next hears more.
    are_measured &= items.len() == 0;
    all.extend(items);
    (all, are_measured)
}

/// A list's items, through the edge's cache; `None` for a tenant without a page of theirs.
///
/// # Errors
/// [`Error`] while the platform gives no list.
async fn items(
    context: &RequestContext,
    listing: &Listing,
    pages: &[&'static Page],
) -> Result<Option<Vec<FeedItem>>, Error> {
    let Some(shown_on) = listed::page_of(listing.call, pages) else {
        return Ok(None);
    };
    let Ok(text) =
        api_text::load(context, Region::Sites, &listing.call_key(), timeouts::LIST).await?
    else {
        return Ok(Some(Vec::new()));
    };
    let items = listing::items(text.json(), shown_on);
    items.map(Some).ok_or(Error::BadGateway)
}
