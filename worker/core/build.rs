//! Cargo's build script: writes `app/pages.json` without the blanks between its tokens, as the module
//! carries it.

use std::path::Path;
use std::{env, fs, io};

const PAGES: &str = "../../app/pages.json";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={PAGES}");
    let folder = env::var_os("OUT_DIR").unwrap_or_default();
    let pages = without_blanks(&fs::read_to_string(PAGES)?);
    fs::write(Path::new(&folder).join("pages.json"), pages)
}

/// JSON text without the blanks that stand outside of its strings.
fn without_blanks(json: &str) -> String {
    let mut is_in_string = false;
    let mut is_escaped = false;
    json.chars()
        .filter(|&char| {
            let is_kept = is_in_string || !char.is_ascii_whitespace();
            is_in_string ^= char == '"' && !is_escaped;
            is_escaped = is_in_string && char == '\\' && !is_escaped;
            is_kept
        })
        .collect()
}
