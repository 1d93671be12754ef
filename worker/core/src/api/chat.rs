//! The chat assistant's request and the lines that end its answer (design section 8).
//!
//! The answer is newline-delimited JSON, passed on as it comes. The edge appends exactly one line
//! of its own: `{"done":true}` when the upstream ended well, `{"error":{…}}` when it broke. An
//! answer without either was cut on the way, and never looks finished.

use std::cell::Cell;
use std::rc::Rc;

use crate::api::upstream::limits::TOO_MANY;
use crate::cache::memory::Memory;
use crate::error::{BadRequestReason, Error};
use crate::text::json::{self, Object};
use serde::Serialize;

/// The most characters (Unicode scalar values) a question may have.
pub const LONGEST_QUESTION: usize = 8000;

/// How long the assistant has for its first byte.
pub const FIRST_BYTE_MS: u64 = 30_000;

/// How long an answer may take in all: longer than any model thinks, and an end to one that hangs.
pub const LONGEST_ANSWER_MS: u64 = 10 * 60 * 1000;

/// How long the last line of an answer that is over its time still has.
const LAST_LINE_MS: u64 = 2_000;

/// How long whoever reads an answer may take for its last line: as long as the answer may take.
#[must_use]
pub fn last_line_ms(ends_ms: u64, now_ms: u64) -> u64 {
    ends_ms.saturating_sub(now_ms).max(LAST_LINE_MS)
}

/// The type of the answer, whatever the upstream called it: the runtime would gzip and buffer
/// others.
pub const ANSWER_TYPE: &str = "application/x-ndjson";

/// The answer's `cache-control`.
pub const ANSWER_CACHE_CONTROL: &str = "no-store, no-transform";

/// The line that ends a whole answer.
const DONE_LINE: &str = "\n{\"done\":true}\n";

/// How many questions of a visitor are passed on within a minute, by one isolate, before the rate
/// limit's verdict is there: as many as a person asks.
const QUICK_QUESTIONS: u32 = 5;

/// How much later than such a question its counting begins: it is on its way by then. The limiter's work
/// would prevent the runtime's own pipe, and no visitor waits for the result.
pub const COUNTED_AFTER_MS: u64 = 1;

/// The period that questions are counted in.
const PERIOD_MS: u64 = 60_000;

/// Counts a visitor's question in this isolate: whether they ask so little that it may go up beside
/// the rate limit's verdict. Those who ask more wait for that; whoever is forgotten asks little.
pub fn may_go_ahead(memory: &mut Memory, visitor: &str, now_ms: u64) -> bool {
    let key = ["questions", visitor].join("\n");
    let asked: Rc<Cell<u32>> = memory.fresh(&key, now_ms).unwrap_or_default();
    if asked.get() == 0 {
        memory.insert(
            &key,
            Rc::clone(&asked),
            size_of::<u32>(),
            now_ms + PERIOD_MS,
        );
    }
    asked.set(asked.get().saturating_add(1));
    asked.get() <= QUICK_QUESTIONS
}

/// How an answer that had begun has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The upstream ended it.
    Whole,
    /// The upstream or the visitor broke off.
    Broken,
    /// It took [`LONGEST_ANSWER_MS`].
    Late,
    /// The rate limit said no meanwhile.
    Refused,
}

impl Ended {
    /// The line for the visitor, with a newline before it, since the upstream's last line may
    /// lack one.
    #[must_use]
    pub fn last_line(self) -> String {
        match self {
            Self::Whole => DONE_LINE.to_owned(),
            Self::Broken => error_line(Error::BadGateway),
            Self::Late => error_line(Error::Timeout),
            Self::Refused => error_line(TOO_MANY),
        }
    }
}

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
    /// [`Error::BadRequest`], with what is wrong.
    pub fn parse(body: &[u8]) -> Result<Self, Error> {
        let text = std::str::from_utf8(body).ok();
        let body = text.and_then(|text| Object::of(text, &["query", "conversation_id"]));
        let body = body.ok_or(Error::BadRequest(BadRequestReason::Body))?;
        Ok(Self {
            query: question(body.get("query"))?,
            conversation_id: conversation(body.get("conversation_id"))?,
        })
    }

    /// The body for the upstream, in the tenant's workspace.
    #[must_use]
    pub fn upstream_body(&self, workspace_id: &str) -> String {
        json::written(&UpstreamBody {
            workspace_id,
            query: &self.query,
            conversation_id: self.conversation_id.as_deref(),
        })
    }
}

#[derive(Serialize)]
struct UpstreamBody<'q> {
    workspace_id: &'q str,
    query: &'q str,
    #[serde(skip_serializing_if = "Option::is_none")]
    conversation_id: Option<&'q str>,
}

/// The line that ends an answer that broke.
fn error_line(error: Error) -> String {
    let error = json::written(&ErrorLine {
        error: ChatError {
            message: error.message(),
            status_code: error.status(),
        },
    });
    ["\n", &error, "\n"].concat()
}

#[derive(Serialize)]
struct ErrorLine {
    error: ChatError,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ChatError {
    message: &'static str,
    status_code: u16,
}

fn question(sent: Option<&str>) -> Result<String, Error> {
    let text = text(sent).ok_or(Error::BadRequest(BadRequestReason::Body))?;
    let text = text.trim();
    if text.is_empty() {
        return Err(Error::BadRequest(BadRequestReason::EmptyQuestion));
    }
    if text.chars().count() > LONGEST_QUESTION {
        return Err(Error::BadRequest(BadRequestReason::LongQuestion));
    }
    Ok(text.to_owned())
}

fn conversation(sent: Option<&str>) -> Result<Option<String>, Error> {
    let safe = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~');
    match text(sent) {
        Some(id) if id.is_empty() => Ok(None),
        Some(id) if id.len() <= LONGEST_CONVERSATION_ID && id.bytes().all(safe) => Ok(Some(id)),
        _ => Err(Error::BadRequest(BadRequestReason::Conversation)),
    }
}

/// What a field says, nothing where it is missing or null; `None` if it is no text.
fn text(sent: Option<&str>) -> Option<String> {
    let text: Option<String> = sent.map_or(Some(None), json::read)?;
    Some(text.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::cache::memory::Bounds;

    fn check(body: &str, expected: Result<(&str, Option<&str>), BadRequestReason>) {
        let parsed = Question::parse(body.as_bytes());
        let expected = expected.map(|(query, id)| Question {
            query: query.to_owned(),
            conversation_id: id.map(str::to_owned),
        });
        let label: String = body.chars().take(60).collect();
        assert_eq!(parsed, expected.map_err(Error::BadRequest), "{label}");
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
            Err(Error::BadRequest(BadRequestReason::Body))
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
    fn few_questions_go_ahead_of_the_rate_limit() {
        let bounds = Bounds {
            slots: 100,
            bytes: 1 << 20,
        };
        let mut memory = Memory::new(bounds);
        let mut ask = |visitor: &str, now| may_go_ahead(&mut memory, visitor, now);
        for asked in 1..=10 {
            assert_eq!(
                ask("alpha:203.0.113.7", 1_000),
                asked <= QUICK_QUESTIONS,
                "{asked}"
            );
        }
        // Another visitor, another tenant.
        assert!(ask("alpha:203.0.113.8", 1_000) && ask("buku:203.0.113.7", 1_000));
        // The period is the first question's, and a new one begins with the next.
        assert!(!ask("alpha:203.0.113.7", 60_999));
        assert!(ask("alpha:203.0.113.7", 61_000));
        for visitor in 0..10_000 {
            assert!(ask(&visitor.to_string(), 61_000));
        }
        assert_eq!(memory.size().0, bounds.slots);
    }

    #[test]
    fn each_end_has_a_line_that_stands_alone() {
        let ends = [
            (Ended::Whole, json!({"done": true})),
            (Ended::Broken, error(Error::BadGateway, 502)),
            (Ended::Late, error(Error::Timeout, 504)),
            (Ended::Refused, error(TOO_MANY, 429)),
        ];
        for (ended, expected) in ends {
            let line = ended.last_line();
            assert!(line.starts_with('\n') && line.ends_with('\n'), "{ended:?}");
            assert_eq!(line.matches('\n').count(), 2, "{ended:?}");
            let actual: Value = serde_json::from_str(line.trim()).unwrap();
            assert_eq!(actual, expected, "{ended:?}");
        }
    }

    #[test]
    fn the_last_line_has_what_is_left_of_the_answers_time() {
        for (now_ms, expected) in [
            (0, 600_000),
            (597_000, 3_000),
            (599_999, LAST_LINE_MS),
            (700_000, LAST_LINE_MS),
        ] {
            assert_eq!(
                last_line_ms(LONGEST_ANSWER_MS, now_ms),
                expected,
                "{now_ms}"
            );
        }
    }

    fn error(error: Error, status: u16) -> Value {
        json!({"error": {"message": error.message(), "statusCode": status}})
    }
}
