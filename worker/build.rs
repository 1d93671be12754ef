//! Cargo's build script: checks `app/pages.json` and `tenants.json` with the edge's own code and
//! writes the tenants out for it, each row in the form that rows have in the key-value store
//! (`worker/site/tables.rs`). With a problem in either the build fails
//! and tells all of them.
#![allow(
    dead_code,
    unused_imports,
    reason = "a few of the edge's modules are compiled in whole, for what reads the tables"
)]

mod memory;

mod site {
    pub mod fields;
    pub mod page;
    pub mod settings;
    pub mod tables;
    pub mod tenant;
}

mod text {
    pub mod escape;
    pub mod header;
    pub mod json;
    pub mod limit;
    pub mod percent;
    pub mod typed;
}

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use site::tables;

const PAGES: &str = "app/pages.json";
const TENANTS: &str = "tenants.json";

fn main() -> ExitCode {
    for file in [PAGES, TENANTS] {
        println!("cargo::rerun-if-changed={file}");
    }
    match write() {
        Ok(()) => ExitCode::SUCCESS,
        Err(problems) => {
            for problem in problems {
                eprintln!("{problem}");
            }
            ExitCode::FAILURE
        }
    }
}

fn write() -> Result<(), Vec<String>> {
    let tenants = tables::checked_tenants(&tables::checked_pages()?)?;
    let source = tenants.source();
    let source = source.map_err(|error| vec![format!("{TENANTS}: {error}")])?;
    let folder = env::var("OUT_DIR").map_err(|error| vec![format!("OUT_DIR: {error}")])?;
    let file = Path::new(&folder).join("tenants.rs");
    fs::write(file, source).map_err(|error| vec![format!("{folder}: {error}")])
}
