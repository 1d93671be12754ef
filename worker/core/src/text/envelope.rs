//! The envelope of the platform's answers, as the edge writes it for answers of its own.

use serde::Serialize;

use super::json;

/// `{"status":true,"message":…,"data":…}`.
#[derive(Serialize)]
struct Envelope<'m, D> {
    status: bool,
    message: &'m str,
    data: D,
}

/// A good answer, as JSON text: a sentence for a person, and what is answered.
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
    fn an_answer_has_the_platforms_fields_in_their_order() {
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
