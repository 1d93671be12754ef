use crate::sites::tables::TENANTS;
use serde_json::{Value, json};

use super::{Host, HostRule, TableRow, Tenants};
use crate::sites::page::PageTable;
use crate::sites::tables::PAGES;

pub(super) fn cases() -> Value {
    serde_json::from_str(include_str!("../../../../../test/cases/hosts.json")).unwrap()
}

pub(super) fn real_pages() -> PageTable {
    *PAGES
}

fn real() -> Tenants {
    Tenants::parse(include_str!("../../../../../tenants.json"), &real_pages()).unwrap()
}

#[test]
fn hosts_are_normalised_as_the_shared_cases_say() {
    for case in cases()["normalise"].as_array().unwrap() {
        let host = Host::parse(case["raw"].as_str().unwrap()).ok();
        assert_eq!(
            host.as_ref().map(Host::as_str),
            case["host"].as_str(),
            "{case}"
        );
    }
}

#[test]
fn tenants_are_found_as_the_shared_cases_say() {
    let file = cases();
    let tenants = Tenants::parse(&file["table"].to_string(), &real_pages()).unwrap();
    for case in file["find"].as_array().unwrap() {
        let host = Host::parse(case["host"].as_str().unwrap()).unwrap();
        let found = tenants.find(&host, case["path"].as_str().unwrap());
        let actual = json!({
            "host": case["host"],
            "path": case["path"],
            "tenant": found.row.key,
            "source": found.source_label(),
            "domain": found.domain(),
            "layout": found.layout(),
            "api": found.api_base(),
            "index": found.may_index(),
        });
        assert_eq!(actual, *case);
    }
}

#[test]
fn the_real_table_has_no_problems_and_every_tenant_answers() {
    let tenants = real();
    assert!(tenants.iter().any(|tenant| tenant.developer));
    for tenant in tenants.iter() {
        let found = tenants.find(&Host::parse(&tenant.domain).unwrap(), "/");
        assert_eq!(found.row.key, tenant.key);
        assert_eq!(found.may_index(), !tenant.developer);
        let preview = Host::parse(&format!("{}.localhost:8787", tenant.key)).unwrap();
        assert_eq!(tenants.find(&preview, "/").row.key, tenant.key);
    }
}

#[test]
fn layouts_and_page_sets() {
    let pages = PageTable::parse(
        r#"[{"name":"home","path":"/","everyone":true,"title":"Beranda","description":""},
            {"name":"class","path":"/Class","title":"Kelas","description":"Semua kelas"},
            {"name":"news","path":"/News","title":"Kabar","description":""}]"#,
    )
    .unwrap();
    let mut file = cases()["table"].clone();
    file["tenants"][0]["pages"] = json!("all");
    file["tenants"][1]["pages"] = json!([{ "name": "home", "title": "Depan" }, { "name": "class", "description": "Kelas kami" }]);
    let tenants = Tenants::parse(&file.to_string(), &pages).unwrap();
    let sets = [
        ("alpha", true, true),
        ("demo", true, false),
        ("far", false, false),
    ];
    for (key, class, news) in sets {
        let tenant = tenants.get(key).unwrap();
        assert!(tenant.has_page("home", &pages), "{key}");
        assert_eq!(tenant.has_page("class", &pages), class, "{key}");
        assert_eq!(tenant.has_page("news", &pages), news, "{key}");
        assert!(!tenant.has_page("unknown", &pages), "{key}");
    }
    let words = tenants.get("demo").unwrap();
    let demo = |name| words.words.get(name).unwrap();
    assert_eq!(demo("home").title.as_deref(), Some("Depan"));
    assert_eq!(demo("class").description.as_deref(), Some("Kelas kami"));
    assert_eq!(demo("class").title, None);
    assert_eq!(
        (
            &*tenants.find_default("/").row.key,
            tenants.default_layout()
        ),
        ("alpha", "alpha")
    );
    assert!(tenants.has_layout("far") && !tenants.has_layout("demo") && !tenants.has_layout(""));
}

#[test]
fn every_host_is_found_and_no_other() {
    for count in [1, 2, 64, 1_000] {
        let leaked = |text: String| -> &'static str { text.leak() };
        let row = |at| {
            let key = leaked(format!("brand-{at:04}"));
            let hosts = [format!("{key}.example"), format!("*.{key}.example")].map(leaked);
            TableRow {
                key,
                layout: key,
                hosts: Box::leak(Box::new(hosts)),
                text: "{}",
            }
        };
        let rows: Vec<TableRow> = (0..count).map(row).collect();
        let tenants = Tenants::of(&rows, rows[0].key, rows[0].key);
        let rule = |host: &str| tenants.find(&Host::parse(host).unwrap(), "/").rule;
        for row in &rows {
            assert_eq!(rule(row.hosts[0]), HostRule::Host);
            assert_eq!(rule(&format!("a.{}", row.hosts[0])), HostRule::Wildcard);
            assert_eq!(rule(&format!("{}.localhost", row.key)), HostRule::Preview);
        }
        for other in ["brand-0000.exampl", "brand-1000.example", "example", "x"] {
            assert_eq!(rule(other), HostRule::Default, "{count}: {other}");
        }
    }
}

#[test]
fn a_host_that_nobody_has_may_be_shown_nothing() {
    for (host, has_none) in [
        ("alpha.example", false),
        ("alpha.localhost", false),
        ("localhost", false),
        ("nobody.example", true),
    ] {
        let found = TENANTS.find(&Host::parse(host).unwrap(), "/");
        assert_eq!(found.is_fallback_tenant(), has_none, "{host}");
    }
}
