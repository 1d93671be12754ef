//! Cargo's build script: checks `app/pages.json` and `tenants.json` with the edge's own code and
//! writes them out as static rows (`worker/site/tables.rs`). With a problem in either the build fails
//! and tells all of them.
#![allow(
    dead_code,
    unused_imports,
    reason = "a few of the edge's modules are compiled in whole, for what reads the tables"
)]

mod memory;

mod site {
    pub mod literal;
    pub mod page;
    pub mod settings;
    pub mod tenant;
}

mod text {
    pub mod hex;
    pub mod json;
    pub mod limit;
    pub mod percent;
}

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use site::page::PageTable;
use site::tenant::Tenants;

const PAGES: &str = "app/pages.json";
const TENANTS: &str = "tenants.json";
const LINKING: &str = "worker/module";

fn main() -> ExitCode {
    // Cargo itself knows nothing of what stands where the linker does.
    for file in [PAGES, TENANTS, LINKING] {
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
    let pages = PageTable::parse(&read(PAGES)?)?;
    let tenants = Tenants::parse(&read(TENANTS)?, &pages)
        .map_err(|problems| problems.iter().map(ToString::to_string).collect::<Vec<_>>())?;
    let folder = env::var("OUT_DIR").map_err(|error| vec![format!("OUT_DIR: {error}")])?;
    fs::write(
        Path::new(&folder).join("tables.rs"),
        pages.source() + &tenants.source(),
    )
    .map_err(|error| vec![format!("{folder}: {error}")])
}

fn read(file: &str) -> Result<String, Vec<String>> {
    fs::read_to_string(file).map_err(|error| vec![format!("{file}: {error}")])
}
