use std::collections::HashMap;
use std::sync::LazyLock;

use serde_json::{Value, json};

use super::item::Item;
use super::shared_cases::settings;
use super::tags;
use super::{Crumb, Head, HeadInput, PageText, TenantText};
use crate::auth::token::Key;
use crate::document::prefetched::ResponseText;
use crate::sites::page::PageKind;
use crate::sites::settings::Settings;

static ABOVE: LazyLock<[Crumb; 1]> = LazyLock::new(|| {
    [Crumb {
        name: "Kelas".to_owned(),
        path: "/Class".to_owned(),
    }]
});

/// The class page of a plain tenant, for tests to change one thing of.
fn class_page<'a>(settings: &'a Settings, item: Option<&'a Item>) -> HeadInput<'a> {
    HeadInput {
        settings,
        tenant: TenantText {
            name: "Akademi Contoh",
            tagline: "",
            domain: "contoh.example",
        },
        page: Some(PageText {
            title: "Detail Kelas",
            description: "Isi kelas.",
            ..PageText::default()
        }),
        kind: PageKind::Course,
        item,
        feeds: &[],
        questions: None,
        calendar: None,
        items: &[],
        courses: &[],
        contact: None,
        response: None,
        crumbs: &*ABOVE,
        path: Some("/Class/dasar-web"),
        status: 200,
        is_for_robots: true,
        may_index: true,
        key: None,
    }
}

fn head_html(input: &HeadInput<'_>) -> String {
    tags::head_html(input, &Head::of(input))
}

#[test]
fn pages_not_for_search_engines_are_noindex() {
    let open = settings(&json!({}));
    let closed = settings(&json!({ "meta": { "robot_index": "noindex" } }));
    let unfollowed = settings(&json!({ "meta": { "robot_follow": "nofollow" } }));
    let page = class_page(&open, None);
    let hidden = page.page.map(|page| PageText {
        noindex: true,
        ..page
    });
    for (input, expected) in [
        (page, "index, follow"),
        (
            HeadInput {
                may_index: false,
                ..page
            },
            "noindex, nofollow",
        ),
        (
            HeadInput {
                status: 404,
                ..page
            },
            "noindex, follow",
        ),
        (
            HeadInput {
                status: 503,
                ..page
            },
            "noindex, follow",
        ),
        (
            HeadInput {
                page: hidden,
                ..page
            },
            "noindex, follow",
        ),
        (
            HeadInput {
                settings: &closed,
                ..page
            },
            "noindex, follow",
        ),
        (
            HeadInput {
                settings: &unfollowed,
                ..page
            },
            "index, nofollow",
        ),
    ] {
        assert_eq!(Head::of(&input).robots, expected);
    }
}

#[test]
fn the_share_image_is_an_absolute_url() {
    let settings = settings(&json!({}));
    for (image, expected) in [
        ("", "https://contoh.example/brand/contoh/share.png"),
        ("/img/a.png", "https://contoh.example/img/a.png"),
        ("https://cdn.example/a.png", "https://cdn.example/a.png"),
        (
            " https://cdn.example/foto kelas é\"%20.png ",
            "https://cdn.example/foto%20kelas%20%C3%A9%22%20.png",
        ),
        ("/foto kelas.png", "https://contoh.example/foto%20kelas.png"),
        (
            "//evil.example/a.png",
            "https://contoh.example/brand/contoh/share.png",
        ),
        (
            "javascript:alert(1)",
            "https://contoh.example/brand/contoh/share.png",
        ),
    ] {
        let item = Item {
            image: image.into(),
            ..Item::default()
        };
        let head = Head::of(&class_page(&settings, Some(&item)));
        assert_eq!(head.image, expected, "{image}");
        // Of a picture of the platform's nobody knows the size.
        assert_eq!(head.is_drawn, expected.ends_with("/share.png"), "{image}");
    }
}

#[test]
fn an_icon_of_the_platforms_has_no_bitmaps() {
    let settings = settings(&json!({ "favicon": "https://cdn.example/icon.svg" }));
    let html = head_html(&class_page(&settings, None));
    assert!(html.contains(r#"<link rel="icon" href="https://cdn.example/icon.svg">"#));
    assert!(!html.contains("apple-touch-icon") && !html.contains("icon-32"));
}

#[test]
fn an_episode_has_a_duration_and_an_audio_address() {
    let settings = settings(&json!({}));
    let item = Item {
        name: "Obrolan".into(),
        ..Item::default()
    };
    for (audio, seconds, expected) in [
        ("https://cdn.example/a.mp3", 1800, (true, true)),
        ("http://cdn.example/a.mp3", 0, (false, false)),
    ] {
        let response = json!({ "data": { "audio": audio, "durationSeconds": seconds } });
        let response = ResponseText::new(&response.to_string());
        let html = head_html(&HeadInput {
            kind: PageKind::Episode,
            response: Some(&response),
            ..class_page(&settings, Some(&item))
        });
        assert!(html.contains(r#"<meta property="og:type" content="music.song">"#));
        let said = (html.contains("music:duration"), html.contains("og:audio"));
        assert_eq!(said, expected, "{audio}");
    }
}

#[test]
fn an_item_without_an_image_is_shared_with_its_title() {
    let settings = settings(&json!({}));
    let key = Key::from_hex(&"ab".repeat(32)).unwrap();
    let image = |name: &str, image: &str| {
        let item = Item {
            name: name.into(),
            title: String::new(),
            image: image.into(),
            ..Item::default()
        };
        let page = class_page(&settings, Some(&item));
        let input = HeadInput {
            key: Some(&key),
            ..page
        };
        Head::of(&input).image
    };
    let drawn = image("Dasar Web", "");
    let (address, mark) = drawn.split_once("?s=").unwrap();
    assert_eq!(address, "https://contoh.example/_art/share/Dasar+Web.png");
    assert_eq!(mark.len(), 16);
    assert_eq!(image("Dasar Web", "javascript:alert(1)"), drawn);
    assert_ne!(image("Dasar Web 2", ""), drawn);
    let platform = "https://cdn.example/a.png";
    assert_eq!(image("Dasar Web", platform), platform);
    let brand = "https://contoh.example/brand/contoh/share.png";
    assert_eq!(image(" ", ""), brand);
    assert!(image(&"kata ".repeat(60), "").contains("+kata%E2%80%A6.png?s="));
    let page = HeadInput {
        key: Some(&key),
        ..class_page(&settings, None)
    };
    assert_eq!(Head::of(&page).image, brand);
}

#[test]
fn the_head_of_a_class_has_all_tags() {
    let settings =
        settings(&json!({ "meta": { "keywords": "web, koding", "twitter_site": "@contoh" } }));
    let item = Item {
        name: "Dasar Web".into(),
        title: String::new(),
        description: "Belajar HTML.".into(),
        image: String::new(),
        part: String::new(),
    };
    let html = head_html(&class_page(&settings, Some(&item)));
    for tag in [
        "<title>Dasar Web | Akademi Contoh</title>",
        r#"<meta name="description" content="Belajar HTML.">"#,
        r#"<meta name="keywords" content="web, koding">"#,
        r#"<meta name="robots" content="index, follow">"#,
        r##"<meta name="theme-color" content="#2096c4">"##,
        r#"<link rel="canonical" href="https://contoh.example/Class/dasar-web">"#,
        r#"<link rel="icon" href="/brand/contoh/icon-32.png" sizes="32x32">"#,
        r#"<link rel="icon" href="/brand/contoh/icon.svg" type="image/svg+xml">"#,
        r#"<link rel="apple-touch-icon" href="/brand/contoh/apple-touch-icon.png">"#,
        r#"<link rel="manifest" href="/manifest.webmanifest">"#,
        r#"<meta property="og:type" content="website">"#,
        r#"<meta property="og:site_name" content="Akademi Contoh">"#,
        r#"<meta property="og:title" content="Dasar Web | Akademi Contoh">"#,
        r#"<meta property="og:url" content="https://contoh.example/Class/dasar-web">"#,
        r#"<meta property="og:image" content="https://contoh.example/brand/contoh/share.png">"#,
        r#"<meta property="og:image:type" content="image/png">"#,
        r#"<meta property="og:image:width" content="1200">"#,
        r#"<meta property="og:image:height" content="630">"#,
        r#"<meta name="twitter:image:alt" content="Dasar Web | Akademi Contoh">"#,
        r#"<meta name="twitter:card" content="summary_large_image">"#,
        r#"<meta name="twitter:site" content="@contoh">"#,
    ] {
        assert!(html.contains(tag), "{tag} in {html}");
    }
}

#[test]
fn a_missing_page_has_no_address_of_its_own() {
    let settings = settings(&json!({}));
    let html = head_html(&HeadInput {
        status: 404,
        ..class_page(&settings, None)
    });
    assert!(
        !html.contains("canonical") && !html.contains("og:url") && !html.contains("ListItem"),
        "{html}"
    );
}

#[test]
fn hostile_values_come_out_as_text() {
    let hostile = "</script></title><script>alert(\"1\")</script>'\u{2028}";
    let settings = settings(
        &json!({ "title": hostile, "meta": { "description": hostile, "keywords": hostile } }),
    );
    let item = Item {
        name: hostile.into(),
        title: String::new(),
        description: hostile.into(),
        image: String::new(),
        part: String::new(),
    };
    let tenant = TenantText {
        name: hostile,
        tagline: hostile,
        domain: "contoh.example",
    };
    for kind in [PageKind::Home, PageKind::Course, PageKind::Page] {
        let html = head_html(&HeadInput {
            tenant,
            kind,
            ..class_page(&settings, Some(&item))
        });
        assert_eq!(html.matches("<script").count(), 1, "{html}");
        assert_eq!(html.matches("</script>").count(), 1, "{html}");
        assert_eq!(html.matches("</title>").count(), 1, "{html}");
        assert!(!html.contains("content=\"</script>"), "{html}");
    }
}

#[test]
fn structured_data_names_what_the_page_is() {
    let settings = settings(&json!({}));
    let item = Item {
        name: "Dasar Web".into(),
        title: String::new(),
        ..Item::default()
    };
    for (kind, status, item, expected) in [
        (PageKind::Home, 200, None, vec!["Organization", "WebSite"]),
        (
            PageKind::Course,
            200,
            Some(&item),
            vec!["Course", "BreadcrumbList"],
        ),
        (PageKind::Course, 200, None, vec!["BreadcrumbList"]),
        (PageKind::Page, 200, None, vec!["BreadcrumbList"]),
        (PageKind::Course, 404, None, vec![]),
        (PageKind::Home, 503, None, vec![]),
    ] {
        let html = head_html(&HeadInput {
            kind,
            status,
            ..class_page(&settings, item)
        });
        let json = html
            .split_once("application/ld+json\">")
            .map(|(_, json)| json.strip_suffix("</script>").unwrap());
        let document: Value = json.map_or(json!({ "@graph": [] }), |json| {
            serde_json::from_str(json).unwrap()
        });
        let graph = document["@graph"].as_array().unwrap();
        let types: Vec<&str> = graph
            .iter()
            .map(|node| node["@type"].as_str().unwrap())
            .collect();
        assert_eq!(types, expected, "{kind:?} {status}");
        let positions: HashMap<&str, u64> = graph
            .iter()
            .filter_map(|node| node["itemListElement"].as_array())
            .flatten()
            .map(|step| {
                (
                    step["item"].as_str().unwrap(),
                    step["position"].as_u64().unwrap(),
                )
            })
            .collect();
        if types.contains(&"BreadcrumbList") {
            assert_eq!(positions["https://contoh.example/Class/dasar-web"], 3);
        }
    }
}

#[test]
fn faq_markup_appears_only_where_the_page_shows_it() {
    let settings = settings(&json!({}));
    let item = Item {
        name: "Dasar Web".into(),
        ..Item::default()
    };
    let faqs = json!([
        { "question": "Apa <b>syaratnya</b>?", "answer": "<p>Tidak ada &amp; gratis.</p>" },
        { "question": "", "answer": "Tanpa tanya" },
        { "question": "Tanpa jawab" },
        "x",
    ]);
    let response = ResponseText::new(&json!({ "data": { "faqs": faqs } }).to_string());
    let head = |questions| {
        head_html(&HeadInput {
            kind: PageKind::Course,
            response: Some(&response),
            questions,
            ..class_page(&settings, Some(&item))
        })
    };
    let html = head(Some("faqs"));
    assert_eq!(html.matches("\"Question\"").count(), 1, "{html}");
    assert!(html.contains(r#""name":"Apa syaratnya?""#), "{html}");
    assert!(html.contains("FAQPage"), "{html}");
    for questions in [None, Some("lain")] {
        assert!(!head(questions).contains("FAQPage"));
    }
}
