//! Request headers: few, from an allow-list, so that nothing of the visitor's leaks.
//!
//! `Cookie`, `Authorization`, `AppToken`, `Origin`, `Forwarded`, `X-Forwarded-*` and
//! `Proxy-Authorization` never pass. `Accept-Language` and `Range` do not pass either: cached
//! responses are shared, so what is asked for must follow from the call alone.

use crate::api::catalogue::{Access, Body, Call, Handler, Session, Upstream};
use crate::http::header::Headers;

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

impl<'a> Credentials<'a> {
    /// The visitor's own token for a host: which cookie makes one signed in there.
    #[must_use]
    pub const fn visitor_token(&self, upstream: Upstream) -> Option<&'a str> {
        match upstream.session() {
            Some(Session::Platform) => self.access_token,
            Some(Session::Assistant) => self.assistant_token,
            None => None,
        }
    }

    /// Whether the visitor may make the call as far as signing in goes.
    #[must_use]
    pub const fn suffice_for(&self, call: &Call) -> bool {
        match call.access {
            Access::Anyone => true,
            Access::SignedIn => self.visitor_token(call.upstream).is_some(),
            Access::EdgeOnly => false,
        }
    }

    /// The headers a host is sent (design section 6, the table).
    #[must_use]
    pub fn headers(&self, upstream: Upstream) -> Headers {
        let mut headers = Vec::with_capacity(3);
        if let Some(token) = self.app_token.filter(|_| upstream.wants_app_token()) {
            headers.push(("AppToken", token.to_owned()));
        }
        match upstream {
            Upstream::Api | Upstream::Statistics => headers.push(("lmsId", self.lms_id.to_owned())),
            Upstream::Auth => headers.push(("X-App-Authorization", self.lms_id.to_owned())),
            Upstream::Data => headers.push(("apikey", self.anon_key.to_owned())),
            Upstream::Services
            | Upstream::Programs
            | Upstream::Assistant
            | Upstream::Drive
            | Upstream::Mailer => {}
        }
        let bearer = match upstream {
            Upstream::Data => Some(self.anon_key),
            _ => self.visitor_token(upstream),
        };
        if let Some(token) = bearer {
            headers.push(("Authorization", format!("Bearer {token}")));
        }
        headers
    }
}

/// The headers that come from the call and the visitor's request, whose body may have a type.
#[must_use]
pub fn request_headers(
    call: &Call,
    content_type: Option<&str>,
    idempotency_key: Option<&str>,
    request_id: &str,
) -> Headers {
    let accept = if call.handler == Handler::Chat {
        "application/x-ndjson, application/json"
    } else {
        "application/json"
    };
    let mut headers = vec![
        ("Accept", accept.to_owned()),
        ("X-Request-Id", request_id.to_owned()),
    ];
    if call.body != Body::None
        && let Some(content_type) = content_type
    {
        headers.push(("Content-Type", content_type.to_owned()));
    }
    if call.changes_state()
        && let Some(key) = idempotency_key
    {
        headers.push(("Idempotency-Key", key.to_owned()));
    }
    headers
}

/// Whether a text can name a write: 16 to 64 letters, digits, dashes, dots and underscores.
#[must_use]
pub fn is_idempotency_key(text: &str) -> bool {
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_');
    (16..=64).contains(&text.len()) && text.bytes().all(is_part)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::catalogue::find;

    const FULL: Credentials<'_> = Credentials {
        app_token: Some("app"),
        access_token: Some("access"),
        assistant_token: Some("assistant"),
        lms_id: "lms",
        anon_key: "anon",
    };

    #[test]
    fn each_host_is_sent_its_credentials_and_no_other() {
        let cases = [
            (
                Upstream::Services,
                vec!["AppToken: app", "Authorization: Bearer access"],
            ),
            (Upstream::Api, vec!["AppToken: app", "lmsId: lms"]),
            (
                Upstream::Auth,
                vec![
                    "AppToken: app",
                    "X-App-Authorization: lms",
                    "Authorization: Bearer access",
                ],
            ),
            (Upstream::Programs, vec!["AppToken: app"]),
            (
                Upstream::Statistics,
                vec![
                    "AppToken: app",
                    "lmsId: lms",
                    "Authorization: Bearer access",
                ],
            ),
            (Upstream::Assistant, vec!["Authorization: Bearer assistant"]),
            (
                Upstream::Data,
                vec!["apikey: anon", "Authorization: Bearer anon"],
            ),
            (
                Upstream::Drive,
                vec!["AppToken: app", "Authorization: Bearer access"],
            ),
            (
                Upstream::Mailer,
                vec!["AppToken: app", "Authorization: Bearer access"],
            ),
        ];
        let lines = |credentials: Credentials<'_>, host| -> Vec<String> {
            let headers = credentials.headers(host).into_iter();
            headers
                .map(|(name, value)| format!("{name}: {value}"))
                .collect()
        };
        for (host, expected) in cases {
            assert_eq!(lines(FULL, host), expected, "{host:?}");
        }
        let anonymous = Credentials {
            access_token: None,
            assistant_token: None,
            ..FULL
        };
        assert_eq!(lines(anonymous, Upstream::Services), ["AppToken: app"]);
        assert!(lines(anonymous, Upstream::Assistant).is_empty());
    }

    #[test]
    fn signing_in_is_by_host() {
        let me = find("GET", "services", "v1/user/me").unwrap().call;
        let identity = find("GET", "assistant", "v1/identity/me").unwrap().call;
        let classes = find("GET", "services", "v1/class/active").unwrap().call;
        let access = Credentials {
            assistant_token: None,
            ..FULL
        };
        let assistant = Credentials {
            access_token: None,
            ..FULL
        };
        assert!(access.suffice_for(me) && !assistant.suffice_for(me));
        assert!(assistant.suffice_for(identity) && !access.suffice_for(identity));
        assert!(Credentials::default().suffice_for(classes));
    }

    #[test]
    fn nothing_of_the_visitors_leaks() {
        let content_type = Some("visitor's content-type");
        let names = |method, host, path| -> Vec<String> {
            let call = find(method, host, path).unwrap().call;
            let headers = request_headers(call, content_type, Some("key"), "request-1").into_iter();
            headers
                .map(|(name, value)| format!("{name}: {value}"))
                .collect()
        };
        assert_eq!(
            names("GET", "services", "v1/class/active"),
            ["Accept: application/json", "X-Request-Id: request-1"]
        );
        assert_eq!(
            names("POST", "assistant", "v2/chat"),
            [
                "Accept: application/x-ndjson, application/json",
                "X-Request-Id: request-1",
                "Content-Type: visitor's content-type",
                "Idempotency-Key: key"
            ]
        );
        assert_eq!(
            names("GET", "services", "v1/class/repay"),
            [
                "Accept: application/json",
                "X-Request-Id: request-1",
                "Idempotency-Key: key"
            ]
        );
    }

    #[test]
    fn an_idempotency_key_is_short_and_plain() {
        let cases = [
            ("0123456789abcdef0123456789abcdef", true),
            ("0123456789abcdef0123456789abcdef.2", true),
            ("approve-12", false),
            ("short", false),
            ("", false),
            ("0123456789abcdef\r\nCookie: x", false),
            ("0123456789abcdef 0123456789abcdef", false),
        ];
        for (text, expected) in cases {
            assert_eq!(is_idempotency_key(text), expected, "{text:?}");
        }
        assert!(!is_idempotency_key(&"a".repeat(65)));
    }
}
