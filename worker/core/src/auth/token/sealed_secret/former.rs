//! Secrets that were sealed before AES-GCM-SIV was: they open until they are sealed anew.
//!
//! They have the form of a token, `hex(iv) ":" hex(ciphertext)`, with AES-256-CTR under a derived key;
//! the plaintext is `{"tenant":…,"secret":…}`, and the IV the first half of a SHA-256 over a second
//! derived key and the plaintext, which shows a record that was changed or belongs to another tenant.

use base16ct::lower;

use super::super::{self as token, IV_LENGTH, Key, derived, keyed};
use crate::text::json::Object;

/// Opens a tenant's secret; `None` if it is no such record.
pub fn open(key: &Key, tenant: &str, sealed: &str) -> Option<String> {
    let plaintext = token::open(&Key(derived(key, b"app-secret sealing")), sealed).ok()?;
    let (stated, _) = sealed.split_once(':')?;
    if stated != iv(key, &plaintext)? {
        return None;
    }
    let opened = Object::of(&plaintext, &["tenant", "secret"])?;
    let owner: String = opened.read("tenant")?;
    (owner == tenant).then(|| opened.read("secret"))?
}

fn iv(key: &Key, plaintext: &str) -> Option<String> {
    let hash = keyed(&derived(key, b"app-secret integrity"), plaintext);
    Some(lower::encode_string(hash.get(..IV_LENGTH)?))
}
