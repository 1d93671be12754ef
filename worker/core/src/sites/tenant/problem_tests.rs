use serde_json::{Value, json};

use super::Tenants;
use super::tests::{cases, real_pages};

/// The problems of the shared table once a row, here the second, has been changed.
fn problems(change: &Value) -> Vec<String> {
    let mut file = cases()["table"].clone();
    file["tenants"][1]
        .as_object_mut()
        .unwrap()
        .extend(change.as_object().unwrap().clone());
    describe(&file.to_string())
}

fn describe(file: &str) -> Vec<String> {
    let parsed = Tenants::parse(file, &real_pages());
    parsed
        .unwrap_err()
        .iter()
        .map(ToString::to_string)
        .collect()
}

/// Each change makes one problem, which begins as given.
fn check(cases: &[(Value, &str)]) {
    for (change, expected) in cases {
        let actual = problems(change);
        assert_eq!(actual.len(), 1, "{change}: {actual:?}");
        assert!(
            actual[0].starts_with(expected),
            "{actual:?} does not begin with {expected}"
        );
    }
}

#[test]
fn each_bad_field_is_named() {
    check(&[
        (
            json!({ "colour": 1 }),
            "tenants.json: demo: colour: is not a field",
        ),
        (
            json!({ "layout": "demo" }),
            "tenants.json: demo: layout: equals the key",
        ),
        (
            json!({ "layout": "Demo Two" }),
            "tenants.json: demo: layout: write it in kebab-case",
        ),
        (
            json!({ "tagline": "a".repeat(2_001) }),
            "tenants.json: demo: the row lacks a field, or has a bad one: keep texts short",
        ),
        (
            json!({ "developer": false }),
            "tenants.json: demo: developer: write `true` or leave it out",
        ),
        (
            json!({ "name": "" }),
            "tenants.json: demo: name: write a text without spaces",
        ),
        (
            json!({ "name": " Demo" }),
            "tenants.json: demo: name: write a text without spaces",
        ),
        (
            json!({ "tagline": 1 }),
            "tenants.json: demo: tagline: write a text",
        ),
        (
            json!({ "lmsKey": "demo/cms" }),
            "tenants.json: demo: lmsKey: write an id",
        ),
        (
            json!({ "workspaceId": "dua kata" }),
            "tenants.json: demo: workspaceId: write an id",
        ),
        (
            json!({ "appId": null }),
            "tenants.json: demo: appId: write a text",
        ),
        (
            json!({ "analytics": "" }),
            "tenants.json: demo: analytics: write a text",
        ),
        (
            json!({ "analytics": "G-1&x=2" }),
            "tenants.json: demo: analytics: write a measurement id",
        ),
        (
            json!({ "pesilat": {} }),
            "tenants.json: demo: pesilat: leave the empty object out",
        ),
        (
            json!({ "pesilat": "x" }),
            "tenants.json: demo: pesilat: write an object",
        ),
        (
            json!({ "pesilat": { "domain": "far.example", "x": 1 } }),
            "tenants.json: demo: pesilat.x: is not a field",
        ),
        (
            json!({ "pesilat": { "domain": "far.example", "layout": "alpha" } }),
            "tenants.json: demo: pesilat.layout: equals the row's layout",
        ),
        (
            json!({ "pesilat": { "domain": "far.example", "layout": "unknown" } }),
            "tenants.json: demo: pesilat.layout: `unknown` is no row's layout",
        ),
        (
            json!({ "pesilat": { "domain": "demo.example" } }),
            "tenants.json: demo: pesilat.domain: equals the row's domain",
        ),
        (
            json!({ "pesilat": { "domain": "nowhere.example" } }),
            "tenants.json: demo: pesilat.domain: is no row's host",
        ),
    ]);
}

#[test]
fn each_bad_host_is_named() {
    let hosts = |host: &str| json!({ "hosts": ["demo.example", host] });
    check(&[
        (
            hosts("Demo.example"),
            "tenants.json: demo: hosts: `Demo.example`: write it as `demo.example`",
        ),
        (
            hosts("demo.example:80"),
            "tenants.json: demo: hosts: `demo.example:80`: write it as",
        ),
        (
            hosts("https://b.example/Class"),
            "tenants.json: demo: hosts: `https://b.example/Class`: write the host alone, `b.example`",
        ),
        (
            hosts("b.example/"),
            "tenants.json: demo: hosts: `b.example/`: write the host alone, `b.example`",
        ),
        (
            hosts("toko-büku.example"),
            "tenants.json: demo: hosts: `toko-büku.example`: write it as it is registered, in ASCII",
        ),
        (
            hosts("a..b"),
            "tenants.json: demo: hosts: `a..b`: is no domain (an empty label)",
        ),
        (
            hosts("*.*.example"),
            "tenants.json: demo: hosts: `*.*.example`: is no domain",
        ),
        (
            hosts("x.*.example"),
            "tenants.json: demo: hosts: `x.*.example`: is no domain",
        ),
        (
            hosts("*.test"),
            "tenants.json: demo: hosts: `*.test`: is no domain",
        ),
        (
            hosts("-a.example"),
            "tenants.json: demo: hosts: `-a.example`: is no domain",
        ),
        (
            hosts("a_b.example"),
            "tenants.json: demo: hosts: `a_b.example`: is no domain",
        ),
        (
            hosts("8.8.8.8"),
            "tenants.json: demo: hosts: `8.8.8.8`: is no domain",
        ),
        (
            hosts("[2001:db8::1]"),
            "tenants.json: demo: hosts: `[2001:db8::1]`: is no domain",
        ),
        (
            hosts("x.localhost"),
            "tenants.json: demo: hosts: `x.localhost`: is a local-network host",
        ),
        (
            json!({ "hosts": ["demo.example", "*.demo.example", "a.b.demo.example"] }),
            "tenants.json: demo: hosts: `a.b.demo.example` is covered by `*.demo.example`",
        ),
        (
            json!({ "hosts": ["demo.example", "*.demo.example", "*.b.demo.example"] }),
            "tenants.json: demo: hosts: `*.b.demo.example` is covered by `*.demo.example`",
        ),
        (
            hosts("alpha.example"),
            "tenants.json: demo: hosts: `alpha.example` is already at `alpha`",
        ),
        (
            hosts("demo.example"),
            "tenants.json: demo: hosts: `demo.example` is already at `demo`",
        ),
        (
            hosts("*.far.example"),
            "tenants.json: far: hosts: `*.far.example` is already at `demo`",
        ),
        (
            json!({ "hosts": ["x.example"] }),
            "tenants.json: demo: domain: is none of the row's hosts",
        ),
        (
            json!({ "domain": "Demo.example" }),
            "tenants.json: demo: domain: write it as `demo.example`",
        ),
    ]);
    assert_eq!(
        problems(&json!({ "hosts": [] })),
        [
            "tenants.json: demo: hosts: write an array of at least one host",
            "tenants.json: demo: domain: is none of the row's hosts; add it to `hosts`",
        ]
    );
}

#[test]
fn each_bad_page_is_named() {
    let pages = |item: Value| json!({ "pages": [item] });
    check(&[
        (
            json!({ "pages": [] }),
            "tenants.json: demo: pages: write \"all\" or an array",
        ),
        (
            json!({ "pages": "some" }),
            "tenants.json: demo: pages: write \"all\" or an array",
        ),
        (
            pages(json!(1)),
            "tenants.json: demo: pages: write each page as its name",
        ),
        (
            pages(json!({ "title": "x" })),
            "tenants.json: demo: pages: write each page as its name",
        ),
        (
            pages(json!("nowhere")),
            "tenants.json: demo: pages.nowhere: is no page of app/pages.json",
        ),
        (
            pages(json!("home")),
            "tenants.json: demo: pages.home: is in every tenant's set",
        ),
        (
            json!({ "pages": ["class", "class"] }),
            "tenants.json: demo: pages.class: is listed twice",
        ),
        (
            pages(json!({ "name": "class" })),
            "tenants.json: demo: pages.class: has no words of its own",
        ),
        (
            pages(json!({ "name": "class", "title": "Kelas" })),
            "tenants.json: demo: pages.class.title: equals app/pages.json",
        ),
        (
            pages(json!({ "name": "class", "title": "" })),
            "tenants.json: demo: pages.class.title: write a text",
        ),
        (
            pages(json!({ "name": "class", "titel": "x" })),
            "tenants.json: demo: pages.class.titel: is not a field",
        ),
    ]);
}

#[test]
fn each_bad_setting_is_named() {
    let settings = |value: Value| json!({ "settings": value });
    let css = |name: &str, value: &str| json!({ "settings": { "css": { name: value } } });
    check(&[
        (
            settings(json!({})),
            "tenants.json: demo: settings: leave the empty object out",
        ),
        (
            settings(json!({ "titel": "x" })),
            "tenants.json: demo: settings.titel: is not a setting",
        ),
        (
            settings(json!({ "title": "" })),
            "tenants.json: demo: settings.title: ",
        ),
        (
            settings(json!({ "layout": "x" })),
            "tenants.json: demo: settings.layout: write the row's own",
        ),
        (
            settings(json!({ "isMaintenance": false })),
            "tenants.json: demo: settings.isMaintenance: is the default",
        ),
        (
            settings(json!({ "favicon": "/brand/demo/icon.svg" })),
            "tenants.json: demo: settings.favicon: is the default",
        ),
        (
            settings(json!({ "css": {} })),
            "tenants.json: demo: settings.css: leave the empty object out",
        ),
        (
            settings(json!({ "css": "red" })),
            "tenants.json: demo: settings.css: is not",
        ),
        (
            css("clr_primary", "red;}body{"),
            "tenants.json: demo: settings.css.clr_primary: is not a",
        ),
        (
            css("clr_primary", "#12345"),
            "tenants.json: demo: settings.css.clr_primary: is not a",
        ),
        (
            css("clr_primary", "#2096c4"),
            "tenants.json: demo: settings.css.clr_primary: is the default",
        ),
        (
            css("clr_third", "#123456"),
            "tenants.json: demo: settings.css.clr_third: is not a setting",
        ),
        (
            css("ft_primary", "Raleway"),
            "tenants.json: demo: settings.css.ft_primary: is the default",
        ),
        (
            css("ft_primary", "\"A\";"),
            "tenants.json: demo: settings.css.ft_primary: is not a font",
        ),
        (
            settings(json!({ "meta": { "robot_index": "index" } })),
            "tenants.json: demo: settings.meta.robot_index: is the default",
        ),
        (
            settings(json!({ "meta": { "x": "y" } })),
            "tenants.json: demo: settings.meta.x: is not a setting",
        ),
    ]);
}

#[test]
fn rows_are_sorted_and_unique_and_the_named_ones_exist() {
    let file = cases()["table"].clone();
    let with = |change: &dyn Fn(&mut Value)| {
        let mut file = file.clone();
        change(&mut file);
        describe(&file.to_string())
    };
    let swapped = with(&|file| file["tenants"].as_array_mut().unwrap().swap(1, 2));
    assert_eq!(
        swapped,
        ["tenants.json: demo: key: sort the rows by key: this one goes before `dev-blank`"]
    );
    let twice = with(&|file| file["tenants"][2]["key"] = json!("demo"));
    assert_eq!(
        twice,
        ["tenants.json: demo: key: is taken by the row before"]
    );
    let unnamed = with(&|file| file["default"] = json!("nobody"));
    assert_eq!(
        unnamed,
        ["tenants.json: default: `nobody` is no tenant; name the key of a row"]
    );
    let bare = with(&|file| file["tenants"][1] = json!(1));
    assert_eq!(bare[0], "tenants.json: row 2: write an object");
    let extra = with(&|file| file["extra"] = json!(1));
    assert_eq!(
        extra,
        ["tenants.json: extra: is not a field; remove it or mend its spelling"]
    );
}

#[test]
fn all_problems_are_reported_together() {
    let actual = problems(&json!({ "name": 1, "layout": "demo", "pages": ["x", "y"], "extra": 1 }));
    assert_eq!(actual.len(), 5, "{actual:?}");
}

#[test]
fn keys_that_an_object_has_twice_are_named() {
    let text = cases()["table"].to_string();
    let tagged = |from: &str, to: &str| {
        assert_eq!(text.matches(from).count(), 1, "{from}");
        describe(&text.replace(from, to))
    };
    assert_eq!(
        tagged(r#""key":"far","#, r#""key":"far","key":"far","#),
        ["tenants.json: far: key: stands in the object twice; keep one"]
    );
    assert_eq!(
        tagged(
            r#"{"domain":"silat.far.example"}"#,
            r#"{"domain":"silat.far.example","domain":1}"#
        ),
        ["tenants.json: far: pesilat.domain: stands in the object twice; keep one"]
    );
    assert_eq!(
        tagged(r#""local":"demo","#, r#""local":"demo","local":"alpha","#),
        ["tenants.json: local: stands in the object twice; keep one"]
    );
    assert!(describe("{")[0].starts_with("tenants.json: is no JSON: "));
    assert_eq!(
        describe("[]"),
        ["tenants.json: write an object with `default`, `local` and `tenants`"]
    );
    assert_eq!(describe("{}").len(), 3);
}
