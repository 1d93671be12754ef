//! Guard of the gateway (design section 6): what a visitor's call must fulfil before a limit is counted, a
//! body is read or an upstream hears of it, as far as the request itself shows that. For a row that names
//! kinds of users ([`Call::kinds`]) the worker then asks the platform of which kind the user is, also before a
//! limit is counted.

use crate::api::catalogue::{self, Body, Call, CallError, Matched};
use crate::api::upstream::credentials::Credentials;
use crate::error::{BadRequestReason, Error};
use crate::http::request_head::{Header, RequestHead};

/// A call that the guard has admitted.
#[derive(Debug)]
pub struct AdmittedCall {
    /// The row.
    pub call: &'static Call,
    /// The path to ask the upstream for.
    pub path: String,
    /// The query to ask with: of the row's parameters alone.
    pub query: String,
}

/// Lets a call in, or says why not. `sessions` are the visitor's, the rest of the credentials is not
/// looked at; `lms_key` is the tenant's own `{lmsKey}`. What the call is comes before who asks for it, so that a
/// visitor who is sent to sign in does not be refused for another reason afterwards.
///
/// # Errors
/// [`Error::NotFound`] for no call or another tenant's key, [`Error::MethodNotAllowed`],
/// [`Error::Forbidden`] for a call of effect that does not come from the site's own pages,
/// [`Error::UnsupportedMedia`], [`Error::TooLarge`], [`Error::BadRequest`],
/// [`Error::Unauthorized`] without the session the call needs.
pub fn admit(
    head: &RequestHead,
    called: &Result<Matched, CallError>,
    sessions: &Credentials<'_>,
    lms_key: &str,
) -> Result<AdmittedCall, Error> {
    let Matched { call, params, path } = called.as_ref().map_err(|error| *error)?;
    let foreign = |(name, value): &(&str, String)| *name == "lmsKey" && value != lms_key;
    if params.iter().any(foreign) {
        return Err(Error::NotFound);
    }
    if call.changes_state() && !head.is_same_origin() {
        return Err(Error::Forbidden);
    }
    let header = |header| head.header(header);
    let (kind, length) = (header(Header::ContentType), header(Header::ContentLength));
    let is_posted = call.has_query_in_body(&head.method);
    let body = if is_posted { Body::Json } else { call.body };
    body.check(kind, length)?;
    // What was posted says it in its body.
    let raw_query = if is_posted { "" } else { &head.query };
    let query = catalogue::accepted_query(call, raw_query)
        .map_err(|_| Error::BadRequest(BadRequestReason::Query))?;
    if !sessions.suffice_for(call) {
        return Err(Error::Unauthorized);
    }
    let path = path.clone();
    Ok(AdmittedCall { call, path, query })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::request_head::sent;

    const OWN: &str = "https://alpha.example";

    /// A visitor's call.
    #[derive(Clone, Copy)]
    struct Visit<'a> {
        method: &'a str,
        upstream: &'a str,
        path: &'a str,
        query: &'a str,
        origin: Option<&'a str>,
        sec_fetch_site: Option<&'a str>,
        referer: Option<&'a str>,
        content_type: Option<&'a str>,
        content_length: Option<&'a str>,
        access_token: Option<&'a str>,
    }

    impl Visit<'_> {
        fn admitted(&self) -> Result<AdmittedCall, Error> {
            let headers = [
                ("origin", self.origin),
                ("sec-fetch-site", self.sec_fetch_site),
                ("referer", self.referer),
                ("content-type", self.content_type),
                ("content-length", self.content_length),
            ];
            let headers = headers.map(|(name, value)| Some((name, value?)));
            let headers: Vec<_> = headers.into_iter().flatten().collect();
            let url = format!("{OWN}/api?{}", self.query);
            let head = RequestHead::read(&sent(self.method, &url, &headers));
            let called = catalogue::find(self.method, self.upstream, self.path);
            let sessions = Credentials {
                access_token: self.access_token,
                ..Credentials::default()
            };
            admit(&head, &called, &sessions, "alpha")
        }
    }

    const PAGE: Visit<'_> = Visit {
        method: "GET",
        upstream: "services",
        path: "v1/class/active",
        query: "",
        origin: None,
        sec_fetch_site: Some("same-origin"),
        referer: None,
        content_type: Some("application/json"),
        content_length: Some("2"),
        access_token: None,
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
            access_token: Some("access"),
            ..visit
        }
    }

    fn elsewhere(visit: Visit<'static>) -> Visit<'static> {
        Visit {
            sec_fetch_site: Some("cross-site"),
            ..visit
        }
    }

    fn without_origin(visit: Visit<'static>) -> Visit<'static> {
        Visit {
            sec_fetch_site: None,
            ..visit
        }
    }

    fn check(cases: &[(Visit<'_>, u16)]) {
        for (visit, expected) in cases {
            let status = match visit.admitted() {
                Ok(_) => 200,
                Err(error) => error.status(),
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
    fn calls_with_side_effects_need_the_same_origin() {
        let appointment = call("POST", "services", "v1/post/appointment/create");
        let from = |origin| Visit {
            origin: Some(origin),
            sec_fetch_site: None,
            ..appointment
        };
        check(&[
            (elsewhere(PAGE), 200),
            (without_origin(PAGE), 200),
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
            call("POST", "services", "v0/cms/app/request-demo"),
            call("GET", "services", "v3/post/view"),
            signed_in(call("GET", "services", "v1/class/payment/callback")),
            call("GET", "services", "abcdefghijklmnop-0123456789"),
            call("DELETE", "assistant", "v1/conversations/c-1"),
        ];
        for visit in acting {
            let after = |referer| Visit {
                referer: Some(referer),
                ..without_origin(visit)
            };
            check(&[
                (visit, 200),
                (elsewhere(visit), 403),
                (without_origin(visit), 403),
                (after("https://alpha.example/Class"), 200),
                (after("https://evil.example/"), 403),
            ]);
        }
    }

    #[test]
    fn bodies_are_judged_before_they_are_read() {
        let appointment = call("POST", "services", "v1/post/appointment/create");
        let demo = call("POST", "services", "v0/cms/app/request-demo");
        check(&[
            (typed(Some("application/json"), "20", demo), 200),
            (typed(Some("text/plain"), "20", demo), 415),
            (typed(None, "20", demo), 415),
            (typed(Some("application/json"), "262145", demo), 413),
        ]);
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
