//! The one list of routes.

pub mod subscription;

use crate::sites::tenant::after_pesilat;
use subscription::{CalendarAddress, FeedName};

/// What a method and a path ask for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Route {
    /// A page of the app, also one that turns out not to exist.
    Document,
    /// A form that a page has sent to its own address.
    Form,
    /// A call through the gateway; the catalogue decides about the method.
    Api {
        /// The gateway's name of the upstream host, for example `services`.
        upstream: String,
        /// What follows, without a leading slash, still percent-encoded.
        path: String,
    },
    /// `/api/edge/search`, which the edge handles by itself.
    Search,
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
    /// Takes the visitor's word on saving data.
    DataSaver,
    /// `/robots.txt`
    Robots,
    /// `/sitemap.xml`
    Sitemap,
    /// A feed, such as `/feed.xml` or `/podcasts/feed.xml`.
    Feed(FeedName),
    /// A calendar, such as `/calendar/events.ics`.
    Calendar(CalendarAddress),
    /// `/manifest.webmanifest`
    Manifest,
    /// `/favicon.ico`
    Favicon,
    /// A resized image.
    Image {
        /// For example `w_320,f_webp`.
        modifiers: String,
        /// The image's path or address, without a leading slash, still percent-encoded.
        path: String,
    },
    /// A drawn picture in place of a missing one.
    Art {
        /// For example `people/Siti+Aminah.svg`, still percent-encoded.
        picture: String,
    },
    /// `/_edge/health`
    Health,
    /// A hashed asset or brand file that no build has made: those that one has never reach the
    /// worker. A published tenant's pictures stand in the key-value store.
    MissingAsset,
    /// The path has a route, the method has none: 405.
    NotAllowed {
        /// The methods that it has.
        allow: &'static [&'static str],
    },
    /// 404, and no document.
    NotFound,
}

impl Route {
    /// Whether pages fetch it rather than people go there, so that an error is JSON in any case.
    #[must_use]
    pub const fn is_fetched(&self) -> bool {
        matches!(
            self,
            Self::Switch | Self::Search | Self::Image { .. } | Self::Art { .. } | Self::Api { .. }
        )
    }

    /// The route's name in logs.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Document => "document",
            Self::Form => "form",
            Self::Api { .. } => "api",
            Self::Search => "search",
            Self::Login => "login",
            Self::Callback => "callback",
            Self::PaymentReturn => "payment-return",
            Self::Logout => "logout",
            Self::Switch => "switch",
            Self::DataSaver => "data-saver",
            Self::Robots => "robots",
            Self::Sitemap => "sitemap",
            Self::Feed(_) => "feed",
            Self::Calendar(_) => "calendar",
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
pub fn route(method: &str, path: &str) -> Route {
    let found = by_path(path);
    let allow: &[&str] = match found {
        Route::Document if method == "POST" => {
            return if is_payment_page(path) {
                Route::PaymentReturn
            } else {
                Route::Form
            };
        }
        Route::Document => &["GET", "HEAD", "POST"],
        Route::Api { .. } | Route::NotFound | Route::NotAllowed { .. } => return found,
        Route::Logout | Route::Switch | Route::DataSaver => &["POST"],
        _ => &["GET", "HEAD"],
    };
    if allow.contains(&method) {
        found
    } else {
        Route::NotAllowed { allow }
    }
}

/// Whether a path is that of the page to which payment sites lead back: case and one slash at its end
/// are of no account.
fn is_payment_page(path: &str) -> bool {
    let path = path.strip_suffix('/').unwrap_or(path);
    path.eq_ignore_ascii_case("/CallbackPayment")
}

fn by_path(path: &str) -> Route {
    match path {
        "/robots.txt" => Route::Robots,
        "/sitemap.xml" => Route::Sitemap,
        "/manifest.webmanifest" => Route::Manifest,
        "/favicon.ico" => Route::Favicon,
        "/_edge/health" => Route::Health,
        "/session/logout" => Route::Logout,
        "/session/switch" => Route::Switch,
        "/session/data-saver" => Route::DataSaver,
        _ => FeedName::at(path).map_or_else(|| by_prefix(path), Route::Feed),
    }
}

fn by_prefix(path: &str) -> Route {
    let rest = path.strip_prefix('/').unwrap_or(path);
    let (first, below) = match rest.split_once('/') {
        Some((first, below)) => (first, Some(below)),
        None => (rest, None),
    };
    match (first, below) {
        ("api", below) => api(below),
        ("assets" | "brand", Some(_)) => Route::MissingAsset,
        ("_ipx", Some(below)) => image(below),
        ("_art", Some(picture)) => Route::Art {
            picture: picture.to_owned(),
        },
        ("calendar", Some(_)) => {
            CalendarAddress::parse(path).map_or(Route::NotFound, Route::Calendar)
        }
        ("_ipx" | "_art" | "_edge", _) => Route::NotFound,
        (page, None | Some("")) if page.eq_ignore_ascii_case("login") => Route::Login,
        (page, None | Some("")) if page.eq_ignore_ascii_case("callbackauth") => Route::Callback,
        _ => match after_pesilat(path) {
            Some("/api") => Route::NotFound,
            Some(rest) => rest
                .strip_prefix("/api/")
                .map_or(Route::Document, |call| api(Some(call))),
            None => Route::Document,
        },
    }
}

fn api(call: Option<&str>) -> Route {
    match call.and_then(|call| call.split_once('/')) {
        Some(("edge", "search")) => Route::Search,
        // No host of the platform has that name.
        Some(("edge", _)) => Route::NotFound,
        Some((upstream, path)) if !upstream.is_empty() && !path.is_empty() => Route::Api {
            upstream: upstream.to_owned(),
            path: path.to_owned(),
        },
        _ => Route::NotFound,
    }
}

fn image(below: &str) -> Route {
    match below.split_once('/') {
        Some((modifiers, path)) if !modifiers.is_empty() && !path.is_empty() => Route::Image {
            modifiers: modifiers.to_owned(),
            path: path.to_owned(),
        },
        _ => Route::NotFound,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{CalendarAddress, Route, after_pesilat, route};

    #[test]
    fn requests_route_as_the_shared_cases_say() {
        let cases: Value =
            serde_json::from_str(include_str!("../../../../test/cases/routes.json")).unwrap();
        for case in cases.as_array().unwrap() {
            let method = case["method"].as_str().unwrap_or("GET");
            let path = case["path"].as_str().unwrap();
            let found = route(method, path);
            let mut expected = case.as_object().unwrap().clone();
            expected.remove("method");
            expected.remove("path");
            assert_eq!(describe(found, path), Value::Object(expected), "{case}");
        }
    }

    #[test]
    fn a_payment_sites_form_comes_back_to_its_page() {
        for (path, expected) in [
            ("/CallbackPayment", Route::PaymentReturn),
            ("/callbackpayment/", Route::PaymentReturn),
            ("/CallbackPayment/x", Route::Form),
            ("/CallbackPaymentx", Route::Form),
            ("/", Route::Form),
        ] {
            assert_eq!(route("POST", path), expected, "{path}");
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

    fn describe(route: Route, asked: &str) -> Value {
        match route {
            Route::Api { upstream, path } => {
                let pesilat = after_pesilat(asked).is_some();
                json!({ "route": "Api", "host": upstream, "call": path, "pesilat": pesilat })
            }
            Route::Image { modifiers, path } => {
                json!({ "route": "Image", "modifiers": modifiers, "image": path })
            }
            Route::Art { picture } => json!({ "route": "Art", "picture": picture }),
            Route::Feed(name) => json!({ "route": "Feed", "feed": name.path() }),
            Route::Calendar(CalendarAddress::Events(name)) => {
                json!({ "route": "Calendar", "kind": name.slug(), "id": null })
            }
            Route::Calendar(CalendarAddress::Event(name, id)) => {
                json!({ "route": "Calendar", "kind": name.slug(), "id": id })
            }
            Route::Calendar(CalendarAddress::Class(slug)) => {
                json!({ "route": "Calendar", "kind": "class", "id": slug })
            }
            Route::NotAllowed { allow } => {
                json!({ "route": "NotAllowed", "allow": allow.join(", ") })
            }
            plain => json!({ "route": format!("{plain:?}") }),
        }
    }
}
