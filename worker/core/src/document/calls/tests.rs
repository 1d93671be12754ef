use std::rc::Rc;

use serde_json::{Value, json};

use super::{CachedParts, Calls, TEMPLATE_KEY, cached_parts, shows_landing, text_key};
use crate::cache::memory::{Bounds, DocumentRegions, Memory};
use crate::config::{Config, Deployment};
use crate::document::page_request::PageRequest;
use crate::document::prefetched::{Absence, CallResult, Outcome, Prefetched, ResponseText};
use crate::document::site_data::SiteData;
use crate::document::template::Template;
use crate::http::request::Request;
use crate::http::request_head::sent;
use crate::sites::page::PageTable;
use crate::sites::tables::TENANTS;
use crate::sites::tenant::ResolvedTenant;

const BOUNDS: Bounds = Bounds {
    slots: 20,
    bytes: 1 << 20,
};

const INDEX: &str = concat!(
    "<html><head><!--edge:full--><!--/edge:full--><!--edge:head--><script type=\"module\" src=\"/a.js\"></script></head>",
    "<body><div id=\"root\"><!--edge:body--></div><!--edge:boot-->",
    r#"<!--edge:chunks {"pages":{},"layouts":{},"looks":{"":{"css":"","hash":"","heading":"","body":"","#,
    r#""attributes":"","calls":[],"variants":"{}"},"alpha":{"css":"","hash":"","heading":"","body":"","#,
    r#""attributes":"","calls":["services/v1/a?b=1","services/v1/c"],"variants":"{}"}},"fonts":{},"#,
    r#""render":"v1"}--></body></html>"#,
);

const OVERVIEW: &str = "services/v1/class/overview?slug=dasar-web";
const SYLLABUS: &str = "services/v1/class/syllabus?classroomId=7";

fn with<T>(target: &str, look: impl Fn(&PageRequest<'_>) -> T) -> T {
    let url = format!("https://alpha.example{target}");
    let asked = Request::read(&sent("GET", &url, &[]), &TENANTS);
    let deployment = Deployment::new("v1".to_owned(), String::new());
    let config = Config::read(deployment, |_| String::new());
    look(&PageRequest::of(&asked, &config).unwrap())
}

fn response(json: &str) -> Outcome {
    Outcome::Response(Rc::new(ResponseText::new(json)))
}

fn insert_data(memory: &mut Memory, found: &ResolvedTenant, until_ms: u64) {
    let data = SiteData::of(found, &TENANTS, None).0;
    memory.insert(&SiteData::key(found), Rc::new(data), 0, until_ms);
}

fn describe(prefetched: &Prefetched) -> String {
    let responses = prefetched.responses.iter();
    let actual = responses.map(|(call_key, response)| format!("{call_key} {}", response.json()));
    actual.collect::<Vec<_>>().join("\n")
}

#[test]
fn calls_that_need_the_first_response_follow_it() {
    with("/Class/dasar-web", |page_request| {
        let matched = page_request.page_with_calls().unwrap();
        assert!(!shows_landing(matched));
        let calls = Calls::of(matched, page_request.request, None);
        let independent = calls.call_keys(None);
        assert_eq!(independent.first(), Some(&Some(OVERVIEW.to_owned())));
        let waits = independent.iter().position(Option::is_none).unwrap();
        let called = |outcome| -> CallResult { Some((OVERVIEW.to_owned(), outcome)) };
        let first = called(response(r#"{"data":{"id":7}}"#));
        let dependent = calls.dependent(&calls.look_up_item(first, None));
        assert_eq!(dependent.len() + 1, independent.len());
        assert_eq!(dependent[waits - 1].as_deref(), Some(SYLLABUS));
        // Nothing is asked for twice.
        for (dependent, independent) in dependent.iter().zip(independent.iter().skip(1)) {
            assert!(
                dependent.is_none() || independent.is_none(),
                "{dependent:?} {independent:?}"
            );
        }
        for outcome in [
            Outcome::Absent(Absence::Unknown),
            Outcome::Failed,
            response("{}"),
            response("[]"),
        ] {
            let dependent = calls.dependent(&calls.look_up_item(called(outcome.clone()), None));
            assert!(dependent.iter().all(Option::is_none), "{outcome:?}");
        }
        assert!(calls.dependent(&calls.look_up_item(None, None)).is_empty());
    });
}

#[test]
fn responses_are_in_the_order_of_the_row() {
    with("/Class/dasar-web", |page_request| {
        let matched = page_request.page_with_calls().unwrap();
        let calls = Calls::of(matched, page_request.request, None);
        let called = |call_key: &str, json: &str| Some((call_key.to_owned(), response(json)));
        for (first, independent, dependent, expected) in [
            (
                called("a", "1"),
                vec![called("b", "2"), None],
                vec![None, called("c", "3")],
                "a 1\nb 2\nc 3",
            ),
            (
                called("a", "1"),
                vec![None, called("b", "2")],
                vec![called("c", "3"), None],
                "a 1\nc 3\nb 2",
            ),
            (
                called("a", "1"),
                vec![None, called("b", "2")],
                vec![],
                "a 1\nb 2",
            ),
            (None, vec![], vec![], ""),
        ] {
            let gathered = calls.gather(calls.look_up_item(first, None), independent, dependent);
            assert_eq!(describe(&gathered), expected);
            assert_eq!(gathered.item().is_some(), !expected.is_empty());
        }
    });
}

#[test]
fn calls_are_made_as_the_shared_cases_say() {
    let file: Value =
        serde_json::from_str(include_str!("../../../../../test/cases/calls.json")).unwrap();
    let table = PageTable::parse(&file["table"].to_string()).unwrap();
    for case in file["cases"].as_array().unwrap() {
        let (path, query) = case["path"].as_str().unwrap().split_once('?').unwrap();
        let found = table.find(path, |_| true).unwrap().unwrap();
        let response = case.get("first").map(Value::to_string);
        let response = response.map(|text| ResponseText::new(&text)).map(Rc::new);
        let calls = Calls {
            matched: &found,
            query,
            of_landing: &[],
        };
        let outcome = response.map(Outcome::Response);
        let first = outcome.map(|outcome| (String::new(), outcome));
        let other = calls.other_list(&first);
        let lookup = calls.look_up_item(first, None);
        let made: Vec<_> = calls
            .call_keys(lookup.item())
            .into_iter()
            .flatten()
            .collect();
        assert_eq!(json!(made), case["calls"], "{case}");
        assert_eq!(json!(other), case["other"], "{case}");
    }
}

#[test]
fn an_item_is_looked_for_in_one_list_and_then_in_another() {
    let episodes = |slug: &str| {
        let items = json!([{ "id": 7, "slug": slug, "category": { "slug": "obrolan" } }]);
        response(&json!({ "data": { "items": items } }).to_string())
    };
    let other = || episodes("lain");
    for (first, second, expected) in [
        (episodes("satu-dua"), None, "there"),
        (other(), Some(episodes("satu-dua")), "there"),
        (other(), Some(other()), "missing"),
        (other(), Some(Outcome::Failed), "unavailable"),
        (Outcome::Failed, None, "unavailable"),
        (Outcome::Absent(Absence::Unknown), Some(other()), "missing"),
    ] {
        let actual = (format!("{first:?}"), format!("{second:?}"));
        let found = with("/Podcasts/satu-dua", |page_request| {
            let matched = page_request.page_with_calls().unwrap();
            let calls = Calls::of(matched, page_request.request, None);
            let [search, detail, related] = calls.call_keys(None).try_into().unwrap();
            let list = "services/v1/podcast/list?page=1&pageSize=50";
            assert_eq!(search, Some(format!("{list}&search=satu+dua")));
            assert_eq!((detail, related), (None, None));
            let first: CallResult = search.map(|call_key| (call_key, first.clone()));
            let next = calls.other_list(&first);
            assert_eq!(next.as_deref(), second.as_ref().map(|_| list), "{actual:?}");
            let second = next.zip(second.clone());
            let lookup = calls.look_up_item(first, second);
            let dependent: Vec<_> = calls.dependent(&lookup).into_iter().flatten().collect();
            let prefetched = calls.gather(lookup, vec![None, None], Vec::new());
            let actual = match prefetched.item() {
                Some(item) => {
                    let detail = "services/v1/podcast/detail?id=7".to_owned();
                    assert_eq!(dependent.first(), Some(&detail));
                    assert_eq!((dependent.len(), item.at("id").as_deref()), (2, Some("7")));
                    "there"
                }
                None if prefetched.is_unavailable => "unavailable",
                None => prefetched.absence.map_or("nothing", |_| "missing"),
            };
            actual.to_owned()
        });
        assert_eq!(found, expected, "{actual:?}");
    }
}

#[test]
fn a_landing_may_have_calls_of_its_own() {
    let template = Template::parse(INDEX).unwrap();
    let call_keys = |target: &str, template| {
        with(target, |page_request| {
            let matched = page_request.page_with_calls().unwrap();
            let calls = Calls::of(matched, page_request.request, template);
            (
                shows_landing(matched),
                calls
                    .call_keys(None)
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>(),
            )
        })
    };
    let (is_landing, own) = call_keys("/", Some(&template));
    assert!(is_landing);
    assert_eq!(own, ["services/v1/a?b=1", "services/v1/c"]);
    let (_, of_row) = call_keys("/", None);
    assert_ne!(of_row, own);
    // Another layout's are not taken.
    let pesilat = with("/pesilat", |page_request| {
        let matched = page_request.page_with_calls()?;
        Some(
            Calls::of(matched, page_request.request, Some(&template))
                .call_keys(None)
                .len(),
        )
    });
    assert_ne!(pesilat, Some(2));
}

fn insert_text(
    memory: &mut Memory,
    found: &ResolvedTenant,
    call_key: &str,
    json: &str,
    until_ms: u64,
) {
    let text = Rc::new(ResponseText::new(json));
    memory.insert(&text_key(found, call_key), text, json.len(), until_ms);
}

/// What is remembered of a page where nothing stands in the memory of addresses.
fn of_sites(
    memory: &mut Memory,
    page_request: &PageRequest<'_>,
    now_ms: u64,
) -> Option<CachedParts> {
    let mut none = Memory::new(BOUNDS);
    let mut memories = DocumentRegions {
        sites: memory,
        visitor_urls: &mut none,
    };
    cached_parts(&mut memories, page_request, now_ms)
}

#[test]
fn a_page_is_remembered_where_all_of_it_is() {
    with("/Class/dasar-web", |page_request| {
        let mut memory = Memory::new(BOUNDS);
        insert_data(&mut memory, page_request.tenant(), 100);
        let of = |memory: &mut Memory, now| {
            of_sites(memory, page_request, now).map(|cached| describe(&cached.prefetched))
        };
        assert_eq!(of(&mut memory, 0), None);
        insert_text(
            &mut memory,
            page_request.tenant(),
            OVERVIEW,
            r#"{"data":{"id":7}}"#,
            100,
        );
        // The call that follows it is missing still.
        assert_eq!(of(&mut memory, 0), None);
        let matched = page_request.page_with_calls().unwrap();
        let first = ResponseText::new(r#"{"data":{"id":7}}"#);
        let calls = Calls::of(matched, page_request.request, None);
        for call_key in calls.call_keys(Some(&first)).into_iter().flatten().skip(1) {
            insert_text(&mut memory, page_request.tenant(), &call_key, "[]", 50);
        }
        let cached = of(&mut memory, 49).unwrap();
        assert!(
            cached.starts_with(OVERVIEW) && cached.contains(SYLLABUS),
            "{cached}"
        );
        assert_eq!(of(&mut memory, 50), None);
    });
    with("/tidak-ada", |page_request| {
        let mut memory = Memory::new(BOUNDS);
        // Without the site's own data nothing is all there.
        assert!(of_sites(&mut memory, page_request, 0).is_none());
        insert_data(&mut memory, page_request.tenant(), 10);
        let cached = of_sites(&mut memory, page_request, 9).unwrap();
        assert!(cached.prefetched.responses.is_empty() && cached.template.is_none());
        assert!(of_sites(&mut memory, page_request, 10).is_none());
    });
    with("/", |page_request| {
        let mut memory = Memory::new(BOUNDS);
        insert_data(&mut memory, page_request.tenant(), 10);
        for call_key in ["services/v1/a?b=1", "services/v1/c"] {
            insert_text(&mut memory, page_request.tenant(), call_key, "[]", 10);
        }
        // Which calls a landing has stands in index.html.
        assert!(of_sites(&mut memory, page_request, 0).is_none());
        let template = Rc::new(Template::parse(INDEX).unwrap());
        memory.insert(TEMPLATE_KEY, template, INDEX.len(), u64::MAX);
        let cached = of_sites(&mut memory, page_request, 0).unwrap();
        let actual = describe(&cached.prefetched);
        assert_eq!(actual, "services/v1/a?b=1 []\nservices/v1/c []");
        assert!(cached.template.is_some());
    });
}

#[test]
fn a_response_is_found_in_the_region_of_its_first_request() {
    let [sites, visitor_urls] = [0, 1];
    for (data_in, responses_in, expected) in [
        (sites, [sites, sites], true),
        (sites, [visitor_urls, visitor_urls], true),
        (sites, [visitor_urls, sites], true),
        // What the site is made of nobody puts among what visitors write.
        (visitor_urls, [visitor_urls, visitor_urls], false),
    ] {
        with("/Class?search=web&page=2", |page_request| {
            let found = page_request.tenant();
            let mut memories = [Memory::new(BOUNDS), Memory::new(BOUNDS)];
            insert_data(&mut memories[data_in], found, 10);
            let calls = Calls::of(
                page_request.page_with_calls().unwrap(),
                page_request.request,
                None,
            );
            for (call_key, place) in calls
                .call_keys(None)
                .into_iter()
                .flatten()
                .zip(responses_in)
            {
                insert_text(&mut memories[place], found, &call_key, "[]", 10);
            }
            let [sites, visitor_urls] = &mut memories;
            let mut memories = DocumentRegions {
                sites,
                visitor_urls,
            };
            for (now, is_there) in [(9, expected), (10, false)] {
                let cached = cached_parts(&mut memories, page_request, now);
                assert_eq!(cached.is_some(), is_there, "{responses_in:?} {now}");
            }
        });
    }
}
