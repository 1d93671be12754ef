//! A form that a page sent by itself, before its script could take it over (design section 4). Nothing
//! of it has gone to the platform: it comes back as the page it was sent from, which shows what was
//! typed and says that it was not sent. What it holds is one visitor's, so nobody keeps it.

use crate::gateway::catalogue::Body;
use crate::gateway::fault::Fault;
use crate::gateway::upstream::guard::same_origin;
use crate::text::find;
use crate::text::json::{self, Field};
use crate::text::percent::{Encoding, decoded};

/// The hidden field in which a form of the app says its name (`app/features/forms/unsent.tsx`).
const NAME: &str = "_form";

/// More fields than any form has are not taken over.
const MOST_FIELDS: usize = 100;

/// The longest name of a form, in bytes.
const LONGEST_FORM: usize = 200;

/// The longest name of a field, in bytes.
const LONGEST_NAME: usize = 64;

/// The longest boundary of a multipart body, in bytes (RFC 2046 section 5.1.1).
const LONGEST_BOUNDARY: usize = 70;

/// Fields of secrets are named so (`app/features/forms/unsent.test.ts`): they never come back.
const SECRET: &str = "password";

/// How a form's fields are written in its body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormType {
    /// `application/x-www-form-urlencoded`, a form's own way.
    UrlEncoded,
    /// `multipart/form-data`, with the line that stands between its parts.
    Multipart(String),
}

impl FormType {
    /// What a request may send as a form, judged before its body is read.
    ///
    /// # Errors
    /// [`Fault::Forbidden`] for one from elsewhere, [`Fault::UnsupportedMedia`] for what is no form,
    /// [`Fault::TooLarge`] for a length over the limit of bodies that are read whole.
    pub fn admitted(
        header: &dyn Fn(&str) -> Option<String>,
        own_origin: &str,
    ) -> Result<Self, Fault> {
        let [origin, site, kind, length] =
            ["origin", "sec-fetch-site", "content-type", "content-length"].map(header);
        if !same_origin(origin.as_deref(), site.as_deref(), own_origin) {
            return Err(Fault::Forbidden);
        }
        let form = kind.as_deref().and_then(Self::parse);
        let form = form.ok_or(Fault::UnsupportedMedia)?;
        let length = length.and_then(|text| text.trim().parse::<u64>().ok());
        match length {
            Some(length) if length > Body::Json.limit() => Err(Fault::TooLarge),
            _ => Ok(form),
        }
    }

    fn parse(content_type: &str) -> Option<Self> {
        let (essence, parameters) = content_type.split_once(';').unwrap_or((content_type, ""));
        match essence.trim().to_ascii_lowercase().as_str() {
            "application/x-www-form-urlencoded" => Some(Self::UrlEncoded),
            "multipart/form-data" => {
                let boundary = parameters
                    .split(';')
                    .find_map(|one| parameter(one, "boundary"))?;
                let fits = (1..=LONGEST_BOUNDARY).contains(&boundary.len());
                fits.then(|| Self::Multipart(["\r\n--", boundary].concat()))
            }
            _ => None,
        }
    }
}

/// What was typed into such a form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unsent {
    /// Its name; empty where it does not say, so that each form of the page takes what it knows.
    form: String,
    values: Vec<(String, String)>,
}

impl Unsent {
    /// Reads a form's body. What is no text field of a form of the app is left out: files, secrets,
    /// names that none has, and whatever stands there a second time.
    #[must_use]
    pub fn read(form: &FormType, body: &[u8]) -> Self {
        let text = String::from_utf8_lossy(body);
        let mut unsent = Self::default();
        match form {
            FormType::UrlEncoded => {
                for pair in text.split('&') {
                    let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
                    let [name, value] = [name, value].map(|one| decoded(one, Encoding::FORM));
                    if let (Some(name), Some(value)) = (name, value) {
                        unsent.take(&name, value);
                    }
                }
            }
            FormType::Multipart(boundary) => {
                let text = ["\r\n", &text].concat();
                let mut rest = find::cut(&text, boundary).map(|(_, rest)| rest);
                while let Some((part, after)) = rest.and_then(|rest| find::cut(rest, boundary)) {
                    if let Some((name, value)) = text_part(part) {
                        unsent.take(name, value.to_owned());
                    }
                    rest = Some(after);
                }
            }
        }
        unsent
    }

    fn take(&mut self, name: &str, value: String) {
        if name == NAME {
            if self.form.is_empty() && is_form(&value) {
                self.form = value;
            }
            return;
        }
        let is_known = self.values.iter().any(|(known, _)| known == name);
        let has_room = self.values.len() < MOST_FIELDS;
        if has_room && !is_known && is_name(name) && !is_secret(name) {
            self.values.push((name.to_owned(), value));
        }
    }

    /// `{"form","values"}`, as the boot data holds it.
    #[must_use]
    pub fn to_json(&self) -> String {
        let values = self.values.iter();
        let values: Vec<_> = values
            .map(|(name, value)| (name.as_str(), Field::Text(value)))
            .collect();
        json::object(&[
            ("form", (&self.form).into()),
            ("values", Field::Json(&json::object(&values))),
        ])
    }
}

/// Name and value of a part that is a text; a file has a name of its own beside the field's.
fn text_part(part: &str) -> Option<(&str, &str)> {
    let (head, value) = find::cut(part, "\r\n\r\n")?;
    let disposition = head.split("\r\n").find_map(|line| {
        let (name, value) = line.split_once(':')?;
        let is_it = name.trim().eq_ignore_ascii_case("content-disposition");
        is_it.then_some(value)
    })?;
    let mut name = None;
    for one in disposition.split(';') {
        if parameter(one, "filename")
            .or_else(|| parameter(one, "filename*"))
            .is_some()
        {
            return None;
        }
        name = name.or_else(|| parameter(one, "name"));
    }
    Some((name?, value))
}

/// The value of a header's parameter where it is the one that is wanted, out of its quotes.
fn parameter<'p>(text: &'p str, wanted: &str) -> Option<&'p str> {
    let (name, value) = text.split_once('=')?;
    let value = value.trim();
    let inner = value
        .strip_prefix('"')
        .and_then(|rest| rest.strip_suffix('"'));
    name.trim()
        .eq_ignore_ascii_case(wanted)
        .then(|| inner.unwrap_or(value))
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
    find::holds(&name.to_ascii_lowercase(), SECRET)
}

#[cfg(test)]
mod tests;
