//! Table of variables and secrets (`worker/variables.json`), with validation of their values. `npm run
//! deploy` checks by the same table before it uploads anything.

use serde::Deserialize;

use crate::auth::token::Key;
use crate::http::csp_source;
use crate::text::json;

const TABLE: &str = include_str!("../../../variables.json");

/// What a variable holds.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum VariableKind {
    /// An http(s) address without a query.
    Address,
    /// Hosts as a policy names them, split at blanks.
    Hosts,
    /// 64 hexadecimal digits.
    Key,
    /// The address of a script.
    Script,
    /// A JSON object of texts.
    Secrets,
    /// `true` or `false`.
    Switch,
    Text,
    /// Words, split at blanks.
    Words,
}

/// A row of the table.
#[derive(Deserialize)]
struct Variable {
    name: String,
    kind: VariableKind,
    /// Whether the site cannot do without it.
    #[serde(default)]
    needed: bool,
}

/// What is wrong with the variables, each by its name, empty where it is not set; never a secret's value.
#[must_use]
pub fn problems(value: impl Fn(&str) -> String) -> Vec<String> {
    let table: Vec<Variable> = serde_json::from_str(TABLE).unwrap_or_default();
    table
        .iter()
        .filter_map(|variable| problem(variable, value(&variable.name).trim()))
        .collect()
}

fn problem(Variable { name, kind, needed }: &Variable, value: &str) -> Option<String> {
    if value.is_empty() {
        return needed.then(|| [name, " is missing"].concat());
    }
    let wrong = match kind {
        VariableKind::Address if !is_address(value) => " is no address such as https://api.example",
        VariableKind::Key if Key::from_hex(value).is_err() => " is not 64 hexadecimal digits",
        VariableKind::Script if csp_source::file(value).is_none() => {
            " is not the address of a script"
        }
        VariableKind::Secrets if !is_secrets(value) => " is not a JSON object of strings",
        VariableKind::Switch if !["true", "false"].contains(&value) => " is neither true nor false",
        VariableKind::Hosts => {
            let wrong = value
                .split_whitespace()
                .find(|entry| csp_source::host(entry).is_none())?;
            return Some([name, ": ", wrong, " is no host"].concat());
        }
        _ => return None,
    };
    Some([name, wrong].concat())
}

fn is_address(value: &str) -> bool {
    let has_query = value.contains(['?', '#']) || value.contains(char::is_whitespace);
    !has_query && csp_source::origin(value).is_some()
}

fn is_secrets(value: &str) -> bool {
    json::each_field(value, |_, _| ()).is_some()
}

#[cfg(test)]
mod tests {
    use super::{TABLE, Variable, problems};
    use crate::api::catalogue::Upstream;

    const KEY: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

    fn table() -> Vec<Variable> {
        serde_json::from_str(TABLE).unwrap()
    }

    /// A configuration in which nothing is wrong, but for one variable.
    fn describe(changed: &str, to: &str) -> Vec<String> {
        problems(|name| {
            let sound = match name {
                "APP_TOKEN_KEY" => KEY,
                "APP_SECRET" | "DATA_ANON_KEY" => "rahasia",
                name if name.ends_with("_URL") && name != "ANALYTICS_URL" => "https://a.example",
                _ => "",
            };
            if name == changed { to } else { sound }.to_owned()
        })
    }

    #[test]
    fn every_host_of_the_platform_is_in_the_table() {
        let names: Vec<_> = table().into_iter().map(|variable| variable.name).collect();
        for host in Upstream::ALL {
            assert!(names.iter().any(|name| name == host.variable()), "{host:?}");
        }
    }

    #[test]
    fn bad_variables_are_reported_by_name() {
        let address = " is no address such as https://api.example";
        let key = " is not 64 hexadecimal digits";
        let secrets = " is not a JSON object of strings";
        let switch = " is neither true nor false";
        for (name, value, expected) in [
            ("API_URL", "https://api.example", None),
            ("API_URL", "http://127.0.0.1:9000/api", None),
            ("API_URL", "", Some(" is missing")),
            ("API_URL", "api.platform.example", Some(address)),
            ("API_URL", "//api.platform.example", Some(address)),
            ("API_URL", "https://", Some(address)),
            ("API_URL", "https://api.example?x=1", Some(address)),
            ("API_URL", "https://api.example /v1", Some(address)),
            ("API_URL", "ftp://api.example", Some(address)),
            ("STRICT_HOSTS", "true", None),
            ("STRICT_HOSTS", "", None),
            ("STRICT_HOSTS", "True", Some(switch)),
            ("STRICT_HOSTS", "1", Some(switch)),
            ("STRICT_HOSTS", "ya", Some(switch)),
            ("APP_TOKEN_KEY", "", Some(" is missing")),
            ("APP_TOKEN_KEY", "rahasia", Some(key)),
            ("APP_TOKEN_KEY_PREVIOUS", "rahasia", Some(key)),
            ("APP_SECRET", " ", Some(" is missing")),
            ("DATA_ANON_KEY", "", Some(" is missing")),
            ("APP_SECRETS", "rahasia", Some(secrets)),
            ("APP_SECRETS", "[]", Some(secrets)),
            ("APP_SECRETS", "{}", None),
            ("ANALYTICS_URL", "https://ukur.example/js", None),
            (
                "ANALYTICS_URL",
                "https://ukur.example",
                Some(" is not the address of a script"),
            ),
            (
                "IMAGE_HOSTS",
                "a.example ; *.b.example",
                Some(": ; is no host"),
            ),
            ("ANALYTICS_HOSTS", "*.ukur.example", None),
        ] {
            let expected: Vec<_> = expected
                .map(|wrong| [name, wrong].concat())
                .into_iter()
                .collect();
            assert_eq!(describe(name, value), expected, "{name}={value}");
        }
    }
}
