//! The headers of a document, and the `ETag` that distinguishes it from any other.

use super::styles::Styles;
use super::{Draft, View};
use crate::api::catalogue::Upstream;
use crate::document::inputs::{Inputs, Validator};
use crate::document::page_html::PageHtml;
use crate::document::variant::Variant;
use crate::document::{conditional, security};
use crate::error::{Error, UNAVAILABLE_SECONDS};
use crate::http::header::Headers;

/// How long a visitor is asked to stay away during maintenance, in seconds.
const MAINTENANCE_SECONDS: u32 = 300;

/// The `Server-Timing` of a document that is sent again.
const CACHED_TIMING: &str = "page;desc=document-cached";

/// A public document may be cached, and is looked at again each time.
const CHECKED: &str = "public, max-age=0, must-revalidate";

impl View<'_> {
    /// What distinguishes the document from any other of its address: of a page that is there and
    /// the same for all. A worker without a version id cannot distinguish them.
    pub(super) fn validator(&self, inputs: &Inputs, status: u16) -> Option<Validator> {
        let is_public = status == 200 && !self.page_request.is_private();
        let deployment = self.config.deployment.unique_id().filter(|_| is_public)?;
        let template = self.template.fingerprint();
        Some(Validator::new(deployment, template, &inputs.key()))
    }

    pub(super) fn headers(
        &self,
        draft: &Draft,
        page_html: Option<&PageHtml>,
        etag: Option<&str>,
    ) -> Headers {
        let mut headers = match etag {
            Some(etag) => self.checked(etag),
            None => self.unchecked(draft.status),
        };
        let settings = &self.data.settings;
        let image_urls = [
            settings.logo_dark.as_str(),
            &settings.logo_light,
            &settings.favicon,
            &settings.image,
        ];
        let variant = self.variant(page_html);
        let styles = self.styles(variant);
        let style_attributes = page_html.map_or(&[][..], PageHtml::style_hashes);
        let policy = security::SecurityPolicy {
            style_attributes,
            ..self.policy(&image_urls, variant, &styles)
        };
        headers.extend(security::security_headers(&policy));
        headers.extend(self.error.and_then(Error::header));
        headers.push(("content-type", "text/html; charset=utf-8".to_owned()));
        headers.push(("content-language", "id".to_owned()));
        headers.push(("x-robots-tag", draft.robots.to_owned()));
        headers
    }

    /// The headers that a document has in common with the response that nothing of it has changed.
    pub(super) fn checked(&self, etag: &str) -> Headers {
        let mut headers = self.common();
        headers.push(("etag", etag.to_owned()));
        headers.push(("cache-control", CHECKED.to_owned()));
        headers
    }

    /// The same of one that nobody can look at again.
    fn unchecked(&self, status: u16) -> Headers {
        let mut headers = self.common();
        let cache_control = match status {
            200 if self.page_request.is_private() || self.form.is_some() => "private, no-store",
            200 => CHECKED,
            _ => "no-store",
        };
        headers.push(("cache-control", cache_control.to_owned()));
        if status == 503 {
            let seconds = if self.shows_page() {
                UNAVAILABLE_SECONDS
            } else {
                MAINTENANCE_SECONDS
            };
            headers.push(("retry-after", seconds.to_string()));
        }
        headers
    }

    fn common(&self) -> Headers {
        let mut headers = self.tenant().headers();
        // Also for those who want no tracking, lest another's document be cached for them.
        let is_measured =
            self.tenant().row.analytics.is_some() && !self.config.analytics_url.is_empty();
        let vary = if is_measured {
            conditional::VARY_WHERE_MEASURED
        } else {
            conditional::VARY
        };
        headers.push(("vary", vary.to_owned()));
        // Requests client hints about the connection from the next request on.
        headers.push(("accept-ch", "ECT".to_owned()));
        // True of each response but the first, which says more.
        headers.push(("server-timing", CACHED_TIMING.to_owned()));
        headers
    }

    fn policy<'p>(
        &'p self,
        image_urls: &'p [&'p str],
        variant: Variant,
        styles: &'p Styles<'_>,
    ) -> security::SecurityPolicy<'p> {
        security::SecurityPolicy {
            variant,
            theme_hash: &styles.theme.hash,
            style_attributes: &[],
            look_hash: self.look().map(|_| styles.look.hash.as_ref()),
            script_hashes: self.template.script_hashes(variant),
            drive_url: Some(self.config.base(Upstream::Drive)),
            image_sources: &self.config.image_sources,
            image_urls,
            account_url: Some(self.config.account_url.as_str()).filter(|url| !url.is_empty()),
            analytics: self.analytics(),
            is_https: self.page_request.request.is_https,
        }
    }
}
