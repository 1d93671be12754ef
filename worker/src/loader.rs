//! Single-flight loader with stale-while-revalidate: one request at a time loads an entry of the
//! isolate's memory, always in work that goes on when its visitor leaves. The rules are in
//! `cache::lease`.
//!
//! Each waits by timers of its own: the runtime ends every request that waits for a
//! future of another one.

use std::any::Any;
use std::future::Future;
use std::rc::Rc;
use std::time::Duration;

use futures::FutureExt;
use futures::future::LocalBoxFuture;
use worker::Delay;

use crate::context::RequestContext;
use crate::platform::{clock, memory};
use belajar_core::cache::lease::{LeaseId, Loaded, Plan, pause_ms};
use belajar_core::cache::memory::Memory;
use belajar_core::cache::policy::Policy;

/// Result for this request.
pub enum LoadOutcome<T: ?Sized, R> {
    /// The cached value: however old, where nothing better came in time.
    Cached(Rc<T>),
    /// Result of this request's own load.
    Loaded(R),
    /// Nothing is cached, and nothing came.
    Nothing,
}

impl<T, R> LoadOutcome<T, R> {
    /// The cached value, also one that the asker's own load has inserted.
    pub fn or_cached(self, memory: impl FnOnce() -> Option<Rc<T>>) -> Option<Rc<T>> {
        match self {
            Self::Cached(value) => Some(value),
            Self::Loaded(_) => memory(),
            Self::Nothing => None,
        }
    }
}

/// The value under `key`. A fresh value is returned at once, a stale one too while it is reloaded in the
/// background; otherwise waits for a load, this request's or another's, as long as `policy` allows. `begin`
/// loads under the lease that it is given; dropping the lease ends it.
pub async fn load<T, R, F>(
    context: &RequestContext,
    key: &str,
    policy: &'static Policy,
    begin: impl FnOnce(Lease) -> F,
) -> LoadOutcome<T, R>
where
    T: Any,
    R: 'static,
    F: Future<Output = R> + 'static,
{
    let begin = Box::new(|lease| begin(lease).boxed_local());
    let outcome = load_any(context, key, policy, <dyn Any>::is::<T>, begin).await;
    match outcome {
        LoadOutcome::Cached(value) => match value.downcast() {
            Ok(value) => LoadOutcome::Cached(value),
            Err(_) => LoadOutcome::Nothing,
        },
        LoadOutcome::Loaded(made) => LoadOutcome::Loaded(made),
        LoadOutcome::Nothing => LoadOutcome::Nothing,
    }
}

/// The same for a value of any type, so that its code is compiled once and not for each.
async fn load_any<R: 'static>(
    context: &RequestContext,
    key: &str,
    policy: &'static Policy,
    is_wanted: fn(&dyn Any) -> bool,
    begin: Box<dyn FnOnce(Lease) -> LocalBoxFuture<'static, R> + '_>,
) -> LoadOutcome<dyn Any, R> {
    let began_ms = clock::now_ms();
    let since = memory::in_region(policy.region, |memory| memory.moment());
    loop {
        let now_ms = clock::now_ms();
        let waited_ms = now_ms.saturating_sub(began_ms);
        let left_ms = policy.wait_ms.saturating_sub(waited_ms);
        let plan = |memory: &mut Memory| memory.plan(key, policy, since, now_ms, is_wanted);
        match memory::in_region(policy.region, plan) {
            Plan::Show(value) => return LoadOutcome::Cached(value),
            Plan::ShowAndLoad(value, id) => {
                in_background(context, begin(Lease::new(key, policy, id)));
                return LoadOutcome::Cached(value);
            }
            Plan::Load(id) => {
                let load = begin(Lease::new(key, policy, id));
                if let Ok(made) = context.shared(load, Duration::from_millis(left_ms)).await {
                    return LoadOutcome::Loaded(made);
                }
                break;
            }
            Plan::Wait if left_ms > 0 => {
                let pause_ms = pause_ms(waited_ms).min(left_ms);
                Delay::from(Duration::from_millis(pause_ms)).await;
            }
            Plan::Wait | Plan::Unavailable => break,
        }
    }
    let cached = memory::in_region(policy.region, |memory| memory.get_any(key));
    let cached = cached.filter(|value| is_wanted(&**value));
    cached.map_or(LoadOutcome::Nothing, LoadOutcome::Cached)
}

/// Loads in the background what is cached elsewhere and stale, unless somebody does, or has failed a
/// moment ago.
pub fn refresh<F: Future + 'static>(
    context: &RequestContext,
    key: &str,
    policy: &'static Policy,
    begin: impl FnOnce(Lease) -> F,
) {
    let now_ms = clock::now_ms();
    let lease = memory::in_region(policy.region, |memory| {
        memory.lease_of_stale(key, policy, now_ms)
    });
    if let Some(id) = lease {
        in_background(context, begin(Lease::new(key, policy, id)));
    }
}

/// Loads anew what has changed, whoever is loading it already; what that came to, if it comes
/// within `limit`.
pub async fn reload<R: 'static, F: Future<Output = R> + 'static>(
    context: &RequestContext,
    key: &str,
    policy: &'static Policy,
    limit: Duration,
    begin: impl FnOnce(Lease) -> F,
) -> Option<R> {
    let now_ms = clock::now_ms();
    let id = memory::in_region(policy.region, |memory| {
        memory.lease_anew(key, policy, now_ms)
    });
    context
        .shared(begin(Lease::new(key, policy, id)), limit)
        .await
        .ok()
}

/// The cached value, however old.
pub fn cached<T: Any>(key: &str, policy: &Policy) -> Option<Rc<T>> {
    memory::in_region(policy.region, |memory| memory.get(key))
}

fn in_background<F: Future + 'static>(context: &RequestContext, load: F) {
    context.wait_until(async move {
        load.await;
    });
}

/// Leave to load what stands under a key. It ends when it is dropped, however that comes about.
pub struct Lease {
    key: String,
    policy: &'static Policy,
    id: LeaseId,
}

impl Lease {
    fn new(key: &str, policy: &'static Policy, id: LeaseId) -> Self {
        let key = key.to_owned();
        Self { key, policy, id }
    }

    /// What is being loaded.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// By which rules.
    pub const fn policy(&self) -> &'static Policy {
        self.policy
    }

    /// Inserts what was loaded, of about `bytes` bytes, by the policy of its kind.
    pub fn insert<T: Any>(&self, value: Rc<T>, bytes: usize) {
        let loaded = Loaded::now(self.policy, value, bytes, clock::now_ms());
        self.insert_loaded(loaded);
    }

    /// Inserts what was loaded, as fresh as it says.
    pub fn insert_loaded<T: Any>(&self, loaded: Loaded<T>) {
        memory::in_region(self.policy.region, |memory| {
            memory.insert_loaded(&self.key, self.id, loaded);
        });
    }

    /// Lets something stand in that was true at that time.
    pub fn insert_stale<T: Any>(&self, value: Rc<T>, bytes: usize, as_of_ms: u64) {
        memory::in_region(self.policy.region, |memory| {
            if memory.holds(&self.key, self.id) {
                memory.insert_stale(&self.key, value, bytes, as_of_ms);
            }
        });
    }

    /// Ends it without a value, for a while in which nobody tries again.
    pub fn fail(&self) {
        let now_ms = clock::now_ms();
        memory::in_region(self.policy.region, |memory| {
            memory.fail(&self.key, self.id, now_ms);
        });
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        memory::in_region(self.policy.region, |memory| {
            memory.release(&self.key, self.id);
        });
    }
}
