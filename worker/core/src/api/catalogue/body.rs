//! Request body of a call: size limit, timeout, media type and accepted fields.

use super::call::{Body, Call};
use super::query::{BadQuery, accepted_query};
use crate::error::Error;
use crate::http::media_type;
use crate::http::percent::{Encoding, encoded};
use crate::text::json::{self, Fields, Object};

/// The longest JSON body in bytes: 256 KiB.
pub const JSON_LIMIT: u64 = 256 * 1024;

/// The longest upload in bytes: 10 MiB.
pub const UPLOAD_LIMIT: u64 = 10 * 1024 * 1024;

/// How long an upstream has to respond.
pub const TIMEOUT_MS: u64 = 10_000;

/// How long the file drive has to take an upload.
pub const UPLOAD_TIMEOUT_MS: u64 = 60_000;

/// How long a response's body has after its headers, at the pace of the slowest phone.
pub const BODY_MS: u64 = 60_000;

impl Body {
    /// The longest body of this kind, in bytes.
    #[must_use]
    pub const fn limit(self) -> u64 {
        match self {
            Self::None => 0,
            Self::Json | Self::OptionalJson => JSON_LIMIT,
            Self::Multipart => UPLOAD_LIMIT,
        }
    }

    /// How long the upstream has to respond to a call with this kind of body.
    #[must_use]
    pub const fn timeout_ms(self) -> u64 {
        match self {
            Self::Multipart => UPLOAD_TIMEOUT_MS,
            _ => TIMEOUT_MS,
        }
    }

    /// Whether the edge holds the body and so can send it a second time, after the app session was
    /// refused. An upload is streamed and gone.
    #[must_use]
    pub const fn replayable(self) -> bool {
        !matches!(self, Self::Multipart)
    }

    /// Judges a request's `Content-Type` and `Content-Length` before the body is read. A length
    /// that is absent or malformed says nothing; the body itself is measured when it is read.
    ///
    /// # Errors
    /// [`Error::UnsupportedMedia`] or [`Error::TooLarge`].
    pub fn check(
        self,
        content_type: Option<&str>,
        content_length: Option<&str>,
    ) -> Result<(), Error> {
        let length = content_length.and_then(|text| text.trim().parse::<u64>().ok());
        let fits = match self {
            Self::None => return Ok(()),
            Self::Json => content_type.is_some_and(media_type::is_json),
            Self::OptionalJson => content_type.is_none_or(media_type::is_json),
            Self::Multipart => content_type.is_some_and(media_type::is_multipart),
        };
        if !fits {
            return Err(Error::UnsupportedMedia);
        }
        match length {
            Some(length) if length > self.limit() => Err(Error::TooLarge),
            _ => Ok(()),
        }
    }
}

/// What the row accepts of a JSON body: all of it, or the fields that the row names, as they are written
/// and in the row's order. The last of a name counts, as for whoever parses it. `None` if it is no
/// object where fields are named.
#[must_use]
pub fn accepted_body(call: &Call, body: &str) -> Option<String> {
    let Some(names) = call.fields else {
        return Some(body.to_owned());
    };
    let sent = Object::of(body, names)?;
    let accepted = names.iter();
    let accepted = accepted.filter_map(|name| Some((*name, json::raw(sent.get(name)?)?)));
    Some(json::written(&Fields(&accepted.collect::<Vec<_>>())))
}

/// The query of a call that was made by `POST`, out of the JSON body that says the same: texts by the
/// names of the row's parameters.
///
/// # Errors
/// [`BadQuery`] for what is no object, for a parameter that is no text, and as [`accepted_query`].
pub fn posted_query(call: &Call, body: &str) -> Result<String, BadQuery> {
    let sent = Object::of(body, call.query).ok_or(BadQuery)?;
    let mut pairs = Vec::new();
    for name in call.query {
        if sent.get(name).is_some() {
            let value = sent.read::<String>(name).ok_or(BadQuery)?;
            pairs.push([name, "=", &encoded(&value, Encoding::UNRESERVED)].concat());
        }
    }
    accepted_query(call, &pairs.join("&"))
}

#[cfg(test)]
mod tests {
    use super::{accepted_body, posted_query};
    use crate::api::catalogue::find;

    #[test]
    fn a_row_accepts_the_fields_it_names() {
        let call = find("POST", "services", "v1/class/payment/callback");
        let call = call.unwrap().call;
        for (body, expected) in [
            (
                r#"{"transaction_status":"settlement","order_id":"A"}"#,
                Some(r#"{"order_id":"A"}"#),
            ),
            (
                r#"{"order_id":"A","order_id":"B","code":7,"status":"paid"}"#,
                Some(r#"{"code":7,"order_id":"B"}"#),
            ),
            (r#"{"status_code":"200"}"#, Some("{}")),
            ("{}", Some("{}")),
            ("[]", None),
            ("null", None),
            ("{", None),
        ] {
            assert_eq!(accepted_body(call, body).as_deref(), expected, "{body}");
        }
        let any = find("POST", "services", "v1/school/register").unwrap().call;
        assert_eq!(accepted_body(any, "[1]").as_deref(), Some("[1]"));
    }

    #[test]
    fn a_posted_row_gets_its_query_from_the_body() {
        let demo = find("POST", "services", "v0/cms/app/request-demo");
        let demo = demo.unwrap().call;
        for (body, expected) in [
            (
                r#"{"email":"a+x@b.id","more":1}"#,
                Some("email=a%2Bx%40b.id"),
            ),
            (r#"{"email":"a&b=c"}"#, Some("email=a%26b%3Dc")),
            ("{}", Some("")),
            (r#"{"email":7}"#, None),
            (r#"{"email":"a\nb"}"#, None),
            ("[]", None),
            ("", None),
        ] {
            let query = posted_query(demo, body).ok();
            assert_eq!(query.as_deref(), expected, "{body}");
        }
    }
}
