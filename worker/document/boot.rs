//! The boot data: what the app starts from, in `<script id="boot">`.
//!
//! Source: design section 4. It holds this tenant's data only, and no secret.

use std::rc::Rc;

use super::prefetched::AnswerText;
use super::unsent::Unsent;
use crate::text::escape::script_json;
use crate::text::json::{self, Field};

/// The boot data, in the shape the app's `boot.ts` parses.
#[derive(Clone, Debug)]
pub struct Boot<'a> {
    /// The server's app version; `null` while it is unknown.
    pub version: Option<&'a str>,
    /// The tenant.
    pub tenant: BootTenant<'a>,
    /// Its settings, as JSON that is escaped for the script block.
    pub settings: &'a str,
    /// The page that matched; `null` when none did.
    pub page: Option<BootPage<'a>>,
    /// Answers the edge fetched beforehand, by [`crate::site::page::Page::addresses`]: moved
    /// as they are.
    pub prefetched: &'a [(String, Rc<AnswerText>)],
    /// How the layout looks, as JSON.
    pub look: &'a str,
    /// What was typed into a form that came back unsent; `null` in any other document.
    pub unsent: Option<&'a Unsent>,
    /// The document's HTTP status.
    pub status: u16,
    /// What the app takes for the time until it runs in a browser, in Unix milliseconds.
    pub now: u64,
    /// Whether the visitor's request has asked for less data.
    pub saves_data: bool,
}

/// The tenant as the app sees it.
#[derive(Clone, Debug)]
pub struct BootTenant<'a> {
    /// Its key.
    pub key: &'a str,
    /// The layout that counts, after settings and path rule.
    pub layout: &'a str,
    /// The brand's name.
    pub name: &'a str,
    /// The brand's tagline.
    pub tagline: &'a str,
    /// The tenant domain.
    pub domain: &'a str,
    /// Names its app in the calls that staff make.
    pub lms_key: &'a str,
    /// How it was found, as in the header `x-tenant-source`.
    pub source: &'a str,
    /// The names of the pages it has.
    pub pages: Vec<&'a str>,
    /// Its own page titles and descriptions, by page name.
    pub titles: Vec<(&'a str, BootTitle<'a>)>,
    /// Where API calls go: `/api`, or `/pesilat/api` under the path rule.
    pub api: &'a str,
    /// What counts visits once the visitor has agreed; `null` where nothing does.
    pub analytics: Option<BootAnalytics<'a>>,
}

/// The measuring service's script and the tenant's id at it.
#[derive(Clone, Copy, Debug)]
pub struct BootAnalytics<'a> {
    /// The measurement id.
    pub id: &'a str,
    /// The script's address, without the id.
    pub script: &'a str,
}

/// A tenant's own texts of a page; what it lacks is left out.
#[derive(Clone, Copy, Debug, Default)]
pub struct BootTitle<'a> {
    /// The page's title.
    pub title: Option<&'a str>,
    /// The page's description.
    pub description: Option<&'a str>,
}

/// The page that matched.
#[derive(Clone, Debug)]
pub struct BootPage<'a> {
    /// Its name in the page table.
    pub name: &'a str,
    /// Its route parameters, decoded.
    pub params: Vec<(&'a str, &'a str)>,
}

impl Boot<'_> {
    /// The boot data as JSON text, escaped for its script block.
    #[must_use]
    pub fn to_json(&self) -> String {
        let page = self.page.as_ref().map(BootPage::to_json);
        let unsent = self.unsent.map(Unsent::to_json);
        let own = json::object(&[
            ("version", self.version.into()),
            ("tenant", Field::Json(&self.tenant.to_json())),
            ("page", page.as_deref().map_or(Field::Null, Field::Json)),
            ("unsent", unsent.as_deref().map_or(Field::Null, Field::Json)),
            ("status", u64::from(self.status).into()),
            ("now", self.now.into()),
            ("savesData", self.saves_data.into()),
        ]);
        let own = script_json(&own);
        // The object's end comes back after its last field.
        let own = own.strip_suffix('}').unwrap_or(&own);
        let moved: usize = { self.prefetched.iter() }
            .map(|(address, answer)| address.len() + answer.json().len() + 64)
            .sum();
        let mut json =
            String::with_capacity(own.len() + self.settings.len() + self.look.len() + moved + 64);
        json.extend([own, r#","settings":"#, self.settings]);
        json.extend([r#","look":"#, &script_json(self.look), r#","prefetched":{"#]);
        for (index, (address, answer)) in self.prefetched.iter().enumerate() {
            let comma = if index > 0 { "," } else { "" };
            json.extend([
                comma,
                &script_json(&json::quoted(address)),
                ":",
                answer.json(),
            ]);
        }
        json.push_str("}}");
        json
    }
}

impl BootTenant<'_> {
    fn to_json(&self) -> String {
        let pages = self.pages.iter().map(|page| json::quoted(page));
        let pages: Vec<String> = pages.collect();
        let titles = { self.titles.iter() }.map(|(page, title)| (*page, title.to_json()));
        let titles: Vec<(&str, String)> = titles.collect();
        let titles = titles
            .iter()
            .map(|(page, title)| (*page, Field::Json(title)));
        let titles: Vec<(&str, Field<'_>)> = titles.collect();
        let analytics = self
            .analytics
            .map(|known| json::object(&[("id", known.id.into()), ("script", known.script.into())]));
        json::object(&[
            ("key", self.key.into()),
            ("layout", self.layout.into()),
            ("name", self.name.into()),
            ("tagline", self.tagline.into()),
            ("domain", self.domain.into()),
            ("lmsKey", self.lms_key.into()),
            ("source", self.source.into()),
            ("pages", Field::Json(&json::list(&pages))),
            ("titles", Field::Json(&json::object(&titles))),
            ("api", self.api.into()),
            (
                "analytics",
                analytics.as_deref().map_or(Field::Null, Field::Json),
            ),
        ])
    }
}

impl BootTitle<'_> {
    fn to_json(self) -> String {
        let title = self.title.map(|title| ("title", Field::Text(title)));
        let description = self
            .description
            .map(|text| ("description", Field::Text(text)));
        let given: Vec<_> = title.into_iter().chain(description).collect();
        json::object(&given)
    }
}

impl BootPage<'_> {
    fn to_json(&self) -> String {
        let params = { self.params.iter() }.map(|(name, value)| (*name, Field::Text(value)));
        let params: Vec<_> = params.collect();
        json::object(&[
            ("name", self.name.into()),
            ("params", Field::Json(&json::object(&params))),
        ])
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::{AnswerText, Boot, BootAnalytics, BootPage, BootTenant, BootTitle, Unsent};
    use crate::document::unsent::FormType;
    use crate::site::settings::{Brand, Settings};
    use crate::text::escape::script_json;
    use serde_json::{Value, json};

    #[test]
    fn the_boot_data_has_its_shape_and_stays_in_its_script() {
        let settings = Settings::parse(
            None,
            &crate::text::json::Map::new(),
            &Brand {
                key: "contoh",
                name: "</script>\u{2028}",
            },
        )
        .0;
        let answer = json!({ "status": true, "data": { "name": "<!-- <script>" } });
        let settings_json = settings.to_json();
        let prefetched = [
            (
                "services/v1/class/overview?slug=dasar-web",
                answer.to_string(),
            ),
            ("a\"b", "[]".to_owned()),
        ];
        let prefetched =
            prefetched.map(|(address, json)| (address.to_owned(), Rc::new(AnswerText::new(&json))));
        let unsent = Unsent::read(&FormType::UrlEncoded, b"_form=daftar&name=%3C/script%3E");
        let own_title = BootTitle {
            title: Some("Kelasku"),
            description: None,
        };
        let boot = Boot {
            version: Some("1.0.0"),
            tenant: BootTenant {
                key: "contoh",
                layout: "alpha",
                name: "Contoh",
                tagline: "",
                domain: "contoh.example",
                lms_key: "contoh-lms",
                source: "host",
                pages: vec!["home"],
                titles: Vec::from([("class", own_title)]),
                api: "/api",
                analytics: Some(BootAnalytics {
                    id: "G-1",
                    script: "https://ukur.example/gtag/js",
                }),
            },
            settings: &script_json(&settings_json),
            page: Some(BootPage {
                name: "class-detail",
                params: Vec::from([("slug", "dasar-web")]),
            }),
            look: r#"{"header":"bar"}"#,
            prefetched: &prefetched,
            unsent: Some(&unsent),
            status: 200,
            now: 1_795_000_000_000,
            saves_data: false,
        };
        let text = boot.to_json();
        assert!(!text.contains(['<', '>', '&', '\u{2028}']), "{text}");
        let expected = json!({
            "version": "1.0.0",
            "tenant": {
                "key": "contoh", "layout": "alpha", "name": "Contoh", "tagline": "", "domain": "contoh.example", "lmsKey": "contoh-lms",
                "source": "host", "pages": ["home"], "titles": { "class": { "title": "Kelasku" } }, "api": "/api",
                "analytics": { "id": "G-1", "script": "https://ukur.example/gtag/js" }
            },
            "settings": serde_json::from_str::<Value>(&settings_json).unwrap(),
            "look": { "header": "bar" },
            "page": { "name": "class-detail", "params": { "slug": "dasar-web" } },
            "prefetched": { "services/v1/class/overview?slug=dasar-web": answer, "a\"b": [] },
            "unsent": { "form": "daftar", "values": { "name": "</script>" } },
            "status": 200,
            "now": 1_795_000_000_000_u64,
            "savesData": false
        });
        assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), expected);
    }
}
