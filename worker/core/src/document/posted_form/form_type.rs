//! Media types of forms, and parsing of the fields in their bodies.

use crate::api::catalogue::Body;
use crate::error::Error;
use crate::http::percent::{Encoding, decoded};
use crate::http::request_head::{Header, RequestHead};

/// The longest boundary of a multipart body, in bytes (RFC 2046 section 5.1.1).
const LONGEST_BOUNDARY: usize = 70;

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
    /// [`Error::Forbidden`] for one from elsewhere, [`Error::UnsupportedMedia`] for what is no form,
    /// [`Error::TooLarge`] for a length over the limit of bodies that are read whole.
    pub fn admitted(head: &RequestHead) -> Result<Self, Error> {
        if !head.is_same_origin() {
            return Err(Error::Forbidden);
        }
        let form = head.header(Header::ContentType).and_then(Self::parse);
        let length = head.header(Header::ContentLength);
        let form = form.ok_or(Error::UnsupportedMedia)?;
        let length = length.and_then(|text| text.trim().parse::<u64>().ok());
        match length {
            Some(length) if length > Body::Json.limit() => Err(Error::TooLarge),
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

    /// Each field of a body that is a text, with its value.
    pub(super) fn each_text(&self, body: &str, mut take: impl FnMut(&str, String)) {
        match self {
            Self::UrlEncoded => {
                for pair in body.split('&') {
                    let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
                    let [name, value] = [name, value].map(|one| decoded(one, Encoding::FORM));
                    if let (Some(name), Some(value)) = (name, value) {
                        take(&name, value);
                    }
                }
            }
            Self::Multipart(boundary) => {
                let text = ["\r\n", body].concat();
                let mut rest = text.split_once(boundary).map(|(_, rest)| rest);
                while let Some((part, after)) = rest.and_then(|rest| rest.split_once(boundary)) {
                    if let Some((name, value)) = text_part(part) {
                        take(name, value.to_owned());
                    }
                    rest = Some(after);
                }
            }
        }
    }
}

/// Name and value of a part that is a text; a file has a file name besides the field's name.
fn text_part(part: &str) -> Option<(&str, &str)> {
    let (head, value) = part.split_once("\r\n\r\n")?;
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
