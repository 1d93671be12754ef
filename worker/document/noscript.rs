//! What a document without its page says to a visitor without JavaScript: whose site it is, one sentence,
//! and the ways on.

use crate::site::page::Page;
use crate::site::tables::PAGES;
use crate::site::tenant::Found;
use crate::text::escape::{attribute, html_text};
use crate::text::percent::{Encoding, encoded};

/// What is said.
const SENTENCE: &str = "Situs ini membutuhkan JavaScript. Aktifkan JavaScript di peramban Anda, \
                        lalu muat ulang halaman.";

/// Lists that can be read without, by the names of their pages.
const LISTS: [(&str, &str); 2] = [("class", "Kelas"), ("event", "Acara")];

/// Who reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// Anybody.
    Anybody,
    /// Nobody who is signed in, on a page that asks for it, of this path: some do without scripts then.
    Guest(&'static str),
    /// Somebody who is signed in, and may want out.
    SignedIn,
}

/// The element's whole HTML.
#[must_use]
pub fn html(found: &Found, reader: Reader) -> String {
    let home = match found.api_base() {
        "/pesilat/api" => "/pesilat",
        _ => "/",
    };
    let has = |page: &&Page| found.tenant.has(page);
    let lists = LISTS.iter().filter_map(|(name, text)| {
        let page = PAGES.iter().filter(has).find(|page| page.name == *name)?;
        Some(link(page.path, text))
    });
    let own = match reader {
        Reader::Guest(path) if !found.has_no_host() && !found.pesilat && !path.contains('{') => {
            let to = encoded(path, Encoding::UNRESERVED);
            Some(link(&["/login?to=", &to].concat(), "Masuk"))
        }
        Reader::SignedIn if !found.pesilat => Some(link("/Profile", "Profil")),
        _ => None,
    };
    let ways: String = [link(home, "Beranda")]
        .into_iter()
        .chain(lists)
        .chain(own)
        .collect();
    let out = match reader {
        Reader::Anybody | Reader::Guest(_) => "",
        Reader::SignedIn => {
            "<form method=\"post\" action=\"/session/logout\"><button>Keluar</button></form>"
        }
    };
    format!(
        "<noscript><main data-noscript><h1>{name}</h1><p>{SENTENCE}</p><nav \
         aria-label=\"Jalan lain\">{ways}</nav>{out}</main></noscript>",
        name = html_text(&found.tenant.name)
    )
}

fn link(path: &str, text: &str) -> String {
    format!("<a href=\"{}\">{text}</a> ", attribute(path))
}

#[cfg(test)]
mod tests {
    use super::{Reader, html};
    use crate::site::tables::TENANTS;
    use crate::site::tenant::Host;

    #[test]
    fn it_names_the_site_and_leads_on() {
        for (address, home) in [
            ("/Studio", "href=\"/\""),
            ("/pesilat/x", "href=\"/pesilat\""),
        ] {
            let found = TENANTS.find_default(address);
            let said = html(&found, Reader::Anybody);
            assert!(said.contains("<h1>"), "{said}");
            assert!(said.contains(home), "{said}");
            assert!(!said.contains("/session/logout"), "{said}");
            assert!(html(&found, Reader::SignedIn).contains("/session/logout"));
        }
    }

    #[test]
    fn a_page_for_who_is_signed_in_leads_to_the_login() {
        let alpha = TENANTS.find(&Host::parse("alpha.example").unwrap(), "/Profile");
        let nowhere = TENANTS.find_default("/Profile");
        for (found, path, leads) in [
            (&alpha, "/Earnings/Request", true),
            (&alpha, "/Invoices/{number}", false),
            (&nowhere, "/Profile", false),
        ] {
            let said = html(found, Reader::Guest(path));
            let login = "href=\"/login?to=%2FEarnings%2FRequest\"";
            assert_eq!(said.contains("/login"), leads, "{said}");
            assert_eq!(said.contains(login), leads, "{said}");
            assert!(!said.contains("Profil"), "{said}");
        }
    }
}
