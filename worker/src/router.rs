//! Router: the middleware in its order, and the one match from a route to its handler.

use futures::FutureExt;
use futures::future::{LocalBoxFuture, ready};
use worker::{Context, Env};

use crate::context::RequestContext;
use crate::handlers::auth::{callback, login, logout, switch};
use crate::handlers::discovery::{calendar, favicon, feeds, manifest, robots, sitemap};
use crate::handlers::images::{art, brand_file, resized};
use crate::handlers::{api, data_saver, document, health, payment_return, search};
use crate::middleware;
use crate::response::{self, Referrer};
use belajar_core::auth::session;
use belajar_core::error::Error;
use belajar_core::http::methods::Methods;
use belajar_core::http::route::Route;

/// Handles a request.
pub async fn fetch(request: web_sys::Request, env: Env, execution: Context) -> web_sys::Response {
    middleware::report_panics();
    let mut context = RequestContext::new(request, env, execution);
    let response = match middleware::resolve_tenant(&mut context).await {
        Ok(()) => match dispatch(&context).await {
            Ok(response) => response,
            Err(error) => middleware::error_response(&context, &error).await,
        },
        Err(error) => middleware::error_response_without_tenant(&context, &error),
    };
    let response = middleware::secure(&context.request, response);
    middleware::log(&context, response)
}

async fn dispatch(context: &RequestContext) -> Result<web_sys::Response, Error> {
    middleware::check_interruption(context)?;
    context.request.within_limit()?;
    handler(context).await
}

/// Calls the route's handler. Each is boxed by itself: one future of all of them made the worker a tenth
/// larger.
fn handler(context: &RequestContext) -> Handling<'_> {
    match &context.request.route {
        Route::Document => document::handle(context).map(Ok).boxed_local(),
        Route::Form => document::form::handle(context).boxed_local(),
        Route::Api { .. } => api::handle(context).map(Ok).boxed_local(),
        Route::Health => health::handle(context).map(Ok).boxed_local(),
        Route::Login if session::may_begin(&context.request) => {
            login::handle(context).boxed_local()
        }
        Route::Callback if !context.request.query.is_empty() => {
            callback::handle(context).boxed_local()
        }
        // The pages at these addresses. A request from another site gets the login page instead of a
        // redirect: its button begins the login.
        Route::Login | Route::Callback if !context.tenant().is_fallback_tenant() => {
            let private = |page| Ok(response::private(page, Referrer::Nobody));
            document::handle(context).map(private).boxed_local()
        }
        Route::Login | Route::Callback => handled_at_once(Err(Error::NotFound)),
        Route::PaymentReturn => payment_return::handle(context).boxed_local(),
        Route::Switch => switch::handle(context).boxed_local(),
        Route::Logout => handled_at_once(logout::handle(context)),
        Route::DataSaver => data_saver::handle(context).boxed_local(),
        Route::Robots => handled_at_once(Ok(robots::handle(context))),
        Route::Sitemap => sitemap::handle(context).boxed_local(),
        Route::Search => search::handle(context).map(Ok).boxed_local(),
        Route::Manifest => manifest::handle(context).map(Ok).boxed_local(),
        Route::Favicon => favicon::handle(context).map(Ok).boxed_local(),
        Route::Feed(name) => feeds::handle(context, *name).boxed_local(),
        Route::Calendar(asked) => calendar::handle(context, asked).boxed_local(),
        Route::Image { modifiers, path } => resized::handle(context, modifiers, path).boxed_local(),
        Route::Art { picture } => art::handle(context, picture).boxed_local(),
        Route::MissingAsset => {
            let file = |file: Option<web_sys::Response>| file.ok_or(Error::NotFound);
            brand_file::handle(context).map(file).boxed_local()
        }
        Route::NotFound => handled_at_once(Ok(response::error(
            &Error::NotFound,
            context.tenant_headers(),
        ))),
        Route::NotAllowed { allow } => handled_at_once(Err(Error::MethodNotAllowed {
            allow: Methods::default().and(allow),
        })),
    }
}

/// Result of a handler.
type Handling<'r> = LocalBoxFuture<'r, Result<web_sys::Response, Error>>;

/// A result that is ready at once.
fn handled_at_once<'r>(response: Result<web_sys::Response, Error>) -> Handling<'r> {
    ready(response).boxed_local()
}
