//! The whole page table.

use super::row::Page;

/// All pages of the product, in the table's order.
#[derive(Clone, Copy, Debug, Default)]
pub struct PageTable {
    pub(in crate::sites) pages: &'static [Page],
}

impl PageTable {
    /// The pages in the table's order.
    pub fn iter(&self) -> std::slice::Iter<'static, Page> {
        self.pages.iter()
    }

    /// The page of that name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&'static Page> {
        self.pages.iter().find(|page| page.name == name)
    }
}

impl IntoIterator for &PageTable {
    type Item = &'static Page;
    type IntoIter = std::slice::Iter<'static, Page>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
