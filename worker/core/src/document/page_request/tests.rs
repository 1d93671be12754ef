use std::rc::Rc;

use super::{PageRequest, hour};
use crate::cache::memory::Region;
use crate::config::{Config, Deployment};
use crate::document::prefetched::{Needs, Outcome, Prefetched, ResponseText};
use crate::document::site_data::SiteData;
use crate::document::variant::Variant;
use crate::error::Error;
use crate::http::request::Request;
use crate::http::request_head::sent;
use crate::sites::tables::TENANTS;

const HOUR: u64 = 3_600_000;

/// The host, the path with its query, and headers.
type Case<'c> = (&'c str, &'c str, &'c [(&'c str, &'c str)]);

fn config() -> Config {
    let deployment = Deployment::new("v1".to_owned(), String::new());
    Config::read(deployment, |name| match name {
        "ANALYTICS_URL" => "https://ukur.example/js".to_owned(),
        _ => String::new(),
    })
}

fn with<T>((host, target, headers): Case<'_>, look: impl Fn(&PageRequest<'_>) -> T) -> T {
    let text = sent("GET", &format!("https://{host}{target}"), headers);
    let request = Request::read(&text, &TENANTS);
    look(&PageRequest::of(&request, &config()).unwrap())
}

#[test]
fn inputs_of_a_document_are_read_from_the_request() {
    let signed_in = ("cookie", "a=b; signed_in=1");
    let home = "https://alpha.example/";
    let welcome = "https://alpha.example/Welcome";
    let nowhere = "https://alpha.example/404";
    // Is lean, is measured, is one's own.
    let usual = [false, true, false];
    for (case, page_url, flags) in [
        (("alpha.example", "/", &[][..]), home, usual),
        (("www.alpha.example", "/", &[]), home, usual),
        (("alpha.example", "/?n=1&utm_source=x", &[]), home, usual),
        (
            ("alpha.example", "/CLASS/?fbclid=x&search=+web+&page=2", &[]),
            "https://alpha.example/Class?page=2&search=web",
            usual,
        ),
        (("alpha.example", "/tidak-ada?n=1", &[]), nowhere, usual),
        (
            ("alpha.example", "/", &[("save-data", "On")]),
            home,
            [true, false, false],
        ),
        (
            ("alpha.example", "/", &[("ect", "slow-2g")]),
            home,
            [true, false, false],
        ),
        (("alpha.example", "/", &[("ect", "4g")]), home, usual),
        (
            ("alpha.example", "/", &[("cookie", "hemat=1")]),
            home,
            [true, false, false],
        ),
        (
            ("alpha.example", "/", &[("dnt", "1")]),
            home,
            [false, false, false],
        ),
        (("alpha.example", "/", &[signed_in]), home, usual),
        (
            ("alpha.example", "/welcome", &[signed_in]),
            welcome,
            [false, true, true],
        ),
        (
            ("alpha.example", "/welcome", &[("cookie", "signed_in=0")]),
            welcome,
            usual,
        ),
        (("siapa.example", "/", &[]), home, [false, false, false]),
    ] {
        with(case, |page_request| {
            let found = [
                page_request.requested_variant == Variant::Lean,
                page_request.analytics.is_some(),
                page_request.has_member_view,
            ];
            assert_eq!(
                (page_request.page_url.as_str(), found),
                (page_url, flags),
                "{case:?}"
            );
            assert_eq!(
                page_request.page_with_calls().is_some(),
                page_url != nowhere,
                "{case:?}"
            );
        });
    }
}

#[test]
fn a_path_that_no_page_can_have_is_refused() {
    let request = Request::read(&sent("GET", "https://alpha.example/%zz", &[]), &TENANTS);
    let config = config();
    let refused = PageRequest::of(&request, &config).unwrap_err();
    assert!(matches!(refused, Error::BadRequest(_)), "{refused:?}");
    let nowhere = PageRequest::nowhere(&request);
    assert_eq!(nowhere.page_url, "https://alpha.example/404");
    assert!(nowhere.analytics.is_none() && nowhere.page_with_calls().is_none());
}

#[test]
fn different_documents_have_different_inputs() {
    let key = |case: Case<'_>, now_ms| {
        with(case, |page_request| {
            let data = SiteData::of(page_request.tenant(), &TENANTS, None).0;
            let inputs = page_request.inputs(&data, &Prefetched::default(), now_ms);
            inputs.key()
        })
    };
    let mut keys = vec![
        key(("alpha.example", "/", &[]), HOUR),
        key(("alpha.example", "/", &[]), 2 * HOUR),
        key(("alpha.localhost", "/", &[]), HOUR),
        key(("campus.belajar.example", "/", &[]), HOUR),
        key(("alpha.example", "/Class", &[]), HOUR),
        key(("alpha.example", "/Class?page=2", &[]), HOUR),
        key(("alpha.example", "/Portfolio/tidak/ada", &[]), HOUR),
        key(("alpha.example", "/tidak-ada", &[]), HOUR),
        key(("alpha.example", "/", &[("save-data", "on")]), HOUR),
        key(("alpha.example", "/", &[("dnt", "1")]), HOUR),
        key(("alpha.example", "/welcome", &[]), HOUR),
        key(
            ("alpha.example", "/welcome", &[("cookie", "signed_in=1")]),
            HOUR,
        ),
    ];
    let count = keys.len();
    keys.sort();
    keys.dedup();
    assert_eq!(keys.len(), count);
    for same in [
        ("www.alpha.example", "/", &[][..]),
        ("alpha.example", "/?utm_source=x", &[]),
        (
            "alpha.example",
            "/",
            &[("cookie", "signed_in=1"), ("ect", "4g")],
        ),
        (
            "alpha.example",
            "/",
            &[("cookie", "hemat=0"), ("save-data", "on")],
        ),
    ] {
        assert_eq!(
            key(same, HOUR + 1),
            key(("alpha.example", "/", &[]), HOUR),
            "{same:?}"
        );
    }
    assert_eq!([0, 1, HOUR, 2 * HOUR - 1].map(hour), [0, 0, HOUR, HOUR]);
}

#[test]
fn unknown_parameters_do_not_change_the_inputs() {
    let page_url = |target: &str| {
        with(("alpha.example", target, &[]), |page_request| {
            page_request.page_url.replace("https://alpha.example", "")
        })
    };
    for (expected, targets) in [
        (
            "/",
            &["/", "/?utm_source=a", "/?fbclid=1&ambil=%3Cb%3E", "/?"][..],
        ),
        (
            "/Class",
            &[
                "/Class",
                "/class/",
                "/CLASS?page=1",
                "/Class?level=x&search=+&a=b",
            ],
        ),
        (
            "/Class?page=2&search=a+b",
            &[
                "/Class?page=2&search=a%20b",
                "/class?search=a+b&utm_medium=x&page=2&page=3",
            ],
        ),
        (
            "/Class/dasar-web",
            &["/Class/dasar-web", "/class/dasar%2Dweb/?search=x"],
        ),
        (
            "/Register?jenis=tim",
            &["/Register?jenis=tim&name=Ayu", "/register?jenis=tim#a"],
        ),
        (
            "/Login?to=%2FClass%3Fpage%3D2",
            &["/Login?to=/Class?page=2&x=1"],
        ),
        (
            "/Login",
            &[
                "/Login?to=//evil.example",
                "/Login?to=Class",
                "/Login?to=/a%5Cb",
            ],
        ),
        (
            "/Training-Services/Syllabus?modul=",
            &[
                "/Training-Services/Syllabus?modul=",
                "/training-services/syllabus?a=b&modul=%3C",
            ],
        ),
        (
            "/404",
            &["/tidak-ada", "/tidak/ada?page=2", "/Portfolio/tidak/ada"],
        ),
    ] {
        for target in targets {
            assert_eq!(page_url(target), expected, "{target}");
        }
    }
}

#[test]
fn a_further_page_of_any_of_its_lists_is_its_own() {
    for (target, number, expected) in [
        ("/Program", Some(1), "/Program"),
        ("/Program?page=2", Some(2), "/Program?page=2"),
        ("/Program?more=3&utm_source=x", Some(3), "/Program?more=3"),
        ("/Program?more=1", Some(1), "/Program"),
        ("/Program?page=2&more=3", Some(3), "/Program"),
        ("/Testimony?more=2", Some(2), "/Testimony?more=2"),
        ("/News?page=2&search=2", Some(2), "/News"),
        ("/About?page=2&more=2", None, "/About"),
    ] {
        with(("alpha.example", target, &[]), |page_request| {
            let canonical = page_request.canonical(&Prefetched::default());
            assert_eq!(canonical.as_deref(), Some(expected), "{target}");
            assert_eq!(page_request.number, number, "{target}");
        });
    }
}

#[test]
fn an_address_is_the_sites_or_its_visitors() {
    let found = |json: &str| {
        let response = Outcome::Response(Rc::new(ResponseText::new(json)));
        let needs = Needs {
            item: true,
            first: true,
        };
        Prefetched::of(needs, [Some(("a".to_owned(), response))])
    };
    let none = Prefetched::default();
    let class = found(r#"{"data":{"slug":"dasar-web"}}"#);
    let news = found(r#"{"data":{"id":7}}"#);
    for (target, prefetched, expected) in [
        ("/", &none, Region::Sites),
        ("/?utm_source=a", &none, Region::Sites),
        ("/Class", &none, Region::Sites),
        ("/Class?page=2", &none, Region::VisitorUrls),
        ("/Class?search=a", &none, Region::VisitorUrls),
        ("/Class/dasar-web", &class, Region::Sites),
        ("/Class/Dasar-Web", &class, Region::VisitorUrls),
        ("/Class/dasar-web", &none, Region::VisitorUrls),
        ("/News/7", &news, Region::Sites),
        ("/News/7/judul", &news, Region::VisitorUrls),
        ("/tidak-ada", &none, Region::Sites),
    ] {
        with(("alpha.example", target, &[]), |page_request| {
            assert_eq!(page_request.region(prefetched), expected, "{target}");
            // A name is anybody's until an item is found that has it.
            let before = page_request.region(&none);
            assert_eq!(page_request.calls_region(), before, "{target}");
        });
    }
}

#[test]
fn a_session_is_shown_to_who_runs_no_scripts() {
    for (cookie, expected) in [
        ("signed_in=1; access_token=a", true),
        ("signed_in=1; __Host-access_token=a", true),
        ("signed_in=1", false),
        ("signed_in=1; access_token=a; scripted=1", false),
        ("signed_in=1; access_token=a; scripted=0", true),
        ("signed_in=0; access_token=a", false),
        ("scripted=1", false),
    ] {
        with(
            ("alpha.example", "/Class", &[("cookie", cookie)]),
            |page_request| {
                assert_eq!(
                    page_request.is_signed_in_without_scripts, expected,
                    "{cookie}"
                );
                assert_eq!(page_request.is_private(), expected, "{cookie}");
            },
        );
    }
}
