use std::rc::Rc;

use super::{PageRequest, Place, hour};
use crate::config::{Config, Deployment};
use crate::document::prefetched::{AnswerText, Needs, Outcome, Prefetched};
use crate::document::site_data::SiteData;
use crate::gateway::fault::Fault;
use crate::request_head::RequestHead;
use crate::site::tables::TENANTS;
use crate::site::tenant::{Found, Host};

const HOUR: u64 = 3_600_000;

/// The host, the path with its query, and headers.
type Case<'c> = (&'c str, &'c str, &'c [(&'c str, &'c str)]);

fn config() -> Config {
    let deployment = Deployment::new("v1".to_owned(), String::new());
    let (config, _) = Config::read(deployment, |name| match name {
        "ANALYTICS_URL" => "https://ukur.example/js".to_owned(),
        _ => String::new(),
    });
    config
}

fn with<T>((host, target, headers): Case<'_>, look: impl Fn(&Found, &PageRequest<'_>) -> T) -> T {
    let path = target.split('?').next().unwrap();
    let found = TENANTS.find(&Host::parse(host).unwrap(), path);
    let header = |name: &str| {
        let sent = headers.iter().find(|(known, _)| *known == name);
        sent.map(|(_, value)| (*value).to_owned())
    };
    let head = RequestHead::read(&format!("GET\nhttps://{host}{target}"));
    let config = config();
    let request = PageRequest::of(&found, &config, &head, &header).unwrap();
    look(&found, &request)
}

#[test]
fn a_request_says_what_its_document_depends_on() {
    let signed_in = ("cookie", "a=b; signed_in=1");
    let home = "https://alpha.example/";
    let welcome = "https://alpha.example/Welcome";
    let nowhere = "https://alpha.example/404";
    // Saves data, is measured, is one's own.
    let usual = [false, true, false];
    for (case, address, flags) in [
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
            [true, true, false],
        ),
        (("alpha.example", "/", &[("ect", "4g")]), home, usual),
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
        with(case, |_, request| {
            let found = [
                request.saves_data,
                request.analytics.is_some(),
                request.is_own,
            ];
            assert_eq!(
                (request.address.as_str(), found),
                (address, flags),
                "{case:?}"
            );
            assert_eq!(
                request.called().is_some(),
                address != nowhere && !flags[0],
                "{case:?}"
            );
        });
    }
}

#[test]
fn a_path_that_no_page_can_have_is_refused() {
    let found = TENANTS.find(&Host::parse("alpha.example").unwrap(), "/");
    let head = RequestHead::read("GET\nhttps://alpha.example/%zz");
    let header = |_: &str| None;
    let refused = PageRequest::of(&found, &config(), &head, &header).unwrap_err();
    assert!(matches!(refused, Fault::BadRequest(_)), "{refused:?}");
    let nowhere = PageRequest::nowhere(&found, &head, &header);
    assert_eq!(nowhere.address, "https://alpha.example/404");
    assert!(nowhere.analytics.is_none() && nowhere.called().is_none());
}

#[test]
fn whoever_gets_another_document_has_other_inputs() {
    let key = |case: Case<'_>, now_ms| {
        with(case, |found, request| {
            let data = SiteData::of(found, &TENANTS, None).0;
            let inputs = request.inputs(found, &data, &Prefetched::default(), now_ms);
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
fn what_a_visitor_appends_makes_no_other_document() {
    let address = |target: &str| {
        with(("alpha.example", target, &[]), |_, request| {
            request.address.replace("https://alpha.example", "")
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
            assert_eq!(address(target), expected, "{target}");
        }
    }
}

#[test]
fn an_address_is_the_sites_or_its_visitors() {
    let found = |json: &str| {
        let answer = Outcome::Answer(Rc::new(AnswerText::new(json)));
        let needs = Needs {
            item: true,
            first: true,
        };
        Prefetched::of(needs, [Some(("a".to_owned(), answer))])
    };
    let none = Prefetched::default();
    let class = found(r#"{"data":{"slug":"dasar-web"}}"#);
    let news = found(r#"{"data":{"id":7}}"#);
    for (target, prefetched, expected) in [
        ("/", &none, Place::Visited),
        ("/?utm_source=a", &none, Place::Visited),
        ("/Class", &none, Place::Visited),
        ("/Class?page=2", &none, Place::Written),
        ("/Class?search=a", &none, Place::Written),
        ("/Class/dasar-web", &class, Place::Visited),
        ("/Class/Dasar-Web", &class, Place::Written),
        ("/Class/dasar-web", &none, Place::Written),
        ("/News/7", &news, Place::Visited),
        ("/News/7/judul", &news, Place::Written),
        ("/tidak-ada", &none, Place::Visited),
    ] {
        with(("alpha.example", target, &[]), |_, request| {
            assert_eq!(request.place(prefetched), expected, "{target}");
        });
    }
}
