//! Problems of `tenants.json`, as they are printed.

use std::fmt::{self, Display};

/// Something wrong in `tenants.json`, said so that its author knows what to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableError {
    /// The row's key, `row <n>` where it has none, empty when it is no single row's.
    pub tenant: String,
    /// The field, with dots for nested ones, empty when it is no single field's.
    pub field: String,
    /// What is wrong and what to do.
    pub message: String,
}

impl Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tenants.json: ")?;
        f.write_str(&self.line())
    }
}

impl TableError {
    /// The same without the file.
    #[must_use]
    pub fn line(&self) -> String {
        let places = [&self.tenant, &self.field, &self.message];
        let parts: Vec<&str> = places
            .into_iter()
            .map(String::as_str)
            .filter(|place| !place.is_empty())
            .collect();
        parts.join(": ")
    }
}

/// Where a row's problems go.
pub(super) struct Report<'a> {
    pub(super) tenant: String,
    pub(super) problems: &'a mut Vec<TableError>,
}

impl Report<'_> {
    pub(super) fn problem(&mut self, field: impl Display, message: impl Display) {
        self.problems.push(TableError {
            tenant: self.tenant.clone(),
            field: field.to_string(),
            message: message.to_string(),
        });
    }
}
