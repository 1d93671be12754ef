//! Checks on the visitor's request before an upstream hears of it.

use crate::gateway::catalogue::Body;
use crate::gateway::fault::Fault;

/// The longest JSON body in bytes: 256 KiB.
pub const JSON_LIMIT: u64 = 256 * 1024;

/// The longest upload in bytes: 10 MiB.
pub const UPLOAD_LIMIT: u64 = 10 * 1024 * 1024;

/// How long an upstream has to answer.
pub const TIMEOUT_MS: u64 = 10_000;

/// How long the file drive has to take an upload.
pub const UPLOAD_TIMEOUT_MS: u64 = 60_000;

/// How long a visitor waits after too many requests: the period of the rate-limit bindings.
pub const RETRY_AFTER_SECONDS: u32 = 60;

/// Whether a state-changing request comes from the site's own pages. A browser says so with
/// `Origin` or `Sec-Fetch-Site`; what it says must not contradict, and who says neither is
/// refused. `own_origin` is `<scheme>://<host>[:<port>]` of the request itself.
#[must_use]
pub fn same_origin(origin: Option<&str>, sec_fetch_site: Option<&str>, own_origin: &str) -> bool {
    let own = origin.map(|origin| origin.eq_ignore_ascii_case(own_origin));
    let same = sec_fetch_site.map(|site| site == "same-origin");
    own.or(same).is_some() && own != Some(false) && same != Some(false)
}

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

    /// How long the upstream has to answer a call with this kind of body.
    #[must_use]
    pub const fn timeout_ms(self) -> u64 {
        match self {
            Self::Multipart => UPLOAD_TIMEOUT_MS,
            _ => TIMEOUT_MS,
        }
    }

    /// Whether the edge holds the body and so can send it a second time, after the pair was
    /// refused. An upload is streamed and gone.
    #[must_use]
    pub const fn replayable(self) -> bool {
        !matches!(self, Self::Multipart)
    }

    /// Judges a request's `Content-Type` and `Content-Length` before the body is read. A length
    /// that is absent or malformed says nothing; the body itself is measured when it is read.
    ///
    /// # Errors
    /// [`Fault::UnsupportedMedia`] or [`Fault::TooLarge`].
    pub fn check(
        self,
        content_type: Option<&str>,
        content_length: Option<&str>,
    ) -> Result<(), Fault> {
        let length = content_length.and_then(|text| text.trim().parse::<u64>().ok());
        let fits = match self {
            Self::None => return Ok(()),
            Self::Json => content_type.is_some_and(is_json_type),
            Self::OptionalJson => content_type.is_none_or(is_json_type),
            Self::Multipart => content_type.is_some_and(is_multipart_type),
        };
        if !fits {
            return Err(Fault::UnsupportedMedia);
        }
        match length {
            Some(length) if length > self.limit() => Err(Fault::TooLarge),
            _ => Ok(()),
        }
    }
}

/// Whether a media type is JSON: `application/json` or `application/<x>+json`, any parameters.
pub(super) fn is_json_type(content_type: &str) -> bool {
    let essence = essence(content_type);
    let subtype = essence.strip_prefix("application/");
    subtype.is_some_and(|subtype| subtype == "json" || subtype.ends_with("+json"))
}

/// A multipart body without its boundary cannot be read by anyone.
fn is_multipart_type(content_type: &str) -> bool {
    essence(content_type) == "multipart/form-data"
        && content_type.to_ascii_lowercase().contains("boundary=")
}

/// A media type without its parameters, in lower case.
pub(super) fn essence(content_type: &str) -> String {
    content_type
        .split(';')
        .next()
        .unwrap_or_default()
        .trim()
        .to_ascii_lowercase()
}

/// The request id: the incoming one when it is 8 to 64 letters, digits, `-` or `_`, so that it
/// can stand in a log; else 32 hex digits of the given randomness.
#[must_use]
pub fn request_id(incoming: Option<&str>, random: [u8; 16]) -> String {
    let safe = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    let valid = |id: &&str| (8..=64).contains(&id.len()) && id.bytes().all(safe);
    match incoming.filter(valid) {
        Some(id) => id.to_owned(),
        None => format!("{:032x}", u128::from_be_bytes(random)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn request_ids_are_safe_to_log() {
        let made = "000102030405060708090a0b0c0d0e0f";
        let random = std::array::from_fn(|index| u8::try_from(index).unwrap());
        let long = "a".repeat(65);
        for bad in [
            None,
            Some(""),
            Some("short"),
            Some("with space"),
            Some("line\nbreak"),
            Some(&*long),
        ] {
            assert_eq!(request_id(bad, random), made, "{bad:?}");
        }
        assert_eq!(request_id(Some("Abc-123_x"), random), "Abc-123_x");
    }
}
