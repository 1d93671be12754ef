//! The `<noscript>` part of a document without a rendered page: the site's name, one sentence, and links.

use crate::document::posted_form::FormState;
use crate::http::percent::{Encoding, encoded};
use crate::sites::page::Page;
use crate::sites::tables::PAGES;
use crate::sites::tenant::ResolvedTenant;
use crate::text::escape::{attribute, html_text};

/// What is said.
const SENTENCE: &str = "Situs ini membutuhkan JavaScript. Aktifkan JavaScript di peramban Anda, \
                        lalu muat ulang halaman.";

/// Over what was typed.
const HEADING: &str = "Isian Anda masih ada";

/// Below that.
const AGAIN: &str = "Formulirnya belum bisa diproses. Kata sandi dan berkas tidak ikut kembali.";

/// Lists that can be read without, by the names of their pages.
const LISTS: [(&str, &str); 2] = [("class", "Kelas"), ("event", "Acara")];

/// Who reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoscriptAudience {
    /// Anybody.
    Anybody,
    /// Nobody who is signed in, on a page that asks for it, of this path: some do without scripts then.
    Guest(&'static str),
    /// Somebody who is signed in, and may want out.
    SignedIn,
}

/// The element's whole HTML. `form` is what the visitor has typed into a form that comes back.
#[must_use]
pub fn html(tenant: &ResolvedTenant, reader: NoscriptAudience, form: Option<&FormState>) -> String {
    let home = match tenant.api_base() {
        "/pesilat/api" => "/pesilat",
        _ => "/",
    };
    let has = |page: &&Page| tenant.row.has(page);
    let lists = LISTS.iter().filter_map(|(name, text)| {
        let page = PAGES.iter().filter(has).find(|page| page.name == *name)?;
        Some(link(page.path, text))
    });
    let own = match reader {
        NoscriptAudience::Guest(path)
            if !tenant.is_fallback_tenant() && !tenant.pesilat && !path.contains('{') =>
        {
            let to = encoded(path, Encoding::UNRESERVED);
            Some(link(&["/login?to=", &to].concat(), "Masuk"))
        }
        NoscriptAudience::SignedIn if !tenant.pesilat => Some(link("/Profile", "Profil")),
        _ => None,
    };
    let ways: String = [link(home, "Beranda")]
        .into_iter()
        .chain(lists)
        .chain(own)
        .collect();
    let out = match reader {
        NoscriptAudience::Anybody | NoscriptAudience::Guest(_) => "",
        NoscriptAudience::SignedIn => {
            "<form method=\"post\" action=\"/session/logout\"><button>Keluar</button></form>"
        }
    };
    format!(
        "<noscript><main data-noscript><h1>{name}</h1>{typed}<p>{SENTENCE}</p><nav \
         aria-label=\"Jalan lain\">{ways}</nav>{out}</main></noscript>",
        name = html_text(&tenant.row.name),
        typed = form.map(typed).unwrap_or_default(),
    )
}

/// What was typed, to be read and to be sent again; empty for a form that was sent.
fn typed(form: &FormState) -> String {
    let Some(fields) = form.to_send_again() else {
        return String::new();
    };
    let mut hidden = String::new();
    let mut shown = String::new();
    for (place, (name, value)) in fields.enumerate() {
        hidden += &[
            "<input type=\"hidden\" name=\"",
            &attribute(name),
            "\" value=\"",
            &attribute(value),
            "\">",
        ]
        .concat();
        // The first is the form's own name.
        if place > 0 && !value.is_empty() {
            shown += &["<li>", &html_text(value), "</li>"].concat();
        }
    }
    format!(
        "<h2>{HEADING}</h2><p>{AGAIN}</p><form method=\"post\">{hidden}<ul>{shown}</ul>\
         <button>Kirim lagi</button></form>"
    )
}

fn link(path: &str, text: &str) -> String {
    format!("<a href=\"{}\">{text}</a> ", attribute(path))
}

#[cfg(test)]
mod tests {
    use super::{NoscriptAudience, html};
    use crate::document::posted_form::{FormState, FormType, PostedForm, SendFailure};
    use crate::sites::tables::TENANTS;
    use crate::sites::tenant::Host;

    #[test]
    fn it_names_the_site_and_leads_on() {
        for (address, home) in [
            ("/Studio", "href=\"/\""),
            ("/pesilat/x", "href=\"/pesilat\""),
        ] {
            let found = TENANTS.find_default(address);
            let said = html(&found, NoscriptAudience::Anybody, None);
            assert!(said.contains("<h1>"), "{said}");
            assert!(said.contains(home), "{said}");
            assert!(!said.contains("/session/logout"), "{said}");
            assert!(html(&found, NoscriptAudience::SignedIn, None).contains("/session/logout"));
        }
    }

    #[test]
    fn a_returned_form_can_be_read_and_sent_again() {
        let found = TENANTS.find_default("/Register");
        let body = b"_form=account&name=%3CAyu%3E&note=&password=rahasia";
        let posted = PostedForm::read(&FormType::UrlEncoded, body);
        let form = FormState::unsent(posted, SendFailure::Broken);
        let said = html(&found, NoscriptAudience::Anybody, Some(&form));
        for part in [
            "<form method=\"post\"><input type=\"hidden\" name=\"_form\" value=\"account\">",
            "name=\"name\" value=\"&lt;Ayu&gt;\"",
            "<ul><li>&lt;Ayu&gt;</li></ul><button>Kirim lagi</button>",
        ] {
            assert!(said.contains(part), "{said}");
        }
        assert!(!said.contains("rahasia"), "{said}");
        let sent = FormState::sent("account".to_owned(), "{}").unwrap();
        let said = html(&found, NoscriptAudience::Anybody, Some(&sent));
        assert!(!said.contains("<form"), "{said}");
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
            let said = html(found, NoscriptAudience::Guest(path), None);
            let login = "href=\"/login?to=%2FEarnings%2FRequest\"";
            assert_eq!(said.contains("/login"), leads, "{said}");
            assert_eq!(said.contains(login), leads, "{said}");
            assert!(!said.contains("Profil"), "{said}");
        }
    }
}
