//! Reading and checking one row of the page table.

use serde_json::Value;

use super::template::Template;
use super::{Page, is_kebab_case, parameter};

/// The page a row describes, or every problem it has.
pub(super) fn page(row: Value) -> Result<Page, Vec<String>> {
    let mut page: Page = serde_json::from_value(row).map_err(|error| vec![error.to_string()])?;
    let mut problems = Vec::new();
    if !is_kebab_case(&page.name) {
        problems.push("name: write it in kebab-case, such as `class-detail`".to_owned());
    }
    if page.title.trim().is_empty() {
        problems.push("title: give the page a title".to_owned());
    }
    let template = match Template::parse(&page.path) {
        Ok(template) => template,
        Err(message) => {
            problems.push(format!("path: {message}"));
            return Err(problems);
        }
    };
    let queried = page
        .prefetch
        .iter()
        .flat_map(|prefetch| prefetch.query.values());
    let matched = page.item.iter().flat_map(|item| item.matches.keys());
    let wanted = queried
        .filter_map(|value| parameter(value))
        .map(|name| ("prefetch", name))
        .chain(matched.map(|name| ("item.match", name.as_str())));
    for (field, name) in wanted {
        if !template.has_parameter(name) {
            problems.push(format!("{field}: the path has no parameter `{name}`"));
        }
    }
    page.template = template;
    if problems.is_empty() {
        Ok(page)
    } else {
        Err(problems)
    }
}
