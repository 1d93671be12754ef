//! The catalogue as part of the contract `app/api/openapi.json`, which is generated from these rows (`npm
//! run platform -- contract`) and tested against them.

use serde_json::{Map, Value, json};

use super::call::{Access, Body, CachePolicy, Call, QueryRule};
use super::upstream::Upstream;

/// One row: its method and path, the names of its query parameters, and what of an operation begins
/// with `x-`. What does not hold is left out.
#[must_use]
pub fn row(call: &Call) -> Value {
    json!({
        "method": call.method.name(),
        "host": call.upstream.name(),
        "path": call.path,
        "query": call.query,
        "body": body(call.body),
        "x": terms(call),
    })
}

/// Every row, in the catalogue's order.
#[must_use]
pub fn rows() -> Vec<Value> {
    let every = Upstream::ALL.iter().flat_map(|host| super::calls(*host));
    every.map(row).collect()
}

/// On what terms a call is made.
fn terms(call: &Call) -> Map<String, Value> {
    let mut terms = Map::new();
    let mut say = |name: &str, value: Value| terms.insert(format!("x-{name}"), value);
    say("call", json!(call.name()));
    say("access", json!(access(call.access)));
    if let Some(kinds) = call.kinds {
        let names: Vec<_> = kinds.iter().map(|kind| kind.name()).collect();
        say("kinds", json!(names));
    }
    if let Some(limit) = call.limit {
        say("limit", json!(limit.binding()));
    }
    if let Some(fields) = call.fields {
        say("fields", json!(fields));
    }
    if call.body.limit() > 0 {
        say("body-limit", json!(call.body.limit()));
    }
    say("timeout-ms", json!(call.body.timeout_ms()));
    for (name, holds) in [
        ("kept", call.cache == CachePolicy::Public),
        ("acts", call.has_side_effects),
        ("posted", call.accepts_query_as_post),
        ("app-token", call.upstream.wants_app_token()),
    ] {
        if holds {
            say(name, json!(true));
        }
    }
    for (parameter, rule) in call.query_rules {
        say(&format!("query-{parameter}"), query_rule(*rule));
    }
    terms
}

const fn access(access: Access) -> &'static str {
    match access {
        Access::Anyone => "anyone",
        Access::SignedIn => "signed-in",
        Access::EdgeOnly => "edge",
    }
}

const fn body(body: Body) -> &'static str {
    match body {
        Body::None => "none",
        Body::Json => "json",
        Body::OptionalJson => "optional-json",
        Body::Multipart => "multipart",
    }
}

fn query_rule(rule: QueryRule) -> Value {
    match rule {
        QueryRule::Only(value) => json!({ "const": value }),
        QueryRule::UpTo(most) => json!({ "type": "integer", "minimum": 1, "maximum": most }),
        QueryRule::Equals => json!({ "type": "string", "pattern": "^eq\\." }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A row as the document says it.
    fn describe(path: &str, method: &str, operation: &Value) -> Value {
        let (host, path) = path[1..].split_once('/').unwrap();
        let parameters = operation["parameters"].as_array().unwrap();
        let query: Vec<_> = parameters
            .iter()
            .filter(|one| one["in"] == "query")
            .map(|one| one["name"].clone())
            .collect();
        let x: Map<_, _> = operation
            .as_object()
            .unwrap()
            .iter()
            .filter(|(name, _)| name.starts_with("x-") && *name != "x-pages")
            .map(|(name, value)| (name.clone(), value.clone()))
            .collect();
        json!({
            "method": method.to_uppercase(),
            "host": host,
            "path": path,
            "query": query,
            "body": body_summary(&operation["requestBody"]),
            "x": x,
        })
    }

    fn body_summary(body: &Value) -> &'static str {
        if body.is_null() {
            "none"
        } else if !body["content"]["multipart/form-data"].is_null() {
            "multipart"
        } else if body["required"] == true {
            "json"
        } else {
            "optional-json"
        }
    }

    /// `npm run platform -- contract` writes it anew.
    #[test]
    fn the_contract_has_every_row_as_it_is() {
        let document: Value =
            serde_json::from_str(include_str!("../../../../../app/api/openapi.json")).unwrap();
        let paths = document["paths"].as_object().unwrap();
        let mut found: Vec<Value> = paths
            .iter()
            .flat_map(|(path, methods)| {
                let methods = methods.as_object().unwrap();
                methods
                    .iter()
                    .map(move |(method, one)| describe(path, method, one))
            })
            .collect();
        let mut known = rows();
        for list in [&mut found, &mut known] {
            list.sort_by_key(|row| row["x"]["x-call"].to_string());
        }
        assert_eq!(found, known);
    }
}
