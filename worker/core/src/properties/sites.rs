use proptest::prelude::*;
use serde_json::Value;

use super::{config, hostile, json, record};
use crate::http::route::{Route, route};
use crate::sites::page::{PageMatch, PageTable};
use crate::sites::settings::colour::{Colour, TEXT_CONTRAST};
use crate::sites::settings::last_known_good::{LastKnownGood, version_of};
use crate::sites::settings::value::link;
use crate::sites::settings::{Brand, Settings};
use crate::sites::tables::{PAGES, TENANTS};
use crate::sites::tenant::{Host, Tenants, published};

const FIELDS: [&str; 7] = [
    "title",
    "logoDark",
    "favicon",
    "image",
    "layout",
    "isMaintenance",
    "css",
];
const ROW: [&str; 12] = [
    "key",
    "name",
    "tagline",
    "appId",
    "lmsId",
    "lmsKey",
    "workspaceId",
    "domain",
    "hosts",
    "settings",
    "pages",
    "overrides",
];
const CSS: [&str; 4] = ["ft_primary", "ft_secondary", "clr_primary", "clr_dark"];
const META: [&str; 6] = ["name", "description", "type", "card", "url", "robot_index"];

const BRAND: Brand<'_> = Brand {
    key: "contoh",
    name: "Akademi Contoh",
};

proptest! {
    #![proptest_config(config())]

    #[test]
    fn settings_come_out_whole(data in record(&FIELDS), css in record(&CSS), meta in record(&META)) {
        let mut response = serde_json::json!({ "status": true, "data": data });
        for (name, group) in [("css", css), ("meta", meta)] {
            response["data"][name] = group;
        }
        let (settings, _) = Settings::parse(Some(&response.to_string()), "{}", &BRAND);
        prop_assert!((1..=120).contains(&settings.title.chars().count()));
        for address in [&settings.logo_dark, &settings.favicon, &settings.image] {
            prop_assert_eq!(link(address), Some(address.as_str()));
        }
        let rule = settings.theme_css();
        let is_one_rule = rule.starts_with(":root{") && rule.ends_with('}');
        prop_assert!(is_one_rule, "{}", rule);
        prop_assert_eq!(rule.matches(['{', '}']).count(), 2);
        prop_assert!(!rule.contains(['<', '>', '\\', '@', '\n']) && !rule.contains("url("));
    }

    #[test]
    fn any_response_is_read_as_settings(response in json(), row in json(), text in hostile()) {
        let response = response.to_string();
        let (settings, _) = Settings::parse(Some(&response), &row.to_string(), &BRAND);
        prop_assert!(!settings.title.is_empty());
        version_of(&response);
        LastKnownGood::from_stored(&text);
        LastKnownGood::from_stored(&response);
    }

    #[test]
    fn a_colour_is_six_digits(text in hostile(), channels in any::<[u8; 3]>()) {
        if let Some(colour) = Colour::parse(&text) {
            prop_assert_eq!(Colour::parse(&colour.to_string()), Some(colour));
        }
        let colour = Colour::new(channels[0], channels[1], channels[2]);
        prop_assert_eq!(Colour::parse(&colour.to_string()), Some(colour));
        prop_assert!(colour.contrast(colour.on()) >= TEXT_CONTRAST);
        prop_assert!(colour.as_text().contrast(colour.soft()) >= TEXT_CONTRAST);
    }

    #[test]
    fn a_host_is_normalised_once(text in hostile(), name in "([A-Za-z0-9-]{1,5}\\.){0,3}[A-Za-z0-9]{1,4}\\.?(:[0-9]{0,5})?") {
        for raw in [text, name] {
            let Ok(host) = Host::parse(&raw) else { continue };
            let again = Host::parse(host.as_str());
            prop_assert_eq!(again.as_ref().map(Host::as_str), Ok(host.as_str()));
            prop_assert!(!host.as_str().contains(|c: char| c.is_ascii_uppercase() || c.is_whitespace() || "/@\\".contains(c)));
            let found = TENANTS.find(&host, &raw);
            prop_assert!(!found.domain().is_empty() && !found.source_label().is_empty());
        }
    }

    #[test]
    fn a_path_is_a_page_by_its_canonical_spelling_too(text in hostile(), index in any::<prop::sample::Index>()) {
        let page = index.get(&PAGES.iter().collect::<Vec<_>>()).path.replace(['{', '}', '?'], "");
        for path in [format!("/{text}"), format!("{page}/{text}"), page] {
            let Ok(Some(matched)) = PAGES.find(&path, |_| true) else { continue };
            let canonical = matched.canonical();
            prop_assert!(canonical.bytes().all(|byte| byte.is_ascii_graphic() && !b"\"<>\\?#".contains(&byte)));
            let again = PAGES.find(&canonical, |_| true).unwrap().unwrap();
            prop_assert_eq!(again.page.name, matched.page.name);
            prop_assert_eq!(&again.params, &matched.params);
            prop_assert_eq!(again.canonical(), canonical);
            PageMatch::may_have_item(&matched);
        }
    }

    #[test]
    fn every_request_has_a_route(method in prop_oneof![hostile(), "GET|HEAD|POST"], path in hostile()) {
        for path in [format!("/{path}"), format!("/pesilat/api/{path}"), format!("/_ipx/{path}")] {
            if let Route::Api { upstream, path: call } = route(&method, &path) {
                prop_assert!(path.ends_with(&call) && path.contains(&upstream));
            }
        }
    }

    #[test]
    fn a_published_row_is_sound_or_none(field in prop::sample::select(&ROW[..]), value in json(), text in hostile(), cut in any::<prop::sample::Index>()) {
        let host = "baru.example";
        let mut row: serde_json::Map<String, Value> = ROW.iter().map(|field| ((*field).to_owned(), "baru".into())).collect();
        for (field, value) in [
            ("domain", host.into()),
            ("hosts", Value::from(vec![host])),
            ("settings", serde_json::json!({ "css.clr_primary": text, "title": text })),
            ("pages", Value::from(vec!["class"])),
            ("overrides", serde_json::json!({ "class": { "title": "Kelas" } })),
        ] {
            row.insert(field.to_owned(), value);
        }
        let sound = Value::from(row.clone()).to_string();
        row.insert(field.to_owned(), value);
        let changed = Value::from(row).to_string();
        let cut: String = sound.chars().take(cut.index(sound.len())).collect();
        for json in [sound, changed, cut, text] {
            let Ok(tenant) = published::read(&json, host, &TENANTS) else { continue };
            prop_assert_eq!(&*tenant.domain, host);
            for part in [&tenant.key, &tenant.name, &tenant.lms_id, &tenant.app_id, &tenant.layout] {
                prop_assert!(!part.is_empty() && !part.contains(char::is_control));
            }
            let (settings, _) = Settings::parse(None, &tenant.fallback(), &BRAND);
            prop_assert_eq!(settings.theme_css().matches(['{', '}']).count(), 2);
        }
    }

    #[test]
    fn no_table_is_too_broken_to_be_refused(value in json(), text in hostile()) {
        let tenants = serde_json::json!({ "default": "a", "local": "a", "tenants": [value] });
        let rows = Value::from(vec![value]);
        for json in [text, rows.to_string(), tenants.to_string()] {
            prop_assert!(PageTable::parse(&json).is_err());
            prop_assert!(Tenants::parse(&json, &PAGES).is_err());
        }
    }
}
