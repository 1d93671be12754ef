//! Cookies of forms that were sent without a script: the receipt that the next page shows, and the form that
//! continues after signing in.

use super::cookie::HostCookie;
use crate::http::percent::{Encoding, decoded, encoded};
use crate::http::request_head::Transport;

/// In the app's own notation (`app/sections/forms/receipt.ts`).
const RECEIPT_COOKIE: HostCookie = HostCookie::new("__Host-receipt", "receipt");

/// How long the page can be looked at again: ten minutes.
const SECONDS: u32 = 600;

/// The name of the form that its visitor signs in for.
const WISH_COOKIE: HostCookie = HostCookie::new("__Host-wish", "wish");

/// How long it waits for them: half an hour, as the app's own does.
const WISH_SECONDS: u32 = 1_800;

/// The longest value in bytes: the browsers' limit for one cookie, less its name and attributes.
const LONGEST: usize = 3_900;

/// The parameter that names the form in the address to which the sending leads.
pub const SENT_PARAMETER: &str = "sent";

/// The parameter that says in an address that its visitor comes back to go on with a form.
pub const RESUME_PARAMETER: &str = "resume";

/// The `Set-Cookie` value that stores the name of a form until its visitor has signed in.
#[must_use]
pub fn wish_cookie(form: &str, transport: Transport) -> String {
    let form = encoded(form, Encoding::UNRESERVED);
    WISH_COOKIE.set(&form, WISH_SECONDS, transport)
}

/// The `Set-Cookie` value that clears it.
#[must_use]
pub fn clear_wish_cookie(transport: Transport) -> String {
    WISH_COOKIE.clear(transport)
}

/// The form in a `Cookie` header that its visitor has signed in for.
#[must_use]
pub fn wish(header: &str, transport: Transport) -> Option<String> {
    decoded(WISH_COOKIE.read(header, transport)?, Encoding::UNRESERVED)
}

/// The `Set-Cookie` value that stores a receipt; `None` for an invalid one.
#[must_use]
pub fn receipt_cookie(receipt: &str, transport: Transport) -> Option<String> {
    is_receipt(receipt).then(|| RECEIPT_COOKIE.set(receipt, SECONDS, transport))
}

/// The `Set-Cookie` value that clears a receipt.
#[must_use]
pub(super) fn clear_receipt_cookie(transport: Transport) -> String {
    RECEIPT_COOKIE.clear(transport)
}

/// The receipt in a `Cookie` header.
#[must_use]
pub fn receipt(header: &str, transport: Transport) -> Option<&str> {
    let receipt = RECEIPT_COOKIE.read(header, transport)?;
    Some(receipt).filter(|receipt| is_receipt(receipt))
}

fn is_receipt(text: &str) -> bool {
    let is_its = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    (1..=LONGEST).contains(&text.len()) && text.bytes().all(is_its)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_receipt_is_stored_where_it_can_stand_in_a_cookie() {
        let long = "a".repeat(LONGEST);
        for (text, is_kept) in [
            ("eyJhIjoxfQ", true),
            ("A-z_9", true),
            (&long, true),
            (&format!("{long}a"), false),
            ("", false),
            ("a b", false),
            ("a;b", false),
            ("a=", false),
        ] {
            let set = receipt_cookie(text, Transport::Secure);
            assert_eq!(set.is_some(), is_kept, "{text}");
            let header = format!("a=1; __Host-receipt={text}; b=2");
            let read = receipt(&header, Transport::Secure);
            // What follows a semicolon is another cookie.
            assert_eq!(read.is_some(), is_kept || text.contains(';'), "{text}");
        }
        let set = receipt_cookie("abc", Transport::Secure).unwrap();
        assert_eq!(
            set,
            "__Host-receipt=abc; HttpOnly; Secure; SameSite=Lax; Path=/; Max-Age=600"
        );
    }

    #[test]
    fn a_form_waits_for_who_signs_in() {
        for form in ["order:class:dasar-web", "a b;c"] {
            let set = wish_cookie(form, Transport::Secure);
            let (pair, _) = set.split_once("; HttpOnly").unwrap();
            assert_eq!(wish(pair, Transport::Secure).as_deref(), Some(form));
        }
        assert_eq!(wish("wish=a", Transport::Secure), None);
        assert!(clear_wish_cookie(Transport::Secure).starts_with("__Host-wish=; "));
    }

    #[test]
    fn only_this_host_can_have_set_it() {
        assert_eq!(receipt("receipt=abc", Transport::Secure), None);
        assert_eq!(receipt("receipt=abc", Transport::LocalHttp), Some("abc"));
    }
}
