//! `Error`: everything that can go wrong at the edge, with its status and its message for a person
//! (design section 6).
//!
//! Every error response of the gateway has one shape, whoever broke:
//! `{"status":false,"message":<Indonesian sentence>,"statusCode":<number>,"data":null}`.
//! The message never holds an upstream's own words, a token or an address.

use crate::http::methods::Methods;
use crate::text::json;
use serde::Serialize;

/// How soon what is not available may be asked for again, in seconds.
pub const UNAVAILABLE_SECONDS: u32 = 30;

/// Why a request could not be understood (status 400).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadRequestReason {
    /// The path has a malformed escape, a dot segment, an encoded slash or the like.
    Address,
    /// A query parameter the call takes is malformed or too long.
    Query,
    /// The body is no JSON, or JSON of the wrong shape.
    Body,
    /// The chat question is missing or blank.
    EmptyQuestion,
    /// The chat question has more than 8,000 characters.
    LongQuestion,
    /// The conversation id is not one the assistant hands out.
    Conversation,
}

/// An error the edge responds with; operators read its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// 400: the request itself is wrong.
    #[error("BadRequest")]
    BadRequest(BadRequestReason),
    /// 401: it needs a signed-in visitor.
    #[error("Unauthorized")]
    Unauthorized,
    /// 403: a state-changing call that does not come from the site's own pages.
    #[error("Forbidden")]
    Forbidden,
    /// 403: a call that is for other kinds of users.
    #[error("NotPermitted")]
    NotPermitted,
    /// 404: no such call, page, host or file.
    #[error("NotFound")]
    NotFound,
    /// 405: the address takes other methods, listed in `allow`.
    #[error("MethodNotAllowed")]
    MethodNotAllowed {
        /// Those methods.
        allow: Methods,
    },
    /// 413: the body is over its limit.
    #[error("TooLarge")]
    TooLarge,
    /// 415: the body is not of the type the call takes.
    #[error("UnsupportedMedia")]
    UnsupportedMedia,
    /// 429: the visitor asks too often.
    #[error("TooMany")]
    TooMany {
        /// The value of the `Retry-After` header, in seconds.
        retry_after: u32,
    },
    /// 500: the edge itself broke.
    #[error("Internal")]
    Internal,
    /// 500: the edge itself broke over a request that may have changed something.
    #[error("Interrupted")]
    Interrupted,
    /// 502: the upstream cannot be reached, or responded with nonsense.
    #[error("BadGateway")]
    BadGateway,
    /// 503: the call has no upstream to go to, or the site is being repaired.
    #[error("Unavailable")]
    Unavailable,
    /// 504: the upstream did not respond in time.
    #[error("Timeout")]
    Timeout,
    /// The upstream's own error status, 400 to 599, where its response was no JSON to pass on.
    #[error("Upstream({0})")]
    Upstream(u16),
}

impl Error {
    /// The HTTP status.
    #[must_use]
    pub const fn status(&self) -> u16 {
        match self {
            Self::BadRequest(_) => 400,
            Self::Unauthorized => 401,
            Self::Forbidden | Self::NotPermitted => 403,
            Self::NotFound => 404,
            Self::MethodNotAllowed { .. } => 405,
            Self::TooLarge => 413,
            Self::UnsupportedMedia => 415,
            Self::TooMany { .. } => 429,
            Self::Internal | Self::Interrupted => 500,
            Self::BadGateway => 502,
            Self::Unavailable => 503,
            Self::Timeout => 504,
            Self::Upstream(status) => *status,
        }
    }

    /// One sentence for a person, in Indonesian.
    #[must_use]
    pub const fn message(&self) -> &'static str {
        match self {
            Self::BadRequest(reason) => reason.message(),
            Self::Unauthorized => "Silakan masuk terlebih dahulu untuk melanjutkan.",
            Self::Forbidden => {
                "Permintaan ini hanya dapat dikirim dari halaman situs kami. Muat ulang halaman, lalu coba lagi."
            }
            Self::NotPermitted => "Akun Anda tidak memiliki izin untuk tindakan ini.",
            Self::NotFound => "Data yang Anda cari tidak ditemukan.",
            Self::MethodNotAllowed { .. } => "Tindakan ini tidak tersedia untuk alamat tersebut.",
            Self::TooLarge => {
                "Data yang dikirim terlalu besar. Perkecil ukurannya, lalu coba lagi."
            }
            Self::UnsupportedMedia => "Format data yang dikirim tidak didukung.",
            Self::TooMany { .. } => {
                "Permintaan Anda terlalu sering. Tunggu sebentar, lalu coba lagi."
            }
            Self::Internal => "Terjadi kesalahan pada sistem kami. Silakan coba lagi.",
            Self::Interrupted => {
                "Terjadi kesalahan pada sistem kami, dan permintaan ini mungkin sudah diproses. Periksa dahulu sebelum mengirim ulang."
            }
            Self::BadGateway => "Layanan sedang mengalami gangguan. Silakan coba lagi nanti.",
            Self::Unavailable => "Layanan sedang tidak tersedia. Silakan coba lagi nanti.",
            Self::Timeout => "Layanan terlalu lama merespons. Silakan coba lagi.",
            Self::Upstream(status) => upstream_message(*status),
        }
    }

    /// The header this status asks for by HTTP: `allow` with 405, `retry-after` with 429 and 503.
    #[must_use]
    pub fn header(&self) -> Option<(&'static str, String)> {
        match self {
            Self::MethodNotAllowed { allow } => Some(("allow", allow.text())),
            Self::TooMany { retry_after } => Some(("retry-after", retry_after.to_string())),
            Self::Unavailable | Self::Upstream(503) => {
                Some(("retry-after", UNAVAILABLE_SECONDS.to_string()))
            }
            _ => None,
        }
    }

    /// The response's body, as JSON text with the platform's fields in their order.
    #[must_use]
    pub fn json(&self) -> String {
        json::written(&ErrorBody {
            status: false,
            message: self.message(),
            status_code: self.status(),
            data: (),
        })
    }
}

/// What every response of the platform's has, in its order.
#[derive(Serialize)]
struct ErrorBody {
    status: bool,
    message: &'static str,
    #[serde(rename = "statusCode")]
    status_code: u16,
    data: (),
}

/// What an upstream's status says to a person; a refusal there has other reasons than one here.
const fn upstream_message(status: u16) -> &'static str {
    match status {
        401 => Error::Unauthorized.message(),
        403 => "Anda tidak memiliki akses ke data ini.",
        404 | 410 => Error::NotFound.message(),
        413 => Error::TooLarge.message(),
        429 => "Permintaan terlalu sering. Tunggu sebentar, lalu coba lagi.",
        400..=499 => "Permintaan tidak dapat diproses. Periksa kembali isian Anda.",
        504 => Error::Timeout.message(),
        _ => Error::BadGateway.message(),
    }
}

impl BadRequestReason {
    const fn message(self) -> &'static str {
        match self {
            Self::Address => "Alamat yang diminta tidak valid.",
            Self::Query => "Parameter yang dikirim tidak valid.",
            Self::Body => "Data yang dikirim tidak dapat dibaca. Periksa kembali isian Anda.",
            Self::EmptyQuestion => "Pertanyaan belum diisi.",
            Self::LongQuestion => "Pertanyaan terlalu panjang. Batasnya 8.000 karakter.",
            Self::Conversation => "Percakapan tersebut tidak dikenali.",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    #[test]
    fn every_error_has_a_status_a_sentence_and_the_common_shape() {
        let allow = Methods::default().and(&["GET", "PUT"]);
        let errors = [
            (Error::BadRequest(BadRequestReason::Address), 400),
            (Error::BadRequest(BadRequestReason::Query), 400),
            (Error::BadRequest(BadRequestReason::Body), 400),
            (Error::BadRequest(BadRequestReason::EmptyQuestion), 400),
            (Error::BadRequest(BadRequestReason::LongQuestion), 400),
            (Error::BadRequest(BadRequestReason::Conversation), 400),
            (Error::Unauthorized, 401),
            (Error::Forbidden, 403),
            (Error::NotPermitted, 403),
            (Error::NotFound, 404),
            (Error::MethodNotAllowed { allow }, 405),
            (Error::TooLarge, 413),
            (Error::UnsupportedMedia, 415),
            (Error::TooMany { retry_after: 60 }, 429),
            (Error::Internal, 500),
            (Error::Interrupted, 500),
            (Error::BadGateway, 502),
            (Error::Unavailable, 503),
            (Error::Timeout, 504),
            (Error::Upstream(401), 401),
            (Error::Upstream(403), 403),
            (Error::Upstream(418), 418),
            (Error::Upstream(500), 500),
        ];
        for (error, status) in errors {
            let body: Value = serde_json::from_str(&error.json()).unwrap();
            assert_eq!(
                body,
                json!({"status": false, "message": error.message(), "statusCode": status, "data": null})
            );
            assert_eq!(error.status(), status);
            assert!(error.message().ends_with('.'), "{error:?}");
        }
    }

    #[test]
    fn interrupted_warns_that_the_change_may_be_done() {
        assert!(
            Error::Interrupted
                .message()
                .contains("mungkin sudah diproses")
        );
    }

    #[test]
    fn headers_required_by_http() {
        let allow = Methods::default().and(&["GET", "PUT"]);
        let error = Error::MethodNotAllowed { allow };
        assert_eq!(error.header(), Some(("allow", String::from("GET, PUT"))));
        let error = Error::TooMany { retry_after: 60 };
        assert_eq!(error.header(), Some(("retry-after", String::from("60"))));
        let retry = Some(("retry-after", String::from("30")));
        assert_eq!(Error::Unavailable.header(), retry);
        assert_eq!(Error::NotFound.header(), None);
    }
}
