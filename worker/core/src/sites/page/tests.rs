use serde_json::{Value, json};

use super::{BadPath, PageTable};
use crate::api::catalogue::{self, CachePolicy};
use crate::sites::tables::PAGES;

#[test]
fn paths_match_as_the_shared_cases_say() {
    let file: Value =
        serde_json::from_str(include_str!("../../../../../test/cases/pages.json")).unwrap();
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
    let table = *PAGES;
    for path in ["", "Class", "https://alpha.example/"] {
        assert_eq!(table.find(path, |_| true).err(), Some(BadPath), "{path}");
    }
}

#[test]
fn the_real_table_has_no_problems() {
    let table = *PAGES;
    assert_eq!(
        table.find("/", |_| true).unwrap().unwrap().page.name,
        "home"
    );
}

#[test]
fn a_canonical_path_is_its_own() {
    let file: Value =
        serde_json::from_str(include_str!("../../../../../test/cases/pages.json")).unwrap();
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
fn an_item_of_the_apps_own_is_named_by_the_last_parameter() {
    let table = *PAGES;
    for (path, expected) in [
        ("/Lms/Features/coding-studio", Some("Studio Koding")),
        ("/lms/features/CODING-studio", Some("Studio Koding")),
        ("/Lms/Features/lain", None),
        ("/Services", None),
        ("/Services/pelatihan-tim", Some("Pelatihan tim")),
        ("/Portfolio", None),
        ("/Portfolio/Government", Some("Portofolio pemerintahan")),
        (
            "/Portfolio/Government/jongkreatif-academy",
            Some("Jong Kreatif Academy"),
        ),
        ("/About", None),
    ] {
        let found = table.find(path, |_| true).unwrap().unwrap();
        let title = found.built_in_item().map(|item| item.title);
        assert_eq!(title, expected, "{path}");
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
fn every_page_that_a_row_names_is_there() {
    let table = *PAGES;
    for page in &table {
        assert!(page.with.is_none_or(|name| table.get(name).is_some()));
        let Some(once) = &page.once else { continue };
        assert!(page.query.iter().any(|(name, _)| *name == once.query));
        let shown = table.get(once.page).unwrap();
        // Its item is looked for in the list that the page has asked for.
        assert!(shown.item.is_some_and(|item| item.among.is_some()) && shown.listed.is_some());
        let [own, other] = [page, shown].map(|page| page.calls.first().map(|call| call.path));
        assert_eq!(own, other, "{}", page.name);
    }
}

#[test]
fn a_list_that_an_item_is_looked_for_in_is_the_first_calls() {
    let table = *PAGES;
    for page in &table {
        let is_found = page.item.is_some_and(|item| item.among.is_some());
        let mut others = page.calls.iter().map(|call| call.otherwise.is_some());
        let of_first = others.next();
        assert!(!is_found || of_first.is_some(), "{}", page.name);
        assert!(is_found || of_first != Some(true), "{}", page.name);
        assert!(!others.any(|has_other| has_other), "{}", page.name);
    }
}

#[test]
fn every_call_of_the_real_table_is_cacheable() {
    let table = *PAGES;
    for page in &table {
        for call in page.calls {
            // The edge answers this one by itself.
            if call.path == "edge/search" {
                continue;
            }
            let filled = call.path.split('/').map(|segment| match segment {
                "{number}" => "BB-105-11D743766C07972A",
                parameter if parameter.starts_with('{') => "1",
                literal => literal,
            });
            let filled: Vec<_> = filled.collect();
            let found = catalogue::find("GET", filled[0], &filled[1..].join("/"))
                .unwrap_or_else(|_| panic!("{}: no call {}", page.name, call.path));
            assert!(
                found.call.cache == CachePolicy::Public,
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
        (
            json!({
                "calls": [{ "call": "a/b", "else": "a/c?x={y|words}" }],
                "item": { "name": "n", "among": "data", "match": {} },
            }),
            "pages.json: a: calls: neither path nor query has a parameter `y`",
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
fn references_and_shapes_of_a_row_are_checked() {
    check_problems(&[
        (
            json!({ "with": "b" }),
            "pages.json: a: with: there is no page `b`",
        ),
        (
            json!({ "with": "a", "everyone": true }),
            "pages.json: a: with: a page of all tenants",
        ),
        (
            json!({ "withoutItem": "b" }),
            "pages.json: a: withoutItem: there is no page `b`",
        ),
        (
            json!({ "once": { "query": "id", "field": "id", "page": "b" } }),
            "pages.json: a: once: there is no page `b`",
        ),
        (
            json!({ "listed": { "call": "a/b", "params": { "slug": "slug" }, "unless": "a b" } }),
            "pages.json: a: listed.unless: there is no page `b`",
        ),
        (
            json!({ "shapes": { "slug": "lain" } }),
            "pages.json: a: `shapes.slug` cannot be `lain`",
        ),
        (
            json!({ "shapes": { "id": "certificate" } }),
            "pages.json: a: shapes: the path has no parameter `id`",
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
            json!({ "values": { "id": {} } }),
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
fn built_in_items_are_found_by_their_values() {
    let item = json!({ "title": "A", "description": "" });
    let table = json!([{
        "name": "a", "path": "/A/{kind?}/{slug?}", "title": "A", "description": "",
        "values": { "kind": { "X": item, "Y": item }, "slug": { "satu": item, "Y/dua-tiga": item } },
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
        assert_eq!(found.may_have_item(), known, "{path}");
    }
}

#[test]
fn a_path_leads_to_what_the_table_has() {
    let table = *PAGES;
    let portfolio = "/Portfolio/Government/jongkreatif-academy";
    for (path, spelled, instead) in [
        ("/Lms/Features/online-quiz", None, None),
        ("/lms/features/online-quiz/", None, None),
        (
            "/Lms/Features/Online-Quiz",
            Some("/Lms/Features/online-quiz"),
            None,
        ),
        ("/Lms/Features/lain", None, None),
        (
            "/Services/PELATIHAN-tim",
            Some("/Services/pelatihan-tim"),
            None,
        ),
        ("/portfolio/government", Some("/Portfolio/Government"), None),
        (
            "/Portfolio/government/JongKreatif-academy",
            Some(portfolio),
            None,
        ),
        ("/Portfolio/government/farcapital", None, None),
        (portfolio, None, None),
        ("/Berita/Detail", None, Some("berita")),
        ("/Berita/Detail/7", None, None),
        ("/Berita/Detail/7/judul", None, None),
        ("/Articles/Detail", None, None),
        ("/Overview", None, None),
    ] {
        let found = table.find(path, |_| true).unwrap().unwrap();
        assert_eq!(found.respelled().as_deref(), spelled, "{path}");
        assert_eq!(found.without_its_item(), instead, "{path}");
        let missing = found.without_item();
        assert_eq!(missing.respelled(), None, "{path}");
    }
}
