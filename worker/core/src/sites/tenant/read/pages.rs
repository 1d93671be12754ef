//! The page set of a row.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Arguments;

use crate::sites::page::{Page, PageTable};
use crate::sites::tenant::row::{PageOverride, PageSet, Text};

use super::report::Report;
use crate::sites::fields::Map;
use serde_json::Value;

/// What a row says of pages.
pub(super) struct Pages {
    pub(super) set: PageSet,
    /// Sorted by page name.
    pub(super) words: Vec<(Text, PageOverride)>,
}

impl Default for Pages {
    fn default() -> Self {
        Self {
            set: PageSet::Listed(Cow::Borrowed(&[])),
            words: Vec::new(),
        }
    }
}

/// Reads `pages`: `"all"`, or an array of names and of objects with a name and own words.
pub(super) fn read(value: &Value, table: &PageTable, report: &mut Report<'_>) -> Pages {
    let items = match value {
        Value::String(all) if all == "all" => {
            return Pages {
                set: PageSet::All,
                ..Pages::default()
            };
        }
        Value::Array(items) if !items.is_empty() => items,
        _ => {
            report.problem(
                "pages",
                "write \"all\" or an array of page names, or leave it out",
            );
            return Pages::default();
        }
    };
    let mut pages = BTreeMap::new();
    for item in items {
        if let Some((page, text)) = read_item(item, table, report)
            && pages.insert(page.name, (page, text)).is_some()
        {
            let field = format_args!("pages.{}", page.name);
            report.problem(field, "is listed twice; keep one");
        }
    }
    let listed = pages.values().filter(|(page, _)| !page.everyone);
    let listed: Vec<Text> = listed.map(|(page, _)| page.name.into()).collect();
    let has_words = |text: &PageOverride| text.title.is_some() || text.description.is_some();
    Pages {
        set: PageSet::Listed(listed.into()),
        words: pages
            .into_iter()
            .filter(|(_, (_, text))| has_words(text))
            .map(|(name, (_, text))| (name.into(), text))
            .collect(),
    }
}

fn read_item(
    item: &Value,
    table: &PageTable,
    report: &mut Report<'_>,
) -> Option<(&'static Page, PageOverride)> {
    let (name, own) = match item {
        Value::String(name) => (name.as_str(), None),
        Value::Object(own) => (
            own.get("name").and_then(Value::as_str).unwrap_or_default(),
            Some(own),
        ),
        _ => ("", None),
    };
    if name.is_empty() {
        report.problem(
            "pages",
            "write each page as its name or as an object with `name`",
        );
        return None;
    }
    let field = format_args!("pages.{name}");
    let Some(page) = table.get(name) else {
        report.problem(
            field,
            "is no page of app/pages.json; mend its spelling or add the page",
        );
        return None;
    };
    if own.is_none() && page.everyone {
        report.problem(field, "is in every tenant's set; leave it out");
    }
    let text = own.map_or_else(PageOverride::default, |own| {
        read_own(own, page, field, report)
    });
    Some((page, text))
}

fn read_own(own: &Map, page: &Page, field: Arguments<'_>, report: &mut Report<'_>) -> PageOverride {
    let mut text = PageOverride::default();
    for (name, value) in own {
        let (place, default) = match name.as_str() {
            "name" => continue,
            "title" => (&mut text.title, page.title),
            "description" => (&mut text.description, page.description),
            _ => {
                let message = "is not a field; a page has `name`, `title` and `description`";
                report.problem(format_args!("{field}.{name}"), message);
                continue;
            }
        };
        match value.as_str() {
            Some(own) if own == default => {
                report.problem(
                    format_args!("{field}.{name}"),
                    "equals app/pages.json; leave it out",
                );
            }
            Some(own) if !own.trim().is_empty() => *place = Some(own.to_owned().into()),
            _ => report.problem(
                format_args!("{field}.{name}"),
                "write a text or leave it out",
            ),
        }
    }
    if own.len() == 1 {
        report.problem(field, "has no words of its own; write the name alone");
    }
    text
}
