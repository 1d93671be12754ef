//! Setting the session cookies.

use super::answer::Headers;
use super::incoming::Incoming;
use crate::gateway::session::Transport;
use crate::site::tenant::Host;

/// How the visitor came here, which says what a cookie may ask for.
pub fn transport(incoming: &Incoming) -> Transport {
    let local = Host::parse(&incoming.authority).is_ok_and(|host| host.is_local_network());
    if local && !incoming.https {
        Transport::LocalHttp
    } else {
        Transport::Secure
    }
}

/// Headers with a `set-cookie` for each cookie.
pub fn with_cookies(mut headers: Headers, cookies: impl IntoIterator<Item = String>) -> Headers {
    headers.extend(cookies.into_iter().map(|cookie| ("set-cookie", cookie)));
    headers
}
