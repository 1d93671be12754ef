//! Reading and checking one row of the page table.

use serde_json::Value;

use super::fields::ObjectReader;
use super::row::{Half, ItemFields, Kind, Page, Prefetch, is_kebab_case, parameter};
use super::template::PathTemplate;

/// The page a row describes, or every problem it has.
pub(super) fn page(row: Value) -> Result<Page, Vec<String>> {
    let mut page = fields(row).map_err(|problem| vec![problem])?;
    let mut problems = Vec::new();
    if !is_kebab_case(&page.name) {
        problems.push("name: write it in kebab-case, such as `class-detail`".to_owned());
    }
    if page.title.trim().is_empty() {
        problems.push("title: give the page a title".to_owned());
    }
    let template = match PathTemplate::parse(&page.path) {
        Ok(template) => template,
        Err(message) => {
            problems.push(format!("path: {message}"));
            return Err(problems);
        }
    };
    let queried = page.prefetch.iter().flat_map(|prefetch| &prefetch.query);
    let matched = page.item.iter().flat_map(|item| &item.matches);
    let wanted = queried
        .filter_map(|(_, value)| parameter(value))
        .map(|name| ("prefetch", name))
        .chain(matched.map(|(name, _)| ("item.match", name.as_str())))
        .chain(
            page.values
                .iter()
                .map(|(name, _)| ("values", name.as_str())),
        );
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

/// The row's fields, each of its type; the path's template is not read yet.
fn fields(row: Value) -> Result<Page, String> {
    let mut row = ObjectReader::of(row)?;
    let page = Page {
        name: row.text("name")?,
        path: row.text("path")?,
        everyone: row.flag("everyone")?,
        title: row.text("title")?,
        description: row.text("description")?,
        noindex: row.flag("noindex")?,
        prefetch: row.object("prefetch")?.map(prefetch).transpose()?,
        item: row.object("item")?.map(ItemFields::read).transpose()?,
        design: row.word(
            "design",
            &[("landing", Half::Landing), ("second", Half::Second)],
        )?,
        kind: row
            .word(
                "kind",
                &[
                    ("home", Kind::Home),
                    ("course", Kind::Course),
                    ("page", Kind::Page),
                ],
            )?
            .unwrap_or_default(),
        values: row.texts("values")?,
        template: PathTemplate::default(),
    };
    row.finish()?;
    Ok(page)
}

fn prefetch(mut fields: ObjectReader) -> Result<Prefetch, String> {
    let prefetch = Prefetch {
        call: fields.text("call")?,
        query: fields.texts("query")?,
    };
    fields.finish()?;
    Ok(prefetch)
}
