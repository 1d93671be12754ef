//! Taking the fields of one object.

use serde_json::{Map, Value};

use crate::site::page::{PageTable, is_kebab_case};
use crate::site::tenant::row::{Pesilat, Text};

use super::pages::{self, Pages};
use super::report::Report;

/// An object whose fields are taken out one by one; what is left at the end is unknown.
pub(super) struct RowReader<'a> {
    pub(super) map: Map<String, Value>,
    /// What stands before the field's name in reports.
    pub(super) prefix: &'static str,
    pub(super) report: Report<'a>,
}

impl RowReader<'_> {
    pub(super) fn problem(&mut self, field: &str, message: &str) {
        self.report
            .problem(format_args!("{}{field}", self.prefix), message);
    }

    pub(super) fn text(&mut self, field: &str) -> String {
        if !self.map.contains_key(field) {
            self.problem(field, "is missing; write a text");
        }
        self.optional(field).unwrap_or_default()
    }

    pub(super) fn optional(&mut self, field: &str) -> Option<String> {
        match self.map.remove(field)? {
            Value::String(text) if !text.is_empty() && is_one_line(&text) => Some(text),
            Value::String(_) => {
                self.problem(
                    field,
                    "write a text without spaces at its ends, in one line, or leave it out",
                );
                None
            }
            _ => {
                self.problem(field, "write a text");
                None
            }
        }
    }

    pub(super) fn flag(&mut self, field: &str) -> bool {
        match self.map.remove(field) {
            None => false,
            Some(Value::Bool(true)) => true,
            Some(_) => {
                self.problem(field, "write `true` or leave it out");
                false
            }
        }
    }

    pub(super) fn object(&mut self, field: &str) -> Option<Map<String, Value>> {
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

    pub(super) fn layout(&mut self, key: &str) -> String {
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

    pub(super) fn hosts(&mut self) -> Vec<Text> {
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
                Value::String(host) => hosts.push(host.into()),
                _ => self.problem("hosts", "write each host as a text"),
            }
        }
        hosts
    }

    pub(super) fn pesilat(&mut self) -> Option<Pesilat> {
        let map = self.object("pesilat")?;
        let report = Report {
            tenant: self.report.tenant.clone(),
            problems: self.report.problems,
        };
        let mut fields = RowReader {
            map,
            prefix: "pesilat.",
            report,
        };
        let pesilat = Pesilat {
            domain: fields.text("domain").into(),
            layout: fields.optional("layout").map(Text::from),
        };
        fields.finish();
        Some(pesilat)
    }

    pub(super) fn pages(&mut self, table: &PageTable) -> Pages {
        let value = self.map.remove("pages");
        value.map_or_else(Pages::default, |value| {
            pages::read(&value, table, &mut self.report)
        })
    }

    pub(super) fn finish(mut self) {
        for field in std::mem::take(&mut self.map).keys() {
            self.problem(field, "is not a field; remove it or mend its spelling");
        }
    }
}

fn is_one_line(text: &str) -> bool {
    text.trim() == text && !text.contains(char::is_control)
}
