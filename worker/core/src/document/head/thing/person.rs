//! A person as a schema.org object, for profile pages.

use serde_json::{Value, json};

use super::{LANGUAGE, Thing, object, place_in};

/// Further skills are left out.
const MOST_SKILLS: usize = 12;

impl Thing<'_> {
    /// A page about somebody, and who that is.
    pub(super) fn profile(&self) -> Value {
        let own_picture = Some(json!(self.head.image)).filter(|_| !self.item.image.is_empty());
        let skills = (0..MOST_SKILLS)
            .map_while(|place| self.text(&["expertise.", &place.to_string()].concat()));
        let skills: Vec<String> = skills.collect();
        let employer = self.text("company");
        let profile = self.text("linkedIn");
        let profile = profile.filter(|url| url.starts_with("https://"));
        let somebody = object(vec![
            ("@type", Some(json!("Person"))),
            ("name", Some(json!(self.item.name))),
            (
                "description",
                Some(json!(self.item.description)).filter(|_| !self.item.description.is_empty()),
            ),
            ("url", self.head.canonical.as_ref().map(|url| json!(url))),
            ("image", own_picture),
            ("jobTitle", self.text("position").map(Value::from)),
            (
                "worksFor",
                employer.map(|name| json!({ "@type": "Organization", "name": name })),
            ),
            (
                "homeLocation",
                self.text("city").map(|city| place_in(&city)),
            ),
            (
                "knowsAbout",
                Some(json!(skills)).filter(|_| !skills.is_empty()),
            ),
            ("sameAs", profile.map(Value::from)),
        ]);
        let own = vec![
            ("mainEntity", Some(somebody)),
            ("inLanguage", Some(json!(LANGUAGE))),
        ];
        self.object("ProfilePage", own)
    }
}
