//! Several things waited for side by side. The work is written once for all of them, where a
//! library's own combinators are made anew for each pair of types.

use std::future::{Future, pending, poll_fn};
use std::pin::Pin;
use std::task::Poll;

/// What two futures come to.
pub async fn both<A, B>(one: impl Future<Output = A>, other: impl Future<Output = B>) -> (A, B) {
    let (mut first, mut second) = (None, None);
    let one = async { first = Some(one.await) };
    let other = async { second = Some(other.await) };
    finished(vec![Box::pin(one), Box::pin(other)]).await;
    match (first, second) {
        (Some(first), Some(second)) => (first, second),
        // Cannot be: both have finished.
        _ => pending().await,
    }
}

/// What futures of one kind come to, in their order.
pub async fn all<T>(futures: impl IntoIterator<Item = impl Future<Output = T>>) -> Vec<T> {
    let futures: Vec<_> = futures.into_iter().collect();
    let mut results: Vec<Option<T>> = futures.iter().map(|_| None).collect();
    let parts = results.iter_mut().zip(futures);
    let parts = parts.map(|(result, future)| -> Part<'_> {
        Box::pin(async move { *result = Some(future.await) })
    });
    finished(parts.collect()).await;
    results.into_iter().flatten().collect()
}

type Part<'f> = Pin<Box<dyn Future<Output = ()> + 'f>>;

async fn finished(mut parts: Vec<Part<'_>>) {
    poll_fn(|context| {
        parts.retain_mut(|part| part.as_mut().poll(context).is_pending());
        if parts.is_empty() {
            Poll::Ready(())
        } else {
            Poll::Pending
        }
    })
    .await;
}
