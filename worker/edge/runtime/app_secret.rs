//! The secret that a tenant's credential carries: its own, sealed in the key-value store
//! (`gateway::token::sealed_secret`); else the one that `APP_SECRETS` has; else `APP_SECRET`.

use std::rc::Rc;

use super::site::Site;
use super::{js, kv, memory};
use crate::gateway::token::sealed_secret;

/// How long an isolate remembers what the store has, or that it has nothing.
const FRESH_MS: u64 = 60_000;
/// The same where the store did not answer.
const RETRY_MS: u64 = 10_000;

/// The secret. A record that does not open is told in the log and counts as none.
pub async fn of(site: &Site) -> Rc<str> {
    let tenant = &*site.found.tenant.key;
    let key = sealed_secret::key_of(tenant);
    if let Some(known) = memory::with(|memory| memory.fresh::<Rc<str>>(&key, js::now_ms())) {
        return Rc::clone(&known);
    }
    let stored = kv::look_up(site, &key).await;
    let fresh_ms = if stored.is_ok() { FRESH_MS } else { RETRY_MS };
    let secret: Rc<str> = stored
        .ok()
        .flatten()
        .and_then(|sealed| opened(site, tenant, &sealed))
        .map_or_else(|| site.config.secret(tenant).into(), Into::into);
    let until = js::now_ms() + fresh_ms;
    let kept = Rc::new(Rc::clone(&secret));
    memory::with(|memory| memory.keep(&key, kept, secret.len(), until));
    secret
}

fn opened(site: &Site, tenant: &str, sealed: &str) -> Option<String> {
    let keys = site.config.keys.as_ref()?;
    let secret = sealed_secret::open(keys.iter(), tenant, sealed);
    if secret.is_none() {
        site.trace
            .problem(format_args!("the sealed secret of {tenant} does not open"));
    }
    secret
}
