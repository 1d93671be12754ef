//! A form that the browser itself has sent, because no script took it over (design section 4). The app's
//! own code judges and sends it (`app/start/post.ts`); here it is read, and so is what came of it. What it
//! holds is one visitor's, so it is never cached.

mod form_type;
mod write_key;

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::api::upstream::limits::RETRY_AFTER_SECONDS;
use crate::error::UNAVAILABLE_SECONDS;
use crate::text::escape::script_json;
use crate::text::json::{self, Fields, Object};

pub use form_type::FormType;
pub use write_key::Sender;

/// The hidden field in which a form of the app says its name (`app/sections/forms/unsent.tsx`).
const NAME: &str = "_form";

/// More fields than any form has are not taken over.
const MOST_FIELDS: usize = 100;

/// The longest name of a form, in bytes.
const LONGEST_FORM: usize = 200;

/// The longest name of a field, in bytes.
const LONGEST_NAME: usize = 64;

/// Fields of secrets are named so (`app/sections/forms/posted.test.ts`): they never come back.
const SECRET: &str = "password";

/// What was typed into such a form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PostedForm {
    /// Its name; empty where it does not say, so that each form of the page takes what it knows.
    pub form: String,
    values: Vec<(String, String)>,
    /// What never comes back.
    secrets: Vec<(String, String)>,
}

impl PostedForm {
    /// A form of that name without fields; `None` for a name that no form can have.
    #[must_use]
    pub fn named(form: &str) -> Option<Self> {
        let is_named = !form.is_empty() && is_form(form);
        is_named.then(|| Self {
            form: form.to_owned(),
            ..Self::default()
        })
    }

    /// Reads a form's body. What is no text field of a form of the app is left out: files,
    /// names that none has, and whatever stands there a second time.
    #[must_use]
    pub fn read(form: &FormType, body: &[u8]) -> Self {
        let text = String::from_utf8_lossy(body);
        let mut posted = Self::default();
        form.each_text(&text, |name, value| posted.take(name, value));
        posted
    }

    /// The fields that are not part of any document, as a JSON object.
    #[must_use]
    pub fn secrets_json(&self) -> String {
        json::written(&Fields(&self.secrets))
    }

    fn take(&mut self, name: &str, value: String) {
        if name == NAME {
            if self.form.is_empty() && is_form(&value) {
                self.form = value;
            }
            return;
        }
        let fields = if is_secret(name) {
            &mut self.secrets
        } else {
            &mut self.values
        };
        let is_repeated = fields.iter().any(|(known, _)| known == name);
        if fields.len() < MOST_FIELDS && !is_repeated && is_name(name) {
            fields.push((name.to_owned(), value));
        }
    }
}

/// What a document says of the form that it answers; part of the boot data (`app/sections/forms/posted.ts`).
#[derive(Clone, Debug, Default)]
pub struct FormState {
    form: String,
    values: Vec<(String, String)>,
    refusal: Option<String>,
    unsent: Option<SendFailure>,
    receipt: String,
}

/// Why a form comes back that the app has not judged, which the document says by its status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SendFailure {
    /// The page has no such form, or one that only a script can send.
    Scripted,
    /// The app's code could not be run. Nothing was sent.
    Broken,
    /// No response has come in time. It may have been sent.
    Lost,
    /// The visitor has sent too many. Nothing was sent.
    TooMany,
}

impl SendFailure {
    /// How long the visitor is to wait before they send it again, in seconds; `None` if it takes no waiting.
    const fn retry_after(self) -> Option<u32> {
        match self {
            Self::Scripted | Self::Lost => None,
            Self::Broken => Some(UNAVAILABLE_SECONDS),
            Self::TooMany => Some(RETRY_AFTER_SECONDS),
        }
    }

    const fn status(self) -> u16 {
        match self {
            Self::Scripted => 422,
            Self::Broken => 503,
            Self::Lost => 504,
            Self::TooMany => 429,
        }
    }
}

impl Serialize for FormState {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_struct("FormState", 4)?;
        object.serialize_field("form", &self.form)?;
        object.serialize_field("values", &Fields(&self.values))?;
        let refusal = self.refusal.as_deref().map(script_json);
        let refusal = refusal.as_deref().and_then(json::raw);
        object.serialize_field("refusal", &refusal)?;
        object.serialize_field("receipt", &self.receipt)?;
        object.end()
    }
}

impl FormState {
    /// A form that is to be judged.
    #[must_use]
    pub fn typed(PostedForm { form, values, .. }: PostedForm) -> Self {
        Self {
            form,
            values,
            ..Self::default()
        }
    }

    /// A form that the app has refused, with its own JSON of why.
    #[must_use]
    pub fn refused(posted: PostedForm, refusal: String) -> Self {
        Self {
            refusal: Some(refusal),
            ..Self::typed(posted)
        }
    }

    /// A form that the app has not judged.
    #[must_use]
    pub fn unsent(posted: PostedForm, why: SendFailure) -> Self {
        Self {
            unsent: Some(why),
            ..Self::typed(posted)
        }
    }

    /// A form that was sent on the page before, with what the page shows of it. `None` for a name that
    /// no form can have.
    #[must_use]
    pub fn sent(form: String, receipt: &str) -> Option<Self> {
        let is_named = !form.is_empty() && is_form(&form);
        is_named.then(|| Self {
            form,
            receipt: receipt.to_owned(),
            ..Self::default()
        })
    }

    /// How long the visitor is to wait before they send it again, in seconds; `None` if they need not wait.
    #[must_use]
    pub fn retry_after(&self) -> Option<u32> {
        self.unsent.and_then(SendFailure::retry_after)
    }

    /// The status of the document that shows it.
    #[must_use]
    pub const fn status(&self) -> u16 {
        match self.unsent {
            Some(why) => why.status(),
            None if self.receipt.is_empty() => 422,
            None => 200,
        }
    }

    /// What was typed into a form that comes back, to be sent again: its name, then its fields. `None` for one
    /// that was sent.
    #[must_use]
    pub fn to_send_again(&self) -> Option<impl Iterator<Item = (&str, &str)>> {
        let name = [(NAME, self.form.as_str())];
        let fields = self
            .values
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()));
        self.receipt
            .is_empty()
            .then(|| name.into_iter().chain(fields))
    }
}

/// What the app has made of a form.
#[derive(Debug, PartialEq, Eq)]
pub enum PostAnswer {
    /// Nobody has judged it.
    SendFailure(SendFailure),
    /// It was sent; the page shows this of it afterwards.
    Sent {
        /// The app's own notation, for a cookie.
        receipt: String,
    },
    /// The visitor is to sign in; then it is sent again by itself.
    SignIn,
    /// It was not sent.
    Refused {
        /// Why, as the app's own JSON.
        refusal: String,
        /// Answers to calls that the page reads besides, by their keys.
        answers: Vec<(String, String)>,
    },
}

impl PostAnswer {
    /// Reads what the app says (`app/start/post.ts`). What says nothing that is known comes of an app that is
    /// broken.
    #[must_use]
    pub fn read(text: &str) -> Self {
        Self::parse(text).unwrap_or(Self::SendFailure(SendFailure::Broken))
    }

    fn parse(text: &str) -> Option<Self> {
        let object = Object::of(text, &["status", "receipt", "refusal", "answers"])?;
        match object.read::<String>("status")?.as_str() {
            "sent" => Some(Self::Sent {
                receipt: object.read("receipt")?,
            }),
            "sign-in" => Some(Self::SignIn),
            "unknown" => Some(Self::SendFailure(SendFailure::Scripted)),
            "refused" => {
                let mut answers = Vec::new();
                json::each_field(object.get("answers")?, |call_key, answer| {
                    answers.push((call_key.into_owned(), answer.to_owned()));
                })?;
                Some(Self::Refused {
                    refusal: object.get("refusal")?.to_owned(),
                    answers,
                })
            }
            _ => None,
        }
    }
}

/// Whether a form of the app can be called so: one of many says which, as in `book-review:metamorfosa`.
fn is_form(text: &str) -> bool {
    let is_kept = |byte: u8| byte.is_ascii_alphanumeric() || b"-_:".contains(&byte);
    text.len() <= LONGEST_FORM && text.bytes().all(is_kept)
}

/// Whether a field of the app can be called so.
fn is_name(text: &str) -> bool {
    let is_kept = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    text.len() <= LONGEST_NAME
        && text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.bytes().all(is_kept)
}

fn is_secret(name: &str) -> bool {
    name.to_ascii_lowercase().contains(SECRET)
}

#[cfg(test)]
mod tests;
