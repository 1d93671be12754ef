//! Resolves the tenant: the table's is known already, a published one is asked for.

use crate::context::RequestContext;
use crate::services::published;
use belajar_core::gateway::fault::{BadRequestReason, Fault};

/// Puts the request's tenant in place.
///
/// # Errors
/// [`Fault::BadRequest`] for what is no host, [`Fault::NotFound`] for one that no tenant has where the
/// operator wants that (`STRICT_HOSTS`), and those of [`published::find`].
pub async fn resolve(context: &mut RequestContext) -> Result<(), Fault> {
    let Some(host) = &context.request.host else {
        return Err(Fault::BadRequest(BadRequestReason::Address));
    };
    if let Some(published) = published::find(context, host).await? {
        context.take(&published);
    }
    if context.config.strict_hosts && context.tenant().has_no_host() {
        return Err(Fault::NotFound);
    }
    let key = &context.tenant().tenant.key;
    context.trace.note(|trace| trace.tenant.push_str(key));
    Ok(())
}
