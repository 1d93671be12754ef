//! Dates as upstreams send them (ISO 8601) and as feeds (RFC 822) and calendars (RFC 5545) want them. They
//! are read by the rules of the app (`app/core/wib.ts`): `test/cases/dates.json` holds both to them.

use std::str::FromStr;

use time::macros::offset;
use time::{Month, OffsetDateTime, PrimitiveDateTime, Time, UtcOffset};

/// A date, and a time of day with its offset where one was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::document) struct Date {
    day: time::Date,
    time: Option<(Time, UtcOffset)>,
}

/// Western Indonesian Time; all year, without summer time.
const WIB: UtcOffset = offset!(+7);

/// A day, in seconds.
const DAY: i64 = 86_400;

/// A point in time, or a whole day. As the app reads it (`app/core/wib.ts`): a time without a zone is read
/// in WIB, and midnight, in WIB or in the zone it is written in, stands for the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::document) struct PointInTime {
    /// Unix seconds; of a whole day the moment at which it begins in WIB.
    pub at: i64,
    /// Whether the day is meant, and no hour of it.
    pub is_whole_day: bool,
}

impl PointInTime {
    /// The moment so many minutes after the beginning, in WIB, of a day that [`Self::day_number`] counts.
    pub(in crate::document) fn of_day(number: i64, minutes: i64) -> Self {
        let at = number * DAY - i64::from(WIB.whole_seconds()) + minutes * 60;
        let is_whole_day = false;
        Self { at, is_whole_day }
    }

    /// Its day in WIB, counted from 1 January 1970, which was a Thursday.
    pub(in crate::document) fn day_number(self) -> i64 {
        in_wib(self.at).div_euclid(DAY)
    }

    /// As calendars write a moment, in UTC.
    pub(in crate::document) fn utc(self) -> String {
        let moment = utc(self.at);
        format!(
            "{}T{}Z",
            compact_day(moment.date()),
            clock(moment.time(), "")
        )
    }

    /// As calendars write the day in WIB that is so many days later.
    pub(in crate::document) fn day(self, later: i64) -> String {
        compact_day(utc(in_wib(self.at) + later * DAY).date())
    }
}

/// A moment in UTC; the last one that there is for one after the year 9999.
fn utc(at: i64) -> OffsetDateTime {
    OffsetDateTime::from_unix_timestamp(at).unwrap_or(PrimitiveDateTime::MAX.assume_utc())
}

/// Unix seconds as a clock in WIB counts them.
fn in_wib(at: i64) -> i64 {
    at + i64::from(WIB.whole_seconds())
}

/// A day as `YYYYMMDD`.
fn compact_day(day: time::Date) -> String {
    let (year, month, day) = day.to_calendar_date();
    format!("{year:04}{:02}{day:02}", u8::from(month))
}

impl Date {
    /// Reads `YYYY-MM-DD`, or with `T` or a space `hh:mm[:ss[.fff]]` and a zone behind it: `Z`,
    /// `±hh[:mm]` or `±hhmm`, also after blanks; WIB where it is left out.
    pub(in crate::document) fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let (day, time) = match text.split_at_checked(10)? {
            (day, "") => (day, None),
            (day, time) => (day, Some(time.strip_prefix(['T', 't', ' '])?)),
        };
        let mut parts = day.split('-');
        let year: u16 = number(parts.next()?, 4)?;
        let month: u8 = number(parts.next()?, 2)?;
        let day = number(parts.next()?, 2)?;
        let month = Month::try_from(month).ok()?;
        let day = time::Date::from_calendar_date(year.into(), month, day).ok()?;
        let is_whole = parts.next().is_none() && year > 0;
        let time = time
            .map(|text| parse_time(text).ok_or(()))
            .transpose()
            .ok()?;
        is_whole.then_some(Self { day, time })
    }

    /// As sitemaps want it: W3C date and time format.
    pub(in crate::document) fn w3c(&self) -> String {
        let (year, month, day) = self.day.to_calendar_date();
        let date = format!("{year:04}-{:02}-{day:02}", u8::from(month));
        match self.time {
            None => date,
            Some((time, zone)) if zone.is_utc() => format!("{date}T{}Z", clock(time, ":")),
            Some((time, zone)) => format!("{date}T{}{}", clock(time, ":"), offset(zone, ":")),
        }
    }

    /// As RSS 2.0 wants it: RFC 822 with a four-digit year.
    pub(in crate::document) fn rfc822(&self) -> String {
        let (year, month, day) = self.day.to_calendar_date();
        let weekday = self.day.weekday();
        let (time, zone) = self.time.unwrap_or((Time::MIDNIGHT, WIB));
        let (time, zone) = (clock(time, ":"), offset(zone, ""));
        format!("{weekday:.3}, {day:02} {month:.3} {year} {time} {zone}")
    }

    /// The point in time in Unix seconds; of a day the moment at which it begins in WIB.
    pub(in crate::document) fn at(&self) -> i64 {
        let (time, zone) = self.time.unwrap_or((Time::MIDNIGHT, WIB));
        let moment = PrimitiveDateTime::new(self.day, time).assume_offset(zone);
        moment.unix_timestamp()
    }

    /// When something begins and ends, both read together: midnight next to an hour is an hour too, so
    /// that 00.00 to 05.00 UTC is 07.00 to 12.00 WIB, and no day.
    pub(in crate::document) fn span(
        start: &Self,
        end: Option<&Self>,
    ) -> (PointInTime, Option<PointInTime>) {
        let dates = || [Some(start), end].into_iter().flatten();
        let says_day = dates().any(|date| date.time.is_none());
        let has_hours = dates().any(|date| !date.moment().is_whole_day);
        let read = |date: &Self| {
            if has_hours && !says_day {
                let (at, is_whole_day) = (date.at(), false);
                PointInTime { at, is_whole_day }
            } else {
                date.moment()
            }
        };
        (read(start), end.map(read))
    }

    /// The point in time, or the day.
    pub(in crate::document) fn moment(&self) -> PointInTime {
        let at = self.at();
        let since_midnight = in_wib(at).rem_euclid(DAY);
        let is_midnight = |(time, _)| time == Time::MIDNIGHT;
        let is_whole_day = since_midnight == 0 || self.time.is_none_or(is_midnight);
        let at = if is_whole_day {
            at - since_midnight
        } else {
            at
        };
        PointInTime { at, is_whole_day }
    }
}

/// Reads a time of day with its zone.
fn parse_time(text: &str) -> Option<(Time, UtcOffset)> {
    let zone_at = text.find(['Z', 'z', '+', '-']).unwrap_or(text.len());
    let (clock, zone) = text.split_at_checked(zone_at)?;
    let mut parts = clock.trim_end().split(':');
    let (hour, minute) = (number(parts.next()?, 2)?, number(parts.next()?, 2)?);
    let second = parts.next().map_or(Some(0), second)?;
    let time = Time::from_hms(hour, minute, second).ok()?;
    let zone = parse_zone(zone)?;
    parts.next().is_none().then_some((time, zone))
}

/// The second of `ss`, `ss.fff` or `ss,fff`; the fraction is cut off.
fn second(text: &str) -> Option<u8> {
    let Some((whole, fraction)) = text.split_once(['.', ',']) else {
        return number(text, 2);
    };
    let is_fraction = (1..=9).contains(&fraction.len());
    let is_fraction = is_fraction && fraction.bytes().all(|byte| byte.is_ascii_digit());
    is_fraction.then(|| number(whole, 2)).flatten()
}

/// A zone; WIB where none is written, and none for what is no zone of the world.
fn parse_zone(zone: &str) -> Option<UtcOffset> {
    match zone {
        "" => return Some(WIB),
        "Z" | "z" => return Some(UtcOffset::UTC),
        _ => {}
    }
    let digits = zone.strip_prefix(['+', '-'])?;
    let (hours, minutes) = digits.split_at_checked(2)?;
    let minutes = match minutes.strip_prefix(':').unwrap_or(minutes) {
        "" if digits.len() == 2 => 0,
        minutes => number(minutes, 2)?,
    };
    let hours: i8 = number(hours, 2)?;
    let (hours, minutes) = match zone.starts_with('-') {
        _ if hours > 14 => return None,
        true => (-hours, -minutes),
        false => (hours, minutes),
    };
    UtcOffset::from_hms(hours, minutes, 0).ok()
}

/// A time of day to its second.
fn clock(time: Time, separator: &str) -> String {
    let (hour, minute, second) = time.as_hms();
    format!("{hour:02}{separator}{minute:02}{separator}{second:02}")
}

/// A zone, such as `+07:00`.
fn offset(zone: UtcOffset, separator: &str) -> String {
    let (hours, minutes, _) = zone.as_hms();
    let sign = if zone.is_negative() { '-' } else { '+' };
    format!("{sign}{:02}{separator}{:02}", hours.abs(), minutes.abs())
}

/// A number of exactly so many digits; `parse` alone would take a sign.
fn number<N: FromStr>(text: &str, digits: usize) -> Option<N> {
    let is_plain = text.len() == digits && text.bytes().all(|byte| byte.is_ascii_digit());
    is_plain.then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::{Date, PointInTime};

    fn utc(date: &Date) -> String {
        let (at, is_whole_day) = (date.at(), false);
        PointInTime { at, is_whole_day }.utc()
    }

    #[test]
    fn dates_are_read_and_written_as_the_shared_cases_say() {
        let cases = include_str!("../../../../../test/cases/dates.json");
        let cases: Vec<Value> = serde_json::from_str(cases).unwrap();
        for case in cases {
            let date = Date::parse(case["text"].as_str().unwrap());
            let actual = |write: fn(&Date) -> String| date.as_ref().map(write);
            for (name, actual) in [
                ("utc", actual(utc)),
                ("w3c", actual(Date::w3c)),
                ("rfc822", actual(Date::rfc822)),
            ] {
                assert_eq!(actual.as_deref(), case[name].as_str(), "{name} of {case}");
            }
        }
    }

    #[test]
    fn dates_after_the_last_year_are_clamped() {
        let last = Date::parse("9999-12-31T23:00:00-07:00").unwrap();
        assert_eq!(utc(&last), "99991231T235959Z");
        assert_eq!(last.moment().day(1), "99991231");
    }
}
