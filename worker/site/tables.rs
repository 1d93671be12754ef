//! Both tables of a build: pages and tenants.

use super::page::PageTable;
use super::tenant::Tenants;

/// The page table, and the tenants that have its pages.
pub type Tables = (PageTable, Tenants);

/// Reads both tables. A build that reaches production has sound ones, since the tests read the same
/// files; one that has not answers nothing, and must at least say so.
///
/// # Errors
/// A line for the log that names the file and its first problem.
pub fn read(pages_json: &str, tenants_json: &str) -> Result<Tables, String> {
    let pages = PageTable::parse(pages_json)
        .map_err(|problems| broken("app/pages.json", problems.first()))?;
    let tenants = Tenants::parse(tenants_json, &pages)
        .map_err(|problems| broken("tenants.json", problems.first()))?;
    Ok((pages, tenants))
}

fn broken(file: &str, first: Option<&impl ToString>) -> String {
    let problem = first.map(ToString::to_string).unwrap_or_default();
    format!("the build's {file} is broken, nothing can be answered: {problem}")
}

#[cfg(test)]
mod tests {
    use super::read;

    const PAGES: &str = include_str!("../../app/pages.json");
    const TENANTS: &str = include_str!("../../tenants.json");

    #[test]
    fn the_builds_own_tables_are_sound() {
        assert!(read(PAGES, TENANTS).is_ok());
    }

    #[test]
    fn a_broken_table_is_named_with_its_problem() {
        for (pages, tenants, file) in [
            ("", TENANTS, "app/pages.json"),
            ("[{}]", TENANTS, "app/pages.json"),
            (PAGES, "{", "tenants.json"),
            (PAGES, "{}", "tenants.json"),
        ] {
            let problem = read(pages, tenants).err().unwrap();
            assert!(problem.contains(file), "{problem}");
            let (_, detail) = problem.split_once("answered: ").unwrap();
            assert!(!detail.is_empty());
        }
    }
}
