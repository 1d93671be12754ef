//! Error page for a document that cannot be made: no tenant, no settings, no template. It names no brand,
//! needs no script and no other file.

use super::security::hash;
use crate::error::Error;
use crate::http::header::Headers;
use crate::text::escape;

const STYLE: &str = "body{margin:0;display:grid;min-height:100vh;place-content:center;\
    padding:1.5rem;text-align:center;font:1.125rem/1.6 system-ui,sans-serif;color:#212529}\
    h1{margin:0;font-size:1.5rem}a{color:#0b5cad}";

/// The page, with the texts of spec section 2.
#[must_use]
pub fn html(error: &Error) -> String {
    let (title, message) = match error {
        Error::NotFound => (
            "Oops.. Maaf halaman tidak ditemukan",
            "Alamatnya mungkin sudah berubah atau salah ketik.",
        ),
        error => (
            "Opps.. Maaf terjadi kesalahan pada website",
            error.message(),
        ),
    };
    let message = escape::html_text(message);
    format!(
        "<!doctype html><html lang=\"id\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\
         <meta name=\"robots\" content=\"noindex\"><title>{title}</title>\
         <link rel=\"icon\" href=\"data:,\"><style>{STYLE}</style></head>\
         <body><main><h1>{title}</h1><p>{message}</p>\
         <p><a href=\"/\">Kembali ke beranda</a></p></main></body></html>"
    )
}

/// Its headers, names in lower case: nothing but its own style may be loaded.
#[must_use]
pub fn headers() -> Headers {
    let policy = format!(
        "default-src 'none'; img-src data:; style-src {}; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'",
        hash(STYLE)
    );
    vec![
        ("content-security-policy", policy),
        ("cross-origin-resource-policy", "same-origin".to_owned()),
        ("x-content-type-options", "nosniff".to_owned()),
        ("referrer-policy", "no-referrer".to_owned()),
        ("x-robots-tag", "noindex".to_owned()),
        ("cache-control", "no-store".to_owned()),
        ("content-language", "id".to_owned()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_page_has_the_message_of_the_error() {
        for (error, title, text) in [
            (Error::NotFound, "Oops..", "salah ketik"),
            (Error::BadGateway, "Opps..", Error::BadGateway.message()),
            (Error::Internal, "Opps..", Error::Internal.message()),
        ] {
            let page = html(&error);
            assert!(page.contains(title) && page.contains(text), "{page}");
            assert!(page.contains("href=\"/\""), "{page}");
        }
        let style = format!("style-src {};", hash(STYLE));
        assert!(headers()[0].1.contains(&style));
        assert!(html(&Error::NotFound).contains(&format!("<style>{STYLE}</style>")));
    }
}
