use std::rc::Rc;

use proptest::prelude::*;
use serde_json::{Value, json};

use super::{SCRIPT_BREAKERS, config, hostile, json as any_json, record};
use crate::auth::token::Key;
use crate::document::analytics::{Analytics, Service, Signals};
use crate::document::boot::{Boot, BootAnalytics, BootPage, BootTenant, Delivery};
use crate::document::conditional;
use crate::document::discovery::feed::{Feed, FeedItem, feed_xml};
use crate::document::discovery::sitemap::{SitemapEntry, SitemapPart, sitemap_xml};
use crate::document::discovery::{icon, listed, manifest};
use crate::document::head::item::{self, Item};
use crate::document::head::{Crumb, Head, HeadInput, PageText, TenantText, tags};
use crate::document::inputs::Validator;
use crate::document::prefetched::ResponseText;
use crate::document::security::{SecurityPolicy, security_headers};
use crate::document::template::Template;
use crate::document::variant::Variant;
use crate::http::csp_source;
use crate::http::request_head::{RequestHead, sent};
use crate::sites::page::{ItemFields, ObjectReader, PageKind};
use crate::sites::settings::{Brand, Settings};
use crate::sites::tables::PAGES;
use crate::text::json as reader;

const ITEM: [&str; 5] = ["title", "summary", "audio", "publishedAt", "id"];
const LISTED: [&str; 6] = ["id", "slug", "code", "category", "updatedAt", "publishedAt"];
const DATA: [&str; 4] = ["slug", "name", "description", "logo"];

fn settings(text: &str) -> Settings {
    let response = json!({ "data": {
        "title": text, "favicon": text, "image": text, "isMaintenance": false,
        "meta": { "site_name": text, "keywords": text, "description": text, "type": text },
    } });
    let brand = Brand {
        key: "contoh",
        name: "Contoh",
    };
    Settings::parse(Some(&response.to_string()), "{}", &brand).0
}

/// A head in which every text that somebody else writes is this one.
fn head(text: &str) -> String {
    let settings = settings(text);
    let item = Item {
        name: text.to_owned(),
        title: text.to_owned(),
        description: text.to_owned(),
        image: text.to_owned(),
        part: text.to_owned(),
    };
    let crumb = Crumb {
        name: text.to_owned(),
        path: "/Class".to_owned(),
    };
    let crumbs = [crumb];
    let key = Key::from_hex(&"ab".repeat(32)).unwrap();
    let input = HeadInput {
        settings: &settings,
        tenant: TenantText {
            name: text,
            tagline: text,
            domain: "contoh.example",
        },
        page: Some(PageText::default()),
        kind: PageKind::Course,
        item: Some(&item),
        feeds: &[],
        questions: None,
        calendar: None,
        items: &[],
        courses: &[],
        contact: None,
        response: None,
        crumbs: &crumbs,
        path: Some(text),
        status: 200,
        is_for_robots: true,
        may_index: true,
        key: Some(&key),
    };
    tags::head_html(&input, &Head::of(&input))
}

/// Tags and attributes of some HTML, without what they say.
fn skeleton(html: &str) -> Vec<&str> {
    let tags = html.split('<').skip(1);
    tags.map(|tag| tag.split([' ', '>']).next().unwrap_or_default())
        .collect()
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn no_text_changes_what_a_head_is_made_of(text in hostile()) {
        let (html, plain) = (head(&format!("a{text}")), head("a"));
        prop_assert_eq!(skeleton(&html), skeleton(&plain));
        // Quotes are those of attributes, but in the title, and in the structured data.
        let quotes = |html: &str| {
            let (_, tags) = html.split_once("</title>").unwrap();
            tags.matches('"').count() - ld(html).matches('"').count()
        };
        prop_assert_eq!(quotes(&html), quotes(&plain));
        let data: Value = serde_json::from_str(ld(&html)).unwrap();
        prop_assert_eq!(&data["@graph"][0]["name"], &json!(format!("a{text}")));
    }

    #[test]
    fn boot_data_stays_in_its_script(text in hostile(), response in any_json()) {
        let settings = settings(&text);
        let settings_json = settings.to_json();
        let prefetched = [("call".to_owned(), Rc::new(ResponseText::new(&response.to_string())))];
        let boot = Boot {
            version: Some(&text),
            tenant: BootTenant {
                lms_key: "contoh",
                key: "contoh",
                layout: "contoh",
                name: &text,
                tagline: &text,
                domain: "contoh.example",
                source: "host",
                pages: Vec::new(),
                titles: Vec::new(),
                api: "/api",
                analytics: Some(BootAnalytics { id: &text, script: &text }),
            },
            settings: reader::raw(&settings_json).unwrap(),
            page: Some(BootPage { name: "class", params: vec![("slug", &text)] }),
            look: "null",
            prefetched: &prefetched,
            delivery: Delivery::Along,
            form: None,
            status: 200,
            now: 0,
            saves_data: false,
        };
        let written = boot.to_json();
        prop_assert!(!written.contains(SCRIPT_BREAKERS));
        let read: Value = serde_json::from_str(&written).unwrap();
        prop_assert_eq!(&read["prefetched"]["call"], &response);
        prop_assert_eq!(&read["page"]["params"]["slug"], &json!(text));
    }

    #[test]
    fn an_item_is_read_from_any_response(data in record(&DATA), any in any_json()) {
        let fields = json!({ "name": "name", "description": "description", "image": "logo.0.a", "match": { "slug": "slug" } });
        let fields = ItemFields::read(ObjectReader::of(fields).unwrap()).unwrap();
        let slug = data["slug"].as_str().unwrap_or("a").to_owned();
        for response in [json!({ "data": data }), any] {
            if let Some(item) = item::matching(&fields, |_| Some(&slug), &response.to_string()) {
                prop_assert!(item.name.chars().count() <= 300 && item.description.chars().count() <= 300);
            }
        }
    }

    #[test]
    fn a_feed_holds_its_items_and_no_other_element(items in prop::collection::vec(record(&ITEM), 0..4), text in hostile()) {
        let items: Vec<FeedItem> = items.iter().filter_map(|item| FeedItem::read(&item.to_string(), "post", format!("/News/{}", text.len()))).collect();
        let feed = Feed { title: &text, description: &text, domain: "contoh.example", path: "/feed.xml", home: "/News", items: &items, show: None };
        let xml = feed_xml(&feed);
        prop_assert_eq!(xml.matches("<item>").count(), items.len());
        let enclosures = items.iter().filter_map(|item| item.enclosure.as_ref());
        prop_assert_eq!(xml.matches("<enclosure ").count(), enclosures.clone().count());
        for file in enclosures {
            prop_assert!(file.url.bytes().all(|byte| byte.is_ascii_graphic()));
        }
        prop_assert!(xml.chars().all(|c| c >= ' ' || "\t\n\r".contains(c)));
        prop_assert_eq!(xml.matches("<title>").count(), items.len() + 1);
        prop_assert!(!xml.contains("<script") && !xml.contains("<![CDATA["));
    }

    #[test]
    fn a_sitemap_holds_its_pages(paths in prop::collection::vec(hostile(), 0..5), date in hostile()) {
        let entries: Vec<SitemapEntry> = paths.into_iter().map(|path| SitemapEntry { path, last_modified: Some(date.clone()), subject: None, image: None }).collect();
        let xml = sitemap_xml("contoh.example", &entries.iter().collect::<Vec<_>>(), SitemapPart::Whole).unwrap();
        prop_assert_eq!(xml.matches('<').count(), 3 + 4 * entries.len() + 2 * xml.matches("<lastmod>").count());
    }

    #[test]
    fn a_list_is_read_from_any_response(items in prop::collection::vec(record(&LISTED), 0..4), total in any_json(), any in any_json(), number in 1..60_u32) {
        let pages: Vec<_> = PAGES.iter().filter_map(|page| Some((page, page.listed.as_ref()?))).collect();
        for response in [json!({ "data": { "items": items, "totalPages": total } }), any] {
            let Some(list) = listed::read(&response.to_string(), number, &pages) else { continue };
            prop_assert!(!list.has_more || number < listed::MOST_PAGES);
            for entry in list.entries {
                prop_assert!(entry.path.starts_with('/') && entry.path.bytes().all(|byte| byte.is_ascii_graphic()));
                prop_assert!(matches!(PAGES.find(&entry.path, |_| true), Ok(Some(_))), "{}", entry.path);
            }
        }
    }

    #[test]
    fn dates_of_any_kind_are_read(text in hostile(), date in "[0-9]{4}-[0-9]{2}-[0-9]{2}([T ][0-9]{2}:[0-9]{2}(:[0-9]{2})?(Z|[+-][0-9]{2}:[0-9]{2})?)?") {
        for published in [text, date] {
            let item = FeedItem::read(&json!({ "title": "a", "publishedAt": published }).to_string(), "post", "/a".into()).unwrap();
            let items = [item];
            let feed = Feed { title: "a", description: "", domain: "a.example", path: "/", home: "/", items: &items, show: None };
            let xml = feed_xml(&feed);
            prop_assert_eq!(xml.matches("<pubDate>").count(), usize::from(items[0].published.is_some()));
        }
    }

    #[test]
    fn headers_are_headers(drive in hostile(), account in hostile(), hosts in hostile(), logo in hostile()) {
        let image_sources: Vec<String> = hosts.split_whitespace().filter_map(csp_source::host).collect();
        let logo = format!("https://{logo}");
        let service = Service { script: &drive, hosts: &hosts };
        let analytics = Analytics::of(Some("G-1"), service, Signals::default());
        let policy = SecurityPolicy {
            analytics: analytics.as_ref(),
            variant: Variant::Full,
            theme_hash: "'sha256-x'",
            look_hash: None,
            style_attributes: &[],
            script_hashes: &[],
            drive_url: Some(&drive),
            image_sources: &image_sources,
            image_urls: &[&logo],
            account_url: Some(&account),
            is_https: true,
        };
        for (_, value) in security_headers(&policy) {
            prop_assert!(value.is_ascii() && value.chars().all(|c| !c.is_control()));
        }
        let headers = security_headers(&policy);
        let names: Vec<&str> = headers[0].1.split("; ").map(|directive| directive.split(' ').next().unwrap_or_default()).collect();
        let expected = ["default-src", "script-src", "style-src", "style-src-attr", "img-src", "media-src", "font-src", "connect-src"];
        prop_assert_eq!(&names[..8], &expected[..]);
        prop_assert!(!headers[0].1.contains("'unsafe"));
    }

    #[test]
    fn what_else_is_sent_can_be_read(text in hostile(), any in any_json()) {
        let settings = settings(&text);
        let manifest: Value = serde_json::from_str(&manifest::manifest_json(&settings, &text)).unwrap();
        prop_assert_eq!(&manifest["name"], &json!(settings.title));
        prop_assert_eq!(icon::target("/favicon.ico", &[&text], "/a.svg"), "/a.svg");
        icon::target(&text, &["a.example"], "/a.svg");
        let tag = Validator::new(&text, "", "").whole();
        let listed = ["\"x\", ", &tag].concat();
        prop_assert!(conditional::if_none_match(&listed, &tag));
        prop_assert_eq!(conditional::if_none_match(&text, &tag), text.trim() == "*");
        let mode = text.replace('\n', " ");
        let head = RequestHead::read(&sent("GET", "https://a.example/", &[("sec-fetch-mode", &mode)]));
        prop_assert!(!head.is_navigation());
        let marked = format!("<!--edge:chunks {any}--><!--edge:full--><!--/edge:full--><!--edge:head-->{text}<!--edge:boot-->");
        for html in [text, marked] {
            let _ = Template::parse(&html);
        }
    }
}

/// The structured data of a head.
fn ld(html: &str) -> &str {
    let (_, rest) = html
        .split_once("<script type=\"application/ld+json\">")
        .unwrap_or_default();
    rest.split_once("</script>").unwrap_or_default().0
}
