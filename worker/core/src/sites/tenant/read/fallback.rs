//! A row's fallback settings: none that are unknown, malformed or equal to their default.

use std::collections::HashSet;

use crate::sites::fields::Map;
use crate::sites::settings::{Brand, Settings};
use crate::sites::tenant::row::{Tenant, Text};
use serde_json::Value;

use super::report::Report;

/// Checks `settings` with the very parser that requests are served with, so that what passes here
/// is what will be shown.
pub(super) fn check(tenant: &Tenant, written: &Map, report: &mut Report<'_>) {
    let brand = Brand {
        key: &tenant.key,
        name: &tenant.name,
    };
    let (defaults, _) = Settings::parse(None, "{}", &brand);
    let (parsed, complaints) =
        Settings::parse(None, &Value::Object(written.clone()).to_string(), &brand);
    let malformed: HashSet<String> = complaints
        .into_iter()
        .map(|complaint| {
            let field = complaint.field.replacen("row", "settings", 1);
            report.problem(
                &field,
                format_args!("{}; mend it or leave it out", complaint.problem),
            );
            field
        })
        .collect();
    let mut group = Group {
        field: "settings".to_owned(),
        malformed: &malformed,
        report,
    };
    group.check(written, &describe(&defaults), &describe(&parsed));
}

/// The fields with their values as texts, each of which the settings' reader takes too. What is
/// none is reported by [`check`].
pub(super) fn flat(written: &Map) -> Vec<(Text, Text)> {
    let mut fields = Vec::new();
    for (name, value) in written {
        match value {
            Value::Object(group) => {
                fields.extend(
                    group
                        .iter()
                        .map(|(field, value)| (format!("{name}.{field}"), value)),
                );
            }
            _ => fields.push((name.clone(), value)),
        }
    }
    let text = |value: &Value| match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    fields.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
    let flat = |(field, value): (String, &Value)| (field.into(), text(value).into());
    fields.into_iter().map(flat).collect()
}

/// As the boot data has them, under the names that rows use.
fn describe(settings: &Settings) -> Value {
    serde_json::to_value(settings).unwrap_or_default()
}

struct Group<'a, 'r> {
    field: String,
    malformed: &'a HashSet<String>,
    report: &'a mut Report<'r>,
}

impl Group<'_, '_> {
    fn check(&mut self, written: &Map, defaults: &Value, parsed: &Value) {
        for (name, value) in written {
            let field = format!("{}.{name}", self.field);
            let Some(default) = defaults.get(name) else {
                self.report
                    .problem(&field, "is not a setting; remove it or mend its spelling");
                continue;
            };
            let parsed = parsed.get(name).unwrap_or(&Value::Null);
            match (value, default) {
                _ if self.malformed.contains(&field) => {}
                _ if field == "settings.layout" => {
                    self.report
                        .problem(&field, "write the row's own `layout` instead");
                }
                (Value::Object(inner), Value::Object(_)) if inner.is_empty() => {
                    self.report.problem(&field, "leave the empty object out");
                }
                (Value::Object(inner), Value::Object(_)) => {
                    let report = &mut *self.report;
                    Group {
                        field,
                        malformed: self.malformed,
                        report,
                    }
                    .check(inner, default, parsed);
                }
                _ if parsed == default => {
                    self.report.problem(&field, "is the default; leave it out");
                }
                _ => {}
            }
        }
    }
}
