//! Boot data: the JSON that the app starts from, in `<script id="boot">`.
//!
//! Source: design section 4. It holds this tenant's data only, and no secret.

use std::rc::Rc;

use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use super::posted_form::FormState;
use super::prefetched::ResponseText;
use crate::text::escape::script_json;
use crate::text::json::{self, Fields};

/// The boot data, in the shape the app's `boot.ts` parses.
#[derive(Clone, Debug)]
pub struct Boot<'a> {
    /// The server's app version; `null` while it is unknown.
    pub version: Option<&'a str>,
    /// The tenant.
    pub tenant: BootTenant<'a>,
    /// Its settings, as JSON that is escaped for the script block.
    pub settings: &'a RawValue,
    /// The page that matched; `null` when none did.
    pub page: Option<BootPage<'a>>,
    /// Responses the edge fetched beforehand, by [`crate::sites::page::Page::call_keys`]: moved
    /// as they are.
    pub prefetched: &'a [(String, Rc<ResponseText>)],
    /// Whether they come along.
    pub delivery: Delivery,
    /// How the layout looks, as JSON.
    pub look: &'a str,
    /// The form that the document answers; `null` in any other.
    pub form: Option<&'a FormState>,
    /// The document's HTTP status.
    pub status: u16,
    /// What the app takes for the time until it runs in a browser, in Unix milliseconds.
    pub now: u64,
    /// Whether it is the lean document.
    pub saves_data: bool,
}

/// When the app gets the responses that a page was rendered of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivery {
    /// With the document.
    Along,
    /// When the document's script is wanted, which fetches them by their keys.
    Later,
}

/// The tenant as the app sees it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
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
    #[serde(serialize_with = "by_name")]
    pub titles: Vec<(&'a str, BootTitle<'a>)>,
    /// Where API calls go: `/api`, or `/pesilat/api` under the path rule.
    pub api: &'a str,
    /// What counts visits once the visitor has agreed; `null` where nothing does.
    pub analytics: Option<BootAnalytics<'a>>,
}

/// The measuring service's script and the tenant's id at it.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct BootAnalytics<'a> {
    /// The measurement id.
    pub id: &'a str,
    /// The script's address, without the id.
    pub script: &'a str,
}

/// A tenant's own texts of a page; what it lacks is left out.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct BootTitle<'a> {
    /// The page's title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<&'a str>,
    /// The page's description.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<&'a str>,
}

/// The page that matched.
#[derive(Clone, Debug, Serialize)]
pub struct BootPage<'a> {
    /// Its name in the page table.
    pub name: &'a str,
    /// Its route parameters, decoded.
    #[serde(serialize_with = "by_name")]
    pub params: Vec<(&'a str, &'a str)>,
}

/// Approximate bytes besides settings and responses.
const OWN: usize = 8 * 1024;

impl Boot<'_> {
    /// The boot data as JSON text, escaped for its script block.
    #[must_use]
    pub fn to_json(&self) -> String {
        let look = script_json(self.look);
        let is_later = self.delivery == Delivery::Later;
        let responses = || self.prefetched.iter();
        let along = responses().filter(|_| !is_later);
        let moved: usize = along
            .clone()
            .map(|(_, response)| response.json().len())
            .sum();
        let capacity = self.settings.get().len() + moved + OWN;
        let later = || responses().map(|(call_key, _)| call_key.as_str());
        let written = Written {
            version: self.version,
            tenant: &self.tenant,
            page: self.page.as_ref(),
            form: self.form,
            status: self.status,
            now: self.now,
            saves_data: self.saves_data,
            settings: self.settings,
            look: json::raw(&look),
            prefetched: along
                .map(|(call_key, response)| (call_key.as_str(), response.raw()))
                .collect(),
            later: is_later.then(|| later().collect()),
        };
        json::written_for_script(&written, capacity)
    }
}

/// The boot data as they are written: responses, settings and look are moved as they are.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Written<'b> {
    version: Option<&'b str>,
    tenant: &'b BootTenant<'b>,
    page: Option<&'b BootPage<'b>>,
    form: Option<&'b FormState>,
    status: u16,
    now: u64,
    saves_data: bool,
    settings: &'b RawValue,
    look: Option<&'b RawValue>,
    #[serde(serialize_with = "by_name")]
    prefetched: Vec<(&'b str, &'b RawValue)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    later: Option<Vec<&'b str>>,
}

fn by_name<V: Serialize, S: Serializer>(
    fields: &[(&str, V)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    Fields(fields).serialize(serializer)
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::{
        Boot, BootAnalytics, BootPage, BootTenant, BootTitle, Delivery, FormState, ResponseText,
    };
    use crate::document::posted_form::{FormType, PostedForm};
    use crate::sites::settings::{Brand, Settings};
    use crate::text::json;
    use serde_json::{Value, json};

    #[test]
    fn the_boot_data_has_its_shape_and_stays_in_its_script() {
        let settings = Settings::parse(
            None,
            "{}",
            &Brand {
                key: "contoh",
                name: "</script>\u{2028}",
            },
        )
        .0;
        let response = json!({ "status": true, "data": { "name": "<!-- <script>" } });
        let settings_json = settings.to_json();
        let prefetched = [
            (
                "services/v1/class/overview?slug=dasar-web",
                response.to_string(),
            ),
            ("a\"b", "[]".to_owned()),
        ];
        let prefetched = prefetched
            .map(|(call_key, json)| (call_key.to_owned(), Rc::new(ResponseText::new(&json))));
        let posted = b"_form=daftar&name=%3C/script%3E&password=rahasia";
        let posted = PostedForm::read(&FormType::UrlEncoded, posted);
        let refusal = r#"{"errors":{"name":"</script>"}}"#;
        let form = FormState::refused(posted, refusal.to_owned());
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
            settings: json::raw(&settings_json).unwrap(),
            page: Some(BootPage {
                name: "class-detail",
                params: Vec::from([("slug", "dasar-web")]),
            }),
            look: r#"{"header":"bar"}"#,
            prefetched: &prefetched,
            delivery: Delivery::Along,
            form: Some(&form),
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
            "prefetched": { "services/v1/class/overview?slug=dasar-web": response, "a\"b": [] },
            "form": { "form": "daftar", "values": { "name": "</script>" }, "refusal": { "errors": { "name": "</script>" } }, "receipt": "" },
            "status": 200,
            "now": 1_795_000_000_000_u64,
            "savesData": false
        });
        assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), expected);
        let later = Boot {
            delivery: Delivery::Later,
            saves_data: true,
            ..boot
        };
        let text = later.to_json();
        assert!(!text.contains(['<', '>', '&', '\u{2028}']), "{text}");
        let mut lean = expected;
        lean["savesData"] = json!(true);
        lean["later"] = json!(["services/v1/class/overview?slug=dasar-web", "a\"b"]);
        lean["prefetched"] = json!({});
        assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), lean);
    }
}
