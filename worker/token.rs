//! App tokens: AES-256-CTR with a fixed shared key (design section 5, spec section 7).
//!
//! A token is `hex(iv) ":" hex(ciphertext)`, lower case; the IV is 16 bytes, fresh for every
//! token, and the counter is the whole IV as a 128-bit big-endian number. The plaintext is JSON
//! without spaces, its keys in a fixed order: a [`Credential`] or a [`Pair`].
//!
//! CTR does not authenticate: a wrong key or a changed token opens to other bytes, not to an
//! error, unless they happen not to be UTF-8. Whoever opens a token checks what is inside.

mod pair;

pub use pair::{PAIR_LIFETIME_MS, PAIR_RENEWAL_MS, Pair, PairState, pair_state};

use aes::Aes256;
use aes::cipher::{KeyIvInit, StreamCipher};
use ctr::Ctr128BE;
use serde::Serialize;

/// Length of an initialisation vector in bytes.
pub const IV_LENGTH: usize = 16;

/// The shared key, `APP_TOKEN_KEY`. Its `Debug` never shows it.
#[derive(Clone)]
pub struct Key([u8; 32]);

/// The key text is not 64 hex digits. It does not carry the text, which is a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadKey;

/// Why a token does not open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadToken {
    /// No `:`, or an IV that is not 16 bytes of hex, or a ciphertext that is no hex.
    Format,
    /// The bytes are no UTF-8: made with another key, or changed on the way.
    Plaintext,
}

impl Key {
    /// Reads a key of 64 hex digits, either case.
    ///
    /// # Errors
    /// [`BadKey`] for any other length or character.
    pub fn from_hex(text: &str) -> Result<Self, BadKey> {
        let bytes = from_hex(text).ok_or(BadKey)?;
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
    let mut token = String::with_capacity(2 * (IV_LENGTH + bytes.len()) + 1);
    push_hex(&mut token, &iv);
    token.push(':');
    push_hex(&mut token, &bytes);
    token
}

/// Opens a token into its plaintext. Hex digits of either case are read, though
/// [`seal`] writes lower case, since hex has no other reading; an empty ciphertext is refused.
///
/// # Errors
/// [`BadToken::Format`] for what is no token, [`BadToken::Plaintext`] for what is no text.
pub fn open(key: &Key, token: &str) -> Result<String, BadToken> {
    let (iv, ciphertext) = token.split_once(':').ok_or(BadToken::Format)?;
    let iv = from_hex(iv).ok_or(BadToken::Format)?;
    let iv: [u8; IV_LENGTH] = iv.try_into().map_err(|_| BadToken::Format)?;
    let mut bytes = from_hex(ciphertext).ok_or(BadToken::Format)?;
    if bytes.is_empty() {
        return Err(BadToken::Format);
    }
    apply(key, iv, &mut bytes);
    String::from_utf8(bytes).map_err(|_| BadToken::Plaintext)
}

/// What a tenant proves itself with when it asks for a [`Pair`].
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
        json_text(self)
    }
}

/// Serialises a struct of strings and numbers, which cannot fail; the field order is the wire's.
fn json_text<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn apply(key: &Key, iv: [u8; IV_LENGTH], bytes: &mut [u8]) {
    Ctr128BE::<Aes256>::new(&key.0.into(), &iv.into()).apply_keystream(bytes);
}

fn push_hex(text: &mut String, bytes: &[u8]) {
    for byte in bytes {
        for digit in [byte >> 4, byte & 0xf] {
            text.extend(char::from_digit(u32::from(digit), 16));
        }
    }
}

fn from_hex(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: &u8| char::from(*byte).to_digit(16);
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    if !rest.is_empty() {
        return None;
    }
    let byte = |[high, low]: &[u8; 2]| u8::try_from(digit(high)? << 4 | digit(low)?).ok();
    pairs.iter().map(byte).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Deserialize)]
    struct Vectors {
        nist: Nist,
        tokens: Vec<Vector>,
    }

    #[derive(Deserialize)]
    struct Nist {
        key: String,
        iv: String,
        plaintext_hex: String,
        ciphertext_hex: String,
    }

    #[derive(Deserialize)]
    struct Vector {
        name: String,
        key: String,
        iv: String,
        plaintext: String,
        token: String,
    }

    const KEY: &str = "603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4";

    fn vectors() -> Vectors {
        serde_json::from_str(include_str!("../test/cases/app-token.json")).unwrap()
    }

    fn iv(text: &str) -> [u8; IV_LENGTH] {
        from_hex(text).unwrap().try_into().unwrap()
    }

    #[test]
    fn the_cipher_is_nists() {
        let nist = vectors().nist;
        let mut bytes = from_hex(&nist.plaintext_hex).unwrap();
        apply(&Key::from_hex(&nist.key).unwrap(), iv(&nist.iv), &mut bytes);
        let mut text = String::new();
        push_hex(&mut text, &bytes);
        assert_eq!(text, nist.ciphertext_hex);
    }

    #[test]
    fn tokens_of_another_implementation_seal_and_open_alike() {
        let tokens = vectors().tokens;
        assert!(tokens.len() >= 5);
        for vector in tokens {
            let key = Key::from_hex(&vector.key).unwrap();
            let sealed = seal(&key, iv(&vector.iv), &vector.plaintext);
            assert_eq!(sealed, vector.token, "{}", vector.name);
            assert_eq!(
                open(&key, &vector.token),
                Ok(vector.plaintext),
                "{}",
                vector.name
            );
        }
    }

    #[test]
    fn plaintexts_have_the_wires_key_order_and_no_spaces() {
        let credential = Credential {
            id: "alpha-web",
            secret: "s\"3",
            timestamp: 1_767_225_600_000,
            host: "alpha.example",
        };
        assert_eq!(
            credential.plaintext(),
            r#"{"id":"alpha-web","secret":"s\"3","timestamp":1767225600000,"host":"alpha.example"}"#
        );
        let pair = Pair {
            code: String::from("c-1"),
            token: String::from("t/π"),
        };
        assert_eq!(pair.plaintext(), r#"{"code":"c-1","token":"t/π"}"#);
    }

    #[test]
    fn what_is_no_token_does_not_open() {
        let iv = "00112233445566778899aabbccddeeff";
        let cases = [
            String::new(),
            String::from(":"),
            String::from("0011:22"),
            iv.to_owned(),
            format!("{iv}:"),
            format!("{iv}:2"),
            format!("{iv}:zz"),
            format!("{iv}:é0"),
            format!("{iv}00:22"),
            format!("{iv}:22:33"),
            format!("+{}:22", &iv[1..]),
        ];
        let key = Key::from_hex(KEY).unwrap();
        for case in cases {
            assert_eq!(open(&key, &case), Err(BadToken::Format), "{case}");
        }
    }

    #[test]
    fn upper_case_opens_and_a_wrong_key_does_not() {
        let key = Key::from_hex(KEY).unwrap();
        let token = seal(&key, [0xab; IV_LENGTH], "halo dunia, apa kabar hari ini?");
        assert_eq!(token, token.to_lowercase());
        assert_eq!(
            open(&key, &token.to_uppercase()).unwrap(),
            "halo dunia, apa kabar hari ini?"
        );
        let other = Key::from_hex(&"00".repeat(32)).unwrap();
        assert_eq!(open(&other, &token), Err(BadToken::Plaintext));
    }

    #[test]
    fn keys_are_64_hex_digits_and_stay_secret() {
        for bad in [
            "",
            "00",
            &KEY[1..],
            &format!("{KEY}0"),
            &format!("{KEY}00"),
            &KEY.replace('6', "g"),
        ] {
            assert_eq!(Key::from_hex(bad).err(), Some(BadKey), "{bad}");
        }
        let key = Key::from_hex(&KEY.to_uppercase()).unwrap();
        assert_eq!(format!("{key:?}"), "Key(redacted)");
    }
}
