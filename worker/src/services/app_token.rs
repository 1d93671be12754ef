//! App tokens (design section 5): an app session or a credential, sealed for one call; and the call
//! that gets a new app session.

use serde::Serialize;
use wasm_bindgen::JsValue;
use worker::console_error;

use crate::context::RequestContext;
use crate::platform::fetch::{self, FetchRequest};
use crate::platform::{clock, stream};
use crate::services::app_secret;
use belajar_core::api::catalogue::Upstream;
use belajar_core::api::upstream;
use belajar_core::auth::token::keys::{KeyVersion, Keys};
use belajar_core::auth::token::{self, AppSession, Credential, IV_LENGTH};
use belajar_core::error::Error;
use belajar_core::text::json;

const PATH: &str = "v1/authorizer/token/generate";

/// A credential of this moment, sealed: it proves who asks, ages, and works at no call.
///
/// # Errors
/// [`Error::Internal`] without a key or randomness.
pub async fn credential(context: &RequestContext) -> Result<String, Error> {
    let secret = app_secret::of(context).await;
    let keys = keys(context)?;
    let credential = credential_at(context, &secret, clock::now_ms());
    seal(keys, keys.preferred(), &credential.plaintext())
}

/// The keys of this worker.
///
/// # Errors
/// [`Error::Internal`] without one.
pub fn keys(context: &RequestContext) -> Result<&Keys, Error> {
    context.config.keys.as_ref().ok_or(Error::Internal)
}

/// Notes which key the platform took. While a key is being changed, operators see when.
pub fn mark_accepted(keys: &Keys, which: KeyVersion) {
    if keys.mark_accepted(which) {
        console_error!("the platform takes the app token key: {which:?}");
    }
}

/// Gets a new app session from the platform.
///
/// # Errors
/// [`Error`] when it gives none; the log says why.
pub async fn mint(context: &RequestContext, now_ms: u64) -> Result<AppSession, Error> {
    mint_with_either(context, now_ms).await.map_err(|error| {
        context
            .trace
            .problem(format_args!("app token for {}: {error}", context.domain()));
        match error {
            // What the platform thinks of the edge's own credential is none of the visitor's.
            Error::Upstream(_) => Error::BadGateway,
            other => other,
        }
    })
}

/// Asks once more with the other key, while there are two and the first is refused.
async fn mint_with_either(context: &RequestContext, now_ms: u64) -> Result<AppSession, Error> {
    let secret = app_secret::of(context).await;
    let credential = credential_at(context, &secret, now_ms);
    let keys = keys(context)?;
    let first = keys.preferred();
    let requested = request_app_session(context, &credential, first).await;
    match (requested, keys.other(first)) {
        (Err(Error::Upstream(401)), Some(other)) => {
            let app_session = request_app_session(context, &credential, other).await?;
            mark_accepted(keys, other);
            Ok(app_session)
        }
        (requested, _) => requested,
    }
}

async fn request_app_session(
    context: &RequestContext,
    credential: &Credential<'_>,
    which: KeyVersion,
) -> Result<AppSession, Error> {
    let fetched = fetch::send(&mint_call(context, credential, which)?).await?;
    let body = fetch::text(&fetched.response, stream::TIMEOUT).await?;
    if !fetched.response.ok() {
        return Err(Error::Upstream(fetched.response.status()));
    }
    AppSession::from_response(&body).ok_or(Error::BadGateway)
}

fn credential_at<'s>(context: &'s RequestContext, secret: &'s str, now_ms: u64) -> Credential<'s> {
    Credential {
        id: &context.tenant().row.app_id,
        secret,
        timestamp: now_ms,
        host: context.domain(),
    }
}

/// What a token is asked for with.
#[derive(Serialize)]
struct MintBody<'c> {
    id: &'c str,
    secret: &'c str,
    scopes: &'c [String],
}

fn mint_call(
    context: &RequestContext,
    credential: &Credential<'_>,
    which: KeyVersion,
) -> Result<FetchRequest, Error> {
    let (id, secret) = (credential.id, credential.secret);
    let scopes = &*context.config.scopes;
    let body = json::written(&MintBody { id, secret, scopes });
    Ok(FetchRequest {
        url: upstream::target(context.config.base(Upstream::Services), PATH, "")?,
        method: "POST",
        headers: vec![
            (
                "apptoken",
                seal(keys(context)?, which, &credential.plaintext())?,
            ),
            ("origin", format!("https://{}", context.domain())),
            ("content-type", "application/json".to_owned()),
            ("accept", "application/json".to_owned()),
        ],
        body: JsValue::from_str(&body),
        timeout: stream::TIMEOUT,
        visitor: None,
    })
}

/// Seals an app session, or a credential, afresh with one of the keys.
///
/// # Errors
/// [`Error::Internal`] without randomness.
pub fn seal(keys: &Keys, which: KeyVersion, plaintext: &str) -> Result<String, Error> {
    let mut iv = [0; IV_LENGTH];
    getrandom::fill(&mut iv).map_err(|_| Error::Internal)?;
    Ok(token::seal(keys.get(which), iv, plaintext))
}
