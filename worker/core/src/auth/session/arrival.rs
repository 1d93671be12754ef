//! Origin checks for the login and for the return from the account site.

use crate::http::request_head::{Header, RequestHead};

/// Whether a login may begin without a press on this site. A navigation that another site has
/// made would let it choose when somebody signs in, and then as whom (login CSRF); a sibling under the
/// same parent domain is another site like any. Browsers tell
/// by `Sec-Fetch-Site` (W3C Fetch Metadata), also across redirects; older ones by `Referer`, unless
/// the other site keeps that back.
#[must_use]
pub fn may_begin(head: &RequestHead) -> bool {
    match (head.header(Header::FetchSite), head.header(Header::Referer)) {
        (Some(from), _) => matches!(from, "same-origin" | "none"),
        (None, Some(referer)) => is_of(referer, &head.origin()),
        (None, None) => true,
    }
}

/// Whether the account site may have led to the callback. A sibling of this host is told by
/// `Sec-Fetch-Site`, which no page can keep back: the account site is none where their domains differ,
/// and where they do not, `Referer` tells siblings apart. Of another site it is not asked: after an
/// account site that lets its visitors in by a third one, it names that one's page.
#[must_use]
pub fn may_end(head: &RequestHead, account_url: &str) -> bool {
    let (own, account) = (head.origin(), origin_of(account_url));
    let is_of_either = |referer| is_of(referer, &own) || is_of(referer, account);
    let may_be_account = || {
        let referer = head.header(Header::Referer);
        domain_of(account) == domain_of(&own) && referer.is_none_or(is_of_either)
    };
    head.header(Header::FetchSite) != Some("same-site") || may_be_account()
}

/// Scheme and authority of an absolute address.
fn origin_of(address: &str) -> &str {
    let after_scheme = address.find("://").map_or(0, |at| at + 3);
    let rest = address.get(after_scheme..).unwrap_or_default();
    let authority = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    address.get(..after_scheme + authority).unwrap_or_default()
}

/// The last two names of an origin's host: no two that differ in them are of one site.
fn domain_of(origin: &str) -> String {
    let authority = origin.split_once("://").map_or(origin, |(_, rest)| rest);
    let host = authority.split(':').next().unwrap_or_default();
    let mut names: Vec<_> = host.rsplit('.').take(2).collect();
    names.reverse();
    names.join(".").to_ascii_lowercase()
}

fn is_of(address: &str, origin: &str) -> bool {
    let rest = address
        .get(..origin.len())
        .filter(|start| start.eq_ignore_ascii_case(origin))
        .and_then(|_| address.get(origin.len()..));
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['/', '?', '#']))
}

#[cfg(test)]
mod tests {
    use super::{RequestHead, may_begin, may_end};
    use crate::http::request_head::sent;

    #[test]
    fn another_site_cannot_begin_a_login() {
        for (from, referer, expected) in [
            (Some("none"), None, true),
            (
                Some("same-origin"),
                Some("https://alpha.example/Class"),
                true,
            ),
            (
                Some("same-site"),
                Some("https://akun.alpha.example/"),
                false,
            ),
            (Some("same-site"), Some("https://alpha.example/"), false),
            (Some("other"), None, false),
            (Some("cross-site"), None, false),
            (Some("cross-site"), Some("https://alpha.example/"), false),
            (Some("none"), Some("https://evil.example/"), true),
            (None, None, true),
            (None, Some("https://alpha.example"), true),
            (None, Some("https://ALPHA.example/Class?a=b"), true),
            (None, Some("https://alpha.example.evil.example/"), false),
            (
                None,
                Some("https://evil.example/https://alpha.example/"),
                false,
            ),
            (None, Some("http://alpha.example/"), false),
            (None, Some("https://alpha.exämple/"), false),
            (None, Some(""), false),
        ] {
            let head = head("https://alpha.example/login", from, referer);
            assert_eq!(may_begin(&head), expected, "{from:?} {referer:?}");
        }
    }

    fn head(url: &str, from: Option<&str>, referer: Option<&str>) -> RequestHead {
        let headers = [("sec-fetch-site", from), ("referer", referer)];
        let headers = headers.map(|(header, value)| Some((header, value?)));
        let headers: Vec<_> = headers.into_iter().flatten().collect();
        RequestHead::read(&sent("GET", url, &headers))
    }

    #[test]
    fn a_login_ends_where_the_account_site_led_back() {
        const ELSEWHERE: &str = "https://akun.platform.example/masuk?a=b";
        const SIBLING: &str = "https://akun.belajar.example";
        for (account, from, referer, expected) in [
            // As it comes, with and without a word of the page before.
            (
                ELSEWHERE,
                Some("cross-site"),
                Some("https://akun.platform.example/"),
                true,
            ),
            (ELSEWHERE, Some("cross-site"), None, true),
            (
                ELSEWHERE,
                None,
                Some("https://AKUN.platform.example/pilih"),
                true,
            ),
            (ELSEWHERE, None, None, true),
            (ELSEWHERE, Some("none"), None, true),
            // It went on by itself: the page before is one of this site.
            (
                ELSEWHERE,
                Some("cross-site"),
                Some("https://alpha.belajar.example/Class"),
                true,
            ),
            (ELSEWHERE, Some("same-origin"), None, true),
            // By way of a site that the account site has asked who it is.
            (
                ELSEWHERE,
                Some("cross-site"),
                Some("https://masuk.example/"),
                true,
            ),
            (ELSEWHERE, None, Some("https://masuk.example/"), true),
            // A sibling.
            (
                ELSEWHERE,
                Some("same-site"),
                Some("https://buku.belajar.example/"),
                false,
            ),
            (ELSEWHERE, Some("same-site"), None, false),
            (ELSEWHERE, None, Some(""), true),
            // An account site under the brands' own parent domain is a sibling itself.
            (SIBLING, Some("same-site"), None, true),
            (
                SIBLING,
                Some("same-site"),
                Some("https://akun.belajar.example/"),
                true,
            ),
            (
                SIBLING,
                Some("same-site"),
                Some("https://buku.belajar.example/"),
                false,
            ),
            ("", None, None, true),
            ("", None, Some("https://masuk.example/"), true),
        ] {
            let head = head("https://alpha.belajar.example/callbackauth", from, referer);
            let actual = may_end(&head, account);
            assert_eq!(actual, expected, "{account} {from:?} {referer:?}");
        }
    }
}
