//! The item a detail page shows, out of the upstream's answer.

use crate::text::json::Value;

use crate::site::page::ItemFields;
use crate::text::limit::{one_line, shortened};
use crate::text::{json, rich_text};

/// The longest description, in words (spec section 5) and in characters: a word may be of any
/// length.
const DESCRIPTION_WORDS: usize = 20;
const DESCRIPTION_CHARACTERS: usize = 300;

/// The longest name, in characters.
const NAME_CHARACTERS: usize = 300;

/// The item's texts. One that the answer lacks is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Item {
    /// The name, on one line, at most 300 characters.
    pub name: String,
    /// The description as plain text, at most 20 words and an ellipsis, and at most 300 characters.
    pub description: String,
    /// The image as the answer has it; not yet checked.
    pub image: String,
}

/// Reads the item out of an upstream's whole answer, if it is the one the
/// route asks for: every field of `match` is equal to its route parameter,
/// as text, numbers by their decimal notation (spec section 2).
#[must_use]
pub fn matching<'p>(
    fields: &ItemFields,
    param: impl Fn(&str) -> Option<&'p str>,
    answer: &Value,
) -> Option<Item> {
    let data = answer.get("data")?;
    let is_match = !fields.matches.is_empty()
        && fields.matches.iter().all(|(name, path)| {
            match (param(name), json::scalar_at(data, path)) {
                (Some(wanted), Some(found)) => wanted == found,
                _ => false,
            }
        });
    let read = |path: Option<&str>| {
        path.and_then(|path| json::scalar_at(data, path))
            .unwrap_or_default()
    };
    is_match.then(|| Item {
        name: shortened(
            &one_line(&read(Some(fields.name))),
            usize::MAX,
            NAME_CHARACTERS,
        ),
        description: rich_text::summary(
            &read(fields.description),
            DESCRIPTION_WORDS,
            DESCRIPTION_CHARACTERS,
        ),
        image: read(fields.image),
    })
}

#[cfg(test)]
mod tests {
    use super::{Item, ItemFields, matching};
    use crate::site::page::ObjectReader;
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
        for (name, fields, answer, expected) in [
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
            let fields = ItemFields::read(ObjectReader::of((fields).into()).unwrap()).unwrap();
            let param = |name: &str| {
                [("slug", "a"), ("id", "12")]
                    .into_iter()
                    .find(|(key, _)| *key == name)
                    .map(|(_, v)| v)
            };
            assert_eq!(matching(&fields, param, &answer.into()), expected, "{name}");
        }
    }
}
