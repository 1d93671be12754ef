//! Reads and checks the page table: in the build, which reports problems, and in a worker at the first
//! request of a page.

mod call;
mod fields;
mod item;
mod query;
mod template;

use serde_json::Value;

use super::call::PageCall;
use super::query::QueryShape;
use super::row::{
    Half, ItemFields, Listed, Once, Page, PageKind, ParamValue, Portal, is_kebab_case,
};
use super::table::PageTable;
use super::template::{PathTemplate, ValueShape};

pub(crate) use fields::ObjectReader;

impl PageTable {
    /// Reads and checks the table.
    ///
    /// # Errors
    /// Every problem found, each a sentence that names the page.
    pub fn parse(json: &str) -> Result<Self, Vec<String>> {
        let Ok(Value::Array(rows)) = serde_json::from_str(json) else {
            return Err(vec![
                "pages.json: write an array of rows, in JSON".to_owned(),
            ]);
        };
        let mut problems = Vec::new();
        let mut pages: Vec<Page> = Vec::with_capacity(rows.len());
        for (index, row) in rows.into_iter().enumerate() {
            let name = row.get("name").and_then(Value::as_str);
            let name = name.filter(|name| !name.is_empty());
            let label = name.map_or_else(|| format!("row {}", index + 1), str::to_owned);
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
        problems.extend(unknown_pages(&pages));
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

/// The pages that rows name and the table does not have; and those that come with one that all have.
fn unknown_pages(pages: &[Page]) -> Vec<String> {
    let find = |name: &str| pages.iter().find(|page| page.name == name);
    let named = pages.iter().flat_map(|page| {
        let instead = page.without_item.map(|name| ("withoutItem", name));
        let along = page.with.map(|name| ("with", name));
        let once = page.once.map(|once| ("once", once.page));
        let others = page.listed.iter().flat_map(Listed::others);
        let all = instead.into_iter().chain(along).chain(once);
        let all = all.chain(others.map(|name| ("listed.unless", name)));
        all.map(move |(field, name)| (page, field, name))
    });
    let problem = |(page, field, name): (&Page, &str, &str)| match find(name) {
        None => Some(format!(
            "pages.json: {}: {field}: there is no page `{name}`",
            page.name
        )),
        Some(other) if field == "with" && (other.everyone || page.everyone) => Some(format!(
            "pages.json: {}: with: a page of all tenants comes with none, use `everyone`",
            page.name
        )),
        Some(_) => None,
    };
    named.filter_map(problem).collect()
}

/// The parameters a row names without having them.
fn unknown_parameters(page: &Page, template: &PathTemplate) -> Vec<String> {
    let in_path = |name: &str| template.has_parameter(name);
    let in_query = |name: &str| page.query.iter().any(|(known, _)| *known == name);
    let matched = page.item.iter().flat_map(|item| item.matches);
    let parts = page.item.iter().filter_map(|item| item.part);
    let of_part = parts.flat_map(|part| part.within.iter().chain(part.matches));
    let listed = page.listed.iter().flat_map(|listed| listed.params);
    let of_path = matched
        .map(|(name, _)| ("item.match", name))
        .chain(of_part.map(|(name, _)| ("item.part", name)))
        .chain(page.values.iter().map(|(name, _)| ("values", name)))
        .chain(page.shapes.iter().map(|(name, _)| ("shapes", name)))
        .chain(listed.map(|(name, _)| ("listed.params", name)))
        .chain(page.noindex_with.iter().map(|name| ("noindexWith", name)))
        .filter(|(_, name)| !in_path(name))
        .map(|(field, name)| format!("{field}: the path has no parameter `{name}`"));
    let others = page.calls.iter().filter_map(|call| call.otherwise);
    let of_calls = page
        .calls
        .iter()
        .chain(others)
        .flat_map(PageCall::parameters)
        .filter(|name| !in_path(name) && !in_query(name))
        .map(|name| format!("calls: neither path nor query has a parameter `{name}`"));
    let of_title = page
        .title_with
        .iter()
        .filter(|(name, _)| !in_query(name))
        .map(|(name, _)| format!("titleWith: the query has no parameter `{name}`"));
    let twice = page.query.iter().filter(|(name, _)| in_path(name));
    let twice = twice.map(|(name, _)| format!("query: the path has a parameter `{name}` too"));
    of_path
        .chain(of_calls)
        .chain(of_title)
        .chain(twice)
        .collect()
}

const KINDS_OF_PAGES: [(&str, PageKind); 11] = [
    ("home", PageKind::Home),
    ("course", PageKind::Course),
    ("programme", PageKind::Programme),
    ("event", PageKind::Event),
    ("news", PageKind::News),
    ("blog", PageKind::Blog),
    ("series", PageKind::Series),
    ("episode", PageKind::Episode),
    ("job", PageKind::Job),
    ("person", PageKind::Person),
    ("page", PageKind::Page),
];

/// The row's fields, each of its type; the path's template is not read yet.
fn fields(row: Value) -> Result<Page, String> {
    let mut row = ObjectReader::of(row)?;
    let page = Page {
        name: row.text("name")?,
        path: row.text("path")?,
        everyone: row.flag("everyone")?,
        with: row.optional("with")?,
        title: row.text("title")?,
        title_with: row.optional_texts("titleWith")?.unwrap_or_default(),
        description: row.text("description")?,
        noindex: row.flag("noindex")?,
        noindex_with: row.optional("noindexWith")?,
        stays_open: row.flag("staysOpen")?,
        portal: row.optional("portal")?.map(Portal::parse).transpose()?,
        query: row
            .optional_texts("query")?
            .unwrap_or_default()
            .iter()
            .map(|(name, shape)| Ok((*name, QueryShape::parse(shape)?)))
            .collect::<Result<Vec<_>, String>>()?
            .leak(),
        calls: row.list("calls", PageCall::read)?,
        needs_first: row.flag("needsFirst")?,
        without_item: row.optional("withoutItem")?,
        item: row.object("item")?.map(ItemFields::read).transpose()?,
        design: row.word(
            "design",
            &[("landing", Half::Landing), ("second", Half::Second)],
        )?,
        kind: row.word("kind", &KINDS_OF_PAGES)?.unwrap_or_default(),
        listed: row.object("listed")?.map(Listed::read).transpose()?,
        values: values(&mut row)?,
        once: row.object("once")?.map(Once::read).transpose()?,
        shapes: shapes(&mut row)?,
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

/// The shapes of the path's parameters: `{"number": "certificate"}`.
fn shapes(row: &mut ObjectReader) -> Result<&'static [(&'static str, ValueShape)], String> {
    let read = |(name, shape): &(&'static str, &'static str)| match *shape {
        "certificate" => Ok((*name, ValueShape::Certificate)),
        other => Err(format!("`shapes.{name}` cannot be `{other}`")),
    };
    let shapes = row.optional_texts("shapes")?.unwrap_or_default();
    let shapes = shapes.iter().map(read);
    Ok(shapes.collect::<Result<Vec<_>, String>>()?.leak())
}

/// The known values of the path's parameters: `{"slug": {"a": {"title", "description"}}}`, where `a/b` is
/// the value `b` below another parameter's value `a`.
fn values(
    row: &mut ObjectReader,
) -> Result<&'static [(&'static str, &'static [ParamValue])], String> {
    let Some(parameters) = row.object("values")? else {
        return Ok(&[]);
    };
    let mut values: Vec<(&'static str, &'static [ParamValue])> = Vec::new();
    for (name, known) in parameters.entries() {
        let mut read = Vec::new();
        for (path, texts) in ObjectReader::of(known)?.entries() {
            let mut texts = ObjectReader::of(texts)?;
            let (above, value) = match path.rsplit_once('/') {
                Some((above, own)) => (Some(above), own),
                None => (None, path),
            };
            read.push(ParamValue {
                above,
                value,
                title: texts.text("title")?,
                description: texts.text("description")?,
            });
            texts.finish()?;
        }
        values.push((name, read.leak()));
    }
    Ok(values.leak())
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

#[cfg(test)]
mod schema_tests;
