//! Resolves the tenant: the table's is known already, a published one is asked for.

use crate::context::RequestContext;
use crate::services::published;
use belajar_core::gateway::error::{BadRequestReason, Error};

/// Puts the request's tenant in place.
///
/// # Errors
/// [`Error::BadRequest`] for what is no host, [`Error::NotFound`] for one that no tenant has where the
/// operator wants that (`STRICT_HOSTS`), and those of [`published::find`].
pub async fn resolve(context: &mut RequestContext) -> Result<(), Error> {
    let Some(host) = &context.request.host else {
        return Err(Error::BadRequest(BadRequestReason::Address));
    };
    if let Some(published) = published::find(context, host).await? {
        context.set_tenant(&published);
    }
    if context.config.strict_hosts && context.tenant().is_fallback_tenant() {
        return Err(Error::NotFound);
    }
    let key = &context.tenant().row.key;
    context.trace.note(|trace| trace.tenant.push_str(key));
    Ok(())
}
