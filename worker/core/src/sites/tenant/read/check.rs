//! Checks of one row, and of all rows together.

use std::collections::HashMap;

use crate::sites::tenant::find::parents;
use crate::sites::tenant::row::{Tenant, Text, is_measurement_id};

use super::TableFile;
use super::domain::{covers, domain_name};
use super::report::{Report, TableError};

/// Checks one row on its own.
pub(super) fn check_row(tenant: &Tenant, report: &mut Report<'_>) {
    for host in tenant.hosts.iter() {
        let domain = host.strip_prefix("*.").unwrap_or(host);
        if let Err(message) = domain_name(domain) {
            report.problem("hosts", format_args!("`{host}`: {message}"));
        }
    }
    if !tenant.domain.is_empty() {
        if let Err(message) = domain_name(&tenant.domain) {
            report.problem("domain", message);
        } else if !tenant.hosts.iter().any(|host| covers(host, &tenant.domain)) {
            report.problem("domain", "is none of the row's hosts; add it to `hosts`");
        }
    }
    if let Some(pesilat) = &tenant.pesilat {
        if !pesilat.domain.is_empty()
            && let Err(message) = domain_name(&pesilat.domain)
        {
            report.problem("pesilat.domain", message);
        }
        if pesilat.domain == tenant.domain {
            report.problem(
                "pesilat.domain",
                "equals the row's domain; name the special one",
            );
        }
        if pesilat.layout.as_ref() == Some(&tenant.layout) {
            report.problem("pesilat.layout", "equals the row's layout; leave it out");
        }
    }
    let ids = [
        ("appId", &tenant.app_id),
        ("lmsId", &tenant.lms_id),
        ("lmsKey", &tenant.lms_key),
        ("workspaceId", &tenant.workspace_id),
    ];
    for (field, id) in ids {
        if !id.chars().all(is_of_id) {
            let message = "write an id: letters, digits and the marks `._~:@-` alone";
            report.problem(field, message);
        }
    }
    if let Some(id) = &tenant.analytics
        && !is_measurement_id(id)
    {
        report.problem(
            "analytics",
            "write a measurement id: letters, digits and hyphens",
        );
    }
}

/// What a segment of an address takes as it is (RFC 3986 section 3.3), but for marks that no id has.
const fn is_of_id(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '~' | ':' | '@' | '-')
}

/// Checks what concerns several rows.
pub(super) fn across(file: &TableFile, problems: &mut Vec<TableError>) {
    sorted_keys(file, problems);
    owned_once(
        "hosts",
        file,
        |tenant| tenant.hosts.iter().collect(),
        problems,
    );
    owned_once("domain", file, |tenant| vec![&tenant.domain], problems);
    owned_once(
        "pesilat.domain",
        file,
        |tenant| {
            tenant
                .pesilat
                .iter()
                .map(|pesilat| &pesilat.domain)
                .collect()
        },
        problems,
    );
    redundant_hosts(file, problems);
    special_domains(file, problems);
    for (field, key) in [("default", &file.default), ("local", &file.local)] {
        let known = file.tenants.iter().any(|tenant| tenant.key == *key);
        if !known && !key.is_empty() {
            let message = format!("`{key}` is no tenant; name the key of a row");
            Report {
                tenant: String::new(),
                problems,
            }
            .problem(field, message);
        }
    }
}

fn sorted_keys(file: &TableFile, problems: &mut Vec<TableError>) {
    for (before, after) in file.tenants.iter().zip(file.tenants.iter().skip(1)) {
        let mut report = Report {
            tenant: after.key.to_string(),
            problems,
        };
        match before.key.cmp(&after.key) {
            std::cmp::Ordering::Less => {}
            std::cmp::Ordering::Equal => report.problem("key", "is taken by the row before"),
            std::cmp::Ordering::Greater => {
                let message = format!(
                    "sort the rows by key: this one goes before `{}`",
                    before.key
                );
                report.problem("key", message);
            }
        }
    }
}

/// Reports values that two rows, or one row twice, have. The same host at two tenants could not be
/// distinguished, and neither could the same wildcard; an exact host under another tenant's wildcard
/// can, and so can a longer wildcard under a shorter one.
fn owned_once<'f>(
    field: &str,
    file: &'f TableFile,
    values: impl Fn(&'f Tenant) -> Vec<&'f Text>,
    problems: &mut Vec<TableError>,
) {
    let mut owners: HashMap<&str, &str> = HashMap::new();
    for tenant in &file.tenants {
        for value in values(tenant).into_iter().filter(|value| !value.is_empty()) {
            if let Some(owner) = owners.insert(value, &tenant.key) {
                let message = format!("`{value}` is already at `{owner}`; keep it in one place");
                Report {
                    tenant: tenant.key.to_string(),
                    problems,
                }
                .problem(field, message);
            }
        }
    }
}

/// Reports hosts that the row's own next wider wildcard covers anyway.
fn redundant_hosts(file: &TableFile, problems: &mut Vec<TableError>) {
    let mut wildcards: HashMap<&str, &str> = HashMap::new();
    for tenant in &file.tenants {
        let suffixes = tenant
            .hosts
            .iter()
            .filter_map(|host| host.strip_prefix("*."));
        wildcards.extend(suffixes.map(|suffix| (suffix, &*tenant.key)));
    }
    for tenant in &file.tenants {
        for host in tenant.hosts.iter() {
            let base = host.strip_prefix("*.").unwrap_or(host);
            let wider = parents(base).find_map(|suffix| Some((suffix, *wildcards.get(suffix)?)));
            if let Some((suffix, owner)) = wider
                && owner == tenant.key
            {
                let message = format!("`{host}` is covered by `*.{suffix}`; leave it out");
                Report {
                    tenant: tenant.key.to_string(),
                    problems,
                }
                .problem("hosts", message);
            }
        }
    }
}

fn special_domains(file: &TableFile, problems: &mut Vec<TableError>) {
    let rows: Vec<&Tenant> = file.tenants.iter().collect();
    for tenant in &rows {
        let mut report = Report {
            tenant: tenant.key.to_string(),
            problems,
        };
        special_domain(tenant, &rows, &mut report);
    }
}

/// The canonical URLs of the path rule lead to the special domain, so some row must answer there;
/// and the layout it switches to must be one that a row has.
pub(super) fn special_domain(tenant: &Tenant, rows: &[&Tenant], report: &mut Report<'_>) {
    let Some(pesilat) = &tenant.pesilat else {
        return;
    };
    let answered = rows
        .iter()
        .flat_map(|row| row.hosts.iter())
        .any(|host| covers(host, &pesilat.domain));
    if !answered && !pesilat.domain.is_empty() {
        report.problem(
            "pesilat.domain",
            "is no row's host; add it to the `hosts` of one",
        );
    }
    if let Some(layout) = &pesilat.layout
        && !rows.iter().any(|row| row.layout == *layout)
    {
        report.problem(
            "pesilat.layout",
            format_args!("`{layout}` is no row's layout"),
        );
    }
}
