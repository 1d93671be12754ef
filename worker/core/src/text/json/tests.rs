use super::*;
use crate::text::limit::TEXT_LIMIT;

#[test]
fn a_path_finds_its_value_and_the_whole_text_is_checked() {
    let text = r#" {"data":{"items":[{"id":1},{"id":2}],"a.b":3,"x":{"y":"z"}},
        "d\u0061ta":{"x":{"y":["w", 1.50 ,null]}}}"#;
    for (path, expected) in [
        ("data.x.y.0", Some("\"w\"")),
        ("data.x.y.1", Some("1.50")),
        ("data.x.y.2", Some("null")),
        ("data.x.y.3", None),
        ("data.x.y.-1", None),
        ("data.x.y.0.v", None),
        // The last of two counts, also for what the first one has.
        ("data.items.0.id", None),
        ("data.x.0", None),
        ("other", None),
        ("", None),
    ] {
        assert_eq!(at(text, path), expected, "{path:?}");
    }
    // Nothing stands below what is neither an object nor a list, and the text goes on behind it.
    let scalars = r#"{"a":1,"b":-1.5,"c":true,"d":null,"e":"\u0078","f":[1,-2],"a":{"x":2}}"#;
    for path in ["b.x", "c.x", "d.x", "e.x", "f.x", "f.0.x", "f.1.x", "f.2"] {
        assert_eq!(at(scalars, path), None, "{path}");
    }
    assert_eq!(at(scalars, "a.x"), Some("2"));
    for broken in [
        "",
        "{",
        r#"{"a":1}x"#,
        r#"{"a":1,"b":}"#,
        r#"{"a":1,}"#,
        r#"[{"a":1}"#,
    ] {
        assert_eq!(at(broken, "a"), None, "{broken}");
    }
}

#[test]
fn scalars_keep_their_digits_and_are_truncated() {
    let long = ["\"", &"a".repeat(2 * TEXT_LIMIT), "\""].concat();
    for (json, expected) in [
        (r#""a\u0062""#, Some("ab")),
        ("1.50", Some("1.50")),
        (
            "-123456789012345678901234567890",
            Some("-123456789012345678901234567890"),
        ),
        ("null", None),
        ("true", None),
        ("[]", None),
        ("{}", None),
        ("", None),
    ] {
        assert_eq!(scalar(json).as_deref(), expected, "{json}");
    }
    assert_eq!(scalar(&long).map(|text| text.len()), Some(TEXT_LIMIT));
}

#[test]
fn a_list_is_gone_through_item_by_item() {
    let items = |json: &str| {
        let mut items = Vec::new();
        each_item(json, |item| items.push(item.to_owned())).map(|()| items)
    };
    for (json, expected) in [
        (
            r#"[1, {"a":[2]} ,null]"#,
            Some(vec!["1", r#"{"a":[2]}"#, "null"]),
        ),
        (" [] ", Some(vec![])),
        ("{}", None),
        ("null", None),
        ("[1,]", None),
        ("[1]]", None),
    ] {
        let expected = expected.map(|items| items.into_iter().map(str::to_owned).collect());
        assert_eq!(items(json), expected, "{json}");
    }
}

#[test]
fn only_requested_fields_are_retained() {
    let text = r#"{"a":1,"b":[2], "a" : "x","c":{}}"#;
    let object = Object::of(text, &["a", "c", "d"]).unwrap();
    assert_eq!(object.get("a"), Some("\"x\""));
    assert_eq!(object.read::<String>("a").as_deref(), Some("x"));
    assert_eq!(object.read::<u64>("a"), None);
    assert_eq!(
        (object.get("b"), object.get("c"), object.get("d")),
        (None, Some("{}"), None)
    );
    for broken in [
        "[]",
        "1",
        "",
        "{",
        r#"{"a":1}x"#,
        r#"{"a":1,}"#,
        r#"{"a":01}"#,
    ] {
        assert_eq!(Object::of(broken, &["a"]), None, "{broken}");
    }
}

#[test]
fn however_deep_or_wide_a_text_is_gone_through() {
    let deep = ["[".repeat(100_000), "]".repeat(100_000)].concat();
    assert!(is_json(&deep) && !is_json(&deep[1..]));
    let response = [r#"{"data":{"deep":"#, &deep, r#","last":"a"}}"#].concat();
    assert_eq!(at(&response, "data.last"), Some("\"a\""));
    let many = ["[", &"0,".repeat(1_000_000), "0]"].concat();
    let mut count = 0;
    assert!(each_item(&many, |_| count += 1).is_some());
    assert_eq!(count, 1_000_001);
}

#[test]
fn written_json_preserves_order_and_digits() {
    let raw = raw(" [1.50, {}] ");
    assert_eq!(
        written(&Fields(&[("b", raw), ("a", None)])),
        r#"{"b":[1.50, {}],"a":null}"#
    );
    assert!(super::raw("[1,]").is_none());
}
