//! What operators read at `/_edge/health` (design section 4).

use crate::config::Deployment;
use crate::text::json::{self, Field};

/// How an isolate is.
#[derive(Clone, Copy, Debug)]
pub struct Health<'h> {
    /// What is deployed.
    pub deployment: &'h Deployment,
    /// How many tenants the table has.
    pub tenants: usize,
    /// Whether index.html can be had and cut.
    pub assets: bool,
    /// Whether the key-value store answers.
    pub kv: bool,
    /// Whether there is a key for app tokens.
    pub token_key: bool,
    /// How its pages came about.
    pub pages: PageCounts,
}

/// How the pages of an isolate came about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PageCounts {
    /// Rendered.
    pub rendered: u32,
    /// Had from memory or from the platform's cache.
    pub kept: u32,
    /// Neither: the empty shell was sent.
    pub failed: u32,
}

impl Health<'_> {
    /// The answer's status: 503 where something is missing that no answer can do without.
    #[must_use]
    pub const fn status(&self) -> u16 {
        if self.assets && self.kv && self.token_key {
            200
        } else {
            503
        }
    }

    /// The answer.
    #[must_use]
    pub fn json(&self) -> String {
        let Deployment { id, tag } = self.deployment;
        let deployment = json::object(&[("id", id.into()), ("tag", tag.into())]);
        let bindings = json::object(&[
            ("assets", self.assets.into()),
            ("kv", self.kv.into()),
            ("tokenKey", self.token_key.into()),
        ]);
        let pages = json::object(&[
            ("rendered", u64::from(self.pages.rendered).into()),
            ("kept", u64::from(self.pages.kept).into()),
            ("failed", u64::from(self.pages.failed).into()),
        ]);
        json::object(&[
            ("status", (self.status() == 200).into()),
            ("version", env!("CARGO_PKG_VERSION").into()),
            ("deployment", Field::Json(&deployment)),
            ("tenants", (self.tenants as u64).into()),
            ("bindings", Field::Json(&bindings)),
            ("pages", Field::Json(&pages)),
        ])
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
            kept: 2,
            failed: 3,
        };
        for (assets, kv, token_key) in [
            (true, true, true),
            (false, true, true),
            (true, false, true),
            (true, true, false),
        ] {
            let health = Health {
                deployment: &deployment,
                tenants: 35,
                assets,
                kv,
                token_key,
                pages,
            };
            let is_well = assets && kv && token_key;
            assert_eq!(health.status(), if is_well { 200 } else { 503 });
            let told: Value = serde_json::from_str(&health.json()).unwrap();
            let expected = json!({
                "status": is_well, "version": env!("CARGO_PKG_VERSION"),
                "deployment": { "id": "v1", "tag": "rilis" }, "tenants": 35,
                "bindings": { "assets": assets, "kv": kv, "tokenKey": token_key },
                "pages": { "rendered": 1, "kept": 2, "failed": 3 },
            });
            assert_eq!(told, expected);
        }
    }
}
