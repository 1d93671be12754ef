//! The platform's last good settings and version of a site, in a form that every isolate can read.

use serde::Serialize;
use serde_json::value::RawValue;

use crate::text::json::{self, Object};

use super::data_of;

/// The longest version that is taken for one, in bytes: it stands in every document.
const LONGEST_VERSION: usize = 64;

/// A good response and the app version that was known with it, stored as
/// `{"answer":…,"version":<text or null>,"fetchedAt":<Unix milliseconds>}` under
/// `settings:<tenant key>:<tenant domain>`. What was stored before it had a time counts as old.
#[derive(Clone, Debug, PartialEq)]
pub struct LastKnownGood {
    /// The whole response as it came, which is how it is stored; [`data_of`] finds settings in it.
    pub response: String,
    /// `None` while it is unknown.
    pub version: Option<String>,
    /// When the platform said so, Unix milliseconds; 0 while that is unknown.
    fetched_at_ms: u64,
}

impl LastKnownGood {
    /// Takes a response of the platform.
    ///
    /// # Errors
    /// What is wrong with the response.
    pub fn new(
        response: String,
        version: Option<String>,
        fetched_at_ms: u64,
    ) -> Result<Self, &'static str> {
        data_of(&response)?;
        Ok(Self {
            response,
            version,
            fetched_at_ms,
        })
    }

    /// When it was true, Unix milliseconds. Another isolate's clock may be ahead, so that nothing is
    /// younger than now.
    #[must_use]
    pub fn as_of_ms(&self, now_ms: u64) -> u64 {
        self.fetched_at_ms.min(now_ms)
    }

    /// The stored form.
    #[must_use]
    pub fn to_stored(&self) -> String {
        json::written(&StoredSettings {
            answer: json::raw(&self.response),
            version: self.version.as_deref(),
            fetched_at: self.fetched_at_ms,
        })
    }

    /// Reads the stored form. Garbage is `None`, and so is a response without settings.
    #[must_use]
    pub fn from_stored(text: &str) -> Option<Self> {
        let stored = Object::of(text, &["answer", "version", "fetchedAt"])?;
        let version: Option<String> = stored.read("version")?;
        Self::new(
            stored.get("answer")?.to_owned(),
            // An empty one was written where it was unknown.
            version.filter(|version| !version.is_empty()),
            stored.read("fetchedAt").unwrap_or_default(),
        )
        .ok()
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct StoredSettings<'g> {
    answer: Option<&'g RawValue>,
    version: Option<&'g str>,
    fetched_at: u64,
}

/// The app version in the platform's response: `data` itself or `data.version`, a text or a number;
/// `None` for anything else, which says nothing.
#[must_use]
pub fn version_of(response: &str) -> Option<String> {
    let data = json::at(response, "data")?;
    let version = json::scalar(json::at(data, "version").unwrap_or(data))?;
    Some(version).filter(|version| (1..=LONGEST_VERSION).contains(&version.len()))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{LastKnownGood, version_of};

    #[test]
    fn a_stored_state_is_read_back() {
        for version in [None, Some(String::from("1.2.0"))] {
            // Blanks and the order of fields stay, and so do fields that nobody knows.
            let response = r#"{ "status": true, "lain": [1.50], "data": { "title": "A" } }"#;
            let good = LastKnownGood::new(response.to_owned(), version, 1_700_000_000_000).unwrap();
            assert!(good.to_stored().contains(response));
            let read = LastKnownGood::from_stored(&good.to_stored());
            assert_eq!(read, Some(good));
        }
    }

    #[test]
    fn a_state_without_a_time_is_old_and_a_future_one_is_new() {
        let with = |more: &str| {
            let text = format!(r#"{{"answer":{{"data":{{"title":"A"}}}},"version":null{more}}}"#);
            LastKnownGood::from_stored(&text).unwrap().as_of_ms(1_000)
        };
        for (more, expected) in [
            ("", 0),
            (r#","fetchedAt":900"#, 900),
            (r#","fetchedAt":1100"#, 1_000),
            (r#","fetchedAt":"900""#, 0),
            (r#","fetchedAt":-1"#, 0),
            (r#","fetchedAt":null"#, 0),
        ] {
            assert_eq!(with(more), expected, "{more}");
        }
    }

    #[test]
    fn garbage_is_nothing() {
        for text in [
            "",
            "{",
            "null",
            "[]",
            r#"{"answer":1,"version":null}"#,
            r#"{"answer":{"data":{"title":"A"}}}"#,
            r#"{"answer":{"data":{"title":"A"}},"version":3}"#,
            r#"{"answer":{"data":{}},"version":null}"#,
            r#"{"answer":{"data":{"error":"x"}},"version":"1"}"#,
            r#"{"answer":{"data":{"css":{}}},"version":"1"}"#,
            r#"{"answer":{"data":{"isMaintenance":null}},"version":"1"}"#,
            r#"{"answer":{"status":false,"data":{"title":"A"}},"version":"1"}"#,
        ] {
            assert_eq!(LastKnownGood::from_stored(text), None, "{text}");
        }
        let empty = r#"{"answer":{"data":{"title":"A"}},"version":""}"#;
        assert_eq!(LastKnownGood::from_stored(empty).unwrap().version, None);
    }

    #[test]
    fn a_version_is_a_text_or_a_number() {
        for (response, expected) in [
            (json!({ "data": "1.2" }), Some("1.2")),
            (json!({ "data": { "version": "1.2" } }), Some("1.2")),
            (json!({ "data": { "version": 3 } }), Some("3")),
            (json!({ "data": 1.5 }), Some("1.5")),
            (json!({ "data": "" }), None),
            (json!({ "data": "1".repeat(65) }), None),
            (json!({ "data": {} }), None),
            (json!({ "data": { "version": null } }), None),
            (json!({ "data": { "version": ["1"] } }), None),
            (json!({ "version": "1" }), None),
            (json!([]), None),
        ] {
            assert_eq!(
                version_of(&response.to_string()).as_deref(),
                expected,
                "{response}"
            );
        }
    }
}
