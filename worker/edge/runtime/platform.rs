//! Asking an upstream with the credentials its host wants, and once more with a new app token
//! when the platform no longer takes the old one (design section 5).

use std::time::Duration;

use serde_json::Value;
use wasm_bindgen::JsValue;

use super::fetch::{self, FetchError, FetchRequest, FetchResponse};
use super::site::Site;
use super::{js, token_store};
use crate::gateway::catalogue::{self, Call};
use crate::gateway::fault::Fault;
use crate::gateway::token::Pair;
use crate::gateway::upstream::{self, guard, headers};

/// One call, checked and ready.
pub struct UpstreamRequest {
    /// The catalogue's row.
    pub call: &'static Call,
    /// Relative path, rebuilt by the catalogue.
    pub path: String,
    /// Kept and sorted query.
    pub query: String,
    /// Text, a native stream, or undefined.
    pub body: JsValue,
    /// Whether `body` can be sent a second time: a stream cannot.
    pub replayable: bool,
    /// The visitor's content type, where the call has a body.
    pub content_type: Option<String>,
    /// The visitor's tokens, from the session cookies.
    pub access_token: Option<String>,
    /// As above, for the assistant.
    pub assistant_token: Option<String>,
    /// Goes up, comes back, and stands in the log.
    pub request_id: String,
    /// The visitor's signal.
    pub visitor: Option<web_sys::AbortSignal>,
    /// How long until the answer's headers.
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
            replayable: true,
            content_type: None,
            access_token: None,
            assistant_token: None,
            request_id: request_id(None),
            visitor: None,
            timeout: Duration::from_millis(guard::TIMEOUT_MS),
        }
    }
}

/// A well-formed id the visitor sent, or a new random one.
pub fn request_id(incoming: Option<&str>) -> String {
    let mut random = [0; 16];
    // Without randomness ids repeat, which harms logs and nothing else.
    let _ = getrandom::fill(&mut random);
    guard::request_id(incoming, random)
}

/// Makes the call.
///
/// # Errors
/// [`Fault`] when no answer came: what the upstream itself says, errors too, is an answer.
pub async fn send(site: &Site, request: &UpstreamRequest) -> Result<FetchResponse, Fault> {
    if !request.call.upstream.wants_app_token() {
        return attempt(request, &fetch_request(site, request, None)?).await;
    }
    let pair = token_store::pair(site).await?;
    let answered = attempt(request, &fetch_request(site, request, Some(&pair))?).await?;
    if answered.response.status() != 401 || !request.replayable || !blames_pair(site, request) {
        return Ok(answered);
    }
    let renewed = token_store::replace(site, &pair).await?;
    attempt(request, &fetch_request(site, request, Some(&renewed))?).await
}

/// Reads a public call of the services host as JSON, for the edge's own use.
///
/// # Errors
/// [`Fault::NotFound`] where the platform says so, others when no JSON came.
pub async fn get_json(
    site: &Site,
    path: &str,
    query: &str,
    patience: Duration,
) -> Result<Value, Fault> {
    let matched = catalogue::find("GET", "services", path)?;
    let mut reading = UpstreamRequest::get(matched.call, matched.path, query.to_owned());
    reading.timeout = patience;
    let answered = send(site, &reading).await?;
    match answered.response.status() {
        200..=299 => {}
        404 => return Err(Fault::NotFound),
        _ => return Err(Fault::BadGateway),
    }
    let body = fetch::text(&answered.response, patience).await?;
    serde_json::from_str(&body).map_err(|_| Fault::BadGateway)
}

/// A 401 is about the app token unless the visitor's own token was sent along with a pair that is
/// too young to have been refused: a visitor with a worthless cookie must not make the edge get a
/// new pair for each call.
fn blames_pair(site: &Site, request: &UpstreamRequest) -> bool {
    request.access_token.is_none() || token_store::age_ms(site, js::now_ms()) > Some(60_000)
}

async fn attempt(request: &UpstreamRequest, call: &FetchRequest) -> Result<FetchResponse, Fault> {
    let sent = if call.method == "GET" {
        fetch::send_twice(call).await
    } else {
        fetch::send(call).await
    };
    sent.map_err(|reason: FetchError| {
        js::log(format_args!(
            "{} {}: {reason:?}",
            request.request_id,
            request.call.name()
        ));
        reason.into()
    })
}

fn fetch_request(
    site: &Site,
    request: &UpstreamRequest,
    pair: Option<&Pair>,
) -> Result<FetchRequest, Fault> {
    let app_token = pair.map(|pair| token_store::seal(site, pair)).transpose()?;
    let credentials = headers::Credentials {
        app_token: app_token.as_deref(),
        access_token: request.access_token.as_deref(),
        assistant_token: request.assistant_token.as_deref(),
        lms_id: &site.found.tenant.lms_id,
        anon_key: &site.config.data_key,
    };
    let incoming = |name: &str| {
        request
            .content_type
            .clone()
            .filter(|_| name == "content-type")
    };
    let mut all = headers::request_headers(request.call, &incoming, &request.request_id);
    all.extend(credentials.headers(request.call.upstream));
    Ok(FetchRequest {
        url: upstream::target(
            site.config.base(request.call.upstream),
            &request.path,
            &request.query,
        )?,
        method: request.call.method.name().to_owned(),
        headers: all
            .into_iter()
            .map(|(name, value)| (name.to_owned(), value))
            .collect(),
        body: request.body.clone(),
        timeout: request.timeout,
        visitor: request.visitor.clone(),
    })
}
