//! Entry of the search index for one page: title, texts and kind.

use crate::sites::page::{Listed, Page, PageKind, ParamValue};
use crate::sites::tenant::PageOverride;
use crate::text::limit::{one_line, shortened};
use crate::text::{json, rich_text};

/// The longest title, in characters.
const TITLE: usize = 140;

/// The longest summary, in words and in characters.
const SUMMARY: (usize, usize) = (40, 200);

/// The most that an index holds of labels, in bytes.
const LABELS: usize = 240;

/// The longest date, in bytes: an ISO 8601 time.
const DATE: usize = 40;

/// Fields of a listed item that say what it is filed under, who it is by, and where and how it is held.
const LABELLED: [&str; 19] = [
    "tags",
    "category",
    "categories",
    "program",
    "speakers",
    "mentor",
    "mentors",
    "author",
    "expertise",
    "skills",
    "career",
    "company",
    "industry",
    "position",
    "city",
    "location",
    "level",
    "type",
    "code",
];

/// Kind of a hit, by which hits are grouped and filtered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SubjectKind {
    /// A class or a course.
    Class,
    /// A programme of several classes.
    Programme,
    /// An event.
    Event,
    /// A post with news.
    News,
    /// A post of any other kind.
    Post,
    /// An episode of the podcast.
    Episode,
    /// A job.
    Job,
    /// A company that looks for people.
    Company,
    /// A mentor.
    Mentor,
    /// A campaign that money is given to.
    Campaign,
    /// A page of the site itself.
    Page,
}

impl SubjectKind {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 11] = [
        Self::Class,
        Self::Programme,
        Self::Event,
        Self::News,
        Self::Post,
        Self::Episode,
        Self::Job,
        Self::Company,
        Self::Mentor,
        Self::Campaign,
        Self::Page,
    ];

    /// Its name in addresses and responses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Class => "kelas",
            Self::Programme => "program",
            Self::Event => "acara",
            Self::News => "berita",
            Self::Post => "tulisan",
            Self::Episode => "podcast",
            Self::Job => "lowongan",
            Self::Company => "perusahaan",
            Self::Mentor => "mentor",
            Self::Campaign => "donasi",
            Self::Page => "halaman",
        }
    }

    /// The kind of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// What people call such a thing, when they look for one.
    const fn words(self) -> &'static str {
        match self {
            Self::Class => "kelas kursus",
            Self::Programme => "program jalur",
            Self::Event => "acara",
            Self::News => "berita",
            Self::Post => "artikel blog",
            Self::Episode => "podcast episode",
            Self::Job => "lowongan kerja karier",
            Self::Company => "perusahaan karier",
            Self::Mentor => "mentor",
            Self::Campaign => "donasi kampanye",
            Self::Page => "",
        }
    }

    /// The kind of what a page shows of a list: by its row, and where that says nothing of it by the
    /// list.
    #[must_use]
    pub fn of_listed(page: &Page, listed: &Listed) -> Self {
        match page.kind {
            PageKind::Course => Self::Class,
            PageKind::Programme => Self::Programme,
            PageKind::Event => Self::Event,
            PageKind::News => Self::News,
            PageKind::Blog => Self::Post,
            PageKind::Episode => Self::Episode,
            PageKind::Job => Self::Job,
            _ if listed.call.contains("class/") => Self::Class,
            _ if listed.call.contains("mentor") => Self::Mentor,
            _ if listed.call.contains("career/list") => Self::Company,
            _ if listed.call.contains("program/") => Self::Programme,
            _ if listed.call.contains("kindSlug=campaigns") => Self::Campaign,
            _ => Self::Page,
        }
    }
}

/// What a search knows of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subject {
    /// What it is.
    pub kind: SubjectKind,
    /// What it is called.
    pub title: String,
    /// What it is about, in a sentence or two.
    pub summary: String,
    /// What else it may be found by: topics, people, places.
    pub labels: String,
    /// The day that it is on or came out, as the platform writes it.
    pub date: Option<String>,
}

impl Subject {
    /// Of an item as a list has it; `None` for one without a name.
    #[must_use]
    pub fn of_item(item: &str, page: &Page, listed: &Listed) -> Option<Self> {
        let kind = SubjectKind::of_listed(page, listed);
        let named = page.item.map_or("title", |item| item.name);
        let fields = [
            "title",
            "name",
            "summary",
            "description",
            "bio",
            "startDate",
            "publishedAt",
            "price",
        ];
        let known = json::Object::of(item, &fields)?;
        let text = |name: &str| known.scalar_at(name).filter(|text| !text.trim().is_empty());
        let title = json::scalar_at(item, named)
            .or_else(|| text("title"))
            .or_else(|| text("name"))?;
        let summary = ["summary", "description", "bio"].into_iter().find_map(text);
        let mut labels = kind.words().to_owned();
        if known.get("price").map(str::trim) == Some("0") {
            labels.push_str(" gratis");
        }
        label_of(item, &mut labels);
        let date = ["startDate", "publishedAt"].into_iter().find_map(text);
        Some(Self {
            kind,
            title: titled(&title)?,
            summary: summarised(&summary.unwrap_or_default()),
            labels,
            date: date.filter(|date| date.len() <= DATE),
        })
    }

    /// Of a page itself, by its own words on this tenant where it has some.
    #[must_use]
    pub fn of_page(page: &Page, own: Option<&PageOverride>) -> Option<Self> {
        let title = own
            .and_then(|own| own.title.as_deref())
            .unwrap_or(page.title);
        let description = own.and_then(|own| own.description.as_deref());
        Self::of_words(title, description.unwrap_or(page.description), page.title)
    }

    /// Of an item that is part of the app.
    #[must_use]
    pub fn of_value(page: &Page, known: &ParamValue) -> Option<Self> {
        Self::of_words(known.title, known.description, page.title)
    }

    fn of_words(title: &str, description: &str, labels: &str) -> Option<Self> {
        Some(Self {
            kind: SubjectKind::Page,
            title: titled(title)?,
            summary: summarised(description),
            labels: labels.to_owned(),
            date: None,
        })
    }

    /// About how many bytes it takes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let texts = [&self.title, &self.summary, &self.labels];
        size_of::<Self>() + texts.map(String::len).iter().sum::<usize>()
    }
}

fn titled(title: &str) -> Option<String> {
    let title = shortened(&one_line(&rich_text::decoded(title)), usize::MAX, TITLE);
    (!title.is_empty()).then_some(title)
}

fn summarised(html: &str) -> String {
    rich_text::summary(html, SUMMARY.0, SUMMARY.1)
}

fn label_of(item: &str, labels: &mut String) {
    let Some(known) = json::Object::of(item, &LABELLED) else {
        return;
    };
    for value in LABELLED.iter().filter_map(|name| known.get(name)) {
        push_texts(value, labels);
    }
}

/// The texts of a value: itself, those of a list, the name of what has one.
fn push_texts(value: &str, labels: &mut String) {
    let name = match value.trim_start().as_bytes().first() {
        Some(b'"') => json::scalar(value.trim()),
        Some(b'{') => json::scalar_at(value, "name").or_else(|| json::scalar_at(value, "title")),
        Some(b'[') => {
            let mut is_nested = false;
            json::each_item(value, |item| {
                is_nested = item.trim_start().starts_with('[');
                if !is_nested {
                    push_texts(item, labels);
                }
            });
            return;
        }
        _ => None,
    };
    let Some(name) = name.map(|name| one_line(&name)) else {
        return;
    };
    if labels.len() + name.len() < LABELS {
        labels.extend([" ", &name]);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::sites::tables::PAGES;

    fn of(item: &serde_json::Value, page: &str) -> Option<Subject> {
        let page = PAGES.get(page).unwrap();
        Subject::of_item(&item.to_string(), page, page.listed.as_ref().unwrap())
    }

    #[test]
    fn a_subject_is_read_from_an_item() {
        let class = json!({
            "name": " Dasar\nWeb ", "summary": "<p>Menulis &amp; HTML</p>", "tags": ["html", { "name": "css" }, ["x"]],
            "program": { "id": 1, "name": "Rekayasa Web" }, "mentor": { "name": "Siti" }, "price": 0,
            "level": "beginner", "type": null, "startDate": "2026-12-01", "publishedAt": "2026-01-01",
        });
        let actual = of(&class, "class-detail").unwrap();
        assert_eq!(actual.kind, SubjectKind::Class);
        assert_eq!(
            (actual.title.as_str(), actual.summary.as_str()),
            ("Dasar Web", "Menulis & HTML")
        );
        assert_eq!(
            actual.labels,
            "kelas kursus gratis html css Rekayasa Web Siti beginner"
        );
        assert_eq!(actual.date.as_deref(), Some("2026-12-01"));
    }

    #[test]
    fn texts_of_a_subject_are_bounded() {
        let long = "kata ".repeat(5_000);
        let tags: Vec<_> = (0..500).map(|number| format!("label {number}")).collect();
        let item = json!({
            "title": long, "summary": long, "tags": tags, "publishedAt": long, "price": "0",
        });
        let actual = of(&item, "news-detail").unwrap();
        assert!(
            actual.title.chars().count() <= TITLE && actual.summary.chars().count() <= SUMMARY.1
        );
        assert!(actual.labels.len() <= LABELS && actual.date.is_none());
        for item in [
            json!(null),
            json!([]),
            json!({}),
            json!({ "title": " " }),
            json!({ "title": {} }),
        ] {
            assert_eq!(of(&item, "news-detail"), None, "{item}");
        }
    }

    #[test]
    fn every_list_of_the_page_table_has_a_kind() {
        for page in PAGES.iter() {
            // A category is a page like those of the table: what it lists has kinds.
            let listed = page.listed.as_ref();
            if let Some(listed) = listed.filter(|listed| !listed.call.contains("category/list")) {
                assert_ne!(
                    SubjectKind::of_listed(page, listed),
                    SubjectKind::Page,
                    "{}",
                    page.name
                );
            }
        }
        for kind in SubjectKind::ALL {
            assert_eq!(SubjectKind::named(kind.name()), Some(kind));
        }
    }
}
