use std::rc::Rc;

use super::{Calls, TEMPLATE_KEY, remembered, shows_landing, text_key};
use crate::config::{Config, Deployment};
use crate::document::page_request::PageRequest;
use crate::document::prefetched::{AnswerText, Called, Outcome, Prefetched};
use crate::document::site_data::{SiteData, kept};
use crate::document::template::Template;
use crate::memory::{Bounds, Memory};
use crate::request_head::RequestHead;
use crate::site::tables::TENANTS;
use crate::site::tenant::{Found, Host};

const BOUNDS: Bounds = Bounds {
    slots: 20,
    bytes: 1 << 20,
};

const INDEX: &str = concat!(
    "<html><head><!--edge:head--></head><body><div id=\"root\"><!--edge:body--></div><!--edge:boot-->",
    r#"<!--edge:chunks {"pages":{},"layouts":{},"looks":{"":{"css":"","hash":"","heading":"","body":"","#,
    r#""attributes":"","calls":[],"variants":"{}"},"alpha":{"css":"","hash":"","heading":"","body":"","#,
    r#""attributes":"","calls":["services/v1/a?b=1","services/v1/c"],"variants":"{}"}},"fonts":{},"#,
    r#""render":"v1"}--></body></html>"#,
);

const OVERVIEW: &str = "services/v1/class/overview?slug=dasar-web";
const SYLLABUS: &str = "services/v1/class/syllabus?classroomId=7";

fn with<T>(target: &str, look: impl Fn(&Found, &PageRequest<'_>, &str) -> T) -> T {
    let (path, query) = target.split_once('?').unwrap_or((target, ""));
    let found = TENANTS.find(&Host::parse("alpha.example").unwrap(), path);
    let deployment = Deployment::new("v1".to_owned(), String::new());
    let (config, _) = Config::read(deployment, |_| String::new());
    let head = RequestHead::read(&format!("GET\nhttps://alpha.example{target}"));
    let saves = |name: &str| (name == "save-data" && query == "hemat").then(|| "on".to_owned());
    let request = PageRequest::of(&found, &config, &head, &saves).unwrap();
    look(&found, &request, query)
}

fn answer(json: &str) -> Outcome {
    Outcome::Answer(Rc::new(AnswerText::new(json)))
}

fn keep_data(memory: &mut Memory, found: &Found, until_ms: u64) {
    let data = SiteData::of(found, &TENANTS, None).0;
    memory.keep(&kept::key(found), Rc::new(data), 0, until_ms);
}

fn told(prefetched: &Prefetched) -> String {
    let answers = prefetched.answers.iter();
    let told = answers.map(|(address, answer)| format!("{address} {}", answer.json()));
    told.collect::<Vec<_>>().join("\n")
}

#[test]
fn calls_that_need_the_first_answer_follow_it() {
    with("/Class/dasar-web", |found, request, query| {
        let matched = request.called().unwrap();
        assert!(!shows_landing(matched));
        let calls = Calls::of(matched, query, found, None);
        let beside = calls.addresses(None);
        assert_eq!(beside.first(), Some(&Some(OVERVIEW.to_owned())));
        let waits = beside.iter().position(Option::is_none).unwrap();
        let called = |outcome| -> Called { Some((OVERVIEW.to_owned(), outcome)) };
        let first = called(answer(r#"{"data":{"id":7}}"#));
        let after = calls.after(&first);
        assert_eq!(after.len() + 1, beside.len());
        assert_eq!(after[waits - 1].as_deref(), Some(SYLLABUS));
        // Nothing is asked for twice.
        for (after, beside) in after.iter().zip(beside.iter().skip(1)) {
            assert!(after.is_none() || beside.is_none(), "{after:?} {beside:?}");
        }
        for outcome in [
            Outcome::NotThere,
            Outcome::Failed,
            answer("{}"),
            answer("[]"),
        ] {
            let after = calls.after(&called(outcome.clone()));
            assert!(after.iter().all(Option::is_none), "{outcome:?}");
        }
        assert!(calls.after(&None).is_empty());
    });
}

#[test]
fn what_came_stands_in_the_rows_order() {
    with("/Class/dasar-web", |found, request, query| {
        let matched = request.called().unwrap();
        let calls = Calls::of(matched, query, found, None);
        let called = |address: &str, json: &str| Some((address.to_owned(), answer(json)));
        for (first, beside, after, expected) in [
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
            let gathered = calls.gathered(first, beside, after);
            assert_eq!(told(&gathered), expected);
            assert_eq!(gathered.item().is_some(), !expected.is_empty());
        }
    });
}

#[test]
fn a_landing_may_have_calls_of_its_own() {
    let template = Template::parse(INDEX).unwrap();
    let addresses = |target: &str, template| {
        with(target, |found, request, query| {
            let matched = request.called().unwrap();
            let calls = Calls::of(matched, query, found, template);
            (
                shows_landing(matched),
                calls
                    .addresses(None)
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>(),
            )
        })
    };
    let (is_landing, own) = addresses("/", Some(&template));
    assert!(is_landing);
    assert_eq!(own, ["services/v1/a?b=1", "services/v1/c"]);
    let (_, of_row) = addresses("/", None);
    assert_ne!(of_row, own);
    // Another layout's are not taken.
    let pesilat = with("/pesilat", |found, request, query| {
        let matched = request.called()?;
        Some(
            Calls::of(matched, query, found, Some(&template))
                .addresses(None)
                .len(),
        )
    });
    assert_ne!(pesilat, Some(2));
}

#[test]
fn a_page_is_remembered_where_all_of_it_is() {
    let keep = |memory: &mut Memory, found: &Found, address: &str, json: &str, until| {
        let text = Rc::new(AnswerText::new(json));
        memory.keep(&text_key(found, address), text, json.len(), until);
    };
    with("/Class/dasar-web", |found, request, query| {
        let mut memory = Memory::new(BOUNDS);
        keep_data(&mut memory, found, 100);
        let of = |memory: &mut Memory, now| {
            remembered(memory, found, request, query, now).map(|known| told(&known.prefetched))
        };
        assert_eq!(of(&mut memory, 0), None);
        keep(&mut memory, found, OVERVIEW, r#"{"data":{"id":7}}"#, 100);
        // The call that follows it is missing still.
        assert_eq!(of(&mut memory, 0), None);
        let matched = request.called().unwrap();
        let first = AnswerText::new(r#"{"data":{"id":7}}"#);
        let calls = Calls::of(matched, query, found, None);
        for address in calls.addresses(Some(&first)).into_iter().flatten().skip(1) {
            keep(&mut memory, found, &address, "[]", 50);
        }
        let known = of(&mut memory, 49).unwrap();
        assert!(
            known.starts_with(OVERVIEW) && known.contains(SYLLABUS),
            "{known}"
        );
        assert_eq!(of(&mut memory, 50), None);
    });
    with("/Class/dasar-web?hemat", |found, request, query| {
        let mut memory = Memory::new(BOUNDS);
        // Without the site's own data nothing is all there.
        assert!(remembered(&mut memory, found, request, query, 0).is_none());
        keep_data(&mut memory, found, 10);
        let known = remembered(&mut memory, found, request, query, 9).unwrap();
        assert!(known.prefetched.answers.is_empty() && known.template.is_none());
        assert!(remembered(&mut memory, found, request, query, 10).is_none());
    });
    with("/", |found, request, query| {
        let mut memory = Memory::new(BOUNDS);
        keep_data(&mut memory, found, 10);
        for address in ["services/v1/a?b=1", "services/v1/c"] {
            keep(&mut memory, found, address, "[]", 10);
        }
        // Which calls a landing has stands in index.html.
        assert!(remembered(&mut memory, found, request, query, 0).is_none());
        let template = Rc::new(Template::parse(INDEX).unwrap());
        memory.keep(TEMPLATE_KEY, template, INDEX.len(), u64::MAX);
        let known = remembered(&mut memory, found, request, query, 0).unwrap();
        let told = told(&known.prefetched);
        assert_eq!(told, "services/v1/a?b=1 []\nservices/v1/c []");
        assert!(known.template.is_some());
    });
}
