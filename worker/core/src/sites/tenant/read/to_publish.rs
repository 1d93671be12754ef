//! Checking and writing a row that is published without a deploy.

use serde_json::json;

use super::report::{Report, TableError};
use super::{SCHEMA, check, label, read_row, report_duplicates};
use crate::sites::page::PageTable;
use crate::sites::tenant::published;
use crate::sites::tenant::published::stored_row::StoredRow;
use crate::sites::tenant::row::{Tenant, Text};
use crate::sites::tenant::{Host, HostRule, Tenants};
use crate::text::json;

impl Tenant {
    /// Reads and checks a row, written like one of `tenants.json`, that is to stand beside the
    /// table's.
    ///
    /// # Errors
    /// Every problem found.
    pub fn to_publish(
        row: &str,
        pages: &PageTable,
        tenants: &Tenants,
    ) -> Result<Self, Vec<TableError>> {
        let mut problems = Vec::new();
        let tenant = read(row, pages, &mut problems);
        if let Some(tenant) = &tenant {
            let mut report = Report {
                tenant: tenant.key.to_string(),
                problems: &mut problems,
            };
            conflicts_with_table(tenant, tenants, &mut report);
        }
        match tenant {
            Some(tenant) if problems.is_empty() => Ok(tenant),
            _ => Err(problems),
        }
    }

    /// Checks once more a row that was published before, in the form that stands in the key-value
    /// store: the table may have taken its key, a host or its layout since.
    ///
    /// # Errors
    /// Every problem found.
    pub fn to_publish_again(stored: &str, tenants: &Tenants) -> Result<Self, Vec<TableError>> {
        let mut problems = Vec::new();
        let mut report = Report {
            tenant: String::new(),
            problems: &mut problems,
        };
        match published::parsed(stored) {
            Ok(tenant) => {
                report.tenant = tenant.key.to_string();
                conflicts_with_table(&tenant, tenants, &mut report);
                if problems.is_empty() {
                    return Ok(tenant);
                }
            }
            Err(problem) => report.problem("", format_args!("the row {problem}")),
        }
        Err(problems)
    }

    /// The form that stands in the key-value store ([`published`]).
    #[must_use]
    pub fn published(&self) -> String {
        json::written(&StoredRow::from(self))
    }
}

fn read(row: &str, pages: &PageTable, problems: &mut Vec<TableError>) -> Option<Tenant> {
    let (mut row, duplicates) = match super::json::parse(row) {
        Ok(parsed) => parsed,
        Err(error) => {
            let tenant = String::new();
            let mut report = Report { tenant, problems };
            report.problem("", format_args!("is no JSON: {error}"));
            return None;
        }
    };
    if let Some(fields) = row.as_object_mut() {
        fields.remove(SCHEMA);
    }
    // Reported as if it stood in the table.
    let file = json!({ "tenants": [row] });
    let mut duplicates = duplicates;
    for duplicate in &mut duplicates {
        let place = ["tenants", "0"].map(str::to_owned);
        duplicate.path.splice(0..0, place);
    }
    report_duplicates(&duplicates, &file, problems);
    let row = file.get("tenants")?.as_array()?.first()?.clone();
    let report = Report {
        tenant: label(&row, 0),
        problems,
    };
    read_row(row, report, pages)
}

/// What a row may not share with the table, and what it needs of it.
fn conflicts_with_table(tenant: &Tenant, tenants: &Tenants, report: &mut Report<'_>) {
    if tenants.place(&tenant.key).is_some() {
        report.problem("key", "is a tenant of tenants.json; choose another");
    }
    if tenant.layout != tenant.key && !tenants.has_layout(&tenant.layout) {
        let message = format!("`{}` is no row's layout in tenants.json", tenant.layout);
        report.problem("layout", message);
    }
    for (index, host) in tenant.hosts.iter().enumerate() {
        if tenant.hosts.iter().take(index).any(|before| before == host) {
            report.problem(
                "hosts",
                format_args!("`{host}` stands there twice; keep one"),
            );
        }
        if host.starts_with("*.") {
            report.problem(
                "hosts",
                format_args!("`{host}`: a published row has exact hosts; list them, or add the row to tenants.json"),
            );
        } else if let Some(owner) = owner(host, tenants) {
            report.problem(
                "hosts",
                format_args!("`{host}` is already at `{owner}` of tenants.json"),
            );
        }
    }
    let table: Vec<_> = tenants.iter().collect();
    let rows: Vec<&Tenant> = table.iter().map(AsRef::as_ref).chain([tenant]).collect();
    check::special_domain(tenant, &rows, report);
    for (name, host) in tenant.hosts.iter().map(|host| ("hosts", host)) {
        if report.problems.is_empty()
            && let Err(problem) = published::read(&tenant.published(), host, tenants)
        {
            report.problem(
                name,
                format_args!("the row {problem}: keep texts to one line"),
            );
        }
    }
}

/// The tenant of the table that handles a host by a rule of its own.
fn owner(host: &str, tenants: &Tenants) -> Option<Text> {
    let found = tenants.find(&Host::parse(host).ok()?, "/");
    let is_owned = matches!(found.rule, HostRule::Host | HostRule::Wildcard);
    is_owned.then(|| found.row.key.clone())
}
