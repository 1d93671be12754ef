//! Calendars of events and of classes (design section 4), made of the platform's responses.

use std::rc::Rc;

use crate::context::RequestContext;
use crate::response;
use crate::services::{api_text, site_data};
use belajar_core::cache::memory::Region;
use belajar_core::document::discovery::calendar::class::{self, Class};
use belajar_core::document::discovery::calendar::{self, Calendar, Event, EventKind, calendar_ics};
use belajar_core::document::discovery::listed;
use belajar_core::document::head::site_name;
use belajar_core::document::prefetched::ResponseText;
use belajar_core::error::Error;
use belajar_core::http::route::subscription::CalendarAddress;
use belajar_core::sites::page::Page;
use belajar_core::text::json;
use belajar_core::timeouts;

/// The events of a kind, one of them, or the weekly meetings of a class.
///
/// # Errors
/// [`Error::NotFound`] for a tenant without their page, an event without a day and a class without weekly
/// times, what the platform says of one that there is not, or not any more; others while the platform gives
/// no response, so that subscribers keep their entries.
pub async fn handle(
    context: &RequestContext,
    asked: &CalendarAddress,
) -> Result<web_sys::Response, Error> {
    let pages: Vec<_> = context.pages().collect();
    let (kind, events) = match asked {
        CalendarAddress::Class(slug) => return class(context, slug, &pages).await,
        CalendarAddress::Event(name, id) => {
            let kind = EventKind::named(*name);
            (kind, vec![event(context, kind, id, &pages).await?])
        }
        CalendarAddress::Events(name) => {
            let kind = EventKind::named(*name);
            (kind, events(context, kind, &pages).await?)
        }
    };
    let calendar = Calendar {
        name: &name(context, kind.title).await,
        domain: context.domain(),
        kind,
        events: &events,
    };
    Ok(file(context, &calendar_ics(&calendar)))
}

/// What a calendar is called: the site's name, and what it is of.
async fn name(context: &RequestContext, title: &str) -> String {
    let data = site_data::load(context).await;
    format!("{}: {title}", site_name(&data.settings))
}

fn file(context: &RequestContext, text: &str) -> web_sys::Response {
    let kind = "text/calendar; charset=utf-8";
    response::file(&context.request, context.tenant_headers(), kind, text)
}

/// What the platform says of one thing.
async fn load(context: &RequestContext, call_key: &str) -> Result<Rc<ResponseText>, Error> {
    let text = api_text::load(context, Region::VisitorUrls, call_key, timeouts::LIST).await?;
    text.map_err(|absence| Error::Upstream(absence.status()))
}

async fn class(
    context: &RequestContext,
    slug: &str,
    pages: &[&'static Page],
) -> Result<web_sys::Response, Error> {
    let (page, listed) = listed::page_of(class::LIST, pages).ok_or(Error::NotFound)?;
    let text = load(context, &class::call_key(slug)).await?;
    let item = json::at(text.json(), "data").ok_or(Error::BadGateway)?;
    let class = Class::read(item).ok_or(Error::NotFound)?;
    let path = listed::path_on(item, page, listed).ok_or(Error::NotFound)?;
    let name = name(context, &class.name).await;
    Ok(file(context, &class.ics(&name, context.domain(), &path)))
}

async fn event(
    context: &RequestContext,
    kind: &EventKind,
    id: &str,
    pages: &[&'static Page],
) -> Result<Event, Error> {
    let text = load(context, &kind.event_call_key(id)).await?;
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
        let call_key = listed::call_key(kind.call, number);
        let Ok(text) = api_text::load(context, Region::Sites, &call_key, timeouts::LIST).await?
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
