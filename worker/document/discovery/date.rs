//! Dates as upstreams send them (ISO 8601) and as feeds (RFC 822) and calendars (RFC 5545) want them.

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
    /// `+hh:mm`, `-hh:mm`; empty for UTC.
    offset: String,
    /// How far that is ahead of UTC, in seconds: as far as WIB where none was written.
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
    /// Reads `YYYY-MM-DD`, or with `T` or a space `hh:mm[:ss[.fff]]` and an
    /// optional `Z` or `±hh:mm` behind it (UTC when it is left out).
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
            Some(time) => {
                let offset = if time.offset.is_empty() {
                    "Z"
                } else {
                    &time.offset
                };
                format!("{date}T{}{offset}", time.clock())
            }
        }
    }

    /// As RSS 2.0 wants it: RFC 822 with a four-digit year.
    pub(in crate::document) fn rfc822(&self) -> String {
        let weekday = WEEKDAYS.get(self.weekday()).copied().unwrap_or_default();
        let month = usize::try_from(self.month - 1)
            .ok()
            .and_then(|month| MONTHS.get(month))
            .map_or("", |(name, _)| name);
        let (clock, offset) = match &self.time {
            None => ("00:00:00".to_owned(), String::new()),
            Some(time) => (time.clock(), time.offset.replace(':', "")),
        };
        let offset = if offset.is_empty() { "+0000" } else { &offset };
        format!(
            "{weekday}, {:02} {month} {} {clock} {offset}",
            self.day, self.year
        )
    }

    /// The point in time, or the day.
    pub(in crate::document) fn moment(&self) -> Moment {
        let midnight = self.days() * DAY;
        let Some(time) = &self.time else {
            let (at, is_whole_day) = (midnight - WIB, true);
            return Moment { at, is_whole_day };
        };
        let seconds = i64::from((time.hour * 60 + time.minute) * 60 + time.second);
        let at = midnight + seconds - time.ahead;
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
        let mut parts = clock.split(':');
        let (hour, minute) = (number(parts.next()?, 2)?, number(parts.next()?, 2)?);
        let second = match parts.next() {
            None => 0,
            Some(second) => number(second.split('.').next()?, 2)?,
        };
        let is_whole = parts.next().is_none() && hour < 24 && minute < 60 && second < 60;
        is_whole.then_some(Self {
            hour,
            minute,
            second,
            offset: offset(zone)?,
            ahead: ahead(zone)?,
        })
    }

    fn clock(&self) -> String {
        format!("{:02}:{:02}:{:02}", self.hour, self.minute, self.second)
    }
}

fn offset(zone: &str) -> Option<String> {
    if matches!(zone, "" | "Z" | "z") {
        return Some(String::new());
    }
    let (hours, minutes) = zone.strip_prefix(['+', '-'])?.split_once(':')?;
    (number(hours, 2)? < 24 && number(minutes, 2)? < 60).then(|| zone.to_owned())
}

fn ahead(zone: &str) -> Option<i64> {
    match zone {
        "" => return Some(WIB),
        "Z" | "z" => return Some(0),
        _ => {}
    }
    let (hours, minutes) = zone.strip_prefix(['+', '-'])?.split_once(':')?;
    let ahead = i64::from(number(hours, 2)? * 60 + number(minutes, 2)?) * 60;
    Some(if zone.starts_with('-') { -ahead } else { ahead })
}

/// A number of exactly so many digits; `parse` alone would take a sign.
fn number(text: &str, digits: usize) -> Option<u32> {
    let is_plain = text.len() == digits && text.bytes().all(|byte| byte.is_ascii_digit());
    is_plain.then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::Date;

    #[test]
    fn dates_are_read_and_written() {
        for (text, w3c, rfc822) in [
            (
                "2026-11-20",
                "2026-11-20",
                "Fri, 20 Nov 2026 00:00:00 +0000",
            ),
            (
                "2026-11-20T09:05:07Z",
                "2026-11-20T09:05:07Z",
                "Fri, 20 Nov 2026 09:05:07 +0000",
            ),
            (
                "2026-11-20 09:05",
                "2026-11-20T09:05:00Z",
                "Fri, 20 Nov 2026 09:05:00 +0000",
            ),
            (
                "2024-02-29T23:59:59.123+07:00",
                "2024-02-29T23:59:59+07:00",
                "Thu, 29 Feb 2024 23:59:59 +0700",
            ),
            (
                "2000-01-01T00:00:00-03:30",
                "2000-01-01T00:00:00-03:30",
                "Sat, 01 Jan 2000 00:00:00 -0330",
            ),
        ] {
            let date = Date::parse(text).unwrap();
            assert_eq!(
                (date.w3c().as_str(), date.rfc822().as_str()),
                (w3c, rfc822),
                "{text}"
            );
        }
    }

    #[test]
    fn what_is_no_date_is_none() {
        for text in [
            "",
            "kemarin",
            "2026-11",
            "2026-13-01",
            "2026-00-01",
            "2026-02-29",
            "2026-11-31",
            "+026-11-20",
            "0000-01-01",
            "2026-11-20X10:00",
            "2026-11-20T",
            "2026-11-20T24:00",
            "2026-11-20T10:00+7",
            "2026-11-20T10:00+é0:00",
            "2026-11-2é",
            "2026/11/20",
            "20-11-2026",
        ] {
            assert_eq!(Date::parse(text), None, "{text}");
        }
    }
}
