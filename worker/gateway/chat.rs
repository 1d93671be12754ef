//! The chat assistant's request and the lines that end its answer (design section 8).
//!
//! The answer is newline-delimited JSON, passed on as it comes. The edge appends exactly one line
//! of its own: `{"done":true}` when the upstream ended well, `{"error":{…}}` when it broke. An
//! answer without either was cut on the way, and never looks finished.

use serde_json::Value;

use crate::gateway::fault::{BadRequestReason, Fault};
use crate::text::json;

/// The most characters (Unicode scalar values) a question may have.
pub const LONGEST_QUESTION: usize = 8000;

/// How long the assistant has for its first byte.
pub const FIRST_BYTE_MS: u64 = 30_000;

/// How long an answer may take in all: longer than any model thinks, and an end to one that hangs.
pub const LONGEST_ANSWER_MS: u64 = 10 * 60 * 1000;

/// The type of the answer, whatever the upstream called it: the runtime would gzip and buffer
/// others.
pub const ANSWER_TYPE: &str = "application/x-ndjson";

/// The answer's `cache-control`.
pub const ANSWER_CACHE_CONTROL: &str = "no-store, no-transform";

/// The line that ends a whole answer, with a newline before it, since the upstream's last line
/// may lack one.
pub const DONE_LINE: &str = "\n{\"done\":true}\n";

const LONGEST_CONVERSATION_ID: usize = 128;

/// A checked question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The question, trimmed.
    pub query: String,
    /// The conversation it goes on with.
    pub conversation_id: Option<String>,
}

impl Question {
    /// Reads the body the app sends: `{"query", "conversation_id"?}`. Other fields are dropped;
    /// a `conversation_id` of null or "" is none.
    ///
    /// # Errors
    /// [`Fault::BadRequest`], with what is wrong.
    pub fn parse(body: &[u8]) -> Result<Self, Fault> {
        let text =
            std::str::from_utf8(body).map_err(|_| Fault::BadRequest(BadRequestReason::Body))?;
        let Ok(Value::Object(body)) = serde_json::from_str(text) else {
            return Err(Fault::BadRequest(BadRequestReason::Body));
        };
        let query = question(body.get("query"))?;
        let conversation_id = conversation(body.get("conversation_id"))?;
        Ok(Self {
            query,
            conversation_id,
        })
    }

    /// The body for the upstream, in the tenant's workspace.
    #[must_use]
    pub fn upstream_body(&self, workspace_id: &str) -> String {
        let mut fields = vec![
            ("workspace_id", workspace_id.into()),
            ("query", self.query.as_str().into()),
        ];
        if let Some(id) = &self.conversation_id {
            fields.push(("conversation_id", id.as_str().into()));
        }
        json::text(&json::object(fields))
    }
}

/// The line that ends an answer that broke, with a newline before it.
#[must_use]
pub fn error_line(fault: &Fault) -> String {
    let error = json::object(vec![
        ("message", fault.message().into()),
        ("statusCode", fault.status().into()),
    ]);
    let line = json::object(vec![("error", error)]);
    format!("\n{}\n", json::text(&line))
}

fn question(value: Option<&Value>) -> Result<String, Fault> {
    let text = match value {
        None | Some(Value::Null) => "",
        Some(Value::String(text)) => text.trim(),
        Some(_) => return Err(Fault::BadRequest(BadRequestReason::Body)),
    };
    if text.is_empty() {
        return Err(Fault::BadRequest(BadRequestReason::EmptyQuestion));
    }
    if text.chars().count() > LONGEST_QUESTION {
        return Err(Fault::BadRequest(BadRequestReason::LongQuestion));
    }
    Ok(text.to_owned())
}

fn conversation(value: Option<&Value>) -> Result<Option<String>, Fault> {
    let safe = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~');
    match value {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(id)) if id.is_empty() => Ok(None),
        Some(Value::String(id)) if id.len() <= LONGEST_CONVERSATION_ID && id.bytes().all(safe) => {
            Ok(Some(id.clone()))
        }
        Some(_) => Err(Fault::BadRequest(BadRequestReason::Conversation)),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn check(body: &str, expected: Result<(&str, Option<&str>), BadRequestReason>) {
        let parsed = Question::parse(body.as_bytes());
        let expected = expected.map(|(query, id)| Question {
            query: query.to_owned(),
            conversation_id: id.map(str::to_owned),
        });
        let label: String = body.chars().take(60).collect();
        assert_eq!(parsed, expected.map_err(Fault::BadRequest), "{label}");
    }

    #[test]
    fn questions() {
        check(
            r#"{"query":" Apa itu Rust?\n"}"#,
            Ok(("Apa itu Rust?", None)),
        );
        check(
            r#"{"query":"a","conversation_id":"c-1_.~"}"#,
            Ok(("a", Some("c-1_.~"))),
        );
        check(r#"{"query":"a","conversation_id":null}"#, Ok(("a", None)));
        check(r#"{"query":"a","conversation_id":""}"#, Ok(("a", None)));
        check(
            r#"{"query":"a","workspace_id":"another's","role":"admin"}"#,
            Ok(("a", None)),
        );
        for body in [
            "",
            "{",
            "[]",
            "null",
            r#""a""#,
            r#"{"query":7}"#,
            r#"{"query":["a"]}"#,
        ] {
            check(body, Err(BadRequestReason::Body));
        }
        for body in [
            "{}",
            r#"{"query":""}"#,
            r#"{"query":" \n\t"}"#,
            r#"{"query":null}"#,
        ] {
            check(body, Err(BadRequestReason::EmptyQuestion));
        }
        for id in [r#""a/b""#, r#""a b""#, r#""é""#, "7", "{}", r#""..\\x""#] {
            check(
                &format!(r#"{{"query":"a","conversation_id":{id}}}"#),
                Err(BadRequestReason::Conversation),
            );
        }
        assert_eq!(
            Question::parse(b"\xff"),
            Err(Fault::BadRequest(BadRequestReason::Body))
        );
    }

    #[test]
    fn lengths_count_characters_of_the_trimmed_question() {
        let body = |query: &str| json!({"query": query}).to_string();
        let (longest, longer) = (
            "é".repeat(LONGEST_QUESTION),
            "é".repeat(LONGEST_QUESTION + 1),
        );
        check(&body(&format!("  {longest}  ")), Ok((&longest, None)));
        check(&body(&longer), Err(BadRequestReason::LongQuestion));
        let id = "c".repeat(LONGEST_CONVERSATION_ID);
        let with_id = |id: &str| json!({"query": "a", "conversation_id": id}).to_string();
        check(&with_id(&id), Ok(("a", Some(&id))));
        check(
            &with_id(&format!("{id}c")),
            Err(BadRequestReason::Conversation),
        );
    }

    #[test]
    fn the_workspace_is_the_tenants() {
        let body = |text: &str| -> Value {
            let question = Question::parse(text.as_bytes()).unwrap();
            serde_json::from_str(&question.upstream_body("ws-1")).unwrap()
        };
        let text = r#"{"query":"a","workspace_id":"ws-2","conversation_id":"c"}"#;
        let expected = json!({"workspace_id": "ws-1", "query": "a", "conversation_id": "c"});
        assert_eq!(body(text), expected);
        assert_eq!(
            body(r#"{"query":"a"}"#),
            json!({"workspace_id": "ws-1", "query": "a"})
        );
    }

    #[test]
    fn terminal_lines_stand_alone() {
        for line in [DONE_LINE.to_owned(), error_line(&Fault::Timeout)] {
            assert!(line.starts_with('\n') && line.ends_with('\n'));
            assert_eq!(line.matches('\n').count(), 2);
            assert!(
                serde_json::from_str::<Value>(line.trim())
                    .unwrap()
                    .is_object()
            );
        }
        let error: Value = serde_json::from_str(&error_line(&Fault::Timeout)).unwrap();
        let message = Fault::Timeout.message();
        assert_eq!(
            error,
            json!({"error": {"message": message, "statusCode": 504}})
        );
    }
}
