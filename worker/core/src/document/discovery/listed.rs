//! Entries of a sitemap: a tenant's pages, items built into the app, and items of the platform's lists.

use std::rc::Rc;

use super::sitemap::SitemapEntry;
use crate::document::search::subject::Subject;
use crate::sites::page::{Listed, Page};
use crate::sites::settings::value;
use crate::sites::tenant::{PageOverride, Tenant, after_pesilat};
use crate::text::json;

/// How many items a page of a list is asked for.
const PAGE_SIZE: u32 = 100;

/// The most pages of one list that are read, as many as one request may fetch besides its other calls.
pub const MOST_PAGES: u32 = 250;

/// Adds the URLs that a page has by itself: its own, and those of its known values. `words` are the
/// tenant's own for the page.
pub fn add_own(entries: &mut Vec<SitemapEntry>, page: &Page, words: Option<&PageOverride>) {
    let mut add = |params: &[(&str, String)], subject: Option<Subject>| {
        entries.extend(page.path_of(params).map(|path| SitemapEntry {
            path,
            last_modified: None,
            subject: subject.map(Rc::new),
            image: None,
        }));
    };
    if page.without_item.is_none() {
        add(&[], Subject::of_page(page, words));
    }
    for (name, values) in page.values {
        for known in *values {
            let mut params = vec![(*name, known.value.to_owned())];
            for (other, _) in page.values {
                if let Some(above) = known.above
                    && other != name
                {
                    params.push((*other, above.to_owned()));
                }
            }
            add(&params, Subject::of_value(page, known));
        }
    }
}

/// Where the platform lists the items of a page, unless another page of the set shows them.
#[must_use]
pub fn listed(page: &'static Page, has: impl Fn(&str) -> bool) -> Option<&'static Listed> {
    let listed = page.listed.as_ref().filter(|_| !page.noindex)?;
    let is_elsewhere = listed.others().any(has);
    (!is_elsewhere).then_some(listed)
}

/// A list of the platform, and the pages of a site that show its items.
#[derive(Clone, Debug)]
pub struct List {
    /// The call that gives it.
    pub call: &'static str,
    /// Each with where on it an item is found.
    pub pages: Vec<(&'static Page, &'static Listed)>,
}

impl List {
    /// Whether a call asks for items of this list: for a page of it, or for some of them.
    #[must_use]
    pub fn has(&self, call_key: &str) -> bool {
        let (path, query) = call_key.split_once('?').unwrap_or((call_key, ""));
        let (own_path, own) = self.call.split_once('?').unwrap_or((self.call, ""));
        let asks = |wanted: &str| query.split('&').any(|pair| pair == wanted);
        path == own_path && own.split('&').all(|pair| pair.is_empty() || asks(pair))
    }
}

/// The lists whose items have their pages among those that others may find, out of all of a site's.
#[must_use]
pub fn lists(all: &[&'static Page], findable: &[&'static Page]) -> Vec<List> {
    let has = |name: &str| all.iter().any(|page| page.name == name);
    let mut lists: Vec<List> = Vec::new();
    for page in findable {
        let Some(listed) = listed(page, has) else {
            continue;
        };
        match lists.iter_mut().find(|list| list.call == listed.call) {
            Some(list) => list.pages.push((page, listed)),
            None => lists.push(List {
                call: listed.call,
                pages: vec![(page, listed)],
            }),
        }
    }
    lists
}

/// The pages that others may find. Those under the path rule are the special domain's, where there
/// is one.
#[must_use]
pub fn findable(all: &[&'static Page], tenant: &Tenant) -> Vec<&'static Page> {
    let has_special_domain = tenant.pesilat.is_some();
    let is_here = |page: &&&Page| !has_special_domain || after_pesilat(page.path).is_none();
    let pages = all.iter().filter(|page| !page.noindex).filter(is_here);
    pages.copied().collect()
}

/// The page that shows a list's items, out of all of a site's, with where on it one is found.
#[must_use]
pub fn page_of(call: &str, all: &[&'static Page]) -> Option<(&'static Page, &'static Listed)> {
    let has = |name: &str| all.iter().any(|page| page.name == name);
    let mut pages = all
        .iter()
        .filter_map(|page| Some((*page, listed(page, has)?)));
    pages.find(|(_, listed)| listed.call == call)
}

/// The call key of a page of a list, counted from 1, as sitemaps read it.
#[must_use]
pub fn call_key(call: &str, number: u32) -> String {
    paged(call, number, PAGE_SIZE)
}

/// The call key of a page of so many items.
#[must_use]
pub fn paged(call: &str, number: u32, size: u32) -> String {
    let separator = if call.contains('?') { "&" } else { "?" };
    let (number, size) = (number.to_string(), size.to_string());
    [call, separator, "page=", &number, "&pageSize=", &size].concat()
}

/// A page of a list, as far as a sitemap goes.
#[derive(Debug, PartialEq, Eq)]
pub struct ListPage {
    /// The pages of its items.
    pub entries: Vec<SitemapEntry>,
    /// Whether there are more pages after it.
    pub has_more: bool,
}

/// Reads page `number` of a list whose items have these pages, item by item; a list that comes whole is
/// the response's `data` itself. `None` for a response that is no list.
#[must_use]
pub fn read(response: &str, number: u32, pages: &[(&Page, &Listed)]) -> Option<ListPage> {
    let (mut entries, mut is_empty) = (Vec::new(), true);
    let data = json::at(response, "data")?.trim_start();
    // Short lists come whole, without pages.
    let is_whole = data.starts_with('[');
    let envelope = json::Object::of(data, &["items", "totalPages"]);
    let items = if is_whole {
        data
    } else {
        envelope.as_ref()?.get("items")?
    };
    json::each_item(items, |item| {
        is_empty = false;
        add_item(&mut entries, item, pages);
    })?;
    let total: Option<u64> = envelope.and_then(|envelope| envelope.read("totalPages"));
    let has_more = !is_whole && total.is_none_or(|total| u64::from(number) < total);
    Some(ListPage {
        entries,
        has_more: has_more && !is_empty,
    })
}

/// The path of a listed item on a page; `None` if the item lacks what that is made of.
#[must_use]
pub fn path_on(item: &str, page: &Page, listed: &Listed) -> Option<String> {
    let field = |(name, path): &(&'static str, &str)| Some((*name, json::scalar_at(item, path)?));
    let params: Vec<_> = listed.params.iter().filter_map(field).collect();
    page.path_of(&params)
}

/// Adds the pages of an item. A search knows it by the first of them alone.
fn add_item(entries: &mut Vec<SitemapEntry>, item: &str, pages: &[(&Page, &Listed)]) {
    let field = |path: &str| json::scalar_at(item, path);
    let mut is_first = true;
    for (page, listed) in pages {
        let Some(path) = path_on(item, page, listed) else {
            continue;
        };
        let subject = is_first.then(|| Subject::of_item(item, page, listed));
        is_first = false;
        let image = page.item.as_ref().and_then(|item| field(item.image?));
        entries.push(SitemapEntry {
            path,
            last_modified: field("updatedAt").or_else(|| field("publishedAt")),
            subject: subject.flatten().map(Rc::new),
            image: image.and_then(|image| value::mended_link(&image)),
        });
    }
}

#[cfg(test)]
mod tests;
