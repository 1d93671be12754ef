//! A visitor's request, parsed once: head, route, call and tenant. Handlers get it, and parse none of that
//! again.

use std::ops::Deref;

use crate::api::catalogue::{self, CallError, Matched};
use crate::error::{BadRequestReason, Error};
use crate::http::request_head::RequestHead;
use crate::http::route::{Route, route};
use crate::sites::tenant::{Host, Published, ResolvedTenant, Tenants, published};

/// The longest path and query that are looked at, in bytes together: more than any address of the site has,
/// with a token or a picture's own address in it.
const LONGEST_ADDRESS: usize = 8 * 1024;

/// A visitor's request. It dereferences to its head, which has `method`, `path`, `query` and the headers.
#[derive(Clone, Debug)]
pub struct Request {
    head: RequestHead,
    /// The host that is asked for; `None` if it is no host.
    pub host: Option<Host>,
    /// What is asked for.
    pub route: Route,
    /// The call below `/api/`, or why there is none such; `None` on every other route.
    pub call: Option<Result<Matched, CallError>>,
    /// The tenant, how it was found, and whether the path rule holds. The default one where there is
    /// no host.
    pub tenant: ResolvedTenant,
}

impl Deref for Request {
    type Target = RequestHead;

    fn deref(&self) -> &RequestHead {
        &self.head
    }
}

impl Request {
    /// Reads a request from the text of [`RequestHead::read`], for one of these tenants.
    #[must_use]
    pub fn read(text: &str, tenants: &Tenants) -> Self {
        let head = RequestHead::read(text);
        let host = head.host();
        let route = route(&head.method, &head.path);
        let call = match &route {
            Route::Api { upstream, path } => Some(catalogue::find(&head.method, upstream, path)),
            _ => None,
        };
        let tenant = match &host {
            Some(host) => tenants.find(host, &head.path),
            None => tenants.find_default(&head.path),
        };
        Self {
            head,
            host,
            route,
            call,
            tenant,
        }
    }

    /// Whether the address is short enough to be looked at.
    ///
    /// # Errors
    /// [`Error::BadRequest`] for one that is not.
    pub fn within_limit(&self) -> Result<(), Error> {
        if self.path.len() + self.query.len() > LONGEST_ADDRESS {
            return Err(Error::BadRequest(BadRequestReason::Address));
        }
        Ok(())
    }

    /// The error where the edge could not see the request to its end: its method and its call
    /// say whether it may have changed something.
    #[must_use]
    pub fn interruption(&self) -> Error {
        let is_safe = matches!(&*self.method, "GET" | "HEAD" | "OPTIONS");
        let call = self.call.as_ref().and_then(|call| call.as_ref().ok());
        if is_safe && !call.is_some_and(|matched| matched.call.changes_state()) {
            Error::Internal
        } else {
            Error::Interrupted
        }
    }

    /// Takes a published tenant in place of the one that a rule has led to.
    pub fn set_tenant(&mut self, published: &Published) {
        if let Some(host) = &self.host {
            let rule = published::rule_at(host);
            self.tenant = ResolvedTenant::published(published, rule, &self.head.path);
        }
    }

    /// Takes the tenant of the visitor's request that this one is made for.
    pub fn take_tenant_of(&mut self, visitors: &Self) {
        self.tenant = visitors.tenant.at(&self.head.path);
    }
}

#[cfg(test)]
mod tests {
    use super::{BadRequestReason, CallError, Error, LONGEST_ADDRESS, Request, Route};
    use crate::http::request_head::sent;
    use crate::sites::tables::TENANTS;
    use crate::sites::tenant::HostRule;

    fn read(method: &str, url: &str) -> Request {
        Request::read(&sent(method, url, &[]), &TENANTS)
    }

    #[test]
    fn a_request_is_read_whole() {
        let home = read("GET", "https://alpha.example/");
        assert_eq!(home.host.as_ref().unwrap().as_str(), "alpha.example");
        assert_eq!(home.route, Route::Document);
        assert!(home.call.is_none());
        assert_eq!(&*home.tenant.row.key, "alpha");

        let call = read("GET", "https://alpha.example/api/services/v1/class/active");
        assert_eq!(call.call.unwrap().unwrap().path, "v1/class/active");
        assert!(matches!(call.route, Route::Api { .. }));

        let other = read(
            "PATCH",
            "https://alpha.example/api/services/v1/class/active",
        );
        let refused = other.call.unwrap().unwrap_err();
        assert!(matches!(refused, CallError::WrongMethod { .. }));
    }

    #[test]
    fn errors_of_calls_with_side_effects_become_interrupted() {
        const DEMO: &str = "api/services/v0/cms/app/request-demo";
        for (method, path, expected) in [
            ("GET", "Class", Error::Internal),
            ("HEAD", "Class", Error::Internal),
            ("POST", "Class", Error::Interrupted),
            ("TIDUR", "Class", Error::Interrupted),
            ("GET", "api/services/v1/class/active", Error::Internal),
            (
                "DELETE",
                "api/assistant/v1/conversations/a",
                Error::Interrupted,
            ),
            ("GET", DEMO, Error::Interrupted),
        ] {
            let read = read(method, &format!("https://alpha.example/{path}"));
            assert_eq!(read.interruption(), expected, "{method} {path}");
        }
    }

    #[test]
    fn an_address_has_an_end() {
        let error = Err(Error::BadRequest(BadRequestReason::Address));
        let most = "a".repeat(LONGEST_ADDRESS - 1);
        for (target, expected) in [
            ("Class?search=a".to_owned(), Ok(())),
            (format!("?{most}"), Ok(())),
            (most.clone(), Ok(())),
            (format!("?{most}a"), error),
            (format!("{most}a"), error),
            (format!("a?{most}"), error),
        ] {
            let read = read("GET", &format!("https://alpha.example/{target}"));
            assert_eq!(read.within_limit(), expected, "{}", target.len());
        }
    }

    #[test]
    fn a_host_that_is_none_is_nobodys() {
        let nobodys = read("GET", "https://a..b/Class");
        assert!(nobodys.host.is_none());
        assert_eq!(nobodys.tenant.rule, HostRule::Default);
        assert_eq!(nobodys.route, Route::Document);
    }

    #[test]
    fn the_path_rule_holds_for_calls_too() {
        let url = "https://alpha.example/pesilat/api/services/v1/class/active";
        let call = read("GET", url);
        assert!(call.call.unwrap().is_ok());
        let has_special = call.tenant.row.pesilat.is_some();
        assert_eq!(call.tenant.pesilat, has_special);
    }
}
