//! Courses and programmes as schema.org objects.

use serde_json::{Value, json};

use super::super::organization::{self, organization};
use super::{LANGUAGE, Thing, object, person, place_in};

impl Thing<'_> {
    pub(super) fn course(&self) -> Value {
        let own = vec![
            ("provider", Some(organization(self.input))),
            ("hasCourseInstance", self.course_instance()),
            ("offers", self.offer("isRegistrationOpen")),
            ("educationalLevel", self.text("level").map(Value::from)),
            ("inLanguage", Some(json!(LANGUAGE))),
        ];
        self.object("Course", own)
    }

    fn course_instance(&self) -> Option<Value> {
        let mode = match self.text("type")?.as_str() {
            "online" => "Online",
            "offline" => "Onsite",
            "hybrid" => "Blended",
            _ => return None,
        };
        let hours = self.number("durationHours").filter(|hours| *hours > 0);
        let place = self.text("city").filter(|_| mode != "Online");
        let fields = vec![
            ("@type", Some(json!("CourseInstance"))),
            ("courseMode", Some(json!(mode))),
            ("startDate", self.date("startDate")),
            ("endDate", self.date("endDate")),
            (
                "courseWorkload",
                hours.map(|hours| json!(format!("PT{hours}H"))),
            ),
            ("location", place.map(|city| place_in(&city))),
            (
                "instructor",
                self.text("mentor.name").map(|name| person(&name)),
            ),
        ];
        Some(object(fields))
    }

    pub(super) fn programme(&self) -> Value {
        let careers = self.texts("careers");
        let own = vec![
            ("provider", Some(organization(self.input))),
            (
                "occupationalCategory",
                (!careers.is_empty()).then(|| json!(careers)),
            ),
            ("hasCourse", self.courses()),
        ];
        self.object("EducationalOccupationalProgram", own)
    }

    /// The provider is described in full next to them.
    fn courses(&self) -> Option<Value> {
        let provider = json!({ "@id": organization::id(self.input) });
        let courses = self.input.courses.iter().filter_map(|entry| {
            let subject = entry.subject.as_ref()?;
            Some(json!({
                "@type": "Course",
                "name": subject.title,
                "description": subject.summary,
                "url": super::super::absolute(&entry.path, self.input.tenant.domain),
                "provider": provider,
            }))
        });
        let courses: Vec<Value> = courses.collect();
        (!courses.is_empty()).then(|| json!(courses))
    }
}
