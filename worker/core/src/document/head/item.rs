//! The item a detail page shows, out of the upstream's response.

use crate::sites::page::{ItemFields, ItemPart, ParamValue};
use crate::text::json::{self, Object};
use crate::text::limit::{one_line, shortened};
use crate::text::rich_text;

/// The longest description, in words (spec section 5) and in characters: a word may be of any
/// length.
const DESCRIPTION_WORDS: usize = 20;
const DESCRIPTION_CHARACTERS: usize = 300;

/// The longest name, in characters.
const NAME_CHARACTERS: usize = 300;

/// What a title calls the name of the item's part.
const PART: &str = "part";

/// The item's texts. One that the response lacks is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Item {
    /// The name, on one line, at most 300 characters.
    pub name: String,
    /// What the page's title says in its place; empty where that is the name.
    pub title: String,
    /// The description as plain text, at most 20 words and an ellipsis, and at most 300 characters.
    pub description: String,
    /// The image as the response has it; not yet checked.
    pub image: String,
    /// The name of the part of it that the page shows; empty where it shows the whole.
    pub part: String,
}

impl Item {
    /// An item that is part of the app (`values` of the page table).
    #[must_use]
    pub fn built_in(value: &ParamValue) -> Self {
        Self {
            name: value.title.to_owned(),
            description: rich_text::summary(
                value.description,
                DESCRIPTION_WORDS,
                DESCRIPTION_CHARACTERS,
            ),
            ..Self::default()
        }
    }
}

/// A text with the fields that stand in it in braces filled in.
fn filled(text: &str, field: impl Fn(&str) -> String) -> String {
    let mut parts = text.split('{');
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once('}') {
            Some((path, rest)) => filled.extend([&field(path), rest]),
            None => filled.push_str(part),
        }
    }
    filled
}

/// The fields that stand in a text in braces.
fn fields_in(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split('{').skip(1);
    parts
        .filter_map(|part| part.split_once('}'))
        .map(|(path, _)| path)
}

/// Reads the item out of an upstream's whole response, as JSON text, if it is the one the
/// route asks for: every field of `match` is equal to its route parameter,
/// as text, numbers by their decimal notation (spec section 2).
#[must_use]
pub fn matching<'p>(
    fields: &ItemFields,
    param: impl Fn(&str) -> Option<&'p str>,
    response: &str,
) -> Option<Item> {
    let own = [Some(fields.name), fields.description, fields.image];
    let matched = fields.matches.iter().map(|(_, path)| *path);
    let titled = fields_in(fields.title.unwrap_or_default());
    let paths = own.into_iter().flatten().chain(matched).chain(titled);
    let names: Vec<&str> = paths.filter_map(|path| path.split('.').next()).collect();
    let data = Object::of(json::at(response, "data")?, &names)?;
    let is_match = !fields.matches.is_empty()
        && fields
            .matches
            .iter()
            .all(|(name, path)| match (param(name), data.scalar_at(path)) {
                (Some(wanted), Some(found)) => wanted == found,
                _ => false,
            });
    let read = |path: Option<&str>| {
        path.and_then(|path| data.scalar_at(path))
            .unwrap_or_default()
    };
    // A title of a part says nothing without it.
    let title = fields.title.filter(|_| fields.part.is_none());
    is_match.then(|| Item {
        name: line(&read(Some(fields.name))),
        title: title
            .map(|title| line(&filled(title, |path| read(Some(path)))))
            .unwrap_or_default(),
        description: rich_text::summary(
            &read(fields.description),
            DESCRIPTION_WORDS,
            DESCRIPTION_CHARACTERS,
        ),
        image: read(fields.image),
        part: String::new(),
    })
}

impl Item {
    /// The item of a page that shows a part of it, with what the second call's response says of that.
    #[must_use]
    pub fn with_part<'p>(
        self,
        fields: &ItemFields,
        param: impl Fn(&str) -> Option<&'p str>,
        response: &str,
    ) -> Self {
        let named = fields.part.and_then(|part| named(&part, &param, response));
        let Some(part) = named
            .map(|name| line(&name))
            .filter(|name| !name.is_empty())
        else {
            return self;
        };
        let field = |path: &str| match path {
            PART => part.clone(),
            _ if path == fields.name => self.name.clone(),
            _ => String::new(),
        };
        Self {
            title: line(&filled(fields.title.unwrap_or_default(), field)),
            part,
            ..self
        }
    }
}

/// A text as a name is taken: on one line, and no longer.
fn line(text: &str) -> String {
    shortened(&one_line(text), usize::MAX, NAME_CHARACTERS)
}

/// The name of the part that the route asks for, in the response that lists what parts stand in.
fn named<'p>(
    part: &ItemPart,
    param: &impl Fn(&str) -> Option<&'p str>,
    response: &str,
) -> Option<String> {
    let is_given = |item: &str, (name, field): &(&str, &str)| {
        param(name).is_none_or(|wanted| json::scalar_at(item, field).as_deref() == Some(wanted))
    };
    let is_all = |item: &str, fields: &[(&str, &str)]| fields.iter().all(|one| is_given(item, one));
    let mut found = None;
    json::each_item(json::at(response, "data")?, |group| {
        if found.is_some() || !is_all(group, part.within) {
            return;
        }
        let Some(list) = json::at(group, part.list) else {
            return;
        };
        // What is no list has no part.
        let _ = json::each_item(list, |item| {
            if found.is_none() && is_all(item, part.matches) {
                found = json::scalar_at(item, part.name);
            }
        });
    })?;
    found
}

#[cfg(test)]
mod tests {
    use super::{Item, ItemFields, matching};
    use crate::sites::page::ObjectReader;
    use serde_json::json;

    #[test]
    fn an_item_counts_only_when_it_is_the_routes() {
        let by_slug = json!({ "name": "name", "match": { "slug": "slug" } });
        let nested = json!({ "name": "program.name", "description": "program.text", "image": "cover", "match": { "id": "post.id" } });
        let found = |name: &str| {
            Some(Item {
                name: name.into(),
                ..Item::default()
            })
        };
        for (name, fields, response, expected) in [
            (
                "equal",
                &by_slug,
                json!({ "data": { "slug": "a", "name": " Kelas \n A " } }),
                found("Kelas A"),
            ),
            (
                "other",
                &by_slug,
                json!({ "data": { "slug": "b", "name": "Kelas B" } }),
                None,
            ),
            (
                "other case",
                &by_slug,
                json!({ "data": { "slug": "A", "name": "Kelas A" } }),
                None,
            ),
            (
                "field missing",
                &by_slug,
                json!({ "data": { "name": "Kelas A" } }),
                None,
            ),
            (
                "field null",
                &by_slug,
                json!({ "data": { "slug": null } }),
                None,
            ),
            ("data null", &by_slug, json!({ "data": null }), None),
            ("no envelope", &by_slug, json!("a"), None),
            (
                "name is no text",
                &by_slug,
                json!({ "data": { "slug": "a", "name": {} } }),
                found(""),
            ),
            (
                "number",
                &nested,
                json!({ "data": { "post": { "id": 12 }, "program": { "name": "P" } } }),
                found("P"),
            ),
            (
                "other number",
                &nested,
                json!({ "data": { "post": { "id": 12.5 } } }),
                None,
            ),
            (
                "match nothing",
                &json!({ "name": "name", "match": {} }),
                json!({ "data": { "name": "x" } }),
                None,
            ),
            (
                "param missing",
                &json!({ "name": "name", "match": { "code": "code" } }),
                json!({ "data": { "code": "a" } }),
                None,
            ),
        ] {
            let fields = ItemFields::read(ObjectReader::of(fields.clone()).unwrap()).unwrap();
            let param = |name: &str| {
                [("slug", "a"), ("id", "12")]
                    .into_iter()
                    .find(|(key, _)| *key == name)
                    .map(|(_, v)| v)
            };
            assert_eq!(
                matching(&fields, param, &response.to_string()),
                expected,
                "{name}"
            );
        }
    }
    #[test]
    fn a_part_is_named_out_of_the_second_response() {
        let fields = json!({
            "name": "name", "title": "{part}, {name}", "match": { "slug": "slug" },
            "part": {
                "list": "chapters", "within": { "module": "slug" }, "match": { "chapter": "slug" },
                "name": "title",
            },
        });
        let fields = ItemFields::read(ObjectReader::of(fields).unwrap()).unwrap();
        let response = json!({ "data": { "slug": "a", "name": "Kelas A" } }).to_string();
        let module = |slug: &str, title: &str| json!({ "slug": slug, "chapters": [null, { "slug": "satu", "title": title }] });
        let syllabus = json!({ "data": [{}, module("m1", "Bab 1"), module("m2", "Bab 2")] });
        let syllabus = syllabus.to_string();
        for (module, chapter, second, expected) in [
            (
                Some("m2"),
                "satu",
                syllabus.as_str(),
                ("Bab 2, Kelas A", "Bab 2"),
            ),
            (None, "satu", &syllabus, ("Bab 1, Kelas A", "Bab 1")),
            (Some("m3"), "satu", &syllabus, ("", "")),
            (Some("m1"), "dua", &syllabus, ("", "")),
            (Some("m1"), "satu", "[]", ("", "")),
        ] {
            let param = |name: &str| match name {
                "slug" => Some("a"),
                "module" => module,
                _ => Some(chapter),
            };
            let item = matching(&fields, param, &response).unwrap();
            let item = item.with_part(&fields, param, second);
            assert_eq!(
                (item.title.as_str(), item.part.as_str()),
                expected,
                "{module:?} {chapter}"
            );
            assert_eq!(item.name, "Kelas A");
        }
    }
}
