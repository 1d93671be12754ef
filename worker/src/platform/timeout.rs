//! Time limits for futures.

use std::future::Future;
use std::pin::pin;
use std::time::Duration;

use futures::future::{Either, select};
use worker::Delay;

pub use belajar_core::timeouts::{BINDING, WRITING};

/// A time limit has passed.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("no response in time")]
pub struct Elapsed;

impl From<Elapsed> for worker::Error {
    fn from(elapsed: Elapsed) -> Self {
        Self::from(elapsed.to_string())
    }
}

/// What a future comes to, if that is soon. A late one is dropped, which stops nothing that the runtime
/// has begun for it: that only is not waited for.
///
/// # Errors
/// [`Elapsed`] after `limit`.
pub async fn timeout<T>(limit: Duration, work: impl Future<Output = T>) -> Result<T, Elapsed> {
    match select(pin!(work), Delay::from(limit)).await {
        Either::Left((value, _)) => Ok(value),
        Either::Right(_) => Err(Elapsed),
    }
}

/// The same for what may fail by itself.
///
/// # Errors
/// What it failed with, or that it took too long.
pub async fn try_timeout<T, E>(
    limit: Duration,
    work: impl Future<Output = Result<T, E>>,
) -> Result<T, worker::Error>
where
    worker::Error: From<E>,
{
    Ok(timeout(limit, work).await??)
}
