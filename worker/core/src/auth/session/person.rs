//! `Person`: the owner of a token, read from the platform's response.

use crate::text::json::Object;

/// The longest name that is passed on, in characters.
const LONGEST_NAME: usize = 80;

/// The visitor that a token stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Never empty.
    pub id: String,
    /// Possibly empty.
    pub name: String,
    /// Of which kind they are, by its number; `None` if that is not said.
    pub kind: Option<u64>,
}

impl Person {
    /// Out of the JSON text that is the response of `v1/user/me`. `None` if it names nobody, whatever its HTTP status:
    /// `{"status":false}`, no `data`, or no id in it.
    #[must_use]
    pub fn of(response: &str) -> Option<Self> {
        let response = Object::of(response, &["status", "data"])?;
        if response.read("status") == Some(false) {
            return None;
        }
        let data = Object::of(response.get("data")?, &["id", "kind", "name"])?;
        let id = data.scalar_at("id").filter(|id| !id.trim().is_empty())?;
        let kind = data.scalar_at("kind");
        let name: String = data.read("name").unwrap_or_default();
        Some(Self {
            id,
            kind: kind.and_then(|kind| kind.parse().ok()),
            name: name.trim().chars().take(LONGEST_NAME).collect(),
        })
    }
}

/// Whether the platform knows nobody by a token, as it says by a status that is no success; else it
/// could not be asked.
#[must_use]
pub const fn is_unauthenticated_status(status: u16) -> bool {
    status < 500
}

#[cfg(test)]
mod tests {
    use super::{Person, is_unauthenticated_status};
    use serde_json::{Value, json};

    #[test]
    fn only_an_id_is_somebody() {
        let person = |id: &str, name: &str| {
            Some(Person {
                id: id.to_owned(),
                name: name.to_owned(),
                kind: None,
            })
        };
        for (response, expected) in [
            (
                json!({ "status": true, "data": { "id": 7, "name": " Sari " } }),
                person("7", "Sari"),
            ),
            (
                json!({ "status": 200, "data": { "id": "a-1" } }),
                person("a-1", ""),
            ),
            (json!({ "data": { "id": "a", "name": 3 } }), person("a", "")),
            (json!({ "status": false, "data": { "id": 7 } }), None),
            (json!({ "status": false }), None),
            (json!({ "status": true, "data": null }), None),
            (json!({ "status": true, "data": {} }), None),
            (json!({ "status": true, "data": { "id": "" } }), None),
            (json!({ "status": true, "data": { "id": " " } }), None),
            (json!({ "status": true, "data": { "id": null } }), None),
            (json!({ "status": true, "data": { "id": true } }), None),
            (json!({ "id": 7 }), None),
            (json!([]), None),
            (Value::Null, None),
        ] {
            assert_eq!(Person::of(&response.to_string()), expected, "{response}");
        }
    }

    #[test]
    fn a_kind_is_a_number() {
        for (kind, expected) in [
            ("0", Some(0)),
            (r#""4""#, Some(4)),
            ("77", Some(77)),
            ("-1", None),
            ("1.5", None),
            (r#""admin""#, None),
            ("true", None),
            ("null", None),
        ] {
            let response = [r#"{"data":{"id":1,"kind":"#, kind, "}}"].concat();
            let person = Person::of(&response).unwrap();
            assert_eq!(person.kind, expected, "{response}");
        }
    }

    #[test]
    fn names_are_cut() {
        let response = json!({ "data": { "id": 1, "name": "é".repeat(200) } });
        assert_eq!(
            Person::of(&response.to_string())
                .unwrap()
                .name
                .chars()
                .count(),
            80
        );
    }

    #[test]
    fn a_platform_error_does_not_end_a_session() {
        for (status, expected) in [
            (401, true),
            (403, true),
            (404, true),
            (500, false),
            (503, false),
        ] {
            assert_eq!(is_unauthenticated_status(status), expected, "{status}");
        }
    }
}
