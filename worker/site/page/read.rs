//! Reading and checking the page table, by whoever has its JSON: the build, which writes out what
//! it holds, and the tests. The worker holds the rows alone.

mod call;
mod fields;
mod query;
mod template;

use crate::text::json::{self, Value};

use super::call::PageCall;
use super::query::QueryShape;
use super::row::{Half, ItemFields, Kind, Listed, Page, Portal, is_kebab_case};
use super::table::PageTable;
use super::template::PathTemplate;

pub(crate) use fields::ObjectReader;

impl PageTable {
    /// Reads and checks the table.
    ///
    /// # Errors
    /// Every problem found, each a sentence that names the page.
    pub fn parse(json: &str) -> Result<Self, Vec<String>> {
        let Some(Value::Array(rows)) = json::parsed(json) else {
            return Err(vec![
                "pages.json: write an array of rows, in JSON".to_owned(),
            ]);
        };
        let mut problems = Vec::new();
        let mut pages: Vec<Page> = Vec::with_capacity(rows.len());
        for (index, row) in rows.into_iter().enumerate() {
            let label = row
                .get("name")
                .and_then(Value::as_str)
                .unwrap_or_default()
                .to_owned();
            let label = if label.is_empty() {
                format!("row {}", index + 1)
            } else {
                label
            };
            match page(row) {
                Ok(page) if pages.iter().any(|other| other.name == page.name) => {
                    problems.push(format!(
                        "pages.json: {label}: the name is taken by another row"
                    ));
                }
                Ok(page) => pages.push(page),
                Err(messages) => {
                    problems.extend(
                        messages
                            .into_iter()
                            .map(|m| format!("pages.json: {label}: {m}")),
                    );
                }
            }
        }
        if problems.is_empty() {
            Ok(Self {
                pages: pages.leak(),
            })
        } else {
            Err(problems)
        }
    }
}

/// The kinds of users (spec section 6), in the order of their numbers.
const KINDS: [&str; 10] = [
    "superadmin",
    "admin",
    "mentor",
    "teacher",
    "student",
    "industry",
    "writer",
    "lead_program",
    "partner",
    "lead_region",
];

impl Portal {
    /// Reads `guests`, `any`, or kinds split at blanks.
    fn parse(text: &str) -> Result<Self, String> {
        match text {
            "guests" => Ok(Self::Guests),
            "any" => Ok(Self::SignedIn),
            _ => match text.split(' ').find(|word| !KINDS.contains(word)) {
                None => Ok(Self::SignedIn),
                Some(word) => Err(format!("`portal` cannot be `{word}`")),
            },
        }
    }
}

impl ItemFields {
    /// Reads `{"name", "description"?, "image"?, "match"}`.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub(crate) fn read(mut fields: ObjectReader) -> Result<Self, String> {
        let item = Self {
            name: fields.text("name")?,
            description: fields.optional("description")?,
            image: fields.optional("image")?,
            matches: fields.texts("match")?,
        };
        fields.finish()?;
        Ok(item)
    }
}

impl Listed {
    /// Reads `{"call", "params", "unless"?}`.
    fn read(mut fields: ObjectReader) -> Result<Self, String> {
        let listed = Self {
            call: fields.text("call")?,
            params: fields.texts("params")?,
            unless: fields.optional("unless")?,
        };
        fields.finish()?;
        Ok(listed)
    }
}

/// The page a row describes, or every problem it has.
fn page(row: Value) -> Result<Page, Vec<String>> {
    let mut page = fields(row).map_err(|problem| vec![problem])?;
    let mut problems = Vec::new();
    if !is_kebab_case(page.name) {
        problems.push("name: write it in kebab-case, such as `class-detail`".to_owned());
    }
    if page.title.trim().is_empty() {
        problems.push("title: give the page a title".to_owned());
    }
    let template = match PathTemplate::parse(page.path) {
        Ok(template) => template,
        Err(message) => {
            problems.push(format!("path: {message}"));
            return Err(problems);
        }
    };
    if page.portal.is_some() && !page.noindex {
        problems.push("portal: the page is nobody else's to find, add `noindex`".to_owned());
    }
    problems.extend(unknown_parameters(&page, &template));
    page.template = template;
    if problems.is_empty() {
        Ok(page)
    } else {
        Err(problems)
    }
}

/// The parameters a row names without having them.
fn unknown_parameters(page: &Page, template: &PathTemplate) -> Vec<String> {
    let in_path = |name: &str| template.has_parameter(name);
    let in_query = |name: &str| page.query.iter().any(|(known, _)| *known == name);
    let matched = page.item.iter().flat_map(|item| item.matches);
    let listed = page.listed.iter().flat_map(|listed| listed.params);
    let of_path = matched
        .map(|(name, _)| ("item.match", name))
        .chain(page.values.iter().map(|(name, _)| ("values", name)))
        .chain(listed.map(|(name, _)| ("listed.params", name)))
        .filter(|(_, name)| !in_path(name))
        .map(|(field, name)| format!("{field}: the path has no parameter `{name}`"));
    let of_calls = page
        .calls
        .iter()
        .flat_map(PageCall::parameters)
        .filter(|name| !in_path(name) && !in_query(name))
        .map(|name| format!("calls: neither path nor query has a parameter `{name}`"));
    let twice = page.query.iter().filter(|(name, _)| in_path(name));
    let twice = twice.map(|(name, _)| format!("query: the path has a parameter `{name}` too"));
    of_path.chain(of_calls).chain(twice).collect()
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
        stays_open: row.flag("staysOpen")?,
        portal: row.optional("portal")?.map(Portal::parse).transpose()?,
        query: row
            .texts("query")?
            .iter()
            .map(|(name, shape)| Ok((*name, QueryShape::parse(shape)?)))
            .collect::<Result<Vec<_>, String>>()?
            .leak(),
        calls: row.list("calls", PageCall::read)?,
        needs_first: row.flag("needsFirst")?,
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
        listed: row.object("listed")?.map(Listed::read).transpose()?,
        values: row.texts("values")?,
        template: PathTemplate::default(),
    };
    if let Some(menu) = row.object("menu")? {
        check_menu(menu)?;
    }
    if let Some(sidebar) = row.object("sidebar")? {
        check_sidebar(sidebar, page.portal)?;
    }
    row.finish()?;
    Ok(page)
}

/// The page's place in the menus, which the app alone reads: `{"group", "label", "footer"?}`.
fn check_menu(mut menu: ObjectReader) -> Result<(), String> {
    menu.text("group")?;
    menu.text("label")?;
    menu.flag("footer")?;
    menu.finish()
}

/// The page's place in the portal's sidebar, which the app alone reads:
/// `{"group", "label", "icon"}`.
fn check_sidebar(mut sidebar: ObjectReader, portal: Option<Portal>) -> Result<(), String> {
    for field in ["group", "label", "icon"] {
        sidebar.text(field)?;
    }
    sidebar.finish()?;
    if portal.is_none() {
        return Err("`sidebar`: say in `portal` who sees the page".to_owned());
    }
    Ok(())
}
