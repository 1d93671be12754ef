//! Record of a tenant's own app secret in the key-value store, under `app-secret:<tenant key>`.
//!
//! It is `"v2:" hex(nonce) ":" hex(ciphertext and tag)`: AES-256-GCM-SIV (RFC 8452) under a key that
//! is derived from `APP_TOKEN_KEY`. The key it stands under is authenticated with it, so that it opens
//! there alone: neither for another tenant nor as anything but an app secret. A nonce that comes
//! twice reveals only whether two texts are equal. What was stored in the [`former`] way
//! still opens, until it is sealed anew.

mod former;

use aes_gcm_siv::aead::{Aead, Payload};
use aes_gcm_siv::{Aes256GcmSiv, KeyInit};
use base16ct::{lower, mixed};

use super::{Key, derived};

/// Length of a nonce in bytes.
pub const NONCE_LENGTH: usize = 12;

/// What the text begins with; the next way of sealing gets another.
const VERSION: &str = "v2:";

/// Where a tenant's secret stands.
#[must_use]
pub fn key_of(tenant: &str) -> String {
    ["app-secret:", tenant].concat()
}

/// Seals a tenant's secret with a random nonce; `None` for a secret of more than the cipher's 64 GiB.
#[must_use]
pub fn seal(key: &Key, nonce: [u8; NONCE_LENGTH], tenant: &str, secret: &str) -> Option<String> {
    let place = key_of(tenant);
    let payload = Payload {
        msg: secret.as_bytes(),
        aad: place.as_bytes(),
    };
    let bytes = cipher(key).encrypt(&nonce.into(), payload).ok()?;
    let [nonce, bytes] = [&nonce[..], &bytes].map(lower::encode_string);
    Some([VERSION, &nonce, ":", &bytes].concat())
}

/// Opens a tenant's secret with one of the keys; `None` if it is no such record.
#[must_use]
pub fn open<'k>(
    keys: impl IntoIterator<Item = &'k Key>,
    tenant: &str,
    sealed: &str,
) -> Option<String> {
    let mut keys = keys.into_iter();
    let secret = match sealed.strip_prefix(VERSION) {
        Some(record) => {
            let (nonce, bytes) = parts(record)?;
            keys.find_map(|key| decrypted(key, nonce, tenant, &bytes))
        }
        None => keys.find_map(|key| former::open(key, tenant, sealed)),
    };
    secret.filter(|secret| !secret.is_empty())
}

/// Whether it was sealed as this module seals, and not the [`former`] way.
#[must_use]
pub fn is_current(sealed: &str) -> bool {
    sealed.starts_with(VERSION)
}

fn parts(record: &str) -> Option<([u8; NONCE_LENGTH], Vec<u8>)> {
    let (nonce, bytes) = record.split_once(':')?;
    let nonce = mixed::decode_vec(nonce).ok()?.try_into().ok()?;
    Some((nonce, mixed::decode_vec(bytes).ok()?))
}

fn decrypted(key: &Key, nonce: [u8; NONCE_LENGTH], tenant: &str, bytes: &[u8]) -> Option<String> {
    let place = key_of(tenant);
    let payload = Payload {
        msg: bytes,
        aad: place.as_bytes(),
    };
    let secret = cipher(key).decrypt(&nonce.into(), payload).ok()?;
    String::from_utf8(secret).ok()
}

/// The key of app tokens is a stream cipher's: this one gets a key of its own.
fn cipher(key: &Key) -> Aes256GcmSiv {
    Aes256GcmSiv::new(&derived(key, b"app-secret gcm-siv").into())
}

#[cfg(test)]
mod tests;
