//! The envelope of the platform's responses, as the edge writes it for responses of its own.

use serde::Serialize;

use crate::text::json;

/// `{"status":true,"message":…,"data":…}`.
#[derive(Serialize)]
struct Envelope<'m, D> {
    status: bool,
    message: &'m str,
    data: D,
}

/// A good response, as JSON text: a sentence for a person, and the data.
#[must_use]
pub fn good<D: Serialize>(message: &str, data: D) -> String {
    json::written(&Envelope {
        status: true,
        message,
        data,
    })
}

#[cfg(test)]
mod tests {
    use super::good;

    #[test]
    fn a_response_has_the_platforms_fields_in_their_order() {
        for (written, expected) in [
            (
                good("Anda sudah keluar.", ()),
                r#"{"status":true,"message":"Anda sudah keluar.","data":null}"#,
            ),
            (
                good("\"", ["a"]),
                r#"{"status":true,"message":"\"","data":["a"]}"#,
            ),
        ] {
            assert_eq!(written, expected);
        }
    }
}
