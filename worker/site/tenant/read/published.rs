//! Checking and writing a row that is published without a deploy.

use super::report::{Report, TableError};
use super::{check, json, label, read_row, report_duplicates};
use crate::site::page::PageTable;
use crate::site::tenant::published;
use crate::site::tenant::row::{PageSet, Tenant, Text};
use crate::site::tenant::{Host, HostRule, Tenants};
use crate::text::json::{Map, Value, text};

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
            beside_the_table(tenant, tenants, &mut report);
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
                beside_the_table(&tenant, tenants, &mut report);
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
        let mut fields: Vec<(&str, Value)> = Vec::new();
        let mut put = |name, value: &Text| fields.push((name, value.as_ref().into()));
        put("key", &self.key);
        put("name", &self.name);
        put("tagline", &self.tagline);
        put("domain", &self.domain);
        put("appId", &self.app_id);
        put("lmsId", &self.lms_id);
        put("lmsKey", &self.lms_key);
        put("workspaceId", &self.workspace_id);
        if self.layout != self.key {
            put("layout", &self.layout);
        }
        if let Some(id) = &self.analytics {
            put("analytics", id);
        }
        if self.developer {
            fields.push(("developer", true.into()));
        }
        if let Some(pesilat) = &self.pesilat {
            let mut special = vec![("domain", pesilat.domain.as_ref().into())];
            special.extend(
                pesilat
                    .layout
                    .as_deref()
                    .map(|name| ("layout", name.into())),
            );
            fields.push(("pesilat", object(special)));
        }
        fields.push(("hosts", list(&self.hosts)));
        let settings = self.settings.iter();
        let settings = settings.map(|(field, value)| (field.as_ref(), value.as_ref().into()));
        fields.push(("settings", object(settings.collect())));
        fields.push((
            "pages",
            match &self.pages {
                PageSet::All => "all".into(),
                PageSet::Listed(names) => list(names),
            },
        ));
        let overrides = self.words.0.iter().map(|(page, own)| {
            let words = [("title", &own.title), ("description", &own.description)];
            let words = words.map(|(name, text)| Some((name, text.as_deref()?.into())));
            (page.as_ref(), object(words.into_iter().flatten().collect()))
        });
        fields.push(("overrides", object(overrides.collect())));
        text(&object(fields))
    }
}

fn list(texts: &[Text]) -> Value {
    Value::Array(texts.iter().map(|text| text.as_ref().into()).collect())
}

fn read(row: &str, pages: &PageTable, problems: &mut Vec<TableError>) -> Option<Tenant> {
    let (row, duplicates) = match json::parse(row) {
        Ok(parsed) => parsed,
        Err(error) => {
            let tenant = String::new();
            let mut report = Report { tenant, problems };
            report.problem("", format_args!("is no JSON: {error}"));
            return None;
        }
    };
    // Told as if it stood in the table.
    let file = object(vec![("tenants", Value::Array(vec![row]))]);
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
fn beside_the_table(tenant: &Tenant, tenants: &Tenants, report: &mut Report<'_>) {
    if tenants.get(&tenant.key).is_some() {
        report.problem("key", "is a tenant of tenants.json; choose another");
    }
    if tenant.layout != tenant.key && !tenants.knows_layout(&tenant.layout) {
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
    let rows: Vec<&Tenant> = tenants.rows.iter().chain([tenant]).collect();
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

/// The tenant of the table that answers at a host by a rule of its own.
fn owner(host: &str, tenants: &Tenants) -> Option<Text> {
    let found = tenants.find(&Host::parse(host).ok()?, "/");
    let is_owned = matches!(found.rule, HostRule::Host | HostRule::Wildcard);
    is_owned.then(|| found.tenant.key.clone())
}

/// An object of its fields.
fn object(fields: Vec<(&str, Value)>) -> Value {
    let mut map = Map::new();
    for (name, value) in fields {
        map.insert(name.to_owned(), value);
    }
    Value::Object(map)
}
