//! Tenants without a deploy, asked for where the table has none (`site::tenant::published`).

use std::rc::Rc;

use super::site::Site;
use super::{binding, js, kv, memory};
use crate::site::tables::TENANTS;
use crate::site::tenant::published::{self, Looked, Search};
use crate::site::tenant::{Host, HostRule, Published};

/// How to find the published tenant of a host that a rule of the table has led to; nobody is asked
/// where the table knows it, nor for an address.
pub fn search(host: &Host, rule: HostRule) -> Search {
    if !published::may_have(host, rule) {
        return Search::Known(None);
    }
    let key = published::key_of(host.as_str());
    memory::with(|memory| published::search(memory, &key, js::now_ms()))
}

/// The published tenant of a host, by a plan that is no use of memory; none where nobody has the
/// host, or its row is broken.
pub async fn find(site: &Site, host: &Host, search: &Search) -> Option<Rc<Published>> {
    let host = host.as_str();
    let key = published::key_of(host);
    if let Search::Wait = search {
        memory::idle(&key, binding::PATIENCE).await;
        if let Some(known) = memory::with(|memory| published::known(memory, &key)) {
            return known;
        }
        // Whoever looked has left.
    }
    let stored = kv::look_up(site, &key).await;
    let looked = match &stored {
        Ok(Some(row)) => Looked::Row(row),
        Ok(None) => Looked::Nothing,
        Err(_) => Looked::Failed,
    };
    let now = js::now_ms();
    let (known, problem) =
        memory::with(|memory| published::keep(memory, host, looked, &TENANTS, now));
    if let Some(problem) = problem {
        site.trace
            .problem(format_args!("the published row of {host} {problem}"));
    }
    known
}
