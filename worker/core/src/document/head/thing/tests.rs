use serde_json::{Value, json};

use super::super::shared_cases::settings;
use super::super::{Crumb, Head, HeadInput, PageText, TenantText};
use super::{Item, PageKind, ResponseText, thing};
use crate::document::discovery::listed;
use crate::sites::tables::PAGES;

/// The thing of a page of that kind whose response holds this.
fn thing_of(kind: PageKind, data: &Value) -> Option<Value> {
    let response = ResponseText::new(&json!({ "data": data }).to_string());
    let item = Item {
        name: "Nama".to_owned(),
        description: "Isi singkat.".to_owned(),
        ..Item::default()
    };
    let crumbs = [Crumb {
        name: "Podcast".to_owned(),
        path: "/Podcasts".to_owned(),
    }];
    let course = json!({ "slug": "a", "name": "Kelas A", "description": "Isi." });
    let shown_on = listed::page_of(
        "services/v1/class/active",
        &[PAGES.get("class-detail").unwrap()],
    );
    let answered = json!({ "data": { "items": [course], "totalPages": 1 } }).to_string();
    let courses = listed::read(&answered, 1, &[shown_on.unwrap()])
        .unwrap()
        .entries;
    let input = HeadInput {
        settings: &settings(&json!({})),
        tenant: TenantText {
            name: "Akademi Contoh",
            tagline: "",
            domain: "contoh.example",
        },
        page: Some(PageText {
            title: "Halaman",
            ..PageText::default()
        }),
        kind,
        item: Some(&item),
        feeds: &[],
        questions: None,
        calendar: None,
        items: &[],
        courses: &courses,
        contact: None,
        response: Some(&response),
        crumbs: &crumbs,
        path: Some("/a"),
        status: 200,
        is_for_robots: true,
        may_index: true,
        key: None,
    };
    thing(&input, &Head::of(&input))
}

/// What readers of structured data insist on, or ask for, of each kind.
const ASKED: [(PageKind, &str, &[&str]); 8] = [
    (
        PageKind::Person,
        "ProfilePage",
        &[
            "mainEntity.name",
            "mainEntity.jobTitle",
            "mainEntity.worksFor.name",
            "mainEntity.homeLocation.name",
            "mainEntity.knowsAbout",
            "mainEntity.sameAs",
            "mainEntity.url",
        ],
    ),
    (
        PageKind::Course,
        "Course",
        &[
            "provider.name",
            "hasCourseInstance.courseMode",
            "hasCourseInstance.courseWorkload",
            "hasCourseInstance.startDate",
            "hasCourseInstance.instructor.name",
            "educationalLevel",
            "offers.category",
            "offers.price",
            "offers.priceCurrency",
        ],
    ),
    (
        PageKind::Programme,
        "EducationalOccupationalProgram",
        &[
            "provider.name",
            "occupationalCategory.0",
            "hasCourse.0.name",
            "hasCourse.0.url",
            "hasCourse.0.provider.@id",
        ],
    ),
    (
        PageKind::Event,
        "Event",
        &[
            "startDate",
            "endDate",
            "location.@type",
            "eventAttendanceMode",
            "eventStatus",
            "organizer.name",
            "offers.price",
        ],
    ),
    (
        PageKind::News,
        "NewsArticle",
        &[
            "headline",
            "datePublished",
            "dateModified",
            "author.name",
            "publisher.name",
            "publisher.logo",
            "mainEntityOfPage",
            "articleSection",
        ],
    ),
    (
        PageKind::Blog,
        "BlogPosting",
        &["headline", "datePublished", "author.name"],
    ),
    (
        PageKind::Episode,
        "PodcastEpisode",
        &[
            "datePublished",
            "timeRequired",
            "associatedMedia.contentUrl",
            "partOfSeries.name",
            "partOfSeries.url",
        ],
    ),
    (
        PageKind::Job,
        "JobPosting",
        &[
            "title",
            "datePosted",
            "validThrough",
            "employmentType",
            "hiringOrganization.name",
            "jobLocation.address.addressLocality",
            "jobLocation.address.addressCountry",
            "baseSalary.value.minValue",
        ],
    ),
];

/// A record that has every field of all.
fn record() -> Value {
    json!({
        "type": "hybrid", "level": "beginner", "durationHours": 28, "startDate": "2026-12-01T02:00:00Z",
        "endDate": "2026-12-02", "city": "Bandung", "mentor": { "name": "Ibu Contoh" },
        "price": 150_000, "isRegistrationOpen": true, "isActive": true,
        "location": "Gedung Contoh, Bandung", "isOnline": false,
        "publishedAt": "2026-11-01", "updatedAt": "2026-11-02T10:00:00+07:00",
        "author": "Redaksi", "category": { "name": "Kabar" },
        "audio": "https://rekaman.example/1.mp3", "durationSeconds": 1_800, "episode": 3,
        "career": { "name": "Perusahaan Contoh" }, "description": "<p>Bekerja.</p>",
        "position": "Perekayasa", "company": "Studio Contoh", "expertise": ["SQL", "Python"],
        "linkedIn": "https://jejaring.example/nama",
        "careers": ["Pengembang web", ""], "deadline": "2026-12-31", "salaryMin": 5_000_000, "salaryMax": 7_000_000,
    })
}

fn at<'v>(thing: &'v Value, path: &str) -> &'v Value {
    path.split('.')
        .fold(thing, |part, name| match name.parse::<usize>() {
            Ok(place) => &part[place],
            Err(_) => &part[name],
        })
}

#[test]
fn each_kind_has_the_properties_readers_require() {
    for (kind, name, fields) in ASKED {
        let mut data = record();
        if kind == PageKind::Job {
            data["type"] = json!("Penuh waktu");
        }
        let thing = thing_of(kind, &data).unwrap();
        assert_eq!(thing["@type"], name);
        // Of what has no language of its own, schema.org knows none (test/worker/spec/heads.test.ts).
        let has_language = !matches!(kind, PageKind::Programme | PageKind::Job);
        assert_eq!(thing["inLanguage"].is_string(), has_language, "{name}");
        let common = ["name", "description", "url", "image"];
        for field in common.iter().chain(fields) {
            let value = at(&thing, field);
            assert!(
                value.is_string() || value.is_u64() || value == &json!(["SQL", "Python"]),
                "{name}: {field}: {value}"
            );
        }
        assert!(!thing.to_string().contains("null"), "{thing}");
    }
}

#[test]
fn unknown_properties_are_omitted_and_without_a_required_one_the_object() {
    for (kind, data, expected) in [
        (PageKind::Course, json!({}), true),
        (PageKind::Programme, json!({}), true),
        (PageKind::News, json!({}), true),
        (
            PageKind::Episode,
            json!({ "audio": "http://a.example/1.mp3" }),
            true,
        ),
        (
            PageKind::Person,
            json!({ "linkedIn": "javascript:alert(1)" }),
            true,
        ),
        (PageKind::Event, json!({}), false),
        (
            PageKind::Event,
            json!({ "startDate": "besok", "isOnline": true }),
            false,
        ),
        (PageKind::Event, json!({ "startDate": "2026-12-01" }), false),
        (
            PageKind::Event,
            json!({ "startDate": "2026-12-01", "isOnline": true }),
            true,
        ),
        (PageKind::Job, json!({}), false),
        (PageKind::Page, record(), false),
        (PageKind::Home, record(), false),
    ] {
        let thing = thing_of(kind, &data);
        assert_eq!(thing.is_some(), expected, "{kind:?} {data}");
        let said = thing.map(|thing| thing.to_string()).unwrap_or_default();
        assert!(!said.contains("null"), "{said}");
        for field in [
            "offers",
            "hasCourseInstance",
            "associatedMedia",
            "datePublished",
            "knowsAbout",
            "sameAs",
        ] {
            assert!(!said.contains(field), "{kind:?}: {said}");
        }
    }
    let mut job = record();
    for field in ["publishedAt", "city", "description", "career"] {
        let taken = job[field].take();
        assert_eq!(thing_of(PageKind::Job, &job), None, "{field}");
        job[field] = taken;
    }
}

#[test]
fn an_event_is_held_where_it_is_held() {
    let mut data = record();
    let place = thing_of(PageKind::Event, &data).unwrap();
    assert_eq!(place["location"]["name"], "Gedung Contoh, Bandung");
    assert_eq!(place["startDate"], "2026-12-01T02:00:00Z");
    data["isOnline"] = json!(true);
    let online = thing_of(PageKind::Event, &data).unwrap();
    assert_eq!(online["location"]["@type"], "VirtualLocation");
    assert_eq!(online["location"]["url"], "https://contoh.example/a");
    for (price, category) in [(0, "Free"), (5, "Paid")] {
        data["price"] = json!(price);
        let event = thing_of(PageKind::Event, &data).unwrap();
        assert_eq!(event["offers"]["category"], category);
    }
}

#[test]
fn remote_jobs_are_marked_and_need_no_place() {
    for (kind, city, remote, place) in [
        ("Jarak jauh", json!("Bandung"), true, true),
        ("Jarak jauh", json!(""), true, false),
        ("Penuh waktu", json!("Bandung"), false, true),
    ] {
        let mut data = record();
        data["type"] = json!(kind);
        data["city"] = city;
        let job = thing_of(PageKind::Job, &data).unwrap();
        let said = job["jobLocationType"] == "TELECOMMUTE";
        let from = job["applicantLocationRequirements"]["name"] == "ID";
        assert_eq!((said, from), (remote, remote), "{job}");
        assert_eq!(job.get("jobLocation").is_some(), place, "{job}");
    }
    let mut nowhere = record();
    nowhere["city"] = json!("");
    nowhere["type"] = json!("Penuh waktu");
    assert_eq!(thing_of(PageKind::Job, &nowhere), None);
}
