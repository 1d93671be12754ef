//! The app secret of a tenant's credential: its own, sealed in the key-value store
//! (`gateway::token::sealed_secret`); else the one that `APP_SECRETS` has; else `APP_SECRET`.

use std::rc::Rc;

use crate::context::RequestContext;
use crate::platform::{clock, kv, memory};
use belajar_core::gateway::token::sealed_secret;

/// The secret. A record that does not open is told in the log and counts as none. While the store does not
/// answer it is the last one that is known, and what stands in for one that is not is not remembered: the
/// tenant may have its own.
pub async fn of(context: &RequestContext) -> Rc<str> {
    let tenant = &*context.tenant().row.key;
    let key = sealed_secret::key_of(tenant);
    if let Some(known) = memory::with(|memory| memory.fresh::<Rc<str>>(&key, clock::now_ms())) {
        return Rc::clone(&known);
    }
    let Ok(stored) = kv::look_up(context, &key).await else {
        let last: Option<Rc<Rc<str>>> = memory::with(|memory| memory.get(&key));
        let common = || Rc::from(context.config.secret(tenant));
        return last.map_or_else(common, |last| Rc::clone(&*last));
    };
    let until = clock::now_ms() + sealed_secret::FRESH_MS;
    let secret: Rc<str> = stored
        .and_then(|sealed| opened(context, tenant, &sealed))
        .map_or_else(|| context.config.secret(tenant).into(), Into::into);
    let kept = Rc::new(Rc::clone(&secret));
    memory::with(|memory| memory.insert(&key, kept, secret.len(), until));
    secret
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
