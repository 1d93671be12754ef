//! What a document's head is made of.

use super::View;
use crate::document::head::{Crumb, HeadInput, PageText, TenantText, item};
use crate::document::prefetched::AnswerText;
use crate::site::page::{Kind, Page};
use crate::site::tables::PAGES;
use crate::text::json;

impl View<'_> {
    pub(super) fn head_input<'v>(
        &'v self,
        status: u16,
        item: Option<&'v item::Item>,
        crumbs: &'v [Crumb<'v>],
        path: Option<&'v str>,
    ) -> HeadInput<'v> {
        let tenant = &self.found.tenant;
        let page = self.page();
        let shows_page = self.shows_page();
        HeadInput {
            settings: &self.data.settings,
            tenant: TenantText {
                name: &tenant.name,
                tagline: &tenant.tagline,
                domain: self.found.domain(),
            },
            page: page.map(|page| {
                let own = self.words.get(page.name);
                PageText {
                    title: page.title,
                    description: page.description,
                    tenant_title: own.and_then(|own| own.title.as_deref()),
                    tenant_description: own.and_then(|own| own.description.as_deref()),
                    noindex: page.noindex,
                }
            }),
            kind: page.map_or(Kind::Page, |page| page.kind),
            item,
            crumbs,
            path,
            // A page that is shown says what it is, whatever came of the request for it.
            status: if shows_page { 200 } else { status },
            may_index: self.found.may_index() && (status == 200 || !shows_page),
            key: self
                .config
                .keys
                .as_ref()
                .and_then(|keys| keys.iter().next()),
        }
    }

    /// The item the page is about, when it is the one the path asks for.
    pub(super) fn item(&self, answer: &AnswerText) -> Option<item::Item> {
        let matched = self.matched()?;
        item::matching(
            matched.page.item.as_ref()?,
            |name| matched.param(name),
            &json::parsed(answer.json())?,
        )
    }

    /// The pages whose literal path this page's path goes on from, topmost first.
    pub(super) fn crumbs(&self) -> Vec<Crumb<'static>> {
        let Some(page) = self.page() else {
            return Vec::new();
        };
        let above = |other: &&Page| {
            let below = page.path.strip_prefix(other.path);
            other.path != "/" && below.is_some_and(|rest| rest.starts_with('/'))
        };
        let mut crumbs: Vec<Crumb<'static>> = Vec::new();
        let mine = PAGES.iter().filter(|other| self.found.tenant.has(other));
        for page in mine.filter(above) {
            let longer = |crumb: &Crumb<'_>| crumb.path.len() > page.path.len();
            let index = crumbs.iter().position(longer).unwrap_or(crumbs.len());
            let crumb = Crumb {
                name: page.title,
                path: page.path,
            };
            crumbs.insert(index, crumb);
        }
        crumbs
    }
}
