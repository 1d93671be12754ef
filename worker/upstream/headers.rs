//! Request headers: few, from an allow-list, so that nothing of the visitor's leaks.
//!
//! `Cookie`, `Authorization`, `AppToken`, `Origin`, `Forwarded`, `X-Forwarded-*` and
//! `Proxy-Authorization` never pass. `Accept-Language` and `Range` do not pass either: cached
//! answers are shared, so what is asked for must follow from the call alone.

use crate::catalogue::{Access, Body, Call, Host, Limit};

/// What the edge can prove itself and the visitor with. Values it lacks are `None`.
#[derive(Clone, Copy, Default)]
pub struct Credentials<'a> {
    /// The freshly sealed app token.
    pub app_token: Option<&'a str>,
    /// The visitor's access token, from the `access_token` cookie.
    pub access_token: Option<&'a str>,
    /// The visitor's assistant token, from the `assistant_token` cookie.
    pub assistant_token: Option<&'a str>,
    /// The tenant's LMS id.
    pub lms_id: &'a str,
    /// The database service's public key, `DATA_ANON_KEY`.
    pub anon_key: &'a str,
}

impl Host {
    /// Whether the host is sent an `AppToken`, and so whether a pair must be at hand.
    #[must_use]
    pub const fn wants_app_token(self) -> bool {
        !matches!(self, Self::Assistant | Self::Data)
    }
}

impl<'a> Credentials<'a> {
    /// The visitor's own token for a host: which cookie makes one signed in there.
    #[must_use]
    pub const fn visitor_token(&self, host: Host) -> Option<&'a str> {
        match host {
            Host::Services | Host::Auth | Host::Statistics | Host::Drive | Host::Mailer => {
                self.access_token
            }
            Host::Assistant => self.assistant_token,
            Host::Api | Host::Programs | Host::Data => None,
        }
    }

    /// Whether the visitor may make the call as far as signing in goes.
    #[must_use]
    pub const fn suffice_for(&self, call: &Call) -> bool {
        match call.access {
            Access::Anyone => true,
            Access::SignedIn => self.visitor_token(call.host).is_some(),
            Access::EdgeOnly => false,
        }
    }

    /// The headers a host is sent (design section 6, the table). The access token goes to the
    /// auth host too, since it is asked for the visitor's own details (spec section 6).
    #[must_use]
    pub fn headers(&self, host: Host) -> Vec<(&'static str, String)> {
        let mut headers = Vec::with_capacity(3);
        if let Some(token) = self.app_token.filter(|_| host.wants_app_token()) {
            headers.push(("AppToken", token.to_owned()));
        }
        match host {
            Host::Api | Host::Statistics => headers.push(("lmsId", self.lms_id.to_owned())),
            Host::Auth => headers.push(("X-App-Authorization", self.lms_id.to_owned())),
            Host::Data => headers.push(("apikey", self.anon_key.to_owned())),
            Host::Services | Host::Programs | Host::Assistant | Host::Drive | Host::Mailer => {}
        }
        let bearer = match host {
            Host::Data => Some(self.anon_key),
            _ => self.visitor_token(host),
        };
        if let Some(token) = bearer {
            headers.push(("Authorization", format!("Bearer {token}")));
        }
        headers
    }
}

/// The headers that come from the call and the visitor's request. `incoming` looks a header up
/// by its lower-case name.
#[must_use]
pub fn request_headers(
    call: &Call,
    incoming: &dyn Fn(&str) -> Option<String>,
    request_id: &str,
) -> Vec<(&'static str, String)> {
    let accept = match call.limit {
        Some(Limit::Chat) => "application/x-ndjson, application/json",
        _ => "application/json",
    };
    let mut headers = vec![
        ("Accept", accept.to_owned()),
        ("X-Request-Id", request_id.to_owned()),
    ];
    if call.body != Body::None
        && let Some(content_type) = incoming("content-type")
    {
        headers.push(("Content-Type", content_type));
    }
    headers
}
