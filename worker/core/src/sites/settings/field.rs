//! Reads one field of the site settings from unvalidated JSON.

use std::fmt;

use crate::text::json::{self, Object};

use super::colour::Colour;
use super::fonts;
use super::value::{flag, link};
use crate::text::limit::{capped, one_line};

/// One field that was not as it should be. It never holds the value itself,
/// which may be long, or not for a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// The field's path: `css.clr_primary`, or `row.…` in the tenant's row.
    pub field: String,
    /// What is wrong with it.
    pub problem: &'static str,
}

impl fmt::Display for Complaint {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}: {}", self.field, self.problem)
    }
}

/// Reads the fields of one layer of settings, and collects their problems.
///
/// Each method leaves its target alone when the field is missing, null,
/// empty or malformed. Only a response is blamed for a field it lacks: a row
/// holds what differs from the defaults and nothing else.
pub struct FieldReader<'a> {
    prefix: String,
    wants_all: bool,
    /// Whether one of the fields has said something.
    has_read: bool,
    complaints: &'a mut Vec<Complaint>,
}

impl<'a> FieldReader<'a> {
    /// Reads a tenant row's own settings.
    pub fn row(complaints: &'a mut Vec<Complaint>) -> Self {
        Self {
            prefix: "row.".into(),
            wants_all: false,
            has_read: false,
            complaints,
        }
    }

    /// Reads an upstream's response.
    pub fn response(complaints: &'a mut Vec<Complaint>) -> Self {
        Self {
            prefix: String::new(),
            wants_all: true,
            has_read: false,
            complaints,
        }
    }

    /// Whether one of the fields so far was there and as it should be.
    pub const fn has_read(&self) -> bool {
        self.has_read
    }

    /// A text of at most `limit` characters; a longer one is cut.
    pub fn text(&mut self, source: &Object<'_>, key: &str, limit: usize, target: &mut String) {
        self.string(source, key, "is not a text", target, |text| {
            let line = one_line(text);
            let cut = line.chars().take(limit).collect::<String>();
            Some(cut.trim_end().to_owned())
        });
    }

    /// An identifier such as `summary_large_image` or `video.movie`.
    pub fn word(&mut self, source: &Object<'_>, key: &str, target: &mut String) {
        let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '-' | ':');
        self.string(source, key, "is not a word", target, |text| {
            (text.len() <= 40 && text.chars().all(is_part)).then(|| text.to_owned())
        });
    }

    /// See [`link`].
    pub fn link(&mut self, source: &Object<'_>, key: &str, target: &mut String) {
        self.string(
            source,
            key,
            "is neither an https URL nor a local path",
            target,
            |text| link(text).map(str::to_owned),
        );
    }

    /// A font family that the project has. Returns whether there was one.
    pub fn font(&mut self, source: &Object<'_>, key: &str, target: &mut String) -> bool {
        let is_said = source.get(key).is_some_and(|value| value != "null");
        if !is_said {
            return false;
        }
        let problem = "is not a font of this project";
        let mut family = String::new();
        self.string(source, key, problem, &mut family, |text| {
            fonts::find(text).map(str::to_owned)
        });
        let is_named = !family.is_empty();
        if is_named {
            *target = family;
        }
        is_named
    }

    /// A layout's name, `[a-z0-9-]{1,40}`.
    pub fn layout(&mut self, source: &Object<'_>, key: &str, target: &mut Option<String>) {
        let is_part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let mut name = String::new();
        self.string(source, key, "is not a layout name", &mut name, |text| {
            (text.len() <= 40 && text.chars().all(is_part)).then(|| text.to_owned())
        });
        if !name.is_empty() {
            *target = Some(name);
        }
    }

    /// A colour, see [`Colour::parse`].
    pub fn colour(&mut self, source: &Object<'_>, key: &str, target: &mut Colour) {
        let read = |json: &str| Colour::parse(capped(&json::read::<String>(json)?).trim());
        self.value(
            source,
            key,
            "is not a colour of the form #rgb or #rrggbb",
            target,
            read,
        );
    }

    /// A flag: a boolean, 0, 1, or either as a text.
    pub fn flag(&mut self, source: &Object<'_>, key: &str, target: &mut bool) {
        self.value(source, key, "is not a flag", target, flag);
    }

    /// What robots may do: a flag, or one of the words `[yes, no]`.
    pub fn permission(
        &mut self,
        source: &Object<'_>,
        key: &str,
        [yes, no]: [&str; 2],
        target: &mut bool,
    ) {
        self.value(
            source,
            key,
            "is neither a flag nor a robots word",
            target,
            |json| match json::read::<String>(json) {
                Some(word) if word.trim().eq_ignore_ascii_case(yes) => Some(true),
                Some(word) if word.trim().eq_ignore_ascii_case(no) => Some(false),
                _ => flag(json),
            },
        );
    }

    /// An object of further fields, of these names, read by `read`.
    pub fn group(
        &mut self,
        source: &Object<'_>,
        key: &str,
        fields: &[&'static str],
        read: impl FnOnce(&Object<'_>, &mut Self),
    ) {
        let Some(value) = self.present(source, key) else {
            return;
        };
        let Some(group) = Object::of(value, fields) else {
            return self.complain(key, "is not an object");
        };
        let prefix_length = self.prefix.len();
        self.prefix.push_str(key);
        self.prefix.push('.');
        read(&group, self);
        self.prefix.truncate(prefix_length);
    }

    /// A string; an empty one stands for "nothing given" and is no complaint.
    fn string(
        &mut self,
        source: &Object<'_>,
        key: &str,
        problem: &'static str,
        target: &mut String,
        read: impl Fn(&str) -> Option<String>,
    ) {
        let Some(value) = self.present(source, key) else {
            return;
        };
        let text: Option<String> = json::read(value);
        match text.as_deref().map(|text| capped(text).trim()) {
            Some("") => {}
            said => match said.and_then(read) {
                Some(text) => {
                    self.has_read |= !text.is_empty();
                    if !text.is_empty() {
                        *target = text;
                    }
                }
                None => self.complain(key, problem),
            },
        }
    }

    fn value<T>(
        &mut self,
        source: &Object<'_>,
        key: &str,
        problem: &'static str,
        target: &mut T,
        read: impl Fn(&str) -> Option<T>,
    ) {
        let Some(value) = self.present(source, key) else {
            return;
        };
        match read(value) {
            Some(parsed) => {
                self.has_read = true;
                *target = parsed;
            }
            None => self.complain(key, problem),
        }
    }

    fn present<'t>(&mut self, source: &Object<'t>, key: &str) -> Option<&'t str> {
        let value = source.get(key).filter(|value| *value != "null");
        if value.is_none() && self.wants_all {
            self.complain(key, "is missing");
        }
        value
    }

    fn complain(&mut self, key: &str, problem: &'static str) {
        self.complaints.push(Complaint {
            field: format!("{}{key}", self.prefix),
            problem,
        });
    }
}
