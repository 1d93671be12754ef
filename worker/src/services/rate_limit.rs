//! The rate-limit bindings, one per [`Limit`] of the catalogue (design section 6).

use std::time::Duration;

use futures::channel::oneshot::Receiver;
use worker::Delay;

use crate::context::RequestContext;
use crate::platform::timeout::{self, try_timeout};
use belajar_core::api::catalogue::Limit;
use belajar_core::api::upstream::limits::{self, TOO_MANY};
use belajar_core::error::Error;

/// Counts the call towards its limit, by visitor and tenant. Where the runtime's limiter fails or hangs, the
/// visitor is let through: the limit protects upstreams, which protect themselves too.
///
/// # Errors
/// [`Error::TooMany`] over the limit.
pub async fn count(context: &RequestContext, limit: Option<Limit>) -> Result<(), Error> {
    let Some(limit) = limit else { return Ok(()) };
    let visitor = limits::limit_key(&context.tenant().row.key, context.request.client_ip());
    verdict(context, visitor, limit, Duration::ZERO)
        .await
        .unwrap_or(Ok(()))
}

/// What comes of counting a call of a visitor, as [`limits::limit_key`] names them. It is counted `after`
/// that time, whether or not somebody waits for the verdict.
pub fn verdict(
    context: &RequestContext,
    visitor: String,
    limit: Limit,
    after: Duration,
) -> Receiver<Result<(), Error>> {
    let owned = context.clone();
    context.spawn(async move {
        if !after.is_zero() {
            Delay::from(after).await;
        }
        counted(&owned, visitor, limit).await
    })
}

async fn counted(context: &RequestContext, visitor: String, limit: Limit) -> Result<(), Error> {
    let Some(limiter) = context.limiter(limit.binding()) else {
        return Ok(());
    };
    match try_timeout(timeout::BINDING, limiter.limit(visitor)).await {
        Ok(outcome) if outcome.success => Ok(()),
        Ok(_) => Err(TOO_MANY),
        Err(error) => {
            context
                .trace
                .problem(format_args!("the rate limiter failed: {error}"));
            Ok(())
        }
    }
}
