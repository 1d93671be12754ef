//! Which of the worker's two modules answers a request, and what is left to do where the deferred one
//! has.
//!
//! An isolate starts with what visits begin with: documents, and the calls that read. Everything else is
//! answered by a module that is loaded when it is first needed; that one shows nobody a page, and what
//! it remembers the other does not see.

use crate::gateway::fault::Fault;
use crate::gateway::{catalogue, session};
use crate::request_head::RequestHead;
use crate::route::{Route, route};

/// Whether the deferred module answers.
#[must_use]
pub fn is_deferred(head: &RequestHead, header: impl Fn(&str) -> Option<String>) -> bool {
    match route(&head.method, &head.path) {
        Route::Document | Route::Health | Route::NotAllowed { .. } | Route::NotFound => false,
        Route::Api { upstream, path, .. } => {
            head.method != "GET"
                || catalogue::find(&head.method, upstream, path)
                    .is_ok_and(|matched| matched.call.changes_state())
        }
        // Who comes from another site is shown the page, whose button begins the login.
        Route::Login => {
            let (from, referer) = (header("sec-fetch-site"), header("referer"));
            session::may_begin(from.as_deref(), referer.as_deref(), &head.origin())
        }
        Route::Callback => !head.query.is_empty(),
        _ => true,
    }
}

/// What is left to do once the deferred module has answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FollowUp {
    /// The answer is the visitor's.
    Nothing,
    /// The settings that documents are made of have changed.
    RenewSettings,
    /// A person who navigates is shown the fault on the site's own screen.
    Screen(Fault),
}

/// What is left to do after an answer of that status. Whether a person navigates, and the answer's
/// `Retry-After` header, are asked for where it is a fault that a person may be shown.
#[must_use]
pub fn follow_up(
    head: &RequestHead,
    status: u16,
    is_navigation: impl FnOnce() -> bool,
    retry_after: impl FnOnce() -> Option<String>,
) -> FollowUp {
    let route = route(&head.method, &head.path);
    if let Route::Api { upstream, path, .. } = route {
        let has_changed = (200..300).contains(&status)
            && catalogue::find(&head.method, upstream, path)
                .is_ok_and(|matched| matched.call.changes_settings);
        return if has_changed {
            FollowUp::RenewSettings
        } else {
            FollowUp::Nothing
        };
    }
    if status < 400 || route.is_fetched() || !is_navigation() {
        return FollowUp::Nothing;
    }
    Fault::told(status, retry_after().as_deref()).map_or(FollowUp::Nothing, FollowUp::Screen)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn head(method: &str, path: &str) -> RequestHead {
        RequestHead::read(&format!("{method}\nhttps://a.example{path}"))
    }

    #[test]
    fn documents_and_calls_that_read_are_what_an_isolate_starts_with() {
        let from = |site: &'static str| {
            move |name: &str| (name == "sec-fetch-site").then(|| site.to_owned())
        };
        for (method, path, site, expected) in [
            ("GET", "/", "none", false),
            ("HEAD", "/Class", "none", false),
            ("PUT", "/", "none", false),
            ("GET", "/_edge/health", "none", false),
            ("GET", "/api", "none", false),
            ("GET", "/api/services/v1/class/active", "same-origin", false),
            (
                "GET",
                "/api/services/v0/cms/app/nothing",
                "same-origin",
                false,
            ),
            (
                "GET",
                "/api/services/v0/cms/app/request-demo",
                "same-origin",
                true,
            ),
            ("POST", "/api/services/v1/class/active", "same-origin", true),
            ("GET", "/Login", "none", true),
            ("GET", "/Login?to=/Class", "same-origin", true),
            ("GET", "/Login", "cross-site", false),
            ("GET", "/callbackauth?token=x", "cross-site", true),
            ("GET", "/callbackauth", "cross-site", false),
            ("POST", "/CallbackPayment", "cross-site", true),
            ("POST", "/session/logout", "same-origin", true),
            ("GET", "/_ipx/w_320/a.png", "same-origin", true),
            ("GET", "/sitemap.xml", "none", true),
            ("GET", "/assets/a.js", "same-origin", true),
        ] {
            let deferred = is_deferred(&head(method, path), from(site));
            assert_eq!(deferred, expected, "{method} {path} {site}");
        }
    }

    #[test]
    fn what_is_left_to_do() {
        let limited = Fault::TooMany { retry_after: 7 };
        let missing = Fault::told(404, None).unwrap();
        for (method, path, is_navigation, status, expected) in [
            ("GET", "/Login", true, 302, FollowUp::Nothing),
            ("GET", "/Login", true, 429, FollowUp::Screen(limited)),
            ("GET", "/Login", false, 429, FollowUp::Nothing),
            ("GET", "/assets/a.js", true, 404, FollowUp::Screen(missing)),
            ("GET", "/_ipx/w_320/a.png", true, 404, FollowUp::Nothing),
            ("POST", "/session/switch", true, 404, FollowUp::Nothing),
            (
                "POST",
                "/api/services/v1/auth/login",
                true,
                401,
                FollowUp::Nothing,
            ),
            (
                "PUT",
                "/api/services/alpha/cms/app/settings",
                false,
                200,
                FollowUp::RenewSettings,
            ),
            (
                "PUT",
                "/api/services/alpha/cms/app/settings",
                false,
                403,
                FollowUp::Nothing,
            ),
        ] {
            let retry_after = || Some("7".to_owned());
            let left = follow_up(&head(method, path), status, || is_navigation, retry_after);
            assert_eq!(left, expected, "{method} {path} {status}");
        }
    }
}
