//! Vectors of other implementations, and what must not open.

use aes_gcm_siv::aead::{Aead, Payload};
use aes_gcm_siv::{Aes256GcmSiv, KeyInit};
use base16ct::mixed;

use super::{is_current, open, seal};
use crate::auth::token::{self, Key};

const NONCE: [u8; 12] = [7; 12];
const SECRET: &str = "rahasia \"π\\";

/// The secret of alpha under the key of `a`: by OpenSSL's AES-256-GCM-SIV, and in the former way, by
/// its AES-256-CTR. What is in the stores is read by this code for as long as these two open.
const CURRENT: &str = "v2:070707070707070707070707:\
    e1cd5b05006a1149b0e3e022dccd9b1e17667be2b86f5ad6506d8a6d";
const FORMER: &str = "dac1fb13b3806b164ed1c37b54f47fd8:\
    1db7efc8c94884288cb23dfa2c8f74ed018950290466836aa5fdb00fa01c61b51911ded08509796d1d62be6c";

fn key(digit: &str) -> Key {
    Key::from_hex(&digit.repeat(64)).unwrap()
}

fn sealed(digit: &str, tenant: &str, secret: &str) -> String {
    seal(&key(digit), NONCE, tenant, secret).unwrap()
}

#[test]
fn the_cipher_is_rfc_8452s() {
    let bytes = |text: &str| mixed::decode_vec(text).unwrap();
    // Appendix C.2, the first with associated data.
    let key: [u8; 32] = bytes(&["01", &"00".repeat(31)].concat())
        .try_into()
        .unwrap();
    let nonce: [u8; 12] = bytes("030000000000000000000000").try_into().unwrap();
    let payload = Payload {
        msg: &bytes("0200000000000000"),
        aad: &bytes("01"),
    };
    let cipher = Aes256GcmSiv::new(&key.into());
    let result = cipher.encrypt(&nonce.into(), payload).unwrap();
    let expected = "1de22967237a813291213f267e3b452f02d01ae33e4ec854";
    assert_eq!(result, bytes(expected));
}

#[test]
fn records_of_other_implementations_open() {
    assert_eq!(sealed("a", "alpha", SECRET), CURRENT);
    for (record, current) in [(CURRENT, true), (FORMER, false)] {
        assert_eq!(is_current(record), current);
        assert_eq!(open([&key("a")], "alpha", record).as_deref(), Some(SECRET));
        let either = open([&key("b"), &key("a")], "alpha", record);
        assert_eq!(either.as_deref(), Some(SECRET));
        assert_eq!(open([&key("b")], "alpha", record), None, "another key");
        assert_eq!(open([&key("a")], "beta", record), None, "another tenant");
        assert_eq!(open([], "alpha", record), None, "no key");
    }
}

#[test]
fn a_sealed_secret_depends_on_every_input() {
    let record = sealed("a", "alpha", "x");
    let nonce = [8; 12];
    for other in [
        sealed("b", "alpha", "x"),
        sealed("a", "beta", "x"),
        sealed("a", "alpha", "y"),
        seal(&key("a"), nonce, "alpha", "x").unwrap(),
    ] {
        let ciphertext = |record: &str| record.rsplit(':').next().map(str::to_owned);
        assert_ne!(ciphertext(&other), ciphertext(&record));
    }
    let long = "x".repeat(5_000);
    let opened = open([&key("a")], "alpha", &sealed("a", "alpha", &long));
    assert_eq!(opened.as_deref(), Some(&*long));
}

#[test]
fn a_record_that_was_changed_or_cut_does_not_open() {
    let key = key("a");
    for record in [CURRENT, FORMER] {
        for place in 0..record.len() {
            let (before, rest) = record.split_at(place);
            let (letter, after) = rest.split_at(1);
            assert_eq!(open([&key], "alpha", before), None, "{place}");
            assert_eq!(open([&key], "alpha", rest).is_some(), place == 0, "{place}");
            let other = if letter == "0" { "1" } else { "0" };
            let changed = [before, other, after].concat();
            assert_eq!(open([&key], "alpha", &changed), None, "{place}");
        }
    }
}

#[test]
fn invalid_records_do_not_open() {
    let key = key("a");
    let without = |part: &str| CURRENT.replacen(part, "", 1);
    let in_form = r#"{"tenant":"alpha","secret":"x"}"#;
    for (name, record) in [
        ("nothing", String::new()),
        ("a colon", String::from(":")),
        ("a word", String::from("x")),
        ("the version alone", String::from("v2:")),
        ("a short nonce", String::from("v2:07:00")),
        (
            "no ciphertext",
            String::from("v2:070707070707070707070707:"),
        ),
        (
            "less than a tag",
            format!("v2:{}:{}", "07".repeat(12), "00".repeat(15)),
        ),
        (
            "no more than a tag",
            format!("v2:{}:{}", "07".repeat(12), "00".repeat(16)),
        ),
        ("no version", without("v2:")),
        ("the next version", CURRENT.replacen("v2", "v3", 1)),
        (
            "the former form, named as this one",
            ["v2:", FORMER].concat(),
        ),
        ("a byte more", [CURRENT, "00"].concat()),
        ("a digit more", [CURRENT, "0"].concat()),
        ("a letter beside the digits", [CURRENT, "é"].concat()),
        ("an end of line", [CURRENT, "\n"].concat()),
        ("a former one and a byte", [FORMER, "00"].concat()),
        ("an app token", token::seal(&key, [7; 16], in_form)),
        ("an empty secret", sealed("a", "alpha", "")),
    ] {
        assert_eq!(open([&key], "alpha", &record), None, "{name}");
    }
}
