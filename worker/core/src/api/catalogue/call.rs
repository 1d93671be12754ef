//! `Call`: a row of the catalogue.

use super::kind::UserKind;
use super::upstream::Upstream;

/// One REST call: where it goes, what it takes, and on what terms.
#[derive(Debug, PartialEq, Eq)]
pub struct Call {
    /// The upstream host.
    pub upstream: Upstream,
    /// The method, for browser and upstream alike.
    pub method: Method,
    /// The path below the host, without a leading slash; `{name}` stands for a parameter.
    pub path: &'static str,
    /// Names of the query parameters that are passed on; all others are dropped.
    pub query: &'static [&'static str],
    /// What handles it at the edge.
    pub handler: Handler,
    /// What body the call takes.
    pub body: Body,
    /// Names of the body's fields that are passed on; `None` if all of them are.
    pub fields: Option<&'static [&'static str]>,
    /// Who may call.
    pub access: Access,
    /// Which kinds of users may make it, where not all of them may.
    pub kinds: Option<&'static [UserKind]>,
    /// Whether the edge may cache the response.
    pub cache: CachePolicy,
    /// The rate limit the call counts towards.
    pub limit: Option<Limit>,
    /// Whether a `GET` sends or counts something all the same.
    pub has_side_effects: bool,
    /// Whether a browser makes a `GET` by `POST`, with a JSON body of what its query says: what somebody
    /// types about themselves then stands in no address of the site's own.
    pub accepts_query_as_post: bool,
    /// Whether it changes the site's settings, which documents are made of.
    pub changes_settings: bool,
    /// What the query may say, for calls whose parameters are a language of their own.
    pub query_rules: QueryRules,
}

/// Values that a call's query parameters may have; one that has another is a bad query.
pub type QueryRules = &'static [(&'static str, QueryRule)];

/// What one parameter may say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QueryRule {
    /// This, which is also said where the query leaves it out.
    Only(&'static str),
    /// A whole number from 1 to this one, which is also said where the query leaves it out.
    UpTo(u32),
    /// `eq.<value>`: no other operator, and no tree of conditions.
    Equals,
}

/// A method of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// `GET`
    Get,
    /// `POST`
    Post,
    /// `PUT`
    Put,
    /// `DELETE`
    Delete,
}

/// What handles a call at the edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handler {
    /// It is passed on, and its response with its body untouched.
    Relay,
    /// The same with a body that the edge writes anew: a click without anything that identifies the visitor.
    Click,
    /// A question, whose response is a stream.
    Chat,
    /// The assistant's login, whose token becomes a cookie.
    AssistantLogin,
}

/// The body a call takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    /// None; one that is sent is not passed on.
    None,
    /// `application/json`, required.
    Json,
    /// `application/json`, or nothing where the query says it all.
    OptionalJson,
    /// `multipart/form-data`, streamed through.
    Multipart,
}

/// Who may make a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Every visitor.
    Anyone,
    /// Visitors with a session on that host (the assistant's cookie for the assistant, the
    /// access token for the others), else 401.
    SignedIn,
    /// The edge itself: its response must not reach a browser, which gets a 404.
    EdgeOnly,
}

/// Whether responses to visitors who are not signed in may be cached at the edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CachePolicy {
    /// They may, by tenant.
    Public,
    /// Each response is for its request alone.
    Never,
}

/// A rate limit, by visitor address and tenant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Questions to the assistant.
    Chat,
    /// Logins with a password.
    Login,
    /// Going to the account site and coming back, no call of the catalogue: no password is asked
    /// here, and a school's whole computer room does it at once, from one address.
    Account,
    /// Sign-ups, forms and uploads.
    Form,
    /// What pages record by themselves: clicks, readings, visits.
    Record,
    /// Pictures that have to be fetched, no call of the catalogue.
    Image,
}

impl Method {
    /// The method's name in HTTP.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Post => "POST",
            Self::Put => "PUT",
            Self::Delete => "DELETE",
        }
    }
}

impl Limit {
    /// The rate-limit binding that counts it.
    #[must_use]
    pub const fn binding(self) -> &'static str {
        match self {
            Self::Chat => "LIMIT_CHAT",
            Self::Login => "LIMIT_LOGIN",
            Self::Account => "LIMIT_ACCOUNT",
            Self::Form => "LIMIT_FORM",
            Self::Record => "LIMIT_RECORD",
            Self::Image => "LIMIT_IMAGE",
        }
    }
}

/// A `GET` row.
#[must_use]
pub const fn get(upstream: Upstream, path: &'static str) -> Call {
    row(upstream, Method::Get, path, Body::None)
}

/// A `POST` row with a JSON body.
#[must_use]
pub const fn post(upstream: Upstream, path: &'static str) -> Call {
    row(upstream, Method::Post, path, Body::Json)
}

/// A `PUT` row with a JSON body.
#[must_use]
pub const fn put(upstream: Upstream, path: &'static str) -> Call {
    row(upstream, Method::Put, path, Body::Json)
}

/// A `DELETE` row.
#[must_use]
pub const fn delete(upstream: Upstream, path: &'static str) -> Call {
    row(upstream, Method::Delete, path, Body::None)
}

const fn row(upstream: Upstream, method: Method, path: &'static str, body: Body) -> Call {
    let (access, cache) = (Access::Anyone, CachePolicy::Never);
    Call {
        upstream,
        method,
        path,
        query: &[],
        handler: Handler::Relay,
        body,
        fields: None,
        access,
        kinds: None,
        cache,
        limit: None,
        has_side_effects: false,
        accepts_query_as_post: false,
        changes_settings: false,
        query_rules: &[],
    }
}

impl Call {
    /// Whether the call changes, sends or counts something upstream, and so must come from the
    /// site's own pages.
    #[must_use]
    pub const fn changes_state(&self) -> bool {
        self.has_side_effects || !matches!(self.method, Method::Get)
    }

    /// Whether the upstream call is aborted once the visitor has left. One that changes something is not: it
    /// may have been carried out already. An answer of the chat is aborted, because only its visitor reads it.
    #[must_use]
    pub fn ends_with_visitor(&self) -> bool {
        !self.changes_state() || self.handler == Handler::Chat
    }

    /// `<method> <host>/<path>`, as in the catalogue: names the call in logs and tests.
    #[must_use]
    pub fn name(&self) -> String {
        format!(
            "{} {}/{}",
            self.method.name(),
            self.upstream.name(),
            self.path
        )
    }

    pub(super) const fn query(mut self, names: &'static [&'static str]) -> Self {
        self.query = names;
        self
    }

    pub(super) const fn handled_by(mut self, handler: Handler) -> Self {
        self.handler = handler;
        self
    }

    /// Taking a body of another kind than JSON.
    pub(super) const fn body(mut self, body: Body) -> Self {
        self.body = body;
        self
    }

    /// Passing on these of the body's fields alone.
    pub(super) const fn fields(mut self, names: &'static [&'static str]) -> Self {
        self.fields = Some(names);
        self
    }

    /// Cached at the edge for visitors who are not signed in.
    pub(super) const fn cached(mut self) -> Self {
        self.cache = CachePolicy::Public;
        self
    }

    pub(super) const fn signed_in(mut self) -> Self {
        self.access = Access::SignedIn;
        self
    }

    /// For signed-in users of these kinds alone.
    pub(super) const fn made_by(mut self, kinds: &'static [UserKind]) -> Self {
        self.kinds = Some(kinds);
        self.signed_in()
    }

    pub(super) const fn edge_only(mut self) -> Self {
        self.access = Access::EdgeOnly;
        self
    }

    pub(super) const fn limited(mut self, limit: Limit) -> Self {
        self.limit = Some(limit);
        self
    }

    /// One after which the site's settings are asked for anew.
    pub(super) const fn changing_settings(mut self) -> Self {
        self.changes_settings = true;
        self
    }

    /// A `GET` that sends or counts something.
    pub(super) const fn acting(mut self) -> Self {
        self.has_side_effects = true;
        self
    }

    /// A `GET` that browsers make by `POST` as well.
    pub(super) const fn posted(mut self) -> Self {
        self.accepts_query_as_post = true;
        self
    }

    /// Whether a request of that method can make it.
    #[must_use]
    pub fn is_made_by(&self, method: &str) -> bool {
        self.method.name() == method || self.has_query_in_body(method)
    }

    /// Whether a request of that method has in its body what the platform expects in the query.
    #[must_use]
    pub fn has_query_in_body(&self, method: &str) -> bool {
        self.accepts_query_as_post && method == Method::Post.name()
    }

    pub(super) const fn rules(mut self, rules: QueryRules) -> Self {
        self.query_rules = rules;
        self
    }
}
