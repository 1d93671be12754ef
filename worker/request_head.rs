//! A visitor's request without its body: method, address, and the headers that are read along.
//!
//! The full URL parser would double the module's size, and the runtime has already normalised the
//! URL, so cutting at the first `/`, `?` and `#` is enough.

use crate::gateway::session::Transport;
use crate::site::tenant::Host;
use crate::text::find;
use crate::text::query;

/// The headers whose values are read with the address, since every document asks for them; each that
/// is fetched by itself costs as much as all of them in one text.
pub const READ: [&str; 7] = [
    "host",
    "if-none-match",
    "save-data",
    "ect",
    "dnt",
    "sec-gpc",
    "x-request-id",
];

/// What stands for a header that is missing: no header's value holds it, nor a line break.
const MISSING: &str = "\0";

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
    /// The values of [`READ`], a line each.
    values: String,
}

impl RequestHead {
    /// Reads a head: the method, the URL and the values of [`READ`], a line each, NUL for a header
    /// that is missing.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut lines = text.splitn(3, '\n');
        let mut line = || lines.next().unwrap_or_default();
        let (method, url, values) = (line(), line(), line());
        let (scheme, rest) = find::cut(url, "://").unwrap_or(("http", url));
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

    /// The value of a header that was read along: none within for one that is missing, none at all
    /// for one that was not read.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<Option<&str>> {
        let index = READ.iter().position(|read| *read == name)?;
        let value = self.values.split('\n').nth(index);
        Some(value.filter(|value| *value != MISSING))
    }

    /// The host the visitor asked for. The runtime has made a URL of it by now and forgiven what is
    /// no host (`user@host`, `host/path`), so the header itself is held to the rules too.
    #[must_use]
    pub fn host(&self) -> Option<Host> {
        if let Some(Some(header)) = self.header("host") {
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

    /// Whether the visitor asked for headers alone.
    #[must_use]
    pub fn is_head(&self) -> bool {
        self.method == "HEAD"
    }

    /// One query parameter, decoded; the first when it stands twice, none when malformed.
    #[must_use]
    pub fn query_param(&self, name: &str) -> Option<String> {
        query::parameter(&self.query, name)
    }
}

#[cfg(test)]
mod tests {
    use super::{Host, READ, RequestHead};
    use crate::gateway::session::Transport;

    fn head(url: &str) -> RequestHead {
        RequestHead::read(&["GET", url].join("\n"))
    }

    #[test]
    fn an_address_is_taken_apart() {
        for (url, is_https, authority, path, query) in [
            (
                "https://a.example/b/c?d=e",
                true,
                "a.example",
                "/b/c",
                "d=e",
            ),
            ("http://a.example:8787", false, "a.example:8787", "/", ""),
            ("https://a.example?b", true, "a.example", "/", "b"),
            ("https://a.example/b?c?d#e", true, "a.example", "/b", "c?d"),
            (
                "https://a.example/%2F%C3%A9#?b",
                true,
                "a.example",
                "/%2F%C3%A9",
                "",
            ),
            ("https://[::1]:80/b", true, "[::1]:80", "/b", ""),
            ("https://a.example//b", true, "a.example", "//b", ""),
            ("/b", false, "", "/b", ""),
            ("", false, "", "/", ""),
        ] {
            let head = head(url);
            let told = (head.is_https, &*head.authority, &*head.path, &*head.query);
            assert_eq!(told, (is_https, authority, path, query), "{url}");
        }
        let other = RequestHead::read("PROPFIND\nhttps://a.example/");
        assert_eq!((&*other.method, other.is_head()), ("PROPFIND", false));
        assert!(RequestHead::read("HEAD\nhttps://a.example/").is_head());
        assert_eq!(
            head("http://a.example:80/b").origin(),
            "http://a.example:80"
        );
    }

    #[test]
    fn headers_are_read_along_by_their_place() {
        let values = ["a.example", "\0", "on", "", "1", "\0", "id"].join("\n");
        let head = RequestHead::read(&["GET", "https://a.example/", &values].join("\n"));
        let expected = [
            Some("a.example"),
            None,
            Some("on"),
            Some(""),
            Some("1"),
            None,
            Some("id"),
        ];
        for (name, expected) in READ.into_iter().zip(expected) {
            assert_eq!(head.header(name), Some(expected), "{name}");
        }
        assert_eq!(head.header("cookie"), None);
        // What was not told is missing.
        assert_eq!(RequestHead::read("GET").header("x-request-id"), Some(None));
    }

    #[test]
    fn the_runtime_is_asked_for_the_same_headers() {
        let names = READ.map(|name| ["'", name, "'"].concat()).join(", ");
        let asked = ["const names = [", &names, "];"].concat();
        assert!(include_str!("edge/runtime/incoming.rs").contains(&asked));
    }

    #[test]
    fn a_host_has_to_be_one_in_both_places() {
        for (header, authority, expected) in [
            ("A.example:80", "a.example:80", Some("a.example")),
            ("\0", "a.example", Some("a.example")),
            ("user@a.example", "a.example", None),
            ("a.example/b", "a.example", None),
            ("", "a.example", None),
            ("a.example", "a..b", None),
            ("a.example", "", None),
        ] {
            let text = format!("GET\nhttps://{authority}/\n{header}");
            let host = RequestHead::read(&text).host();
            let told = host.as_ref().map(Host::as_str);
            assert_eq!(told, expected, "{header} {authority}");
        }
    }

    #[test]
    fn only_a_developers_machine_is_seen_without_https() {
        for (url, expected) in [
            ("https://a.example/", Transport::Secure),
            ("http://a.example/", Transport::Secure),
            ("http://a.localhost:8787/", Transport::LocalHttp),
            ("http://192.168.1.2/", Transport::LocalHttp),
            ("https://a.localhost/", Transport::Secure),
        ] {
            assert_eq!(head(url).transport(), expected, "{url}");
        }
    }
}
