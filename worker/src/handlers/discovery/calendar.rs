//! Calendars of events (design section 4), made of the platform's responses.

use crate::context::RequestContext;
use crate::response;
use crate::services::{api_text, settings_store};
use belajar_core::cache::memory::Region;
use belajar_core::document::discovery::calendar::{self, Calendar, Event, EventKind, calendar_ics};
use belajar_core::document::discovery::listed;
use belajar_core::document::head::site_name;
use belajar_core::error::Error;
use belajar_core::http::route::subscription::CalendarAddress;
use belajar_core::sites::page::Page;
use belajar_core::timeouts;

/// The events of a kind, or one of them.
///
/// # Errors
/// [`Error::NotFound`] for a tenant without their page and an event without a day, what the platform says
/// of one that there is not, or not any more; others while the platform gives no response, so that subscribers keep their entries.
pub async fn handle(
    context: &RequestContext,
    asked: &CalendarAddress,
) -> Result<web_sys::Response, Error> {
    let pages: Vec<_> = context.pages().collect();
    let kind = EventKind::named(asked.name);
    let events = match &asked.id {
        Some(id) => vec![event(context, kind, id, &pages).await?],
        None => events(context, kind, &pages).await?,
    };
    let data = settings_store::load(context).await;
    let calendar = Calendar {
        name: &format!("{}: {}", site_name(&data.settings), kind.title),
        domain: context.domain(),
        kind,
        events: &events,
    };
    Ok(response::file(
        &context.request,
        context.headers(),
        "text/calendar; charset=utf-8",
        &calendar_ics(&calendar),
    ))
}

async fn event(
    context: &RequestContext,
    kind: &EventKind,
    id: &str,
    pages: &[&'static Page],
) -> Result<Event, Error> {
    let address = kind.event_address(id);
    let text = api_text::load(context, Region::Addresses, &address, timeouts::LIST).await?;
    let text = text.map_err(|absence| Error::Upstream(absence.status()))?;
    let shown_on = listed::page_of(kind.call, pages);
    calendar::event(text.json(), shown_on).ok_or(Error::NotFound)
}

async fn events(
    context: &RequestContext,
    kind: &EventKind,
    pages: &[&'static Page],
) -> Result<Vec<Event>, Error> {
    let shown_on = listed::page_of(kind.call, pages).ok_or(Error::NotFound)?;
    let mut events = Vec::new();
    // With a page that cannot be had there is no calendar: its events would be taken for cancelled.
    for number in 1..=calendar::MOST_PAGES {
        let address = listed::address(kind.call, number);
        let Ok(text) = api_text::load(context, Region::Sites, &address, timeouts::LIST).await?
        else {
            break;
        };
        let has_more = calendar::add_events(&mut events, text.json(), number, shown_on);
        if !has_more.ok_or(Error::BadGateway)? {
            break;
        }
    }
    Ok(events)
}
