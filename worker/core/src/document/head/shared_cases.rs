use serde_json::Value;

use super::item::matching;
use super::{Head, HeadInput, PageText, TenantText};
use crate::sites::page::{ItemFields, ObjectReader, PageKind};
use crate::sites::settings::{Brand, Settings};

/// Settings that differ from the defaults in what `own` says.
pub(super) fn settings(own: &Value) -> Settings {
    Settings::parse(
        None,
        &own.to_string(),
        &Brand {
            key: "contoh",
            name: "Akademi Contoh",
        },
    )
    .0
}

/// `test/cases/meta.json`, which the app runs as well.
#[test]
fn titles_and_descriptions_are_the_tables() {
    let table: Value =
        serde_json::from_str(include_str!("../../../../../test/cases/meta.json")).unwrap();
    for case in table["cases"].as_array().unwrap() {
        let input = &case["input"];
        let (page, params) = (&input["page"], &input["params"]);
        let fields = page
            .get("item")
            .map(|item| ItemFields::read(ObjectReader::of(item.clone()).unwrap()).unwrap());
        let item = fields.and_then(|fields| {
            matching(
                &fields,
                |name| params[name].as_str(),
                &input["answer"].to_string(),
            )
        });
        let own = &input["tenant"]["titles"][page["name"].as_str().unwrap_or_default()];
        let head = Head::of(&HeadInput {
            settings: &settings(&input["settings"]),
            tenant: TenantText {
                name: "Akademi Contoh",
                tagline: input["tenant"]["tagline"].as_str().unwrap(),
                domain: "contoh.example",
            },
            page: page.is_object().then(|| PageText {
                title: page["title"].as_str().unwrap(),
                description: page["description"].as_str().unwrap(),
                tenant_title: own["title"].as_str(),
                tenant_description: own["description"].as_str(),
                noindex: false,
                number: input["number"]
                    .as_u64()
                    .map(|number| u32::try_from(number).unwrap()),
            }),
            kind: if page["name"] == "home" {
                PageKind::Home
            } else {
                PageKind::Page
            },
            item: item.as_ref(),
            feeds: &[],
            questions: None,
            calendar: None,
            items: &[],
            courses: &[],
            contact: None,
            response: None,
            crumbs: &[],
            path: None,
            status: u16::try_from(input["status"].as_u64().unwrap()).unwrap(),
            is_for_robots: true,
            may_index: true,
            key: None,
        });
        assert_eq!(
            head.title,
            case["title"].as_str().unwrap(),
            "{}",
            case["name"]
        );
        assert_eq!(
            head.description,
            case["description"].as_str().unwrap(),
            "{}",
            case["name"]
        );
    }
}
