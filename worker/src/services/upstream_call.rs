//! Calls an upstream with the credentials of its host, and once more with a new app session when the
//! platform no longer takes the old one (design section 5).

use std::time::Duration;

use wasm_bindgen::JsValue;

use crate::context::RequestContext;
use crate::platform::fetch::{self, FetchError, FetchRequest, FetchResponse};
use crate::platform::{clock, stream};
use crate::services::{app_session, app_token};
use belajar_core::api::catalogue::{self, Call};
use belajar_core::api::upstream;
use belajar_core::api::upstream::credentials::{Credentials, request_headers};
use belajar_core::api::upstream::response::error_for_status;
use belajar_core::auth::token::AppSession;
use belajar_core::auth::token::keys::KeyVersion;
use belajar_core::auth::token::refusal::{RetryDecision, RetryState, Sent, TryResult};
use belajar_core::error::Error;

/// One call, checked and ready.
#[derive(Clone)]
pub struct UpstreamRequest {
    /// The catalogue's row.
    pub call: &'static Call,
    /// Relative path, rebuilt by the catalogue.
    pub path: String,
    /// The accepted query, sorted.
    pub query: String,
    /// Text, a native stream, or undefined.
    pub body: JsValue,
    /// The visitor's content type, where the call has a body.
    pub content_type: Option<String>,
    /// What names a write, so that the platform takes it once.
    pub idempotency_key: Option<String>,
    /// The visitor's tokens, from the session cookies.
    pub access_token: Option<String>,
    /// As above, for the assistant.
    pub assistant_token: Option<String>,
    /// The visitor's signal.
    pub visitor: Option<web_sys::AbortSignal>,
    /// How long until the response's headers.
    pub timeout: Duration,
}

impl UpstreamRequest {
    /// A call without a body or a visitor: the edge's own reads.
    pub fn get(call: &'static Call, path: String, query: String) -> Self {
        Self {
            call,
            path,
            query,
            body: JsValue::UNDEFINED,
            content_type: None,
            idempotency_key: None,
            access_token: None,
            assistant_token: None,
            visitor: None,
            timeout: Duration::from_millis(catalogue::body::TIMEOUT_MS),
        }
    }
}

/// Makes the call.
///
/// # Errors
/// [`Error`] when no response came: what the upstream itself says, errors too, is a response.
pub async fn send(
    context: &RequestContext,
    request: &UpstreamRequest,
) -> Result<FetchResponse, Error> {
    if !request.call.upstream.wants_app_token() {
        return attempt(context, request, None).await;
    }
    let keys = app_token::keys(context)?;
    let (mut session, mut which) = (app_session::load(context).await?, keys.preferred());
    let mut tries = RetryState::of(request.call.body);
    let mut sent = Sent {
        at_ms: clock::now_ms(),
        is_signed_in: request.access_token.is_some(),
    };
    loop {
        let fetched = attempt(context, request, Some((&session, which))).await?;
        if fetched.response.ok() {
            session.worked(clock::now_ms());
            if tries.is_other_key() {
                app_token::mark_accepted(keys, which);
            }
        }
        let other = keys.other(which);
        let result = TryResult {
            status: fetched.response.status(),
            has_other_key: other.is_some(),
            has_worked: session.has_worked_since(sent.at_ms),
        };
        match tries.next(result) {
            RetryDecision::Give => return Ok(fetched),
            RetryDecision::GiveAndReplace => {
                let (owned, refused) = (context.clone(), session);
                context.wait_until(async move {
                    // A failure is logged where it happens.
                    let _ = app_session::replace(&owned, &refused, sent).await;
                });
                return Ok(fetched);
            }
            RetryDecision::OtherKey => which = other.unwrap_or(which),
            RetryDecision::OtherSession => {
                match app_session::replace(context, &session, sent).await? {
                    Some(other) => (session, which) = (other, keys.preferred()),
                    None => return Ok(fetched),
                }
                sent.at_ms = clock::now_ms();
            }
        }
        stream::cancel(&fetched.response);
    }
}

/// Reads a public call of the services host as text, for the edge's own use.
///
/// # Errors
/// [`Error::NotFound`] where the platform says so, others when nothing good came.
pub async fn get_text(
    context: &RequestContext,
    path: &str,
    query: &str,
    patience: Duration,
) -> Result<String, Error> {
    let matched = catalogue::find("GET", "services", path)?;
    let mut reading = UpstreamRequest::get(matched.call, matched.path, query.to_owned());
    reading.timeout = patience;
    let fetched = send(context, &reading).await?;
    if let Some(error) = error_for_status(fetched.response.status()) {
        stream::cancel(&fetched.response);
        return Err(error);
    }
    Ok(fetch::text(&fetched.response, patience).await?)
}

/// Makes the call once, with the app session sealed by one of the keys where its host wants one. A call that
/// only reads is made again where the connection fails: of another nobody knows whether it has acted.
async fn attempt(
    context: &RequestContext,
    request: &UpstreamRequest,
    app_session: Option<(&AppSession, KeyVersion)>,
) -> Result<FetchResponse, Error> {
    let call = fetch_request(context, request, app_session)?;
    let began_ms = clock::now_ms();
    let mut sent = fetch::send(&call).await;
    if !request.call.changes_state() && matches!(sent, Err(FetchError::Broken)) {
        sent = fetch::send(&call).await;
    }
    record_outcome(context, request, began_ms, sent)
}

/// What a call that was made at that time came to, for the log.
///
/// # Errors
/// The [`Error`] of one that brought no response.
pub fn record_outcome<T>(
    context: &RequestContext,
    request: &UpstreamRequest,
    began_ms: u64,
    sent: Result<T, FetchError>,
) -> Result<T, Error> {
    context
        .trace
        .record_upstream(request.call.upstream, began_ms);
    sent.map_err(|reason| {
        let name = request.call.name();
        context.trace.problem(format_args!("{name}: {reason:?}"));
        reason.into()
    })
}

/// The call as it goes out, with the credentials that its host wants.
///
/// # Errors
/// [`Error`] where the configuration has no address or no key for it.
pub fn fetch_request(
    context: &RequestContext,
    request: &UpstreamRequest,
    app_session: Option<(&AppSession, KeyVersion)>,
) -> Result<FetchRequest, Error> {
    let app_token = match app_session {
        Some((app_session, which)) => {
            let keys = app_token::keys(context)?;
            Some(app_token::seal(keys, which, &app_session.plaintext())?)
        }
        None => None,
    };
    let credentials = Credentials {
        app_token: app_token.as_deref(),
        access_token: request.access_token.as_deref(),
        assistant_token: request.assistant_token.as_deref(),
        lms_id: &context.tenant().row.lms_id,
        anon_key: &context.config.data_key,
    };
    let (content_type, id) = (request.content_type.as_deref(), context.trace.request_id());
    let key = request.idempotency_key.as_deref();
    let mut all = request_headers(request.call, content_type, key, &id);
    all.extend(credentials.headers(request.call.upstream));
    Ok(FetchRequest {
        url: upstream::target(
            context.config.base(request.call.upstream),
            &request.path,
            &request.query,
        )?,
        method: request.call.method.name(),
        headers: all,
        body: request.body.clone(),
        timeout: request.timeout,
        visitor: request.visitor.clone(),
    })
}
