//! Reading and checking one row of the page table.

use serde::Deserialize;
use serde_json::Value;

use super::template::Template;
use super::{Half, Page, Prefetch, is_kebab_case, parameter};
use crate::meta::{Kind, item::ItemFields};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    name: String,
    path: String,
    #[serde(default)]
    everyone: bool,
    title: String,
    description: String,
    #[serde(default)]
    noindex: bool,
    prefetch: Option<Prefetch>,
    item: Option<ItemFields>,
    design: Option<Half>,
    #[serde(default)]
    kind: Kind,
}

/// The page a row describes, or every problem it has.
pub(super) fn page(row: Value) -> Result<Page, Vec<String>> {
    let row: Row = serde_json::from_value(row).map_err(|error| vec![error.to_string()])?;
    let mut problems = Vec::new();
    if !is_kebab_case(&row.name) {
        problems.push("name: write it in kebab-case, such as `class-detail`".to_owned());
    }
    if row.title.trim().is_empty() {
        problems.push("title: give the page a title".to_owned());
    }
    let template = match Template::parse(&row.path) {
        Ok(template) => template,
        Err(message) => {
            problems.push(format!("path: {message}"));
            return Err(problems);
        }
    };
    let queried = row
        .prefetch
        .iter()
        .flat_map(|prefetch| prefetch.query.values());
    let matched = row.item.iter().flat_map(|item| item.matches.keys());
    let wanted = queried
        .filter_map(|value| parameter(value))
        .map(|name| ("prefetch", name))
        .chain(matched.map(|name| ("item.match", name.as_str())));
    for (field, name) in wanted {
        if !template.has_parameter(name) {
            problems.push(format!("{field}: the path has no parameter `{name}`"));
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let Row {
        name,
        path,
        everyone,
        title,
        description,
        noindex,
        prefetch,
        item,
        design,
        kind,
    } = row;
    Ok(Page {
        name,
        path,
        everyone,
        title,
        description,
        noindex,
        prefetch,
        item,
        design,
        kind,
        template,
    })
}
