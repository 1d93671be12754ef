//! Outcomes of coming back from the account site (design section 7).

use super::cookie::{
    ACCESS_COOKIE, ASSISTANT_COOKIE, is_token, session_cookies, session_ended, session_token,
    signed_in_cookie,
};
use super::login::{
    again_cookie, again_target, clear_again_cookie, clear_login_cookie, login_cookie, login_target,
};
use super::person::Person;
use super::switch::Switch;
use crate::http::request_head::Transport;

/// The page that says how a login ended, without the token that came.
pub const RETURN_PAGE: &str = "/callbackauth";

/// A login that began in this browser and has come back with a token.
#[derive(Debug, PartialEq, Eq)]
pub struct Returned {
    /// Where it was to lead.
    pub target: String,
    /// The token that came, which may be nobody's.
    pub token: String,
    /// The session that would be replaced, another one.
    pub present: Option<String>,
}

impl Returned {
    /// Out of a `Cookie` header and the token of the address; `None` if no login began here.
    #[must_use]
    pub fn of(
        cookies: &str,
        transport: Transport,
        now_ms: u64,
        token: Option<String>,
    ) -> Option<Self> {
        let target = login_target(cookies, transport)?;
        let token = token.filter(|token| is_token(token))?;
        let present = session_token(cookies, ACCESS_COOKIE, transport, now_ms);
        let present = present.filter(|present| *present != token);
        Some(Self {
            present: present.map(str::to_owned),
            target,
            token,
        })
    }

    /// What it leads to, once the platform has said who comes and who is there. Where it cannot say
    /// who is there (`Err`), they stay there until the visitor has said that they go.
    #[must_use]
    pub fn outcome<E>(
        self,
        comes: Option<Person>,
        there: Result<Option<Person>, E>,
    ) -> LoginOutcome {
        let Self { target, token, .. } = self;
        let Some(comes) = comes else {
            return LoginOutcome::Failed;
        };
        let is_renewed = match there {
            Ok(None) => Some(false),
            Ok(Some(there)) => (there.id == comes.id).then_some(true),
            Err(_) => None,
        };
        if let Some(is_renewed) = is_renewed {
            return LoginOutcome::Session {
                target,
                token,
                is_renewed,
            };
        }
        LoginOutcome::Question {
            waiting: Switch { target, token },
            name: comes.name,
        }
    }
}

/// What a login leads to.
#[derive(Debug, PartialEq, Eq)]
pub enum LoginOutcome {
    /// The visitor is signed in.
    Session {
        /// Where they go.
        target: String,
        /// Their session.
        token: String,
        /// Whether the session that they had goes on: of anybody else's nothing stays.
        is_renewed: bool,
    },
    /// Somebody else is signed in, and has to say whether they go.
    Question {
        /// The login until then.
        waiting: Switch,
        /// Who would be signed in.
        name: String,
    },
    /// No login began in this browser, or the platform knows nobody by the token.
    Failed,
}

impl LoginOutcome {
    /// Where the visitor goes on to, an address without a query, and the `Set-Cookie` values that go
    /// along. `cookies` is the `Cookie` header: the next login leads where one that failed was to.
    #[must_use]
    pub fn redirect(self, cookies: &str, transport: Transport) -> (String, Vec<String>) {
        let ended = clear_login_cookie(transport);
        let mut changes = Vec::new();
        let target = match self {
            Self::Session {
                target,
                token,
                is_renewed,
            } => {
                let opened = session_cookies(ACCESS_COOKIE, &token, transport);
                changes.extend(opened.unwrap_or_default());
                changes.extend([ended, signed_in_cookie(transport)]);
                // It may be that of whoever was signed in before, whose session has ended.
                if !is_renewed && ASSISTANT_COOKIE.is_in(cookies) {
                    changes.extend(session_ended(ASSISTANT_COOKIE, transport));
                }
                target
            }
            Self::Question { waiting, name } => {
                changes.extend(waiting.cookies(&name, transport));
                changes.push(ended);
                RETURN_PAGE.to_owned()
            }
            Self::Failed => {
                changes.push(ended);
                let target = login_target(cookies, transport);
                changes.extend(target.map(|target| again_cookie(&target, transport)));
                RETURN_PAGE.to_owned()
            }
        };
        (target, changes)
    }
}

/// The `Set-Cookie` values of a login that begins, from the `Cookie` header and the `to` of its
/// address: without one it leads where the last one was to that failed.
#[must_use]
pub fn begun(cookies: &str, to: Option<String>, transport: Transport) -> Vec<String> {
    let again = again_target(cookies, transport);
    let gone = again.as_ref().map(|_| clear_again_cookie(transport));
    let begun = login_cookie(to.or(again).as_deref(), transport);
    [begun].into_iter().chain(gone).collect()
}

impl Switch {
    /// The `Set-Cookie` values that make the waiting login the session; what belongs to the one
    /// before goes, the assistant's session too. `None` for a token that cannot be one.
    #[must_use]
    pub fn opened(&self, transport: Transport) -> Option<Vec<String>> {
        let mut changes = session_cookies(ACCESS_COOKIE, &self.token, transport)?;
        changes.push(signed_in_cookie(transport));
        changes.extend(session_ended(ASSISTANT_COOKIE, transport));
        changes.extend(Self::clear(transport));
        Some(changes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HTTPS: Transport = Transport::Secure;

    fn person(id: &str) -> Person {
        let (id, name) = (id.to_owned(), ["Nama ", id].concat());
        let kind = None;
        Person { id, name, kind }
    }

    /// Before plain names stop being read.
    const NOW_MS: u64 = 1_795_000_000_000;

    /// The names that are set, a cleared one with a minus.
    fn named(changes: &[String]) -> String {
        let name = |change: &String| {
            let (name, _) = change.split_once('=').unwrap();
            let mark = if change.contains("Max-Age=0") {
                "-"
            } else {
                ""
            };
            [mark, name].concat()
        };
        changes.iter().map(name).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn only_a_login_that_began_here_comes_back() {
        for (cookies, token, expected) in [
            (
                "__Host-login_to=%2FClass",
                Some("new"),
                Some(("/Class", None)),
            ),
            (
                "__Host-login_to=%2FClass; access_token=old",
                Some("new"),
                Some(("/Class", Some("old"))),
            ),
            (
                "__Host-login_to=%2FClass; __Host-access_token=new",
                Some("new"),
                Some(("/Class", None)),
            ),
            (
                "__Host-login_to=https%3A%2F%2Fevil.example",
                Some("new"),
                Some(("/welcome", None)),
            ),
            ("", Some("new"), None),
            ("access_token=old", Some("new"), None),
            // As a sibling can plant it.
            ("login_to=%2FClass", Some("new"), None),
            ("__Host-login_to=%2FClass", None, None),
            ("__Host-login_to=%2FClass", Some("a b"), None),
            ("__Host-login_to=%2FClass", Some(""), None),
        ] {
            let token = token.map(str::to_owned);
            let returned = Returned::of(cookies, HTTPS, NOW_MS, token.clone());
            let actual = returned.as_ref();
            let actual = actual.map(|it| (it.target.as_str(), it.present.as_deref()));
            assert_eq!(actual, expected, "{cookies} {token:?}");
        }
    }

    #[test]
    fn a_session_is_replaced_only_after_confirmation() {
        let outcome = |comes: Option<&str>, there: Result<Option<&str>, ()>| {
            let (cookies, token) = ("__Host-login_to=%2FClass", Some("new".to_owned()));
            let returned = Returned::of(cookies, HTTPS, NOW_MS, token).unwrap();
            let there = there.map(|id| id.map(person));
            returned
                .outcome(comes.map(person), there)
                .redirect(cookies, HTTPS)
        };
        let (session, question, failed) = (
            (
                "/Class",
                "__Host-access_token -access_token -__Host-login_to signed_in",
            ),
            (
                RETURN_PAGE,
                "__Host-login_switch login_name -__Host-login_to",
            ),
            (RETURN_PAGE, "-__Host-login_to __Host-login_again"),
        );
        for (comes, there, expected) in [
            (Some("1"), Ok(None), session),
            (Some("1"), Ok(Some("1")), session),
            (Some("1"), Ok(Some("2")), question),
            (Some("1"), Err(()), question),
            (None, Ok(None), failed),
            (None, Ok(Some("1")), failed),
            (None, Err(()), failed),
        ] {
            let (target, changes) = outcome(comes, there);
            let actual = (target.as_str(), named(&changes));
            assert_eq!(
                actual,
                (expected.0, expected.1.to_owned()),
                "{comes:?} {there:?}"
            );
            assert_eq!(changes.concat().contains("new"), expected != failed);
        }
        let (target, changes) = LoginOutcome::Failed.redirect("", HTTPS);
        assert_eq!(
            (target.as_str(), named(&changes)),
            (RETURN_PAGE, "-__Host-login_to".to_owned())
        );
    }

    #[test]
    fn nothing_stays_of_a_session_that_has_ended() {
        let cleared = "-__Host-assistant_token -assistant_token";
        for (cookies, there, is_cleared) in [
            ("__Host-assistant_token=a", None, true),
            ("assistant_token=a", None, true),
            (
                "__Host-access_token=old; __Host-assistant_token=a",
                None,
                true,
            ),
            (
                "__Host-access_token=old; __Host-assistant_token=a",
                Some("1"),
                false,
            ),
            ("", None, false),
        ] {
            let cookies = ["__Host-login_to=%2FClass; ", cookies].concat();
            let returned = Returned::of(&cookies, HTTPS, NOW_MS, Some("new".to_owned())).unwrap();
            let outcome = returned.outcome(Some(person("1")), Ok::<_, ()>(there.map(person)));
            let (_, changes) = outcome.redirect(&cookies, HTTPS);
            assert_eq!(
                named(&changes).contains(cleared),
                is_cleared,
                "{cookies} {there:?}"
            );
        }
    }

    #[test]
    fn a_login_leads_where_the_one_before_was_to() {
        for (cookies, to, value, names) in [
            ("", Some("/Class"), "%2FClass", "__Host-login_to"),
            ("", None, "%2Fwelcome", "__Host-login_to"),
            (
                "__Host-login_again=%2FNews",
                None,
                "%2FNews",
                "__Host-login_to -__Host-login_again",
            ),
            (
                "__Host-login_again=%2FNews",
                Some("/Class"),
                "%2FClass",
                "__Host-login_to -__Host-login_again",
            ),
            ("login_again=%2FNews", None, "%2Fwelcome", "__Host-login_to"),
            ("", Some("//evil.example"), "%2Fwelcome", "__Host-login_to"),
        ] {
            let changes = begun(cookies, to.map(str::to_owned), HTTPS);
            assert_eq!(named(&changes), names, "{cookies} {to:?}");
            assert!(changes[0].contains(value), "{changes:?}");
        }
    }

    #[test]
    fn a_login_that_waited_takes_the_place_of_the_session() {
        let waiting = |token: &str| Switch {
            target: "/Class".to_owned(),
            token: token.to_owned(),
        };
        let changes = waiting("new").opened(HTTPS).unwrap();
        assert_eq!(
            named(&changes),
            "__Host-access_token -access_token signed_in -__Host-assistant_token -assistant_token -__Host-login_switch -login_name"
        );
        assert_eq!(waiting("a b").opened(HTTPS), None);
    }
}
