//! Validators: the document's `ETag` and `If-None-Match` (RFC 9110 section 13.1.2).

use std::hash::{DefaultHasher, Hasher};

/// What of a request a document depends on besides its address. Visitors who save data, or are on a
/// slow line, get it without what is fetched ahead; where visits are counted, those who want no
/// tracking get it without the notice.
#[must_use]
pub const fn vary(is_measured: bool) -> &'static str {
    if is_measured {
        "Save-Data, ECT, DNT, Sec-GPC"
    } else {
        "Save-Data, ECT"
    }
}

/// A strong `ETag` of a body, quoted: its length and 64 bits of SipHash-1-3.
///
/// It only tells the versions of one URL apart and guards nothing, so that a
/// cryptographic hash would cost time on every document and buy nothing. A
/// toolchain whose hash differs costs each visitor one full answer, as any
/// new build does.
#[must_use]
pub fn etag(body: &str) -> String {
    let mut hasher = DefaultHasher::new();
    hasher.write(body.as_bytes());
    format!("\"{:x}-{:016x}\"", body.len(), hasher.finish())
}

/// Whether an `If-None-Match` header names this `ETag`, so that 304 is the answer.
///
/// Weak comparison: `W/` before either is of no account. A header that breaks
/// off is read as far as it goes.
#[must_use]
pub fn if_none_match(header: &str, etag: &str) -> bool {
    if header.trim() == "*" {
        return true;
    }
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
    use super::{etag, if_none_match, vary};

    #[test]
    fn a_document_varies_by_what_changes_it() {
        assert_eq!(vary(false), "Save-Data, ECT");
        for name in ["Save-Data", "ECT", "DNT", "Sec-GPC"] {
            assert!(vary(true).split(", ").any(|listed| listed == name));
        }
    }

    #[test]
    fn an_etag_is_strong_quoted_and_follows_the_body() {
        let tag = etag("isi");
        assert!(
            tag.starts_with('"') && tag.ends_with('"') && tag.len() > 18,
            "{tag}"
        );
        assert_eq!(tag, etag("isi"));
        assert_ne!(tag, etag("isi "));
    }

    #[test]
    fn if_none_match_is_read_as_the_rfc_says() {
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
