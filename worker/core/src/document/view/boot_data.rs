//! Boot data, the part that a document's view fills.

use super::View;
use crate::document::boot::{Boot, BootAnalytics, BootPage, BootTenant, BootTitle, Delivery};
use crate::document::prefetched::Prefetched;
use crate::document::variant::Variant;
use crate::sites::page::{Page, PageMatch};
use crate::sites::tables::PAGES;

impl View<'_> {
    /// The boot data of a document with that status, as JSON.
    pub(super) fn boot(&self, status: u16, prefetched: &Prefetched, delivery: Delivery) -> String {
        let boot = Boot {
            version: self.data.version.as_deref(),
            tenant: self.boot_tenant(),
            settings: &self.data.settings_json,
            look: self.look().map_or("null", |look| look.variants.as_str()),
            page: self.matched().map(boot_page),
            prefetched: &prefetched.responses,
            delivery,
            form: self.form.filter(|form| status == form.status()),
            status,
            now: self.now_ms,
            saves_data: self.page_request.requested_variant == Variant::Lean,
        };
        boot.to_json()
    }

    fn boot_tenant(&self) -> BootTenant<'_> {
        let tenant = &self.tenant().row;
        let has = |page: &&Page| tenant.has(page);
        let titles = self.words.0.iter().map(|(name, own)| {
            let (title, description) = (own.title.as_deref(), own.description.as_deref());
            (name.as_ref(), BootTitle { title, description })
        });
        BootTenant {
            key: &tenant.key,
            layout: self.layout(),
            name: &tenant.name,
            tagline: &tenant.tagline,
            domain: self.tenant().domain(),
            lms_key: &tenant.lms_key,
            source: self.tenant().source_label(),
            pages: PAGES.iter().filter(has).map(|page| page.name).collect(),
            titles: titles.collect(),
            api: self.tenant().api_base(),
            analytics: self.analytics().map(|analytics| BootAnalytics {
                id: analytics.id,
                script: analytics.script,
            }),
        }
    }
}

fn boot_page(matched: &PageMatch) -> BootPage<'_> {
    let params = matched.params.iter();
    BootPage {
        name: matched.page.name,
        params: params
            .map(|(name, value)| (*name, value.as_str()))
            .collect(),
    }
}
