use super::*;

/// A value written as in `serde_json::json!`.
macro_rules! json {
    ($($value:tt)*) => { $crate::text::json::Value::from(serde_json::json!($($value)*)) };
}
pub(crate) use json;

impl From<serde_json::Value> for Value {
    fn from(value: serde_json::Value) -> Self {
        parsed(&value.to_string()).unwrap()
    }
}

impl From<&serde_json::Value> for Value {
    fn from(value: &serde_json::Value) -> Self {
        value.clone().into()
    }
}

impl<'de> serde::Deserialize<'de> for Value {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        serde_json::Value::deserialize(deserializer).map(Self::from)
    }
}

impl std::ops::Index<&str> for Value {
    type Output = Self;

    fn index(&self, name: &str) -> &Self {
        self.get(name).unwrap_or(&Self::Null)
    }
}

impl std::fmt::Display for Value {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(&text(self))
    }
}

#[test]
fn json_is_read_as_the_library_reads_it() {
    let deep = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
    let texts = [
        "",
        " ",
        "null",
        " true ",
        "false",
        "nul",
        "nullx",
        "truefalse",
        "0",
        "-0",
        "-",
        "01",
        "1.",
        ".5",
        "1.5e+3",
        "1e",
        "1E-2",
        "+1",
        "1 2",
        "18446744073709551615",
        "\"\"",
        "\"a",
        "\"\u{1f}\"",
        "\"\u{7f}é\u{1f600}\"",
        r#""\"\\\/\b\f\n\r\t""#,
        r#""\u00e9\uD83D\uDE00""#,
        r#""\ud83d""#,
        r#""\ud83dx""#,
        r#""\ude00""#,
        r#""\ud83d\u0041""#,
        r#""\u00g0""#,
        r#""\u+123""#,
        r#""\x""#,
        r#""\"#,
        "[]",
        "[1,]",
        "[,]",
        "[1,2]",
        "[1 2]",
        "[",
        "]",
        "{}",
        r#"{"a":1}"#,
        r#"{"a":1,}"#,
        r#"{"a" : [ {} , null ] }"#,
        r"{a:1}",
        r#"{"a":1 "b":2}"#,
        r#"{"a"}"#,
        r"{1:2}",
        "{",
        "}",
        "{]",
        "[}",
        "\u{feff}1",
        "\u{a0}1",
    ];
    let texts = texts
        .map(str::to_owned)
        .into_iter()
        .chain([126, 127].map(deep));
    for json in texts {
        let expected: Option<serde_json::Value> = serde_json::from_str(&json).ok();
        let read = parsed(&json);
        assert_eq!(read.is_some(), expected.is_some(), "{json}");
        if let (Some(read), Some(expected)) = (read, expected) {
            let written: serde_json::Value = serde_json::from_str(&text(&read)).unwrap();
            assert_eq!(written, expected, "{json}");
        }
    }
    assert_eq!(parsed(&deep(128)), None);
}

#[test]
fn the_last_of_two_fields_counts_and_both_are_taken() {
    let mut value = parsed(r#"{"a":1,"b":2,"a":3}"#).unwrap();
    assert_eq!(value["a"].as_u64(), Some(3));
    let map = value.as_object_mut().unwrap();
    assert_eq!(map.remove("a").and_then(|value| value.as_u64()), Some(3));
    assert_eq!(text(&value), r#"{"b":2}"#);
}

#[test]
fn one_field_is_kept_of_an_answer_and_all_of_it_is_read() {
    for (json, expected) in [
        (
            r#"{"data":{"status":1},"status":false,"x":[1]}"#,
            Some(r#"{"status":false}"#),
        ),
        (
            r#"{"st\u0061tus":{"a":[1]}}"#,
            Some(r#"{"status":{"a":[1]}}"#),
        ),
        (r#"[{"status":false}]"#, Some("[]")),
        ("{}", Some("{}")),
        ("1", Some("1")),
        (r#"{"data":[1,}"#, None),
        (r#"{"data":1}x"#, None),
    ] {
        let read = field_of(json, "status").map(|value| text(&value));
        assert_eq!(read.as_deref(), expected, "{json}");
    }
}

#[test]
fn one_value_is_held_of_an_answer_and_all_of_it_is_read() {
    let json = r#"{"data":{"items":[{"id":1},{"id":2}],"a.b":3,"x":{"y":"z"}},"data":{"x":{"y":["w",null]}}}"#;
    for (path, expected) in [
        (&["data", "x", "y", "0"][..], Some("\"w\"")),
        (&["data", "x", "y", "1"], Some("null")),
        (&["data", "x", "y", "2"], None),
        (&["data", "x", "y", "0", "v"], None),
        // The last of two counts, also for what the first one has.
        (&["data", "items", "0", "id"], None),
        (&["data", "x", "0"], None),
        (&["other"], None),
    ] {
        let found = value_at(json, path).map(|value| text(&value));
        assert_eq!(found.as_deref(), expected, "{path:?}");
    }
    for broken in [
        "",
        "{",
        r#"{"a":1}x"#,
        r#"{"a":1,"b":}"#,
        r#"{"a":1,}"#,
        r#"[{"a":1}"#,
    ] {
        assert_eq!(value_at(broken, &["a"]), None, "{broken}");
    }
}

#[test]
fn a_list_is_gone_through_item_by_item() {
    let items = |json: &str| {
        let mut items = Vec::new();
        each_item(json, &["data", "items"], |item| items.push(text(&item))).map(|()| items)
    };
    for (json, expected) in [
        (
            r#"{"data":{"items":[1,{"a":[2]},null],"more":[]}}"#,
            Some(vec!["1", r#"{"a":[2]}"#, "null"]),
        ),
        (r#"{"data":{"items":[]}}"#, Some(vec![])),
        (r#"{"data":{"items":{}}}"#, None),
        (r#"{"data":[]}"#, None),
        ("null", None),
        (r#"{"data":{"items":[1,]}}"#, None),
        (r#"{"data":{"items":[1]}}]"#, None),
    ] {
        let expected = expected.map(|items| items.into_iter().map(str::to_owned).collect());
        assert_eq!(items(json), expected, "{json}");
    }
}

#[test]
fn more_values_than_are_held_are_none_and_are_gone_through_all_the_same() {
    let many = ["[", &"0,".repeat(1_000_000), "0]"].concat();
    assert_eq!(parsed(&many), None);
    let answer = [r#"{"data":{"items":"#, &many, r#","last":"a"}}"#].concat();
    assert_eq!(value_at(&answer, &["data", "last"]), Some("a".into()));
    let mut count = 0;
    assert!(each_item(&answer, &["data", "items"], |_| count += 1).is_some());
    assert_eq!(count, 1_000_001);
    let few = ["[", &"0,".repeat(90_000), "0]"].concat();
    assert!(parsed(&few).is_some());
}

#[test]
fn a_number_stays_as_it_was_written() {
    for (json, number, whole) in [
        ("12", Some(12), Some(12)),
        ("1.0", None, Some(1)),
        ("0.00", None, Some(0)),
        ("1.5", None, None),
        ("-1", None, None),
        ("1e0", None, None),
        ("18446744073709551616", None, None),
    ] {
        let value = parsed(json).unwrap();
        assert_eq!(value.as_u64(), number, "{json}");
        let Value::Number(read) = &value else {
            panic!("{json}")
        };
        assert_eq!((read.whole(), read.to_string().as_str()), (whole, json));
    }
}

#[test]
fn a_pointer_leads_through_objects_and_lists() {
    let value = json!({ "data": { "items": [1] } });
    assert_eq!(value.pointer("/data/items"), Some(&json!([1])));
    assert_eq!(value.pointer(""), Some(&value));
    assert_eq!(value.pointer("/data/items/0"), Some(&json!(1)));
    for pointer in ["data", "/data/items/1", "/data/items/a", "/x"] {
        assert_eq!(value.pointer(pointer), None, "{pointer}");
    }
}
