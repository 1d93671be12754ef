//! Addresses of the login: the redirect to the account site, and the local path it leads back to.

use std::borrow::Cow;

use super::cookie::{HostCookie, is_token};
use crate::http::percent::{Encoding, decoded, encoded, push_encoded};
use crate::http::request_head::Transport;
use crate::http::route::{Route, route};
use crate::text::json::{self, Fields};

/// Says that this browser started a login here, and where it wants to go afterwards. All that comes
/// back from the account site is a token, which anybody can have: that the login began here is told by
/// this cookie alone, so that nobody else may be able to set it.
const LOGIN_COOKIE: HostCookie = HostCookie::new("__Host-login_to", "login_to");

/// Where a login that failed was to lead, for the next one that says nothing of it.
const AGAIN_COOKIE: HostCookie = HostCookie::new("__Host-login_again", "login_again");

/// Where a login that names no target ends.
pub const DEFAULT_TARGET: &str = "/welcome";

/// How long a login may take: ten minutes.
pub(super) const LOGIN_SECONDS: u32 = 600;

/// The longest local path that is remembered, in bytes.
const LONGEST_PATH: usize = 2048;

/// Where to go after a login, when it is a page of this site: one leading slash, then visible
/// ASCII without backslashes, and no second slash in a row before the query, since browsers read
/// `//host` and `/\host` as another site. Anything else is `None`.
#[must_use]
pub fn local_path(to: &str) -> Option<&str> {
    let path = to.split(['?', '#']).next().unwrap_or_default();
    let plain = |byte: u8| byte.is_ascii_graphic() && byte != b'\\';
    let local = path.starts_with('/') && !path.contains("//") && to.bytes().all(plain);
    (local && to.len() <= LONGEST_PATH && is_page(path)).then_some(to)
}

/// Whether a path is a page's in every spelling: the login and its way back would go round in
/// circles, and calls, which some of a GET's do something, are for pages to make. Dot segments
/// are refused, since a browser takes them out, encoded ones too.
fn is_page(path: &str) -> bool {
    let Some(plain) = decoded(path, Encoding::COMPONENT) else {
        return false;
    };
    let is_dots = |segment: &str| matches!(segment, "." | "..");
    let plain = plain.to_ascii_lowercase();
    !plain.split('/').any(is_dots) && route("GET", &plain) == Route::Document
}

/// The `Set-Cookie` value that starts a login. A target that is no [`local_path`] is ignored.
#[must_use]
pub fn login_cookie(to: Option<&str>, transport: Transport) -> String {
    let target = to.and_then(local_path).unwrap_or(DEFAULT_TARGET);
    let value = encoded(target, Encoding::UNRESERVED);
    LOGIN_COOKIE.set(&value, LOGIN_SECONDS, transport)
}

/// The `Set-Cookie` value that remembers where a login was to lead that has failed.
#[must_use]
pub fn again_cookie(target: &str, transport: Transport) -> String {
    let value = encoded(target, Encoding::UNRESERVED);
    AGAIN_COOKIE.set(&value, LOGIN_SECONDS, transport)
}

/// Where a login of this browser was to lead that has failed a moment ago, from its `Cookie` header.
#[must_use]
pub fn again_target(header: &str, transport: Transport) -> Option<String> {
    target_of(header, AGAIN_COOKIE, transport)
}

/// The `Set-Cookie` value that clears it.
pub(super) fn clear_again_cookie(transport: Transport) -> String {
    AGAIN_COOKIE.clear(transport)
}

/// The `Set-Cookie` value that ends a login.
#[must_use]
pub fn clear_login_cookie(transport: Transport) -> String {
    LOGIN_COOKIE.clear(transport)
}

/// Where a login that this browser started ends, from its `Cookie` header. `None`: this browser
/// started none. The cookie is the visitor's to change, so its path is checked again.
#[must_use]
pub fn login_target(header: &str, transport: Transport) -> Option<String> {
    target_of(header, LOGIN_COOKIE, transport)
}

fn target_of(header: &str, name: HostCookie, transport: Transport) -> Option<String> {
    let value = name.read(header, transport)?;
    let value = decoded(value, Encoding::UNRESERVED).unwrap_or_default();
    Some(local_path(&value).unwrap_or(DEFAULT_TARGET).to_owned())
}

/// Parameters of the redirect to the account site (spec section 2).
#[derive(Clone, Copy)]
pub struct AccountRedirect<'a> {
    /// The current origin.
    pub redirect: &'a str,
    /// The tenant's LMS id.
    pub lms_id: &'a str,
    /// The app session's code.
    pub code: &'a str,
    /// A credential generated for this login (design section 5): it carries its time and its host,
    /// so it ages, and works at no call.
    pub token: &'a str,
}

impl AccountRedirect<'_> {
    /// The URL to send the visitor to. `account_url` may have a query of its own, and a fragment,
    /// which stays last.
    #[must_use]
    pub fn url(&self, account_url: &str) -> String {
        let (base, fragment) = match account_url.split_once('#') {
            Some((base, fragment)) => (base, Some(fragment)),
            None => (account_url, None),
        };
        let mut url = base.to_owned();
        let mut separator = match base.split_once('?') {
            None => "?",
            Some((_, query)) if query.is_empty() || query.ends_with('&') => "",
            Some(_) => "&",
        };
        let Self {
            redirect,
            lms_id,
            code,
            token,
        } = *self;
        let pairs = [
            ("redirect", redirect),
            ("lms_id", lms_id),
            ("code", code),
            ("token", token),
        ];
        for (name, value) in pairs {
            url.push_str(separator);
            url.push_str(name);
            url.push('=');
            push_encoded(&mut url, value, Encoding::UNRESERVED);
            separator = "&";
        }
        if let Some(fragment) = fragment {
            url.push('#');
            url.push_str(fragment);
        }
        url
    }
}

/// An assistant's login response without its tokens, so that scripts never see them, and the session
/// token: every `token` and `access_token`, at the top and in `data`, is left out; the first that is a
/// token, `data` before the top and `token` before `access_token`, is returned. The rest is moved as it
/// is written. `None` if the response is no JSON object.
#[must_use]
pub fn take_token(response: &str) -> Option<(String, Option<String>)> {
    let (mut of_top, mut of_data) = <(FoundTokens, FoundTokens)>::default();
    let rest = without_tokens(response, &mut of_top, |name, value| {
        let data = Some(value).filter(|_| name == "data")?;
        without_tokens(data, &mut of_data, |_, _| None)
    })?;
    // The last of a name is the one that counts.
    let mut found = of_data
        .into_iter()
        .chain(of_top)
        .flat_map(|tokens| tokens.into_iter().rev());
    Some((rest, found.find(|token| is_token(token))))
}

/// Tokens by their names, in the order of [`TOKENS`].
type FoundTokens = [Vec<String>; TOKENS.len()];

/// An object without its tokens, which are found in the order they stand in; with another value for
/// fields of which `changed` gives one.
fn without_tokens(
    object: &str,
    found: &mut FoundTokens,
    mut changed: impl FnMut(&str, &str) -> Option<String>,
) -> Option<String> {
    let mut rest = Vec::new();
    json::each_field(object, |name, value| {
        let mut places = TOKENS.iter().zip(&mut *found);
        if let Some((_, tokens)) = places.find(|(token, _)| **token == name) {
            tokens.extend(json::read::<String>(value));
            return;
        }
        let changed = changed(&name, value);
        rest.push((name, changed.map_or(Cow::Borrowed(value), Cow::Owned)));
    })?;
    let rest = rest.iter();
    let rest: Vec<_> = rest.map(|(name, value)| (name, json::raw(value))).collect();
    Some(json::written(&Fields(&rest)))
}

/// What tokens are called in a login's response.
const TOKENS: [&str; 2] = ["token", "access_token"];
