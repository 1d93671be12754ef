//! Asking the platform whom a token belongs to, and what follows for a call that is not for everybody.

use std::rc::Rc;

use crate::context::RequestContext;
use crate::loader::{self, Lease, LoadOutcome};
use crate::platform::{clock, fetch, memory, stream};
use crate::services::upstream_call::{self, UpstreamRequest};
use belajar_core::gateway::catalogue;
use belajar_core::gateway::fault::Fault;
use belajar_core::gateway::session::bearer;
use belajar_core::gateway::session::{Person, knows_nobody};
use belajar_core::memory::policy::KIND;

/// Whom an access token belongs to; none when the platform says that it is nobody's.
///
/// # Errors
/// [`Fault`] when the platform could not be asked.
pub async fn person(context: &RequestContext, token: &str) -> Result<Option<Person>, Fault> {
    let matched = catalogue::find("GET", "services", "v1/user/me")?;
    let mut request = UpstreamRequest::get(matched.call, matched.path, String::new());
    request.access_token = Some(token.to_owned());
    let answered = upstream_call::send(context, &request).await?;
    let status = answered.response.status();
    if !answered.response.ok() {
        stream::cancel(&answered.response);
        return if knows_nobody(status) {
            Ok(None)
        } else {
            Err(Fault::BadGateway)
        };
    }
    let text = fetch::text(&answered.response, stream::PATIENCE).await?;
    Ok(Person::of(&text))
}

/// Whether a call may be passed on for whom its session belongs to.
///
/// # Errors
/// [`Fault::NotPermitted`], as [`bearer::judge`] says.
pub async fn admit(context: &RequestContext, request: &UpstreamRequest) -> Result<(), Fault> {
    match &request.access_token {
        Some(token) if request.call.kinds.is_some() => {
            bearer::judge(request.call, kind_of(context, token).await)
        }
        _ => Ok(()),
    }
}

/// Of which kind the user of a session is, remembered for a while; none where the platform does not say.
async fn kind_of(context: &RequestContext, token: &str) -> Option<u64> {
    let key = bearer::memory_key(&context.key("bearer"), token);
    let make = |lease| load_kind(context.clone(), token.to_owned(), lease);
    match loader::load::<u64, _, _>(context, &key, &KIND, make).await {
        LoadOutcome::Made(kind) => kind,
        LoadOutcome::Known(_) | LoadOutcome::Nothing => {
            let now_ms = clock::now_ms();
            memory::within(KIND.region, |memory| memory.fresh::<u64>(&key, now_ms))
                .map(|kind| *kind)
        }
    }
}

/// What goes wrong is logged where it happens.
async fn load_kind(context: RequestContext, token: String, lease: Lease) -> Option<u64> {
    let person = person(&context, &token).await.ok().flatten();
    let kind = person.and_then(|person| person.kind);
    match kind {
        Some(kind) => lease.keep(Rc::new(kind), size_of::<u64>()),
        None => lease.fail(),
    }
    kind
}
