//! What `npm run tenant` asks of the edge's own code (`test/run/tenant/`), so that what is written
//! into the key-value store is what the worker reads.
//!
//! `row` takes a row as `tenants.json` writes them on its standard input, and prints
//! `{"key", "hosts", "row"}`, the form that is published; with problems in it it ends with 1, and
//! each of them is a line of its error output.

use std::env;
use std::io::{self, Read};
use std::process::ExitCode;

use belajar_edge::site::tables::{PAGES, TENANTS};
use belajar_edge::site::tenant::{TableError, Tenant};
use belajar_edge::text::json::{object, text};
use serde_json::Value;

fn main() -> ExitCode {
    let given: Vec<String> = env::args().skip(1).collect();
    let given: Vec<&str> = given.iter().map(String::as_str).collect();
    let told = match given.as_slice() {
        ["row"] => input().and_then(|text| row(&text)),
        _ => Err(vec!["row < a row in JSON".to_owned()]),
    };
    match told {
        Ok(told) => {
            println!("{told}");
            ExitCode::SUCCESS
        }
        Err(problems) => {
            eprintln!("{}", problems.join("\n"));
            ExitCode::FAILURE
        }
    }
}

fn input() -> Result<String, Vec<String>> {
    let mut text = String::new();
    let read = io::stdin().read_to_string(&mut text);
    read.map(|_| text).map_err(|error| vec![error.to_string()])
}

fn row(json: &str) -> Result<String, Vec<String>> {
    let tenant = Tenant::to_publish(json, &PAGES, &TENANTS)
        .map_err(|problems| problems.iter().map(TableError::told).collect::<Vec<_>>())?;
    let hosts = tenant.hosts.iter().map(|host| Value::from(host.as_ref()));
    Ok(text(&object(vec![
        ("key", tenant.key.as_ref().into()),
        ("hosts", hosts.collect()),
        ("row", tenant.published().into()),
    ])))
}
