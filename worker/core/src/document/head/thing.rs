//! The item of a page as a schema.org object, made from the response that the page shows. A field that the
//! response lacks is left out, and with one that readers of structured data insist on the whole thing: none
//! is invented.

mod course;
mod job;
mod person;

use serde_json::{Map, Value, json};

use super::organization::organization;
use super::{Head, HeadInput};
use crate::document::discovery::date::Date;
use crate::document::discovery::enclosure;
use crate::document::discovery::listing::PODCASTS_FEED;
use crate::document::head::item::Item;
use crate::document::prefetched::ResponseText;
use crate::http::percent;
use crate::sites::page::PageKind;
use crate::text::json;

/// What all prices are in.
const CURRENCY: &str = "IDR";

/// What all is written in.
const LANGUAGE: &str = "id";

/// The item of a page, with the fields of its head.
struct Thing<'t> {
    input: &'t HeadInput<'t>,
    head: &'t Head,
    item: &'t Item,
    response: Option<&'t ResponseText>,
}

/// The thing that the page is about; none without an item, or where what is known of it is too little.
pub(super) fn thing(input: &HeadInput<'_>, head: &Head) -> Option<Value> {
    let item = input.item.filter(|item| !item.name.is_empty())?;
    let thing = Thing {
        input,
        head,
        item,
        response: input.response,
    };
    match input.kind {
        PageKind::Home | PageKind::Page | PageKind::Series => None,
        PageKind::Course => Some(thing.course()),
        PageKind::Programme => Some(thing.programme()),
        PageKind::Event => thing.event(),
        PageKind::News => Some(thing.posting("NewsArticle")),
        PageKind::Blog => Some(thing.posting("BlogPosting")),
        PageKind::Episode => Some(thing.episode()),
        PageKind::Job => thing.job(),
        PageKind::Person => Some(thing.profile()),
    }
}

impl Thing<'_> {
    /// Readers ask for the time and the place.
    fn event(&self) -> Option<Value> {
        let start = self.date("startDate")?;
        let is_online = self.is("isOnline");
        let (location, mode) = if is_online {
            let url = self.head.canonical.as_deref();
            (json!({ "@type": "VirtualLocation", "url": url }), "Online")
        } else {
            let place = self.text("location")?;
            let location = json!({ "@type": "Place", "name": place, "address": place });
            (location, "Offline")
        };
        let mode = format!("https://schema.org/{mode}EventAttendanceMode");
        let own = vec![
            ("startDate", Some(start)),
            ("endDate", self.date("endDate")),
            ("location", Some(location)),
            ("eventAttendanceMode", Some(json!(mode))),
            (
                "eventStatus",
                Some(json!("https://schema.org/EventScheduled")),
            ),
            ("organizer", Some(organization(self.input))),
            ("offers", self.offer("isActive")),
            ("inLanguage", Some(json!(LANGUAGE))),
        ];
        Some(self.object("Event", own))
    }

    fn posting(&self, kind: &str) -> Value {
        let author = self.text("author.name").or_else(|| self.text("author"));
        let author = author.map_or_else(|| organization(self.input), |name| person(&name));
        let own = vec![
            ("headline", Some(json!(self.item.name))),
            ("datePublished", self.date("publishedAt")),
            ("dateModified", self.date("updatedAt")),
            ("author", Some(author)),
            ("publisher", Some(organization(self.input))),
            (
                "mainEntityOfPage",
                self.head.canonical.as_ref().map(|url| json!(url)),
            ),
            (
                "articleSection",
                self.text("category.name").map(Value::from),
            ),
            ("inLanguage", Some(json!(LANGUAGE))),
        ];
        self.object(kind, own)
    }

    fn episode(&self) -> Value {
        let seconds = self.number("durationSeconds").filter(|length| *length > 0);
        let duration = seconds.map(|length| json!(format!("PT{length}S")));
        let audio = self.text("audio").filter(|url| url.starts_with("https://"));
        let audio = audio.map(|url| percent::mended(&url).into_owned());
        let audio = audio.map(|url| {
            object(vec![
                ("@type", Some(json!("AudioObject"))),
                ("contentUrl", Some(json!(url))),
                ("encodingFormat", enclosure::type_of(&url).map(Value::from)),
                ("duration", duration.clone()),
            ])
        });
        let series = self.input.crumbs.last().map(|above| {
            let url = super::absolute(&above.path, self.input.tenant.domain);
            json!({
                "@type": "PodcastSeries",
                "name": above.name,
                "url": url,
                "webFeed": super::absolute(PODCASTS_FEED.path, self.input.tenant.domain),
            })
        });
        let own = vec![
            ("datePublished", self.date("publishedAt")),
            ("timeRequired", duration),
            ("associatedMedia", audio),
            ("episodeNumber", self.number("episode").map(Value::from)),
            ("partOfSeries", series),
            ("inLanguage", Some(json!(LANGUAGE))),
        ];
        self.object("PodcastEpisode", own)
    }

    /// What it costs, where the platform says so; `open` is the field that says whether it is available.
    fn offer(&self, open: &str) -> Option<Value> {
        let price = self.number("price")?;
        let is_open = self.is(open);
        let availability = if is_open { "InStock" } else { "SoldOut" };
        Some(object(vec![
            ("@type", Some(json!("Offer"))),
            (
                "category",
                Some(json!(if price == 0 { "Free" } else { "Paid" })),
            ),
            ("price", Some(json!(price))),
            ("priceCurrency", Some(json!(CURRENCY))),
            (
                "availability",
                Some(json!(format!("https://schema.org/{availability}"))),
            ),
            ("url", self.head.canonical.as_ref().map(|url| json!(url))),
        ]))
    }

    /// What is said of a thing of any kind, and what is its own.
    fn object(&self, kind: &str, own: OptionalFields<'_>) -> Value {
        let description = if self.item.description.is_empty() {
            &self.head.description
        } else {
            &self.item.description
        };
        let mut fields = vec![
            ("@type", Some(json!(kind))),
            ("name", Some(json!(self.item.name))),
            ("description", Some(json!(description))),
            ("url", self.head.canonical.as_ref().map(|url| json!(url))),
            ("image", Some(json!(self.head.image))),
        ];
        fields.extend(own);
        object(fields)
    }

    fn text(&self, field: &str) -> Option<String> {
        let text = self.response?.at(field)?.trim().to_owned();
        Some(text).filter(|text| !text.is_empty())
    }

    /// The texts of a list, without those that are none.
    fn texts(&self, field: &str) -> Vec<String> {
        let mut texts = Vec::new();
        let list = self.response.and_then(|response| {
            let path = ["data.", field].concat();
            json::at(response.json(), &path)
        });
        if let Some(list) = list {
            let add = |item: &str| texts.extend(json::scalar(item).filter(|text| !text.is_empty()));
            json::each_item(list, add).unwrap_or_default();
        }
        texts
    }

    fn is(&self, field: &str) -> bool {
        self.response.is_some_and(|response| response.is(field))
    }

    fn number(&self, field: &str) -> Option<u64> {
        self.text(field)?.parse().ok()
    }

    fn date(&self, field: &str) -> Option<Value> {
        let date = Date::parse(&self.text(field)?)?;
        Some(json!(date.w3c()))
    }
}

fn person(name: &str) -> Value {
    json!({ "@type": "Person", "name": name })
}

fn place_in(city: &str) -> Value {
    let address = json!({
        "@type": "PostalAddress", "addressLocality": city, "addressCountry": "ID",
    });
    json!({ "@type": "Place", "name": city, "address": address })
}

/// Fields of an object, each with what is known of it.
type OptionalFields<'f> = Vec<(&'f str, Option<Value>)>;

/// An object of the fields that are known; of two of one name the later one stands. They are put in one by
/// one: a map that is collected sorts them first, by code that is compiled for each list of them anew.
fn object(fields: OptionalFields<'_>) -> Value {
    let mut known = Map::new();
    for (name, value) in fields {
        if let Some(value) = value {
            known.insert(name.to_owned(), value);
        }
    }
    Value::Object(known)
}

#[cfg(test)]
mod tests;
