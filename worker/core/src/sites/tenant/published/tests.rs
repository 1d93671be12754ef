use std::rc::Rc;

use serde_json::{Map, Value, json};

use super::{
    MISSES_PERIOD_MS, MOST_MISSES, Owner, count_miss, has_domain, has_missed_enough, key_of, owner,
    page_words, picture_at, policy, read, rule_at,
};
use crate::cache::memory::{Bounds, Memory, Region};
use crate::sites::tables::{PAGES, TENANTS};
use crate::sites::tenant::{Host, HostRule, PageWords, ResolvedTenant, Tenant};

const HOST: &str = "baru.example";

/// A row with everything that a row can have.
fn row() -> Value {
    json!({
        "key": "baru",
        "layout": "festival",
        "developer": true,
        "name": "Sekolah \"Baru\" </script>",
        "tagline": "Belajar – hari ini",
        "hosts": [HOST, "www.baru.example", "a.baru.example"],
        "domain": HOST,
        "pesilat": { "domain": "pesilat.example", "layout": "pesilat" },
        "appId": "baru-web",
        "lmsId": "lms-baru",
        "lmsKey": "baru",
        "workspaceId": "ws-baru",
        "settings": { "title": "Baru", "isMaintenance": true, "css": { "clr_primary": "#123456" } },
        "pages": ["article", { "name": "home", "title": "Depan" }, { "name": "class", "description": "Kelas kami" }],
        "analytics": "G-BARU"
    })
}

fn with(change: &Value) -> Value {
    let mut row = row();
    for (field, value) in change.as_object().unwrap() {
        match value {
            Value::Null => row.as_object_mut().unwrap().remove(field),
            value => row
                .as_object_mut()
                .unwrap()
                .insert(field.clone(), value.clone()),
        };
    }
    row
}

fn checked(row: &Value) -> Tenant {
    Tenant::to_publish(&row.to_string(), &PAGES, &TENANTS).unwrap()
}

fn describe(row: &str) -> Vec<String> {
    let refused = Tenant::to_publish(row, &PAGES, &TENANTS).unwrap_err();
    refused.iter().map(super::super::TableError::line).collect()
}

#[test]
fn a_published_row_is_found_at_each_of_its_hosts() {
    let least = json!({
        "layout": null, "developer": null, "pesilat": null, "settings": null, "pages": null, "analytics": null
    });
    for change in [json!({}), least, json!({ "pages": "all" })] {
        let mut tenant = checked(&with(&change));
        let published = tenant.published();
        tenant.hosts.to_mut().sort_unstable();
        for host in tenant.hosts.iter() {
            let back = read(&published, host, &TENANTS).unwrap();
            assert_eq!(format!("{back:?}"), format!("{tenant:?}"));
        }
    }
}

#[test]
fn a_row_that_conflicts_with_the_table_is_refused() {
    for (change, expected) in [
        (
            json!({ "key": "alpha" }),
            "alpha: key: is a tenant of tenants.json",
        ),
        (
            json!({ "layout": "tak-ada" }),
            "baru: layout: `tak-ada` is no row's layout",
        ),
        (
            json!({ "hosts": [HOST, "alpha.example"] }),
            "baru: hosts: `alpha.example` is already at `alpha` of tenants.json",
        ),
        (
            json!({ "hosts": [HOST, "alpha.example"], "domain": "alpha.example" }),
            "baru: hosts: `alpha.example` is already at `alpha` of tenants.json",
        ),
        (
            json!({ "hosts": [HOST, "x.kampus.belajar.example"] }),
            "baru: hosts: `x.kampus.belajar.example` is already at `campus`",
        ),
        (
            json!({ "hosts": [HOST, "*.sub.baru.example"] }),
            "baru: hosts: `*.sub.baru.example`: a published row has exact hosts",
        ),
        (
            json!({ "hosts": [HOST, HOST] }),
            "baru: hosts: `baru.example` stands there twice",
        ),
        (
            json!({ "hosts": [HOST, "x.localhost"] }),
            "baru: hosts: `x.localhost`: is a local-network host",
        ),
        (
            json!({ "pesilat": { "domain": "nirgends.example" } }),
            "baru: pesilat.domain: is no row's host",
        ),
        (
            json!({ "pesilat": { "domain": "pesilat.example", "layout": "tak-ada" } }),
            "baru: pesilat.layout: `tak-ada` is no row's layout",
        ),
        (
            json!({ "settings": { "css": { "clr_primary": "red" } } }),
            "baru: settings.css.clr_primary: is not a colour",
        ),
        (
            json!({ "settings": { "css": { "clr_primary": "#2096c4" } } }),
            "baru: settings.css.clr_primary: is the default",
        ),
        (
            json!({ "settings": { "title": "Dua\nbaris" } }),
            "baru: hosts: the row lacks a field, or has a bad one: keep texts to one line",
        ),
        (
            json!({ "name": "Dua\nbaris" }),
            "baru: name: write a text without spaces at its ends, in one line",
        ),
        (json!({ "colour": 1 }), "baru: colour: is not a field"),
        (json!({ "appId": null }), "baru: appId: is missing"),
    ] {
        let actual = describe(&with(&change).to_string());
        assert!(
            !actual.is_empty() && actual[0].starts_with(expected),
            "{actual:?}"
        );
    }
    let twice = row()
        .to_string()
        .replacen("\"key\"", "\"key\":\"x\",\"key\"", 1);
    assert_eq!(
        describe(&twice)[0],
        "x: key: stands in the object twice; keep one"
    );
    let many = describe(&with(&json!({ "name": 1, "tagline": 2, "extra": 3 })).to_string());
    assert_eq!(many.len(), 3, "{many:?}");
    assert!(describe("{")[0].starts_with("is no JSON"));
    assert_eq!(describe("[]"), ["row 1: write an object"]);
}

#[test]
fn words_in_any_order_are_found() {
    let sound = checked(&row()).published();
    let fields = serde_json::from_str::<Map<String, Value>>(&sound).unwrap();
    let words = r#"{"mentor":{"title":"b"},"home":{"title":"a"},"pricing":{}}"#;
    let written = serde_json::to_string(&fields["overrides"]).unwrap();
    let other = sound.replacen(
        &format!("\"overrides\":{written}"),
        &format!("\"overrides\":{words}"),
        1,
    );
    let tenant = read(&other, HOST, &TENANTS).unwrap();
    for (page, title) in [
        ("home", Some("a")),
        ("mentor", Some("b")),
        ("pricing", None),
    ] {
        let text = tenant.words.get(page).unwrap();
        assert_eq!(text.title.as_deref(), title, "{page}");
    }
}

#[test]
fn a_file_of_words_is_read_whole_or_not_at_all() {
    let sound = r#"{"pages":{"news":{"title":"Kabar"},"class":{"description":"Kelas."}}}"#;
    let words = page_words(sound).unwrap();
    assert_eq!(words.get("news").unwrap().title.as_deref(), Some("Kabar"));
    assert_eq!(words.get("class").unwrap().title, None);
    assert_eq!(words.get("event"), None);
    assert_eq!(page_words(r#"{"pages":{}}"#), Some(PageWords::NONE));
    for bad in [
        "",
        "[]",
        "{}",
        r#"{"pages":[]}"#,
        r#"{"pages":{"news":"Kabar"}}"#,
        r#"{"pages":{"news":{"title":3}}}"#,
    ] {
        assert_eq!(page_words(bad), None, "{bad}");
    }
}

#[test]
fn a_row_that_was_tampered_with_is_not_found() {
    let sound = checked(&row()).published();
    assert!(read(&sound, HOST, &TENANTS).is_ok());
    for end in 0..sound.len() {
        if let Some(cut) = sound.get(..end) {
            assert!(read(cut, HOST, &TENANTS).is_err(), "{cut}");
        }
    }
    let fields: Value = serde_json::from_str(&sound).unwrap();
    for (field, value) in [
        ("key", json!("alpha")),
        ("key", json!("Baru")),
        ("key", json!("a:b")),
        ("hosts", json!(["lain.example"])),
        ("hosts", json!(HOST)),
        ("hosts", json!([1])),
        ("domain", json!("alpha.example")),
        ("name", json!("")),
        ("lmsId", json!("a\r\nx-evil: 1")),
        ("tagline", json!("a".repeat(2_001))),
        ("layout", json!(1)),
        ("pesilat", json!("x")),
        ("pesilat", json!({ "layout": "pesilat" })),
        ("settings", json!([1])),
        ("settings", json!({ "css": { "clr_primary": "#123456" } })),
        ("overrides", json!({ "home": "x" })),
        ("overrides", json!({ "home": { "title": 1 } })),
        ("pages", json!(1)),
        ("analytics", json!(null)),
    ] {
        let mut row = fields.clone();
        row[field] = value;
        let read = read(&row.to_string(), HOST, &TENANTS);
        assert!(read.is_err(), "{field}: {}", row[field]);
    }
    for field in [
        "key", "name", "tagline", "hosts", "domain", "appId", "lmsId", "lmsKey",
    ] {
        let mut row = fields.clone();
        row.as_object_mut().unwrap().remove(field);
        assert!(read(&row.to_string(), HOST, &TENANTS).is_err(), "{field}");
    }
    assert!(read(&sound, "lain.example", &TENANTS).is_err());
}

fn memory() -> Memory {
    Memory::new(Bounds {
        slots: 100,
        bytes: 100_000,
    })
}

#[test]
fn hosts_are_visitors_to_make_up_until_somebody_has_one() {
    let mut sites = memory();
    let key = key_of(HOST);
    assert_eq!(policy(&mut sites, &key).region, Region::Visitors);
    let row = checked(&row()).published();
    let published = owner(&row, HOST, &TENANTS).unwrap();
    assert_eq!(&*published.tenant.key, "baru");
    for owner in [Owner::Tenant(published), Owner::Nobody] {
        let is_there = owner.tenant().is_some();
        sites.insert(&key, Rc::new(owner), 0, 0);
        // What was known last holds while the store fails, so that it is not left to visitors.
        assert_eq!(policy(&mut sites, &key).region, Region::Sites, "{is_there}");
    }
}

#[test]
fn lookups_of_many_unknown_hosts_are_throttled() {
    let mut visitors = memory();
    for miss in 0..MOST_MISSES {
        assert!(!has_missed_enough(&mut visitors, "a", 5), "{miss}");
        count_miss(&mut visitors, "a", 5);
    }
    assert!(has_missed_enough(
        &mut visitors,
        "a",
        5 + MISSES_PERIOD_MS - 1
    ));
    assert!(!has_missed_enough(&mut visitors, "b", 5));
    assert!(!has_missed_enough(&mut visitors, "a", 5 + MISSES_PERIOD_MS));
}

#[test]
fn a_domain_is_the_tenants_own() {
    let row = checked(&row()).published();
    let tenant = read(&row, "www.baru.example", &TENANTS).unwrap();
    let others = row.replace(r#""key":"baru""#, r#""key":"lain""#);
    for (at_domain, expected) in [
        (Some(&*row), true),
        (Some(&*others), false),
        (Some("{"), false),
        (None, false),
    ] {
        assert_eq!(
            has_domain(&tenant, at_domain).is_ok(),
            expected,
            "{at_domain:?}"
        );
    }
    // A host of the table is no published tenant's, though the row calls it its own.
    for taken in [
        "alpha.example",
        "x.kampus.belajar.example",
        "alpha.localhost",
    ] {
        let row = row.replace("www.baru.example", taken);
        let row = row.replace(
            r#""domain":"baru.example""#,
            &format!(r#""domain":"{taken}""#),
        );
        let refused = read(&row, HOST, &TENANTS).unwrap_err();
        assert_eq!(refused, "has a domain that is another tenant's", "{taken}");
    }
}

#[test]
fn a_row_that_changes_has_another_revision() {
    let revision = |change: &Value| {
        let row = checked(&with(change)).published();
        let owner = owner(&row, HOST, &TENANTS).unwrap();
        ResolvedTenant::published(&owner, HostRule::Host, "/").revision
    };
    let first = revision(&json!({}));
    assert_ne!(revision(&json!({ "tagline": "Lain" })), first);
    assert_eq!(revision(&json!({})), first);
    assert!(first.is_some());
    assert_eq!(TENANTS.find_default("/").revision, None);
}

#[test]
fn a_row_is_found_at_its_preview_and_at_no_other() {
    let row = checked(&row()).published();
    for (host, is_found) in [
        (HOST, true),
        ("baru.localhost", true),
        ("lain.localhost", false),
        ("x.baru.localhost", false),
        ("baru.local", false),
    ] {
        assert_eq!(read(&row, host, &TENANTS).is_ok(), is_found, "{host}");
    }
    for (host, rule) in [
        (HOST, HostRule::Host),
        ("baru.localhost", HostRule::Preview),
    ] {
        assert_eq!(rule_at(&Host::parse(host).unwrap()), rule, "{host}");
    }
}

#[test]
fn earlier_published_rows_are_checked_against_the_table() {
    let published = |change: &Value| checked(&with(change)).published();
    let moved = |from: &str, to: &str| published(&json!({})).replace(from, to);
    assert!(Tenant::to_publish_again(&published(&json!({})), &TENANTS).is_ok());
    for (stored, expected) in [
        (
            moved("www.baru.example", "www.alpha.example"),
            "baru: hosts: `www.alpha.example` is already at `alpha` of tenants.json",
        ),
        (
            moved("www.baru.example", "x.kampus.belajar.example"),
            "baru: hosts: `x.kampus.belajar.example` is already at `campus` of tenants.json",
        ),
        (
            moved(r#""key":"baru""#, r#""key":"alpha""#),
            "alpha: key: is a tenant of tenants.json",
        ),
        (
            moved(r#""layout":"festival""#, r#""layout":"tak-ada""#),
            "baru: layout: `tak-ada` is no row's layout",
        ),
        ("{".to_owned(), "the row is no JSON object"),
        ("{}".to_owned(), "the row lacks a field, or has a bad one"),
    ] {
        let refused = Tenant::to_publish_again(&stored, &TENANTS).unwrap_err();
        let actual = refused.iter().map(super::super::TableError::line);
        let actual: Vec<String> = actual.collect();
        assert!(
            actual.iter().any(|one| one.starts_with(expected)),
            "{actual:?}"
        );
    }
}

#[test]
fn the_tables_rules_come_first() {
    for (host, expected) in [
        ("alpha.example", false),
        ("x.kampus.belajar.example", false),
        ("alpha.localhost", false),
        ("baru.localhost", true),
        ("x.baru.localhost", false),
        ("localhost", false),
        ("127.0.0.1", false),
        ("203.0.113.7", false),
        ("laptop.local", false),
        (HOST, true),
    ] {
        let host = Host::parse(host).unwrap();
        let rule = TENANTS.find(&host, "/").rule;
        assert_eq!(rule.may_be_published(&host), expected, "{host}");
    }
}

#[test]
fn a_picture_is_one_of_the_tenants_own() {
    for (path, expected) in [
        (
            "/brand/baru/icon.svg",
            Some(("brand:baru:icon.svg", "image/svg+xml")),
        ),
        (
            "/brand/baru/share.png",
            Some(("brand:baru:share.png", "image/png")),
        ),
        ("/brand/baru/other.svg", None),
        ("/brand/baru/", None),
        ("/brand/baru-2/icon.svg", None),
        ("/brand/alpha/icon.svg", None),
        ("/assets/baru/icon.svg", None),
    ] {
        let found = picture_at(path, "baru");
        let found = found.as_ref().map(|(key, kind)| (key.as_str(), *kind));
        assert_eq!(found, expected, "{path}");
    }
}
