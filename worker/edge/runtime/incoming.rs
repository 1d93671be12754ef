//! The visitor's request, taken apart once: scheme, host, path and query out of the raw URL.
//!
//! The full URL parser would double the module's size (`runtime.md`), and the runtime has already
//! normalised the URL, so cutting at the first `/`, `?` and `#` is enough.

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::document::fault_page;
use crate::text::query;

// Each value that is fetched by itself costs as much as all of them in one text. No header's value
// holds a line break or NUL, which stands for one that is missing.
#[wasm_bindgen(inline_js = "
const names = ['host', 'if-none-match', 'save-data', 'ect', 'dnt', 'sec-gpc', 'x-request-id'];
export function read(request) {
  let text = request.method + '\\n' + request.url;
  for (const name of names) text += '\\n' + (request.headers.get(name) ?? '\\0');
  return text;
}
")]
extern "C" {
    fn read(request: &web_sys::Request) -> String;
}

/// The headers of which a request is read with its address, in their order.
const READ: [&str; 7] = [
    "host",
    "if-none-match",
    "save-data",
    "ect",
    "dnt",
    "sec-gpc",
    "x-request-id",
];

/// One visitor's request.
pub struct Incoming {
    /// The runtime's request, for its body, its signal and its headers.
    pub raw: web_sys::Request,
    /// Upper case, as sent: also methods that HTTP libraries do not know.
    pub method: String,
    /// Whether the visitor came over https.
    pub https: bool,
    /// Host and port as they stand in the URL.
    pub authority: String,
    /// Starts with `/`; percent escapes untouched.
    pub path: String,
    /// Without the `?`; empty when there is none.
    pub query: String,
    /// The values of [`READ`], a line each.
    headers: String,
}

impl Incoming {
    /// Takes a request apart.
    pub fn new(raw: web_sys::Request) -> Self {
        let text = read(&raw);
        let mut lines = text.splitn(3, '\n');
        let mut line = || lines.next().unwrap_or_default();
        let (method, url, headers) = (line(), line(), line());
        let (scheme, rest) = url.split_once("://").unwrap_or(("http", url));
        let rest = rest.split('#').next().unwrap_or_default();
        let end = rest.find(['/', '?']).unwrap_or(rest.len());
        let (authority, tail) = rest.split_at(end);
        let (path, query) = tail.split_once('?').unwrap_or((tail, ""));
        Self {
            method: method.to_owned(),
            https: scheme == "https",
            authority: authority.to_owned(),
            path: if path.is_empty() { "/" } else { path }.to_owned(),
            query: query.to_owned(),
            headers: headers.to_owned(),
            raw,
        }
    }

    /// A header's value; repeated headers come joined, as the runtime does.
    pub fn header(&self, name: &str) -> Option<String> {
        match READ.iter().position(|read| *read == name) {
            Some(index) => {
                let value = self.headers.split('\n').nth(index)?;
                (value != "\0").then(|| value.to_owned())
            }
            None => self.raw.headers().get(name).ok().flatten(),
        }
    }

    /// Whether the visitor asked for headers alone.
    pub fn is_head(&self) -> bool {
        self.method == "HEAD"
    }

    /// Whether a person is shown what comes back.
    pub fn is_navigation(&self) -> bool {
        let (mode, accept) = (self.header("sec-fetch-mode"), self.header("accept"));
        fault_page::is_navigation(mode.as_deref(), accept.as_deref())
    }

    /// `https://host[:port]`, the origin the visitor's browser is on.
    pub fn origin(&self) -> String {
        let scheme = if self.https { "https" } else { "http" };
        format!("{scheme}://{}", self.authority)
    }

    /// One query parameter, decoded; the first when it stands twice, none when malformed.
    pub fn query_param(&self, name: &str) -> Option<String> {
        query::parameter(&self.query, name)
    }

    /// The visitor's address as the platform tells it; `local` where no platform does.
    pub fn address(&self) -> String {
        self.header("cf-connecting-ip")
            .unwrap_or_else(|| "local".to_owned())
    }

    /// Fires when the visitor leaves (`enable_request_signal`).
    pub fn signal(&self) -> Option<web_sys::AbortSignal> {
        let signal: JsValue = self.raw.signal().into();
        signal.dyn_into().ok()
    }
}
