//! Owner of a session, as far as the edge has found, and whether they may make a call that is not for
//! everybody.
//!
//! The platform judges each call itself, and has the last word. The edge keeps back what it knows to be
//! refused: a student's session is not sent along with what staff do. Where the platform does not say
//! who is there, or says that nobody is, the call is passed on: one response that fails must not shut staff
//! out of the rest, and what nobody may do the platform refuses in its own words.

use base16ct::lower;
use sha2::{Digest, Sha256};

use crate::api::catalogue::{Call, kind};
use crate::error::Error;

/// Its name in the cache, next to the site; the token itself is stored nowhere.
#[must_use]
pub fn memory_key(site_key: &str, token: &str) -> String {
    let hash = lower::encode_string(&Sha256::digest(token.as_bytes()));
    [site_key, ":", &hash].concat()
}

/// Whether a call may be passed on for a user of that kind; `None` if it is not known.
///
/// # Errors
/// [`Error::NotPermitted`] for another kind than the call is for.
pub fn judge(call: &Call, number: Option<u64>) -> Result<(), Error> {
    match (call.kinds, number) {
        (Some(kinds), Some(number)) if !kind::is_one_of(kinds, number) => Err(Error::NotPermitted),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::{judge, memory_key};
    use crate::api::catalogue::find;
    use crate::error::Error;

    #[test]
    fn a_call_is_passed_on_for_the_kinds_of_its_row() {
        let refused = Err(Error::NotPermitted);
        for (call, kind, expected) in [
            ("v2/payout/approve", Some(0), Ok(())),
            ("v2/payout/approve", Some(1), Ok(())),
            ("v2/payout/approve", Some(2), refused),
            ("v2/payout/approve", Some(77), refused),
            ("v2/payout/approve", Some(u64::MAX), refused),
            ("v2/payout/approve", None, Ok(())),
            ("v2/payout/request", Some(2), Ok(())),
            ("v2/payout/request", Some(4), refused),
            ("v3/post/create", Some(6), Ok(())),
            ("v3/post/create", Some(4), refused),
            ("v1/class/payment/detail", Some(4), Ok(())),
            ("v1/class/payment/detail", None, Ok(())),
        ] {
            let row = find("POST", "services", call).unwrap().call;
            assert_eq!(judge(row, kind), expected, "{call} {kind:?}");
        }
    }

    #[test]
    fn a_session_is_remembered_without_its_token() {
        let key = memory_key("bearer:alpha:a.example", "rahasia");
        assert_eq!(key.len(), "bearer:alpha:a.example:".len() + 64);
        assert!(!key.contains("rahasia"));
        assert_ne!(key, memory_key("bearer:alpha:a.example", "rahasia2"));
        assert_ne!(key, memory_key("bearer:beta:a.example", "rahasia"));
    }
}
