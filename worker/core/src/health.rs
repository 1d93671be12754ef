//! Body of `/_edge/health` (design section 4).

use serde::Serialize;

use crate::config::Deployment;
use crate::http::trace::PageSource;
use crate::text::json;

/// How an isolate is.
#[derive(Clone, Copy, Debug)]
pub struct Health<'h> {
    /// What is deployed.
    pub deployment: &'h Deployment,
    /// How many tenants the table has.
    pub tenants: usize,
    /// Whether index.html can be had and cut.
    pub assets: bool,
    /// Whether the key-value store responds.
    pub kv: bool,
    /// Whether there is a key for app tokens.
    pub token_key: bool,
    /// What is wrong with the operator's variables.
    pub config: &'h [String],
    /// How its pages came about.
    pub pages: PageCounts,
    /// How many different drifts of the platform's responses the isolate has logged.
    pub drifts: usize,
    /// How much it remembers.
    pub memory: MemoryCounts,
}

/// How many things an isolate remembers, by whose keys they are ([`crate::cache::memory::Region`]).
#[derive(Clone, Copy, Debug, Serialize)]
pub struct MemoryCounts {
    /// What sites are made of.
    pub sites: usize,
    /// What visitors can name at will.
    pub visitors: usize,
    /// What is made of URLs that they write.
    #[serde(rename = "addresses")]
    pub visitor_urls: usize,
}

/// How the pages of an isolate came about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PageCounts {
    /// Rendered.
    pub rendered: u32,
    /// Taken from memory or from the edge cache.
    pub cached: u32,
    /// Neither: the empty shell was sent.
    pub failed: u32,
    /// Whole documents from memory or the visitor's browser: no page was needed.
    pub documents: u32,
}

impl PageCounts {
    /// The counts with one page more of this source.
    #[must_use]
    pub const fn plus(mut self, source: PageSource) -> Self {
        match source {
            PageSource::Rendered => self.rendered += 1,
            PageSource::PageHit => self.cached += 1,
            PageSource::DocumentHit => self.documents += 1,
            PageSource::Failed => self.failed += 1,
        }
        self
    }
}

/// The response, in its order.
#[derive(Serialize)]
struct HealthBody<'h> {
    status: bool,
    version: &'static str,
    deployment: &'h Deployment,
    tenants: usize,
    bindings: Bindings,
    config: &'h [String],
    pages: PageCounts,
    drifts: usize,
    memory: MemoryCounts,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Bindings {
    assets: bool,
    kv: bool,
    token_key: bool,
}

impl Health<'_> {
    /// The response's status: 503 where something is missing that no response can do without.
    #[must_use]
    pub const fn status(&self) -> u16 {
        if self.assets && self.kv && self.token_key && self.config.is_empty() {
            200
        } else {
            503
        }
    }

    /// The response.
    #[must_use]
    pub fn json(&self) -> String {
        json::written(&HealthBody {
            status: self.status() == 200,
            version: env!("CARGO_PKG_VERSION"),
            deployment: self.deployment,
            tenants: self.tenants,
            bindings: Bindings {
                assets: self.assets,
                kv: self.kv,
                token_key: self.token_key,
            },
            config: self.config,
            pages: self.pages,
            drifts: self.drifts,
            memory: self.memory,
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn an_isolate_is_well_where_nothing_is_missing() {
        let deployment = Deployment::new("v1".to_owned(), "rilis".to_owned());
        let pages = PageCounts {
            rendered: 1,
            cached: 2,
            failed: 3,
            documents: 8,
        };
        let wrong = ["API_URL is missing".to_owned()];
        let (none, some): (&[String], &[String]) = (&[], &wrong);
        for (assets, kv, token_key, config) in [
            (true, true, true, none),
            (false, true, true, none),
            (true, false, true, none),
            (true, true, false, none),
            (true, true, true, some),
        ] {
            let health = Health {
                deployment: &deployment,
                tenants: 35,
                assets,
                kv,
                token_key,
                config,
                pages,
                drifts: 4,
                memory: MemoryCounts {
                    sites: 5,
                    visitors: 6,
                    visitor_urls: 7,
                },
            };
            let is_well = assets && kv && token_key && config.is_empty();
            assert_eq!(health.status(), if is_well { 200 } else { 503 });
            let actual: Value = serde_json::from_str(&health.json()).unwrap();
            let expected = json!({
                "status": is_well, "version": env!("CARGO_PKG_VERSION"),
                "deployment": { "id": "v1", "tag": "rilis" }, "tenants": 35,
                "bindings": { "assets": assets, "kv": kv, "tokenKey": token_key },
                "config": config,
                "pages": { "rendered": 1, "cached": 2, "failed": 3, "documents": 8 },
                "drifts": 4,
                "memory": { "sites": 5, "visitors": 6, "addresses": 7 },
            });
            assert_eq!(actual, expected);
        }
    }
}
