//! What a row must be, and what the rows must be together.

use std::collections::HashMap;

use super::read::{File, Report};
use super::{Host, Problem, Tenant, fallback};

/// Checks one row on its own.
pub(super) fn row(tenant: &Tenant, report: &mut Report<'_>) {
    for host in &tenant.hosts {
        let domain = host.strip_prefix("*.").unwrap_or(host);
        if let Err(message) = domain_name(domain) {
            report.problem("hosts", &format!("`{host}`: {message}"));
        }
    }
    if !tenant.domain.is_empty() {
        if let Err(message) = domain_name(&tenant.domain) {
            report.problem("domain", &message);
        } else if !tenant.hosts.iter().any(|host| covers(host, &tenant.domain)) {
            report.problem("domain", "is none of the row's hosts; add it to `hosts`");
        }
    }
    if let Some(pesilat) = &tenant.pesilat {
        if !pesilat.domain.is_empty()
            && let Err(message) = domain_name(&pesilat.domain)
        {
            report.problem("pesilat.domain", &message);
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
    if !tenant.settings.is_empty() {
        fallback::check(tenant, report);
    }
}

/// Checks what concerns several rows.
pub(super) fn across(file: &File, problems: &mut Vec<Problem>) {
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
    special_domains(file, problems);
    for (field, key) in [("default", &file.default), ("local", &file.local)] {
        let known = file.tenants.iter().any(|tenant| tenant.key == *key);
        if !known && !key.is_empty() {
            let message = format!("`{key}` is no tenant; name the key of a row");
            Report {
                tenant: String::new(),
                problems,
            }
            .problem(field, &message);
        }
    }
}

fn sorted_keys(file: &File, problems: &mut Vec<Problem>) {
    for (before, after) in file.tenants.iter().zip(file.tenants.iter().skip(1)) {
        let mut report = Report {
            tenant: after.key.clone(),
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
                report.problem("key", &message);
            }
        }
    }
}

/// Tells values that two rows, or one row twice, have. The same host at two tenants could not be
/// told apart, and neither could the same wildcard; an exact host under another tenant's wildcard
/// can, and so can a longer wildcard under a shorter one.
fn owned_once<'f>(
    field: &str,
    file: &'f File,
    values: impl Fn(&'f Tenant) -> Vec<&'f String>,
    problems: &mut Vec<Problem>,
) {
    let mut owners: HashMap<&str, &str> = HashMap::new();
    for tenant in &file.tenants {
        for value in values(tenant).into_iter().filter(|value| !value.is_empty()) {
            if let Some(owner) = owners.insert(value, &tenant.key) {
                let message = format!("`{value}` is already at `{owner}`; keep it in one place");
                Report {
                    tenant: tenant.key.clone(),
                    problems,
                }
                .problem(field, &message);
            }
        }
    }
}

/// The canonical URLs of the path rule lead to the special domain, so some row must answer there;
/// and the layout it switches to must be one that a row has.
fn special_domains(file: &File, problems: &mut Vec<Problem>) {
    let rows = &file.tenants;
    for tenant in rows {
        let Some(pesilat) = &tenant.pesilat else {
            continue;
        };
        let mut report = Report {
            tenant: tenant.key.clone(),
            problems,
        };
        let answered = rows
            .iter()
            .flat_map(|row| &row.hosts)
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
            report.problem("pesilat.layout", &format!("`{layout}` is no row's layout"));
        }
    }
}

/// Whether requests for the domain are answered by that exact host or wildcard.
fn covers(host: &str, domain: &str) -> bool {
    match host.strip_prefix('*') {
        Some(suffix) => domain.len() > suffix.len() && domain.ends_with(suffix),
        None => host == domain,
    }
}

/// A public domain name as a browser sends it: lower case, two labels or more, no address.
fn domain_name(name: &str) -> Result<(), String> {
    let host = Host::parse(name).map_err(|error| format!("is no domain ({error})"))?;
    if host.as_str() != name {
        return Err(format!("write it as `{host}`"));
    }
    if host.is_local_network() {
        return Err("is a local-network host; those go to the `local` tenant".to_owned());
    }
    let strict =
        |label: &str| !label.starts_with('-') && !label.ends_with('-') && !label.contains('_');
    let top = name.rsplit('.').next().unwrap_or_default();
    if !name.contains('.')
        || !name.split('.').all(strict)
        || !top.starts_with(|c: char| c.is_ascii_alphabetic())
    {
        return Err("is no domain; write one such as `alpha.example`".to_owned());
    }
    Ok(())
}
