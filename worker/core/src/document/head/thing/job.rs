//! A job as a schema.org `JobPosting`.

use serde_json::{Value, json};

use super::{CURRENCY, Thing, object, place_in};
use crate::text::rich_text;

/// The platform's word for remote work.
const REMOTE: &str = "Jarak jauh";

/// The longest description of a job.
const DESCRIPTION_WORDS: usize = 300;
const DESCRIPTION_CHARACTERS: usize = 3_000;

impl Thing<'_> {
    /// Readers ask for the day it was announced, who looks for somebody, and where the work is done.
    pub(super) fn job(&self) -> Option<Value> {
        let employer = object(vec![
            ("@type", Some(json!("Organization"))),
            ("name", Some(json!(self.text("career.name")?))),
            (
                "logo",
                Some(json!(self.head.image)).filter(|_| !self.item.image.is_empty()),
            ),
        ]);
        let html = self.text("description")?;
        let is_remote = self.text("type").is_some_and(|kind| kind == REMOTE);
        let place = self.text("city");
        if place.is_none() && !is_remote {
            return None;
        }
        let whole = rich_text::summary(&html, DESCRIPTION_WORDS, DESCRIPTION_CHARACTERS);
        let own = vec![
            ("title", Some(json!(self.item.name))),
            ("description", Some(json!(whole))),
            ("datePosted", Some(self.date("publishedAt")?)),
            ("validThrough", self.date("deadline")),
            ("hiringOrganization", Some(employer)),
            ("jobLocation", place.map(|city| place_in(&city))),
            ("jobLocationType", is_remote.then(|| json!("TELECOMMUTE"))),
            (
                "applicantLocationRequirements",
                is_remote.then(|| json!({ "@type": "Country", "name": "ID" })),
            ),
            ("employmentType", self.employment().map(Value::from)),
            ("baseSalary", self.salary()),
        ];
        Some(self.object("JobPosting", own))
    }

    /// The platform says it in words; one that is not known is left out.
    fn employment(&self) -> Option<&'static str> {
        match self.text("type")?.as_str() {
            "Penuh waktu" => Some("FULL_TIME"),
            "Paruh waktu" => Some("PART_TIME"),
            "Kontrak" => Some("CONTRACTOR"),
            "Magang" => Some("INTERN"),
            _ => None,
        }
    }

    fn salary(&self) -> Option<Value> {
        let [least, most] = ["salaryMin", "salaryMax"].map(|field| self.number(field));
        let least = least.filter(|least| *least > 0)?;
        let value = object(vec![
            ("@type", Some(json!("QuantitativeValue"))),
            ("minValue", Some(json!(least))),
            ("maxValue", most.map(Value::from)),
            ("unitText", Some(json!("MONTH"))),
        ]);
        Some(json!({ "@type": "MonetaryAmount", "currency": CURRENCY, "value": value }))
    }
}
