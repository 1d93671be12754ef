//! Vectors of another implementation, and what must not open.

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
    serde_json::from_str(include_str!("../../../../../test/cases/app-token.json")).unwrap()
}

fn iv(text: &str) -> [u8; IV_LENGTH] {
    mixed::decode_vec(text).unwrap().try_into().unwrap()
}

#[test]
fn the_cipher_is_nists() {
    let nist = vectors().nist;
    let mut bytes = mixed::decode_vec(&nist.plaintext_hex).unwrap();
    apply(&Key::from_hex(&nist.key).unwrap(), iv(&nist.iv), &mut bytes);
    assert_eq!(lower::encode_string(&bytes), nist.ciphertext_hex);
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
    let app_session = AppSession {
        code: String::from("c-1"),
        token: String::from("t/π"),
    };
    assert_eq!(app_session.plaintext(), r#"{"code":"c-1","token":"t/π"}"#);
}

#[test]
fn invalid_tokens_do_not_open() {
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
