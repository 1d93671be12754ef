//! The page table, `app/pages.json`: matching a path to a page, and canonical URLs.
//!
//! The app reads the same table with the same rules (`app/router/page-table.ts`); both sides run
//! `test/cases/pages.json`. A tenant has the pages marked `everyone` and those its row lists.

mod call;
mod find;
mod query;
mod read;
mod row;
mod table;
mod template;

pub use find::{BadPath, PageMatch};
pub use row::{Half, ItemFields, ItemPart, Listed, Once, Page, PageKind, ParamValue, Portal};
pub use table::PageTable;
pub use template::{ValueShape, is_certificate};

#[cfg(test)]
pub(crate) use read::ObjectReader;
pub(crate) use row::is_kebab_case;

#[cfg(test)]
mod tests;
