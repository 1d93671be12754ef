//! Configuration: the operator's variables and secrets (`worker/OPERATING.md`, "Deploying"). They are read
//! once, and what is wrong with one is logged then; the rest of the worker finds none that it could not use.

use std::collections::HashMap;

use serde::Serialize;

use crate::api::catalogue::Upstream;
use crate::auth::token::Key;
use crate::auth::token::keys::Keys;
use crate::http::csp_source;
use crate::text::json;

mod variables;

pub use variables::problems;

/// The id of a version that is not known.
const UNKNOWN: &str = "local";

/// Version of the worker from its metadata; `local` where none is bound.
#[derive(Debug, Serialize)]
pub struct Deployment {
    /// The version's id; `local` where there is none.
    pub id: String,
    /// What the operator called it.
    pub tag: String,
}

impl Deployment {
    /// Reads the metadata. An id is part of addresses, so that one that is no word counts as none.
    #[must_use]
    pub fn new(id: String, tag: String) -> Self {
        let is_part = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        let is_word = !id.is_empty() && id.bytes().all(is_part);
        Self {
            id: if is_word { id } else { UNKNOWN.to_owned() },
            tag,
        }
    }

    /// The id, where it distinguishes this version from all others.
    #[must_use]
    pub fn unique_id(&self) -> Option<&str> {
        Some(self.id.as_str()).filter(|id| *id != UNKNOWN)
    }
}

/// What the operator configured. Secrets are in it, so that it is never printed.
pub struct Config {
    /// Which version runs.
    pub deployment: Deployment,
    bases: [String; Upstream::ALL.len()],
    /// The keys of every app token; `None` if `APP_TOKEN_KEY` is missing or malformed.
    pub keys: Option<Keys>,
    app_secret: String,
    app_secrets: HashMap<String, String>,
    /// The hosted database's public key, sent with every call of the `data` host.
    pub data_key: String,
    /// Where login redirects to.
    pub account_url: String,
    /// Where the script that counts visits comes from; empty where nothing counts them.
    pub analytics_url: String,
    /// Where that script may send to, split at blanks.
    pub analytics_hosts: String,
    /// What the app token is asked for.
    pub scopes: Vec<String>,
    /// Where pictures come from besides the site and the drive, as a policy names it.
    pub image_sources: Vec<String>,
    /// Whether an unknown host gets a neutral 404 instead of the default tenant.
    pub strict_hosts: bool,
    /// What is wrong with the variables, each error by the variable's name.
    pub problems: Vec<String>,
}

impl Config {
    /// Reads the variables, each by its name, empty where it is not set.
    pub fn read(deployment: Deployment, variable: impl Fn(&str) -> String) -> Self {
        let key = |name: &str| Key::from_hex(variable(name).trim()).ok();
        Self {
            deployment,
            bases: Upstream::ALL.map(|host| variable(host.variable())),
            keys: key("APP_TOKEN_KEY")
                .map(|current| Keys::new(current, key("APP_TOKEN_KEY_PREVIOUS"))),
            app_secret: variable("APP_SECRET"),
            app_secrets: own_secrets(&variable("APP_SECRETS")),
            data_key: variable("DATA_ANON_KEY"),
            account_url: variable("ACCOUNT_URL"),
            analytics_url: variable("ANALYTICS_URL"),
            analytics_hosts: variable("ANALYTICS_HOSTS"),
            scopes: words(&variable("APP_SCOPES")).map(str::to_owned).collect(),
            image_sources: words(&variable("IMAGE_HOSTS"))
                .filter_map(csp_source::host)
                .collect(),
            // Whoever has written anything else than "no" there means strict.
            strict_hosts: !matches!(variable("STRICT_HOSTS").trim(), "" | "false"),
            problems: variables::problems(variable),
        }
    }

    /// The base address of an upstream host; empty when it is not configured.
    #[must_use]
    pub fn base(&self, upstream: Upstream) -> &str {
        let index = Upstream::ALL.iter().position(|listed| *listed == upstream);
        index
            .and_then(|index| self.bases.get(index))
            .map_or("", String::as_str)
    }

    /// The secret that this tenant's credential carries, where the store has none of its own.
    #[must_use]
    pub fn secret(&self, tenant: &str) -> &str {
        self.app_secrets.get(tenant).unwrap_or(&self.app_secret)
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace()
}

/// `APP_SECRETS`, JSON by tenant key; no secrets where it is left out or is none.
fn own_secrets(text: &str) -> HashMap<String, String> {
    let mut secrets = HashMap::new();
    let read = json::each_field(text, |tenant, secret| {
        secrets.extend(json::read(secret).map(|secret| (tenant.into_owned(), secret)));
    });
    if read.is_none() {
        secrets.clear();
    }
    secrets
}

#[cfg(test)]
mod tests {
    use super::{Config, Deployment};
    use crate::api::catalogue::Upstream;

    fn read(variables: &[(&str, &str)]) -> Config {
        let deployment = Deployment::new("v-1".to_owned(), "uji".to_owned());
        Config::read(deployment, |name| {
            let set = variables.iter().find(|(known, _)| *known == name);
            set.map_or_else(String::new, |(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn a_version_id_is_one_word() {
        for (id, known) in [
            ("0b9e-12", Some("0b9e-12")),
            ("", None),
            ("a/b", None),
            ("a b", None),
            ("local", None),
        ] {
            let deployment = Deployment::new(id.to_owned(), String::new());
            assert_eq!(deployment.unique_id(), known, "{id}");
            assert_eq!(deployment.id, known.unwrap_or("local"), "{id}");
        }
    }

    #[test]
    fn variables_are_read_into_the_config() {
        let config = read(&[
            ("SERVICES_URL", "https://layanan.example"),
            ("APP_SECRET", "bersama"),
            ("APP_SECRETS", r#"{"alpha":"sendiri","beta":7}"#),
            ("APP_SCOPES", " baca  tulis "),
            ("IMAGE_HOSTS", "cdn.example"),
            ("STRICT_HOSTS", "false"),
        ]);
        assert_eq!(config.base(Upstream::Services), "https://layanan.example");
        assert_eq!(config.base(Upstream::Drive), "");
        assert_eq!(
            ["alpha", "beta", "gamma"].map(|tenant| config.secret(tenant)),
            ["sendiri", "bersama", "bersama"]
        );
        assert_eq!(config.scopes, ["baca", "tulis"]);
        assert_eq!(config.image_sources, ["https://cdn.example"]);
        assert!(config.keys.is_none() && !config.strict_hosts);
        for value in ["true", "True", "1"] {
            assert!(read(&[("STRICT_HOSTS", value)]).strict_hosts, "{value}");
        }
    }
}
