//! Work that grows with the input and no faster. Half a million bytes take each of these well below
//! a second; one that looked at its input again for every part of it would be at it for minutes, and
//! every other tenant of the isolate would wait.

use serde_json::{Value, json};

use crate::document::cache;
use crate::document::discovery::feed::FeedItem;
use crate::document::discovery::icon;
use crate::document::head::item;
use crate::gateway::catalogue::{self, Upstream, calls, kept_query};
use crate::gateway::chat::Question;
use crate::gateway::image::{self, Transform};
use crate::gateway::session::{self, ACCESS_COOKIE, Transport};
use crate::gateway::token::{self, Key, Pair};
use crate::gateway::upstream::{answer, cache as answers, guard, target};
use crate::gateway::{click, session::Person};
use crate::route::route;
use crate::site::page::{ItemFields, ObjectReader};
use crate::site::settings::{Brand, Settings};
use crate::site::tables::{PAGES, TENANTS};
use crate::site::tenant::Host;
use crate::text::json::Map;
use crate::text::limit::{one_line, shortened};
use crate::text::percent::{self, Encoding};
use crate::text::{escape, hex, query, rich_text};

const LENGTH: usize = 500_000;

const PARTS: [&str; 7] = ["&", "<a \"", "%41", "&a=b", "; a=b", "/", "é "];

fn each(work: impl Fn(&str)) {
    for part in PARTS {
        work(&part.repeat(LENGTH / part.len()));
    }
}

#[test]
fn notations() {
    each(|text| {
        for encoding in [Encoding::UNRESERVED, Encoding::FORM] {
            percent::encoded(text, encoding);
            percent::decoded(text, encoding);
        }
        percent::mended(text);
        query::parameter(text, "b");
        hex::decoded(text);
        escape::html_text(text);
        escape::attribute(text);
        escape::xml(text);
        escape::script_json(text);
        rich_text::plain(text);
        shortened(&one_line(text), usize::MAX, LENGTH);
    });
}

#[test]
fn what_a_visitor_sends() {
    let call = calls(Upstream::Services)
        .iter()
        .find(|call| call.query.len() > 2)
        .unwrap();
    let key = Key::from_hex(&"0".repeat(64)).unwrap();
    each(|text| {
        let path = format!("/{text}");
        route("GET", &path);
        let _ = PAGES.find(&path, |_| true);
        let host = Host::parse(text).or_else(|_| Host::parse("a")).unwrap();
        TENANTS.find(&host, &path);
        let _ = catalogue::find("GET", "services", text);
        let _ = kept_query(call, text);
        let _ = target("https://a.example", text, text);
        session::session_token(text, ACCESS_COOKIE, Transport::Secure, 0);
        session::login_target(&format!("login_to={text}"), Transport::LocalHttp);
        session::local_path(&path);
        session::may_begin(None, Some(text), "https://a.example");
        let _ = token::open(&key, text);
        let _ = Transform::parse(text);
        image::source(text, "https://a.example", &[]);
        cache::if_none_match(text, "\"b\"");
        guard::limit_key("a", text);
        let body = json!({ "query": text, "to": text, "from": text });
        let _ = Question::parse(body.to_string().as_bytes());
        click::record(&body.into());
    });
}

#[test]
fn what_the_platform_answers() {
    let brand = Brand {
        key: "a",
        name: "a",
    };
    let fields = json!({ "name": "name", "description": "name", "match": { "slug": "slug" } });
    let fields = ItemFields::read(ObjectReader::of(fields.into()).unwrap()).unwrap();
    each(|text| {
        let of = |names: &[&str]| {
            let all = names.iter().map(|name| ((*name).to_owned(), text.into()));
            Value::Object(all.collect())
        };
        let mut data = of(&["title", "favicon", "image", "layout", "isMaintenance"]);
        data["css"] = of(&["clr_primary", "ft_primary"]);
        data["meta"] = of(&["name", "description", "type", "robot_index"]);
        let settings =
            Settings::parse(Some(&json!({ "data": data }).into()), &Map::new(), &brand).0;
        assert!(settings.theme_css().len() < 2_000);
        let data = json!({ "data": { "slug": "a", "name": text } });
        assert!(item::matching(&fields, |_| Some("a"), &data.into()).is_some());
        let item = json!({ "title": text, "summary": text, "audio": text, "publishedAt": text });
        FeedItem::read(&item.into(), "/".to_owned());
        icon::target(text, &["a"], "b");
        Person::of(&json!({ "data": { "id": text, "name": text } }).into());
        Pair::from_answer(text);
        answers::is_good(text.as_bytes());
        let wishes = answers::Wishes {
            cache_control: Some(text),
            vary: Some(text),
            set_cookie: None,
        };
        answers::storable(200, &wishes);
        let _ = answer::check(Upstream::Services, 200, Some(text));
        answer::response_header_kept("etag", text);
    });
}
