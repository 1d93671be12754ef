//! Format of a tenant's row in the key-value store: written and read.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;

use crate::sites::tenant::row::{PageOverride, PageSet, PageWords, Pesilat, Tenant, Text};
use crate::text::json;

/// The longest text of a row, in bytes.
const LONGEST: usize = 2_000;

/// Reads a row by itself, without other rows.
///
/// # Errors
/// Why it is none; never what stands in it.
pub(in crate::sites::tenant) fn parsed(text: &str) -> Result<Tenant, &'static str> {
    if json::Object::of(text, &[]).is_none() {
        return Err("is no JSON object");
    }
    let row: Option<StoredRow> = json::read(text);
    row.map(Tenant::from)
        .ok_or("lacks a field, or has a bad one")
}

/// Reads a file of a tenant's own words, as the build writes it: an object `pages`, written as a row
/// of the store writes its own. `None` if it is none.
#[must_use]
pub fn page_words(text: &str) -> Option<PageWords> {
    #[derive(Deserialize)]
    struct WordsFile {
        pages: BTreeMap<Text, StoredWords>,
    }
    let file: WordsFile = json::read(text)?;
    Some(words(file.pages))
}

/// What may be left out is left out, never null. A field that stands there twice makes it none, as in
/// `tenants.json`.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(in crate::sites::tenant) struct StoredRow {
    key: Line,
    name: Line,
    tagline: Line,
    domain: Line,
    app_id: Line,
    lms_id: Line,
    lms_key: Line,
    workspace_id: Line,
    #[serde(default, deserialize_with = "given")]
    #[serde(skip_serializing_if = "Option::is_none")]
    layout: Option<Line>,
    #[serde(default, deserialize_with = "given")]
    #[serde(skip_serializing_if = "Option::is_none")]
    analytics: Option<Line>,
    #[serde(default, deserialize_with = "given")]
    #[serde(skip_serializing_if = "Option::is_none")]
    developer: Option<bool>,
    #[serde(default, deserialize_with = "given")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pesilat: Option<StoredPesilat>,
    hosts: Vec<Line>,
    settings: BTreeMap<Text, Line>,
    pages: StoredPages,
    overrides: BTreeMap<Text, StoredWords>,
}

#[derive(Serialize, Deserialize)]
struct StoredPesilat {
    domain: Line,
    #[serde(default, deserialize_with = "given")]
    #[serde(skip_serializing_if = "Option::is_none")]
    layout: Option<Line>,
}

/// `"all"`, or the names.
#[derive(Serialize, Deserialize)]
#[serde(untagged, try_from = "Box<RawValue>")]
enum StoredPages {
    All(Line),
    Listed(Vec<Line>),
}

impl TryFrom<Box<RawValue>> for StoredPages {
    type Error = &'static str;

    fn try_from(json: Box<RawValue>) -> Result<Self, Self::Error> {
        let listed = json::read(json.get()).map(Self::Listed);
        let pages = listed.or_else(|| json::read(json.get()).map(Self::All));
        pages.ok_or("are neither all nor a list")
    }
}

/// A page's title and description, each where there is one.
#[derive(Serialize, Deserialize)]
struct StoredWords {
    #[serde(default, deserialize_with = "given")]
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<Line>,
    #[serde(default, deserialize_with = "given")]
    #[serde(skip_serializing_if = "Option::is_none")]
    description: Option<Line>,
}

/// A text that may stand in a header: not empty, not endless, without control characters.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String")]
struct Line(Text);

impl TryFrom<String> for Line {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        if (1..=LONGEST).contains(&text.len()) && !text.contains(char::is_control) {
            Ok(Self(text.into()))
        } else {
            Err("is empty, too long or no line")
        }
    }
}

/// A field that is there and says something.
fn given<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

impl From<StoredRow> for Tenant {
    fn from(row: StoredRow) -> Self {
        let layout = row.layout.unwrap_or_else(|| row.key.clone());
        let settings = row.settings.into_iter();
        Self {
            key: row.key.0,
            layout: layout.0,
            developer: row.developer.is_some(),
            name: row.name.0,
            tagline: row.tagline.0,
            hosts: sorted(row.hosts).into(),
            domain: row.domain.0,
            pesilat: row.pesilat.map(|pesilat| Pesilat {
                domain: pesilat.domain.0,
                layout: pesilat.layout.map(|layout| layout.0),
            }),
            app_id: row.app_id.0,
            lms_id: row.lms_id.0,
            lms_key: row.lms_key.0,
            workspace_id: row.workspace_id.0,
            settings: settings.map(|(field, value)| (field, value.0)).collect(),
            pages: match row.pages {
                StoredPages::All(_) => PageSet::All,
                StoredPages::Listed(names) => PageSet::Listed(sorted(names).into()),
            },
            words: words(row.overrides),
            analytics: row.analytics.map(|id| id.0),
        }
    }
}

/// By page, sorted.
fn words(stored: BTreeMap<Text, StoredWords>) -> PageWords {
    let words = stored.into_iter().map(|(page, own)| {
        let own = PageOverride {
            title: own.title.map(|title| title.0),
            description: own.description.map(|text| text.0),
        };
        (page, own)
    });
    PageWords(words.collect())
}

/// What is listed is looked up.
fn sorted(lines: Vec<Line>) -> Vec<Text> {
    let mut texts: Vec<Text> = lines.into_iter().map(|line| line.0).collect();
    texts.sort_unstable();
    texts
}

impl From<&Tenant> for StoredRow {
    fn from(tenant: &Tenant) -> Self {
        let line = |text: &Text| Line(text.clone());
        let lines = |texts: &[Text]| texts.iter().map(line).collect();
        let settings = tenant.settings.iter();
        let overrides = tenant.words.0.iter().map(|(page, own)| {
            let own = StoredWords {
                title: own.title.as_ref().map(line),
                description: own.description.as_ref().map(line),
            };
            (page.clone(), own)
        });
        Self {
            key: line(&tenant.key),
            name: line(&tenant.name),
            tagline: line(&tenant.tagline),
            domain: line(&tenant.domain),
            app_id: line(&tenant.app_id),
            lms_id: line(&tenant.lms_id),
            lms_key: line(&tenant.lms_key),
            workspace_id: line(&tenant.workspace_id),
            layout: Some(line(&tenant.layout)).filter(|layout| layout.0 != tenant.key),
            analytics: tenant.analytics.as_ref().map(line),
            developer: tenant.developer.then_some(true),
            pesilat: tenant.pesilat.as_ref().map(|pesilat| StoredPesilat {
                domain: line(&pesilat.domain),
                layout: pesilat.layout.as_ref().map(line),
            }),
            hosts: lines(&tenant.hosts),
            settings: settings
                .map(|(field, value)| (field.clone(), line(value)))
                .collect(),
            pages: match &tenant.pages {
                PageSet::All => StoredPages::All(Line("all".into())),
                PageSet::Listed(names) => StoredPages::Listed(lines(names)),
            },
            overrides: overrides.collect(),
        }
    }
}
