//! The page set of a row.

use std::fmt::Arguments;

use serde_json::{Map, Value};

use crate::site::page::{Page, PageTable};

use super::report::Report;
use super::row::{PageOverride, place_of};

/// Reads `pages`: `"all"`, or an array of names and of objects with a name and own words.
pub(super) fn read(
    value: &Value,
    table: &PageTable,
    report: &mut Report<'_>,
) -> Vec<(String, PageOverride)> {
    let items = match value {
        Value::String(all) if all == "all" => {
            let listed = table.iter().filter(|page| !page.everyone);
            let mut pages = Vec::new();
            for page in listed {
                put(&mut pages, &page.name, PageOverride::default());
            }
            return pages;
        }
        Value::Array(items) if !items.is_empty() => items,
        _ => {
            report.problem(
                "pages",
                "write \"all\" or an array of page names, or leave it out",
            );
            return Vec::new();
        }
    };
    let mut pages = Vec::new();
    for item in items {
        if let Some((page, text)) = read_item(item, table, report)
            && !put(&mut pages, &page.name, text)
        {
            let field = format_args!("pages.{}", page.name);
            report.problem(field, "is listed twice; keep one");
        }
    }
    pages
}

/// Puts a page in its place; one that is there already is replaced, and the answer is false.
fn put(pages: &mut Vec<(String, PageOverride)>, name: &str, text: PageOverride) -> bool {
    match place_of(pages, name) {
        Err(place) => {
            pages.insert(place, (name.to_owned(), text));
            true
        }
        Ok(place) => {
            if let Some((_, known)) = pages.get_mut(place) {
                *known = text;
            }
            false
        }
    }
}

fn read_item<'t>(
    item: &Value,
    table: &'t PageTable,
    report: &mut Report<'_>,
) -> Option<(&'t Page, PageOverride)> {
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

fn read_own(
    own: &Map<String, Value>,
    page: &Page,
    field: Arguments<'_>,
    report: &mut Report<'_>,
) -> PageOverride {
    let mut text = PageOverride::default();
    for (name, value) in own {
        let (place, default) = match name.as_str() {
            "name" => continue,
            "title" => (&mut text.title, &page.title),
            "description" => (&mut text.description, &page.description),
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
            Some(own) if !own.trim().is_empty() => *place = Some(own.to_owned()),
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
