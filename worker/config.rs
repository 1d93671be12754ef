//! What the operator configured: variables and secrets (README, "Deploying"). They are read once, and
//! what is wrong with one is told then; the rest of the worker finds none that it could not use.

use std::collections::HashMap;

use serde::Serialize;

use crate::gateway::catalogue::Upstream;
use crate::gateway::token::Key;
use crate::gateway::token::keys::Keys;
use crate::text::json;
use crate::text::source;

/// The id of a version that is not known.
const UNKNOWN: &str = "local";

/// Which version of the worker runs, as its metadata tells; not at all where none is bound.
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

    /// The id, where it tells this version from all others.
    #[must_use]
    pub fn known_id(&self) -> Option<&str> {
        Some(self.id.as_str()).filter(|id| *id != UNKNOWN)
    }
}

/// What the operator configured. Secrets are in it, so that it is never printed.
pub struct Config {
    /// Which version runs.
    pub deployment: Deployment,
    bases: [String; Upstream::ALL.len()],
    /// The keys of every app token; none when `APP_TOKEN_KEY` is missing or malformed.
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
}

impl Config {
    /// Reads the variables, each by its name, empty where it is not set; with what is wrong in them,
    /// never what stands there.
    pub fn read(deployment: Deployment, variable: impl Fn(&str) -> String) -> (Self, Vec<String>) {
        let mut problems = Vec::new();
        let mut key = |name: &str, text: &str| {
            let key = Key::from_hex(text.trim()).ok();
            if key.is_none() {
                problems.push([name, " is missing or is not 64 hex digits"].concat());
            }
            key
        };
        let previous = "APP_TOKEN_KEY_PREVIOUS";
        let previous = match variable(previous) {
            text if text.is_empty() => None,
            text => key(previous, &text),
        };
        let current = key("APP_TOKEN_KEY", &variable("APP_TOKEN_KEY"));
        let analytics_url = variable("ANALYTICS_URL");
        if !analytics_url.is_empty() && source::file(&analytics_url).is_none() {
            problems.push("ANALYTICS_URL is not the address of a script".to_owned());
        }
        let config = Self {
            deployment,
            bases: Upstream::ALL.map(|host| variable(host.variable())),
            keys: current.map(|current| Keys::new(current, previous)),
            app_secret: variable("APP_SECRET"),
            app_secrets: own_secrets(&variable("APP_SECRETS"), &mut problems),
            data_key: variable("DATA_ANON_KEY"),
            account_url: variable("ACCOUNT_URL"),
            analytics_url,
            analytics_hosts: variable("ANALYTICS_HOSTS"),
            scopes: words(&variable("APP_SCOPES")).map(str::to_owned).collect(),
            image_sources: image_sources(&variable("IMAGE_HOSTS"), &mut problems),
            strict_hosts: variable("STRICT_HOSTS") == "true",
        };
        (config, problems)
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

/// `IMAGE_HOSTS`, split at blanks.
fn image_sources(hosts: &str, problems: &mut Vec<String>) -> Vec<String> {
    let mut sources = Vec::new();
    for entry in words(hosts) {
        match source::host(entry) {
            Some(source) => sources.push(source),
            None => problems.push(["IMAGE_HOSTS: ", entry, " is no host"].concat()),
        }
    }
    sources
}

/// `APP_SECRETS`, JSON by tenant key; no secrets where it is left out.
fn own_secrets(text: &str, problems: &mut Vec<String>) -> HashMap<String, String> {
    let mut secrets = HashMap::new();
    let read = json::each_field(text, |tenant, secret| {
        secrets.extend(json::read(secret).map(|secret| (tenant.into_owned(), secret)));
    });
    if read.is_none() && !text.is_empty() {
        problems.push("APP_SECRETS is not a JSON object of strings".to_owned());
        secrets.clear();
    }
    secrets
}

#[cfg(test)]
mod tests {
    use super::{Config, Deployment};
    use crate::gateway::catalogue::Upstream;

    fn read(variables: &[(&str, &str)]) -> (Config, Vec<String>) {
        let deployment = Deployment::new("v-1".to_owned(), "uji".to_owned());
        Config::read(deployment, |name| {
            let set = variables.iter().find(|(known, _)| *known == name);
            set.map_or_else(String::new, |(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn a_version_is_known_by_a_word() {
        for (id, known) in [
            ("0b9e-12", Some("0b9e-12")),
            ("", None),
            ("a/b", None),
            ("a b", None),
            ("local", None),
        ] {
            let deployment = Deployment::new(id.to_owned(), String::new());
            assert_eq!(deployment.known_id(), known, "{id}");
            assert_eq!(deployment.id, known.unwrap_or("local"), "{id}");
        }
    }

    #[test]
    fn what_is_wrong_is_told_without_what_stands_there() {
        let key = "0f".repeat(32);
        let missing = "APP_TOKEN_KEY is missing or is not 64 hex digits";
        let previous = "APP_TOKEN_KEY_PREVIOUS is missing or is not 64 hex digits";
        let secrets = "APP_SECRETS is not a JSON object of strings";
        for (name, value, expected) in [
            ("APP_TOKEN_KEY", "", vec![missing]),
            ("APP_TOKEN_KEY", "rahasia", vec![missing]),
            ("APP_TOKEN_KEY_PREVIOUS", "rahasia", vec![previous]),
            ("APP_TOKEN_KEY_PREVIOUS", "", vec![]),
            ("APP_SECRETS", "rahasia", vec![secrets]),
            ("APP_SECRETS", "[]", vec![secrets]),
            ("APP_SECRETS", "{}", vec![]),
            ("ANALYTICS_URL", "https://ukur.example/js", vec![]),
            (
                "ANALYTICS_URL",
                "https://ukur.example",
                vec!["ANALYTICS_URL is not the address of a script"],
            ),
            (
                "IMAGE_HOSTS",
                "a.example ; *.b.example",
                vec!["IMAGE_HOSTS: ; is no host"],
            ),
        ] {
            let (_, problems) = read(&[(name, value), ("APP_TOKEN_KEY", &key)]);
            assert_eq!(problems, expected, "{name}={value}");
        }
    }

    #[test]
    fn variables_are_what_they_say() {
        let (config, _) = read(&[
            ("SERVICES_URL", "https://layanan.example"),
            ("APP_SECRET", "bersama"),
            ("APP_SECRETS", r#"{"alpha":"sendiri","beta":7}"#),
            ("APP_SCOPES", " baca  tulis "),
            ("IMAGE_HOSTS", "cdn.example"),
            ("STRICT_HOSTS", "1"),
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
        assert!(read(&[("STRICT_HOSTS", "true")]).0.strict_hosts);
    }
}
