//! Whom a token belongs to, by the platform's word.

use crate::text::json::Value;

/// The longest name that is passed on, in characters.
const LONGEST_NAME: usize = 80;

/// The visitor that a token stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Never empty.
    pub id: String,
    /// Possibly empty.
    pub name: String,
    /// Of which kind they are, by its number; none where that is not said.
    pub kind: Option<u64>,
}

impl Person {
    /// Out of the answer of `v1/user/me`. None for what names nobody, whatever its HTTP status:
    /// `{"status":false}`, no `data`, or no id in it.
    #[must_use]
    pub fn of(answer: &Value) -> Option<Self> {
        if answer.get("status") == Some(&Value::Bool(false)) {
            return None;
        }
        let data = answer.get("data")?;
        let id = match data.get("id")? {
            Value::String(id) if !id.trim().is_empty() => id.clone(),
            Value::Number(id) => id.to_string(),
            _ => return None,
        };
        let kind = data.get("kind").and_then(|kind| match kind {
            Value::String(digits) => digits.parse().ok(),
            Value::Number(number) => number.to_string().parse().ok(),
            _ => None,
        });
        let name = data.get("name").and_then(Value::as_str).unwrap_or_default();
        Some(Self {
            id,
            name: name.trim().chars().take(LONGEST_NAME).collect(),
            kind,
        })
    }
}

/// Whether the platform knows nobody by a token, as it says by a status that is no success; else it
/// could not be asked.
#[must_use]
pub const fn knows_nobody(status: u16) -> bool {
    status < 500
}

#[cfg(test)]
mod tests {
    use super::{Person, knows_nobody};
    use crate::text::json::{Value, json, parsed};

    #[test]
    fn only_an_id_is_somebody() {
        let person = |id: &str, name: &str| {
            Some(Person {
                id: id.to_owned(),
                name: name.to_owned(),
                kind: None,
            })
        };
        for (answer, expected) in [
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
            assert_eq!(Person::of(&answer), expected, "{answer}");
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
            let answer = [r#"{"data":{"id":1,"kind":"#, kind, "}}"].concat();
            let person = Person::of(&parsed(&answer).unwrap()).unwrap();
            assert_eq!(person.kind, expected, "{answer}");
        }
    }

    #[test]
    fn names_are_cut() {
        let answer = json!({ "data": { "id": 1, "name": "é".repeat(200) } });
        assert_eq!(Person::of(&answer).unwrap().name.chars().count(), 80);
    }

    #[test]
    fn a_platform_that_is_broken_says_nothing_of_anybody() {
        for (status, expected) in [
            (401, true),
            (403, true),
            (404, true),
            (500, false),
            (503, false),
        ] {
            assert_eq!(knows_nobody(status), expected, "{status}");
        }
    }
}
