use serde_json::{Value, json};

use super::{BadPath, PageTable};
use crate::gateway::catalogue::{self, Cache};
use crate::text::json;

#[test]
fn paths_match_as_the_shared_cases_say() {
    let file: Value = serde_json::from_str(include_str!("../../../test/cases/pages.json")).unwrap();
    let table = PageTable::parse(&file["table"].to_string()).unwrap();
    for case in file["cases"].as_array().unwrap() {
        let set = &case["set"];
        let listed = |name: &str| {
            set == "all" || set.as_array().unwrap().iter().any(|listed| listed == name)
        };
        let found = match table.find(case["path"].as_str().unwrap(), |page| listed(page.name)) {
            Err(BadPath) => json!({ "page": "bad" }),
            Ok(None) => json!({ "page": null }),
            Ok(Some(found)) => {
                let params: serde_json::Map<_, _> = found
                    .params
                    .iter()
                    .map(|(name, value)| ((*name).to_owned(), json!(value)))
                    .collect();
                json!({ "page": found.page.name, "params": params, "canonical": found.canonical() })
            }
        };
        let mut expected = case.as_object().unwrap().clone();
        expected.remove("path");
        expected.remove("set");
        assert_eq!(found, Value::Object(expected), "{case}");
    }
}

#[test]
fn a_path_begins_with_a_slash() {
    let table = PageTable::parse(include_str!("../../../app/pages.json")).unwrap();
    for path in ["", "Class", "https://alpha.example/"] {
        assert_eq!(table.find(path, |_| true).err(), Some(BadPath), "{path}");
    }
}

#[test]
fn the_real_table_has_no_problems() {
    let table = PageTable::parse(include_str!("../../../app/pages.json")).unwrap();
    assert_eq!(
        table.find("/", |_| true).unwrap().unwrap().page.name,
        "home"
    );
}

#[test]
fn a_canonical_path_is_its_own() {
    let file: Value = serde_json::from_str(include_str!("../../../test/cases/pages.json")).unwrap();
    let table = PageTable::parse(&file["table"].to_string()).unwrap();
    for case in file["cases"].as_array().unwrap() {
        let (Some(path), true) = (case["canonical"].as_str(), case["set"] == "all") else {
            continue;
        };
        let found = table.find(path, |_| true).unwrap().unwrap();
        assert_eq!(found.page.name, case["page"], "{path}");
        assert_eq!(found.canonical(), path);
    }
}

#[test]
fn a_page_spells_the_path_of_given_parameters() {
    let path = "/Articles/{slug?}/Detail/{id?}/{title}";
    let row = json!([{ "name": "a", "path": path, "title": "A", "description": "" }]);
    let table = PageTable::parse(&row.to_string()).unwrap();
    let cases: &[(&[(&str, &str)], _)] = &[
        (&[("title", "a b")], Some("/Articles/Detail/a%20b")),
        (&[("title", "t"), ("id", "7")], Some("/Articles/Detail/7/t")),
        (
            &[("title", "t"), ("slug", ""), ("x", "y")],
            Some("/Articles/Detail/t"),
        ),
        (&[("title", "")], None),
        (&[("slug", "s")], None),
    ];
    for (params, expected) in cases {
        let params: Vec<_> = params
            .iter()
            .map(|(name, value)| (*name, (*value).into()))
            .collect();
        assert_eq!(
            table.get("a").unwrap().path_of(&params).as_deref(),
            *expected,
            "{params:?}"
        );
    }
}

#[test]
fn calls_are_made_as_the_shared_cases_say() {
    let file: Value = serde_json::from_str(include_str!("../../../test/cases/calls.json")).unwrap();
    let table = PageTable::parse(&file["table"].to_string()).unwrap();
    for case in file["cases"].as_array().unwrap() {
        let (path, query) = case["path"].as_str().unwrap().split_once('?').unwrap();
        let found = table.find(path, |_| true).unwrap().unwrap();
        let answer = case.get("first").map(Value::to_string);
        let first = |path: &str| json::text_at(answer.as_deref()?, path);
        let addresses = found.page.addresses(&found.params, query, &first);
        let made: Vec<_> = addresses.into_iter().flatten().collect();
        assert_eq!(json!(made), case["calls"], "{case}");
    }
}

#[test]
fn every_call_of_the_real_table_is_one_that_the_edge_keeps() {
    let table = PageTable::parse(include_str!("../../../app/pages.json")).unwrap();
    for page in &table {
        for call in page.calls {
            let filled = call.path.split('/').map(|segment| match segment {
                parameter if parameter.starts_with('{') => "1",
                literal => literal,
            });
            let filled: Vec<_> = filled.collect();
            let found = catalogue::find("GET", filled[0], &filled[1..].join("/"))
                .unwrap_or_else(|_| panic!("{}: no call {}", page.name, call.path));
            assert!(
                found.call.cache == Cache::Public,
                "{}: {} is not kept",
                page.name,
                call.path
            );
            for (name, _) in call.query {
                assert!(found.call.query.contains(name), "{}: {name}", page.name);
            }
        }
    }
}

/// The smallest row with a change.
fn row_with(change: &Value) -> Value {
    let mut row = json!({ "name": "a", "path": "/A/{slug}", "title": "A", "description": "" });
    row.as_object_mut()
        .unwrap()
        .extend(change.as_object().unwrap().clone());
    json!([row])
}

fn check_problems(cases: &[(Value, &str)]) {
    for (change, expected) in cases {
        let problems = PageTable::parse(&row_with(change).to_string()).unwrap_err();
        assert_eq!(problems.len(), 1, "{problems:?}");
        assert!(
            problems[0].starts_with(expected),
            "{problems:?} does not begin with {expected}"
        );
    }
}

#[test]
fn each_bad_call_is_named() {
    check_problems(&[
        (
            json!({ "calls": ["services/x?id={id}"] }),
            "pages.json: a: calls: neither path nor query has a parameter `id`",
        ),
        (
            json!({ "calls": [{ "call": "services/x", "unless": "id" }] }),
            "pages.json: a: calls: neither path nor query has a parameter `id`",
        ),
        (
            json!({ "calls": [{ "call": "services/x", "if": "slug" }] }),
            "pages.json: a: unknown field `if`",
        ),
        (json!({ "calls": [7] }), "pages.json: a: write an object"),
        (
            json!({ "calls": "services/x" }),
            "pages.json: a: `calls` is no list",
        ),
        (
            json!({ "query": { "slug": "text" } }),
            "pages.json: a: query: the path has a parameter `slug` too",
        ),
        (
            json!({ "query": { "level": "a  b" } }),
            "pages.json: a: `a  b` is no shape and no list of words",
        ),
        (
            json!({ "menu": { "group": "Belajar" } }),
            "pages.json: a: missing field `label`",
        ),
    ]);
}

#[test]
fn each_bad_row_is_named() {
    let cases = [
        (json!({ "nam": 1 }), "pages.json: a: unknown field `nam`"),
        (json!({ "title": "" }), "pages.json: a: title: give"),
        (
            json!({ "name": "ClassDetail" }),
            "pages.json: ClassDetail: name: write it in kebab-case",
        ),
        (json!({ "name": "a--b" }), "pages.json: a--b: name:"),
        (
            json!({ "listed": { "call": "a/b", "params": { "id": "x" } } }),
            "pages.json: a: listed.params: the path has no parameter `id`",
        ),
        (
            json!({ "listed": { "call": "a/b", "params": {}, "other": "x" } }),
            "pages.json: a: unknown field `other`",
        ),
        (
            json!({ "values": { "id": "x" } }),
            "pages.json: a: values: the path has no parameter `id`",
        ),
        (
            json!({ "path": "A" }),
            "pages.json: a: path: begin it with `/`",
        ),
        (
            json!({ "path": "/A/" }),
            "pages.json: a: path: `` is no segment",
        ),
        (
            json!({ "path": "/A/..", }),
            "pages.json: a: path: `..` is no segment",
        ),
        (
            json!({ "path": "/A/x{slug}" }),
            "pages.json: a: path: `x{slug}` is no segment",
        ),
        (
            json!({ "path": "/A/{Slug}" }),
            "pages.json: a: path: `{Slug}`: name a parameter",
        ),
        (
            json!({ "path": "/A/{}" }),
            "pages.json: a: path: `{}`: name a parameter",
        ),
        (
            json!({ "path": "/{a}/{a?}" }),
            "pages.json: a: path: the parameter `a` stands in it twice",
        ),
        (
            json!({ "path": "/{a?}/{b?}/{c?}/{d?}/{e?}" }),
            "pages.json: a: path: at most 4",
        ),
        (
            json!({ "item": { "name": "n", "description": "d", "image": "i", "match":{"y":"x"} } }),
            "pages.json: a: item.match: the path has no parameter `y`",
        ),
    ];
    check_problems(&cases);
    check_problems(&[
        (
            json!({ "noindex": true, "portal": "mentor pirate" }),
            "pages.json: a: `portal` cannot be `pirate`",
        ),
        (
            json!({ "portal": "any" }),
            "pages.json: a: portal: the page is nobody else's to find",
        ),
        (
            json!({ "noindex": true, "portal": "any", "sidebar": { "group": "A", "label": "B" } }),
            "pages.json: a: missing field `icon`",
        ),
        (
            json!({ "sidebar": { "group": "A", "label": "B", "icon": "home" } }),
            "pages.json: a: `sidebar`: say in `portal` who sees the page",
        ),
    ]);
    let both = json!([
        row_with(&json!({}))[0],
        row_with(&json!({}))[0],
        row_with(&json!({"name": "B"}))[0],
        {}
    ]);
    let problems = PageTable::parse(&both.to_string()).unwrap_err();
    assert_eq!(
        problems[0],
        "pages.json: a: the name is taken by another row"
    );
    assert_eq!(
        problems.len(),
        3,
        "all problems are told together: {problems:?}"
    );
    assert!(
        problems[2].starts_with("pages.json: row 4: missing field"),
        "{problems:?}"
    );
    assert!(PageTable::parse("{").is_err());
}

#[test]
fn items_that_are_part_of_the_app_are_known_by_their_values() {
    let table = json!([{
        "name": "a", "path": "/A/{kind?}/{slug?}", "title": "A", "description": "",
        "values": { "kind": "X Y", "slug": "satu Y/dua-tiga" },
    }]);
    let table = PageTable::parse(&table.to_string()).unwrap();
    let cases = [
        ("/A", true),
        ("/A/x", true),
        ("/A/Y/dua-tiga", true),
        ("/A/Y/dua", false),
        ("/A/X/satu", true),
        ("/A/x/dua-tiga", false),
        ("/A/y/Dua-Tiga", true),
        ("/A/Z", false),
        ("/A/X%20Y", false),
    ];
    for (path, known) in cases {
        let found = table.find(path, |_| true).unwrap().unwrap();
        assert_eq!(found.is_known(), known, "{path}");
    }
}
