//! The addresses that readers and calendars subscribe to. What stands at them is made of the
//! platform's lists, in `document/discovery/`.

/// The longest id that a calendar's address may ask for; so long is none of the platform's.
const ID_LIMIT: usize = 40;

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

    /// The path of one event's calendar; none where no address has such an id.
    #[must_use]
    pub fn event_path(self, id: &str) -> Option<String> {
        is_id(id).then(|| ["/calendar/", self.slug(), "/", id, ".ics"].concat())
    }
}

/// A calendar that an address asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalendarAddress {
    /// Of which events.
    pub name: CalendarName,
    /// The id of the only one; none for all of them.
    pub id: Option<String>,
}

impl CalendarAddress {
    /// The calendar at a path: `/calendar/events.ics`, or `/calendar/events/12.ics` for one event.
    #[must_use]
    pub fn parse(path: &str) -> Option<Self> {
        let name = path.strip_prefix("/calendar/")?.strip_suffix(".ics")?;
        let (slug, id) = match name.split_once('/') {
            None => (name, None),
            Some((slug, id)) => (slug, Some(id)),
        };
        let mut names = CalendarName::ALL.into_iter();
        let name = names.find(|name| name.slug() == slug)?;
        id.is_none_or(is_id).then(|| Self {
            name,
            id: id.map(str::to_owned),
        })
    }
}

fn is_id(id: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    (1..=ID_LIMIT).contains(&id.len()) && id.bytes().all(is_plain)
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
            assert_eq!(all, CalendarAddress { name, id: None });
            let path = name.event_path("12").unwrap();
            let id = Some("12".to_owned());
            assert_eq!(
                CalendarAddress::parse(&path).unwrap(),
                CalendarAddress { name, id }
            );
            assert_eq!(name.event_path("1/2"), None);
        }
    }

    #[test]
    fn a_calendar_address_names_a_kind_or_one_event() {
        for (path, expected) in [
            ("/calendar/events.ics", Some(("events", None))),
            ("/calendar/event-program.ics", Some(("event-program", None))),
            ("/calendar/events/12.ics", Some(("events", Some("12")))),
            ("/calendar/events/.ics", None),
            ("/calendar/events/a%0D%0Ab.ics", None),
            ("/calendar/events/1&x=2.ics", None),
            ("/calendar/events/1/2.ics", None),
            ("/calendar/news.ics", None),
            ("/calendar/events", None),
            ("/calendar.ics", None),
            ("/Calendar/events.ics", None),
        ] {
            let found = CalendarAddress::parse(path);
            let parsed = found
                .as_ref()
                .map(|calendar| (calendar.name.slug(), calendar.id.as_deref()));
            assert_eq!(parsed, expected, "{path}");
        }
        let long = format!("/calendar/events/{}.ics", "1".repeat(41));
        assert_eq!(CalendarAddress::parse(&long), None);
    }
}
