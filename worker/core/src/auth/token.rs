//! App tokens: AES-256-CTR with a fixed shared key (design section 5, spec section 7).
//!
//! A token is `hex(iv) ":" hex(ciphertext)`, lower case; the IV is 16 bytes, fresh for every
//! token, and the counter is the whole IV as a 128-bit big-endian number. The plaintext is JSON
//! without spaces, its keys in a fixed order: a [`Credential`] or a [`AppSession`].
//!
//! CTR does not authenticate: a wrong key or a changed token opens to other bytes, not to an
//! error, unless they happen not to be UTF-8. Whoever opens a token checks what is inside.

pub mod cached_session;
pub mod keys;
mod app_session;
pub mod refusal;
pub mod sealed_secret;

pub use app_session::{
    APP_SESSION_LIFETIME_MS, APP_SESSION_RENEWAL_MS, AppSession, AppSessionState, app_session_state,
};

use aes::Aes256;
use aes::cipher::{KeyIvInit, StreamCipher};
use base16ct::{lower, mixed};
use ctr::Ctr128BE;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::text::json;

/// Length of an initialisation vector in bytes.
pub const IV_LENGTH: usize = 16;

/// Length of a mark in bytes.
const MARK_LENGTH: usize = 8;

/// The shared key, `APP_TOKEN_KEY`. Its `Debug` never shows it.
#[derive(Clone)]
pub struct Key([u8; 32]);

/// The key text is not 64 hex digits. It does not carry the text, which is a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a key of 64 hex digits")]
pub struct BadKey;

/// Why a token does not open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadToken {
    /// No `:`, or an IV that is not 16 bytes of hex, or a ciphertext that is no hex.
    #[error("not a token")]
    Format,
    /// The bytes are no UTF-8: made with another key, or changed on the way.
    #[error("opens to what is no text")]
    Plaintext,
}

impl Key {
    /// Reads a key of 64 hex digits, either case.
    ///
    /// # Errors
    /// [`BadKey`] for any other length or character.
    pub fn from_hex(text: &str) -> Result<Self, BadKey> {
        let bytes = mixed::decode_vec(text).map_err(|_| BadKey)?;
        bytes.try_into().map(Self).map_err(|_| BadKey)
    }
}

impl std::fmt::Debug for Key {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Key(redacted)")
    }
}

/// Seals a plaintext into a token. The same IV must never be used twice with one key.
#[must_use]
pub fn seal(key: &Key, iv: [u8; IV_LENGTH], plaintext: &str) -> String {
    let mut bytes = plaintext.as_bytes().to_vec();
    apply(key, iv, &mut bytes);
    let [iv, bytes] = [&iv[..], &bytes].map(lower::encode_string);
    [&*iv, ":", &bytes].concat()
}

/// What only who has the key can write under a text: 16 hex digits, others for each purpose. Eight
/// bytes of a hash are used, so that nothing can be appended to what was hashed.
#[must_use]
pub fn mark(key: &Key, purpose: &[u8], text: &str) -> String {
    let hash: [u8; 32] = keyed(&derived(key, purpose), text);
    lower::encode_string(hash.get(..MARK_LENGTH).unwrap_or_default())
}

/// Another key of this one, for one purpose.
fn derived(key: &Key, purpose: &[u8]) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(key.0);
    hash.update(purpose);
    hash.finalize().into()
}

/// The hash of a derived key and a text.
fn keyed(key: &[u8; 32], text: &str) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(key);
    hash.update(text.as_bytes());
    hash.finalize().into()
}

/// Opens a token into its plaintext. Hex digits of either case are read, though
/// [`seal`] writes lower case, since hex has no other reading; an empty ciphertext is refused.
///
/// # Errors
/// [`BadToken::Format`] for what is no token, [`BadToken::Plaintext`] for what is no text.
pub fn open(key: &Key, token: &str) -> Result<String, BadToken> {
    let (iv, ciphertext) = token.split_once(':').ok_or(BadToken::Format)?;
    let iv = mixed::decode_vec(iv).map_err(|_| BadToken::Format)?;
    let iv: [u8; IV_LENGTH] = iv.try_into().map_err(|_| BadToken::Format)?;
    let mut bytes = mixed::decode_vec(ciphertext).map_err(|_| BadToken::Format)?;
    if bytes.is_empty() {
        return Err(BadToken::Format);
    }
    apply(key, iv, &mut bytes);
    String::from_utf8(bytes).map_err(|_| BadToken::Plaintext)
}

/// What a tenant proves itself with when it asks for a [`AppSession`].
#[derive(Clone, Copy, Serialize)]
pub struct Credential<'a> {
    /// The tenant's app id.
    pub id: &'a str,
    /// The tenant's app secret.
    pub secret: &'a str,
    /// Now, in milliseconds since 1970.
    pub timestamp: u64,
    /// The tenant domain.
    pub host: &'a str,
}

impl Credential<'_> {
    /// `{"id":…,"secret":…,"timestamp":…,"host":…}`, ready to be sealed.
    #[must_use]
    pub fn plaintext(&self) -> String {
        json::written(self)
    }
}

fn apply(key: &Key, iv: [u8; IV_LENGTH], bytes: &mut [u8]) {
    Ctr128BE::<Aes256>::new(&key.0.into(), &iv.into()).apply_keystream(bytes);
}

#[cfg(test)]
mod tests;
