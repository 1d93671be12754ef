//! The body a call passes on.

use super::call::Call;
use crate::text::json::{self, Field};

/// What the row keeps of a JSON body: all of it, or the fields that the row names, as they are written
/// and in the row's order. The last of a name counts, as for whoever parses it. None for what is no
/// object where fields are to be kept.
#[must_use]
pub fn kept_body(call: &Call, body: &str) -> Option<String> {
    let Some(names) = call.fields else {
        return Some(body.to_owned());
    };
    let sent = json::raw_fields(body)?;
    let kept = names.iter().filter_map(|name| {
        let (_, value) = sent.iter().rfind(|(field, _)| field == name)?;
        Some((*name, Field::Json(value)))
    });
    Some(json::object(&kept.collect::<Vec<_>>()))
}

#[cfg(test)]
mod tests {
    use super::kept_body;
    use crate::gateway::catalogue::find;

    #[test]
    fn a_row_keeps_the_fields_it_names() {
        let told = find("POST", "services", "v1/class/payment/callback");
        let told = told.unwrap().call;
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
            assert_eq!(kept_body(told, body).as_deref(), expected, "{body}");
        }
        let any = find("POST", "services", "v1/school/register").unwrap().call;
        assert_eq!(kept_body(any, "[1]").as_deref(), Some("[1]"));
    }
}
