//! The addresses that readers and calendars subscribe to. What stands at them is made of the
//! platform's lists, in `document/discovery/`.

/// The longest id that a calendar's address may ask for; so long is none of the platform's.
const ID_LIMIT: usize = 40;

/// The longest slug of a class; the app links to no longer one (`app/areas/courses/class-calendar.ts`).
const SLUG_LIMIT: usize = 120;

/// Which feed an address names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FeedName {
    /// All that is written.
    Site,
    /// The podcast.
    Podcasts,
    /// Posts of the kind `news`.
    News,
    /// Posts of the kind `berita`.
    Berita,
    /// Posts of the kind `blog`.
    Blog,
    /// Posts of the kind `articles`.
    Articles,
    /// Posts of the kind `tulisan-temans`.
    TulisanTemans,
    /// Campaigns that money is given to.
    Campaigns,
}

impl FeedName {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Site,
        Self::Podcasts,
        Self::News,
        Self::Berita,
        Self::Blog,
        Self::Articles,
        Self::TulisanTemans,
        Self::Campaigns,
    ];

    /// The feed's path.
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            Self::Site => "/feed.xml",
            Self::Podcasts => "/podcasts/feed.xml",
            Self::News => "/news/feed.xml",
            Self::Berita => "/berita/feed.xml",
            Self::Blog => "/blog/feed.xml",
            Self::Articles => "/articles/feed.xml",
            Self::TulisanTemans => "/tulisan-temans/feed.xml",
            Self::Campaigns => "/donation/feed.xml",
        }
    }

    /// The feed at a path.
    #[must_use]
    pub fn at(path: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|feed| feed.path() == path)
    }
}

/// Which events a calendar is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CalendarName {
    /// Events.
    Events,
    /// Programmes of events, which have a page of their own.
    EventProgram,
}

impl CalendarName {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Events, Self::EventProgram];

    /// How its addresses spell it, and `kindSlug` of the platform's calls.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Events => "events",
            Self::EventProgram => "event-program",
        }
    }

    /// The path of the calendar of all of them.
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            Self::Events => "/calendar/events.ics",
            Self::EventProgram => "/calendar/event-program.ics",
        }
    }

    /// The path of one event's calendar; `None` if no address has such an id.
    #[must_use]
    pub fn event_path(self, id: &str) -> Option<String> {
        is_id(id).then(|| ["/calendar/", self.slug(), "/", id, ".ics"].concat())
    }
}

/// A calendar that an address asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CalendarAddress {
    /// All events of a kind: `/calendar/events.ics`.
    Events(CalendarName),
    /// One event, by its id: `/calendar/events/12.ics`.
    Event(CalendarName, String),
    /// The weekly meetings of a class, by its slug: `/calendar/class/dasar-web.ics`.
    Class(String),
}

impl CalendarAddress {
    /// The calendar at a path; `None` if no calendar has such an address.
    #[must_use]
    pub fn parse(path: &str) -> Option<Self> {
        let name = path.strip_prefix("/calendar/")?.strip_suffix(".ics")?;
        if let Some(slug) = name.strip_prefix("class/") {
            return is_plain(slug, SLUG_LIMIT).then(|| Self::Class(slug.to_owned()));
        }
        let (slug, id) = match name.split_once('/') {
            None => (name, None),
            Some((slug, id)) => (slug, Some(id)),
        };
        let mut names = CalendarName::ALL.into_iter();
        let name = names.find(|name| name.slug() == slug)?;
        match id {
            None => Some(Self::Events(name)),
            Some(id) => is_id(id).then(|| Self::Event(name, id.to_owned())),
        }
    }
}

fn is_id(id: &str) -> bool {
    is_plain(id, ID_LIMIT)
}

/// Whether a text can stand in an address, and in a query, as it is.
fn is_plain(text: &str, limit: usize) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    (1..=limit).contains(&text.len()) && text.bytes().all(is_plain)
}

#[cfg(test)]
mod tests {
    use super::{CalendarAddress, CalendarName, FeedName};

    #[test]
    fn every_name_is_found_at_its_path() {
        for feed in FeedName::ALL {
            assert_eq!(FeedName::at(feed.path()), Some(feed));
        }
        for path in ["/News/feed.xml", "/feed.xml/", "/feed", ""] {
            assert_eq!(FeedName::at(path), None, "{path}");
        }
        for name in CalendarName::ALL {
            let all = CalendarAddress::parse(name.path()).unwrap();
            assert_eq!(all, CalendarAddress::Events(name));
            let path = name.event_path("12").unwrap();
            let event = CalendarAddress::Event(name, "12".to_owned());
            assert_eq!(CalendarAddress::parse(&path).unwrap(), event);
            assert_eq!(name.event_path("1/2"), None);
        }
    }

    #[test]
    fn a_calendar_address_names_a_kind_one_event_or_a_class() {
        let longest = "a".repeat(120);
        let is_class = |slug: &str| Some(CalendarAddress::Class(slug.to_owned()));
        let event = |id: &str| Some(CalendarAddress::Event(CalendarName::Events, id.to_owned()));
        for (name, expected) in [
            (
                "events",
                Some(CalendarAddress::Events(CalendarName::Events)),
            ),
            (
                "event-program",
                Some(CalendarAddress::Events(CalendarName::EventProgram)),
            ),
            ("events/12", event("12")),
            ("events/", None),
            ("events/a%0D%0Ab", None),
            ("events/1&x=2", None),
            ("events/1/2", None),
            (&["events/", &longest].concat(), None),
            ("class/dasar-web_2", is_class("dasar-web_2")),
            (&["class/", &longest].concat(), is_class(&longest)),
            (&["class/", &longest, "a"].concat(), None),
            ("class/", None),
            ("class", None),
            ("class/a/b", None),
            ("class/a%2Fb", None),
            ("class/a&slug=b", None),
            ("class/a.b", None),
            ("news", None),
        ] {
            let path = ["/calendar/", name, ".ics"].concat();
            assert_eq!(CalendarAddress::parse(&path), expected, "{path}");
        }
        for path in ["/calendar/events", "/calendar.ics", "/Calendar/events.ics"] {
            assert_eq!(CalendarAddress::parse(path), None, "{path}");
        }
    }
}
