use serde_json::Value;

use super::{Brand, Settings};

const BRAND: Brand<'_> = Brand {
    key: "contoh",
    name: "Akademi Contoh",
};

/// As the app gets them.
fn describe(settings: &Settings) -> Value {
    serde_json::from_str(&settings.to_json()).unwrap()
}

/// Every case names an `answer` (null: the upstream never answered), a `row`,
/// the fields it `expects` (JSON pointers) and the `complaints`. A response's
/// missing fields are left out of the list unless the case asks for them.
#[test]
fn settings_are_read_field_by_field() {
    let table: Value =
        serde_json::from_str(include_str!("../../../../../test/cases/settings.json")).unwrap();
    for case in table["cases"].as_array().unwrap() {
        let name = case["name"].as_str().unwrap();
        let row = case["row"].to_string();
        let response = Some(&case["answer"]).filter(|response| !response.is_null());
        let response = response.map(Value::to_string);
        let (settings, complaints) = Settings::parse(response.as_deref(), &row, &BRAND);
        let settings = describe(&settings);
        for (pointer, expected) in case["expects"].as_object().unwrap() {
            assert_eq!(
                settings.pointer(pointer).unwrap(),
                expected,
                "{name}: {pointer}"
            );
        }
        let wants_missing = case["missing"].as_bool().unwrap_or_default();
        let complaints: Vec<String> = complaints
            .iter()
            .filter(|complaint| wants_missing || complaint.problem != "is missing")
            .map(ToString::to_string)
            .collect();
        let expected: Vec<&str> = case["complaints"]
            .as_array()
            .unwrap()
            .iter()
            .map(|complaint| complaint.as_str().unwrap())
            .collect();
        assert_eq!(complaints, expected, "{name}");
    }
}

#[test]
fn settings_have_the_shape_the_app_reads() {
    let (settings, complaints) = Settings::parse(None, "{}", &BRAND);
    assert!(complaints.is_empty());
    let expected: Value = serde_json::json!({
        "title": "Akademi Contoh",
        "logoDark": "/brand/contoh/logo-dark.svg",
        "logoLight": "/brand/contoh/logo-light.svg",
        "favicon": "/brand/contoh/icon.svg",
        "image": "/brand/contoh/share.png",
        "layout": "",
        "isMaintenance": false,
        "css": {
            "ft_primary": "Raleway", "ft_secondary": "Inter",
            "clr_primary": "#2096c4", "clr_secondary": "#2f80ed", "clr_success": "#2dce89",
            "clr_info": "#11cdef", "clr_warning": "#fb6340", "clr_danger": "#f5365c",
            "clr_light": "#adb5bd", "clr_dark": "#212529"
        },
        "meta": {
            "name": "", "description": "", "keywords": "", "type": "website",
            "image": "/brand/contoh/share.png", "card": "summary_large_image",
            "site_name": "", "url": "", "twitter_site": "",
            "robot_index": "index", "robot_follow": "follow"
        }
    });
    assert_eq!(describe(&settings), expected);
}

/// The app makes the same of them, to show colours before they are saved.
#[test]
fn colours_and_fonts_make_the_variables_of_the_theme() {
    let table: Value =
        serde_json::from_str(include_str!("../../../../../test/cases/theme.json")).unwrap();
    for case in table["cases"].as_array().unwrap() {
        let row = serde_json::json!({ "css": case["css"] }).to_string();
        let (settings, complaints) = Settings::parse(None, &row, &BRAND);
        assert!(complaints.is_empty(), "{complaints:?}");
        let rule = settings.theme_css().replace('}', ";");
        for (name, value) in case["theme"].as_object().unwrap() {
            let declaration = format!("{name}:{};", value.as_str().unwrap());
            assert!(rule.contains(&declaration), "{declaration} in {rule}");
        }
    }
}

#[test]
fn a_font_that_is_not_named_is_nothing_to_complain_of() {
    for css in [r##"{"clr_dark":"#000000"}"##, r#"{"ft_primary":null}"#] {
        let response = format!(r#"{{"data":{{"title":"A","css":{css}}}}}"#);
        let (_, complaints) = Settings::parse(Some(&response), "{}", &BRAND);
        let fields: Vec<_> = complaints.iter().map(|one| one.field.as_str()).collect();
        assert!(
            !fields.iter().any(|field| field.contains("ft_")),
            "{fields:?}"
        );
    }
}

#[test]
fn a_font_that_is_named_stands_before_the_look_s_own() {
    let response =
        serde_json::json!({ "data": { "title": "A", "css": { "ft_primary": "raleway" } } });
    let (settings, _) = Settings::parse(Some(&response.to_string()), "{}", &BRAND);
    let css = settings.theme_css();
    assert!(css.contains("--font-heading:\"Raleway\",\"Raleway Fallback\","));
    assert!(css.contains("--font-body:var(--brand-body),"));
}

#[test]
fn the_theme_is_one_rule_with_readable_text() {
    let (settings, _) = Settings::parse(None, "{}", &BRAND);
    assert_eq!(
        settings.theme_css(),
        ":root{--primary:#2096c4;--on-primary:#000;--secondary:#2f80ed;--on-secondary:#000;\
         --success:#2dce89;--on-success:#000;--info:#11cdef;--on-info:#000;\
         --warning:#fb6340;--on-warning:#000;--danger:#f5365c;--on-danger:#000;\
         --light:#adb5bd;--on-light:#000;--dark:#212529;--on-dark:#fff;\
         --primary-text:#186f91;--primary-soft:#e9f5f9;--fill:#1b7ea5;--on-fill:#fff;--primary-bright:#41a6cd;\
         --font-heading:var(--brand-heading),ui-sans-serif,system-ui,sans-serif;\
         --font-body:var(--brand-body),ui-sans-serif,system-ui,sans-serif}"
    );
}
