//! The whole page table.

use serde_json::Value;

use super::read;
use super::row::Page;

/// All pages of the product, in the table's order.
#[derive(Debug)]
pub struct PageTable {
    pages: Vec<Page>,
}

impl PageTable {
    /// Reads and checks the table.
    ///
    /// # Errors
    /// Every problem found, each a sentence that names the page.
    pub fn parse(json: &str) -> Result<Self, Vec<String>> {
        let Ok(Value::Array(rows)) = serde_json::from_str(json) else {
            return Err(vec![
                "pages.json: write an array of rows, in JSON".to_owned(),
            ]);
        };
        let mut problems = Vec::new();
        let mut pages: Vec<Page> = Vec::with_capacity(rows.len());
        for (index, row) in rows.into_iter().enumerate() {
            let label = row
                .get("name")
                .and_then(Value::as_str)
                .unwrap_or_default()
                .to_owned();
            let label = if label.is_empty() {
                format!("row {}", index + 1)
            } else {
                label
            };
            match read::page(row) {
                Ok(page) if pages.iter().any(|other| other.name == page.name) => {
                    problems.push(format!(
                        "pages.json: {label}: the name is taken by another row"
                    ));
                }
                Ok(page) => pages.push(page),
                Err(messages) => {
                    problems.extend(
                        messages
                            .into_iter()
                            .map(|m| format!("pages.json: {label}: {m}")),
                    );
                }
            }
        }
        if problems.is_empty() {
            Ok(Self { pages })
        } else {
            Err(problems)
        }
    }

    /// The pages in the table's order.
    pub fn iter(&self) -> std::slice::Iter<'_, Page> {
        self.pages.iter()
    }

    /// The page of that name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Page> {
        self.pages.iter().find(|page| page.name == name)
    }
}

impl<'t> IntoIterator for &'t PageTable {
    type Item = &'t Page;
    type IntoIter = std::slice::Iter<'t, Page>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
