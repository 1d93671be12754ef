//! A visitor's request without its body: method, address, and the headers that anything of the edge
//! looks at.
//!
//! The full URL parser would double the module's size, and the runtime has already normalised the
//! URL, so cutting at the first `/`, `?` and `#` is enough.

use crate::http::{media_type, query};
use crate::sites::tenant::Host;

/// Lists headers once, each with what it is called in lower case.
macro_rules! headers {
    ($($(#[$about:meta])* $header:ident = $name:literal,)*) => {
        /// A header that is looked at. All are read with the address, in one text: each that is fetched
        /// by itself costs as much as all of them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Header {
            $($(#[$about])* $header,)*
        }

        impl Header {
            /// The names of all of them in lower case, in their order.
            pub const NAMES: [&str; [$($name),*].len()] = [$($name),*];
        }
    };
}

headers! {
    /// `Host`
    Host = "host",
    /// `If-None-Match`
    IfNoneMatch = "if-none-match",
    /// `Save-Data`
    SaveData = "save-data",
    /// `ECT`, how fast the visitor's line is.
    Ect = "ect",
    /// `DNT`
    DoNotTrack = "dnt",
    /// `Sec-GPC`, that nothing about the visitor may be sold.
    GlobalPrivacyControl = "sec-gpc",
    /// `X-Request-Id`
    RequestId = "x-request-id",
    /// `Origin`
    Origin = "origin",
    /// `Sec-Fetch-Site`
    FetchSite = "sec-fetch-site",
    /// `Sec-Fetch-Mode`
    FetchMode = "sec-fetch-mode",
    /// `Accept`
    Accept = "accept",
    /// `Referer`
    Referer = "referer",
    /// `Content-Type`
    ContentType = "content-type",
    /// `Content-Length`
    ContentLength = "content-length",
    /// `Idempotency-Key`, which names a write that must not happen twice.
    IdempotencyKey = "idempotency-key",
    /// `Cookie`
    Cookie = "cookie",
    /// `CF-Connecting-IP`, the visitor's address from Cloudflare.
    ConnectingIp = "cf-connecting-ip",
}

/// What stands for a header that is missing: no header's value holds it, nor a line break.
const MISSING: &str = "\0";

/// Over what the site is seen, which decides the `Secure` attribute of cookies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transport {
    /// https, or anything that is no local-network host.
    Secure,
    /// A local-network host over plain http, where a `Secure` cookie would be dropped.
    LocalHttp,
}

/// The head of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestHead {
    /// Upper case, as sent: also methods that HTTP libraries do not know.
    pub method: String,
    /// Whether the visitor came over https.
    pub is_https: bool,
    /// Host and port as they stand in the URL.
    pub authority: String,
    /// Starts with `/`; percent escapes untouched.
    pub path: String,
    /// Without the `?`; empty when there is none.
    pub query: String,
    /// The values of [`Header::NAMES`], a line each.
    values: String,
}

impl RequestHead {
    /// Reads a head: the method, the URL and the values of [`Header::NAMES`], a line each, NUL for a
    /// header that is missing.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut lines = text.splitn(3, '\n');
        let mut line = || lines.next().unwrap_or_default();
        let (method, url, values) = (line(), line(), line());
        let (scheme, rest) = url.split_once("://").unwrap_or(("http", url));
        let rest = rest.split('#').next().unwrap_or_default();
        let end = rest.find(['/', '?']).unwrap_or(rest.len());
        let (authority, tail) = rest.split_at(end);
        let (path, query) = tail.split_once('?').unwrap_or((tail, ""));
        Self {
            method: method.to_owned(),
            is_https: scheme == "https",
            authority: authority.to_owned(),
            path: if path.is_empty() { "/" } else { path }.to_owned(),
            query: query.to_owned(),
            values: values.to_owned(),
        }
    }

    /// A header's value; repeated headers come joined, as the runtime does.
    #[must_use]
    pub fn header(&self, header: Header) -> Option<&str> {
        let value = self.values.split('\n').nth(header as usize);
        value.filter(|value| *value != MISSING)
    }

    /// The host the visitor asked for. The runtime has made a URL of it by now and forgiven what is
    /// no host (`user@host`, `host/path`), so the header itself is held to the rules too.
    #[must_use]
    pub fn host(&self) -> Option<Host> {
        if let Some(header) = self.header(Header::Host) {
            Host::parse(header).ok()?;
        }
        Host::parse(&self.authority).ok()
    }

    /// `<scheme>://<host>[:<port>]`, the origin the visitor's browser is on.
    #[must_use]
    pub fn origin(&self) -> String {
        let scheme = if self.is_https { "https://" } else { "http://" };
        [scheme, &self.authority].concat()
    }

    /// Whether a state-changing request comes from the site's own pages. A browser says so with
    /// `Origin` or `Sec-Fetch-Site`; what it says must not contradict. Where it sends neither (Safari to
    /// 16.3 in a GET, plain http), a `Referer` of the own origin counts; who says nothing is refused.
    #[must_use]
    pub fn is_same_origin(&self) -> bool {
        let is_own = |origin: &str| origin.eq_ignore_ascii_case(&self.origin());
        let own = self.header(Header::Origin).map(is_own);
        let same = self
            .header(Header::FetchSite)
            .map(|site| site == "same-origin");
        match (own, same) {
            (None, None) => self.came_from().is_some(),
            _ => own != Some(false) && same != Some(false),
        }
    }

    /// Whether whoever asks is a person who is shown what comes back: browsers say so by
    /// `Sec-Fetch-Mode` (W3C Fetch Metadata), older ones by what they accept. No browser navigates with
    /// a body of JSON, whatever the client's library says it accepts.
    #[must_use]
    pub fn is_navigation(&self) -> bool {
        match (self.header(Header::FetchMode), self.header(Header::Accept)) {
            (Some(mode), _) => mode == "navigate",
            (None, Some(accept)) => {
                accept.to_ascii_lowercase().contains("text/html") && !self.has_json_body()
            }
            (None, None) => false,
        }
    }

    /// Whether a browser has sent a form, by the headers that each sends along with one: `Origin`
    /// (Fetch, section 3.1), and the headers of a navigation. No form is JSON. `text/html` alone is no sign
    /// of a browser: Java's `HttpURLConnection` sends `Accept: text/html, image/gif, image/jpeg, *; q=.2,
    /// */*; q=.2`. The browsers that send no Fetch Metadata all accept XHTML in a navigation.
    #[must_use]
    pub fn is_of_browser(&self) -> bool {
        let has = |header| self.header(header).is_some();
        let accept = self.header(Header::Accept).unwrap_or_default();
        let accepts_xhtml = accept
            .to_ascii_lowercase()
            .contains("application/xhtml+xml");
        let navigates = self.is_navigation() && (has(Header::FetchMode) || accepts_xhtml);
        !self.has_json_body() && (has(Header::Origin) || has(Header::FetchSite) || navigates)
    }

    fn has_json_body(&self) -> bool {
        self.header(Header::ContentType)
            .is_some_and(media_type::is_json)
    }

    /// The page of this site that the visitor comes from, with its query, if the browser sends it.
    #[must_use]
    pub fn came_from(&self) -> Option<&str> {
        let address = self.header(Header::Referer)?;
        let path = address.strip_prefix(&self.origin())?;
        path.starts_with('/').then_some(path)
    }

    /// How the visitor came here, which says what a cookie may ask for.
    #[must_use]
    pub fn transport(&self) -> Transport {
        let is_local = Host::parse(&self.authority).is_ok_and(|host| host.is_local_network());
        if is_local && !self.is_https {
            Transport::LocalHttp
        } else {
            Transport::Secure
        }
    }

    /// The client IP address, as Cloudflare gives it; `local` without one.
    #[must_use]
    pub fn client_ip(&self) -> &str {
        self.header(Header::ConnectingIp).unwrap_or("local")
    }

    /// The visitor's cookies, as they are sent; empty where there are none.
    #[must_use]
    pub fn cookies(&self) -> &str {
        self.header(Header::Cookie).unwrap_or_default()
    }

    /// Whether the visitor asked for headers alone.
    #[must_use]
    pub fn is_head(&self) -> bool {
        self.method == "HEAD"
    }

    /// One query parameter, decoded; the first when it stands twice, `None` if malformed.
    #[must_use]
    pub fn query_param(&self, name: &str) -> Option<String> {
        query::parameter(&self.query, name)
    }
}

/// The text that the runtime gives for a request with these headers.
#[cfg(test)]
pub(crate) fn sent(method: &str, url: &str, headers: &[(&str, &str)]) -> String {
    for (name, _) in headers {
        assert!(Header::NAMES.contains(name), "{name} is not read");
    }
    let value = |name: &&str| {
        let sent = headers.iter().find(|(sent, _)| sent == name);
        sent.map_or(MISSING, |(_, value)| value)
    };
    let values: Vec<&str> = Header::NAMES.iter().map(value).collect();
    [method, url, &values.join("\n")].join("\n")
}

#[cfg(test)]
mod tests;
