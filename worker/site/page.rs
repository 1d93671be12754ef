//! The page table, `app/pages.json`: which page a path is, and how its canonical URL is spelled.
//!
//! The app reads the same table with the same rules (`app/route/page-table.ts`); both sides run
//! `test/cases/pages.json`. A tenant has the pages marked `everyone` and those its row lists.

mod call;
mod find;
mod packed;
mod query;
#[cfg(not(target_arch = "wasm32"))]
mod read;
mod row;
mod table;
mod template;

pub(crate) use find::nested;
pub use find::{BadPath, PageMatch};
pub use row::{Half, ItemFields, Kind, Listed, Page, Portal};
pub use table::PageTable;

#[cfg(test)]
pub(crate) use read::ObjectReader;
pub(crate) use row::is_kebab_case;

#[cfg(test)]
mod tests;
