//! Calendar of a class's weekly meetings: an entry that repeats for each weekly time, from the first day of
//! the class to its last. The app makes the same entries as a file (`app/areas/courses/class-calendar.ts`):
//! `test/cases/class-meetings.json` holds both to the same names, hours and rules.

use super::super::date::{Date, PointInTime};
use super::{Lines, NAME_CHARACTERS};
use crate::text::json;
use crate::text::limit::{one_line, shortened};

/// The list of the platform that classes are found in, as the page table's `listed` has it.
pub const LIST: &str = "services/v1/class/active";

/// The most weekly times of one class that are taken.
const MOST_MEETINGS: usize = 50;

/// By the number of the day in the week, from Sunday.
const DAYS: [&str; 7] = [
    "minggu", "senin", "selasa", "rabu", "kamis", "jumat", "sabtu",
];

/// What stands between two hours, what begins like another before it.
const UNTIL: [&str; 7] = ["-", "–", "s.d.", "s.d", "sd.", "sd", "sampai"];

/// Hours of WIB ahead of UTC.
const WIB: i64 = 7;

const DAY_MINUTES: i64 = 24 * 60;

/// How long a meeting is that does not say when it ends, in minutes.
const USUAL_MINUTES: i64 = 120;

/// A class that meets every week.
#[derive(Debug)]
pub struct Class {
    /// Its name, on one line.
    pub name: String,
    id: String,
    place: String,
    changed: PointInTime,
    meetings: Vec<Weekly>,
}

/// A weekly time of a class.
#[derive(Debug)]
struct Weekly {
    /// The day's name, with a number for a second time of that day.
    name: String,
    begins: PointInTime,
    ends: PointInTime,
    /// The end of the class's last day.
    until: PointInTime,
}

/// The call key of a class.
#[must_use]
pub fn call_key(slug: &str) -> String {
    ["services/v1/class/overview?slug=", slug].concat()
}

impl Class {
    /// Reads a class of the platform, as JSON text. `None` for one without a name, without its first or last
    /// day, or without a weekly time that can be read.
    #[must_use]
    pub fn read(item: &str) -> Option<Self> {
        const FIELDS: [&str; 9] = [
            "id",
            "slug",
            "name",
            "type",
            "city",
            "startDate",
            "endDate",
            "updatedAt",
            "schedule",
        ];
        let item = json::Object::of(item, &FIELDS)?;
        let text = |name: &str| item.scalar_at(name).unwrap_or_default();
        let line = |name: &str| shortened(&one_line(&text(name)), usize::MAX, NAME_CHARACTERS);
        let moment = |name: &str| Some(Date::parse(&text(name))?.moment());
        let (start, end) = (moment("startDate")?, moment("endDate")?);
        let class = Self {
            name: line("name"),
            id: [line("id"), line("slug")]
                .into_iter()
                .find(|id| !id.is_empty())?,
            place: if text("type") == "online" {
                String::new()
            } else {
                line("city")
            },
            changed: moment("updatedAt").unwrap_or(start),
            meetings: meetings(item.get("schedule")?, start.day_number(), end.day_number())?,
        };
        (!class.name.is_empty() && !class.meetings.is_empty()).then_some(class)
    }

    /// The calendar of its meetings, for `text/calendar`. `name` is what who subscribes sees it called,
    /// `domain` the tenant domain, `path` the page that shows the class.
    #[must_use]
    pub fn ics(&self, name: &str, domain: &str, path: &str) -> String {
        let mut lines = Lines::begin(name);
        let changed = self.changed.utc();
        for meeting in &self.meetings {
            lines.push("BEGIN", "VEVENT");
            let uid = ["kelas-", &self.id, "-", &meeting.name, "@", domain].concat();
            lines.push_text("UID", &uid);
            lines.push("DTSTAMP", &changed);
            lines.push("LAST-MODIFIED", &changed);
            lines.push("DTSTART", &meeting.begins.utc());
            lines.push("DTEND", &meeting.ends.utc());
            let rule = ["FREQ=WEEKLY;UNTIL=", &meeting.until.utc()].concat();
            lines.push("RRULE", &rule);
            lines.push_text("SUMMARY", &["Kelas ", &self.name].concat());
            if !self.place.is_empty() {
                lines.push_text("LOCATION", &self.place);
            }
            lines.push("URL", &["https://", domain, path].concat());
            lines.push("END", "VEVENT");
        }
        lines.end()
    }
}

/// The weekly times in a schedule, between two days. `None` if it is no list.
fn meetings(schedule: &str, first: i64, last: i64) -> Option<Vec<Weekly>> {
    let mut counts = [0; 7];
    let mut found = Vec::new();
    json::each_item(schedule, |meeting| {
        let field = |name: &str| json::scalar_at(meeting, name).unwrap_or_default();
        let day = weekday(&field("day"));
        if let (Some((weekday, count)), Some(hours)) = (
            day.and_then(|day| Some((day, counts.get_mut(day)?))),
            Hours::parse(&field("time")),
        ) && let Some(day) = first_on(weekday, first).filter(|day| *day <= last)
            && found.len() < MOST_MEETINGS
        {
            *count += 1;
            found.extend(
                DAYS.get(weekday)
                    .map(|name| hours.weekly(name, *count, day, last)),
            );
        }
    })?;
    Some(found)
}

/// The number in the week of a day's name.
fn weekday(name: &str) -> Option<usize> {
    let is_letter = |character: &char| !matches!(character, '\'' | '’');
    let plain: String = name.trim().chars().filter(is_letter).collect();
    DAYS.iter().position(|day| plain.eq_ignore_ascii_case(day))
}

/// The first day from `first` on, as [`PointInTime::day_number`] counts, that has a number in the week.
fn first_on(weekday: usize, first: i64) -> Option<i64> {
    // Day 0 was a Thursday.
    let ahead = i64::try_from(weekday).ok()? - (first + 4);
    Some(first + ahead.rem_euclid(7))
}

/// The hours of a meeting, in minutes of the day where it is.
struct Hours {
    begins: i64,
    ends: i64,
    /// Hours of its zone ahead of UTC.
    zone: i64,
}

impl Hours {
    /// Reads `19.00–21.00 WIB`; WIB where no zone is written.
    fn parse(text: &str) -> Option<Self> {
        let text = text.trim().to_ascii_lowercase();
        let (begins, rest) = clock(&text)?;
        let rest = rest.trim_start();
        let (told, rest) = match UNTIL.iter().find_map(|until| rest.strip_prefix(until)) {
            Some(rest) => clock(rest.trim_start())?,
            None => (begins + USUAL_MINUTES, rest),
        };
        let zone = match rest.trim_start() {
            "" | "wib" => WIB,
            "wita" => 8,
            "wit" => 9,
            _ => return None,
        };
        // One that ends before it begins goes on past midnight.
        let ends = if told > begins {
            told
        } else {
            told + DAY_MINUTES
        };
        Some(Self { begins, ends, zone })
    }

    fn weekly(&self, day_name: &str, count: u32, day: i64, last: i64) -> Weekly {
        let moment = |day, minutes| PointInTime::of_day(day, minutes + (WIB - self.zone) * 60);
        let mut until = moment(last, DAY_MINUTES);
        until.at -= 1;
        Weekly {
            name: match count {
                1 => day_name.to_owned(),
                _ => format!("{day_name}-{count}"),
            },
            begins: moment(day, self.begins),
            ends: moment(day, self.ends),
            until,
        }
    }
}

/// A time of day at the beginning of a text, in minutes, and what follows it: `9.00` or `09:00`.
fn clock(text: &str) -> Option<(i64, &str)> {
    let (hour, rest) = text.split_once(['.', ':'])?;
    let (minute, rest) = rest.split_at_checked(2)?;
    let number = |text: &str| {
        let is_plain = (1..=2).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
        is_plain.then(|| text.parse::<i64>().ok()).flatten()
    };
    let (hour, minute) = (number(hour)?, number(minute)?);
    (hour < 24 && minute < 60).then_some((hour * 60 + minute, rest))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{Class, LIST, call_key};
    use crate::api::catalogue;
    use crate::document::discovery::listed;
    use crate::sites::tables::PAGES;

    /// The lines of a class's calendar, unfolded; `None` if it has none.
    fn lines(class: &Value) -> Vec<String> {
        let Some(class) = Class::read(&class.to_string()) else {
            return Vec::new();
        };
        let text = class.ics("Belajar: Kelas", "contoh.example", "/Class/dasar-web");
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
    fn its_call_is_the_gateway_s_and_a_page_shows_it() {
        let call_key = call_key("dasar-web");
        let (call, query) = call_key.split_once('?').unwrap();
        let (host, path) = call.split_once('/').unwrap();
        let call = catalogue::find("GET", host, path).unwrap().call;
        assert_eq!(catalogue::accepted_query(call, query).as_deref(), Ok(query));
        let page = PAGES.get("class-detail").unwrap();
        assert!(listed::page_of(LIST, &[page]).is_some());
    }

    #[test]
    fn meetings_are_what_the_shared_cases_say() {
        let cases = include_str!("../../../../../../test/cases/class-meetings.json");
        let cases: Vec<Value> = serde_json::from_str(cases).unwrap();
        assert!(cases.len() > 10);
        for case in cases {
            let shared = |line: &&String| {
                let names = ["UID", "DTSTART", "DTEND", "RRULE", "SUMMARY", "LOCATION"];
                names.iter().any(|name| line.starts_with(name))
            };
            let found = lines(&case["class"]);
            let found: Vec<_> = found.iter().filter(shared).collect();
            let expected: Vec<String> = serde_json::from_value(case["lines"].clone()).unwrap();
            assert_eq!(found, expected.iter().collect::<Vec<_>>(), "{case}");
        }
    }

    #[test]
    fn entries_say_when_the_class_was_changed_and_where_its_page_is() {
        let class = |updated: &str| {
            json!({
                "slug": "a", "name": "A", "startDate": "2026-12-01", "endDate": "2026-12-31",
                "schedule": [{ "day": "Selasa", "time": "19.00" }], "updatedAt": updated,
            })
        };
        for (updated, stamp) in [
            ("2026-11-20T06:30:00+07:00", "DTSTAMP:20261119T233000Z"),
            ("kemarin", "DTSTAMP:20261130T170000Z"),
        ] {
            let found = lines(&class(updated));
            for line in [stamp, "URL:https://contoh.example/Class/dasar-web"] {
                assert!(found.iter().any(|found| found == line), "{line}");
            }
        }
    }

    #[test]
    fn hostile_texts_stay_texts() {
        let text = "a\r\nBEGIN:VALARM\u{0}\u{7f} ]]> é".repeat(200);
        let meeting = json!({ "day": "Senin", "time": "08.00" });
        let found = lines(&json!({
            "id": text, "name": text, "city": text, "startDate": "2026-12-01", "endDate": "2026-12-31",
            "schedule": vec![meeting; 400],
        }));
        let begins = found.iter().filter(|line| line.starts_with("BEGIN:"));
        assert_eq!(begins.count(), 51);
        assert!(found.iter().all(|line| line.len() < 4_000));
    }

    #[test]
    fn what_is_no_class_is_none() {
        for class in [
            json!(null),
            json!([]),
            json!({ "id": 1, "name": "A", "startDate": "2026-12-01", "endDate": "2026-12-31" }),
            json!({ "id": 1, "name": "A", "startDate": "2026-12-01", "endDate": "2026-12-31",
                "schedule": "Senin 08.00" }),
            json!({ "id": 1, "name": "A", "startDate": "2026-12-01", "endDate": "2026-12-31",
                "schedule": [null, 3, "Senin", {}, { "day": "Senin" }, { "time": "08.00" }] }),
        ] {
            assert!(Class::read(&class.to_string()).is_none(), "{class}");
        }
    }
}
