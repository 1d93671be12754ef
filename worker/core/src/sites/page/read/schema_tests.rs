//! Tests that the schema of the page table (`app/pages.schema.json`) and its reader accept the same fields
//! and words.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::{KINDS, KINDS_OF_PAGES};
use crate::sites::page::query::QueryShape;
use crate::sites::page::row::{ItemFields, ItemPart, Listed, Once, Page, PageKind, ParamValue};
use crate::sites::page::table::PageTable;

/// The objects that a row is made of: where the schema has them, and where its examples have some.
const OBJECTS: [(&str, &[&str]); 8] = [
    ("/$defs/page", &["/0", "/1", "/2"]),
    ("/$defs/page/properties/sidebar", &["/2/sidebar"]),
    ("/$defs/page/properties/menu", &["/0/menu"]),
    ("/$defs/page/properties/listed", &["/1/listed"]),
    ("/$defs/page/properties/once", &["/0/once"]),
    ("/$defs/item", &["/1/item"]),
    ("/$defs/item/properties/part", &["/1/item/part"]),
    ("/$defs/value", &["/1/values/slug/umum~1dasar-web"]),
];

/// Fields of a closed list of words: where the schema has the words, and where a row has one of them.
const WORDS: [(&str, &str); 5] = [
    ("/$defs/page/properties/kind/enum", "/0/kind"),
    ("/$defs/page/properties/design/enum", "/0/design"),
    ("/$defs/page/properties/portal/anyOf/0/enum", "/2/portal"),
    (
        "/$defs/page/properties/shapes/additionalProperties/enum",
        "/1/shapes/number",
    ),
    ("/$defs/queryShape/anyOf/0/enum", "/0/query/sort"),
];

fn schema() -> Value {
    serde_json::from_str(include_str!("../../../../../../app/pages.schema.json")).unwrap()
}

/// The schema's own examples, a table of pages: together they have every field that a row can have.
fn examples() -> Value {
    schema()["$defs"]["page"]["examples"].clone()
}

fn at<'v>(value: &'v Value, place: &str) -> &'v Map<String, Value> {
    let found = value.pointer(place).and_then(Value::as_object);
    found.unwrap_or_else(|| panic!("no object at {place}"))
}

fn names(object: &Map<String, Value>) -> BTreeSet<&str> {
    object.keys().map(String::as_str).collect()
}

fn put(table: &mut Value, place: &str, field: &str, value: Value) {
    let object = table.pointer_mut(place).and_then(Value::as_object_mut);
    object.unwrap().insert(field.to_owned(), value);
}

fn problems(table: &Value) -> Vec<String> {
    PageTable::parse(&table.to_string())
        .err()
        .unwrap_or_default()
}

fn says(problems: &[String], message: &str) -> bool {
    problems.iter().any(|problem| problem.ends_with(message))
}

#[test]
fn the_examples_have_every_field_of_the_schema_and_are_accepted() {
    let (schema, examples) = (schema(), examples());
    assert_eq!(problems(&examples), [""; 0]);
    for (of, places) in OBJECTS {
        let properties = at(&schema, &format!("{of}/properties"));
        let given = places.iter().flat_map(|place| at(&examples, place).keys());
        let given: BTreeSet<&str> = given.map(String::as_str).collect();
        assert_eq!(given, names(properties), "{of}");
    }
}

#[test]
fn the_reader_takes_exactly_the_schemas_fields() {
    let schema = schema();
    for (of, places) in OBJECTS {
        let place = places[0];
        for field in at(&schema, &format!("{of}/properties")).keys() {
            let mut table = examples();
            put(&mut table, place, field, Value::Null);
            let actual = problems(&table);
            let unknown = format!("unknown field `{field}`");
            assert!(!says(&actual, &unknown), "{of}: {actual:?}");
        }
        assert_eq!(at(&schema, of)["additionalProperties"], false, "{of}");
        let mut table = examples();
        put(&mut table, place, "lain", Value::Null);
        let actual = problems(&table);
        assert!(says(&actual, "unknown field `lain`"), "{of}: {actual:?}");
    }
}

#[test]
fn schema_and_reader_require_the_same_fields() {
    let (schema, examples) = (schema(), examples());
    for (of, places) in OBJECTS {
        let needed = at(&schema, of)["required"].as_array().unwrap();
        for place in places {
            for field in at(&examples, place).keys() {
                let mut table = examples.clone();
                let object = table.pointer_mut(place).and_then(Value::as_object_mut);
                object.unwrap().remove(field);
                let actual = problems(&table);
                let is_missed = says(&actual, &format!("missing field `{field}`"));
                let is_needed = needed.contains(&json!(field));
                assert_eq!(is_missed, is_needed, "{of}: {field}: {actual:?}");
            }
        }
    }
}

#[test]
fn each_word_of_the_schema_is_accepted_and_the_reader_has_no_other() {
    let schema = schema();
    let words = |of: &str| schema.pointer(of).unwrap().as_array().unwrap().clone();
    for (of, place) in WORDS {
        for word in words(of) {
            let mut table = examples();
            *table.pointer_mut(place).unwrap() = word.clone();
            assert_eq!(problems(&table), [""; 0], "{place}: {word}");
        }
    }
    let kinds = KINDS_OF_PAGES.map(|(word, _)| json!(word));
    assert_eq!(words(WORDS[0].0), kinds);
    for shape in words("/$defs/queryShape/anyOf/0/enum") {
        let shape = shape.as_str().unwrap().to_owned().leak();
        let read = QueryShape::parse(shape).unwrap();
        assert!(!matches!(read, QueryShape::OneOf(_)), "{shape}");
    }
    let kinds = KINDS.join("|");
    let portal = schema.pointer("/$defs/page/properties/portal/anyOf/1/pattern");
    assert_eq!(portal, Some(&json!(format!("^({kinds})( ({kinds}))*$"))));
}

/// Fields with whether one was read of them.
type Read = Vec<(&'static str, bool)>;

fn check<'p>(schema: &Value, of: &str, read: impl Iterator<Item = Read> + 'p) {
    let all: Vec<(&str, bool)> = read.flatten().collect();
    let known: BTreeSet<&str> = all.iter().map(|(field, _)| *field).collect();
    let properties = at(schema, &format!("{of}/properties"));
    assert_eq!(names(properties), known, "{of}");
    let given = all.into_iter().filter(|(_, is_given)| *is_given);
    let given: BTreeSet<&str> = given.map(|(field, _)| field).collect();
    assert_eq!(given, known, "{of}");
}

/// A field that a row or a part of one gets has to be named in these, or they do not compile.
#[test]
fn the_schema_has_every_field_of_a_page() {
    let schema = schema();
    let table = PageTable::parse(&examples().to_string()).unwrap();
    let pages = || table.iter();
    let items = || pages().filter_map(|page| page.item.as_ref());
    check(&schema, "/$defs/page", pages().map(of_page));
    check(&schema, "/$defs/item", items().map(of_item));
    let parts = items().filter_map(|item| item.part.as_ref());
    check(&schema, "/$defs/item/properties/part", parts.map(of_part));
    let values = pages().flat_map(|page| page.values);
    let values = values.flat_map(|(_, values)| *values).map(of_value);
    check(&schema, "/$defs/value", values);
    let listed = pages().filter_map(|page| page.listed.as_ref());
    check(
        &schema,
        "/$defs/page/properties/listed",
        listed.map(
            |Listed {
                 call,
                 params,
                 unless,
             }| {
                vec![
                    ("call", !call.is_empty()),
                    ("params", !params.is_empty()),
                    ("unless", unless.is_some()),
                ]
            },
        ),
    );
    let once = pages().filter_map(|page| page.once.as_ref());
    check(
        &schema,
        "/$defs/page/properties/once",
        once.map(|Once { query, field, page }| {
            vec![
                ("query", !query.is_empty()),
                ("field", !field.is_empty()),
                ("page", !page.is_empty()),
            ]
        }),
    );
}

fn of_page(page: &Page) -> Read {
    let Page {
        name,
        path,
        everyone,
        with,
        title,
        title_with,
        description,
        noindex,
        noindex_with,
        stays_open,
        portal,
        query,
        // No field of a row in the file: the build adds it (`build.rs`).
        calls: _of_first_view,
        item,
        without_item,
        needs_first,
        design,
        kind,
        listed,
        values,
        once,
        shapes,
        template: _of_path,
    } = page;
    vec![
        ("name", !name.is_empty()),
        ("path", !path.is_empty()),
        ("everyone", *everyone),
        ("with", with.is_some()),
        ("title", !title.is_empty()),
        ("titleWith", !title_with.is_empty()),
        ("description", !description.is_empty()),
        ("noindex", *noindex),
        ("noindexWith", noindex_with.is_some()),
        ("staysOpen", *stays_open),
        ("portal", portal.is_some()),
        ("query", !query.is_empty()),
        ("item", item.is_some()),
        ("withoutItem", without_item.is_some()),
        ("needsFirst", *needs_first),
        ("design", design.is_some()),
        ("kind", *kind != PageKind::Page),
        ("listed", listed.is_some()),
        ("values", !values.is_empty()),
        ("once", once.is_some()),
        ("shapes", !shapes.is_empty()),
        // Those are read by the app alone.
        ("menu", true),
        ("sidebar", true),
    ]
}

fn of_item(item: &ItemFields) -> Read {
    let ItemFields {
        name,
        title,
        description,
        image,
        among,
        questions,
        matches,
        part,
    } = item;
    vec![
        ("name", !name.is_empty()),
        ("title", title.is_some()),
        ("description", description.is_some()),
        ("image", image.is_some()),
        ("among", among.is_some()),
        ("questions", questions.is_some()),
        ("match", !matches.is_empty()),
        ("part", part.is_some()),
    ]
}

fn of_part(part: &ItemPart) -> Read {
    let ItemPart {
        list,
        within,
        matches,
        name,
    } = part;
    vec![
        ("list", !list.is_empty()),
        ("within", !within.is_empty()),
        ("match", !matches.is_empty()),
        ("name", !name.is_empty()),
    ]
}

/// `above` and `value` are in the name that the value stands under.
fn of_value(value: &ParamValue) -> Read {
    let ParamValue {
        above: _,
        value: _,
        title,
        description,
    } = value;
    vec![
        ("title", !title.is_empty()),
        ("description", !description.is_empty()),
    ]
}
