//! Cargo's build script: checks the page table and `tenants.json` and writes the tenants out as Rust
//! source, each row in the form that rows have in the key-value store. With a problem in either the
//! build fails and prints all of them.

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use belajar_core::sites::tables;

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
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
    let source = source.map_err(|error| vec![format!("tenants.json: {error}")])?;
    let folder = env::var("OUT_DIR").map_err(|error| vec![format!("OUT_DIR: {error}")])?;
    let file = Path::new(&folder).join("tenants.rs");
    fs::write(file, source).map_err(|error| vec![format!("{folder}: {error}")])
}
