//! Variables and secrets, read once per isolate: they cannot change while it lives.

use std::cell::OnceCell;
use std::rc::Rc;

use wasm_bindgen::JsValue;

use super::js;
use crate::document::security;
use crate::gateway::catalogue::Upstream;
use crate::gateway::token::Key;
use crate::gateway::token::keys::Keys;
use crate::text::json::{self, Map, Value};

/// Which version of the worker runs, as its metadata tells; not at all where none is bound.
pub struct Deployment {
    /// The version's id; `local` where there is none.
    pub id: String,
    /// What the operator called it.
    pub tag: String,
}

/// What the operator configured.
pub struct Config {
    /// Which version runs.
    pub deployment: Deployment,
    bases: [String; Upstream::ALL.len()],
    /// The keys of every app token; none when `APP_TOKEN_KEY` is missing or malformed.
    pub keys: Option<Keys>,
    app_secret: String,
    app_secrets: Map,
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

thread_local! {
    static CONFIG: OnceCell<Rc<Config>> = const { OnceCell::new() };
}

impl Config {
    /// This isolate's configuration.
    pub fn of(env: &JsValue) -> Rc<Self> {
        CONFIG.with(|cell| Rc::clone(cell.get_or_init(|| Rc::new(Self::read(env)))))
    }

    /// The base address of an upstream host; empty when it is not configured.
    pub fn base(&self, upstream: Upstream) -> &str {
        let index = Upstream::ALL.iter().position(|listed| *listed == upstream);
        index
            .and_then(|index| self.bases.get(index))
            .map_or("", String::as_str)
    }

    /// The secret that this tenant's credential carries, where the store has none of its own.
    pub fn secret(&self, tenant: &str) -> &str {
        let own = self.app_secrets.get(tenant).and_then(Value::as_str);
        own.unwrap_or(&self.app_secret)
    }

    fn read(env: &JsValue) -> Self {
        let var = |name: &str| js::get(env, name).as_string().unwrap_or_default();
        let key = |name: &str, text: &str| {
            let key = Key::from_hex(text.trim()).ok();
            if key.is_none() {
                js::log(format_args!("{name} is missing or is not 64 hex digits"));
            }
            key
        };
        let previous = "APP_TOKEN_KEY_PREVIOUS";
        let previous = match var(previous) {
            text if text.is_empty() => None,
            text => key(previous, &text),
        };
        let current = key("APP_TOKEN_KEY", &var("APP_TOKEN_KEY"));
        let app_secrets = own_secrets(&var("APP_SECRETS"));
        Self {
            deployment: Deployment::of(&js::get(env, "VERSION")),
            bases: Upstream::ALL.map(|host| var(host.variable())),
            keys: current.map(|current| Keys::new(current, previous)),
            app_secret: var("APP_SECRET"),
            app_secrets,
            data_key: var("DATA_ANON_KEY"),
            account_url: var("ACCOUNT_URL"),
            analytics_url: var("ANALYTICS_URL"),
            analytics_hosts: var("ANALYTICS_HOSTS"),
            scopes: var("APP_SCOPES")
                .split_whitespace()
                .map(str::to_owned)
                .collect(),
            image_sources: image_sources(&var("IMAGE_HOSTS")),
            strict_hosts: var("STRICT_HOSTS") == "true",
        }
    }
}

impl Deployment {
    /// Reads the binding. An id is part of addresses, so that one that is no word counts as none.
    fn of(metadata: &JsValue) -> Self {
        let text = |name: &str| js::get(metadata, name).as_string().unwrap_or_default();
        let is_part = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        let id = text("id");
        Self {
            id: if !id.is_empty() && id.bytes().all(is_part) {
                id
            } else {
                "local".to_owned()
            },
            tag: text("tag"),
        }
    }
}

/// `IMAGE_HOSTS`, split at blanks.
fn image_sources(hosts: &str) -> Vec<String> {
    let source = |entry| {
        security::host_source(entry).or_else(|| {
            js::log(format_args!("IMAGE_HOSTS: {entry} is no host"));
            None
        })
    };
    hosts.split_whitespace().filter_map(source).collect()
}

/// `APP_SECRETS`, JSON by tenant key; no secrets where it is left out.
fn own_secrets(text: &str) -> Map {
    if let Some(Value::Object(secrets)) = json::parsed(text) {
        return secrets;
    }
    if !text.is_empty() {
        js::log(format_args!("APP_SECRETS is not a JSON object of strings"));
    }
    Map::new()
}
