//! Cargo's build script: writes the page table as the module carries it: each row of `app/pages.json` with
//! the calls of its page's first view from `app/first-views.json`, which `worker/first-views.mjs` writes.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use serde_json::{Map, Value};

const PAGES: &str = "../../app/pages.json";
const FIRST_VIEWS: &str = "../../app/first-views.json";

/// The field of a row that is written here.
const CALLS: &str = "calls";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={PAGES}");
    println!("cargo::rerun-if-changed={FIRST_VIEWS}");
    let mut rows = read(PAGES)?;
    let mut views = read(FIRST_VIEWS)?;
    let views = views.get_mut("pages").and_then(Value::as_object_mut);
    add_calls(
        &mut rows,
        views.ok_or("first-views.json: write an object `pages`")?,
    )?;
    let folder = env::var_os("OUT_DIR").unwrap_or_default();
    fs::write(Path::new(&folder).join("pages.json"), rows.to_string())?;
    Ok(())
}

fn read(path: &str) -> Result<Value, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    serde_json::from_str(&text).map_err(|error| format!("{path}: {error}"))
}

/// Gives each row the calls of its page. What else may be wrong with a row is told by the reader of the
/// table.
///
/// # Errors
/// A row that names calls itself, or calls of a page that has no row.
fn add_calls(rows: &mut Value, views: &mut Map<String, Value>) -> Result<(), String> {
    let rows = rows.as_array_mut().into_iter().flatten();
    for row in rows.filter_map(Value::as_object_mut) {
        let name = row.get("name").and_then(Value::as_str).unwrap_or_default();
        let name = name.to_owned();
        if row.contains_key(CALLS) {
            return Err(format!(
                "pages.json: {name}: name its calls in first-views.ts beside the page"
            ));
        }
        if let Some(calls) = views.remove(&name) {
            row.insert(CALLS.to_owned(), calls);
        }
    }
    views.keys().next().map_or(Ok(()), |name| {
        Err(format!(
            "first-views.json: {name}: pages.json has no such page"
        ))
    })
}
