//! Having the other module answer, and what is left to do after it.

use std::rc::Rc;

use js_sys::Promise;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::future_to_promise;

use crate::deferral::{FollowUp, follow_up};
use crate::edge::runtime::incoming::Incoming;
use crate::edge::runtime::request_trace::RequestTrace;
use crate::edge::runtime::site::Site;
use crate::edge::runtime::{js, published, settings_store};
use crate::edge::{self, Module, document, led_to, private_at_callback};
use crate::gateway::fault::Fault;
use crate::site::tenant::published::Search;

// The path is a variable, so that no bundler follows it.
#[wasm_bindgen(inline_js = "
const module = './deferred/index.js';
export async function answerElsewhere(request, env, context) {
  const { default: Deferred } = await import(module);
  return new Deferred(context, env).fetch(request);
}
")]
extern "C" {
    #[wasm_bindgen(catch, js_name = answerElsewhere)]
    fn answer_elsewhere(
        request: &web_sys::Request,
        env: &JsValue,
        context: &JsValue,
    ) -> Result<Promise, JsValue>;
}

/// What the other module answers.
pub fn deferred_answer(incoming: Incoming, env: JsValue, context: JsValue) -> JsValue {
    let answer = answer_elsewhere(&incoming.raw, &env, &context);
    future_to_promise(async move {
        match js::settled(answer).await {
            Ok(response) => {
                let response = response.unchecked_into();
                let followed_up = followed_up(response, &incoming, env, context);
                Ok(followed_up.await.into())
            }
            Err(error) => {
                js::log(format_args!("the deferred module: {}", js::told(&error)));
                Ok(edge::answered::<Broken>(incoming, env, context))
            }
        }
    })
    .into()
}

/// In place of the other module, when that breaks or cannot be loaded.
struct Broken;

impl Module for Broken {
    fn at_once(_: &Site, _: &Incoming) -> Option<web_sys::Response> {
        None
    }

    async fn handle(site: &Site, incoming: &Incoming) -> web_sys::Response {
        document::failure::handle(site, incoming, &Fault::Internal).await
    }
}

/// Does what is left to do after the other module's answer.
async fn followed_up(
    response: web_sys::Response,
    incoming: &Incoming,
    env: JsValue,
    context: JsValue,
) -> web_sys::Response {
    let is_navigation = || incoming.is_navigation();
    let retry_after = || response.headers().get("retry-after").ok().flatten();
    let fault = match follow_up(incoming, response.status(), is_navigation, retry_after) {
        FollowUp::Nothing => return response,
        FollowUp::RenewSettings => None,
        FollowUp::Screen(fault) => Some(fault),
    };
    let Some(site) = site_of(incoming, env, context).await else {
        return response;
    };
    let Some(fault) = fault else {
        settings_store::renew(&site).await;
        return response;
    };
    let screen = document::failure::screen(&site, incoming, &fault).await;
    private_at_callback(incoming, screen)
}

/// The site that a request is for; none where the other module has refused it.
async fn site_of(incoming: &Incoming, env: JsValue, context: JsValue) -> Option<Site> {
    let host = incoming.host()?;
    let trace = Rc::new(RequestTrace::new(incoming));
    trace.mark_told();
    let (mut site, search) = led_to(&host, incoming, &trace, env, context);
    let known = match search {
        Search::Known(known) => known,
        search => published::find(&site, &host, &search).await,
    };
    site.take(known, &host, &incoming.path);
    (!site.found.is_refused(site.config.strict_hosts)).then_some(site)
}
