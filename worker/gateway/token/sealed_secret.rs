//! A tenant's own app secret as it stands in the key-value store, under `app-secret:<tenant key>`.
//!
//! The form is that of a token, `hex(iv) ":" hex(ciphertext)`, with AES-256-CTR under a key that is
//! derived from `APP_TOKEN_KEY`; the plaintext is `{"tenant":…,"secret":…}`. CTR alone can be changed
//! by whoever knows what is inside, so the IV is a synthetic one (the idea of RFC 5297): the first
//! half of a SHA-256 over a second derived key and the plaintext. Opening computes it again; a record
//! that was changed, cut or put under another tenant's key does not open. Half of the hash is kept,
//! so that nothing can be appended to what was hashed.

use super::{IV_LENGTH, Key, derived, keyed};
use crate::text::json::{self, Value};

/// Where a tenant's secret stands.
#[must_use]
pub fn key_of(tenant: &str) -> String {
    ["app-secret:", tenant].concat()
}

/// Seals a tenant's secret. The same secret is sealed into the same text, which tells no more than
/// that it is the same.
#[must_use]
pub fn seal(key: &Key, tenant: &str, secret: &str) -> String {
    let plaintext = json::object(&[("tenant", tenant.into()), ("secret", secret.into())]);
    super::seal(&sealing_key(key), iv(key, &plaintext), &plaintext)
}

/// Opens a tenant's secret with one of the keys; none for what is no such record.
#[must_use]
pub fn open<'k>(
    keys: impl IntoIterator<Item = &'k Key>,
    tenant: &str,
    sealed: &str,
) -> Option<String> {
    keys.into_iter().find_map(|key| {
        let plaintext = super::open(&sealing_key(key), sealed).ok()?;
        let (stated, _) = sealed.split_once(':')?;
        let mut expected = String::new();
        crate::text::hex::push(&mut expected, &iv(key, &plaintext));
        if stated != expected {
            return None;
        }
        let opened = json::parsed(&plaintext)?;
        let text = |field: &str| opened.get(field).and_then(Value::as_str);
        let secret = text("secret").filter(|secret| !secret.is_empty())?;
        (text("tenant") == Some(tenant)).then(|| secret.to_owned())
    })
}

/// How long an isolate remembers what the store has, or that it has nothing.
const FRESH_MS: u64 = 60_000;
/// The same where the store did not answer.
const RETRY_MS: u64 = 10_000;

/// Until when it is remembered what a look into the store came to.
#[must_use]
pub const fn fresh_until(has_answered: bool, now_ms: u64) -> u64 {
    now_ms + if has_answered { FRESH_MS } else { RETRY_MS }
}

fn sealing_key(key: &Key) -> Key {
    Key(derived(key, b"app-secret sealing"))
}

fn iv(key: &Key, plaintext: &str) -> [u8; IV_LENGTH] {
    let hash = keyed(&derived(key, b"app-secret integrity"), plaintext);
    let mut iv = [0; IV_LENGTH];
    for (to, from) in iv.iter_mut().zip(hash) {
        *to = from;
    }
    iv
}

#[cfg(test)]
mod tests {
    use super::{fresh_until, open, seal};
    use crate::gateway::token::{self, Key};

    fn key(digit: &str) -> Key {
        Key::from_hex(&digit.repeat(64)).unwrap()
    }

    #[test]
    fn a_secret_opens_for_its_tenant_with_either_key() {
        let (old, new) = (key("a"), key("b"));
        for secret in ["rahasia", "\"π\\", &"x".repeat(500)] {
            let sealed = seal(&old, "alpha", secret);
            assert!(!sealed.contains(secret));
            assert_eq!(open([&old], "alpha", &sealed).as_deref(), Some(secret));
            let both = open([&new, &old], "alpha", &sealed);
            assert_eq!(both.as_deref(), Some(secret));
            assert_eq!(open([&new], "alpha", &sealed), None);
            assert_eq!(open([&old], "beta", &sealed), None);
        }
        assert_ne!(seal(&old, "alpha", "x"), seal(&old, "beta", "x"));
        assert_ne!(seal(&old, "alpha", "x"), seal(&old, "alpha", "y"));
    }

    #[test]
    fn a_record_that_was_changed_does_not_open() {
        let key = key("a");
        let sealed = seal(&key, "alpha", "rahasia");
        for place in 0..sealed.len() {
            let (before, rest) = sealed.split_at(place);
            let (letter, after) = rest.split_at(1);
            assert_eq!(open([&key], "alpha", before), None, "{place}");
            let other = if letter == "0" { "1" } else { "0" };
            let changed = [before, other, after].concat();
            assert_eq!(open([&key], "alpha", &changed), None, "{place}");
        }
        for garbage in ["", ":", "x", &format!("{sealed}00")] {
            assert_eq!(open([&key], "alpha", garbage), None, "{garbage}");
        }
    }

    #[test]
    fn a_store_that_did_not_answer_is_asked_again_soon() {
        assert_eq!(fresh_until(true, 5), 60_005);
        assert_eq!(fresh_until(false, 5), 10_005);
    }

    #[test]
    fn an_app_token_is_no_sealed_secret() {
        let key = key("a");
        let text = r#"{"tenant":"alpha","secret":"x"}"#;
        assert_eq!(
            open([&key], "alpha", &token::seal(&key, [7; 16], text)),
            None
        );
        assert_eq!(open([&key], "alpha", &seal(&key, "alpha", "")), None);
    }
}
