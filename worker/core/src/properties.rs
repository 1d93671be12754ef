//! Property tests of the pure parsers and escapers, with random and hostile input. Each is tried with a
//! handful of random inputs a run; a failure names the smallest input that shows it.
#![expect(
    unused_must_use,
    reason = "of many calls it only matters that they come to an end"
)]

mod bounds;
mod document;
mod api;
mod sites;
mod text;

use proptest::prelude::*;
use serde_json::{Map, Value};

/// What could end a script block, or begin something in one.
const SCRIPT_BREAKERS: [char; 5] = ['<', '>', '&', '\u{2028}', '\u{2029}'];

/// Few cases a run, and no file of failed ones: what one shows becomes a case of a table.
fn config() -> ProptestConfig {
    ProptestConfig {
        cases: 96,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// What breaks out of the places that texts are put into.
const HOSTILE: [&str; 48] = [
    "<",
    ">",
    "&",
    "\"",
    "'",
    "`",
    "</script>",
    "<!--",
    "-->",
    "]]>",
    "</title>",
    "&amp;",
    "&#60;",
    "&lt",
    "\u{2028}",
    "\u{2029}",
    "\0",
    "\r\n",
    "\n",
    "\t",
    "\u{85}",
    "\u{7f}",
    "%",
    "%2e",
    "%2F",
    "%00",
    "%c3",
    "+",
    " ",
    "/",
    "//",
    "\\",
    "..",
    ".",
    ":",
    ";",
    ",",
    "=",
    "?",
    "#",
    "@",
    "|",
    "{",
    "}",
    "é",
    "😀",
    "\u{feff}",
    "\u{ffff}",
];

/// Texts of any characters, and of those that mean something somewhere.
fn hostile() -> impl Strategy<Value = String> {
    let part = prop_oneof![
        3 => prop::sample::select(&HOSTILE[..]).prop_map(str::to_owned),
        1 => "[a-zA-Z0-9]{1,4}",
        1 => any::<char>().prop_map(String::from),
    ];
    prop::collection::vec(part, 0..24).prop_map(|parts| parts.concat())
}

/// Any JSON, with hostile texts for texts and names.
fn json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        // Whole and quarter numbers: of others the reader may change the last digit.
        any::<i32>().prop_map(|number| Value::from(f64::from(number) / 4.0)),
        hostile().prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 24, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec((hostile(), inner), 0..6).prop_map(object),
        ]
    })
}

/// An object that has some of these fields, each with any JSON.
fn record(names: &'static [&'static str]) -> impl Strategy<Value = Value> {
    let name = prop::sample::select(names).prop_map(str::to_owned);
    prop::collection::vec((name, json()), 0..names.len() + 2).prop_map(object)
}

fn object(fields: Vec<(String, Value)>) -> Value {
    Value::Object(fields.into_iter().collect::<Map<_, _>>())
}
