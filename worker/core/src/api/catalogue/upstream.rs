//! The nine upstream hosts (design section 6).

/// An upstream host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Upstream {
    /// The platform's main services.
    Services,
    /// Batches, syllabi and mentors.
    Api,
    /// Account details.
    Auth,
    /// The program list.
    Programs,
    /// Numbers and chart series.
    Statistics,
    /// The chat assistant.
    Assistant,
    /// The hosted database's REST service.
    Data,
    /// The file drive.
    Drive,
    /// E-mail notifications.
    Mailer,
}

/// A session of the visitor, stored in a cookie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Session {
    /// The platform's, by its access token.
    Platform,
    /// The chat assistant's.
    Assistant,
}

impl Upstream {
    /// Every host.
    pub const ALL: [Self; 9] = [
        Self::Services,
        Self::Api,
        Self::Auth,
        Self::Programs,
        Self::Statistics,
        Self::Assistant,
        Self::Data,
        Self::Drive,
        Self::Mailer,
    ];

    /// The name in `/api/<name>/…`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.names().0
    }

    /// The variable that holds the host's base URL.
    #[must_use]
    pub const fn variable(self) -> &'static str {
        self.names().1
    }

    /// The host of a name, by exact case.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|upstream| upstream.name() == name)
    }

    /// Whether the host is sent an `AppToken`, and so whether an app session must be at hand.
    #[must_use]
    pub const fn wants_app_token(self) -> bool {
        !matches!(self, Self::Assistant | Self::Data)
    }

    /// The session that makes a visitor signed in there, whose token the host is sent. The access token
    /// goes to the auth host too, since it is asked for the visitor's own details (spec section 6).
    #[must_use]
    pub const fn session(self) -> Option<Session> {
        match self {
            Self::Services | Self::Auth | Self::Statistics | Self::Drive | Self::Mailer => {
                Some(Session::Platform)
            }
            Self::Assistant => Some(Session::Assistant),
            Self::Api | Self::Programs | Self::Data => None,
        }
    }

    const fn names(self) -> (&'static str, &'static str) {
        match self {
            Self::Services => ("services", "SERVICES_URL"),
            Self::Api => ("api", "API_URL"),
            Self::Auth => ("auth", "AUTH_URL"),
            Self::Programs => ("programs", "PROGRAMS_URL"),
            Self::Statistics => ("statistics", "STATISTICS_URL"),
            Self::Assistant => ("assistant", "ASSISTANT_URL"),
            Self::Data => ("data", "DATA_URL"),
            Self::Drive => ("drive", "DRIVE_URL"),
            Self::Mailer => ("mailer", "MAILER_URL"),
        }
    }
}
