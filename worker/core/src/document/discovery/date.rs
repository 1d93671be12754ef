//! Dates as upstreams send them (ISO 8601) and as feeds (RFC 822) and calendars (RFC 5545) want them. They
//! are read by the rules of the app (`app/core/wib.ts`): `test/cases/dates.json` holds both to them.

const MONTHS: [(&str, u32); 12] = [
    ("Jan", 31),
    ("Feb", 29),
    ("Mar", 31),
    ("Apr", 30),
    ("May", 31),
    ("Jun", 30),
    ("Jul", 31),
    ("Aug", 31),
    ("Sep", 30),
    ("Oct", 31),
    ("Nov", 30),
    ("Dec", 31),
];
const WEEKDAYS: [&str; 7] = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/// A date, and a time of day with its offset where one was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::document) struct Date {
    year: u32,
    month: u32,
    day: u32,
    time: Option<Time>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Time {
    hour: u32,
    minute: u32,
    second: u32,
    /// How far its zone is ahead of UTC, in seconds: as far as WIB where none was written.
    ahead: i64,
}

/// How far Western Indonesian Time is ahead of UTC, in seconds; all year, without summer time.
const WIB: i64 = 7 * 3_600;

const DAY: i64 = 86_400;

/// A point in time, or a whole day. As the app reads it (`app/core/wib.ts`): a time without a zone is told
/// in WIB, and midnight, in WIB or in the zone it is written in, stands for the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::document) struct Moment {
    /// Unix seconds; of a whole day the moment at which it begins in WIB.
    pub at: i64,
    /// Whether the day is meant, and no hour of it.
    pub is_whole_day: bool,
}

impl Moment {
    /// As calendars write a moment, in UTC.
    pub(in crate::document) fn utc(self) -> String {
        let second = self.at.rem_euclid(DAY);
        let (hour, minute) = (second / 3_600, second / 60 % 60);
        let day = compact_day(self.at.div_euclid(DAY));
        format!("{day}T{hour:02}{minute:02}{:02}Z", second % 60)
    }

    /// As calendars write the day in WIB that is so many days later.
    pub(in crate::document) fn day(self, later: i64) -> String {
        compact_day((self.at + WIB).div_euclid(DAY) + later)
    }
}

/// Days since 1970 as `YYYYMMDD`: years begin in March, so that a leap day ends one, and 400 of them
/// repeat.
fn compact_day(days: i64) -> String {
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + i64::from(month < 3);
    format!("{year:04}{month:02}{day:02}")
}

impl Date {
    /// Reads `YYYY-MM-DD`, or with `T` or a space `hh:mm[:ss[.fff]]` and a zone behind it: `Z`,
    /// `±hh[:mm]` or `±hhmm`, also after blanks; WIB where it is left out.
    pub(in crate::document) fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let (date, time) = match text.split_at_checked(10)? {
            (date, "") => (date, None),
            (date, time) => (
                date,
                Some(Time::parse(time.strip_prefix(['T', 't', ' '])?)?),
            ),
        };
        let mut parts = date.split('-');
        let (year, month, day) = (
            number(parts.next()?, 4)?,
            number(parts.next()?, 2)?,
            number(parts.next()?, 2)?,
        );
        let (_, days) = MONTHS.get(usize::try_from(month.checked_sub(1)?).ok()?)?;
        let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        let last = if month == 2 && !is_leap { 28 } else { *days };
        let is_whole = parts.next().is_none() && year > 0 && (1..=last).contains(&day);
        is_whole.then_some(Self {
            year,
            month,
            day,
            time,
        })
    }

    /// As sitemaps want it: W3C date and time format.
    pub(in crate::document) fn w3c(&self) -> String {
        let date = format!("{:04}-{:02}-{:02}", self.year, self.month, self.day);
        match &self.time {
            None => date,
            Some(time) if time.ahead == 0 => format!("{date}T{}Z", time.clock()),
            Some(time) => format!("{date}T{}{}", time.clock(), offset(time.ahead, ":")),
        }
    }

    /// As RSS 2.0 wants it: RFC 822 with a four-digit year.
    pub(in crate::document) fn rfc822(&self) -> String {
        let weekday = WEEKDAYS.get(self.weekday()).copied().unwrap_or_default();
        let month = usize::try_from(self.month - 1)
            .ok()
            .and_then(|month| MONTHS.get(month))
            .map_or("", |(name, _)| name);
        let (clock, ahead) = match &self.time {
            None => ("00:00:00".to_owned(), WIB),
            Some(time) => (time.clock(), time.ahead),
        };
        let offset = offset(ahead, "");
        format!(
            "{weekday}, {:02} {month} {} {clock} {offset}",
            self.day, self.year
        )
    }

    /// The point in time in Unix seconds; of a day the moment at which it begins in WIB.
    pub(in crate::document) fn at(&self) -> i64 {
        let (seconds, ahead) = match &self.time {
            None => (0, WIB),
            Some(time) => (time.seconds(), time.ahead),
        };
        self.days() * DAY + seconds - ahead
    }

    /// When something begins and ends, both read together: midnight beside an hour is an hour too, so
    /// that 00.00 to 05.00 UTC is 07.00 to 12.00 WIB, and no day.
    pub(in crate::document) fn span(start: &Self, end: Option<&Self>) -> (Moment, Option<Moment>) {
        let dates = || [Some(start), end].into_iter().flatten();
        let says_day = dates().any(|date| date.time.is_none());
        let has_hours = dates().any(|date| !date.moment().is_whole_day);
        let read = |date: &Self| {
            if has_hours && !says_day {
                let (at, is_whole_day) = (date.at(), false);
                Moment { at, is_whole_day }
            } else {
                date.moment()
            }
        };
        (read(start), end.map(read))
    }

    /// The point in time, or the day.
    pub(in crate::document) fn moment(&self) -> Moment {
        let midnight = self.days() * DAY;
        let Some(time) = &self.time else {
            let (at, is_whole_day) = (midnight - WIB, true);
            return Moment { at, is_whole_day };
        };
        let (seconds, at) = (time.seconds(), self.at());
        let is_whole_day = seconds == 0 || (at + WIB).rem_euclid(DAY) == 0;
        let day = (at + WIB).div_euclid(DAY) * DAY - WIB;
        let at = if is_whole_day { day } else { at };
        Moment { at, is_whole_day }
    }

    /// Days since 1970, counted in years that begin in March.
    fn days(&self) -> i64 {
        let (year, month) = (i64::from(self.year), i64::from(self.month));
        let (year, month) = if month < 3 {
            (year - 1, month + 9)
        } else {
            (year, month - 3)
        };
        let leap_days = year / 4 - year / 100 + year / 400;
        year * 365 + leap_days + (153 * month + 2) / 5 + i64::from(self.day) - 1 - 719_468
    }

    /// The day of the week, Sunday being 0 (Zeller's congruence).
    fn weekday(&self) -> usize {
        let (year, month) = if self.month < 3 {
            (self.year - 1, self.month + 12)
        } else {
            (self.year, self.month)
        };
        let saturday_based =
            self.day + 13 * (month + 1) / 5 + year + year / 4 + year / 400 - year / 100;
        usize::try_from((saturday_based + 6) % 7).unwrap_or_default()
    }
}

impl Time {
    fn parse(text: &str) -> Option<Self> {
        let zone_at = text.find(['Z', 'z', '+', '-']).unwrap_or(text.len());
        let (clock, zone) = text.split_at_checked(zone_at)?;
        let mut parts = clock.trim_end().split(':');
        let (hour, minute) = (number(parts.next()?, 2)?, number(parts.next()?, 2)?);
        let second = parts.next().map_or(Some(0), second)?;
        let is_whole = parts.next().is_none() && hour < 24 && minute < 60 && second < 60;
        let ahead = ahead(zone)?;
        is_whole.then_some(Self {
            hour,
            minute,
            second,
            ahead,
        })
    }

    fn clock(&self) -> String {
        format!("{:02}:{:02}:{:02}", self.hour, self.minute, self.second)
    }

    /// Since midnight.
    fn seconds(&self) -> i64 {
        i64::from((self.hour * 60 + self.minute) * 60 + self.second)
    }
}

/// The second of `ss`, `ss.fff` or `ss,fff`; the fraction is cut off.
fn second(text: &str) -> Option<u32> {
    let Some((whole, fraction)) = text.split_once(['.', ',']) else {
        return number(text, 2);
    };
    let is_fraction = (1..=9).contains(&fraction.len());
    let is_fraction = is_fraction && fraction.bytes().all(|byte| byte.is_ascii_digit());
    is_fraction.then(|| number(whole, 2)).flatten()
}

/// How far a zone is ahead of UTC, in seconds; WIB where none is written, and none for what is no zone of
/// the world.
fn ahead(zone: &str) -> Option<i64> {
    match zone {
        "" => return Some(WIB),
        "Z" | "z" => return Some(0),
        _ => {}
    }
    let digits = zone.strip_prefix(['+', '-'])?;
    let (hours, minutes) = digits.split_at_checked(2)?;
    let minutes = match minutes.strip_prefix(':').unwrap_or(minutes) {
        "" if digits.len() == 2 => 0,
        minutes => number(minutes, 2)?,
    };
    let hours = number(hours, 2)?;
    let ahead = i64::from(hours * 60 + minutes) * 60;
    let ahead = if zone.starts_with('-') { -ahead } else { ahead };
    (hours <= 14 && minutes < 60).then_some(ahead)
}

/// A zone so far ahead of UTC, such as `+07:00`.
fn offset(ahead: i64, separator: &str) -> String {
    let (sign, minutes) = (if ahead < 0 { '-' } else { '+' }, ahead.abs() / 60);
    format!("{sign}{:02}{separator}{:02}", minutes / 60, minutes % 60)
}

/// A number of exactly so many digits; `parse` alone would take a sign.
fn number(text: &str, digits: usize) -> Option<u32> {
    let is_plain = text.len() == digits && text.bytes().all(|byte| byte.is_ascii_digit());
    is_plain.then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::{Date, Moment};

    fn utc(date: &Date) -> String {
        let (at, is_whole_day) = (date.at(), false);
        Moment { at, is_whole_day }.utc()
    }

    #[test]
    fn dates_are_read_and_written_as_the_shared_cases_say() {
        let cases = include_str!("../../../../../test/cases/dates.json");
        let cases: Vec<Value> = serde_json::from_str(cases).unwrap();
        for case in cases {
            let date = Date::parse(case["text"].as_str().unwrap());
            let told = |write: fn(&Date) -> String| date.as_ref().map(write);
            for (name, told) in [
                ("utc", told(utc)),
                ("w3c", told(Date::w3c)),
                ("rfc822", told(Date::rfc822)),
            ] {
                assert_eq!(told.as_deref(), case[name].as_str(), "{name} of {case}");
            }
        }
    }
}
