//! Conditional requests for documents: `Vary` and `If-None-Match` (RFC 9110 sections 12.5.5 and
//! 13.1.2).

/// What of a request a document depends on besides its address (`Vary`). Visitors who save data, or are
/// on a slow line, get the lean variant, as does who has said so by the switch, whose word is a cookie.
/// A cached document is revalidated each time, and its `ETag` differs by variant too.
pub const VARY: &str = "Save-Data, ECT, Cookie";

/// The same where visits are counted: those who want no tracking get the document without the notice.
pub const VARY_WHERE_MEASURED: &str = "Save-Data, ECT, Cookie, DNT, Sec-GPC";

/// Whether an `If-None-Match` header names this `ETag`, so that 304 is the response.
///
/// Weak comparison: `W/` before either is of no account. A header that breaks
/// off is read as far as it goes.
#[must_use]
pub fn if_none_match(header: &str, etag: &str) -> bool {
    header.trim() == "*" || names(header, etag)
}

/// The same without the `*` that stands for whatever there is.
#[must_use]
pub fn names(header: &str, etag: &str) -> bool {
    let wanted = etag.strip_prefix("W/").unwrap_or(etag);
    let mut rest = header;
    loop {
        rest = rest.trim_start_matches([' ', '\t', ',']);
        let tag = rest.strip_prefix("W/").unwrap_or(rest);
        let Some(end) = tag.strip_prefix('"').and_then(|inner| inner.find('"')) else {
            return false;
        };
        let Some((tag, after)) = tag.split_at_checked(end + 2) else {
            return false;
        };
        if tag == wanted {
            return true;
        }
        rest = after;
    }
}

#[cfg(test)]
mod tests {
    use super::if_none_match;

    #[test]
    fn if_none_match_follows_the_rfc() {
        for (header, expected) in [
            ("\"a\"", true),
            ("W/\"a\"", true),
            ("*", true),
            (" * ", true),
            ("\"b\", \"a\"", true),
            ("\"b\",W/\"a\"", true),
            (",, \"x,\\\" , \"a\"", true),
            ("\"b\"", false),
            ("a", false),
            ("\"a", false),
            ("", false),
            ("\"b\", *", false),
            ("w/\"a\"", false),
            ("\"é\", \"a\"", true),
            ("\"", false),
        ] {
            assert_eq!(if_none_match(header, "\"a\""), expected, "{header}");
        }
    }
}
