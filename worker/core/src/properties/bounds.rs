//! Bounds of texts of a hundred thousand bytes: each is cut at its limit.

use serde_json::{Value, json};

use crate::api::click;
use crate::api::image::Transform;
use crate::api::upstream::limits;
use crate::auth::session::{self, ACCESS_COOKIE, Person};
use crate::document::discovery::feed::FeedItem;
use crate::document::head::item;
use crate::http::request_head::Transport;
use crate::sites::page::{ItemFields, ObjectReader};
use crate::sites::settings::{Brand, Settings};
use crate::sites::tenant::Host;

const LENGTH: usize = 100_000;

const PARTS: [&str; 7] = ["&", "<a \"", "%41", "&a=b", "; a=b", "/", "é "];

fn each(check: impl Fn(&str)) {
    for part in PARTS {
        check(&part.repeat(LENGTH / part.len()));
    }
}

/// An object that has this text in each of these fields.
fn of(names: &[&str], text: &str) -> Value {
    let all = names.iter().map(|name| ((*name).to_owned(), text.into()));
    Value::Object(all.collect())
}

#[test]
fn texts_from_a_visitor() {
    each(|text| {
        assert!(Host::parse(text).is_err());
        assert!(Transform::parse(text).is_err());
        let cookies = format!("access_token={}", text.replace([';', ' '], "a"));
        let token = session::session_token(&cookies, ACCESS_COOKIE, Transport::LocalHttp, 0);
        assert_eq!(token, None);
        assert!(limits::request_id(Some(text), [0; 16]).len() < 100);
        let click =
            json!({ "from": "/", "to": format!("/{text}a"), "type": "external", "timestamp": "" });
        assert!(click::record(&click.to_string()).is_none_or(|record| record.len() < 2_500));
    });
}

#[test]
fn texts_from_the_platform() {
    let brand = Brand {
        key: "a",
        name: "a",
    };
    let fields = json!({ "name": "name", "description": "name", "match": { "slug": "slug" } });
    let fields = ItemFields::read(ObjectReader::of(fields).unwrap()).unwrap();
    each(|text| {
        let mut data = of(
            &["title", "favicon", "image", "layout", "isMaintenance"],
            text,
        );
        data["css"] = of(&["clr_primary", "ft_primary"], text);
        data["meta"] = of(&["name", "description", "type", "robot_index"], text);
        let settings = Settings::parse(Some(&json!({ "data": data }).to_string()), "{}", &brand).0;
        assert!(settings.theme_css().len() < 2_000);
        assert!(settings.title.chars().count() <= 120);
        let response = json!({ "data": { "slug": "a", "name": text } }).to_string();
        let item = item::matching(&fields, |_| Some("a"), &response).unwrap();
        assert!(item.name.chars().count() <= 300 && item.description.chars().count() <= 300);
        let item = of(&["title", "summary", "audio", "publishedAt"], text).to_string();
        if let Some(item) = FeedItem::read(&item, "post", "/".to_owned()) {
            assert!(item.title.chars().count() <= 300 && item.summary.chars().count() <= 3_000);
            assert_eq!((item.published, item.enclosure), (None, None));
        }
        let person = Person::of(&json!({ "data": { "id": 1, "name": text } }).to_string());
        assert!(person.unwrap().name.chars().count() <= 80);
    });
}
