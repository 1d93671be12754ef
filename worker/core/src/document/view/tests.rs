use std::rc::Rc;
use std::sync::Arc;

use serde_json::json;

use super::{Document, View};
use crate::config::{Config, Deployment};
use crate::document::page_html::PageHtml;
use crate::document::page_request::PageRequest;
use crate::document::posted_form::{FormState, FormType, PostedForm};
use crate::document::prefetched::{Absence, Needs, Outcome, Prefetched, ResponseText};
use crate::document::site_data::SiteData;
use crate::document::template::Template;
use crate::error::Error;
use crate::http::request::Request;
use crate::http::request_head::sent;
use crate::sites::settings::last_known_good::LastKnownGood;
use crate::sites::tables;
use crate::sites::tables::TENANTS;
use crate::sites::tenant::{Published, Tenant};

const INDEX: &str = "<html><head><!--edge:full--><!--/edge:full--><!--edge:head--><script type=\"module\" src=\"/a.js\"></script></head>\
    <body><div id=\"root\"><!--edge:body--></div>\
    <!--edge:boot--><!--edge:chunks {\"pages\":{},\"layouts\":{},\"looks\":{},\"fonts\":{},\"render\":\"v1\"}--></body>";

/// What one document is asked for with; the rest is the same for all of them.
#[derive(Clone, Copy)]
struct Case<'c> {
    path: &'c str,
    headers: &'c [(&'c str, &'c str)],
    version: &'c str,
    index: &'c str,
    title: &'c str,
    is_maintenance: bool,
    outcome: Option<&'c Outcome>,
    error: Option<&'c Error>,
    form: Option<&'c FormState>,
    page: Option<&'c str>,
    row: Option<&'c Published>,
    now_ms: u64,
}

const USUAL: Case<'_> = Case {
    path: "/Class/dasar-web",
    headers: &[],
    version: "v1",
    index: INDEX,
    title: "A",
    is_maintenance: false,
    outcome: None,
    error: None,
    form: None,
    page: Some("<main>isi</main>"),
    row: None,
    now_ms: 7_200_000,
};

/// A document, and the headers of a 304 for who has the document with that tag.
fn made(case: &Case<'_>, if_none_match: Option<&str>) -> (Document, bool) {
    let deployment = Deployment::new(case.version.to_owned(), String::new());
    let config = Config::read(deployment, |_| String::new());
    let url = format!("https://alpha.example{}", case.path);
    let mut asked = Request::read(&sent("GET", &url, case.headers), &TENANTS);
    if let Some(row) = case.row {
        asked.set_tenant(row);
    }
    let good = json!({ "data": { "title": case.title, "isMaintenance": case.is_maintenance } });
    let good = LastKnownGood::new(good.to_string(), None, 0).unwrap();
    let data = SiteData::of(&asked.tenant, &TENANTS, Some(&good)).0;
    let template = Template::parse(case.index).unwrap();
    let page_request = match (case.error, case.outcome) {
        (Some(_), _) => PageRequest::nowhere(&asked),
        (None, Some(Outcome::Absent(absence))) => PageRequest::of(&asked, &config)
            .unwrap()
            .into_absent(*absence),
        (None, _) => PageRequest::of(&asked, &config).unwrap(),
    };
    let needs = Needs {
        item: true,
        first: true,
    };
    let called = case
        .outcome
        .map(|outcome| Some(("a".to_owned(), outcome.clone())));
    let prefetched = Prefetched::of(needs, called);
    let inputs = page_request.inputs(&data, &prefetched, case.now_ms);
    let view = View {
        config: &config,
        data: &data,
        template: &template,
        words: &asked.tenant.row.words,
        page_request: &page_request,
        error: case.error,
        form: case.form,
        now_ms: inputs.now_ms,
    };
    let page = case
        .page
        .map(|html| PageHtml::new(html.to_owned()).unwrap());
    let draft = view.draft(&prefetched);
    let inputs = Some(&inputs).filter(|_| case.error.is_none() && case.form.is_none());
    let document = view.document(&draft, page.as_ref(), inputs);
    let unchanged = inputs.and_then(|inputs| view.unchanged(inputs, &prefetched, if_none_match));
    if let Some(headers) = &unchanged {
        assert_eq!(*headers, document.unchanged);
    }
    (document, unchanged.is_some())
}

fn header<'d>(document: &'d Document, name: &str) -> Option<&'d str> {
    let found = document.headers.iter().find(|(known, _)| *known == name);
    found.map(|(_, value)| value.as_str())
}

fn response(title: &str) -> Outcome {
    let json = json!({ "data": { "slug": "dasar-web", "title": title } }).to_string();
    Outcome::Response(Rc::new(ResponseText::new(&json)))
}

fn published(tagline: &str) -> Published {
    let pages = *tables::PAGES;
    let row = json!({
        "key": "baru", "layout": "alpha", "name": "Baru", "tagline": tagline,
        "hosts": ["baru.example"], "domain": "baru.example", "pages": "all",
        "appId": "a", "lmsId": "b", "lmsKey": "baru", "workspaceId": "c"
    });
    let tenant = Tenant::to_publish(&row.to_string(), &pages, &TENANTS).unwrap();
    let revision = tagline.chars().map(u64::from).sum();
    let tenant = Arc::new(tenant);
    Published { tenant, revision }
}

/// Looks at a document's status, its `cache-control` and `retry-after`, and whether it has an `ETag`.
fn check(
    case: &Case<'_>,
    status: u16,
    cache_control: &str,
    retry_after: Option<&str>,
    has_etag: bool,
) {
    let (document, _) = made(case, None);
    let label = format!("{} {:?} {:?}", case.path, case.outcome, case.error);
    let headers = ["cache-control", "retry-after"].map(|name| header(&document, name));
    assert_eq!(document.status, status, "{label}");
    assert_eq!(headers, [Some(cache_control), retry_after], "{label}");
    assert_eq!(document.etag.is_some(), has_etag, "{label}");
    assert_eq!(
        header(&document, "etag"),
        document.etag.as_deref(),
        "{label}"
    );
    assert_eq!(document.unchanged.is_empty(), !has_etag, "{label}");
    assert!(
        header(&document, "content-security-policy").is_some(),
        "{label}"
    );
}

#[test]
fn a_public_document_is_cached_and_revalidated() {
    const CHECKED: &str = "public, max-age=0, must-revalidate";
    for case in [
        USUAL,
        Case {
            page: None,
            ..USUAL
        },
        Case {
            path: "/welcome",
            ..USUAL
        },
    ] {
        check(&case, 200, CHECKED, None, true);
    }
    // A worker without a version id cannot distinguish its documents from another version's.
    check(
        &Case {
            version: "",
            ..USUAL
        },
        200,
        CHECKED,
        None,
        false,
    );
}

#[test]
fn short_lived_and_private_documents_are_not_cached() {
    let signed_in = [("cookie", "signed_in=1")];
    let own = Case {
        path: "/welcome",
        headers: &signed_in,
        page: None,
        ..USUAL
    };
    check(&own, 200, "private, no-store", None, false);
    let limited = Error::TooMany { retry_after: 60 };
    for (case, status, retry_after) in [
        (
            Case {
                path: "/tidak-ada",
                ..USUAL
            },
            404,
            None,
        ),
        (
            Case {
                outcome: Some(&Outcome::Absent(Absence::Unknown)),
                ..USUAL
            },
            404,
            None,
        ),
        (
            Case {
                is_maintenance: true,
                ..USUAL
            },
            503,
            Some("300"),
        ),
        (
            Case {
                error: Some(&limited),
                ..USUAL
            },
            429,
            Some("60"),
        ),
    ] {
        check(&case, status, "no-store", retry_after, false);
    }
}

#[test]
fn documents_with_other_bytes_never_share_an_etag() {
    let [first, second] = ["Satu", "Dua"].map(response);
    let [one, other] = ["Satu", "Lainnya"].map(published);
    let other_index = INDEX.replace("root", "root2");
    let cases = [
        USUAL,
        Case {
            path: "/Class/dasar-css",
            ..USUAL
        },
        Case {
            path: "/Class?search=web",
            ..USUAL
        },
        Case { path: "/", ..USUAL },
        Case {
            headers: &[("save-data", "on")],
            ..USUAL
        },
        Case {
            version: "v2",
            ..USUAL
        },
        Case {
            index: &other_index,
            ..USUAL
        },
        Case {
            title: "B",
            ..USUAL
        },
        Case {
            outcome: Some(&first),
            ..USUAL
        },
        Case {
            outcome: Some(&second),
            ..USUAL
        },
        Case {
            page: None,
            ..USUAL
        },
        Case {
            row: Some(&one),
            ..USUAL
        },
        Case {
            row: Some(&other),
            ..USUAL
        },
        Case {
            now_ms: 3_600_000,
            ..USUAL
        },
    ];
    let documents = cases.map(|case| made(&case, None).0);
    for (index, document) in documents.iter().enumerate() {
        for other in documents.iter().skip(index + 1) {
            assert_ne!(document.etag, other.etag, "{index}");
        }
        let (again, _) = made(&cases[index], None);
        assert_eq!(
            (&again.etag, &again.html),
            (&document.etag, &document.html),
            "{index}"
        );
    }
}

#[test]
fn a_matching_etag_is_answered_before_rendering() {
    let (whole, _) = made(&USUAL, None);
    let (shell, _) = made(
        &Case {
            page: None,
            ..USUAL
        },
        None,
    );
    let [whole, shell] = [whole, shell].map(|document| document.etag.unwrap());
    let own = [("cookie", "signed_in=1")];
    for (if_none_match, case, is_unchanged) in [
        (Some(whole.as_str()), USUAL, true),
        (Some("\"x\", *"), USUAL, false),
        (Some("*"), USUAL, false),
        (Some(shell.as_str()), USUAL, false),
        (None, USUAL, false),
        (
            Some(&whole),
            Case {
                title: "B",
                ..USUAL
            },
            false,
        ),
        (Some(&whole), Case { path: "/", ..USUAL }, false),
        (
            Some("*"),
            Case {
                path: "/tidak-ada",
                ..USUAL
            },
            false,
        ),
    ] {
        assert_eq!(
            made(&case, if_none_match).1,
            is_unchanged,
            "{if_none_match:?} {}",
            case.path
        );
    }
    // Somebody who has signed in has the public side's tag still.
    let page = Case {
        path: "/welcome",
        ..USUAL
    };
    let public = made(&page, None).0.etag.unwrap();
    assert!(made(&page, Some(&public)).1);
    assert!(
        !made(
            &Case {
                headers: &own,
                ..page
            },
            Some(&public)
        )
        .1
    );
    let weak = ["W/", &whole].concat();
    assert!(made(&USUAL, Some(&weak)).1);
}

#[test]
fn a_form_that_was_not_sent_comes_back_as_its_page() {
    let posted = PostedForm::read(
        &FormType::UrlEncoded,
        b"_form=daftar&name=Ayu&password=rahasia",
    );
    let form = FormState::typed(posted);
    let plain = Case {
        form: Some(&form),
        ..USUAL
    };
    for (case, status) in [
        (plain, 422),
        (
            Case {
                is_maintenance: true,
                ..plain
            },
            503,
        ),
        (
            Case {
                path: "/tidak-ada",
                ..plain
            },
            404,
        ),
        (
            Case {
                outcome: Some(&Outcome::Absent(Absence::Unknown)),
                ..plain
            },
            404,
        ),
    ] {
        let (document, is_unchanged) = made(&case, Some("*"));
        assert_eq!((document.status, is_unchanged), (status, false));
        assert_eq!(header(&document, "cache-control"), Some("no-store"));
        assert_eq!(header(&document, "etag"), None);
        assert!(
            header(&document, "x-robots-tag")
                .unwrap()
                .starts_with("noindex")
        );
        assert_eq!(document.html.contains("Ayu"), status == 422);
        assert!(!document.html.contains("rahasia"));
        assert!(!document.html.contains("Terjadi kesalahan"));
    }
}

#[test]
fn a_page_that_shows_a_receipt_is_private() {
    let form = FormState::sent("daftar".to_owned(), "eyJhIjoxfQ").unwrap();
    let case = Case {
        form: Some(&form),
        ..USUAL
    };
    let (document, is_unchanged) = made(&case, Some("*"));
    assert_eq!((document.status, is_unchanged), (200, false));
    assert_eq!(
        header(&document, "cache-control"),
        Some("private, no-store")
    );
    assert_eq!(header(&document, "etag"), None);
    assert!(document.html.contains(r#""receipt":"eyJhIjoxfQ""#));
}

#[test]
fn a_page_without_content_has_an_error_status() {
    let failed = Case {
        outcome: Some(&Outcome::Failed),
        ..USUAL
    };
    let (document, is_unchanged) = made(&failed, Some("*"));
    assert_eq!((document.status, is_unchanged), (503, false));
    for (name, value) in [
        ("retry-after", Some("30")),
        ("cache-control", Some("no-store")),
        ("etag", None),
        ("x-robots-tag", Some("noindex, nofollow")),
    ] {
        assert_eq!(header(&document, name), value, "{name}");
    }
    // The page is there, and asks by itself.
    assert!(document.html.contains("<main>isi</main>"));
    assert!(document.html.contains("\"name\":\"class-detail\""));
    let closed = Case {
        is_maintenance: true,
        ..failed
    };
    let (document, _) = made(&closed, None);
    assert_eq!(header(&document, "retry-after"), Some("300"));
    let missing = Case {
        path: "/Class/tidak-ada",
        outcome: Some(&Outcome::Absent(Absence::Unknown)),
        ..USUAL
    };
    let (first, _) = made(&missing, None);
    let (other, _) = made(&USUAL, None);
    assert_eq!((first.status, other.status), (404, 200));
    assert!(!first.html.contains("tidak-ada"));
}

#[test]
fn a_portal_page_is_rendered_next_to_its_placeholder() {
    const PAGES: &str = "{\"pages\":{\"profile\":{\"css\":[\"/p.css\"]}},";
    let index = INDEX.replace("{\"pages\":{},", PAGES);
    for (page, noscript, is_styled) in [
        ("<i></i>", "<noscript><main data-noscript>", false),
        (
            "<i></i><!--portal--><b>b</b>",
            "<noscript><b>b</b></noscript>",
            true,
        ),
    ] {
        let case = Case {
            path: "/Profile",
            index: &index,
            page: Some(page),
            ..USUAL
        };
        let (document, _) = made(&case, None);
        let html = &document.html;
        assert!(html.contains("<div id=\"root\"><i></i></div>"), "{html}");
        assert_eq!(html.matches("<noscript>").count(), 1, "{html}");
        assert!(html.contains(noscript), "{html}");
        assert_eq!(html.contains("/p.css"), is_styled, "{html}");
    }
}

#[test]
fn a_lean_document_has_its_page_and_neither_script_nor_responses() {
    let outcome = response("Satu");
    let case = Case {
        headers: &[("save-data", "on")],
        outcome: Some(&outcome),
        ..USUAL
    };
    let has = |document: &Document, text: &str| document.html.contains(text);
    let (lean, _) = made(&case, None);
    assert!(has(&lean, "<main>isi</main>") && has(&lean, " data-lean"));
    assert!(has(&lean, r#"<script data-entry="/a.js" data-early="">"#));
    assert!(!has(&lean, r#"<script type="module""#) && !has(&lean, "Satu"));
    assert!(has(&lean, r#""prefetched":{},"later":["a"]"#));
    // The empty shell is nothing without its script.
    let (shell, _) = made(&Case { page: None, ..case }, None);
    assert!(!has(&shell, " data-lean") && has(&shell, r#"<script type="module""#));
    assert!(has(&shell, "Satu"));
}
