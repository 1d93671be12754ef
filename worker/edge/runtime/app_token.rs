//! App tokens (design section 5): the pair or a credential, sealed for one call; and the call that
//! gets a new pair.

use std::time::Duration;

use serde_json::Value;
use wasm_bindgen::JsValue;

use super::fetch::{self, FetchRequest};
use super::js;
use super::site::Site;
use crate::gateway::catalogue::Upstream;
use crate::gateway::fault::Fault;
use crate::gateway::token::{self, Credential, IV_LENGTH, Pair};
use crate::gateway::upstream;
use crate::text::json;

const PATH: &str = "v1/authorizer/token/generate";

/// How long the platform may take for a new pair, and again for the body of its answer.
pub const TIMEOUT: Duration = Duration::from_secs(10);

/// The app token of one call: the pair, sealed afresh.
///
/// # Errors
/// [`Fault::Internal`] without a key or randomness.
pub fn seal(site: &Site, pair: &Pair) -> Result<String, Fault> {
    seal_text(site, &pair.plaintext())
}

/// A credential of this moment, sealed: it proves who asks, ages, and works at no call.
///
/// # Errors
/// [`Fault::Internal`] without a key or randomness.
pub fn credential(site: &Site) -> Result<String, Fault> {
    seal_text(site, &credential_at(site, js::now_ms()).plaintext())
}

/// Gets a new pair from the platform.
///
/// # Errors
/// [`Fault`] when it gives none; the log says why.
pub async fn mint(site: &Site, now_ms: u64) -> Result<Pair, Fault> {
    ask(site, now_ms).await.map_err(|fault| {
        site.trace
            .problem(format_args!("app token for {}: {fault:?}", site.domain()));
        match fault {
            // What the platform thinks of the edge's own credential is none of the visitor's.
            Fault::Upstream(_) => Fault::BadGateway,
            other => other,
        }
    })
}

async fn ask(site: &Site, now_ms: u64) -> Result<Pair, Fault> {
    let answered = fetch::send(&mint_call(site, now_ms)?).await?;
    let body = fetch::text(&answered.response, TIMEOUT).await?;
    if !answered.response.ok() {
        return Err(Fault::Upstream(answered.response.status()));
    }
    Pair::from_answer(&body).ok_or(Fault::BadGateway)
}

fn credential_at(site: &Site, now_ms: u64) -> Credential<'_> {
    let tenant = &site.found.tenant;
    Credential {
        id: &tenant.app_id,
        secret: site.config.secret(&tenant.key),
        timestamp: now_ms,
        host: site.domain(),
    }
}

fn mint_call(site: &Site, now_ms: u64) -> Result<FetchRequest, Fault> {
    let credential = credential_at(site, now_ms);
    let scopes = site
        .config
        .scopes
        .iter()
        .map(|scope| Value::from(scope.as_str()));
    let body = json::object(vec![
        ("id", credential.id.into()),
        ("secret", credential.secret.into()),
        ("scopes", Value::Array(scopes.collect())),
    ]);
    Ok(FetchRequest {
        url: upstream::target(site.config.base(Upstream::Services), PATH, "")?,
        method: "POST".to_owned(),
        headers: vec![
            (
                "apptoken".to_owned(),
                seal_text(site, &credential.plaintext())?,
            ),
            ("origin".to_owned(), format!("https://{}", site.domain())),
            ("content-type".to_owned(), "application/json".to_owned()),
            ("accept".to_owned(), "application/json".to_owned()),
        ],
        body: JsValue::from_str(&json::text(&body)),
        timeout: TIMEOUT,
        visitor: None,
    })
}

fn seal_text(site: &Site, plaintext: &str) -> Result<String, Fault> {
    let key = site.config.key.as_ref().ok_or(Fault::Internal)?;
    let mut iv = [0; IV_LENGTH];
    getrandom::fill(&mut iv).map_err(|_| Fault::Internal)?;
    Ok(token::seal(key, iv, plaintext))
}
