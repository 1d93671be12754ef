//! Fallback settings of a row: the fields they may have, and the defaults they must not repeat.

use serde_json::{Map, Value};

use super::row::Report;

/// The default theme (specification section 9): fonts and colours of `settings.css`.
pub const DEFAULT_CSS: [(&str, &str); 10] = [
    ("ft_primary", "Raleway"),
    ("ft_secondary", "Inter"),
    ("clr_primary", "#2096C4"),
    ("clr_secondary", "#2F80ED"),
    ("clr_success", "#2dce89"),
    ("clr_info", "#11cdef"),
    ("clr_warning", "#fb6340"),
    ("clr_danger", "#f5365c"),
    ("clr_light", "#adb5bd"),
    ("clr_dark", "#212529"),
];

/// The fields of `settings.meta`, with the specification's default where it has one.
pub const DEFAULT_META: [(&str, &str); 11] = [
    ("name", ""),
    ("description", ""),
    ("keywords", ""),
    ("type", "website"),
    ("image", ""),
    ("card", "summary_large_image"),
    ("site_name", ""),
    ("url", ""),
    ("twitter_site", ""),
    ("robot_index", "index"),
    ("robot_follow", "follow"),
];

/// Settings beside `css` and `meta`, with what follows `/brand/<key>/` in their default.
const PLAIN: [(&str, &str); 5] = [
    ("title", ""),
    ("logoDark", "logo-dark.svg"),
    ("logoLight", "logo-light.svg"),
    ("favicon", "icon.svg"),
    ("image", "share.png"),
];

/// Checks a row's settings. `key` is the row's.
pub(super) fn check(settings: &Map<String, Value>, key: &str, report: &mut Report<'_>) {
    for (name, value) in settings {
        let field = format!("settings.{name}");
        match name.as_str() {
            "css" => check_group(value, &field, &DEFAULT_CSS, report),
            "meta" => check_group(value, &field, &DEFAULT_META, report),
            "isMaintenance" if value == &Value::Bool(true) => {}
            "isMaintenance" => report.problem(&field, "write `true` or leave it out"),
            "layout" => report.problem(&field, "write the row's own `layout` instead"),
            _ => match PLAIN.iter().find(|(known, _)| known == name) {
                Some((_, "")) => check_text(value, &field, "", report),
                Some((_, file)) => {
                    check_text(value, &field, &format!("/brand/{key}/{file}"), report)
                }
                None => report.problem(&field, "is not a setting; remove it or mend its spelling"),
            },
        }
    }
}

fn check_group(value: &Value, field: &str, known: &[(&str, &str)], report: &mut Report<'_>) {
    let Some(group) = value.as_object() else {
        return report.problem(field, "write an object");
    };
    if group.is_empty() {
        report.problem(field, "leave the empty object out");
    }
    for (name, value) in group {
        let field = format!("{field}.{name}");
        let Some((_, default)) = known.iter().find(|(known, _)| known == name) else {
            report.problem(&field, "is not a setting; remove it or mend its spelling");
            continue;
        };
        check_text(value, &field, default, report);
        let text = value.as_str().unwrap_or_default();
        if name.starts_with("clr_") && !is_colour(text) {
            report.problem(
                &field,
                &format!("`{text}` is no colour; write it as #rrggbb"),
            );
        }
        if name.starts_with("ft_") && !is_font(text) {
            report.problem(
                &field,
                "name a font family with letters, digits, spaces and hyphens",
            );
        }
    }
}

fn check_text(value: &Value, field: &str, default: &str, report: &mut Report<'_>) {
    match value.as_str() {
        None => report.problem(field, "write a text"),
        Some(text) if text.trim().is_empty() => report.problem(field, "leave the empty text out"),
        Some(text) if text.eq_ignore_ascii_case(default) => {
            report.problem(field, "is the default; leave it out");
        }
        Some(_) => {}
    }
}

fn is_colour(text: &str) -> bool {
    text.strip_prefix('#')
        .is_some_and(|hex| hex.len() == 6 && hex.bytes().all(|b| b.is_ascii_hexdigit()))
}

fn is_font(text: &str) -> bool {
    let known = |c: char| c.is_ascii_alphanumeric() || c == ' ' || c == '-';
    text.starts_with(|c: char| c.is_ascii_alphabetic()) && text.chars().all(known)
}
