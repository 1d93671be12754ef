//! Reading `tenants.json`, row by row and field by field, so that every problem is told and not
//! only the first.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use crate::page::{Page, PageTable, is_kebab_case};

use super::{Problem, check, json, pages};

/// One brand.
#[derive(Debug)]
pub struct Tenant {
    /// Unique, in kebab-case.
    pub key: String,
    /// Which landing and second page design; the key unless the row names another.
    pub layout: String,
    /// A developer layout: never in sitemaps, always noindex.
    pub developer: bool,
    /// The brand's name.
    pub name: String,
    /// The brand's one line.
    pub tagline: String,
    /// Exact hosts and `*.suffix` wildcards.
    pub hosts: Vec<String>,
    /// The domain of canonical URLs and app tokens.
    pub domain: String,
    /// The special domain of the path rule, where the tenant has one.
    pub pesilat: Option<Pesilat>,
    /// The id of app tokens.
    pub app_id: String,
    /// The id learning-management calls send.
    pub lms_id: String,
    /// The path segment of the app-settings calls.
    pub lms_key: String,
    /// The id chats are sent with.
    pub workspace_id: String,
    /// Fallback site settings as written: only what differs from the defaults.
    pub settings: Map<String, Value>,
    /// The pages on top of everyone's, with titles and descriptions of this tenant's own; a page
    /// of everyone's is here only for the sake of those.
    pub pages: BTreeMap<String, PageText>,
    /// The measurement id.
    pub analytics: Option<String>,
}

/// The special domain served when the path begins with `/pesilat`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pesilat {
    /// Stands in for the tenant's domain.
    pub domain: String,
    /// Stands in for its layout, where given.
    pub layout: Option<String>,
}

/// A tenant's own words for a page.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PageText {
    /// In place of the page table's title.
    pub title: Option<String>,
    /// In place of its description.
    pub description: Option<String>,
}

impl Tenant {
    /// Whether the page is in the tenant's set.
    #[must_use]
    pub fn has(&self, page: &Page) -> bool {
        page.everyone || self.pages.contains_key(&page.name)
    }

    /// Whether the table has a page of that name and it is in the tenant's set.
    #[must_use]
    pub fn has_page(&self, name: &str, table: &PageTable) -> bool {
        table.get(name).is_some_and(|page| self.has(page))
    }
}

/// The file as read, before what concerns several rows is checked.
#[derive(Default)]
pub(super) struct File {
    pub(super) default: String,
    pub(super) local: String,
    pub(super) tenants: Vec<Tenant>,
}

/// Where a row's problems go.
pub(super) struct Report<'a> {
    pub(super) tenant: String,
    pub(super) problems: &'a mut Vec<Problem>,
}

impl Report<'_> {
    pub(super) fn problem(&mut self, field: &str, message: &str) {
        self.problems.push(Problem {
            tenant: self.tenant.clone(),
            field: field.to_owned(),
            message: message.to_owned(),
        });
    }
}

/// Reads the file; what cannot be read is reported and left empty.
pub(super) fn read_file(text: &str, table: &PageTable, problems: &mut Vec<Problem>) -> File {
    let mut report = Report {
        tenant: String::new(),
        problems,
    };
    let (value, duplicates) = match json::parse(text) {
        Ok(parsed) => parsed,
        Err(error) => {
            report.problem("", &format!("is no JSON: {error}"));
            return File::default();
        }
    };
    for duplicate in duplicates {
        report_duplicate(&duplicate.path, &value, report.problems);
    }
    let Value::Object(mut map) = value else {
        report.problem("", "write an object with `default`, `local` and `tenants`");
        return File::default();
    };
    let mut file = File::default();
    let rows = map.remove("tenants");
    let mut fields = Fields {
        map,
        prefix: "",
        report,
    };
    file.default = fields.text("default");
    file.local = fields.text("local");
    if !matches!(rows, Some(Value::Array(_))) {
        fields.problem("tenants", "write an array of rows");
    }
    fields.finish();
    if let Some(Value::Array(rows)) = rows {
        for (index, row) in rows.into_iter().enumerate() {
            let report = Report {
                tenant: label(&row, index),
                problems,
            };
            file.tenants.extend(read_row(row, report, table));
        }
    }
    file
}

/// The name that a row goes by in reports.
fn label(row: &Value, index: usize) -> String {
    match row.get("key").and_then(Value::as_str) {
        Some(key) if !key.is_empty() => key.to_owned(),
        _ => format!("row {}", index + 1),
    }
}

fn report_duplicate(path: &[String], value: &Value, problems: &mut Vec<Problem>) {
    let (tenant, field) = match path {
        [tenants, index, field @ ..] if tenants == "tenants" => {
            let index: usize = index.parse().unwrap_or_default();
            let row = value.get("tenants").and_then(|rows| rows.get(index));
            (row.map_or_else(String::new, |row| label(row, index)), field)
        }
        _ => (String::new(), path),
    };
    Report { tenant, problems }.problem(&field.join("."), "stands in the object twice; keep one");
}

fn read_row(row: Value, mut report: Report<'_>, table: &PageTable) -> Option<Tenant> {
    let Value::Object(map) = row else {
        report.problem("", "write an object");
        return None;
    };
    let mut fields = Fields {
        map,
        prefix: "",
        report,
    };
    let key = fields.text("key");
    if !key.is_empty() && !is_kebab_case(&key) {
        fields.problem("key", "write it in kebab-case, such as `coding-school`");
    }
    let tenant = Tenant {
        layout: fields.layout(&key),
        developer: fields.flag("developer"),
        name: fields.text("name"),
        tagline: fields.text("tagline"),
        hosts: fields.hosts(),
        domain: fields.text("domain"),
        pesilat: fields.pesilat(),
        app_id: fields.text("appId"),
        lms_id: fields.text("lmsId"),
        lms_key: fields.text("lmsKey"),
        workspace_id: fields.text("workspaceId"),
        settings: fields.object("settings").unwrap_or_default(),
        pages: fields.pages(table),
        analytics: fields.optional("analytics"),
        key,
    };
    check::row(&tenant, &mut fields.report);
    fields.finish();
    Some(tenant)
}

/// An object whose fields are taken out one by one; what is left at the end is unknown.
struct Fields<'a> {
    map: Map<String, Value>,
    /// What stands before the field's name in reports.
    prefix: &'static str,
    report: Report<'a>,
}

impl Fields<'_> {
    fn problem(&mut self, field: &str, message: &str) {
        self.report
            .problem(&format!("{}{field}", self.prefix), message);
    }

    fn text(&mut self, field: &str) -> String {
        if !self.map.contains_key(field) {
            self.problem(field, "is missing; write a text");
        }
        self.optional(field).unwrap_or_default()
    }

    fn optional(&mut self, field: &str) -> Option<String> {
        match self.map.remove(field)? {
            Value::String(text) if !text.is_empty() && text.trim() == text => Some(text),
            Value::String(_) => {
                self.problem(
                    field,
                    "write a text without spaces at its ends, or leave it out",
                );
                None
            }
            _ => {
                self.problem(field, "write a text");
                None
            }
        }
    }

    fn flag(&mut self, field: &str) -> bool {
        match self.map.remove(field) {
            None => false,
            Some(Value::Bool(true)) => true,
            Some(_) => {
                self.problem(field, "write `true` or leave it out");
                false
            }
        }
    }

    fn object(&mut self, field: &str) -> Option<Map<String, Value>> {
        match self.map.remove(field)? {
            Value::Object(map) if map.is_empty() => {
                self.problem(field, "leave the empty object out");
                None
            }
            Value::Object(map) => Some(map),
            _ => {
                self.problem(field, "write an object");
                None
            }
        }
    }

    fn layout(&mut self, key: &str) -> String {
        let Some(layout) = self.optional("layout") else {
            return key.to_owned();
        };
        if layout == key {
            self.problem("layout", "equals the key; leave it out");
        } else if !is_kebab_case(&layout) {
            self.problem("layout", "write it in kebab-case, such as `coding-school`");
        }
        layout
    }

    fn hosts(&mut self) -> Vec<String> {
        let items = match self.map.remove("hosts") {
            Some(Value::Array(items)) if !items.is_empty() => items,
            _ => {
                self.problem("hosts", "write an array of at least one host");
                return Vec::new();
            }
        };
        let mut hosts = Vec::with_capacity(items.len());
        for item in items {
            match item {
                Value::String(host) => hosts.push(host),
                _ => self.problem("hosts", "write each host as a text"),
            }
        }
        hosts
    }

    fn pesilat(&mut self) -> Option<Pesilat> {
        let map = self.object("pesilat")?;
        let report = Report {
            tenant: self.report.tenant.clone(),
            problems: self.report.problems,
        };
        let mut fields = Fields {
            map,
            prefix: "pesilat.",
            report,
        };
        let pesilat = Pesilat {
            domain: fields.text("domain"),
            layout: fields.optional("layout"),
        };
        fields.finish();
        Some(pesilat)
    }

    fn pages(&mut self, table: &PageTable) -> BTreeMap<String, PageText> {
        self.map
            .remove("pages")
            .map_or_else(BTreeMap::new, |value| {
                pages::read(&value, table, &mut self.report)
            })
    }

    fn finish(mut self) {
        for field in std::mem::take(&mut self.map).keys() {
            self.problem(field, "is not a field; remove it or mend its spelling");
        }
    }
}
