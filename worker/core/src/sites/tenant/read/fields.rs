//! Taking the fields of one object.

use crate::sites::page::{PageTable, is_kebab_case};
use crate::sites::tenant::row::{Pesilat, Text};

use super::pages::{self, Pages};
use super::report::Report;
use crate::sites::fields::{FieldReader, Map, Unfit};
use serde_json::Value;

/// An object of the table; whatever is wrong with one of its fields is reported.
pub(super) struct RowReader<'a> {
    pub(super) fields: FieldReader,
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
        let text = self.fields.text(field);
        if text == Ok(None) {
            self.problem(field, "is missing; write a text");
        }
        self.one_line(field, text).unwrap_or_default()
    }

    pub(super) fn optional(&mut self, field: &str) -> Option<String> {
        let text = self.fields.text(field);
        self.one_line(field, text)
    }

    fn one_line(&mut self, field: &str, text: Result<Option<String>, Unfit>) -> Option<String> {
        let problem = match text {
            Ok(None) => return None,
            Ok(Some(text)) if !text.is_empty() && is_one_line(&text) => return Some(text),
            Ok(Some(_)) => "write a text without spaces at its ends, in one line, or leave it out",
            Err(Unfit) => "write a text",
        };
        self.problem(field, problem);
        None
    }

    pub(super) fn flag(&mut self, field: &str) -> bool {
        match self.fields.flag(field) {
            Ok(None) => false,
            Ok(Some(true)) => true,
            Ok(Some(false)) | Err(Unfit) => {
                self.problem(field, "write `true` or leave it out");
                false
            }
        }
    }

    pub(super) fn object(&mut self, field: &str) -> Option<Map> {
        let problem = match self.fields.object(field) {
            Ok(object) => match object?.left() {
                left if left.is_empty() => "leave the empty object out",
                left => return Some(left.into_iter().collect()),
            },
            Err(Unfit) => "write an object",
        };
        self.problem(field, problem);
        None
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
        let Ok(Some(items)) = self.fields.list("hosts") else {
            self.problem("hosts", "write an array of at least one host");
            return Vec::new();
        };
        if items.is_empty() {
            self.problem("hosts", "write an array of at least one host");
        }
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
            fields: FieldReader::from(map),
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
        let value = self.fields.take("pages");
        value.map_or_else(Pages::default, |value| {
            pages::read(&value, table, &mut self.report)
        })
    }

    pub(super) fn finish(mut self) {
        for (field, _) in std::mem::take(&mut self.fields).left() {
            self.problem(&field, "is not a field; remove it or mend its spelling");
        }
    }
}

fn is_one_line(text: &str) -> bool {
    text.trim() == text && !text.contains(char::is_control)
}
