//! Calendars of events: iCalendar (RFC 5545), for subscribing and for one event alone. Those of a class's
//! weekly meetings are in [`class`].
//!
//! Every line ends with CRLF and has at most 75 octets (section 3.1); text is escaped (section 3.3.11).
//! Hours are written in UTC, so that no zone has to be described; whole days are days. What the platform
//! does not say is left out: an organizer would need a mail address, and the platform has no status.

pub mod class;

use super::date::{Date, PointInTime};
use super::listed::{self, path_on};
use crate::http::route::subscription::CalendarName;
use crate::sites::page::{Listed, Page};
use crate::text::json;
use crate::text::limit::{one_line, shortened};
use crate::text::rich_text;

/// The longest line, in octets, without its end.
const LINE_OCTETS: usize = 75;

/// The longest title and place, in characters.
const NAME_CHARACTERS: usize = 300;

/// The longest description, in words and in characters.
const SUMMARY_WORDS: usize = 300;
const SUMMARY_CHARACTERS: usize = 3_000;

/// The most events of one page of a list that are taken.
const MOST_OF_A_PAGE: usize = 100;

/// The most pages of a list that a calendar is made of: a thousand events.
pub const MOST_PAGES: u32 = 10;

/// How often who subscribes asks again.
const REFRESHED: &str = "PT6H";

/// A kind of post that happens at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventKind {
    /// Its calendar's name in addresses.
    pub name: CalendarName,
    /// What its calendar is called, after the site's name.
    pub title: &'static str,
    /// The list's page.
    pub list: &'static str,
    /// The key of the call that lists it, as the page table's `listed` has it.
    pub call: &'static str,
}

const EVENTS: EventKind = EventKind {
    name: CalendarName::Events,
    title: "Acara",
    list: "event",
    call: "services/v3/post/list?kindSlug=events",
};

const EVENT_PROGRAM: EventKind = EventKind {
    name: CalendarName::EventProgram,
    title: "Program acara",
    list: "event-program",
    call: "services/v3/post/list?kindSlug=event-program",
};

impl EventKind {
    /// The kind whose calendar has that name.
    #[must_use]
    pub const fn named(name: CalendarName) -> &'static Self {
        match name {
            CalendarName::Events => &EVENTS,
            CalendarName::EventProgram => &EVENT_PROGRAM,
        }
    }

    /// The call key of one of its events.
    #[must_use]
    pub fn event_call_key(&self, id: &str) -> String {
        let slug = self.name.slug();
        ["services/v3/post/detail?id=", id, "&kindSlug=", slug].concat()
    }

    /// The kind that a page lists, or shows one of.
    #[must_use]
    pub fn of(page: &Page) -> Option<&'static Self> {
        let call = page.listed.map(|listed| listed.call);
        let is_of = |kind: &&Self| page.name == kind.list || call == Some(kind.call);
        CalendarName::ALL.map(Self::named).into_iter().find(is_of)
    }
}

/// An event as a calendar has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    id: String,
    title: String,
    summary: String,
    location: String,
    path: String,
    start: PointInTime,
    end: Option<PointInTime>,
    changed: PointInTime,
}

impl Event {
    /// Reads an event of the platform, as JSON text. `path` is the page that shows it. `None` for one
    /// without an id, a title or a day.
    #[must_use]
    pub fn read(item: &str, path: String) -> Option<Self> {
        const FIELDS: [&str; 8] = [
            "id",
            "title",
            "summary",
            "location",
            "startDate",
            "endDate",
            "updatedAt",
            "publishedAt",
        ];
        let item = json::Object::of(item, &FIELDS)?;
        let text = |name: &str| item.scalar_at(name).unwrap_or_default();
        let line = |name: &str| shortened(&one_line(&text(name)), usize::MAX, NAME_CHARACTERS);
        let date = |name: &str| Date::parse(&text(name));
        let moment = |name: &str| Some(date(name)?.moment());
        let (start, end) = Date::span(&date("startDate")?, date("endDate").as_ref());
        let (id, title) = (line("id"), line("title"));
        (!id.is_empty() && !title.is_empty()).then(|| Self {
            id,
            title,
            summary: rich_text::summary(&text("summary"), SUMMARY_WORDS, SUMMARY_CHARACTERS),
            location: line("location"),
            path,
            start,
            end: end.filter(|end| end.at > start.at),
            changed: moment("updatedAt")
                .or_else(|| moment("publishedAt"))
                .unwrap_or(start),
        })
    }
}

/// A calendar.
#[derive(Clone, Copy, Debug)]
pub struct Calendar<'c> {
    /// What who subscribes sees it called.
    pub name: &'c str,
    /// The tenant domain.
    pub domain: &'c str,
    /// Of which kind its events are.
    pub kind: &'c EventKind,
    /// Its events.
    pub events: &'c [Event],
}

/// Adds the events in the response that is page `number` of their list, with their paths on the page that
/// shows them, and tells whether the next page is to be asked for; `None` if the response is no list. One
/// without a day, or a page of its own, is left out.
#[must_use]
pub fn add_events(
    events: &mut Vec<Event>,
    response: &str,
    number: u32,
    (page, listed): (&Page, &Listed),
) -> Option<bool> {
    let (mut found, mut seen) = (Vec::new(), 0);
    json::each_item(json::at(response, "data.items")?, |item| {
        seen += 1;
        if seen <= MOST_OF_A_PAGE {
            let path = path_on(item, page, listed);
            found.extend(path.and_then(|path| Event::read(item, path)));
        }
    })?;
    // An upstream that does not count pages gives the first one for ever.
    if !found.is_empty() && found.first() == events.first() {
        return Some(false);
    }
    events.extend(found);
    let has_more = listed::read(response, number, &[])?.has_more;
    Some(has_more && number < MOST_PAGES)
}

/// The event in a response about one. It is on the page that shows such, or on the site's home: landings
/// tell of events that have no page there.
#[must_use]
pub fn event(response: &str, shown_on: Option<(&Page, &Listed)>) -> Option<Event> {
    let item = json::at(response, "data")?;
    let path = shown_on.and_then(|(page, listed)| path_on(item, page, listed));
    Event::read(item, path.unwrap_or_else(|| "/".to_owned()))
}

/// A calendar, for `text/calendar`.
#[must_use]
pub fn calendar_ics(calendar: &Calendar<'_>) -> String {
    let mut lines = Lines::begin(calendar.name);
    for event in calendar.events {
        push_event(&mut lines, calendar, event);
    }
    lines.end()
}

fn push_event(lines: &mut Lines, calendar: &Calendar<'_>, event: &Event) {
    let Calendar { kind, domain, .. } = calendar;
    lines.push("BEGIN", "VEVENT");
    lines.push_text(
        "UID",
        &format!("{}-{}@{domain}", kind.name.slug(), event.id),
    );
    let changed = event.changed.utc();
    lines.push("DTSTAMP", &changed);
    lines.push("LAST-MODIFIED", &changed);
    let end = event.end.unwrap_or(event.start);
    if event.start.is_whole_day || end.is_whole_day {
        lines.push("DTSTART;VALUE=DATE", &event.start.day(0));
        // The first day that is free again (section 3.6.1).
        lines.push("DTEND;VALUE=DATE", &end.day(1));
    } else {
        lines.push("DTSTART", &event.start.utc());
        if event.end.is_some() {
            lines.push("DTEND", &end.utc());
        }
    }
    lines.push_text("SUMMARY", &event.title);
    for (name, text) in [
        ("DESCRIPTION", &event.summary),
        ("LOCATION", &event.location),
    ] {
        if !text.is_empty() {
            lines.push_text(name, text);
        }
    }
    lines.push("URL", &format!("https://{domain}{}", event.path));
    lines.push("END", "VEVENT");
}

/// Lines of a calendar, folded as they are written.
struct Lines(String);

impl Lines {
    /// The lines before a calendar's entries. `name` is what who subscribes sees it called.
    fn begin(name: &str) -> Self {
        let mut lines = Self(String::new());
        lines.push("BEGIN", "VCALENDAR");
        lines.push("VERSION", "2.0");
        lines.push("PRODID", "-//belajar//acara//ID");
        lines.push("CALSCALE", "GREGORIAN");
        lines.push("METHOD", "PUBLISH");
        // RFC 7986, and what older programs read in its place.
        lines.push_text("NAME", name);
        lines.push_text("X-WR-CALNAME", name);
        lines.push("REFRESH-INTERVAL;VALUE=DURATION", REFRESHED);
        lines.push("X-PUBLISHED-TTL", REFRESHED);
        lines
    }

    /// The text of the whole calendar.
    fn end(mut self) -> String {
        self.push("END", "VCALENDAR");
        self.0
    }

    fn push(&mut self, name: &str, value: &str) {
        let mut octets = 0;
        for character in name.chars().chain([':']).chain(value.chars()) {
            if octets + character.len_utf8() > LINE_OCTETS {
                self.0.push_str("\r\n ");
                octets = 1;
            }
            self.0.push(character);
            octets += character.len_utf8();
        }
        self.0.push_str("\r\n");
    }

    fn push_text(&mut self, name: &str, text: &str) {
        let mut escaped = String::with_capacity(text.len());
        // A line break would begin a property of somebody else's.
        for character in one_line(text).chars() {
            if matches!(character, '\\' | ';' | ',') {
                escaped.push('\\');
            }
            escaped.push(character);
        }
        self.push(name, &escaped);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{
        Calendar, CalendarName, EVENTS, Event, EventKind, add_events, calendar_ics, listed,
    };
    use crate::api::catalogue;
    use crate::sites::tables::PAGES;

    /// The lines of one event's calendar, unfolded.
    fn lines(event: &Value) -> Vec<String> {
        let read = Event::read(&event.to_string(), "/Event/seminar".into());
        let text = calendar_ics(&Calendar {
            name: "Belajar: Acara",
            domain: "contoh.example",
            kind: &EVENTS,
            events: read.as_slice(),
        });
        assert!(text.ends_with("END:VCALENDAR\r\n"));
        for line in text.split("\r\n") {
            assert!(
                line.len() <= 75 && !line.contains(char::is_control),
                "{line:?}"
            );
        }
        let unfolded = text.replace("\r\n ", "");
        unfolded.split("\r\n").map(str::to_owned).collect()
    }

    #[test]
    fn every_kind_has_its_calls_and_its_page() {
        for name in CalendarName::ALL {
            let kind = EventKind::named(name);
            assert_eq!(kind.name, name);
            assert_eq!(EventKind::of(PAGES.get(kind.list).unwrap()), Some(kind));
            for call_key in [listed::call_key(kind.call, 1), kind.event_call_key("12")] {
                let (call, query) = call_key.split_once('?').unwrap();
                let (host, path) = call.split_once('/').unwrap();
                let call = catalogue::find("GET", host, path).unwrap().call;
                assert_eq!(catalogue::accepted_query(call, query).as_deref(), Ok(query));
            }
        }
        assert_eq!(EventKind::of(PAGES.get("news").unwrap()), None);
        let detail = PAGES.get("event-detail").unwrap();
        assert_eq!(EventKind::of(detail), Some(&EVENTS));
    }

    #[test]
    fn a_list_is_read_page_by_page_up_to_a_bound() {
        let shown_on = listed::page_of(EVENTS.call, &[PAGES.get("event-detail").unwrap()]).unwrap();
        let event = |id: u32| json!({ "id": id, "slug": format!("acara-{id}"), "title": "T", "startDate": "2026-12-31" });
        let response = |first: u32, count: u32, pages: Option<u32>| {
            let items: Vec<Value> = (first..first + count).map(event).collect();
            json!({ "data": { "items": items, "totalPages": pages } }).to_string()
        };
        for (name, pages, asked, count) in [
            ("one page", vec![response(1, 3, Some(1))], 1, 3),
            (
                "two pages",
                vec![response(1, 100, Some(2)), response(101, 20, Some(2))],
                2,
                120,
            ),
            (
                "the first one for ever",
                vec![response(1, 2, None), response(1, 2, None)],
                2,
                2,
            ),
            (
                "more than are counted",
                vec![
                    response(1, 2, None),
                    response(3, 2, None),
                    response(5, 0, None),
                ],
                3,
                4,
            ),
            (
                "too many on a page",
                vec![response(1, 300, Some(1))],
                1,
                100,
            ),
            (
                "more than a calendar holds",
                (0..30)
                    .map(|page| response(page * 100 + 1, 100, Some(30)))
                    .collect(),
                10,
                1_000,
            ),
        ] {
            let (mut events, mut number) = (Vec::new(), 0);
            for page in &pages {
                number += 1;
                if !add_events(&mut events, page, number, shown_on).unwrap() {
                    break;
                }
            }
            assert_eq!((number, events.len()), (asked, count), "{name}");
        }
        let none = add_events(&mut Vec::new(), r#"{"data":[]}"#, 1, shown_on);
        assert_eq!(none, None);
    }

    #[test]
    fn an_event_has_the_fields_that_the_response_has() {
        let event = json!({
            "id": 7, "title": "Seminar; data, dan etika", "location": "Gedung Contoh, Bandung",
            "summary": "<p>Baris satu</p><p>Baris dua \\ selesai</p>",
            "startDate": "2026-12-31", "updatedAt": "2026-11-20T06:30:00+07:00",
        });
        let found = lines(&event);
        for line in [
            "UID:events-7@contoh.example",
            "DTSTAMP:20261119T233000Z",
            "DTSTART;VALUE=DATE:20261231",
            "DTEND;VALUE=DATE:20270101",
            "SUMMARY:Seminar\\; data\\, dan etika",
            "DESCRIPTION:Baris satu Baris dua \\\\ selesai",
            "LOCATION:Gedung Contoh\\, Bandung",
            "URL:https://contoh.example/Event/seminar",
        ] {
            assert!(
                found.iter().any(|found| found == line),
                "{line} in {found:?}"
            );
        }
        let bare = lines(&json!({ "id": "a", "title": "T", "startDate": "2026-12-31" }));
        assert!(!bare.iter().any(|line| line.starts_with("LOCATION")));
        assert!(bare.iter().any(|line| line == "DTSTAMP:20261230T170000Z"));
    }

    #[test]
    fn days_stay_days_and_hours_are_utc() {
        for (start, end, expected) in [
            (
                "2030-12-03",
                "2030-12-05",
                ";VALUE=DATE:20301203 ;VALUE=DATE:20301206",
            ),
            (
                "2030-12-03T00:00+07:00",
                "",
                ";VALUE=DATE:20301203 ;VALUE=DATE:20301204",
            ),
            (
                "2030-12-03T17:00:00Z",
                "",
                ";VALUE=DATE:20301204 ;VALUE=DATE:20301205",
            ),
            (
                "2030-12-03T00:00:00Z",
                "",
                ";VALUE=DATE:20301203 ;VALUE=DATE:20301204",
            ),
            (
                "2030-12-03T09:00",
                "2030-12-04",
                ";VALUE=DATE:20301203 ;VALUE=DATE:20301205",
            ),
            (
                "2030-12-03T02:00:00Z",
                "2030-12-03T12:00",
                ":20301203T020000Z :20301203T050000Z",
            ),
            (
                "2026-12-15T00:00:00.000Z",
                "2026-12-15T05:00:00.000Z",
                ":20261215T000000Z :20261215T050000Z",
            ),
            (
                "2026-12-15T19:00:00+07:00",
                "2026-12-16T00:00:00+07:00",
                ":20261215T120000Z :20261215T170000Z",
            ),
            (
                "2026-12-15T00:00:00Z",
                "2026-12-16T00:00:00Z",
                ";VALUE=DATE:20261215 ;VALUE=DATE:20261217",
            ),
            ("2030-12-03T09:00", "2030-12-01T09:00", ":20301203T020000Z"),
            ("2028-02-29T23:30-03:30", "", ":20280301T030000Z"),
        ] {
            let event = json!({ "id": 1, "title": "T", "startDate": start, "endDate": end });
            let found = lines(&event);
            let times = found
                .iter()
                .filter_map(|line| line.strip_prefix("DTSTART").or(line.strip_prefix("DTEND")));
            assert_eq!(
                times.collect::<Vec<_>>().join(" "),
                expected,
                "{start} {end}"
            );
        }
    }

    #[test]
    fn hostile_texts_stay_texts() {
        let text = "a\r\nBEGIN:VALARM\u{0}\u{7f} ]]> é".repeat(200);
        let found = lines(&json!({
            "id": text, "title": text, "summary": text, "location": text, "startDate": "2026-12-31",
        }));
        assert_eq!(
            found
                .iter()
                .filter(|line| line.starts_with("BEGIN:"))
                .count(),
            2
        );
        assert!(found.iter().all(|line| line.len() < 4_000));
    }

    #[test]
    fn an_event_needs_a_date_and_a_name() {
        for event in [
            json!({ "id": 1, "title": "T" }),
            json!({ "id": 1, "title": "T", "startDate": "besok" }),
            json!({ "id": 1, "title": "T", "startDate": null }),
            json!({ "id": 1, "title": " \n", "startDate": "2026-12-31" }),
            json!({ "title": "T", "startDate": "2026-12-31" }),
            json!([]),
            json!(null),
        ] {
            assert_eq!(Event::read(&event.to_string(), "/".into()), None, "{event}");
        }
    }
}
