//! Judging a platform's answer, `{status, message, data}` or a list, without keeping any of it.
//!
//! By hand: what a derive makes for it names every wrong value it may meet, and the printing of
//! numbers alone would cost the worker more than all of its cache.

use std::fmt;

use serde::de::{Deserialize, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::Value;

/// Whether an answer is a list, or an object that does not say `"status":false` at its top.
pub struct IsGood(pub bool);

impl<'de> Deserialize<'de> for IsGood {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Answer)
    }
}

struct Answer;

impl<'de> Visitor<'de> for Answer {
    type Value = IsGood;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an answer")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<IsGood, A::Error> {
        let mut is_good = true;
        while let Some(IsStatus(is_status)) = fields.next_key()? {
            if is_status {
                is_good &= fields.next_value::<Value>()? != false;
            } else {
                fields.next_value::<IgnoredAny>()?;
            }
        }
        Ok(IsGood(is_good))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<IsGood, A::Error> {
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(IsGood(true))
    }

    fn visit_unit<E>(self) -> Result<IsGood, E> {
        Ok(IsGood(false))
    }

    fn visit_bool<E>(self, _: bool) -> Result<IsGood, E> {
        Ok(IsGood(false))
    }

    fn visit_i64<E>(self, _: i64) -> Result<IsGood, E> {
        Ok(IsGood(false))
    }

    fn visit_u64<E>(self, _: u64) -> Result<IsGood, E> {
        Ok(IsGood(false))
    }

    fn visit_f64<E>(self, _: f64) -> Result<IsGood, E> {
        Ok(IsGood(false))
    }

    fn visit_str<E>(self, _: &str) -> Result<IsGood, E> {
        Ok(IsGood(false))
    }
}

/// Whether a key is `status`.
struct IsStatus(bool);

impl<'de> Deserialize<'de> for IsStatus {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Key)
    }
}

struct Key;

impl Visitor<'_> for Key {
    type Value = IsStatus;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a key")
    }

    fn visit_str<E>(self, key: &str) -> Result<IsStatus, E> {
        Ok(IsStatus(key == "status"))
    }
}
