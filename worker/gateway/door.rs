//! The door of the gateway (design section 6): everything a visitor's call must fulfil before a
//! limit is counted, a body is read or an upstream hears of it.

use crate::gateway::catalogue::{self, Call, Matched};
use crate::gateway::fault::{BadRequestReason, Fault};
use crate::gateway::upstream::guard::same_origin;
use crate::gateway::upstream::headers::Credentials;

/// What the edge knows of a visitor's call without having read its body.
#[derive(Clone, Copy)]
pub struct Visit<'a> {
    /// The method, in the request's own spelling.
    pub method: &'a str,
    /// The gateway's name of the upstream host, still percent-encoded.
    pub upstream: &'a str,
    /// The path below it, still percent-encoded.
    pub path: &'a str,
    /// The query without its question mark.
    pub query: &'a str,
    /// `<scheme>://<host>[:<port>]` of the request itself.
    pub own_origin: &'a str,
    /// The `Origin` header.
    pub origin: Option<&'a str>,
    /// The `Sec-Fetch-Site` header.
    pub sec_fetch_site: Option<&'a str>,
    /// The `Content-Type` header.
    pub content_type: Option<&'a str>,
    /// The `Content-Length` header.
    pub content_length: Option<&'a str>,
    /// The visitor's sessions; the rest of the credentials is not looked at.
    pub sessions: Credentials<'a>,
    /// The tenant's own `{lmsKey}`.
    pub lms_key: &'a str,
}

/// A call that was let in.
#[derive(Debug)]
pub struct Admitted {
    /// The row.
    pub call: &'static Call,
    /// The path to ask the upstream for.
    pub path: String,
    /// The query to ask with: of the row's parameters alone.
    pub query: String,
}

/// Lets a call in, or says why not. What the call is comes before who asks for it, so that a
/// visitor who is sent to sign in does not find the door closed for another reason afterwards.
///
/// # Errors
/// [`Fault::NotFound`] for no call or another tenant's key, [`Fault::MethodNotAllowed`],
/// [`Fault::Forbidden`] for a call of effect that does not come from the site's own pages,
/// [`Fault::UnsupportedMedia`], [`Fault::TooLarge`], [`Fault::BadRequest`],
/// [`Fault::Unauthorized`] without the session the call needs.
pub fn admit(visit: &Visit<'_>) -> Result<Admitted, Fault> {
    let Matched { call, params, path } = catalogue::find(visit.method, visit.upstream, visit.path)?;
    let foreign = |(name, value): &(&str, String)| *name == "lmsKey" && value != visit.lms_key;
    if params.iter().any(foreign) {
        return Err(Fault::NotFound);
    }
    if call.changes_state() && !same_origin(visit.origin, visit.sec_fetch_site, visit.own_origin) {
        return Err(Fault::Forbidden);
    }
    call.body.check(visit.content_type, visit.content_length)?;
    let query = catalogue::kept_query(call, visit.query)
        .map_err(|_| Fault::BadRequest(BadRequestReason::Query))?;
    if !visit.sessions.suffice_for(call) {
        return Err(Fault::Unauthorized);
    }
    Ok(Admitted { call, path, query })
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: &str = "https://alpha.example";

    const PAGE: Visit<'_> = Visit {
        method: "GET",
        upstream: "services",
        path: "v1/class/active",
        query: "",
        own_origin: OWN,
        origin: None,
        sec_fetch_site: Some("same-origin"),
        content_type: Some("application/json"),
        content_length: Some("2"),
        sessions: Credentials {
            app_token: None,
            access_token: None,
            assistant_token: None,
            lms_id: "",
            anon_key: "",
        },
        lms_key: "alpha",
    };

    const fn call(
        method: &'static str,
        upstream: &'static str,
        path: &'static str,
    ) -> Visit<'static> {
        Visit {
            method,
            upstream,
            path,
            ..PAGE
        }
    }

    fn signed_in(visit: Visit<'static>) -> Visit<'static> {
        Visit {
            sessions: Credentials {
                access_token: Some("access"),
                ..visit.sessions
            },
            ..visit
        }
    }

    fn elsewhere(visit: Visit<'static>) -> Visit<'static> {
        Visit {
            sec_fetch_site: Some("cross-site"),
            ..visit
        }
    }

    fn unsaid(visit: Visit<'static>) -> Visit<'static> {
        Visit {
            sec_fetch_site: None,
            ..visit
        }
    }

    fn check(cases: &[(Visit<'_>, u16)]) {
        for (visit, expected) in cases {
            let status = match admit(visit) {
                Ok(_) => 200,
                Err(fault) => fault.status(),
            };
            let Visit {
                method,
                upstream,
                path,
                ..
            } = visit;
            assert_eq!(
                status, *expected,
                "{method} {upstream}/{path}?{}",
                visit.query
            );
        }
    }

    fn typed(
        kind: Option<&'static str>,
        length: &'static str,
        visit: Visit<'static>,
    ) -> Visit<'static> {
        Visit {
            content_type: kind,
            content_length: Some(length),
            ..visit
        }
    }

    #[test]
    fn only_calls_of_the_catalogue_and_of_the_tenant_are_let_in() {
        let notify = call("POST", "mailer", "v1/notify");
        let own = call("PUT", "services", "alpha/cms/app/settings");
        let foreign = call("PUT", "services", "aksara/cms/app/settings");
        check(&[
            (PAGE, 200),
            (call("GET", "services", "v9/nothing/there"), 404),
            (call("GET", "elsewhere", "v1/class/active"), 404),
            (call("PATCH", "services", "v1/class/active"), 405),
            (call("GET", "services", "v1/%2e%2e/active"), 400),
            (notify, 404),
            (signed_in(notify), 404),
            (
                call("POST", "services", "v1/authorizer/token/generate"),
                404,
            ),
            (call("GET", "services", "alpha/cms/app/settings"), 200),
            (call("GET", "services", "aksara/cms/app/settings"), 404),
            (own, 401),
            (signed_in(own), 200),
            (signed_in(foreign), 404),
            (call("GET", "services", "v1/user/me"), 401),
            (call("POST", "services", "v1/class/payment/detail"), 401),
            (call("POST", "services", "v1/class/payment/callback"), 401),
            (call("GET", "services", "v1/class/payment/callback"), 401),
            (signed_in(call("GET", "services", "v1/user/me")), 200),
            (
                Visit {
                    query: "search=%zz",
                    ..PAGE
                },
                400,
            ),
            (
                Visit {
                    query: "select=email",
                    ..call("GET", "data", "donations")
                },
                400,
            ),
        ]);
    }

    #[test]
    fn what_acts_comes_from_the_sites_own_pages() {
        let appointment = call("POST", "services", "v1/post/appointment/create");
        let from = |origin| Visit {
            origin: Some(origin),
            sec_fetch_site: None,
            ..appointment
        };
        check(&[
            (elsewhere(PAGE), 200),
            (unsaid(PAGE), 200),
            (from(OWN), 200),
            (from("https://evil.example"), 403),
            (from("null"), 403),
            (
                Visit {
                    origin: Some("https://evil.example"),
                    ..appointment
                },
                403,
            ),
        ]);
        let acting = [
            appointment,
            call("GET", "services", "v0/cms/app/request-demo"),
            call("GET", "services", "v3/post/view"),
            signed_in(call("GET", "services", "v1/class/payment/callback")),
            call("GET", "services", "abcdefghijklmnop-0123456789"),
            call("DELETE", "assistant", "v1/conversations/c-1"),
        ];
        for visit in acting {
            check(&[(visit, 200), (elsewhere(visit), 403), (unsaid(visit), 403)]);
        }
    }

    #[test]
    fn bodies_are_judged_before_they_are_read() {
        let appointment = call("POST", "services", "v1/post/appointment/create");
        let upload = typed(
            Some("multipart/form-data; boundary=x"),
            "10485760",
            call("POST", "drive", "v1/upload"),
        );
        check(&[
            (typed(Some("application/json"), "262144", appointment), 200),
            (typed(Some("application/json"), "262145", appointment), 413),
            (typed(Some("text/plain"), "2", appointment), 415),
            (typed(None, "2", appointment), 415),
            (upload, 401),
            (signed_in(upload), 200),
            (
                signed_in(typed(upload.content_type, "10485761", upload)),
                413,
            ),
            (signed_in(typed(Some("application/json"), "2", upload)), 415),
        ]);
    }
}
