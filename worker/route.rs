//! The one list of what the edge answers.

use crate::gateway::payment_return;
use crate::site::tenant::after_pesilat;

/// What a method and a path ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Route<'a> {
    /// A page of the app, also one that turns out not to exist.
    Document,
    /// A form that a page has sent to its own address.
    Form,
    /// A call through the gateway; the catalogue decides about the method.
    Api {
        /// The gateway's name of the upstream host, for example `services`.
        upstream: &'a str,
        /// What follows, without a leading slash, still percent-encoded.
        path: &'a str,
        /// Whether the call came under the path rule's first segment.
        pesilat: bool,
    },
    /// Leaves for the account site.
    Login,
    /// Comes back from it.
    Callback,
    /// Comes back from the payment site by a form.
    PaymentReturn,
    /// Clears the session cookies.
    Logout,
    /// Puts one visitor's session in the place of another's.
    Switch,
    /// `/robots.txt`
    Robots,
    /// `/sitemap.xml`
    Sitemap,
    /// `/feed.xml`
    Feed,
    /// `/podcasts/feed.xml`
    PodcastFeed,
    /// `/manifest.webmanifest`
    Manifest,
    /// `/favicon.ico`
    Favicon,
    /// A resized image.
    Image {
        /// For example `w_320,f_webp`.
        modifiers: &'a str,
        /// The image's path or address, without a leading slash, still percent-encoded.
        path: &'a str,
    },
    /// A drawn picture in place of a missing one.
    Art {
        /// For example `people/Siti+Aminah.svg`, still percent-encoded.
        picture: &'a str,
    },
    /// `/_edge/health`
    Health,
    /// A hashed asset or brand file that no build has made: those that one has never reach the
    /// worker. A published tenant's pictures stand in the key-value store.
    MissingAsset,
    /// The path is answered, the method is not: 405.
    NotAllowed {
        /// The methods that it is answered with.
        allow: &'static [&'static str],
    },
    /// 404, and no document.
    NotFound,
}

impl Route<'_> {
    /// Whether pages fetch it rather than people go there, so that a fault is JSON in any case.
    #[must_use]
    pub const fn is_fetched(self) -> bool {
        matches!(
            self,
            Self::Switch | Self::Image { .. } | Self::Art { .. } | Self::Api { .. }
        )
    }

    /// The route's name in logs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Document => "document",
            Self::Form => "form",
            Self::Api { .. } => "api",
            Self::Login => "login",
            Self::Callback => "callback",
            Self::PaymentReturn => "payment-return",
            Self::Logout => "logout",
            Self::Switch => "switch",
            Self::Robots => "robots",
            Self::Sitemap => "sitemap",
            Self::Feed => "feed",
            Self::PodcastFeed => "podcast-feed",
            Self::Manifest => "manifest",
            Self::Favicon => "favicon",
            Self::Image { .. } => "image",
            Self::Art { .. } => "art",
            Self::Health => "health",
            Self::MissingAsset => "missing-asset",
            Self::NotAllowed { .. } => "not-allowed",
            Self::NotFound => "not-found",
        }
    }
}

/// Routes a request. The method is the request's own spelling, the path the URL's, still
/// percent-encoded and without the query.
#[must_use]
pub fn route<'a>(method: &str, path: &'a str) -> Route<'a> {
    let found = by_path(path);
    let allow: &[&str] = match found {
        Route::Document if method == "POST" => {
            return if payment_return::is_page(path) {
                Route::PaymentReturn
            } else {
                Route::Form
            };
        }
        Route::Document => &["GET", "HEAD", "POST"],
        Route::Api { .. } | Route::NotFound | Route::NotAllowed { .. } => return found,
        Route::Logout | Route::Switch => &["POST"],
        _ => &["GET", "HEAD"],
    };
    if allow.contains(&method) {
        found
    } else {
        Route::NotAllowed { allow }
    }
}

fn by_path(path: &str) -> Route<'_> {
    match path {
        "/robots.txt" => Route::Robots,
        "/sitemap.xml" => Route::Sitemap,
        "/feed.xml" => Route::Feed,
        "/podcasts/feed.xml" => Route::PodcastFeed,
        "/manifest.webmanifest" => Route::Manifest,
        "/favicon.ico" => Route::Favicon,
        "/_edge/health" => Route::Health,
        "/session/logout" => Route::Logout,
        "/session/switch" => Route::Switch,
        _ => by_prefix(path),
    }
}

fn by_prefix(path: &str) -> Route<'_> {
    let rest = path.strip_prefix('/').unwrap_or(path);
    let (first, below) = match rest.split_once('/') {
        Some((first, below)) => (first, Some(below)),
        None => (rest, None),
    };
    match (first, below) {
        ("api", below) => api(below, false),
        ("assets" | "brand", Some(_)) => Route::MissingAsset,
        ("_ipx", Some(below)) => image(below),
        ("_art", Some(picture)) => Route::Art { picture },
        ("_ipx" | "_art" | "_edge", _) => Route::NotFound,
        (page, None | Some("")) if page.eq_ignore_ascii_case("login") => Route::Login,
        (page, None | Some("")) if page.eq_ignore_ascii_case("callbackauth") => Route::Callback,
        _ => match after_pesilat(path) {
            Some("/api") => Route::NotFound,
            Some(rest) => rest
                .strip_prefix("/api/")
                .map_or(Route::Document, |call| api(Some(call), true)),
            None => Route::Document,
        },
    }
}

fn api(call: Option<&str>, pesilat: bool) -> Route<'_> {
    match call.and_then(|call| call.split_once('/')) {
        Some((upstream, path)) if !upstream.is_empty() && !path.is_empty() => Route::Api {
            upstream,
            path,
            pesilat,
        },
        _ => Route::NotFound,
    }
}

fn image(below: &str) -> Route<'_> {
    match below.split_once('/') {
        Some((modifiers, path)) if !modifiers.is_empty() && !path.is_empty() => {
            Route::Image { modifiers, path }
        }
        _ => Route::NotFound,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{Route, route};

    #[test]
    fn requests_route_as_the_shared_cases_say() {
        let cases: Value = serde_json::from_str(include_str!("../test/cases/routes.json")).unwrap();
        for case in cases.as_array().unwrap() {
            let method = case["method"].as_str().unwrap_or("GET");
            let found = route(method, case["path"].as_str().unwrap());
            let mut expected = case.as_object().unwrap().clone();
            expected.remove("method");
            expected.remove("path");
            assert_eq!(told(found), Value::Object(expected), "{case}");
        }
    }

    #[test]
    fn faults_of_what_pages_fetch_are_data() {
        for (path, expected) in [
            ("/api/services/v1/class/active", true),
            ("/_ipx/w_320/a.png", true),
            ("/_art/people/a.svg", true),
            ("/session/switch", true),
            ("/", false),
            ("/Login", false),
            ("/callbackauth", false),
            ("/assets/a.js", false),
        ] {
            let method = if path == "/session/switch" {
                "POST"
            } else {
                "GET"
            };
            assert_eq!(route(method, path).is_fetched(), expected, "{path}");
        }
    }

    fn told(route: Route<'_>) -> Value {
        match route {
            Route::Api {
                upstream,
                path,
                pesilat,
            } => {
                json!({ "route": "Api", "host": upstream, "call": path, "pesilat": pesilat })
            }
            Route::Image { modifiers, path } => {
                json!({ "route": "Image", "modifiers": modifiers, "image": path })
            }
            Route::Art { picture } => json!({ "route": "Art", "picture": picture }),
            Route::NotAllowed { allow } => {
                json!({ "route": "NotAllowed", "allow": allow.join(", ") })
            }
            plain => json!({ "route": format!("{plain:?}") }),
        }
    }
}
