//! Looks up the owner of a token at the platform, and authorizes calls that are for some users only.

use std::rc::Rc;

use crate::context::RequestContext;
use crate::loader::{self, Lease, LoadOutcome};
use crate::platform::{clock, fetch, memory, stream};
use crate::services::upstream_call::{self, UpstreamRequest};
use belajar_core::api::catalogue;
use belajar_core::auth::session::bearer;
use belajar_core::auth::session::{Person, is_unauthenticated_status};
use belajar_core::cache::policy::USER_KIND;
use belajar_core::error::Error;

/// Whom an access token belongs to; `None` if the platform says that it is nobody's.
///
/// # Errors
/// [`Error`] when the platform could not be asked.
pub async fn person(context: &RequestContext, token: &str) -> Result<Option<Person>, Error> {
    let matched = catalogue::find("GET", "services", "v1/user/me")?;
    let mut request = UpstreamRequest::get(matched.call, matched.path, String::new());
    request.access_token = Some(token.to_owned());
    let fetched = upstream_call::send(context, &request).await?;
    let status = fetched.response.status();
    if !fetched.response.ok() {
        stream::cancel(&fetched.response);
        return if is_unauthenticated_status(status) {
            Ok(None)
        } else {
            Err(Error::BadGateway)
        };
    }
    let text = fetch::text(&fetched.response, stream::TIMEOUT).await?;
    Ok(Person::of(&text))
}

/// Whether a call may be passed on for whom its session belongs to.
///
/// # Errors
/// [`Error::NotPermitted`], as [`bearer::judge`] says.
pub async fn check_kind(context: &RequestContext, request: &UpstreamRequest) -> Result<(), Error> {
    match &request.access_token {
        Some(token) if request.call.kinds.is_some() => {
            bearer::judge(request.call, kind_of(context, token).await)
        }
        _ => Ok(()),
    }
}

/// Of which kind the user of a session is, remembered for a while; `None` if the platform does not say.
async fn kind_of(context: &RequestContext, token: &str) -> Option<u64> {
    let key = bearer::memory_key(&context.key("bearer"), token);
    let make = |lease| load_kind(context.clone(), token.to_owned(), lease);
    match loader::load::<u64, _, _>(context, &key, &USER_KIND, make).await {
        LoadOutcome::Loaded(kind) => kind,
        LoadOutcome::Cached(_) | LoadOutcome::Nothing => {
            let now_ms = clock::now_ms();
            memory::in_region(USER_KIND.region, |memory| memory.fresh::<u64>(&key, now_ms))
                .map(|kind| *kind)
        }
    }
}

/// What goes wrong is logged where it happens.
async fn load_kind(context: RequestContext, token: String, lease: Lease) -> Option<u64> {
    let person = person(&context, &token).await.ok().flatten();
    let kind = person.and_then(|person| person.kind);
    match kind {
        Some(kind) => lease.insert(Rc::new(kind), size_of::<u64>()),
        None => lease.fail(),
    }
    kind
}
