//! Reading `tenants.json`, row by row and field by field, so that every problem is told and not
//! only the first.

use serde_json::Value;

use crate::site::page::{PageTable, is_kebab_case};

use super::fields::RowReader;
use super::report::{CHECKED, Report, TableError};
use super::row::{File, Tenant};
use super::{check, json};

/// Reads the file; what cannot be read is reported and left empty.
pub(super) fn file(text: &str, table: &PageTable, problems: &mut Vec<TableError>) -> File {
    let mut report = Report {
        tenant: String::new(),
        problems,
    };
    let (value, duplicates) = match json::parse(text) {
        Ok(parsed) => parsed,
        Err(error) => {
            report.problem("", format_args!("is no JSON: {error}"));
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
    let mut parsed = File::default();
    let rows = map.remove("tenants");
    let mut fields = RowReader {
        map,
        prefix: "",
        report,
    };
    parsed.default = fields.text("default");
    parsed.local = fields.text("local");
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

fn report_duplicate(path: &[String], value: &Value, problems: &mut Vec<TableError>) {
    let (tenant, field) = match path {
        [tenants, index, field @ ..] if tenants == "tenants" => {
            let index: usize = index.parse().unwrap_or_default();
            let row = value.get("tenants").and_then(|rows| rows.get(index));
            (row.map_or_else(String::new, |row| label(row, index)), field)
        }
        _ => (String::new(), path),
    };
    Report { tenant, problems }.problem(field.join("."), "stands in the object twice; keep one");
}

fn read_row(row: Value, mut report: Report<'_>, table: &PageTable) -> Option<Tenant> {
    let Value::Object(map) = row else {
        report.problem("", "write an object");
        return None;
    };
    let mut fields = RowReader {
        map,
        prefix: "",
        report,
    };
    let key = fields.text("key");
    if CHECKED && !key.is_empty() && !is_kebab_case(&key) {
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
    if CHECKED {
        check::row(&tenant, &mut fields.report);
    }
    fields.finish();
    Some(tenant)
}
