//! Tests that the schemas of a row (`row.schema.json`, `table.schema.json`) and their readers accept the
//! same fields and words.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::SCHEMA;
use crate::sites::settings::{Brand, Settings};
use crate::sites::tables::{PAGES, TENANTS};
use crate::sites::tenant::{PageSet, TableError, Tenant, Tenants};

/// The objects that a row is made of: where its schema has them, and where its example has one.
const OBJECTS: [(&str, &str); 6] = [
    ("", ""),
    ("/properties/pesilat", "/pesilat"),
    ("/$defs/ownWords", "/pages/1"),
    ("/$defs/settings", "/settings"),
    ("/$defs/css", "/settings/css"),
    ("/$defs/meta", "/settings/meta"),
];

/// Fields of a closed list of words: where the schema has the words, and where a row has one of them.
const WORDS: [(&str, &str); 7] = [
    ("/properties/developer", "/developer"),
    ("/properties/pages/anyOf/0", "/pages"),
    ("/$defs/font", "/settings/css/ft_primary"),
    ("/$defs/font", "/settings/css/ft_secondary"),
    (
        "/$defs/settings/properties/isMaintenance",
        "/settings/isMaintenance",
    ),
    (
        "/$defs/meta/properties/robot_index",
        "/settings/meta/robot_index",
    ),
    (
        "/$defs/meta/properties/robot_follow",
        "/settings/meta/robot_follow",
    ),
];

fn row_schema() -> Value {
    serde_json::from_str(include_str!("../row.schema.json")).unwrap()
}

fn table_schema() -> Value {
    serde_json::from_str(include_str!("../table.schema.json")).unwrap()
}

/// The schema's own example, which has every field that a row can have.
fn example() -> Value {
    row_schema()["examples"][0].clone()
}

fn table() -> Value {
    serde_json::from_str(include_str!("../../../../../../tenants.json")).unwrap()
}

fn at<'v>(value: &'v Value, place: &str) -> &'v Map<String, Value> {
    let found = value.pointer(place).and_then(Value::as_object);
    found.unwrap_or_else(|| panic!("no object at {place}"))
}

fn names(object: &Map<String, Value>) -> BTreeSet<&str> {
    object.keys().map(String::as_str).collect()
}

fn put(row: &mut Value, place: &str, field: &str, value: Value) {
    let object = row.pointer_mut(place).and_then(Value::as_object_mut);
    object.unwrap().insert(field.to_owned(), value);
}

/// What is wrong with a row that is to be published.
fn problems(row: &Value) -> Vec<TableError> {
    let read = Tenant::to_publish(&row.to_string(), &PAGES, &TENANTS);
    read.err().unwrap_or_default()
}

fn problems_of_table(table: &Value) -> Vec<TableError> {
    let read = Tenants::parse(&table.to_string(), &PAGES);
    read.err().unwrap_or_default()
}

fn is_unknown(problems: &[TableError], field: &str) -> bool {
    problems.iter().any(|problem| {
        let last = problem.field.rsplit('.').next();
        let message = &problem.message;
        last == Some(field)
            && (message.starts_with("is not a field") || message.starts_with("is not a setting"))
    })
}

#[test]
fn the_example_has_every_field_of_the_schema_and_is_accepted() {
    let (schema, example) = (row_schema(), example());
    for (of, place) in OBJECTS {
        let properties = at(&schema, &format!("{of}/properties"));
        assert_eq!(names(at(&example, place)), names(properties), "{of}");
    }
    assert_eq!(problems(&example), []);
    let mut table = table();
    let rows = table["tenants"].as_array_mut().unwrap();
    let key = example["key"].as_str().unwrap();
    let place = rows.partition_point(|row| row["key"].as_str().unwrap() < key);
    rows.insert(place, example);
    assert_eq!(problems_of_table(&table), []);
}

#[test]
fn the_reader_takes_exactly_the_schemas_fields() {
    let schema = row_schema();
    for (of, place) in OBJECTS {
        for field in at(&schema, &format!("{of}/properties")).keys() {
            let mut row = example();
            put(&mut row, place, field, Value::Null);
            let actual = problems(&row);
            assert!(!is_unknown(&actual, field), "{of}: {field}: {actual:?}");
        }
        assert_eq!(at(&schema, of)["additionalProperties"], false, "{of}");
        let mut row = example();
        put(&mut row, place, "lain", Value::Null);
        let actual = problems(&row);
        assert!(is_unknown(&actual, "lain"), "{of}: {actual:?}");
    }
    let schema = table_schema();
    for field in at(&schema, "/properties").keys() {
        let mut table = table();
        put(&mut table, "", field, Value::Null);
        assert!(!is_unknown(&problems_of_table(&table), field), "{field}");
    }
    let mut table = table();
    put(&mut table, "", "lain", Value::Null);
    assert!(is_unknown(&problems_of_table(&table), "lain"));
}

#[test]
fn schema_and_reader_require_the_same_fields() {
    let (schema, example) = (row_schema(), example());
    for (of, place) in OBJECTS {
        let needed = json!([]);
        let needed = at(&schema, of).get("required").unwrap_or(&needed);
        for field in at(&schema, &format!("{of}/properties")).keys() {
            let mut row = example.clone();
            let object = row.pointer_mut(place).and_then(Value::as_object_mut);
            object.unwrap().remove(field);
            let is_needed = needed.as_array().unwrap().contains(&json!(field));
            let actual = problems(&row);
            assert_eq!(!actual.is_empty(), is_needed, "{of}: {field}: {actual:?}");
        }
    }
    let schema = table_schema();
    let needed = schema["required"].as_array().unwrap();
    for field in at(&schema, "/properties").keys() {
        let mut table = table();
        table.as_object_mut().unwrap().remove(field);
        let is_needed = needed.contains(&json!(field));
        assert_eq!(!problems_of_table(&table).is_empty(), is_needed, "{field}");
    }
}

/// A field that a tenant gets has to be named here, or this does not compile.
#[test]
fn the_schema_has_every_field_of_a_tenant() {
    let tenant = Tenant::to_publish(&example().to_string(), &PAGES, &TENANTS).unwrap();
    let Tenant {
        key,
        layout,
        developer,
        name,
        tagline,
        hosts,
        domain,
        pesilat,
        app_id,
        lms_id,
        lms_key,
        workspace_id,
        settings,
        pages,
        words,
        analytics,
    } = tenant;
    let has_pages = matches!(pages, PageSet::Listed(names) if !names.is_empty());
    let read = [
        ("key", !key.is_empty()),
        ("layout", layout != key),
        ("developer", developer),
        ("name", !name.is_empty()),
        ("tagline", !tagline.is_empty()),
        ("hosts", !hosts.is_empty()),
        ("domain", !domain.is_empty()),
        ("pesilat", pesilat.is_some_and(|it| it.layout.is_some())),
        ("appId", !app_id.is_empty()),
        ("lmsId", !lms_id.is_empty()),
        ("lmsKey", !lms_key.is_empty()),
        ("workspaceId", !workspace_id.is_empty()),
        ("settings", !settings.is_empty()),
        ("pages", has_pages && !words.0.is_empty()),
        ("analytics", analytics.is_some()),
    ];
    for (field, is_read) in read {
        assert!(is_read, "{field} is not read");
    }
    let read: BTreeSet<&str> = read.iter().map(|(field, _)| *field).collect();
    assert_eq!(names(at(&row_schema(), "/properties")), read);
}

#[test]
fn the_schema_has_every_setting_but_the_layout_which_is_the_rows_own() {
    let brand = Brand {
        key: "a",
        name: "A",
    };
    let settings = serde_json::to_value(Settings::parse(None, "{}", &brand).0).unwrap();
    let schema = row_schema();
    for (of, place, without) in [
        ("settings", "", Some("layout")),
        ("css", "/css", None),
        ("meta", "/meta", None),
    ] {
        let mut known = names(at(&settings, place));
        assert!(without.is_none_or(|field| known.remove(field)));
        let properties = at(&schema, &format!("/$defs/{of}/properties"));
        assert_eq!(names(properties), known, "{of}");
    }
}

#[test]
fn each_word_of_the_schema_is_accepted() {
    let schema = row_schema();
    let defaults = [json!("Raleway"), json!("Inter")];
    for (of, place) in WORDS {
        let found = schema.pointer(of).unwrap();
        let words = found.get("const").map_or_else(
            || found["enum"].as_array().unwrap().clone(),
            |word| vec![word.clone()],
        );
        assert!(!words.is_empty());
        for word in words {
            let mut row = example();
            *row.pointer_mut(place).unwrap() = word.clone();
            let actual = problems(&row);
            let is_default = actual.len() == 1 && actual[0].message.starts_with("is the default");
            let may_be_default = place.contains("/ft_") && defaults.contains(&word);
            assert!(
                actual.is_empty() || (may_be_default && is_default),
                "{place}: {word}: {actual:?}"
            );
        }
    }
    // The default fonts are the ones that the schema leaves out.
    for (field, default) in ["ft_primary", "ft_secondary"].iter().zip(defaults) {
        let left_out = schema.pointer(&format!("/$defs/css/properties/{field}/not/const"));
        assert_eq!(left_out, Some(&default));
        let mut row = example();
        put(&mut row, "/settings/css", field, default);
        assert_eq!(problems(&row).len(), 1, "{field}");
    }
}

#[test]
fn a_file_may_name_its_schema_which_goes_no_further() {
    let mut row = example();
    put(&mut row, "", SCHEMA, json!("./published.schema.json"));
    let tenant = Tenant::to_publish(&row.to_string(), &PAGES, &TENANTS).unwrap();
    assert!(!tenant.published().contains("schema"));
    let mut table = table();
    assert!(table[SCHEMA].is_string());
    let read = Tenants::parse(&table.to_string(), &PAGES).unwrap();
    assert!(!read.source().unwrap().contains("schema"));
    // A row of the table is not a file.
    put(&mut table, "/tenants/0", SCHEMA, json!("x"));
    assert!(is_unknown(&problems_of_table(&table), SCHEMA));
}
