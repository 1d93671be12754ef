//! Time limits for responses of the platform, for the runtime's bindings and for work of the edge's own. They stand
//! together since they add up: what a visitor waits for one after the other has to stay within what they
//! bear. How long a call itself may take is its body's ([`crate::api::catalogue::body`]), and the chat's are its own.

use std::time::Duration;

/// For the runtime's bindings: the key-value store, the cache, the rate limits. Then they are done
/// without.
pub const BINDING: Duration = Duration::from_millis(500);

/// For writing to them in the background, where nobody waits.
pub const WRITING: Duration = Duration::from_secs(10);

/// For what a document is made of: a site's settings, and at the same time the calls of its page. What comes
/// later is cached for whoever asks next.
pub const DOCUMENT: Duration = Duration::from_millis(1_500);

/// For what the app's own code makes, a page or a picture, with the load of that code.
pub const RENDERING: Duration = Duration::from_secs(2);

/// For a page with what a session shows: a few calls, of which each waits for those before it.
pub const OWN_PAGE: Duration = Duration::from_secs(8);

/// For the calls of a form that is sent without a script, one after the other.
pub const SENDING: Duration = Duration::from_secs(45);

/// For one response of a list, by who reads feeds, calendars and sitemaps.
pub const LIST: Duration = Duration::from_secs(5);

/// For the lists of a site that is searched, where they are not known yet: less than for a document, which
/// then has what has come so far.
pub const SEARCH: Duration = Duration::from_millis(1_200);

/// For the call that finds out whether the platform still takes an app session, before a login leads away with it.
pub const PROOF: Duration = Duration::from_secs(2);

/// For the platform to hear of a payment, by the visitor who has come back from it; it hears all the same.
pub const PAYMENT_RETURN: Duration = Duration::from_millis(1_500);

/// For the host of a recording to say what that is, by who reads the podcast's feed.
pub const RECORDING: Duration = Duration::from_secs(3);

/// For the whole of a picture.
pub const PICTURE: Duration = Duration::from_secs(30);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::catalogue::body;
    use crate::cache::policy::{self, Policy};

    #[test]
    fn times_add_up() {
        let call = Duration::from_millis(body::TIMEOUT_MS);
        for wait in [DOCUMENT, OWN_PAGE, LIST, PROOF, PAYMENT_RETURN] {
            assert!(wait < call, "a call that is given up is not made again");
        }
        let wait = |policy: Policy| Duration::from_millis(policy.wait_ms);
        assert_eq!(BINDING + DOCUMENT, wait(policy::SETTINGS));
        assert_eq!(LIST, wait(policy::LIST));
        assert!(BINDING + RENDERING < wait(policy::PAGE));
        assert!(BINDING + RECORDING < wait(policy::RECORDING));
        assert!(SENDING > call * 4 && PICTURE > call);
    }
}
