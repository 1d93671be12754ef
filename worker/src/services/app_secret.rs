//! The app secret of a tenant's credential: its own, sealed in the key-value store
//! (`auth::token::sealed_secret`); else the one that `APP_SECRETS` has; else `APP_SECRET`.

use std::rc::Rc;

use crate::context::RequestContext;
use crate::loader::{self, Lease, LoadOutcome};
use crate::platform::kv;
use belajar_core::auth::token::sealed_secret;
use belajar_core::cache::policy::SECRET;

/// The secret. A record that does not open is logged and counts as none. While the store does not
/// respond it is the last one that is cached, and what stands in for one that is not is not cached: the
/// tenant may have its own.
pub async fn of(context: &RequestContext) -> Rc<str> {
    let key = sealed_secret::key_of(&context.tenant().row.key);
    let look_up = |lease| look_up(context.clone(), lease);
    let found: LoadOutcome<Rc<str>, ()> = loader::load(context, &key, &SECRET, look_up).await;
    match found.or_cached(|| loader::cached(&key, &SECRET)) {
        Some(secret) => Rc::clone(&secret),
        None => common(context),
    }
}

/// The secret in the operator's variables.
fn common(context: &RequestContext) -> Rc<str> {
    context.config.secret(&context.tenant().row.key).into()
}

async fn look_up(context: RequestContext, lease: Lease) {
    let Ok(stored) = kv::look_up(&context, lease.key()).await else {
        return lease.fail();
    };
    let tenant = &*context.tenant().row.key;
    let own = stored.and_then(|sealed| opened(&context, tenant, &sealed));
    let secret: Rc<str> = own.map_or_else(|| common(&context), Into::into);
    let bytes = secret.len();
    lease.insert(Rc::new(secret), bytes);
}

fn opened(context: &RequestContext, tenant: &str, sealed: &str) -> Option<String> {
    let keys = context.config.keys.as_ref()?;
    let secret = sealed_secret::open(keys.iter(), tenant, sealed);
    if secret.is_none() {
        context
            .trace
            .problem(format_args!("the sealed secret of {tenant} does not open"));
    }
    secret
}
