//! Reading and checking `tenants.json`, row by row and field by field, so that every problem is reported
//! and not only the first. The build does so, and writes the rows out in the form that they have in the
//! key-value store; the worker reads that alone.

mod check;
mod domain;
mod fallback;
mod fields;
mod json;
mod pages;
mod to_publish;
mod report;

use std::borrow::Cow;
use std::fmt::{self, Write};

use serde_json::Value;

use crate::sites::fields::FieldReader;

use crate::sites::page::{PageTable, is_kebab_case};

use super::published;
use super::row::{PageWords, Tenant, Text};
use super::table::{TableRow, Tenants};
use fields::RowReader;
use json::Duplicate;
use report::Report;

pub use report::TableError;

/// Where an editor finds the schema of a file: its own business, and nothing of the table's.
const SCHEMA: &str = "$schema";

/// The file as read, before what concerns several rows is checked.
#[derive(Default)]
struct TableFile {
    default: String,
    local: String,
    tenants: Vec<Tenant>,
}

impl Tenants {
    /// Reads and checks the table. A build, a check or a test does so once, so that the rows are
    /// never given back.
    ///
    /// # Errors
    /// Every problem found, in the table's order.
    pub fn parse(json: &str, pages: &PageTable) -> Result<Self, Vec<TableError>> {
        let mut problems = Vec::new();
        let file = file(json, pages, &mut problems);
        check::across(&file, &mut problems);
        if !problems.is_empty() {
            return Err(problems);
        }
        let written = file
            .tenants
            .iter()
            .map(|tenant| written(tenant, &mut problems));
        let rows: Vec<TableRow> = written.collect();
        if problems.is_empty() {
            Ok(Self::of(&rows, &file.default, &file.local))
        } else {
            Err(problems)
        }
    }

    /// The same table without the tenants' own titles and descriptions.
    #[must_use]
    pub fn without_words(&self) -> Self {
        let rows = self.iter().map(|tenant| {
            let words = PageWords::NONE;
            compiled(&Tenant {
                words,
                ..Tenant::clone(&tenant)
            })
        });
        let rows: Vec<TableRow> = rows.collect();
        let [default, local] = [self.default, self.local].map(|place| self.tenant(place));
        Self::of(&rows, &default.key, &local.key)
    }

    /// The table as Rust source: a call of [`Tenants::of`].
    ///
    /// # Errors
    /// Why it cannot be written.
    pub fn source(&self) -> Result<String, fmt::Error> {
        let mut source = String::from("Tenants::of(&[\n");
        for tenant in self.iter() {
            let row = compiled(&tenant);
            let (key, layout, hosts, text) = (row.key, row.layout, row.hosts, row.text);
            writeln!(
                source,
                "TableRow {{ key: {key:?}, layout: {layout:?}, hosts: &{hosts:?}, text: {text:?} }},"
            )?;
        }
        let [default, local] = [self.default, self.local].map(|place| self.tenant(place));
        writeln!(source, "], {:?}, {:?})", default.key, local.key)?;
        Ok(source)
    }
}

/// A row in the form that stands in the table, which has to be one that can be read.
fn written(tenant: &Tenant, problems: &mut Vec<TableError>) -> TableRow {
    let row = compiled(tenant);
    if let Err(problem) = published::parsed(row.text) {
        let tenant = tenant.key.to_string();
        let mut report = Report { tenant, problems };
        report.problem("", format_args!("the row {problem}: keep texts short"));
    }
    row
}

/// A row as it is compiled in. Its texts are never freed.
fn compiled(tenant: &Tenant) -> TableRow {
    let leaked = |text: &Text| -> &'static str { text.to_string().leak() };
    let hosts: Vec<&'static str> = tenant.hosts.iter().map(leaked).collect();
    TableRow {
        key: leaked(&tenant.key),
        layout: leaked(&tenant.layout),
        hosts: hosts.leak(),
        text: tenant.published().leak(),
    }
}

/// Reads the file; what cannot be read is reported and left empty.
fn file(text: &str, table: &PageTable, problems: &mut Vec<TableError>) -> TableFile {
    let mut report = Report {
        tenant: String::new(),
        problems,
    };
    let (value, duplicates) = match json::parse(text) {
        Ok(parsed) => parsed,
        Err(error) => {
            report.problem("", format_args!("is no JSON: {error}"));
            return TableFile::default();
        }
    };
    report_duplicates(&duplicates, &value, report.problems);
    let Ok(mut object) = FieldReader::of(value) else {
        report.problem("", "write an object with `default`, `local` and `tenants`");
        return TableFile::default();
    };
    let mut parsed = TableFile::default();
    let _for_editors = object.take(SCHEMA);
    let rows = object.list("tenants");
    let mut fields = RowReader {
        fields: object,
        prefix: "",
        report,
    };
    parsed.default = fields.text("default");
    parsed.local = fields.text("local");
    if !matches!(rows, Ok(Some(_))) {
        fields.problem("tenants", "write an array of rows");
    }
    fields.finish();
    if let Ok(Some(rows)) = rows {
        for (index, row) in rows.into_iter().enumerate() {
            let report = Report {
                tenant: label(&row, index),
                problems,
            };
            parsed.tenants.extend(read_row(row, report, table));
        }
    }
    parsed
}

/// The name that a row goes by in reports.
fn label(row: &Value, index: usize) -> String {
    match row.get("key").and_then(Value::as_str) {
        Some(key) if !key.is_empty() => key.to_owned(),
        _ => format!("row {}", index + 1),
    }
}

fn report_duplicates(duplicates: &[Duplicate], value: &Value, problems: &mut Vec<TableError>) {
    for Duplicate { path } in duplicates {
        let (tenant, field) = match path.as_slice() {
            [tenants, index, field @ ..] if tenants == "tenants" => {
                let index: usize = index.parse().unwrap_or_default();
                let row = value
                    .get("tenants")
                    .and_then(|rows| rows.as_array()?.get(index));
                (row.map_or_else(String::new, |row| label(row, index)), field)
            }
            path => (String::new(), path),
        };
        let mut report = Report { tenant, problems };
        report.problem(field.join("."), "stands in the object twice; keep one");
    }
}

fn read_row(row: Value, mut report: Report<'_>, table: &PageTable) -> Option<Tenant> {
    let Ok(object) = FieldReader::of(row) else {
        report.problem("", "write an object");
        return None;
    };
    let mut fields = RowReader {
        fields: object,
        prefix: "",
        report,
    };
    let key = fields.text("key");
    if !key.is_empty() && !is_kebab_case(&key) {
        fields.problem("key", "write it in kebab-case, such as `coding-school`");
    }
    let layout = fields.layout(&key);
    let settings = fields.object("settings").unwrap_or_default();
    let pages = fields.pages(table);
    let tenant = Tenant {
        layout: layout.into(),
        developer: fields.flag("developer"),
        name: fields.text("name").into(),
        tagline: fields.text("tagline").into(),
        hosts: fields.hosts().into(),
        domain: fields.text("domain").into(),
        pesilat: fields.pesilat(),
        app_id: fields.text("appId").into(),
        lms_id: fields.text("lmsId").into(),
        lms_key: fields.text("lmsKey").into(),
        workspace_id: fields.text("workspaceId").into(),
        settings: Cow::Owned(fallback::flat(&settings)),
        pages: pages.set,
        words: PageWords(pages.words.into()),
        analytics: fields.optional("analytics").map(Text::from),
        key: key.into(),
    };
    check::check_row(&tenant, &mut fields.report);
    if !settings.is_empty() {
        fallback::check(&tenant, &settings, &mut fields.report);
    }
    fields.finish();
    Some(tenant)
}

#[cfg(test)]
mod schema_tests;
