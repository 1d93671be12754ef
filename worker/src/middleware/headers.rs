//! `nosniff` and HSTS, for everything but a document that was sent or is unchanged: those bring their own.

use crate::response::{self, Referrer};
use belajar_core::request::Request;
use belajar_core::route::Route;

/// Adds the headers.
pub fn secure(request: &Request, response: web_sys::Response) -> web_sys::Response {
    let response = match (&request.route, response.status()) {
        (Route::Document, 200 | 304) => response,
        _ => response::guarded(response, request),
    };
    // An address with a token in it stays out of caches and referrers, whatever the response is. The page
    // that it leads to has a form, which has to say where it comes from.
    match request.route {
        Route::Callback if request.query.is_empty() => {
            response::private(response, Referrer::OwnSite)
        }
        Route::Callback => response::private(response, Referrer::Nobody),
        _ => response,
    }
}
