//! Looks up tenants that were published without a deploy (`sites::tenant::published`).

use std::rc::Rc;

use crate::context::RequestContext;
use crate::loader::{self, Lease, LoadOutcome};
use crate::platform::{clock, kv, memory};
use crate::tenants::TENANTS;
use belajar_core::api::upstream::limits::{TOO_MANY, limit_key};
use belajar_core::cache::memory::Region;
use belajar_core::cache::policy::PUBLISHED;
use belajar_core::error::Error;
use belajar_core::sites::tenant::published::{self, Owner};
use belajar_core::sites::tenant::{Host, Published};

/// The published tenant of a host that may have one (`HostRule::may_be_published`); `None` if there is
/// none. While the store fails, or the row is broken, the last cached tenant
/// stays.
///
/// # Errors
/// [`Error::Unavailable`] where that is unknown, so that no host is shown another brand;
/// [`Error::TooMany`] for who asks for host after host that nobody has.
pub async fn find(context: &RequestContext, host: &Host) -> Result<Option<Published>, Error> {
    let key = published::key_of(host.as_str());
    let visitor = limit_key("", context.request.client_ip());
    let policy = memory::in_sites(|memory| published::policy(memory, &key));
    let is_over = memory::in_region(Region::Visitors, |memory| {
        memory.get::<Owner>(&key).is_none()
            && published::has_missed_enough(memory, &visitor, clock::now_ms())
    });
    if is_over && policy.region == Region::Visitors {
        return Err(TOO_MANY);
    }
    let make = |lease| look_up(context.clone(), host.clone(), visitor, lease);
    let found: LoadOutcome<Owner, ()> = loader::load(context, &key, policy, make).await;
    let owner = found.or_cached(|| {
        // A tenant that was found is in `Region::Sites`.
        loader::cached(&key, &PUBLISHED).or_else(|| loader::cached(&key, policy))
    });
    owner.map(|owner| owner.tenant()).ok_or(Error::Unavailable)
}

/// Looks into the store.
async fn look_up(context: RequestContext, host: Host, visitor: String, lease: Lease) {
    match row(&context, &host).await {
        Ok(Some((tenant, bytes))) => {
            let owner = Rc::new(Owner::Tenant(tenant));
            if lease.policy().region == Region::Visitors {
                let until = clock::now_ms() + PUBLISHED.fresh_ms;
                let cached = Rc::clone(&owner);
                memory::in_sites(|memory| memory.insert(lease.key(), cached, bytes, until));
            }
            lease.insert(owner, bytes);
        }
        Ok(None) => {
            lease.insert(Rc::new(Owner::Nobody), 0);
            memory::in_region(Region::Visitors, |memory| {
                published::count_miss(memory, &visitor, clock::now_ms());
            });
        }
        Err(problem) => {
            match problem {
                // Nobody knows whether it has one: the host is the visitor's word.
                RowProblem::Unread => context
                    .trace
                    .problem(format_args!("a published row cannot be read")),
                RowProblem::Broken(why) => context.trace.problem(format_args!(
                    "the published row of {}: {why}",
                    host.as_str()
                )),
            }
            lease.fail();
        }
    }
}

/// The tenant whose row stands at a host, and how many bytes that has.
///
/// # Errors
/// Why that is unknown.
async fn row(
    context: &RequestContext,
    host: &Host,
) -> Result<Option<(Published, usize)>, RowProblem> {
    let host = host.as_str();
    let Some(row) = stored(context, host).await? else {
        return Ok(None);
    };
    let owner = published::owner(&row, host, &TENANTS).map_err(RowProblem::Broken)?;
    if owner.tenant.domain != host {
        let at_domain = stored(context, &owner.tenant.domain).await?;
        published::has_domain(&owner.tenant, at_domain.as_deref()).map_err(RowProblem::Broken)?;
    }
    Ok(Some((owner, row.len())))
}

/// Why it is unknown whose a host is.
enum RowProblem {
    /// The store does not respond.
    Unread,
    /// The row cannot be used.
    Broken(&'static str),
}

async fn stored(context: &RequestContext, host: &str) -> Result<Option<String>, RowProblem> {
    let looked = kv::look_up(context, &published::key_of(host)).await;
    looked.map_err(|kv::Unreachable| RowProblem::Unread)
}
